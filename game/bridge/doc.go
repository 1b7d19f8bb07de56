// Package bridge implements the game: auction, play, scoring and rubber, for any rules of the bridge family.
//
// # Rules
//
// A [Rules] value says which deck is used, how many tricks make the book, how high bids go, who is vulnerable
// when, and what scores. Nothing else in the program knows those figures. [SuperBridge] is the game with 68
// cards; [Duplicate], with 52 cards and the usual scoring, lets the same code be checked against published
// results. A [House] holds what a table has changed in the rulings of Super Bridge.
//
// # Boards
//
// A [Board] is a deal and its events so far: calls, plays and perhaps a claim. [Board.Apply] checks an event
// against the rules and returns the next board; the old one doesn't change. So undo is a shorter list of
// events, resuming after a crash is a replay, and a branch is two boards with a common beginning.
//
// A board has two parts: the cards, and the [Table], which everyone may know. A [View] is a table with the
// cards that one seat may see. Players are given a View and never a Board, so a computer player cannot peep.
//
// # Text forms
//
// Calls are 4N, 5H, Pass, X and XX; a contract is 4NX-S (four no-trump doubled by South) or Passed;
// vulnerability is None, NS, EW or Both; an event is its call or its card, or "Claim 5" for five of the
// tricks that are left. House rules look like plain-doubles,redeal,vul=dealing,dealer=N.
package bridge
