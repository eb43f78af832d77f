"""Nodes of a file as plain data, and plain data as the nodes of a file that says it."""

from mypy_extensions import mypyc_attr

from adjudicator.language.nodes import Mapping, Node, Sequence, Span, Text

_NOWHERE = Span(1, 1, 1, 1)


@mypyc_attr(native_class=False)
class Scalar(str):
    """A scalar that stands in a file without quotes."""

    __slots__ = ()


def plain(node: Node) -> object:
    """A node as plain data, its scalars as they were written.

    >>> plain(Mapping(_NOWHERE, {}, {"hand": Sequence(_NOWHERE, (Text(_NOWHERE, "2", False),))}))
    {'hand': ['2']}
    """
    if isinstance(node, Mapping):
        return {key: plain(value) for key, value in node.values.items()}
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    assert isinstance(node, Text)
    return node.text if node.quoted else Scalar(node.text)


def node_of(data: object) -> Node:
    """The node of a file that says plain data.

    >>> node_of({"hand": ["lair", 2], "lit": True}).values
    {'hand': Sequence(2 items), 'lit': Text('true', quoted=False)}
    """
    if isinstance(data, dict):
        keys = {str(key): Text(_NOWHERE, str(key), False) for key in data}
        return Mapping(_NOWHERE, keys, {str(key): node_of(value) for key, value in data.items()})
    if isinstance(data, list):
        return Sequence(_NOWHERE, tuple(node_of(item) for item in data))
    if isinstance(data, bool):
        return Text(_NOWHERE, str(data).lower(), False)
    return Text(_NOWHERE, str(data), False)
