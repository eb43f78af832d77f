"""Write the documents' generated parts and the output of their commands anew: `python tests/documents/renew.py`."""

import os
import shlex
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from documents.generated import generated  # noqa: E402
from documents.reading import DOCUMENTS, files, with_generated, with_output  # noqa: E402


def renewed(text: str) -> str:
    """A document as it should be now."""
    text = with_generated(text, generated)
    with TemporaryDirectory() as folder:
        for name, written in files(text).items():
            (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
            (Path(folder) / name).write_text(written, encoding="utf-8")
        return with_output(text, lambda command: _printed(command, folder))


def _printed(command: str, folder: str) -> str:
    known = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "FORCE_COLOR")}
    environment = known | {"PYTHONPATH": str(ROOT), "ADJUDICATOR_CARDS": folder + "/no cards", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(command)],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if "Traceback (most recent call last)" in done.stderr:
        sys.exit(f"a document never shows what `{command}` ends in:\n{done.stderr}")
    return done.stdout + done.stderr


if __name__ == "__main__":
    for path in DOCUMENTS:
        before = path.read_text(encoding="utf-8")
        after = renewed(before)
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(f"{path.relative_to(ROOT)} is renewed")
