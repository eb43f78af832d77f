"""The server of the Language Server Protocol: what an editor asks and what it is told."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

from adjudicator.editors.completing import Kind, Suggestion, game_named, prepare, suggestions
from adjudicator.editors.hovering import told
from adjudicator.editors.judged import Judged, diagnostics, judged
from adjudicator.editors.lenses import lenses
from adjudicator.editors.places import Places
from adjudicator.editors.pointing import target_of
from adjudicator.editors.worker import Worker
from adjudicator.language.half_written import as_far_as_it_goes
from adjudicator.language.source import Mapping
from adjudicator.oracle.limits import ALLOWED, Limits, check
from adjudicator.playing.problem import Problem
from adjudicator.ruling.ruling import Ruling
from adjudicator.version import __version__

T = TypeVar("T")
KINDS: Final[dict[Kind, types.CompletionItemKind]] = {
    "key": types.CompletionItemKind.Property,
    "word": types.CompletionItemKind.Value,
    "card": types.CompletionItemKind.Reference,
    "place": types.CompletionItemKind.Reference,
    "sentence": types.CompletionItemKind.Event,
    "example": types.CompletionItemKind.Text,
}
_ASKS_AGAIN: Final = (" ", "[", "{", '"', "'")
"""The signs behind which an editor asks what may be written, beside letters."""


class Edited:
    """A file as it stands in an editor, and what is `found` of it, as soon as it is no longer `under_way`."""

    def __init__(self, uri: str, version: int | None, places: Places) -> None:
        self.uri, self.version, self.places = uri, version, places
        self.path = to_fs_path(uri) or uri
        self.outdated = False
        self.found = Judged()
        self.under_way: asyncio.Future[Judged | None] = asyncio.get_running_loop().create_future()

    def is_wanted(self) -> bool:
        """True as long as the file stands so in the editor."""
        return not self.outdated

    @property
    def text(self) -> str:
        """The document, without a byte order mark."""
        return self.places.text[self.places.begin :]

    def place(self, at: types.Position) -> tuple[Mapping, str, str, tuple[int, int]]:
        """The document up to what is not YAML, the name of its game, and the line and column of a place."""
        root, (line, column) = as_far_as_it_goes(self.text), self.places.line_and_column(self.places.offset(at))
        return root, game_named(root), self.places.line(line), (line, column)


class Desk:
    """The files that are open in an editor."""

    def __init__(self, server: LanguageServer, limits: Limits) -> None:
        self._server, self._worker = server, Worker(limits)
        self._files: dict[str, Edited] = {}

    # -- ruling -------------------------------------------------------------------------------------------------

    async def edit(self, uri: str) -> None:
        """Rules a file that was opened or changed, and tells of its faults, unless it changes once more meanwhile."""
        document = self._server.workspace.get_text_document(uri)
        places = Places(document.source, self._server.workspace.position_encoding or types.PositionEncodingKind.Utf16)
        self._forget(uri)
        edited = self._files[uri] = Edited(uri, document.version, places)
        found: Judged | None = None
        try:
            found = await self._judged(edited)
        finally:
            edited.under_way.set_result(found)
        if found is None:
            return
        edited.found = found
        self._tell(edited, list(diagnostics(found, places, edited.path)))
        workspace = self._server.client_capabilities.workspace
        if workspace is not None and workspace.code_lens is not None and workspace.code_lens.refresh_support:
            self._server.workspace_code_lens_refresh(None)
        # What the first completion needs takes a while.
        await self._worker.in_turn(partial(prepare, edited.text), edited.is_wanted)

    async def _judged(self, edited: Edited) -> Judged | None:
        try:
            return await self._worker.in_turn(partial(judged, edited.places.text, edited.path), edited.is_wanted)
        except Problem as problem:
            return Judged(limit=problem.message)

    def close(self, uri: str) -> None:
        """Forgets a file that was closed, and what was said of it."""
        edited = self._forget(uri)
        if edited is not None:
            self._tell(edited, [])

    def _forget(self, uri: str) -> Edited | None:
        """Takes the file away as it was: its ruling is no longer wanted."""
        edited = self._files.pop(uri, None)
        if edited is not None:
            edited.outdated = True
        return edited

    def _tell(self, edited: Edited, found: list[types.Diagnostic]) -> None:
        self._server.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(edited.uri, found, edited.version)
        )

    # -- answering ----------------------------------------------------------------------------------------------

    async def complete(self, uri: str, at: types.Position) -> list[types.CompletionItem]:
        """The completions at a place."""
        return await self._asked(uri, partial(_completed, at=at)) or []

    async def hover(self, uri: str, at: types.Position) -> types.Hover | None:
        """The words about a place."""
        return await self._asked(uri, partial(_hovered, at=at))

    async def definition(self, uri: str, at: types.Position) -> types.Location | None:
        """Where that is named of which a place speaks."""
        return await self._asked(uri, partial(_defined, at=at))

    async def lenses(self, uri: str) -> list[types.CodeLens]:
        """The ruling, beside the lines to which it belongs, once it is there."""
        edited = self._files.get(uri)
        found = None if edited is None else await asyncio.shield(edited.under_way)
        return [] if found is None else await self._asked(uri, partial(_beside, rulings=found.rulings)) or []

    async def _asked(self, uri: str, work: Callable[[Edited], T | None]) -> T | None:
        """The result of something asked of a file; None if it is not open, or the work comes to a limit."""
        edited = self._files.get(uri)
        if edited is None:
            return None
        try:
            return await self._worker.at_once(partial(work, edited))
        except Problem:
            return None


def _completed(edited: Edited, at: types.Position) -> list[types.CompletionItem]:
    places = edited.places
    return [_item(number, one, places) for number, one in enumerate(suggestions(places, places.offset(at)))]


def _item(number: int, one: Suggestion, places: Places) -> types.CompletionItem:
    quote = places.text[one.start : one.start + 1]
    return types.CompletionItem(
        one.says,
        kind=KINDS[one.kind],
        detail=one.brief or None,
        documentation=types.MarkupContent(types.MarkupKind.Markdown, one.means) if one.means else None,
        sort_text=f"{number:05}",
        # An editor compares it with what stands there, and a quote may.
        filter_text=f"{quote}{one.says}" if quote in ('"', "'") else one.says,
        text_edit=types.TextEdit(types.Range(places.position(one.start), places.position(one.end)), one.text),
    )


def _hovered(edited: Edited, at: types.Position) -> types.Hover | None:
    root, game, line, here = edited.place(at)
    found = told(root, game, line, here, edited.found.rulings) if game else None
    if found is None:
        return None
    says, span = found
    return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, says), edited.places.range(span))


def _defined(edited: Edited, at: types.Position) -> types.Location | None:
    root, game, line, here = edited.place(at)
    found = target_of(root, game, line, here) if game else None
    if isinstance(found, Path):
        return types.Location(from_fs_path(str(found)) or "", edited.places.range(None))
    return None if found is None else types.Location(edited.uri, edited.places.range(found))


def _beside(edited: Edited, rulings: tuple[Ruling, ...]) -> list[types.CodeLens]:
    shown = lenses(as_far_as_it_goes(edited.text), rulings)
    # Without a command a lens is a line of text.
    return [types.CodeLens(edited.places.range(one.span), types.Command(one.says, "")) for one in shown]


def server(limits: Limits = ALLOWED) -> LanguageServer:
    """The server. An editor sends a file whole whenever it changes: lines end differently in YAML than in editors."""
    check(limits)
    made = LanguageServer("adjudicator", __version__, types.TextDocumentSyncKind.Full)
    desk = Desk(made, limits)

    @made.feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: types.DidOpenTextDocumentParams) -> None:
        await desk.edit(params.text_document.uri)

    @made.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(params: types.DidChangeTextDocumentParams) -> None:
        await desk.edit(params.text_document.uri)

    @made.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        desk.close(params.text_document.uri)

    @made.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=_ASKS_AGAIN))
    async def completed(params: types.CompletionParams) -> list[types.CompletionItem]:
        return await desk.complete(params.text_document.uri, params.position)

    @made.feature(types.TEXT_DOCUMENT_HOVER)
    async def hovered(params: types.HoverParams) -> types.Hover | None:
        return await desk.hover(params.text_document.uri, params.position)

    @made.feature(types.TEXT_DOCUMENT_DEFINITION)
    async def defined(params: types.DefinitionParams) -> types.Location | None:
        return await desk.definition(params.text_document.uri, params.position)

    @made.feature(types.TEXT_DOCUMENT_CODE_LENS)
    async def beside(params: types.CodeLensParams) -> list[types.CodeLens]:
        return await desk.lenses(params.text_document.uri)

    return made
