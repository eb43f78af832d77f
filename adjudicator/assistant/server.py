"""The server of the Model Context Protocol: every tool with its schema, its limits, and refusals in words."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field

from adjudicator.assistant import library, rulings
from adjudicator.assistant.answers import Checked, Compared, Legal, Odds, Ruled, RuleSaid, Why
from adjudicator.assistant.library import CardKnown, GameKnown, Language
from adjudicator.exploring.policy import POLICIES
from adjudicator.oracle.limits import ALLOWED, Limits, check, limited
from adjudicator.oracle.protocol import LONGEST
from adjudicator.playing.problem import Problem
from adjudicator.version import __version__

INSTRUCTIONS: Final = """Rulings for tabletop games. Never answer a question of rules from memory: write the situation
down as YAML, `check` it, and `rule` on it. Say the verdict, the rules that decide it by their ids and sentences, and
what was assumed. If something is not modelled, or the ruling is undecided, say so, and do not decide it yourself.
`language` shows how a situation of a game is written and which sentences it understands; a fault comes with what to
write instead."""

Situation = Annotated[str, Field(description="A situation as YAML, as `language` shows it.", max_length=LONGEST)]
Game = Annotated[str, Field(description="The name of a game, as `games` lists it.")]
Edition = Annotated[str, Field(description="Rule by this edition instead of that of the situation; empty for its own.")]
Readings = Annotated[dict[str, str], Field(description="Readings of unclear rules: the value of each by its name.")]
READS: Final = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)
"""No tool changes anything, or looks anywhere but at what is sent and at what is installed or imported."""


def server(documents: dict[str, str], limits: Limits = ALLOWED) -> MCPServer:
    """The server, with the documents of the adjudicator by their topics."""
    check(limits)
    made = MCPServer("adjudicator", version=__version__, instructions=INSTRUCTIONS, log_level="ERROR")
    for tool in (*_of_the_library(documents, limits), *_of_situations(limits)):
        made.tool(annotations=READS)(tool)
    return made


@contextmanager
def _answering(limits: Limits) -> Iterator[None]:
    """Applies the limits; a problem is told in words."""
    try:
        with limited(limits, {}):
            yield
    except Problem as problem:
        raise ToolError(problem.message) from None


def _of_the_library(documents: dict[str, str], limits: Limits) -> tuple[Callable[..., object], ...]:
    async def games() -> list[GameKnown]:
        """List the games, their editions, and the named readings of what their rules leave open."""
        with _answering(limits):
            return library.games()

    async def look_up_rule(
        game: Game,
        words: Annotated[str, Field(description="A rule's id, a heading in any language, or words.")],
        limit: Annotated[int, Field(ge=1, le=20)] = 5,
    ) -> list[RuleSaid]:
        """Look a rule up by its id, heading or words: the sentence of each rule that is found."""
        with _answering(limits):
            return library.rules(game, words, limit)

    async def look_up_card(game: Game, name: Annotated[str, Field(description="The card's name.")]) -> CardKnown:
        """Look a card up: its figures, keywords and abilities, and the parts that are not modelled."""
        with _answering(limits):
            return library.card(game, name)

    async def language(
        game: Game,
        about: Annotated[str, Field(description="Words of what is done or asked: fight, clue, token.")] = "",
    ) -> Language:
        """Show how a situation of a game is written: an example, and the kinds of sentences it understands."""
        with _answering(limits):
            return library.language(game, about)

    async def guide(
        topic: Annotated[str, Field(description="A topic; empty for the list of topics.")] = "",
        section: Annotated[str, Field(description="A heading of the topic; empty for its beginning.")] = "",
    ) -> str:
        """Read the documents: the situation file, rulings, odds, and what is modelled of each game."""
        with _answering(limits):
            return library.section(documents, topic, section) if topic else library.topics(documents)

    return games, look_up_rule, look_up_card, language, guide


def _of_situations(limits: Limits) -> tuple[Callable[..., object], ...]:
    async def check(situation: Situation) -> Checked:
        """Check a situation: all of its faults at once, each with its place and what to write instead."""
        with _answering(limits):
            return rulings.check(situation)

    async def rule(
        situation: Situation,
        edition: Edition = "",
        readings: Readings = {},  # noqa: B006
        player: Annotated[str, Field(description="Show only what this player may know; empty for everything.")] = "",
    ) -> list[Ruled]:
        """Rule on a situation, each variant: answers with the rules that decide them, claims, refusals, assumptions."""
        with _answering(limits):
            return rulings.rule(situation, edition, readings, player)

    async def why(situation: Situation, edition: Edition = "", readings: Readings = {}) -> list[Why]:  # noqa: B006
        """Explain a ruling: what happens, step by step, and every rule on the way to the answers."""
        with _answering(limits):
            return rulings.why(situation, edition, readings)

    async def legal(
        situation: Situation,
        deeds: Annotated[list[str], Field(description="Sentences of `do:` to judge at the end of the situation.")] = [],  # noqa: B006
        why_not: Annotated[bool, Field(description="Also tell what may be tried and is refused.")] = False,
    ) -> list[Legal]:
        """List what may be done at the end of each variant, judge deeds, and say what is refused, there or before."""
        with _answering(limits):
            return rulings.legal(situation, deeds, why_not=why_not)

    async def odds(
        situation: Situation,
        policy: Annotated[str, Field(description=f"The way to make choices: {', '.join(POLICIES)}.")] = "all",
        goal: Annotated[str, Field(description="The question for best and worst; empty for the first.")] = "",
        players: Annotated[list[str], Field(description="Those on the side of best; nobody named: everybody.")] = [],  # noqa: B006
    ) -> list[Odds]:
        """Find the exact odds of every answer: every draw and choice that the situation leaves open is tried."""
        with _answering(limits):
            return rulings.odds(situation, policy, goal, players)

    async def compare(
        situation: Situation,
        editions: Annotated[list[str], Field(description="Editions to rule by.")] = [],  # noqa: B006
        readings: Annotated[list[str], Field(description="Readings, NAME=VALUE, or profiles of them.")] = [],  # noqa: B006
        without: Annotated[list[str], Field(description="Ids of rules, each to be left out once.")] = [],  # noqa: B006
    ) -> list[Compared]:
        """Compare how a situation is ruled by editions, by readings, or without a rule; one alone with it as it is."""
        with _answering(limits):
            return rulings.compared(situation, editions, readings, without)

    return check, rule, why, legal, odds, compare
