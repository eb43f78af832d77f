"""Reading YAML: every place is kept, every scalar stays text, and every doubtful value is a fault."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from adjudicator.language.diagnostics import Faults, render
from adjudicator.language.source import Limits, Mapping, Node, Sequence, Source, Span, Text, read, read_file

if TYPE_CHECKING:
    from pathlib import Path

MEGABYTE = 1024 * 1024


@pytest.fixture(params=["libyaml", "pure"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each of the two parsers: the result must not depend on libyaml."""
    if request.param == "pure":
        monkeypatch.setitem(sys.modules, "_ruamel_yaml", None)
        monkeypatch.setitem(sys.modules, "_ruamel_yaml_clibz", None)
    else:
        pytest.importorskip("_ruamel_yaml")
    return str(request.param)


def good(data: bytes | str) -> Node:
    faults = Faults()
    source = read(data, "a.yaml", faults)
    assert not faults, render(faults, lambda _: source.lines)
    assert source.root is not None
    return source.root


def bad(data: bytes | str, limits: Limits | None = None) -> tuple[Source, list[tuple[str, int, int]]]:
    """The source, and the code and place of each fault (0:0 without one)."""
    faults = Faults()
    source = read(data, "a.yaml", faults, limits or Limits())
    return source, [(f.code, *(f.span[:2] if f.span else (0, 0))) for f in faults]


def only_fault(data: bytes | str) -> tuple[str, str]:
    faults = Faults()
    read(data, "a.yaml", faults)
    (fault,) = faults
    return fault.message, fault.help


def mapping(node: Node) -> Mapping:
    assert isinstance(node, Mapping)
    return node


def plain(node: Node) -> object:
    if isinstance(node, Text):
        return node.text
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return {key: plain(value) for key, value in mapping(node).values.items()}


@pytest.mark.usefixtures("parser")
class TestNodes:
    def test_a_document_with_the_place_of_everything(self) -> None:
        root = mapping(good("a: one\nb:\n  - 'two'\n  - {c: three}\n\n# the end\n"))
        assert plain(root) == {"a": "one", "b": ["two", {"c": "three"}]}
        assert root.span == Span(1, 1, 4, 15)
        assert root.keys["b"].span == Span(2, 1, 2, 2)
        assert root.values["a"].span == Span(1, 4, 1, 7)
        items = root.values["b"]
        assert isinstance(items, Sequence)
        assert items.span == Span(3, 3, 4, 15)
        assert [item.span for item in items.items] == [Span(3, 5, 3, 10), Span(4, 5, 4, 15)]

    @pytest.mark.parametrize("text", ["no", "012", "1e3", "~", "null", "2024-01-01", "0x1F", "1_000", ".inf", "="])
    def test_a_scalar_is_never_silently_something_else(self, text: str) -> None:
        value = mapping(good(f"a: {text}\n")).values["a"]
        assert isinstance(value, Text)
        assert (value.text, value.quoted) == (text, False)

    @pytest.mark.parametrize(
        ("written", "text", "quoted"),
        [
            ("", "", False),
            ('""', "", True),
            ("'no'", "no", True),
            ('"a\\tb"', "a b", True),
            ('"a\\e[31mb"', "a␛[31mb", True),
            ('"a\\u202eb"', "a\\u202eb", True),
            ('"a\\n::error ::b"', "a \\::error \\::b", True),
            ("'it''s'", "it's", True),
            ("|\n  two\n  lines\n", "two lines", True),
            (">-\n  two\n  lines\n", "two lines", True),
            ("two\n  lines", "two lines", False),
        ],
    )
    def test_text_and_its_quotes(self, written: str, text: str, quoted: bool) -> None:
        value = mapping(good(f"a: {written}\n")).values["a"]
        assert isinstance(value, Text)
        assert (value.text, value.quoted) == (text, quoted)

    def test_null_values_have_a_place(self, parser: str) -> None:
        root = mapping(good("a:\nb: [x, ]\nc: {d: }\n"))
        assert plain(root) == {"a": "", "b": ["x"], "c": {"d": ""}}
        # The Python parser puts an absent value where the next thing begins.
        assert root.values["a"].span == (Span(1, 3, 1, 3) if parser == "libyaml" else Span(2, 1, 2, 1))

    def test_keys_keep_the_order_of_the_file(self) -> None:
        assert list(mapping(good("z: 1\na: 2\nm: 3\n")).values) == ["z", "a", "m"]

    def test_empty_collections(self) -> None:
        assert plain(good("a: {}\nb: []\n")) == {"a": {}, "b": []}

    def test_columns_count_characters(self) -> None:
        root = mapping(good("名前: é\n🎲: x\n"))
        assert root.values["名前"].span == Span(1, 5, 1, 6)
        assert root.values["🎲"].span == Span(2, 4, 2, 5)

    @pytest.mark.parametrize("data", [b"\xef\xbb\xbfa: 1\n", "\ufeffa: 1\n"])
    def test_a_byte_order_mark_is_not_counted(self, data: bytes | str) -> None:
        assert mapping(good(data)).keys["a"].span == Span(1, 1, 1, 2)

    def test_text_and_bytes_are_read_alike(self) -> None:
        text = "a: [é, {b: c}]\n"
        assert plain(good(text)) == plain(good(text.encode()))

    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    def test_line_ends(self, end: str) -> None:
        source, faults = bad(f"a: 1{end}b: 2{end}a: 3{end}")
        assert faults == [("E120", 3, 1)]
        assert source.lines == ["a: 1", "b: 2", "a: 3"]

    def test_a_root_may_be_any_node(self) -> None:
        assert plain(good("- a\n- b\n")) == ["a", "b"]
        assert plain(good("word\n")) == "word"
        assert plain(good("''\n")) == ""

    @pytest.mark.parametrize("text", ["---\na: 1\n", "%YAML 1.2\n---\na: 1\n", "a: 1\n...\n", "---\na: 1\n...\n# x\n"])
    def test_one_document_may_be_marked(self, text: str) -> None:
        assert plain(good(text)) == {"a": "1"}

    def test_lines_without_a_last_line_end(self) -> None:
        assert read("a: 1\n\nb: 2", "a.yaml", Faults()).lines == ["a: 1", "", "b: 2"]


