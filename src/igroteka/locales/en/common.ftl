# Words all games share: the terminal, bots, refusals of the kernel.

you = You

## Choosing a move

choices-ask = Your choice:
bad-number = There is no such number. Enter one from 1 to { $most }.
bad-text = “{ $text }” is not a move here. Enter a number from the list or a move in notation, such as “{ $example }”.
clause = Rule { $clause }

## Commands of the terminal

help-number = a number or a move in notation: make the move
help-help = this help
help-undo = take back your last choice
help-quit = leave
undo-done = The choice is taken back.
undo-none = There is nothing to take back: something new has been revealed since.
saved = The game is saved: { $file }
goodbye = See you at the table!

## End of the game and points

game-over = The game is over!
score-title = Points
score-total = Total
score-rank = Rank

## Bots; .level: how strong, .does: how it plays

bot-random = Simpleton
    .level = easy
    .does = Plays at random: good company while you learn.
bot-greedy = Hasty
    .level = medium
    .does = Takes the best of what it sees right now.
bot-novice = Greenhorn
    .level = novice
    .does = Plays like somebody new to the game: overlooks things and misjudges others. Answers at once.
bot-casual = Companion
    .level = casual
    .does = Takes what looks best now, without thinking ahead. Answers at once.
bot-strong = Strategist
    .level = strong
    .does = Compares several plans to the end of the round. Thinks for up to half a second.
bot-expert = Master
    .level = expert
    .does = Compares many plans over several rounds. Thinks for a second or two.

## Tables

err-old_rules = This game began under older rules, so it cannot be opened any more. It is kept.

## Refusals all games share

refuse-not_your_turn = It is not your turn. Wait until it comes.
refuse-game_over = The game is over. Start a new one.
refuse-not_now = This cannot be done now. Choose one of the moves offered.
refuse-out_of_range = This is out of range. Choose a value within the limits.
