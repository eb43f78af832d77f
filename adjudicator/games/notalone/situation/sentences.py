"""The questions of Not Alone, and the sentences that name what happens."""

from adjudicator.games.kit.asking.about_events import event_phrases
from adjudicator.games.kit.asking.about_legality import legality_phrases
from adjudicator.language.phrases import Grammar, Phrase

QUESTIONS = Grammar(
    (
        *event_phrases("C is caught", "D uses wreck", "C loses will", "C decides cards to take back", "C", "despair.2"),
        *legality_phrases("C may use wreck", "C may not play dodge", "despair.2"),
        Phrase("too many", "{n} hunted cannot play by {rule}", "7 hunted cannot play by setup.17"),
        Phrase("enough", "{n} hunted can play", "6 hunted can play"),
        Phrase("no creatures", "{n} creatures cannot play by {rule}", "2 creatures cannot play by setup.17"),
        Phrase("one creature", "{n} creature can play", "1 creature can play"),
        Phrase("creature is", "{who} is the creature", "B is the creature"),
        Phrase("hunted are", "{players} are the hunted", "C, D and E are the hunted"),
        Phrase("will is", "{who} has {n} will", "C has 2 will"),
        Phrase("survival count", "{who} has {n} survival cards", "C has 2 survival cards"),
        Phrase("survival count", "{who} has {n} survival card", "C has 1 survival card"),
        Phrase("hunt count", "{who} has {n} hunt cards", "B has 3 hunt cards"),
        Phrase("hunt count", "{who} has {n} hunt card", "B has 1 hunt card"),
        Phrase("hand count", "{who} has {n} place cards in hand", "C has 4 place cards in hand"),
        Phrase("hand count", "{who} has {n} place card in hand", "C has 1 place card in hand"),
        Phrase("left", "the {counter} counter has {n} left", "the rescue counter has 5 left"),
        Phrase("left value", "the {counter} counter", "the rescue counter"),
        Phrase("stock", "{n} {place} are in stock", "2 wreck are in stock"),
        Phrase("stock", "{n} {place} is in stock", "1 wreck is in stock"),
        Phrase("hand is", "{who}'s hand is {cards}", "C's hand is lair, jungle and rover"),
        Phrase("pile is", "{who}'s discard pile is {cards}", "C's discard pile is lair and rover"),
        Phrase("shown", "{who} has shown {cards}", "C has shown lair and jungle"),
        Phrase("seen", "{other} has seen {cards} of {who}", "B has seen lair and jungle of C"),
        Phrase("holds not", "{who} does not hold {card}", "C does not hold dodge"),
        Phrase("holds", "{who} holds {card}", "C holds dodge"),
        Phrase("discarded not", "{who} has not discarded {place}", "C has not discarded lair"),
        Phrase("discarded", "{who} has discarded {place}", "C has discarded lair"),
        Phrase("side", "side {side} of the board is used", "side A of the board is used"),
        Phrase("marker not", "the marker is not on the beach", "the marker is not on the beach"),
        Phrase("marker", "the marker is on the beach", "the marker is on the beach"),
        Phrase("no token", "the {token} token is on no place", "the creature token is on no place"),
        Phrase("token", "the {token} token is on {places}", "the creature token is on wreck"),
        Phrase("explores not", "{who} does not explore {place}", "C does not explore wreck"),
        Phrase("explores", "{who} explores {place}", "C explores wreck"),
        Phrase("played", "{who} has played {places}", "C has played wreck"),
        Phrase("in force not", "{card} is not in force", "mirage is not in force"),
        Phrase("in force", "{card} is in force", "mirage is in force"),
        Phrase("pile not", "{card} is not in the {kind} discard pile", "clone is not in the hunt discard pile"),
        Phrase("pile", "{card} is in the {kind} discard pile", "adrenaline is in the survival discard pile"),
        Phrase("deck count", "the {kind} deck has {n} cards", "the hunt deck has 17 cards"),
        Phrase("last in deck", "{card} is the last card of the {kind} deck", "clone is the last card of the hunt deck"),
        Phrase("adjacent not", "{place} is not adjacent to {other}", "jungle is not adjacent to wreck"),
        Phrase("adjacent", "{place} is adjacent to {other}", "jungle is adjacent to river"),
        Phrase("neighbours", "the neighbours of {place} are {places}", "the neighbours of lair are jungle and swamp"),
        Phrase("planet", "artemia consists of {places}", "artemia consists of lair, jungle, river, beach, rover, …"),
        Phrase("numbered not", "place {n} is not {place}", "place 8 is not source"),
        Phrase("numbered", "place {n} is {place}", "place 8 is wreck"),
        Phrase("wins", "the {side} wins", "the creature wins", also="win won"),
        Phrase("wins", "the {side} win", "the hunted win"),
        Phrase("nobody", "nobody has won", "nobody has won"),
        Phrase("phase is", "it is phase {n}", "it is phase 2"),
        Phrase("round is", "it is round {n}", "it is round 4"),
        Phrase("will", "{who}'s will", "C's will"),
    )
)
"""Everything that can stand under `ask:`, `expect:` and `claims:`, besides what happens."""

EVENTS = Grammar(
    (
        Phrase("catch", "{who} is caught at {place}", "C is caught at wreck"),
        Phrase("catch", "{who} is caught", "C is caught"),
        Phrase("lose will", "{who} loses will", "C loses will"),
        Phrase("regain will", "{who} regains will", "C regains will"),
        Phrase("recover", "{who} recovers", "C recovers"),
        Phrase("use power", "{who} uses {place}", "C uses wreck"),
        Phrase("take back", "{who} takes back {place}", "C takes back lair"),
        Phrase("discard", "{who} discards {place}", "C discards lair"),
        Phrase("play", "{who} plays {card} on {other}", "B plays anticipation on E"),
        Phrase("play", "{who} plays {card}", "C plays dodge"),
        Phrase("play place cards", "the place cards go down", "the place cards go down"),
        Phrase("reveal", "the place cards are revealed", "the place cards are revealed"),
        Phrase("resist", "{who} resists", "C resists"),
        Phrase("give up", "{who} gives up", "C gives up"),
        Phrase("lay token", "the {token} token is laid", "the creature token is laid"),
        Phrase("move rescue", "the rescue counter moves", "the rescue counter moves"),
        Phrase("move assimilation", "the assimilation counter moves", "the assimilation counter moves"),
        Phrase("step", "phase {n} is reached", "phase 3 is reached"),
    )
)
"""What happens, as questions about order and number name it."""
