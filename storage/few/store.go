// Package few keeps sessions of bridge for two and three in the file of package storage, and finds and counts their deals.
//
// # What is in it
//
//	few_session  what a session adds: whether it was broken off, and what it has come to for the person
//	few_seat     who plays: names, and the levels of computer players
//	few_deal     what a part adds: what was known before the deal, its cards, and what it has come to
//	few_result   what a deal that is over has come to for the person, for lists and statistics
//	few_judged   what an expert thinks of the acts of a deal that is over
//
// A session is one of package storage whose game is the name of its rules, and whose options are their text form. A deal is its
// setup, its cards and its events, and everything else is worked out from these: so a session is read by replaying it. What a deal
// and a session have come to is worked out by their rules when they are over: SQL knows no rules.
//
// When a method of [Journal] returns nil, what it keeps survives a crash, and it is there exactly once.
package few

import (
	"database/sql"

	"github.com/superbridge/superbridge/storage"
)

// Store is an open data folder with the sessions of bridge for two and three in it. Several goroutines may use it at a time.
type Store struct {
	*storage.Store
	read *sql.DB // what lists and statistics read from
}

// On returns the sessions of bridge for two and three in a data folder that is open. Families of games share one: to close any of
// them closes the folder.
func On(s *storage.Store) *Store { return &Store{Store: s, read: s.Reader()} }
