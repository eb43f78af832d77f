"""Writing a file so that at every moment the old one or the new one is there, whole."""

import contextlib
import os
import stat
import tempfile


class ChangedMeanwhile(Exception):
    """The file is not any more what it was when it was read."""


def replace(path: str, old: bytes, new: bytes) -> None:
    """Puts new bytes in the place of a file that holds the old ones; a link is followed, permissions are kept.

    Raises ChangedMeanwhile if the file holds something else, OSError if it cannot be written.
    """
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
