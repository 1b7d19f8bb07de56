// Package few implements bridge for two and three: two dummies, open or closed dummy, bridge for three, Booby, nullo
// for two, Slam, and Chinese bridge.
//
// A [Board] is a [Deal] and its events so far. [Board.Apply] checks an event against the [Rules] and returns the next
// board; the old one doesn't change. A [Place] says where cards lie: a player's hand, a dummy, the stock, a row of
// Chinese bridge. A [Table] holds what everybody may know, and a [View] a table with the cards that one player may see.
// Players are given a View and never a Board.
//
// A [Session] joins the deals of a rubber; it knows who deals next and what is on the score sheet.
//
// # Text forms
//
// Calls are 4N, 5H, 3O (nullo), Pass, X, XX, and 12 where bids are points; a contract is 2HX-B (by player B) or Passed.
// An event is its call, with the packet if one is chosen ("1C open"), its card ("HM"), or one of "Give 5.J.KJ.", "Throw
// KQT...", "Trumps H", "Reserve .Q8..9", "Claim 5". A deal is the value of "deal" in the lines of records.
//
// (Rules: bridge-few.)
package few
