"""Modules that are loaded when something of them is first used.

A short run spends nine tenths of its time on loading, and part of what it loads it never uses. A module that waits is
in `sys.modules` already, so `import room` and `from house import room` find it and go on; its code runs when one of
its names is asked for. `from room import name` asks for a name, and so does not wait; of a function that is known
beforehand it gets one that loads the module when it is called.

`importlib.util.LazyLoader` is no use here: a plain `import` of a module that it has prepared loads it at once.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from types import ModuleType


class _Waiting(ModuleType):
    """A module whose code runs when a name is asked for that it does not have yet."""

    def __getattr__(self, name: str) -> object:
        load(self.__name__)
        return getattr(self, name)


class _WithFunctions(_Waiting):
    """A module that waits, of which functions are known; it is no package."""

    def __getattr__(self, name: str) -> object:
        if name == "__path__":
            # `from module import function` asks for it, to see whether it is a package.
            raise AttributeError(name)
        return super().__getattr__(name)


def later(*names: str) -> None:
    """Has these modules, if they are not loaded, wait until they are used."""
    for name in names:
        later_functions(name)


def later_functions(name: str, *functions: str) -> None:
    """Has a module, if it is not loaded, wait until it is used, and these functions of it until they are called."""
    if name in sys.modules:
        return
    module = sys.modules[name] = _WithFunctions(name) if functions else _Waiting(name)
    vars(module).update((function, _called_later(name, function)) for function in functions)
    house, _, room = name.rpartition(".")
    if house:
        # Whoever imports `house.room` and asks for it by that name finds it in its house.
        setattr(import_module(house), room, module)


def forget_functions(name: str, *functions: str) -> None:
    """From now on whoever asks a module that waits for one of these gets it itself: it might be a class."""
    if waits(name):
        for function in functions:
            vars(sys.modules[name]).pop(function, None)


def _called_later(name: str, function: str) -> Callable[..., object]:
    def call(*values: object, **named: object) -> object:
        load(name)
        called: Callable[..., object] = getattr(sys.modules[name], function)
        return called(*values, **named)

    return call


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
