"""What is done when the package is built: modules are compiled with mypyc, and what cards hold is prepared.

The modules in which a ruling spends its time are ordinary Python, and where they cannot be compiled (there is no C
compiler, say) the package is built without. `ADJUDICATOR_PURE=1` has them left as they are. The files of cards,
scenarios and decks are read and checked, and what was found is put beside them. An editable installation has neither.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

if __name__ != "__main__":
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Built(BuildHookInterface):  # type: ignore[type-arg]
        """The build hook: what is made is put beside the Python files."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """A wheel with compiled modules is for one Python and one platform."""
            if version == "editable":
                return
            made = self._made("prepare")
            if not os.environ.get("ADJUDICATOR_PURE"):
                compiled = self._made("compile", *self.config["modules"])
                made |= compiled
                build_data["pure_python"] = not compiled
                build_data["infer_tag"] = bool(compiled)
            build_data["force_include"].update(made)

        def _made(self, what: str, *names: str) -> dict[str, str]:
            """The files that are made in a process of its own, with their places in the package; none if that fails."""
            folder = Path(mkdtemp())
            command = [sys.executable, __file__, what, str(folder), *names]
            done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
            if done.returncode:
                output = (done.stdout + done.stderr)[-2000:]
                self.app.display_warning(f"it is done without, so rulings take longer: {what}\n{output}")
                return {}
            return {str(path): str(path.relative_to(folder)) for path in sorted(folder.rglob("*.*")) if _is_kept(path)}


def _is_kept(path: Path) -> bool:
    return path.suffix in (".so", ".pyd", ".prepared")


def compile_modules(to: Path, names: list[str]) -> None:
    """Compiles the modules of these files and patterns into libraries below a folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    files = [str(path) for name in names for path in sorted(Path().glob(name)) if path.name != "__init__.py"]
    between = mkdtemp()
    # The checks are CI's; here the libraries that the package needs are not at hand.
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={between}"]
    modules = mypycify([*options, *files], opt_level="2", multi_file=True, target_dir=between, group_name="adjudicator")
    build = Distribution({"name": "adjudicator", "ext_modules": modules}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(to), between
    build.ensure_finalized()
    build.run()


def prepare_files(to: Path) -> None:
    """Prepares what the files hold that come along."""
    sys.path.insert(0, str(Path()))
    from adjudicator.games.arkham.along import HERE, prepare

    package = to / HERE.relative_to(Path().absolute())
    package.mkdir(parents=True)
    prepare(package)


if __name__ == "__main__":
    what, folder, *names = sys.argv[1:]
    if what == "compile":
        compile_modules(Path(folder), names)
    else:
        prepare_files(Path(folder))
