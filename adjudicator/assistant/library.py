"""What an assistant may look up: games, rules, cards, documents, and the sentences that a game understands."""

import re
from dataclasses import dataclass
from typing import Final

from adjudicator.assistant.answers import RuleSaid
from adjudicator.games.finding import find_game, game_of, known_games
from adjudicator.games.interface import Game
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.playing.problem import Problem
from adjudicator.reference.catalogue import Catalogue, Rule
from adjudicator.reference.search import find_in

_LIST: Final = "\n# Every kind of sentence"
"""The words above the sentences in the example of a game."""
MOST: Final = 60
"""The most sentences that are told."""


@dataclass(frozen=True)
class GameKnown:
    """A game: its name in a situation, its title, its editions, and the readings of what its rules leave open."""

    name: str
    title: str
    editions: list[str]
    readings: list[str]


@dataclass(frozen=True)
class CardKnown:
    """A card as the adjudicator knows it: its file, and the parts that are not modelled."""

    name: str
    file: str
    not_modelled: list[str]


@dataclass(frozen=True)
class Language:
    """How a situation of a game is written: an example to start from, and kinds of sentences."""

    game: str
    example: str
    sentences: list[str]


def games() -> list[GameKnown]:
    """Every game."""
    found = (game_of(name) for name in known_games())
    return [
        GameKnown(
            game.name,
            game.title,
            list(game.editions),
            [f"{one.name}: {one.question} ({', '.join(value for value, _m in one.values)})" for one in game.readings],
        )
        for game in found
    ]


def game_called(name: str) -> Game:
    """The game of a name; a Problem that names all of them if there is none."""
    found = find_game(name)
    if found is None:
        raise Problem("bad-choice", f"there is no game {name!r}: one of {', '.join(known_games())}")
    return found


def rules(game: str, words: str, limit: int) -> list[RuleSaid]:
    """The rules that some words find: an id, a heading, or what they are about."""
    found = find_in({game: Catalogue(game_called(game).reference)}, words, max(1, min(limit, 20)))
    rules = [one for hits in found.values() for hit in hits for one in _rules(hit.found)]
    return [RuleSaid(rule.id, " ".join(rule.says.split())) for rule in rules[:40]]


def _rules(found: object) -> tuple[Rule, ...]:
    return (found,) if isinstance(found, Rule) else tuple(getattr(found, "rules", ()))


def card(game: str, name: str) -> CardKnown:
    """A card of a game."""
    cards = game_called(game).cards()
    if cards is None:
        raise Problem("bad-choice", f"{game} has no cards to look up; they are described in a situation")
    try:
        found = cards.find(name)
    except InputAtFault as fault:
        raise Problem("bad-card", str(fault)) from None
    if found is None:
        hint = cards.meant_by(name)
        raise Problem("bad-choice", f'there is no card "{name}"{f": {hint}" if hint else ""}')
    return CardKnown(found.name, found.path.read_text(encoding="utf-8"), list(found.not_modelled))


def language(game: str, about: str) -> Language:
    """How a situation of a game is written, with the sentences that have one of some words, or with the first ones."""
    example, *lists = game_called(game).example().split(_LIST)
    every = [line.removeprefix("#").strip() for text in lists for line in text.splitlines()[1:] if line.strip("# ")]
    words = [word for word in re.findall(r"\w+", about.lower()) if len(word) > 2]
    fitting = [sentence for sentence in every if any(word in sentence.lower() for word in words)]
    return Language(game, example.strip(), list(dict.fromkeys(fitting or every))[:MOST])


def topics(documents: dict[str, str]) -> str:
    """The topics of the documents, one a line."""
    lines = (f"{topic}: {_first_line(text)}" for topic, text in documents.items())
    return "Ask for one of these topics, and then for one of its sections:\n" + "\n".join(lines)


def section(documents: dict[str, str], topic: str, heading: str) -> str:
    """A section of a document; its beginning and its headings if none is named."""
    text = documents.get(topic)
    if text is None:
        raise Problem("bad-choice", f"there is no topic {topic!r}: one of {', '.join(documents)}")
    parts = re.split(r"^(?=#{1,3} )", text, flags=re.MULTILINE)
    by_heading = {_first_line(part).lstrip("# ").strip(): part for part in parts if part.strip()}
    if not heading:
        first = next(iter(by_heading.values()))
        return f"{first.strip()}\n\nSections: {'; '.join(list(by_heading)[1:]) or 'none'}"
    found = next((name for name in by_heading if name.lower() == heading.lower()), None)
    if found is None:
        raise Problem("bad-choice", f"{topic} has no section {heading!r}: one of {'; '.join(by_heading)}")
    return by_heading[found].strip()


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]
