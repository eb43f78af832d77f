"""The messages in Python code, within formatted strings too, where Babel finds them in some versions of Python only."""

import ast
from collections.abc import Iterator, Mapping
from typing import IO, Any

Found = tuple[int, str, tuple[str, ...], list[str]]
"""The line of a message, what marks it, the message or its forms, and the comments on it."""


def messages(file: IO[bytes], keywords: Mapping[str, Any], tags: object, options: object) -> Iterator[Found]:
    """The messages of a file, as Babel asks for them."""
    marked = (node for node in ast.walk(ast.parse(file.read())) if isinstance(node, ast.Call))
    for call in sorted(marked, key=lambda one: (one.lineno, one.col_offset)):
        if isinstance(call.func, ast.Name) and call.func.id in keywords:
            texts = tuple(
                one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
            )
            if texts:
                yield call.lineno, call.func.id, texts, []
