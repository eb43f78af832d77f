"""The build hook: with `ADJUDICATOR_COMPILED=1` mypyc compiles the rooms in which a ruling spends its time.

Otherwise nothing is done, and the package is plain Python. pyproject.toml says which rooms are compiled, and which of
their files are not; an editable installation always runs as the files stand.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

NEEDED = ["mypy>=2.0,<3", "pybind11>=3.0", "setuptools>=75"]
"""mypyc comes with mypy; several files are compiled at a time with the helpers of pybind11."""

if __name__ != "__main__":
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Compiled(BuildHookInterface):  # type: ignore[type-arg]
        """Puts the compiled modules beside the Python files."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            """Only who compiles needs anything."""
            return NEEDED if _is_wanted() else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """A wheel with compiled modules is for one Python and one platform."""
            if version == "editable" or not _is_wanted():
                return
            folder = Path(mkdtemp())
            files = [path.as_posix() for path in self._files()]
            # A process of its own: setuptools changes the one in which it is loaded.
            subprocess.run([sys.executable, __file__, str(folder), *files], cwd=self.root, check=True)
            made = sorted(path for path in folder.rglob("*.*") if path.suffix in (".so", ".pyd"))
            build_data["force_include"].update({str(path): path.relative_to(folder).as_posix() for path in made})
            build_data.update(pure_python=False, infer_tag=True)

        def _files(self) -> Iterator[Path]:
            root = Path(self.root)
            left = {path for pattern in self.config["interpreted"] for path in root.glob(pattern)}
            for pattern in self.config["compiled"]:
                yield from (path.relative_to(root) for path in sorted(root.glob(pattern)) if path not in left)


def _is_wanted() -> bool:
    return os.environ.get("ADJUDICATOR_COMPILED", "") not in ("", "0")


def compile_files(to: Path, files: list[str]) -> None:
    """Compiles Python files into libraries below a folder."""
    from mypyc.build import mypycify
    from mypyc.ir.rtypes import object_rprimitive
    from mypyc.primitives.registry import load_address_op
    from pybind11.setup_helpers import ParallelCompile
    from setuptools import Distribution

    between = mkdtemp()
    # mypyc 2.4 finds every built-in type but this one where a field of a named tuple is said to be of it.
    load_address_op(name="builtins.object", type=object_rprimitive, src="PyBaseObject_Type")
    # The checks are CI's; here the libraries that the package needs are not at hand.
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={between}"]
    modules = mypycify(
        [*options, *files],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=between,
        group_name="adjudicator",
    )
    build = Distribution({"name": "adjudicator", "ext_modules": modules}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(to), between
    build.ensure_finalized()
    with ParallelCompile(default=os.cpu_count() or 1):
        build.run()


if __name__ == "__main__":
    compile_files(Path(sys.argv[1]), sys.argv[2:])
