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
hint-same = Looking ahead, it makes no difference that could be told: your chance is { $chance } % or near it, whatever you choose.
hint-next = Looking ahead, your chance after it is { $chance } %; after the next best, “{ $other }”, { $less } %.
hint-instead = Looking ahead, your chance after it is { $chance } %; after “{ $other }”, which looks better at first sight, { $less } %.
hint-with-reason = { $reason } { $hint }

puzzle-best = Best is “{ $best }”: it brings { $chance } of a hundred victories; the next best, “{ $other }”, brings { $less }.
puzzle-tempting = At first sight “{ $other }” looks better, but it brings only { $less }.
puzzle-tempting-next = At first sight that one looks better.
puzzle-at-once = The best choice decides the game at once.
puzzle-leads = Of a hundred futures after the best choice { $often } see this: “{ $event }” After the other it is { $seldom }.
puzzle-spares = Of a hundred futures after the other { $often } see this: “{ $event }” After the best choice it is { $seldom }.
puzzle-rival = The other helps { $rival }, to whom it brings { $after } of a hundred victories instead of { $before }.

## What a table says no to

no-way = That is not possible here.
no-game-yet = The game has not begun.
no-such-question = That question is no longer open: something has happened since. Look again and choose anew.
no-such-steps = Not all of these steps are possible one after the other.
no-acting-while-asking = You have asked to take something back: wait for the answers, or withdraw that first.
no-acting-without-name = You are watching without a name; take a name first.
no-acting-from-outside = You are watching; only those who sit at the table can do that.
no-advice-now = There is no advice to be had at the moment.
no-lesson-here = There is no lesson to go on with at this table.
no-course-here = { $title } has no guided game.

no-decision-yet = You have not decided anything yet.
no-way-back-from-seen = Since then something hidden was shown or drawn.
no-way-back-from-all = Since then several players are choosing at once.
no-way-back-past = { $seat } has acted since then.
no-time-left-for-that = Since then the time for it has run out.
no-asking-again = You have asked already, and the answer was no.
no-asking-beside = { $name } is asking to take back already.
no-one-to-agree = Nobody is here who could agree.
no-one-is-asking = Nobody is asking to take anything back.
no-agreeing-with-oneself = The others have to agree.
no-second-answer = You have answered already.

no-seat-once-begun = The game has begun and every seat is taken; you can watch it.
no-seat-free = Every seat is taken; you can watch the game.
no-such-seat-free = That seat is not free.
no-room-beside = { $name } sits there.
no-bots-but-by-host = Only the host of this table places bots.
no-moving-once-begun = The game has begun; the seats stay as they are.
no-such-bot = There is no bot “{ $bot }”; there are { $bots }.
no-seat-of-yours = You do not sit at this table.
no-decks-here = Nobody brings a deck of their own to { $title }.
no-new-deck-once-begun = The game has begun; the decks stay as they are.
no-such-deck = This deck cannot be played: { $reasons }
no-deck-with = { $rule }: { $reason }
no-deck-so-long = A deck has at most { $lines } lines and { $cards } cards; the rest was not read.
no-more-faults =
    { $faults ->
        [one] And there is one more reason.
       *[other] And there are { $faults } more reasons.
    }
no-leaving-at-the-end = The game is over; there is nothing left to leave.
no-second-start = The game has begun already.
no-start-but-by-host = Only the host of this table starts the game.
no-start-with-open-seats =
    { $seats ->
        [one] 1 seat is still open; wait, or put a bot there.
       *[other] { $seats } seats are still open; wait, or put bots there.
    }
