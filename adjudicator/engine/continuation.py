"""An exact key for the way a question goes on with its answer: two questions may look alike and go on differently."""

from types import FunctionType

from adjudicator.engine.procedures import Then


def continuation(then: object) -> object:
    """A key for a function that takes an answer: its code and all values that it holds.

    >>> def going_on(with_what: int) -> object:
    ...     return continuation(lambda answer: (with_what, answer))
    >>> going_on(1) == going_on(1), going_on(1) == going_on(2)
    (True, False)
    """
    if type(then) is Then:
        return then.function, tuple(continuation(value) for value in then.settled)
    if type(then) is not FunctionType or then.__closure__ is None:
        return then
    held = tuple(continuation(cell.cell_contents) for cell in then.__closure__)
    try:
        hash(held)
    except TypeError:
        # A value that may change is no key: the function equals only itself.
        return then
    return then.__code__, then.__defaults__, held
