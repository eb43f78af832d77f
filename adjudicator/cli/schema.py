"""Print a JSON Schema."""

from argparse import ArgumentError, ArgumentParser

REPORTS = {
    "ruling": "ruling/schema.json",
    "check": "recording/schema.json",
    "compare": "ruling/comparison.json",
    "legal": "playing/schema.json",
    "audit": "oracle/audit.json",
}
"""The reports that commands print as JSON, with the places of their schemas in this package."""

ORACLE = "oracle"
"""The protocol; its schema includes that of rulings."""


def arguments(parser: ArgumentParser) -> None:
    """The arguments of `schema`."""
    reports = ", ".join((*REPORTS, ORACLE))
    parser.add_argument("what", help=f"A game, for its situations; or one of {reports}, for their JSON output.")


def command(what: str) -> None:
    """Print the JSON Schema of a game's situations, or of a report.

    Examples: adjudicator schema arkham > arkham.schema.json; adjudicator schema ruling
    """
    import json
    from pathlib import Path

    from adjudicator.games.finding import find_game, known_games

    if what in REPORTS:
        print((Path(__file__).parents[1] / REPORTS[what]).read_text(encoding="utf-8"), end="")
        return
    if what == ORACLE:
        from adjudicator.oracle.protocol import schema

        print(json.dumps(schema(), ensure_ascii=False, indent=2))
        return
    game = find_game(what)
    if game is None:
        known = ", ".join((*known_games(), *REPORTS, ORACLE))
        raise ArgumentError(None, f"{what!r} is not one of {known}")
    from adjudicator.situation.document import schema_of

    print(json.dumps(schema_of(game), ensure_ascii=False, indent=2))
