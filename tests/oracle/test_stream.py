"""The stream: in order, one line each, for any input, and its end."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import IO, Any, NamedTuple

import pytest
from oracle.client import ANSWER, SITUATION

from adjudicator.oracle import stream
from adjudicator.oracle.stream import serve

ROOT = Path(__file__).parents[2]
VERSION = b'{"op": "version"}'


def served(sent: bytes) -> tuple[int, list[dict[str, Any]]]:
    """The exit status, and the answers."""
    out = BytesIO()
    status = serve(BytesIO(sent), out)
    assert not out.getvalue() or out.getvalue().endswith(b"\n")
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    for answer in answers:
        ANSWER.validate(answer)
    return status, answers


START = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.argv[1:] = ["oracle"]
from adjudicator.cli.main import main
main()
"""

BUFFERED = {**os.environ, "PYTHONUNBUFFERED": ""}


class Oracle(NamedTuple):
    """The command, with its pipes."""

    process: "subprocess.Popen[bytes]"
    stdin: IO[bytes]
    stdout: IO[bytes]
    stderr: IO[bytes]

    def answer(self, request: bytes) -> dict[str, Any]:
        """The answer of the oracle to a request."""
        self.stdin.write(request + b"\n")
        answer: dict[str, Any] = json.loads(self.stdout.readline())
        return answer


@contextmanager
def process() -> Iterator[Oracle]:
    """The command, with pipes; a test can interrupt it, even in the background of a shell."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", START], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, env=BUFFERED
    ) as started:
        assert started.stdin is not None
        assert started.stdout is not None
        assert started.stderr is not None
        yield Oracle(started, started.stdin, started.stdout, started.stderr)


def test_answers_come_in_order_and_empty_lines_are_no_requests() -> None:
    status, answers = served(b"\n".join(b'{"op": "version", "id": %d}\n\r' % number for number in range(5)))
    assert status == 0
    assert [answer["id"] for answer in answers] == [0, 1, 2, 3, 4]


def test_nothing_is_answered_to_nothing() -> None:
    assert served(b"") == (0, [])
    assert served(b"\n  \n ") == (0, [])


def test_the_last_line_may_lack_its_end() -> None:
    status, answers = served(VERSION)
    assert status == 0
    assert answers[0]["ok"]


def test_a_stream_that_ends_in_the_middle_of_a_line() -> None:
    status, answers = served(VERSION + b"\n" + VERSION[:-4])
    assert status == 2
    assert [answer["ok"] for answer in answers] == [True, False]
    assert answers[1]["error"]["code"] == "broken-off"


@pytest.mark.parametrize("end", [b"\n" + VERSION + b"\n", b""])
def test_a_line_that_is_too_long_is_passed_over(end: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "LONGEST", 40)
    status, answers = served(b'{"op": "' + b"x" * 200 + b'"}' + end)
    assert status == 0
    assert answers[0]["error"]["code"] == "too-long"
    assert [answer["ok"] for answer in answers[1:]] == [True] * bool(end)


def test_a_line_as_long_as_may_be_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    line = VERSION + b" " * 23
    monkeypatch.setattr(stream, "LONGEST", len(line))
    assert [answer["ok"] for answer in served(line + b"\n" + line + b" \n" + line)[1]] == [True, False, True]


def test_answers_are_plain_ascii() -> None:
    out = BytesIO()
    situation = {"game": "arkham", "title": "Größe \u2028 \ud800", "investigators": {"ö": {"card": "Roland Banks"}}}
    serve(BytesIO(json.dumps({"op": "rule", "id": "\u2028", "situation": situation}).encode()), out)
    assert out.getvalue().isascii()
    assert json.loads(out.getvalue())["rulings"][0]["title"] == "Größe \\u2028 \\ud800"


def test_each_answer_is_there_before_the_next_request_is_made() -> None:
    with process() as oracle:
        for request in (
            {"op": "open", "situation": SITUATION},
            {"op": "step", "handle": "1.0", "say": "roland fights ghoul"},
        ):
            assert oracle.answer(json.dumps(request).encode())["ok"]
        oracle.stdin.close()
        assert oracle.stdout.read() == b""
    assert oracle.process.returncode == 0


def test_a_reader_that_goes_away_is_no_fault() -> None:
    with process() as oracle:
        assert oracle.answer(VERSION)["ok"]
        oracle.stdout.close()
        oracle.stdin.write(VERSION + b"\n")
        assert oracle.stderr.read() == b""
    assert oracle.process.returncode == 141


def test_an_interrupt_ends_it_quietly() -> None:
    with process() as oracle:
        assert oracle.answer(VERSION)["ok"]
        os.kill(oracle.process.pid, signal.SIGINT)
        try:
            assert oracle.process.wait(60) == 130
        finally:
            oracle.process.kill()
        assert oracle.stderr.read() == b""
        assert oracle.stdout.read() == b""