@pytest.mark.usefixtures("parser")
class TestAliases:
    def test_an_alias_is_the_same_node(self) -> None:
        root = mapping(good("a: &x [1]\nb: *x\n"))
        assert root.values["a"] is root.values["b"]

    def test_a_block_ends_with_its_alias(self) -> None:
        root = mapping(good("a: &x 1\nb:\n  c: *x\n\nd: 2\n"))
        assert root.values["b"].span == Span(3, 3, 3, 8)

    def test_a_later_anchor_of_the_same_name_counts_from_there(self) -> None:
        assert plain(good("- &x 1\n- *x\n- &x 2\n- *x\n")) == ["1", "1", "2", "2"]

    def test_unknown(self) -> None:
        assert bad("a: *x\nb: &x 1\nc: *y\n")[1] == [("E124", 1, 4), ("E124", 3, 4)]

    @pytest.mark.parametrize("text", ["&x [*x]\n", "&x {a: {b: *x}}\n", "&x\n- - *x\n"])
    def test_within_itself(self, text: str) -> None:
        source, faults = bad(text)
        assert [code for code, _, _ in faults] == ["E125"]
        assert source.root is not None

    def test_billion_laughs(self) -> None:
        text = "a: &a [x,x,x,x,x,x,x,x,x,x]\n" + "".join(
            f"{after}: &{after} [{','.join(['*' + name] * 10)}]\n"
            for name, after in zip("abcdefghij", "bcdefghijk", strict=True)
        )
        source, faults = bad(text)
        assert [code for code, _, _ in faults] == ["E128"]
        assert source.root is None

    def test_what_is_repeated_has_a_limit_of_its_own(self) -> None:
        text = "- &a [x, y]\n- *a\n- *a\n"  # twice a list with its two texts
        assert bad(text, Limits(repeated=6))[1] == []
        assert bad(text, Limits(repeated=5))[1] == [("E128", 3, 3)]

    def test_fifteen_hundred_additional_costs(self) -> None:
        text = "- &a {to: investigate, pay: {resources: 1}}\n- *a\n"
        assert bad(text)[1] == []
        _, faults = bad(text + "- *a\n" * 1_500)
        assert [code for code, _, _ in faults] == ["E128"]

    def test_values_are_counted_as_if_written_out(self) -> None:
        text = "- &a [x, y]\n- *a\n- *a\n"  # the root, and three times a list with its two texts
        assert bad(text, Limits(nodes=10))[1] == []
        assert bad(text, Limits(nodes=9))[1] == [("E126", 3, 3)]

    def test_depth_is_counted_as_if_written_out(self) -> None:
        text = "- &a [[x]]\n- &b [*a]\n- [[*b]]\n"
        assert bad(text, Limits(depth=6))[1] == []
        assert bad(text, Limits(depth=5))[1] == [("E127", 3, 5)]

    def test_a_tower_of_aliases_is_too_deep(self) -> None:
        text = "- &a0 [x]\n" + "".join(f"- &a{i + 1} [*a{i}]\n" for i in range(100))
        assert [code for code, _, _ in bad(text)[1]] == ["E127"]


