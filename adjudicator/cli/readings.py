"""List the named readings of a game."""

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from adjudicator.cli.files import format_argument, game_argument, game_called

if TYPE_CHECKING:
    from adjudicator.engine.readings import Reading
    from adjudicator.games.interface import Game


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `readings`."""
    game_argument(parser)
    format_argument(parser, "text", "json")


def command(game: str, form: str) -> None:
    """List the points that a game's rules leave open, with their possible readings.

    Each has its question, its values (the default is marked), the rules that it comes from, and the profiles that
    choose a value; a profile settles many points at once. `adjudicator rule FILE --reading NAME=VALUE` rules under
    one of them.

    Examples: adjudicator readings arkham; adjudicator readings arkham --format json
    """
    found = game_called(game)
    if form == "json":
        import json

        print(json.dumps([_data(point) for point in found.readings], ensure_ascii=False, indent=2))
        return
    _print(found)


def _data(point: "Reading") -> dict[str, object]:
    return {
        "reading": point.name,
        "question": point.question,
        "values": [{"value": value, "means": meaning} for value, meaning in point.values],
        "default": point.default,
        "rules": list(point.rules),
        "profiles": dict(point.profiles),
    }


def _print(game: "Game") -> None:
    from adjudicator.engine.readings import profiles_of
    from adjudicator.page import page_for

    page = page_for()
    if not game.readings:
        page.line(f"{game.title} has no named readings.")
    profiles = profiles_of(game.readings)
    if profiles:
        page.item("Profiles:", ", ".join(profiles), 0)
    for point in game.readings:
        page.heading(point.name)
        page.item("", point.question, 1)
        for value, meaning in point.values:
            page.item(f"{value}:", meaning + _marks(point, value), 4, 0, "cyan")
        page.item("rules:", ", ".join(point.rules), 2, 0, "dim")
    print(page, end="")


def _marks(point: "Reading", value: str) -> str:
    """The marks of a value: the default, and the profiles that choose it."""
    marks = ["the default"] if value == point.default else []
    marks += [f"profile {profile}" for profile, chosen in point.profiles if chosen == value]
    return f" ({', '.join(marks)})" if marks else ""
