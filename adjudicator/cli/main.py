"""The process around a command: its arguments, its output streams, its exit status."""

import gc
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from adjudicator.later import forget_functions, later_functions

# The status that a shell reports for a program ended by SIGPIPE; no ruling has it.
CLOSED_PIPE = 141
CANNOT_WRITE = 1
SELDOM_COLLECTED = (100_000, 20, 20)
"""Thresholds of the garbage collector: start-up makes tens of thousands of objects, and all of them stay."""
SELDOM_USED: dict[str, tuple[str, ...]] = {
    "base64": (),
    "bz2": (),
    "difflib": ("get_close_matches",),
    "fnmatch": (),
    "gettext": ("gettext",),
    "glob": (),
    "ipaddress": (),
    "lzma": (),
    "ntpath": (),
    "platform": (),
    "shellingham": (),
    "shutil": ("get_terminal_size",),
    "subprocess": (),
    "tokenize": (),
    "traceback": ("FrameSummary", "StackSummary"),
    "urllib.parse": ("quote_from_bytes",),
    "uuid": ("UUID",),
}
"""Modules that Typer and the YAML parser import at start-up, but use only where a ruling never comes.

With each stand the functions and classes that they import from it by name; they only call them.
"""


def main() -> NoReturn:
    """Run the command that the process was given, and end the process with its exit status."""
    gc.set_threshold(*SELDOM_COLLECTED)
    for name, functions in SELDOM_USED.items():
        later_functions(name, *functions)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A card's name that the terminal's encoding lacks is shown escaped; it must not end the run.
            stream.reconfigure(errors="backslashreplace")
    status = finish(run(sys.argv[1:]))
    # Everything is written; taking the interpreter down piece by piece would cost a tenth of a short run.
    os._exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit status: 2 after a usage error, 141 after a closed pipe."""
    from adjudicator.cli.app import COMMANDS, PROGRAM, program

    for name, functions in SELDOM_USED.items():
        forget_functions(name, *functions)
    try:
        program(COMMANDS).main(args=arguments, prog_name=PROGRAM)
    except SystemExit as stop:
        if not isinstance(stop.code, int):
            raise
        # Typer ends quietly with 1 on a closed pipe, but a command may use 1 for an answer.
        return CLOSED_PIPE if isinstance(stop.__context__, BrokenPipeError) else stop.code
    except BrokenPipeError:
        return CLOSED_PIPE
    return 0


def finish(status: int) -> int:
    """Write out the buffered output and return the exit status; an error while writing changes it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except BrokenPipeError:
            status = CLOSED_PIPE
        except OSError as fault:
            os.write(2, f"Error: the output could not be written: {fault.strerror}\n".encode())
            status = CANNOT_WRITE
    return status
