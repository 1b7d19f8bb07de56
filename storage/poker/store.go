// Package poker keeps games of progressive poker in the file of package storage, and finds and counts their hands.
//
// # What is in it
//
//	poker_game   what a session adds: its name in records, and the table before its first hand
//	poker_seat   who sits or sat at the table: names, and the levels of computer players
//	hand         what a part adds: the table before it, and its deal
//	hand_result  what a hand that is over has come to for the person, for lists and statistics
//	hand_judged  what an expert thinks of the acts of a hand that is over
//
// A game is a session of package storage whose options are the rules that it is played by. A hand is its table, its deal and
// its acts, and everything else is worked out from these: so a game is read by replaying it. What lies between two
// hands, as "rebuy 3 500", is kept behind the acts of the first of them. Texts are those of package poker of the game. What a
// hand has come to is worked out by its rules when it is over: SQL knows no rules.
//
// When a method of [Journal] returns nil, what it keeps survives a crash, and it is there exactly once.
package poker

import (
	"database/sql"

	"github.com/superbridge/superbridge/storage"
)

// Store is an open data folder with the games of poker in it. Several goroutines may use it at a time.
type Store struct {
	*storage.Store
	read *sql.DB // what lists and statistics read from
}

// On returns the games of poker in a data folder that is open. Families of games share one: to close any of them closes the
// folder.
func On(s *storage.Store) *Store { return &Store{Store: s, read: s.Reader()} }
