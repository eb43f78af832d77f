"""The safe replacement of a file: at every moment the whole old file or the whole new one exists."""

import contextlib
import os
import re
import stat
import tempfile


class ChangedMeanwhile(Exception):
    """The file has changed since it was read."""


class ReadOnly(Exception):
    """Nobody may write the file."""


def replace(path: str, old: bytes, new: bytes) -> None:
    """Replaces the old content of a file by the new one; follows a link, and keeps permissions.

    A file of several names keeps them all: it is written in place, with the new content beside it until that is done.
    """
    real = os.path.realpath(path)
    before = os.stat(real)
    if not stat.S_IMODE(before.st_mode) & 0o222 or not os.access(real, os.W_OK):
        raise ReadOnly(path)
    folder, name = os.path.split(real)
    handle, beside = tempfile.mkstemp(prefix=f".{name}.{os.getpid()}.", suffix=".new", dir=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(new)
            file.flush()
            os.fsync(handle)
            if hasattr(os, "fchown"):
                with contextlib.suppress(OSError):
                    os.fchown(handle, before.st_uid, before.st_gid)
            os.chmod(beside, stat.S_IMODE(before.st_mode))
        with open(real, "rb") as file:
            if file.read() != old:
                raise ChangedMeanwhile(path)
        if before.st_nlink == 1:
            os.replace(beside, real)
        else:
            _write_in_place(real, new)
            os.unlink(beside)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(beside)
        raise


def _write_in_place(real: str, new: bytes) -> None:
    with open(real, "r+b") as file:
        file.write(new)
        file.truncate()
        file.flush()
        os.fsync(file.fileno())


def tidy(path: str) -> None:
    """Removes what replacements of a file left beside it whose process was killed."""
    folder, name = os.path.split(os.path.realpath(path))
    left = re.compile(rf"\.{re.escape(name)}\.([0-9]+)\.[^.]*\.new")
    with contextlib.suppress(OSError):
        for other in os.listdir(folder or "."):
            found = left.fullmatch(other)
            if found is not None and not _runs(int(found[1])):
                with contextlib.suppress(OSError):
                    os.unlink(os.path.join(folder, other))


def _runs(process: int) -> bool:
    """True unless there is no process of this number."""
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        # It is somebody else's.
        return True
    return True
