"""List cards."""

from argparse import ArgumentError, ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator

from adjudicator.cli.cards.common import cards_of, end
from adjudicator.cli.files import game_option
from adjudicator.games.interface import Known
from adjudicator.language.diagnostics import InputAtFault


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `cards list`."""
    parser.add_argument("words", nargs="*", default=[], help="Words of the name.")
    parser.add_argument("--type", default="", dest="of_type", metavar="TYPE", help="Cards of this type: asset, enemy …")
    parser.add_argument("--trait", default="", help="Cards with this trait.")
    parser.add_argument(
        "--not-modelled", action="store_true", dest="lacking", help="Cards with a part that is not modelled."
    )
    parser.add_argument(
        "--why", action="store_true", help="With --not-modelled: the phrases that stop reading, most frequent first."
    )
    game_option(parser)


def command(words: list[str], of_type: str, trait: str, lacking: bool, why: bool, game: str) -> None:
    """List cards, one on each line.

    Exit status: 0 cards are listed, 1 no card fits, 2 the input is at fault.

    Examples: adjudicator cards list cop; adjudicator cards list --type enemy --trait Ghoul;
    adjudicator cards list --not-modelled; adjudicator cards list --not-modelled --why
    """
    from adjudicator.cli.progress import meanwhile
    from adjudicator.language.nearest import did_you_mean

    try:
        with meanwhile("Reading cards"):
            known = cards_of(game).all()
    except InputAtFault as fault:
        end(fault)
    types = sorted({card.type for card in known})
    traits = sorted({trait for card in known for trait in card.traits})
    for value, values, hint in ((of_type, types, "--type"), (trait, traits, "--trait")):
        if value and value.casefold() not in [one.casefold() for one in values]:
            help = did_you_mean(value, values) or ("known: " + ", ".join(types) if values is types else "")
            raise ArgumentError(None, f"{hint}: no card has {value!r}{f'; {help}' if help else ''}")
    found = [
        card
        for card in known
        if all(word.casefold() in card.name.casefold() for word in words)
        and of_type.casefold() in ("", card.type)
        and (not trait or trait.casefold() in [one.casefold() for one in card.traits])
        and (not lacking or card.not_modelled)
    ]
    lines = list(_phrases(part for card in found for part in card.not_modelled) if why else map(_line, found))
    for line in lines:
        print(line)
    if not lines:
        raise SystemExit(1)


def _line(card: Known) -> str:
    lacks = f"; not modelled: {', '.join(card.not_modelled)}" if card.not_modelled else ""
    return f"{card.name}: {card.type}{', ' if card.traits else ''}{', '.join(card.traits)}{lacks}"


def _phrases(parts: Iterable[str]) -> Iterator[str]:
    """The parts that are not modelled, or the words at which reading stopped, with how often they stand on cards."""
    yield from (f"{number:5} {phrase}" for phrase, number in stops(parts))


def stops(parts: Iterable[str]) -> list[tuple[str, int]]:
    """The phrases at which reading stopped, or the beginnings of parts without the mark, the most frequent first."""
    phrases = Counter(_phrase(part) for part in parts)
    return sorted(phrases.items(), key=lambda one: (-one[1], one[0]))


def _phrase(part: str) -> str:
    """The words around the mark where reading stopped."""
    from adjudicator.games.interface import STOPPED

    before, mark, after = part.partition(f" {STOPPED} ")
    return f"{' '.join(before.split()[-3:])} {STOPPED} {' '.join(after.split()[:4])}" if mark else part[:70]
