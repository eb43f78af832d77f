"""List the named readings of a game."""

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from adjudicator.engine.readings import Reading
    from adjudicator.games.interface import Game


def command(
    game: Annotated[str, typer.Argument(help="The game.")] = "arkham",
    form: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
) -> None:
    """List the points that a game's rules leave open, with their possible readings.

    Each has its question, its values (the default is marked), the rules that it comes from, and the profiles that
    choose a value; a profile settles many points at once. `adjudicator rule FILE --reading NAME=VALUE` rules under
    one of them.

    Examples: adjudicator readings arkham; adjudicator readings arkham --format json
    """
    from adjudicator.games.finding import find_game, known_games

    found = find_game(game)
    if found is None:
        raise typer.BadParameter(f"{game!r} is not one of {', '.join(known_games())}", param_hint="GAME")
    if form not in ("text", "json"):
        raise typer.BadParameter(f"{form!r} is not one of text, json", param_hint="--format")
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
