"""What is told of a place at which a pointer rests: a rule, a card, the meaning of a key, the answer to a question."""

from collections.abc import Iterator, Sequence

from adjudicator.editors.declared import declared
from adjudicator.editors.pointing import Pointed, card_at, named_at, pointed, rule_at
from adjudicator.games.finding import game_of
from adjudicator.games.interface import Known
from adjudicator.language.source import Mapping, Span
from adjudicator.plain import marked
from adjudicator.reference.catalogue import Catalogue
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences
from adjudicator.situation.wording import take_care


def told(
    root: Mapping, game: str, line: str, at: tuple[int, int], rulings: Sequence[Ruling]
) -> tuple[str, Span] | None:
    """The words, as Markdown, about a line and column of a document, and the stretch of which they are told.

    `line` is the text of that line. None if nothing can be told.
    """
    found = pointed(root, *at)
    if found is None:
        return None
    parts = [part for part in _parts(root, game, line, at[1] - 1, found, rulings) if part]
    return ("\n\n".join(parts), found.node.span) if parts else None


def _parts(root: Mapping, game: str, line: str, place: int, found: Pointed, rulings: Sequence[Ruling]) -> Iterator[str]:
    known = declared(game)
    yield _rule(game, rule_at(line, place))
    if found.is_key:
        yield marked(known.meaning(found.path))
    yield from _answers(found.node.text, game, rulings)
    named = named_at(root, known, line, place)
    card = card_at(root, game, known, found if known.names_a_card(found.path) else named or found)
    if card is not None:
        yield _card(card)


def _rule(game: str, rule: str) -> str:
    """A rule with its heading and its sentence; nothing if there is none of this id."""
    catalogue = Catalogue(game_of(game).reference)
    found = catalogue.rule(rule) if rule else None
    entry = None if found is None else catalogue.entry(found.entry)
    if found is None or entry is None:
        return ""
    return f"**{found.id}** {marked(entry.title)}\n\n{marked(' '.join(found.says.split()))}"


def _answers(question: str, game: str, rulings: Sequence[Ruling]) -> Iterator[str]:
    """The answers to a question with the rules that decide them, by their variants."""
    says = sentences(game_of(game))
    for ruling in rulings:
        for answer in ruling.answers:
            if answer.question == question:
                head = f"**{marked(answer.value)}**{'' if answer.final else ', so far'}"
                variant = f" ({marked(ruling.variant)})" if ruling.variant else ""
                yield "\n".join([head + variant, "", *(f"- `{rule}` {marked(says(rule))}" for rule in answer.because)])


def _card(card: Known) -> str:
    """A card as the adjudicator knows it."""
    text = card.path.read_text(encoding="utf-8").strip()
    care = f"\n\n{marked(take_care(card.not_modelled))}" if card.not_modelled else ""
    return f"```yaml\n{text}\n```{care}"
