"""The facts of the skill test that is being made; all of them are empty when it is over."""

from typing import Final

from adjudicator.engine.fields import Field
from adjudicator.engine.state import Value

THIS_TEST: Final = "test"
"""The entity of the skill test that is being made."""

Tokens = tuple[str, ...]

SPEC: Final[Field[Value]] = Field("spec", None, THIS_TEST)
"""The specification of the test; None while none is made."""
TESTER: Final = Field("who", "", THIS_TEST)
SKILL: Final = Field("skill", "", THIS_TEST)
PURPOSE: Final = Field("kind", "", THIS_TEST)
"""The purpose of the test: attack, investigate, evade, parley."""
TARGET: Final = Field("target", "", THIS_TEST)
REVEALED: Final[Field[Tokens]] = Field("revealed", (), THIS_TEST)
"""The tokens revealed, in order, ignored and cancelled ones included."""
RESOLVED: Final[Field[Tokens]] = Field("tokens", (), THIS_TEST)
"""The tokens that are resolved: neither cancelled nor ignored."""
SWITCHED: Final[Field[Tokens]] = Field("switched", (), THIS_TEST)
"""The tokens whose negative modifiers count as positive ones."""
KEPT: Final[Field[Tokens]] = Field("kept", (), THIS_TEST)
"""The tokens that do not return to the bag."""
AUTOMATIC: Final[Field[Tokens]] = Field("automatic", (), THIS_TEST)
"""The outcomes, succeed or fail, to which the test has come automatically."""
SKILL_VALUE: Final = Field("value", 0, THIS_TEST)
TEST_DIFFICULTY: Final = Field("difficulty", 0, THIS_TEST)
TEST_OUTCOME: Final = Field("outcome", "", THIS_TEST)
MARGIN: Final = Field("margin", 0, THIS_TEST)
ATTACKED_READY: Final = Field("attacked ready", False, THIS_TEST)
"""The enemy that is attacked was ready when the test began."""
TEST: Final = "skill test"
"""The name of the sequence of a skill test."""
REVEALS: Final = Field("reveals", 0, THIS_TEST)
"""How many tokens are revealed, if it is not one."""
IGNORES: Final = Field("ignores", False, THIS_TEST)
"""All but one of the tokens revealed are ignored."""
LATER: Final = Field("later", False, THIS_TEST)
"""Something is due at the end of the test because of a token that was revealed."""
APPLIED: Final[Field[Tokens]] = Field("applied", (), THIS_TEST)
"""The tokens whose effects have been applied."""
