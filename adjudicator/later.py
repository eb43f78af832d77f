"""Modules that are loaded when something of them is first used.

A short run spends nine tenths of its time on loading, and part of what it loads it never uses. A module that waits is
in `sys.modules` already, so `import room` and `from house import room` find it and go on; its code runs when one of
its names is asked for. `from room import name` asks for a name, and so does not wait.

`importlib.util.LazyLoader` is no use here: a plain `import` of a module that it has prepared loads it at once.
"""

import sys
from importlib.util import find_spec, module_from_spec
from types import ModuleType


class _Waiting(ModuleType):
    """A module whose code runs when a name is asked for that it does not have yet."""

    def __getattr__(self, name: str) -> object:
        load(self.__name__)
        return getattr(self, name)


def later(*names: str) -> None:
    """Has these modules, if they are not loaded, wait until they are used."""
    for name in names:
        if name not in sys.modules:
            sys.modules[name] = _Waiting(name)


def load(name: str) -> None:
    """Loads a module that waits."""
    if not waits(name):
        return
    module = sys.modules[name]
    module.__class__ = ModuleType
    # `find_spec` looks at what is in `sys.modules` first, and the module must be itself there when its code runs.
    del sys.modules[name]
    spec = find_spec(name)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    vars(module).update(vars(module_from_spec(spec)))
    sys.modules[name] = module
    spec.loader.exec_module(module)


def waits(name: str) -> bool:
    """Whether a module waits to be loaded."""
    return isinstance(sys.modules.get(name), _Waiting)
