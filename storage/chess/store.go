// Package chess keeps games of octagonal chess in the file of package storage, and finds and counts them.
//
// # What is in it
//
//	chess_game    what a session adds: variant, start, clock, how far it is, and what it has come to
//	chess_seat    who commands which army at the start: persons, and the levels of computer players
//	chess_clock   what was left on the clocks after each event
//	chess_judged  what an expert thinks of positions
//
// A game is a session of package storage whose options are the rules that it is played by. It has one part, whose events are
// those of package chess of the game: moves, rolls and other turns. Everything else is worked out from its start and its
// events: so a game is read by replaying it. What it has come to is worked out by its rules when it is over: SQL knows no rules.
//
// The person of a session is the one who sits at the board. Where several sit there, in turns, or none, the session has no
// person, and statistics leave the game out.
//
// When a method of [Journal] returns nil, what it keeps survives a crash, and it is there exactly once.
package chess

import (
	"database/sql"

	"github.com/superbridge/superbridge/storage"
)

// Store is an open data folder with the games of chess in it. Several goroutines may use it at a time.
type Store struct {
	*storage.Store
	read *sql.DB // what lists and statistics read from
}

// On returns the games of chess in a data folder that is open. Families of games share one: to close any of them closes the
// folder.
func On(s *storage.Store) *Store { return &Store{Store: s, read: s.Reader()} }
