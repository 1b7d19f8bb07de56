// Package poker implements progressive poker: open-face poker for two to six players, with a joker, and a fantasy of 14
// to 17 cards for a player who makes a pair of queens or better on top.
//
// # A hand
//
// A [Table] is the state at a hand's start: rules, button, stacks, fantasies that are due, pairs that are suspended. A
// [Hand] is a table, the cards that each player is dealt, and the acts so far. [Hand.Apply] checks an act against the
// rules and returns the next hand; the old one doesn't change. So undo is a shorter list of acts, resuming is a replay,
// and a branch is two hands with a common beginning. [Hand.Settle] returns the payments between each pair of players.
//
// A [View] holds what one seat may see of a hand. Players are given a View and never a Hand, so a computer player
// cannot peep.
//
// # Rows
//
// A [Board] is a player's three rows. [Rules.Rate] returns their strengths, what the joker becomes, whether the hand is
// dead, its royalties, and the number of cards in the next hand; [Rules.Points] compares two boards.
//
// # Between hands
//
// A [Game] joins the hands: the button moves, players leave, rebuy and join by an [Event], and the game ends.
//
// # Text forms
//
// Cards are written without spaces: JKSQC4. A board is its rows from the top, as in SQ/-/HAHK. An act is the seat, the
// board's gains, and after a colon the discards: 4 -/H9/SA:D4. A pair is 5-2, events are leave 1, rebuy 3 500, join 4
// 500 and close, rules are their differences from the standard ones, as point=5,fantasy-last. Each parses and prints.
//
// Source: rules of progressive poker; comments cite its sections and rulings, R1 to R15.
package poker

// Name is the game's name in records and in storage.
const Name = "ProgressivePoker"
