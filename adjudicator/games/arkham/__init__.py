"""Arkham Horror: The Card Game."""

from adjudicator.later import later

WAITING: dict[str, tuple[str, ...]] = {
    "abilities.action_effects": (),
    "abilities.chaos_effects": (),
    "abilities.contradictions": (),
    "abilities.deck_effects": (),
    "abilities.each": (),
    "abilities.map_effects": (),
    "abilities.nearest": (),
    "abilities.nowhere": (),
    "abilities.play_effects": (),
    "abilities.put_into_play": (),
    "abilities.scenario_effects": (),
    "abilities.search": ("search",),
    "abilities.search_effects": (),
    "abilities.skill_effects": (),
    "attacks.massive": (),
    "enemies.hunter": ("enemy moves",),
    "enemies.paths": (),
    "enemies.spawning": ("spawn",),
    "framework.advancing": ("advance",),
    "framework.closed": (),
    "framework.encounter": ("draw encounter card", "revelation"),
    "framework.mythos": ("place doom", "check doom"),
    "framework.phases": (),
    "setting_up.choosing": (),
    "setting_up.hands": ("draw opening hand",),
    "setting_up.procedure": ("begin at",),
    "setting_up.replacing": (),
    "situation.at_hand": (),
    "situation.happens": (),
    "skill_test.without_a_test": (),
}
"""Rooms that many a ruling does not enter: they wait to be loaded, and so save a twentieth of a short run.

Others import the room, not names from it. Beside each stand the events whose impact it registers (`Arkham.impacts`);
the first of them loads it.
"""

later(*(f"{__name__}.{room}" for room in WAITING))
