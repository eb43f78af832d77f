"""The process around a command: its arguments, its output streams, its exit status."""

import gc
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

# The status that a shell reports for a program ended by SIGPIPE; no ruling has it.
CLOSED_PIPE = 141
INTERRUPTED = 130
CANNOT_WRITE = 1
SELDOM_COLLECTED = (100_000, 20, 20)
"""Thresholds of the garbage collector: start-up makes tens of thousands of objects, and all of them stay."""


def main() -> NoReturn:
    """Run the command that the process was given, and end the process with its exit status."""
    gc.set_threshold(*SELDOM_COLLECTED)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A card's name that the terminal's encoding lacks is shown escaped; it must not end the run.
            stream.reconfigure(errors="backslashreplace")
    status = finish(run(sys.argv[1:]))
    # Everything is written; taking the interpreter down piece by piece would cost a tenth of a short run.
    os._exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit status: 2 after misuse, 130 after Ctrl-C, 141 after a closed pipe."""
    from adjudicator.cli.app import COMMANDS, call

    try:
        call(COMMANDS, arguments)
    except SystemExit as stop:
        if not isinstance(stop.code, int):
            raise
        return stop.code
    except BrokenPipeError:
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
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
