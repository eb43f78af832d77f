"""Sentences that may stand under `do:`, declared where what they say is: their forms and examples."""

from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from adjudicator.games.kit.forms import Form
from adjudicator.language.shapes import Shape


class Misread(NamedTuple):
    """A fault of a sentence although it has a known form: its code, the message, and help."""

    code: str
    message: str
    help: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sayable:
    """Something with sentences of typed slots: `says` are its forms, the slot `who` is whoever does it.

    `examples` are a sentence of each form for the lists of what may be said; where they are left out the kit makes them
    up. `also` are other words that people use. Where `under` is a shape, the sentence is a key of a mapping, and the
    slot `under` holds what stands there.
    """

    says: ClassVar[str | tuple[str, ...]]
    examples: ClassVar[tuple[str, ...]] = ()
    also: ClassVar[str] = ""
    under: ClassVar[Shape[Any] | None] = None

    def __init__(self) -> None:
        said = (self.says,) if isinstance(self.says, str) else self.says
        self.forms: Final = tuple(Form(text) for text in said)
        named = dict.fromkeys(slot for form in self.forms for slot in form.slots if slot != "who")
        self.slots: Final = (*named, *(("under",) if self.under is not None else ()))

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """The fault of a sentence that has these words in its slots; None if there is none."""
        return None
