"""The safe replacement of a file: at every moment the whole old file or the whole new one exists."""

import contextlib
import os
import stat
import tempfile


class ChangedMeanwhile(Exception):
    """The file has changed since it was read."""


def replace(path: str, old: bytes, new: bytes) -> None:
    """Replaces the old content of a file by the new one; follows a link, and keeps permissions."""
    real = os.path.realpath(path)
    before = os.stat(real)
    folder, name = os.path.split(real)
    handle, beside = tempfile.mkstemp(prefix=f".{name}.", suffix=".new", dir=folder)
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
        os.replace(beside, real)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(beside)
        raise
