"""List what may be done."""

from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.ruling_command import AT_FAULT, Edition, Files, Form, Player, Readings, checked_format, readings_of

if TYPE_CHECKING:
    from adjudicator.playing.page import Listed


def command(
    files: Files,
    why_not: Annotated[
        bool, typer.Option("--why-not", help="List what may not be done, too, with the rule that forbids it.")
    ] = False,
    edition: Edition = "",
    reading: Readings = None,
    player: Player = "",
    form: Form = "text",
) -> None:
    """List what may be done where a situation has come to: by whom, at what cost, by which rule.

    Each is given by the sentence that stands for it under `do:`.

    Exit status: 0 listed, 2 the input is at fault.

    Examples: adjudicator legal dispute.yaml; adjudicator legal --why-not --format json dispute.yaml
    """
    from adjudicator.cli.ruling_command import print_faults
    from adjudicator.language.diagnostics import Fault, InputAtFault
    from adjudicator.playing.page import list_file
    from adjudicator.situation.choosing import NoSuchChoice

    form = checked_format(form)
    found: list[Listed] = []
    faults: list[Fault] = []
    for file in files:
        try:
            found += list_file(file, edition, readings_of(reading or []), player, why_not=why_not)
        except InputAtFault as fault:
            faults += fault.faults
        except NoSuchChoice as choice:
            raise typer.BadParameter(str(choice)) from None
    _print(found, form)
    if faults:
        print_faults(faults, form == "json" and not found)
        raise typer.Exit(AT_FAULT)


def _print(found: "list[Listed]", form: str) -> None:
    from adjudicator.games.finding import find_game
    from adjudicator.page import page_for
    from adjudicator.playing import page as pages
    from adjudicator.ruling.sentences import sentences

    if form == "json":
        import json

        data = [pages.as_data(listed) for listed in found]
        if data:
            print(json.dumps(data[0] if len(data) == 1 else data, ensure_ascii=False, indent=2))
        return
    for number, listed in enumerate(found):
        game = find_game(listed.game)
        assert game is not None
        if number:
            print()
        if form == "markdown":
            print(pages.as_markdown(listed, sentences(game)), end="")
        else:
            page = page_for()
            pages.write_legal(listed, sentences(game), page)
            print(page, end="")
