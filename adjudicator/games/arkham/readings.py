"""The named readings of Arkham Horror, for questions where the references are silent or contradict themselves."""

from typing import Final

from adjudicator.engine.readings import Reading

READINGS: Final = (
    Reading(
        "automatic-clash",
        "What becomes of a test that would both succeed and fail automatically?",
        (("fail", "it fails"), ("succeed", "it succeeds")),
        ("automatic-failure-success.2", "automatic-failure-success.3"),
    ),
    Reading(
        "failed-attack-damage",
        "How much does a failed attack deal to the other investigator who is engaged with the enemy?",
        (
            ("as modified", "the damage of the attack with everything that modifies it"),
            ("standard", "1 damage, whatever modifies the attack"),
        ),
        ("fight-action.11",),
    ),
    Reading(
        "investigating-without-clues",
        "May a location be investigated on which there is no clue?",
        (
            ("allowed", "the test itself is the action, and no rule asks for a clue"),
            ("refused", "there is nothing that a success could discover"),
        ),
        ("investigate-action.5", "investigation-phase.5"),
    ),
    Reading(
        "retaliate-moment",
        "Does the attack by retaliate come before the skill test ends, or after?",
        (
            ("before the test ends", "after all results have been applied, before ST.8"),
            ("after the test", "after ST.8, when cards and tokens have gone back"),
        ),
        ("retaliate.7",),
    ),
    Reading(
        "bless-curse-without-a-test",
        "Where does a bless or curse token go that was revealed outside a skill test?",
        (("to the bag", "back to the chaos bag"), ("to the token pool", "to the token pool")),
        ("bless-and-curse-tokens.6", "bless-and-curse-tokens.10", "bless-and-curse-tokens.12"),
    ),
    Reading(
        "retaliate-readiness",
        "Must an enemy with retaliate be ready when it is attacked, or when it would attack?",
        (
            ("when attacked", "ready when the attack against it is made"),
            ("when it would attack", "ready when its own attack would come"),
        ),
        ("retaliate.2", "retaliate.6"),
    ),
    Reading(
        "empty-encounter-deck",
        "When is the encounter discard pile shuffled back into an encounter deck that has run out?",
        (
            ("at once", "as soon as its last card has left it: that card is not among those shuffled in"),
            ("when a card is wanted", "when the next card is to be taken from it"),
        ),
        ("encounter-deck.2",),
    ),
    Reading(
        "turn-of-the-eliminated",
        "Whoever is eliminated in their own turn: does that turn end?",
        (
            ("ends", "it ends then and there: abilities to the end of a turn are due"),
            ("breaks off", "it just goes no further: nothing is due, and what lasted until its end is over"),
        ),
        ("elimination.3", "investigation-phase.11"),
    ),
    Reading(
        "order-of-symbols",
        "Several tokens whose symbols have effects are resolved in ST.4: in which order?",
        (
            ("the tester", "as whoever makes the test chooses, as with several results in ST.7"),
            ("lead investigator", "as the lead investigator decides, who has the final word"),
            ("as revealed", "in the order in which they were revealed"),
        ),
        ("faq-resolving-multiple-tokens.2", "skill-test-timing.29", "lead-investigator.4"),
    ),
    Reading(
        "order-of-reactions",
        "Several investigators may react at the same moment: who goes first?",
        (
            ("as they like", "whoever wants to; the references order forced abilities only"),
            ("player order", "the lead investigator, then the others in player order"),
        ),
        ("faq-reaction-opportunities.1", "priority-of-simultaneous-resolution.4"),
    ),
    Reading(
        "cancelled-weakness",
        "Where is a weakness treachery placed whose revelation was cancelled?",
        (
            ("owner", "in its owner's discard pile, as weaknesses are"),
            ("encounter", "in the encounter discard pile, as the entry Cancel says of treacheries"),
        ),
        ("cancel.7", "treachery-cards.3"),
    ),
    Reading(
        "cancelling-and-forced-abilities",
        "An attack may be cancelled as it comes about, and a forced ability answers to that too: what is first?",
        (
            ("cancel first", "the cancel: to what is cancelled no forced ability answers"),
            ("forced first", "the forced ability, as before all reactions: it resolves, whatever is cancelled then"),
        ),
        ("cancel.1", "ability.20"),
    ),
    Reading(
        "resolution-on-another-card",
        "What is a standalone scenario that ends by a resolution on a card that is neither an act nor an agenda?",
        (
            ("lost", "lost: only a resolution on an act card wins"),
            ("as it says", "won if the resolution itself says so, otherwise lost: there is no third outcome"),
        ),
        ("winning-and-losing.13", "winning-and-losing.15"),
    ),
    Reading(
        "massive-attacks",
        "When in step 3.3 do the attacks of a massive enemy come, beside those of other engaged enemies?",
        (
            ("with the first", "when the first of those engaged with it in player order has it attack"),
            ("after all others", "after the attacks of all enemies that are not massive"),
        ),
        ("massive.7", "enemy-phase.3"),
    ),
    Reading(
        "hunters-and-blocked-paths",
        "A hunter may move on several equally short paths, and one of them is blocked: may it be sent there?",
        (
            ("any of them", "yes, and then it does not move: blocked connections count in finding the nearest"),
            ("an open one", "no, it moves on a path that is open"),
        ),
        ("hunter.14", "nearest.3"),
    ),
    Reading(
        "nearest-without-a-path",
        "No path leads to any of the things among which the nearest is found: is one of them the nearest?",
        (
            ("any of them", "yes: how far they are is unknown, so that any of them may be the nearest"),
            ("none", "no: what cannot be reached over connections is not near"),
        ),
        ("nearest.1",),
    ),
    Reading(
        "weakness-drawn-within-an-effect",
        "A weakness is drawn in the course of an effect that does more: when is it resolved?",
        (
            ("after the effect", "when the whole effect is complete, like everything else that it brings about"),
            ("at once", "as soon as the draw is complete, before the rest of the effect"),
        ),
        ("effects.8", "weakness.4", "weakness.5"),
    ),
    Reading(
        "damage-within-an-effect",
        "Damage or horror is dealt in the course of an effect that does more: when do abilities after it answer?",
        (
            ("after the effect", "when the whole effect is complete, like everything else that it brings about"),
            ("after each part", "as soon as this part is complete, before the rest of the effect"),
        ),
        ("effects.8", "after.1", "then.3"),
    ),
    Reading(
        "deck-and-discard-pile-both-empty",
        "Somebody has to draw a card, and neither the deck nor the discard pile has one: is the horror taken?",
        (
            ("no horror", "no: nothing was shuffled into the deck"),
            ("horror", "yes: the deck was empty and a card had to be drawn"),
        ),
        ("drawing-cards.7", "drawing-cards.8"),
    ),
    Reading(
        "horror-for-a-reset-deck",
        "A weakness is drawn in a draw for which the deck was reset: when is the horror taken?",
        (
            ("horror first", "when all cards are drawn, before weaknesses among them are resolved"),
            ("weaknesses first", "after weaknesses among the cards have been resolved, which is part of the draw"),
        ),
        ("drawing-cards.4", "drawing-cards.8"),
    ),
    Reading(
        "lead-until-another-is-chosen",
        "Who decides as lead investigator while the lead investigator is being eliminated?",
        (
            ("the next", "the next one in player order, until those who remain choose another"),
            ("the eliminated one", "still the one who is being eliminated: another is chosen in the sixth step"),
        ),
        ("elimination.3", "elimination.16"),
    ),
    Reading(
        "next-player-after-the-last",
        "Who is the next player after the last one in player order?",
        (
            ("the first", "the lead investigator: clockwise goes round"),
            ("nobody", "nobody: the sequence ends there"),
        ),
        ("in-player-order.3",),
    ),
    Reading(
        "mulligan-of-a-found-hand",
        "May cards be given back of an opening hand that was found in the deck in place of drawing it?",
        (
            ("allowed", "what takes the place of the opening hand is the opening hand, and may be mulliganed like one"),
            ("refused", "a mulligan is for cards that were drawn"),
        ),
        ("mulligan.1", "faq-replacing-an-opening-hand.1"),
    ),
    Reading(
        "trauma-beyond-the-value",
        "First edition: does more damage than health, or more horror than sanity, bring a trauma too?",
        (
            ("suffered", "yes: who is defeated by it suffers it"),
            ("not suffered", "no, to the letter: only damage or horror equal to the value does"),
        ),
        ("campaign-play.29", "campaign-play.30", "sanity-and-horror.3"),
    ),
    Reading(
        "limit-of-a-card-that-changes-control",
        "Whose uses count against the limit of a card that has changed its controller within the period?",
        (
            ("instance", "all of them: the limit is that of this instance of the ability"),
            ("player", "each player's own: the limit is counted for each player"),
        ),
        ("limits-and-maximums.4", "limits-and-maximums.9"),
    ),
)
