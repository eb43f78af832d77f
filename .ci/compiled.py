"""Compiles the modules in which a ruling spends its time, with mypyc, when the package is built.

They are ordinary Python, and where they cannot be compiled (there is no C compiler, say) the package is built without.
`ADJUDICATOR_PURE=1` has them left as they are; an editable installation always leaves them so.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

_OURS = re.compile(r"CPyStatics\[\d+\]; /\* 'adjudicator\.named' \*/")
_THEIRS = re.compile(
    r"CPyStatics\[\d+\]; /\* 'typing' \*/(?=\n(?:[^\n]*\n){1,8}?[^\n]*/\* '(?:_NamedTuple|NamedTupleMeta)' \*/)"
)

if __name__ != "__main__":
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Compiled(BuildHookInterface):  # type: ignore[type-arg]
        """The build hook: what it compiles is put beside the Python files."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Compiles in a process of its own; a wheel with compiled modules is for one Python and one platform."""
            if version == "editable" or os.environ.get("ADJUDICATOR_PURE"):
                return
            built = Path(mkdtemp())
            command = [sys.executable, __file__, str(built), *self.config["modules"]]
            done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
            libraries = {
                str(path): str(path.relative_to(built)) for path in sorted(built.rglob("*.*")) if _is_one(path)
            }
            if done.returncode or not libraries:
                self.app.display_warning(
                    f"not compiled, so rulings take longer:\n{(done.stdout + done.stderr)[-2000:]}"
                )
                return
            build_data["force_include"].update(libraries)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def _is_one(path: Path) -> bool:
    return path.suffix in (".so", ".pyd")


def _with_our_named_tuples(source: Path) -> None:
    """Has named tuples made by `adjudicator.named`, as the module says; mypyc takes `typing`, ten times as slow.

    In the C, the name of the module stands a few lines before that of the base or metaclass that is looked up in it.
    """
    text = source.read_text(encoding="utf-8")
    ours = _OURS.search(text)
    if ours is not None:
        source.write_text(_THEIRS.sub(ours.group(), text), encoding="utf-8")


def compile_modules(to: Path, names: list[str]) -> None:
    """Compiles the modules of these files and patterns into libraries below a folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    files = [str(path) for name in names for path in sorted(Path().glob(name)) if path.name != "__init__.py"]
    between = mkdtemp()
    # The checks are CI's; here the libraries that the package needs are not at hand.
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={between}"]
    modules = mypycify([*options, *files], opt_level="2", multi_file=True, target_dir=between, group_name="adjudicator")
    for source in {Path(source) for module in modules for source in module.sources}:
        _with_our_named_tuples(source)
    build = Distribution({"name": "adjudicator", "ext_modules": modules}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(to), between
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2:])