no-second-seat = On this device you sit at this table already, as { $name }.
no-one-in-that-seat = Nobody sits in that seat any more.
no-more-devices = That seat is on { $devices } devices already.
no-empty-line = That would be an empty line.
no-more-lines = You have said { $lines } lines at this table; that is as many as anyone may.
no-more-lines-from-outside = Those who only watch have said { $lines } lines at this table; that is as many as they may.
no-talking-so-fast = You are talking too fast; wait a moment.
no-talking-when-muted = The host has muted you; you can still play and watch.
no-talking-from-outside = At this table only those who sit there talk, unless the host lets the others.
no-deed-but-by-host = Only the host of this table can do that.
no-deed-to-oneself = That is meant for others.
no-sending-away-once-begun = The game has begun; nobody is sent away from it any more.
no-seat-once-sent-away = The host has sent you away; you can watch, or sit down at another table.
no-name-like = Your name looks like { $name }, who sits here. Take another one.
no-such-line = Nobody has said that line.
no-closing-at-the-end = The game is over; it stays for all who played.
no-closing-while-others-play = { $name } is still playing; leave the table instead, and a bot takes your seat.
no-table-any-more = The host has closed this table.
no-urging-beside-a-clock = This table has a clock; when the time is over, a bot plays.
no-waiting-for-them = Nobody is waiting for { $name } now.
no-such-device = There is no such device in your seat.
no-last-device-out = Your seat is on this device alone; leave the table instead.
no-older-device-out = That device was there before this one; sign it out there.
no-more-links = { $links } links to your seat are open already; revoke one first.
no-rematch-yet = The game is not over yet.
no-rematch-for-others = Only those who played may ask for another game.
no-such-moment = This game can be played on after 0 to { $last } actions.
no-such-link = This link is not valid any more: it was used, or its time is over. Make a new one at the table.
no-game-kept = This game could not be kept, so it cannot be shown.
no-playing-on-yet = A game can be played on from one of its moments when it is over.
no-record-yet = The record is published when the game is over.
no-replay-yet = A game can be replayed when it is over.
no-review-yet = A game can be reviewed when it is over.
no-judge-free = All judges are busy at the moment; try again in a minute.

## What the server says no to

no-such-table = There is no table “{ $table }”.
no-such-game = There is no game “{ $game }”; there are { $games }.
no-such-puzzle =
    { $puzzles ->
        [0] There are no puzzles of this game here.
       *[other] There is no such puzzle of this game; they are numbered from 1 to { $puzzles }.
    }
no-such-language = There are no words in “{ $language }” here; there are { $languages }.
no-such-address = There is no such address, or not for this; /api/openapi.json lists them all.
no-name = A name needs at least one letter.
no-more-tables =
    { $tables ->
        [one] You have an unfinished table; finish or leave it first.
       *[other] You have { $tables } unfinished tables; finish or leave one first.
    }
no-more-seats =
    { $seats ->
        [one] You hold a seat at somebody else’s table already; finish that game or leave it first.
       *[other] You hold { $seats } seats at other people’s tables already; finish a game or leave one first.
    }
no-old-cookie = Your seat has just moved to this device; please repeat that.
no-more-visitors = Too many new visitors come from your address; wait a minute.
no-more-connections = Too many connections; close some.
no-more-requests = Too many requests; wait a moment.
no-more-hints = You have asked for advice already; wait until it comes.
no-more-reviews = Games are being judged for you already; wait until that is done.
no-more-bytes = This is too long: more than { $bytes } bytes.
no-foreign-page = This comes from a foreign page.
no-entry = Those who run this server do not let you in.
no-entry-to-table = Those who run this server have closed this table.
no-reading-that = This cannot be read: { $error }.
no-looking-now = The server cannot look anything up at the moment. Please try again.
no-writing-now = The server cannot write anything down at the moment. Please try again.
no-writing-that = The server could not write that down, so it was not done. Please try again.
no-server-now = The server is stopping. Please try again in a moment.
no-table-now = The table is being loaded again; please repeat that.
no-luck-on-our-side = Something went wrong on our side. It has been noted; please try again.

## Games of other rules

past-changed = The rules have changed since this game was played, and it was not kept, so it can no longer be shown.
past-waits = This game is played under version { $rules } of the rules of { $title }; this server has version { $here }. A server of that time can go on with it.
past-kept = This game was played under version { $rules } of the rules of { $title }; this server has version { $here }. It can be looked at as it was, but not judged or played on from a moment.
past-lost = This game was played under version { $rules } of the rules of { $title }; this server has version { $here }, and it was not kept, so it can no longer be shown.
past-waits-cards = This game is played with other cards than those on this server. A server with these cards can go on with it.
past-kept-cards = This game was played with other cards than those on this server. It can be looked at as it was, but not judged or played on from a moment.
past-lost-cards = This game was played with other cards than those on this server, and it was not kept, so it can no longer be shown.

## Cards that say something else

changed-card = { $card }: { $what } { $now } instead of { $before }
changed-cards = Changed cards: { $changes }.
lacking-cards = The bots do without: { $cards }.

## What is said at a touch

say-hello = Hello!
say-luck = Good luck, everybody!
say-thanks = Thank you!
say-played = Well played!
say-deal = Deal?
say-agreed = Agreed.
say-no-deal = No deal.
say-trust = Trust me.
say-doubt = I do not believe you.
say-sorry = Sorry about that.
say-hurry = Hurry up, please!
say-moment = One moment, please.
say-bye = That was fun. Goodbye!
