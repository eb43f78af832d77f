"""How a question goes on with its answer, as an exact key: two questions that look alike may go on differently."""

from types import FunctionType

from adjudicator.engine.procedures import Then


def continuation(then: object) -> object:
    """What tells a way to go on from any other: a function, by its code and by everything that it holds on to.

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
        # What may change is no key: this way to go on is like none but itself.
        return then
    return then.__code__, then.__defaults__, held
