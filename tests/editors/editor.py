"""An editor: the client of pygls, which starts `adjudicator lsp` and talks to it over its standard streams."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from lsprotocol import types
from pygls.lsp.client import LanguageClient

ROOT = Path(__file__).parents[2]
PATIENCE = 60
"""The seconds after which a server that says nothing is taken to be stuck."""
T = TypeVar("T")


class Editor:
    """One file at a time, of which the server tells the faults."""

    def __init__(self, client: LanguageClient) -> None:
        self._client = client
        self._told: asyncio.Queue[types.PublishDiagnosticsParams] = asyncio.Queue()
        self.refreshed = 0
        self.messages: list[str] = []
        self._version = 0
        self._text = ""
        self.uri = ""

        @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def tell(told: types.PublishDiagnosticsParams) -> None:
            self._told.put_nowait(told)

        @client.feature(types.WINDOW_SHOW_MESSAGE)
        def show(shown: types.ShowMessageParams) -> None:
            self.messages.append(shown.message)

        @client.feature(types.WORKSPACE_CODE_LENS_REFRESH)
        def refresh(_params: None) -> None:
            self.refreshed += 1

    async def faults(self, text: str, uri: str = "file:///dispute.yaml") -> list[types.Diagnostic]:
        """The faults of a text, which is opened, or takes the place of the one before."""
        self.write(text, uri)
        return await self.told()

    def write(self, text: str, uri: str = "file:///dispute.yaml") -> None:
        """Opens a text, or changes the one that is open to it, and does not wait."""
        self._version, self._text = self._version + 1, text
        if uri != self.uri:
            self.uri = uri
            opened = types.TextDocumentItem(uri, "yaml", self._version, text)
            self._client.text_document_did_open(types.DidOpenTextDocumentParams(opened))
            return
        document = types.VersionedTextDocumentIdentifier(self._version, uri)
        change = types.TextDocumentContentChangeWholeDocument(text)
        self._client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    async def told(self) -> list[types.Diagnostic]:
        """The faults of the text as it is now; those of earlier ones are passed over."""
        while (told := await asyncio.wait_for(self._told.get(), PATIENCE)).version != self._version:
            pass
        return list(told.diagnostics)

    async def close(self) -> list[types.Diagnostic]:
        """Closes the file; what is said of it then."""
        document = types.TextDocumentIdentifier(self.uri)
        self._client.text_document_did_close(types.DidCloseTextDocumentParams(document))
        return list((await asyncio.wait_for(self._told.get(), PATIENCE)).diagnostics)

    def _place(self, word: str) -> tuple[types.TextDocumentIdentifier, types.Position]:
        """The place before a word of the text that stands there once, or behind all of it."""
        before, found, _after = self._text.partition(word)
        assert found, word
        lines = f"{before}{word}".split("\n")
        units = len(lines[-1].encode("utf-16-le")) // 2
        return types.TextDocumentIdentifier(self.uri), types.Position(len(lines) - 1, units)

    async def complete(self, word: str) -> list[types.CompletionItem]:
        """What may be written behind a word."""
        asked = self._client.text_document_completion_async(types.CompletionParams(*self._place(word)))
        found = await asyncio.wait_for(asked, PATIENCE)
        assert isinstance(found, list | tuple)
        return list(found)

    async def hover(self, word: str) -> str:
        """What is told behind a word."""
        found = await self._client.text_document_hover_async(types.HoverParams(*self._place(word)))
        if found is None:
            return ""
        assert isinstance(found.contents, types.MarkupContent)
        return found.contents.value

    async def definition(self, word: str) -> types.Location | None:
        """Where that is named which stands behind a word."""
        found = await self._client.text_document_definition_async(types.DefinitionParams(*self._place(word)))
        assert found is None or isinstance(found, types.Location)
        return found

    async def lenses(self) -> list[tuple[int, str]]:
        """The lines beside the text, each with the number of its own."""
        document = types.TextDocumentIdentifier(self.uri)
        found = await self._client.text_document_code_lens_async(types.CodeLensParams(document))
        return [(one.range.start.line + 1, one.command.title) for one in found or () if one.command is not None]


def editing(use: Callable[[Editor], Awaitable[T]], *options: str) -> T:
    """The result of using an editor, whose server is there before and gone after that."""

    async def use_it() -> T:
        client = LanguageClient("editor", "1")
        editor = Editor(client)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", "")))}
        await client.start_io(sys.executable, "-m", "adjudicator", "lsp", *options, env=environment)
        lenses = types.CodeLensWorkspaceClientCapabilities(refresh_support=True)
        able = types.ClientCapabilities(workspace=types.WorkspaceClientCapabilities(code_lens=lenses))
        await client.initialize_async(types.InitializeParams(able))
        client.initialized(types.InitializedParams())
        try:
            return await use(editor)
        finally:
            await client.shutdown_async(None)
            client.exit(None)
            await client.stop()
            assert not editor.messages

    return asyncio.run(use_it())