@pytest.mark.usefixtures("parser")
class TestKeys:
    def test_twice_names_both_places(self) -> None:
        message, _ = only_fault("a: 1\nb:\n  a: 2\n'a': 3\n")
        assert message == 'the key "a" is given twice, at 1:1 and at 4:1'

    def test_each_repetition_is_a_fault_and_the_first_stays(self) -> None:
        source, faults = bad("a: 1\na: 2\nb: {c: 1, c: 2}\na: 3\n")
        assert faults == [("E120", 2, 1), ("E120", 3, 11), ("E120", 4, 1)]
        assert source.root is not None
        assert plain(source.root) == {"a": "1", "b": {"c": "1"}}

    def test_faults_in_the_value_of_a_refused_key_are_found(self) -> None:
        assert bad("a: 1\na: {b: 1, b: 2}\n")[1] == [("E120", 2, 1), ("E120", 2, 11)]

    @pytest.mark.parametrize("text", ["[a]: 1\n", "{a: b}: 1\n", "? - a\n: 1\n", "{{ name }}\n", "? \n: 1\n"])
    def test_not_a_text(self, text: str) -> None:
        assert [code for code, _, _ in bad(text)[1]] == ["E121"]

    def test_an_alias_is_no_key(self) -> None:
        assert bad("a: &x b\n*x : 1\n")[1] == [("E121", 2, 1)]

    def test_an_empty_key_in_quotes_is_a_text(self) -> None:
        assert plain(good("'': 1\n")) == {"": "1"}

    def test_merging_is_refused(self) -> None:
        source, faults = bad("a: &x {b: 1}\nc:\n  <<: *x\n  d: 2\n")
        assert faults == [("E122", 3, 3)]
        assert source.root is not None
        assert plain(source.root) == {"a": {"b": "1"}, "c": {"d": "2"}}
        assert "key: *name" in only_fault("a: &x {b: 1}\nc: {<<: *x}\n")[1]

    def test_two_arrows_in_quotes_are_a_key(self) -> None:
        assert plain(good("'<<': 1\n")) == {"<<": "1"}


@pytest.mark.usefixtures("parser")
class TestRefused:
    @pytest.mark.parametrize(
        "tag", ["!!python/object/apply:os.system", "!!str", "!!set", "!own", "!", "!<tag:yaml.org,2002:int>"]
    )
    @pytest.mark.parametrize("value", ["[echo]", "x", "'x'", "{x: }"])
    def test_tags(self, tag: str, value: str) -> None:
        assert bad(f"a: {tag} {value}\n")[1] == [("E123", 1, 4)]

    def test_a_tagged_key(self) -> None:
        assert bad("!!str a: 1\n")[1] == [("E123", 1, 1)]

    @pytest.mark.parametrize("text", ["", "\n \n", "# only this\n", "---\n", "---\n...\n", "\ufeff"])
    def test_empty(self, text: str) -> None:
        source, faults = bad(text)
        assert faults == [("E112", 0, 0)]
        assert source.root is None

    @pytest.mark.parametrize(
        ("text", "line"), [("a: 1\n---\nb: 2\n", 2), ("---\n---\n", 2), ("a: 1\n...\n---\nb: [\n", 3)]
    )
    def test_more_than_one_document(self, text: str, line: int) -> None:
        assert bad(text)[1] == [("E113", line, 1)]

    @pytest.mark.parametrize(
        ("text", "line", "column"),
        [
            ("a:\n\tb: 1\n", 2, 1),
            ("\ta: 1\n", 1, 1),
            ("a:\n  b: 1\n\tc: 2\n", 3, 1),
            ("a: |\n\tb\n", 2, 1),
            ("a: b\n\tc\n", 2, 1),
            ("- \ta: 1\n", 1, 3),
        ],
    )
    def test_tabs_as_indentation(self, text: str, line: int, column: int) -> None:
        source, faults = bad(text)
        assert faults == [("E111", line, column)]
        assert source.root is None

    def test_tabs_elsewhere(self) -> None:
        assert plain(good('b: "x\ty"\nd: |\n  z\ty\n')) == {"b": "x y", "d": "z y"}

    def test_a_tab_after_a_colon(self, parser: str) -> None:
        # libyaml takes it for a space, the Python parser does not.
        assert bad("a:\t1\n")[1] == ([] if parser == "libyaml" else [("E111", 1, 3)])

    @pytest.mark.parametrize("character", ["\0", "\x07", "\x1b", "\x7f"])
    def test_control_characters(self, character: str) -> None:
        assert bad(f"a: 1\nb: x{character}y\n")[1] == [("E106", 2, 5)]

    def test_many_control_characters_are_one_fault(self) -> None:
        message, _ = only_fault("a: \0\0\0\n")
        assert message == "a control character, U+0000, in the text, and 2 more"


