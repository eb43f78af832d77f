"""The stream: one request and one answer a line, in order; each answer is written before the next request is read."""

import json
from typing import BinaryIO

from adjudicator.oracle.answers import Oracle, refusal
from adjudicator.oracle.limits import ALLOWED, Limits
from adjudicator.oracle.protocol import LONGEST, Object, read_request
from adjudicator.playing.problem import Problem

BROKEN_OFF = 2
"""The exit status when the stream ends in the middle of a request."""


def serve(incoming: BinaryIO, outgoing: BinaryIO, limits: Limits = ALLOWED) -> int:
    """Answers requests until the stream ends; returns the exit status."""
    oracle = Oracle(limits)
    while line := incoming.readline(LONGEST + 1):
        if not line.strip():
            continue
        if line.endswith(b"\n"):
            _write(outgoing, oracle.answer(line))
        elif len(line) > LONGEST:
            _skip(incoming)
            _write(outgoing, refusal({}, Problem("too-long", f"a request has at most {LONGEST:,} bytes")))
        elif _is_whole(line):
            # The last line may lack its end.
            _write(outgoing, oracle.answer(line))
        else:
            _write(outgoing, refusal({}, Problem("broken-off", "the stream ends in the middle of a request")))
            return BROKEN_OFF
    return 0


def _skip(incoming: BinaryIO) -> None:
    """Reads on to the end of a line, and forgets it."""
    while (part := incoming.readline(LONGEST)) and not part.endswith(b"\n"):
        pass


def _is_whole(line: bytes) -> bool:
    try:
        read_request(line)
    except Problem:
        return False
    return True


def _write(outgoing: BinaryIO, answer: Object) -> None:
    # Plain ASCII: neither the encoding of a terminal nor another idea of line ends can break it.
    outgoing.write(json.dumps(answer, separators=(",", ":")).encode("ascii") + b"\n")
    outgoing.flush()
