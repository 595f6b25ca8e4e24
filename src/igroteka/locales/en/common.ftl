# Words all games share: the terminal, seats, bots, refusals of the kernel.

you = You

## Whose turn

turn-yours = Your turn.
turn-of = It is { $player }'s turn.
turn-waiting = Waiting for { $players }.
turn-thinks = { $player } is thinking…
round-of = Round { $round } of { $rounds }

## Choosing a move

choices-title = What you can do:
choices-ask = Your choice:
choices-hint = Enter a number or a move in notation. Help: ?
choices-only = There was only one choice, so it was made for you.
choices-more = { $count ->
    [one] …and { $count } more choice
   *[other] …and { $count } more choices
}
bad-number = There is no such number. Enter one from 1 to { $most }.
bad-text = “{ $text }” is not a move here. Enter a number from the list or a move in notation, such as “{ $example }”.
refused = Not allowed. { $reason }
clause = Rule { $clause }

## Commands of the terminal

help-title = Commands
help-number = a number or a move in notation: make the move
help-help = this help
help-why = why a move is not allowed
help-board = show the table
help-log = what happened
help-undo = take back your last choice
help-save = save the game
help-quit = leave
undo-done = The choice is taken back.
undo-none = There is nothing to take back: something new has been revealed since.
log-title = What happened
log-empty = Nothing yet.
saved = The game is saved: { $file }
loaded = The game is loaded: { $file }
goodbye = See you at the table!

## End of the game and points

game-over = The game is over!
winner = { $you ->
    [yes] You win!
   *[no] { $player } wins!
}
winners = The win is shared by { $players }.
rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-title = Points
score-total = Total
score-rank = Rank

## Seats

seats-title = At the table
seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seat-number = Player { $number }
seat-you = you
seat-open = open
seat-bot = { $bot } (bot)
seat-first = first player
variants-title = Rules of this table

## Bots; .level: how strong, .does: how it plays

bot-random = Simpleton
    .level = easy
    .does = Plays at random: good company while you learn.
bot-greedy = Hasty
    .level = medium
    .does = Takes the best of what it sees right now.

## Refusals all games share

refuse-not_your_turn = It is not your turn. Wait until it comes.
refuse-game_over = The game is over. Start a new one.
refuse-not_now = This cannot be done now. Choose one of the moves offered.
refuse-out_of_range = This is out of range. Choose a value within the limits.
