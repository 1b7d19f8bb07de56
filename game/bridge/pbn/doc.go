// Package pbn reads and writes Portable Bridge Notation, in which nearly all bridge programs write deals and games, and
// reads lists of deals.
//
// A game in PBN is a list of tags, as [Deal "N:… … … …"]. Behind those named Auction and Play follow the calls and the
// cards, and behind some others a section of further text. A tag may have several lines. Comments are in braces or go
// from a semicolon to the end of the line; a line that begins with a per cent sign is nothing. The notation knows 52
// cards, by the letters that they have here too.
//
// [Deals] reads the deals of a list and goes on behind what is wrong in it. So does [Games], which reads what has been made of
// boards: whole games are played by the rules, of others the deal, the result if it is said, and what was called and played as it is
// written are kept. Both go by one tokenizer. [Game.Marshal] writes a board in the format in which programs export, with how
// it is scored and what both sides had in a rubber; [ScoreTable], [TotalScoreTable] and [OptimumResultTable] are what a field
// has made of it, how the pairs stand, and what it comes to with best play. Each further table's play is a game of its own.
//
// (Source: PBN standard 2.1, chapters 2.4, 3.1 to 3.9, 4 and 5.)
package pbn

import "fmt"

// Error says in which line of a text something is wrong.
type Error struct {
	Line int // counted from 1
	Err  error
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap returns what is wrong.
func (e *Error) Unwrap() error { return e.Err }