class TestBytes:
    @pytest.mark.parametrize(
        ("data", "line", "column"),
        [
            (b"\xff", 1, 1),
            (b"a: 1\nb: caf\xe9\n", 2, 7),
            ("名: ".encode() + b"\xc3\x28", 1, 4),
            (b"\xef\xbb\xbfa: \x80", 1, 4),
            (b"a: \xed\xa0\x80\n", 1, 4),
        ],
    )
    def test_not_utf8(self, data: bytes, line: int, column: int) -> None:
        source, faults = bad(data)
        assert faults == [("E105", line, column)]
        assert source.root is None
        assert source.lines

    @pytest.mark.parametrize("codec", ["utf-16", "utf-16-le", "utf-32"])
    def test_other_encodings(self, codec: str) -> None:
        assert [code for code, _, _ in bad("a: é\n".encode(codec))[1]] in (["E105"], ["E106"])

    def test_utf16_is_named(self) -> None:
        assert "UTF-16" in only_fault("a: 1\n".encode("utf-16"))[1]

    def test_half_a_surrogate_pair(self) -> None:
        assert bad("a: 1\nb: \ud83d\n")[1] == [("E105", 2, 4)]


SYNTAX = [
    ("name: foo: bar\n", 1, 10, 'a second ":"'),
    ('a: "x": y\n', 1, 7, 'a second ":"'),
    ("a: 1\n  b: 2\n", 2, 4, "goes on from the line above"),
    ("a: 1\nb:2\nc: 3\n", 2, 1, 'not "key: value"'),
    ("a:\n  b: 1\n c: 2\n", 3, 2, "does not line up with the keys above"),
    ("a: 1\n- b\n", 2, 1, "does not line up with the keys above"),
    ("- a\nb: 1\n", 2, 1, "does not line up with the entries above"),
    ("a: 'it's'\n", 1, 8, "follows a value that is complete"),
    ('a: "x" y\n', 1, 8, "follows a value that is complete"),
    ("a: [1, 2\nb: 3\n", 2, 2, 'the closing "]" is missing'),
    ("a: [1, 2", 1, 9, 'the closing "]" is missing'),
    ("a: {b: 1, c\n\n\n", 1, 12, 'the closing "}" is missing'),
    ("a: {\n", 1, 5, "a value is missing"),
    ("a: ]\n", 1, 4, "a value is missing"),
    ('a: "abc\nb: 1\n', 1, 4, "not closed"),
    ("a: 'x\n---\n'\n", 1, 4, "not closed"),
    ('a: "\\xZZ"\n', 1, 7, "begins an escape"),
    ("a: @x\n", 1, 4, 'cannot begin with "@"'),
    ("a: `x`\n", 1, 4, 'cannot begin with "`"'),
    ("a: %x\n", 1, 4, 'cannot begin with "%"'),
    ("a: * x\n", 1, 4, 'cannot begin with "*"'),
    ("a: & x\n", 1, 4, 'cannot begin with "&"'),
    ("a: >=3\n", 1, 4, "begins on the next line"),
    ("a: |0\n  x\n", 1, 4, "begins on the next line"),
    ("a: - b\n", 1, 4, "a list does not begin on the line of its key"),
    ("a: ? b\n", 1, 4, 'cannot begin with "? "'),
    ('"a" b\n', 1, 5, "has ended before this"),
    ("a: !foo!bar x\n", 1, 4, "a tag"),
    ("%YAML 3.0\n---\na: 1\n", 1, 1, 'begins with "%"'),
]


@pytest.mark.usefixtures("parser")
class TestSyntax:
    @pytest.mark.parametrize(("text", "line", "column", "message"), SYNTAX)
    def test_in_words_that_help(self, text: str, line: int, column: int, message: str) -> None:
        faults = Faults()
        source = read(text, "a.yaml", faults)
        (fault,) = faults
        assert (fault.code, fault.span and fault.span[:2]) == ("E110", (line, column))
        assert message in fault.message
        assert fault.help
        assert source.root is None

    def test_faults_before_it_are_kept(self) -> None:
        assert bad("a: 1\na: 2\nb: !t x\nc: [\n")[1] == [("E120", 2, 1), ("E123", 3, 4), ("E110", 4, 5)]


