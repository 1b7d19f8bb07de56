// Package pbn reads and writes Portable Bridge Notation, the format in which nearly all bridge programs write deals and
// games, and reads lists of deals.
//
// A game in PBN is a list of tags, as [Deal "N:… … … …"]. Those named Auction and Play are followed by the calls and
// the cards, and some others by a section of further text. A tag may have several lines. Comments are in braces or go
// from a semicolon to the end of the line; a line that starts with a per cent sign is ignored. The notation knows 52
// cards, with the same letters as here.
//
// [Deals] reads the deals of a list and continues after faults. So does [Games], which reads played boards: whole games
// are replayed by the rules; of others it keeps the deal, the result if given, and the calls and cards as written. Both
// use one tokenizer. [Game.Marshal] writes a board in export format, with its scoring and the sides' standing in a
// rubber; [ScoreTable], [TotalScoreTable] and [OptimumResultTable] are a field's results on it, the ranking of the
// pairs, and the double-dummy tricks. The play at each further table is a separate game.
//
// (Source: PBN standard 2.1, chapters 2.4, 3.1 to 3.9, 4 and 5.)
package pbn

import "github.com/superbridge/superbridge/game/fault"

// Error is an error with the line of a text.
type Error struct {
	Line int // counted from 1
	Err  error
}

func (e *Error) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *Error) Words() fault.Phrase { return fault.Say("line %d: %v", e.Line, e.Err) }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }
