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
"""The modules that many rulings never need: they wait to be loaded, which saves a twentieth of a short run.

Other modules import the module, not names from it. The events beside each are those whose impact it registers
(`Arkham.impacts`); the first of them loads it.
"""

later(*(f"{__name__}.{room}" for room in WAITING))