@pytest.mark.usefixtures("parser")
class TestLimits:
    @pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? ", "[{a: "])
    def test_a_bottomless_file_stops_at_once(self, opening: str) -> None:
        started = time.process_time()
        source, faults = bad(opening * (4 * MEGABYTE // len(opening)))
        assert [code for code, _, _ in faults] == ["E127"]
        assert source.root is None
        assert time.process_time() - started < 2

    def test_depth(self) -> None:
        assert bad("[" * 60 + "]" * 60)[1] == []
        assert bad("[" * 61 + "]" * 61)[1] == [("E127", 1, 61)]

    def test_a_hundred_megabytes(self) -> None:
        source, faults = bad(b"[" * 100_000_000)
        assert faults == [("E104", 0, 0)]
        assert source.lines == []

    def test_size(self) -> None:
        assert bad("a: 123", Limits(size=6))[1] == []
        assert bad("a: 1234", Limits(size=6))[1] == [("E104", 0, 0)]

    def test_values(self) -> None:
        text = "[" + "x," * 9 + "]"
        assert bad(text, Limits(nodes=10))[1] == []
        assert bad(text, Limits(nodes=9))[1] == [("E126", 1, 18)]


class TestFiles:
    def test_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "a.yaml"
        path.write_bytes(b"a: 1\n")
        source = read_file(path, Faults())
        assert source.path == str(path)
        assert source.root is not None
        assert plain(source.root) == {"a": "1"}

    def fault(self, path: Path | str) -> tuple[str, str]:
        faults = Faults()
        source = read_file(path, faults)
        (fault,) = faults
        assert (source.root, source.lines, fault.span, fault.path) == (None, [], None, str(path))
        return fault.code, fault.message

    def test_missing(self, tmp_path: Path) -> None:
        assert self.fault(tmp_path / "none.yaml") == ("E101", "there is no such file")
        assert self.fault("")[0] == "E101"

    def test_a_directory(self, tmp_path: Path) -> None:
        assert self.fault(tmp_path) == ("E102", "this is a directory, not a file")

    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        assert self.fault(tmp_path / "pipe")[0] == "E102"

    def test_links(self, tmp_path: Path) -> None:
        (tmp_path / "round").symlink_to(tmp_path / "about")
        (tmp_path / "about").symlink_to(tmp_path / "round")
        (tmp_path / "dangling").symlink_to(tmp_path / "none")
        assert self.fault(tmp_path / "round")[0] == "E103"
        assert "circle" in self.fault(tmp_path / "round")[1]
        assert "link" in self.fault(tmp_path / "dangling")[1]

    def test_unreadable(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "a.yaml"
        path.write_bytes(b"a: 1\n")

        def refuse(*_: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr("builtins.open", refuse)
        code, message = self.fault(path)
        monkeypatch.undo()
        assert (code, message) == ("E103", "the file cannot be read: Permission denied")

    def test_a_path_through_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "a").write_bytes(b"")
        assert self.fault(tmp_path / "a" / "b")[0] == "E103"

    @pytest.mark.parametrize("path", ["a\0b", "x" * 5000])
    def test_impossible_names(self, path: str) -> None:
        assert self.fault(path)[0] == "E103"

    def test_too_large(self, tmp_path: Path) -> None:
        with open(tmp_path / "a.yaml", "wb") as file:
            file.truncate(5 * MEGABYTE)
        assert self.fault(tmp_path / "a.yaml")[0] == "E104"


YAMLISH = st.text(
    alphabet=st.sampled_from(list("ab:-?*&![]{},#|>'\"%@\\ \n\t\r\0é名\u2028\x85\ufeff0<~.")), max_size=60
)


@given(st.one_of(YAMLISH, YAMLISH.map(str.encode), st.text(max_size=40), st.binary(max_size=40)))
@example(": \n- x\n")
def test_whatever_is_read_there_is_a_root_or_a_fault_and_a_picture_of_it(data: bytes | str) -> None:
    faults = Faults()
    source = read(data, "a.yaml", faults)
    assert source.root is not None or faults
    shown = render(faults, lambda _: source.lines)
    assert bool(shown) == bool(faults)
    for fault in faults:
        if fault.span:
            assert 1 <= fault.span.line <= max(len(source.lines), 1)
            assert fault.span.column >= 1
