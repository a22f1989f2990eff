"""Help for the terminal: what can be said on the trading floor, and what the signs on the screen mean."""

from __future__ import annotations

from ...core.phrase import Words, phrase

PHRASES: tuple[tuple[str, Words], ...] = (
    ("offer 2 grain for dye", phrase("sign-offer", say="offer salt and wool for 2 ore")),
    ("offer salt for wool to basil", phrase("sign-offer-to", say="to basil and 4")),
    ("offer salt for nothing to 3", phrase("sign-gift")),
    ("offer wine and 1 point for gold", phrase("sign-points")),
    ("offer grain red for wool", phrase("sign-card")),
    ("offer barracks not on 2 for ore to 2", phrase("sign-promise")),
    ("offer ore for arms on 3 to 2", phrase("sign-demand")),
    ("promise, demand", phrase("sign-promises")),
    ("take 3, accept 3", phrase("sign-take", say="take 3 with grain red")),
    ("counter 3", phrase("sign-counter")),
    ("decline 3, reject 3", phrase("sign-decline", say="decline all")),
    ("withdraw 4, cancel 4", phrase("sign-withdraw", say="change 4")),
    ("agree 2, refuse 2", phrase("sign-agree", card="card:isolationism", say="enquire 2")),
    ("show, show luxury", phrase("sign-show")),
    ("pass", phrase("sign-pass")),
    ("done, not done", phrase("sign-done")),
    ("store wine wine", phrase("sign-store", say="fetch wine")),
    ("aim barracks on 2", phrase("sign-aim", say="lift barracks")),
    ("build library and venus temple", phrase("sign-build")),
)

SIGNS: tuple[tuple[Words, Words], ...] = (
    (phrase("table-points"), phrase("sign-points-and-end")),
    (phrase("table-sides"), phrase("sign-sides")),
    (phrase("table-feelings"), phrase("sign-feelings")),
    ("+0!", phrase("sign-revolt")),
    (phrase("table-makes-example"), phrase("sign-makes")),
    (phrase("table-unseen"), phrase("sign-unseen")),
    ("*[2]", phrase("sign-takeable")),
    ("#", phrase("sign-stored")),
    (phrase("table-acts"), phrase("sign-acts")),
    (phrase("table-lap"), phrase("sign-lap")),
    (phrase("table-government-ideas"), phrase("sign-government-ideas")),
    (phrase("table-religion-ideas"), phrase("sign-religion-ideas")),
    (phrase("table-prosperity"), phrase("sign-prosperity")),
    (phrase("table-sad-ideas"), phrase("sign-sad-ideas")),
    (phrase("table-raid-ideas"), phrase("sign-raid-ideas")),
    (phrase("table-special-ideas"), phrase("sign-special-ideas")),
    (phrase("table-set", worth=3, more=6), phrase("sign-set")),
    (phrase("table-icons"), phrase("sign-icons")),
    (phrase("table-covered"), phrase("sign-covered")),
    (phrase("table-aims"), phrase("sign-aims")),
)
