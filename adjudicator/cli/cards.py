"""Show, list and import the cards of a game."""

import sys
from typing import Annotated, NoReturn

import typer

from adjudicator.games.interface import Cards
from adjudicator.language.diagnostics import InputAtFault

AT_FAULT = 2
NAMED = 10
"""The most skipped cards that an import names; the others are counted."""

GAME = Annotated[str, typer.Option(help="The game.")]


def command() -> None:
    """Show and list the cards of a game, and import your own.

    Examples: adjudicator cards show Machete; adjudicator cards list --trait Ghoul;
    adjudicator cards import arkhamdb arkhamdb-json-data
    """


def show(
    name: Annotated[list[str], typer.Argument(help="The card's name.")],
    game: GAME = "arkham",
) -> None:
    """Print a card as the adjudicator knows it.

    Figures, traits, keywords, abilities and the parts that are not modelled, as the card's file has them.

    Examples: adjudicator cards show Beat Cop; adjudicator cards show "Beat Cop (2)"
    """
    from adjudicator.language.nearest import did_you_mean

    cards = _cards(game)
    wanted = " ".join(name)
    try:
        found = cards.find(wanted)
    except InputAtFault as fault:
        _end(fault)
    if found is None:
        hint = did_you_mean(wanted, cards.names())
        print(f'Error: there is no card "{wanted}"{f": {hint}" if hint else ""}', file=sys.stderr)
        raise typer.Exit(AT_FAULT)
    print(f"# {found.path if found.users else 'This card comes with the adjudicator.'}")
    print(found.path.read_text(encoding="utf-8"), end="")


def list_cards(
    words: Annotated[list[str] | None, typer.Argument(help="Words of the name.")] = None,
    of_type: Annotated[str, typer.Option("--type", help="Cards of this type: asset, enemy …")] = "",
    trait: Annotated[str, typer.Option(help="Cards with this trait.")] = "",
    lacking: Annotated[bool, typer.Option("--not-modelled", help="Cards with a part that is not modelled.")] = False,
    game: GAME = "arkham",
) -> None:
    """List cards, one on each line.

    Exit status: 0 cards are listed, 1 no card fits, 2 the input is at fault.

    Examples: adjudicator cards list cop; adjudicator cards list --type enemy --trait Ghoul;
    adjudicator cards list --not-modelled
    """
    from adjudicator.language.nearest import did_you_mean

    try:
        known = _cards(game).all()
    except InputAtFault as fault:
        _end(fault)
    types = sorted({card.type for card in known})
    traits = sorted({trait for card in known for trait in card.traits})
    for value, values, hint in ((of_type, types, "--type"), (trait, traits, "--trait")):
        if value and value.casefold() not in [one.casefold() for one in values]:
            help = did_you_mean(value, values) or ("known: " + ", ".join(types) if values is types else "")
            raise typer.BadParameter(f"no card has {value!r}{f'; {help}' if help else ''}", param_hint=hint)
    found = [
        card
        for card in known
        if all(word.casefold() in card.name.casefold() for word in words or ())
        and of_type.casefold() in ("", card.type)
        and (not trait or trait.casefold() in [one.casefold() for one in card.traits])
        and (not lacking or card.not_modelled)
    ]
    for card in found:
        lacks = f"; not modelled: {', '.join(card.not_modelled)}" if card.not_modelled else ""
        print(f"{card.name}: {card.type}{', ' if card.traits else ''}{', '.join(card.traits)}{lacks}")
    if not found:
        raise typer.Exit(1)


def import_cards(
    form: Annotated[str, typer.Argument(help="The format of the folder: arkhamdb, for arkhamdb-json-data.")],
    folder: Annotated[str, typer.Argument(help="Your checkout, or a folder with JSON files of its packs.")],
    to: Annotated[str, typer.Option(help="Write the cards to this folder instead of your own.")] = "",
    game: GAME = "arkham",
) -> None:
    """Import cards of your own.

    Figures, traits and keywords are imported; a ruling names the parts of a card that are not modelled.

    Cards that are already known stay as they are. New cards are written to $ADJUDICATOR_CARDS, if that is set, or to
    adjudicator/arkham/cards in your data folder, where every ruling finds them.

    Examples: adjudicator cards import arkhamdb arkhamdb-json-data;
    adjudicator cards import arkhamdb my-packs --to my-cards
    """
    from pathlib import Path

    cards = _cards(game)
    if form not in cards.forms:
        raise typer.BadParameter(f"{form!r} is not one of {', '.join(cards.forms)}", param_hint="FORM")
    try:
        done = cards.bring_in(form, Path(folder), Path(to) if to else None)
    except InputAtFault as fault:
        _end(fault)
    print(f"{done.folder}: {len(done.written)} new, {len(done.kept)} known before, {len(done.left_out)} left out")
    for line in done.left_out[:NAMED]:
        print(f"  left out: {line}")
    if len(done.left_out) > NAMED:
        print(f"  … and {len(done.left_out) - NAMED} more")


def _cards(game: str) -> Cards:
    """The cards of a game; a usage error if there is no such game, or it has none."""
    from adjudicator.games.finding import find_game, known_games

    found = find_game(game)
    if found is None:
        raise typer.BadParameter(f"{game!r} is not one of {', '.join(known_games())}", param_hint="--game")
    cards = found.cards()
    if cards is None:
        raise typer.BadParameter(f"{found.title} has no cards to look up", param_hint="--game")
    return cards


def _end(fault: InputAtFault) -> NoReturn:
    """Prints the faults of a file, and ends the command."""
    from adjudicator.cli.ruling_command import print_faults

    print_faults(list(fault.faults), as_json=False)
    raise typer.Exit(AT_FAULT)


parts = {"show": show, "list": list_cards, "import": import_cards}
