// Package chess stores games of octagonal chess in the file of package storage, and searches and counts them.
//
// # What is in it
//
//	chess_game    what a session adds: variant, start, clock, progress and result
//	chess_seat    who commands which army at the start: persons, and the levels of computer players
//	chess_clock   the times left on the clocks after each event
//	chess_judged  an expert's judgements of positions
//	chess_puzzle  how far the person has come with puzzles
//
// A game is a session of package storage whose options are its rules. It has one part, whose events are those of
// package chess of the game: moves, rolls and other turns. Everything else is computed from its start and its events,
// so a game is read by replaying it. Its result is computed by its rules when it is over: SQL knows no rules.
//
// The person of a session is the one who sits at the board. If several sit there in turn, or none, the session has no
// person, and statistics leave the game out.
//
// When a method of [Journal] returns nil, its data survives a crash, and it is stored exactly once.
package chess

import (
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// self describes the family.
var self = &family.Family{Head: "chess_game", Seats: "chess_seat", Single: true, Part: fault.Say("game"), Parts: fault.Say("games"), Of: fault.Say(" of chess"), Number: fault.Say(" of chess"), NoGame: ErrNoGame}

// ReplayError says where stored data breaks the rules, or can't be read.
type ReplayError = family.ReplayError

// Store is an open data folder with its games of chess. It may be used by several goroutines at once.
type Store struct{ *family.Store }

// On returns the games of chess in an open data folder. Families of games share it: closing any of them closes the
// folder.
func On(s *storage.Store) *Store { return &Store{family.On(s, self, nil)} }
