"""Print a JSON Schema."""

from typing import Annotated

import typer


def command(
    what: Annotated[
        str, typer.Argument(help="A game, for its situations; or `ruling` or `check`, for what these print as JSON.")
    ],
) -> None:
    """Print the JSON Schema of a game's situations, or of a report.

    Examples: adjudicator schema arkham > arkham.schema.json; adjudicator schema ruling
    """
    import json
    from pathlib import Path

    from adjudicator import recording, ruling
    from adjudicator.games.finding import find_game, known_games

    room = {"ruling": ruling, "check": recording}.get(what)
    if room is not None:
        print((Path(str(room.__file__)).parent / "schema.json").read_text(encoding="utf-8"), end="")
        return
    game = find_game(what)
    if game is None:
        known = ", ".join((*known_games(), "ruling", "check"))
        raise typer.BadParameter(f"{what!r} is none of {known}", param_hint="WHAT")
    from adjudicator.situation.document import schema_of

    print(json.dumps(schema_of(game), ensure_ascii=False, indent=2))
