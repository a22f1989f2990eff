"""Help for the terminal: what can be said on the trading floor, and what the signs on the screen mean."""

from __future__ import annotations

PHRASES = (
    ("offer 2 grain for dye", "make an offer to everybody; several goods: 'offer salt and wool for 2 ore'"),
    ("offer salt for wool to basil", "an offer to one player or some: 'to basil and 4'; names may be cut short"),
    ("offer salt for nothing to 3", "a gift has to be called one"),
    ("offer wine and 1 point for gold", "points may be on either side"),
    ("offer grain red for wool", "the very card that you give; without its idea it is the one you would miss least"),
    ("offer barracks not on 2 for ore to 2", "promise how you use an ability that you can aim; it binds"),
    ("offer ore for arms on 3 to 2", "demand a promise; name the one seat that is to give it"),
    ("promise, demand", "promises about abilities are part of an offer: CARD on SEAT, or CARD not on SEAT"),
    ("take 3, accept 3", "take an offer; 'take 3 with grain red' names the card that you hand over"),
    ("counter 3", "begin an offer of your own from theirs"),
    ("decline 3, reject 3", "say no; 'decline all'"),
    ("withdraw 4, cancel 4", "take an offer of your own away; 'change 4' makes a draft of it"),
    ("agree 2, refuse 2", "with Isolationism, your word about a deal over your own offer; 'enquire 2' asks first"),
    ("show, show luxury", "let everybody see your basic and civic goods, or your spices and gold"),
    ("pass", "hand the floor on; when all pass in a row, trading is over, whatever the lap"),
    ("done, not done", "live trading only: withdraw your offers and wait for the others, or trade on after all"),
    ("store wine wine", "keep cards for next round instead of spending them; 'fetch wine' takes one out again"),
    ("aim barracks on 2", "lay a cube: the ability strikes that seat in Resolution; 'lift barracks' takes it off"),
    ("build library and venus temple", "choose both developments at once"),
)

SIGNS = (
    ("Pts/End", "points now, and what your score would be if the game ended now, developments counted"),
    ("Govt, Relig", "the side, the step on its track, and the level (L0 to L3) of developments that gives you"),
    ("Happy, Safe", "below 0 the unhappiest has a revolt, and barbarians come to the least safe"),
    ("+0!", "an exclamation mark: a revolt has struck there, and one development less is chosen"),
    ("Makes 5+1c+2b", "goods each round: 5 basic ones from workers, 1 civic for each city, 1 luxury for each boat"),
    ("?civ, ?lux", "civic and luxury goods in hand that nobody has seen the name of"),
    ("*[2]", "offer 2 is one that you can take"),
    ("#", "behind a card: it lies in your warehouse and is not spent"),
    ("acts", "steps that you may still take while you have the floor: each card, good or point of an offer is one"),
    ("lap", "how often the floor has gone round; the last lap is for answers only"),
    ("<Dict, Demo>", "spent, a step toward Dictatorship or Democracy; these ideas are called black and white"),
    ("<Mars, Venus>", "spent, a step toward Mars or Venus: red and blue"),
    ("+1", "spent, a point more: prosperity"),
    ("sad, SAD2", "spent, happiness 1 or 2 less: poverty and depression; the latter is never stored"),
    ("raid, RAID2", "spent, safety 1 or 2 less: barbarians and fury; the latter is never stored"),
    ("REVOLT, CORRUPT, ZEALOTS", "spent, happiness 1 less and a step against what the good usually does; never stored"),
    ("3 pts, one more 6", "what your set of that good is worth, and what it would be with one card more"),
    ("Icons", "swords, apples, notes and books on developments; at the end Monuments and Shrines count them as points"),
    ("covered", "a development that produces its good no more"),
    ("can aim", "abilities that can be aimed at a player, by the name that offers and 'aim' use"),
)
