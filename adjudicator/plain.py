"""Text of others as plain text: nothing in it steers a terminal, reorders what is read, or commands who reads it."""

import re
from typing import Final

_STEERING: Final = re.compile(
    "[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb"
    "\\ud800-\\udfff\\U000e0000-\\U000e007f]"
)
"""Control characters, direction marks, invisible signs, and halves of characters."""
_COMMAND: Final = re.compile(r"(?<!\S)::(?=\S)|##(?=\[)")
"""What begins a command of a workflow to the programs that run our tests and read their output."""

_MARKS: Final = re.compile(r"[\\`*_\[\]|~]|&(?=[#\w]+;)")
"""What marks text up in Markdown or HTML."""


def plain(text: str) -> str:
    """A text in which every sign is seen: a control character or direction mark is escaped, a command broken up.

    >>> print(plain("a\\x1b[31m title \\u202eb"), plain("::error file=a::no"))
    a␛[31m title \\u202eb \\::error file=a::no
    """
    if not text.isprintable():
        text = _STEERING.sub(_escaped, text)
    if "::" in text or "##[" in text:
        text = _COMMAND.sub(_broken, text)
    return text


def one_line(text: str) -> str:
    """The same in one line.

    >>> print(one_line("Who is right?\\n::error ::Ann\\n"))
    Who is right? \\::error \\::Ann
    """
    if "\n" in text or "\t" in text:
        text = " ".join(text.split())
    return plain(text)


def marked(text: str) -> str:
    """A text as it stands in Markdown: as it is, and nothing of it marks anything up.

    >>> print(marked("*who* is <b>right</b> | [a](b)?"))
    \\*who\\* is &lt;b&gt;right&lt;/b&gt; \\| \\[a\\](b)?
    """
    return _MARKS.sub(r"\\\g<0>", one_line(text)).replace("<", "&lt;").replace(">", "&gt;")


def code(text: str) -> str:
    """A text as code in Markdown."""
    return f"`{one_line(text).replace('`', chr(39))}`"


def plain_json(text: str) -> str:
    """JSON in which every sign of its texts is seen: what JSON leaves as it is, is escaped as JSON does it."""
    return _STEERING.sub(lambda found: found[0] if found[0] == "\n" else _as_json(ord(found[0])), text)


def _as_json(number: int) -> str:
    if number < 0x10000:
        return f"\\u{number:04x}"
    number -= 0x10000
    return f"\\u{0xD800 + (number >> 10):04x}\\u{0xDC00 + (number & 0x3FF):04x}"


def _escaped(found: re.Match[str]) -> str:
    number = ord(found[0])
    if number < 0x20:
        return chr(0x2400 + number)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def _broken(found: re.Match[str]) -> str:
    return "\\::" if found[0] == "::" else "#\\#"
