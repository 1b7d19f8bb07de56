// Package bridge is the game: auction, play, scoring and rubber, for any rules of
// the bridge family.
//
// # Rules
//
// A [Rules] value says which deck is used, how many tricks make the book, how high
// bids go, who is vulnerable when, and what scores. Nothing else in the program knows
// those figures. [SuperBridge] is the game of 68 cards; [Duplicate], with 52 cards
// and the usual scoring, is there so that the same code can be held against the
// world's. A [House] is what a table has changed of the rulings of Super Bridge.
//
// # Boards
//
// A [Board] is a deal and what has happened since: its events, which are calls, plays
// and perhaps a claim. [Board.Apply] checks an event against the rules and gives the
// next board; the old one stays as it was. So undo is a shorter list of events,
// resuming after a crash is a replay, and a branch is two boards with a common
// beginning.
//
// A board has two parts: the cards, and the [Table], which is what everyone may know.
// A [View] is a table with the cards that one seat may see. Players are given a View
// and never a Board, so a computer player cannot peep.
//
// # Text forms
//
// Calls are 4N, 5H, Pass, X and XX; a contract is 4NX-S (four no-trump doubled by
// South) or Passed; vulnerability is None, NS, EW or Both; an event is its call or
// its card, or "Claim 5" for five of the tricks that are left. House rules are as in
// plain-doubles,redeal,vul=dealing,dealer=N.
package bridge
