### What the terminal says itself.

## Beginning, leaving, going on

term-title = { $title }, { $players } players
term-which-game = Which game? { "> " }
term-you-are =
    { $bots-count ->
        [one] You are { $seat } in seat { $number }; { $bots } is a bot.
       *[other] You are { $seat } in seat { $number }; { $bots } play by themselves.
    }
term-how-to = Type the number of a choice to act. ? helps, h gives a hint, u takes back, r shows the rules, q quits.
term-begin = Press Enter to begin { "> " }
term-sealed = The deal is sealed. This commitment lets you check it after the game:
term-seed = This game is dealt from seed { $seed }.
term-no-saving = This game cannot be saved: { $error }. You can play it all the same.
term-no-input = The input ends here.
term-left-saved = The game is saved. To go on: intrigue play --resume
term-left-guided = The game is saved. To go on: intrigue learn { $game }
term-left-unsaved = The game is not saved.
term-no-going-on = { $path } cannot be gone on with: { $reason }
term-again =
    { $title } again, with { $seats }, after { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.
term-elsewhere = The game that you left is being played in another window.
term-none-left = There is no unfinished game. To begin one: intrigue play
term-another = Another game? [y/N] { "" }
term-yes = y yes

## At the table

term-prompt = { $choices }, or ? { "> " }
term-question-to = { $seat }: { $question }
term-or-say = or say: { $sayings }
term-you = you
term-go-on = Enter goes on { "> " }
term-show-table = Enter shows the table { "> " }
term-pass-keyboard = Pass the keyboard to { $seat }. { $seat }, press Enter.
term-asked-less = From now on you are only asked where there is something to choose.
term-asked-always = You are asked every time again.
term-stays = That cannot be taken back. { $reason }
term-taken-back = Taken back.
term-takes-back = { $seat } takes that back.
term-no-more-saving = This game cannot be saved any more: { $error }.
term-file-there = { $path } is there already; give another name.
term-no-saving-to = Cannot save to { $path }: { $error }.
term-copy = A copy of the record so far:
term-not-saved = This game cannot be saved; 's FILE' may do.
term-saved = Saved:
term-resume = 'intrigue play --resume' goes on from here at any time.
term-won = You have won!
term-over = The game is over.
term-winner = winner
term-record = The record of this game:
term-read-again = Read it again:
term-check-deal = Check the deal:

## Help

term-can-say = What you can say
term-signs = On the screen
term-awaited = whose decision is awaited
term-key-more =
    { $hidden ->
        [one] list the other choice
       *[other] list the other { $hidden } choices
    }
term-key-number = do what choice { $number } says; words do too: '{ $action }', or enough of it to be clear
term-key-explain = explain choice { $number }; '? { $action }' says what it does or why it is not possible
term-key-auto = be asked also where there is nothing to choose; again: only where there is
term-key-hint = a hint: what looking ahead finds best, and why
term-key-undo = take your last decision back
term-key-log = the log: what happened so far
term-key-rules = the rules; 'r { $rule }' one rule, 'r end' all rules with that word
term-key-cards = the cards; 'c { $card }' one of them
term-key-player = what is known of a player
term-key-save = save, which happens after every action anyway; 's FILE' keeps a copy of the record
term-key-quit = quit; 'intrigue play --resume' goes on from here
term-key-enter = draw the table again

## Answers

term-would-do = That would do: { $steps }.
term-bot-says = A sensible bot says: { $opinion }
term-which-choice = That may be choice { $numbers } or { $last }; which of them?
term-which = Which of them?
term-and-others =
    { $others ->
        [one] and one other; 'more' lists them all
       *[other] and { $others } others; 'more' lists them all
    }
term-no-choice = There is no choice { $number }. Your choices: { $choices }.
term-nothing = '{ $text }' is none of your choices ({ $choices }). { $out }
term-see-card = '? { $card }' explains the card.
term-did-you-mean = Did you mean '{ $text }'?
term-see-rules = 'r { $text }' shows rules that speak of it.
term-see-help = Type ? for help.
term-best-choice = Advice: choice { $number }: { $words }.
term-best-sentence = Advice: '{ $text }'.
term-best-other = Advice: '{ $text }': { $words }.
term-nothing-yet = Nothing has happened yet.
term-no-rule = No rule has the id or contains the words '{ $text }'.
term-no-card = There is no card called '{ $text }'; c shows them all.
term-copies = { $copies } of them

## Recorded games

term-go-on-or-stop = Enter goes on, q stops { "> " }
term-record-ends =
    { $actions ->
        [one] The record ends here, after 1 action; the game was not finished.
       *[other] The record ends here, after { $actions } actions; the game was not finished.
    }
term-futures = { $rounds } futures a decision.
term-stopped = Stopped early, after { $done } of { $all } decisions.
term-all-in = All of it is in { $path }.
term-review-title = Decisions
term-review-number = action
term-review-player = player
term-review-did = did
term-review-chance = chance
term-review-better = better
term-review-sum =
    { $decisions ->
        [one] { $seat }: 1 decision, { $given } % of a victory given away,
       *[other] { $seat }: { $decisions } decisions, { $given } % of a victory given away at each on average,
    } { $slips ->
        [one] 1 slip.
       *[other] { $slips } slips.
    }
term-moment-slip = gives away { $by } %
term-moment-rise = up { $by } % since the last decision
term-moment-fall = down { $by } % since the last decision

## Guided first games

term-lesson = { $number }/{ $of } { $words }
term-lesson-wants = The lesson is about choice { $number }: { $words }
term-lesson-wants-one = The lesson is about one of the choices { $numbers }.
term-lessons-lost = The guided game cannot go on from here as it was written. The game is yours now; h gives hints.
term-lessons-over = That was the last lesson. The game is yours now; h still gives hints.
term-learn-begins =
    A first game with a guide, of about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }. You can leave with q at any time and go on later.
term-learn-again = { $title } again, with the guide, where you left it.
term-learn-offer = New to this game? q leaves, and 'intrigue learn { $game }' teaches it in { $minutes } minutes.
term-learn-none = no guided game yet
term-learn-new = { $lessons } lessons, about { $minutes } minutes
term-learn-at = lesson { $lesson } of { $lessons }
term-learn-through = all { $lessons } lessons done
term-learn-how = To learn one: intrigue learn trickery

## Puzzles

term-puzzle-today = { $title }: the puzzle of the day, { $day }.
term-puzzle-number = { $title }: puzzle { $number } of { $all }.
term-puzzle-task = Which choice brings most victories, by what you can know here? One answer counts. ? helps, q leaves.
term-puzzle-no-key = Not at a puzzle: here you find it yourself, and your answer counts at once.
term-puzzle-right = Right!
term-puzzle-wrong = No: this gives away { $lost } of a hundred victories.
term-puzzle-verdict = Every choice, in { $worlds } futures each
term-puzzle-choice = choice
term-puzzle-chance = victories of 100
term-puzzle-surely = 95 %, all at once
term-puzzle-yours = yours
term-puzzle-best = best
term-puzzle-streak =
    { $run ->
        [0] Your streak begins anew tomorrow.
        [one] Your streak: 1 day.
       *[other] Your streak: { $run } days.
    } { $longest ->
        [0] { "" }
        [one] Your longest: 1 day.
       *[other] Your longest: { $longest } days.
    }
term-puzzle-counted = Today is counted already.
term-puzzle-unkept = Your streak cannot be kept: { $error }.
