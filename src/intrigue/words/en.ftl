### What all games say.

no-more = The game is over.
no-such-seat = There is no seat { $number } here.
no-turn = It is not for you to act now.
no-such-number = There is no action { $number } here; see what can be done now.
no-such-text = There is no “{ $text }” here; see what can be done now.

ask-nobody = The game is over.

tell-positioned = The game begins at a position written by hand.

why-blindly = It picks blindly.
why-no-reason = It has no reason to give.

hint-chance = Looking ahead, your chance after it is { $chance } %.
hint-close = Looking ahead, your chance after it is { $chance } %, and nothing else is clearly better.
hint-next = Looking ahead, your chance after it is { $chance } %; after the next best, “{ $other }”, { $less } %.
hint-instead = Looking ahead, your chance after it is { $chance } %; after “{ $other }”, which looks better at first sight, { $less } %.
hint-with-reason = { $reason } { $hint }
