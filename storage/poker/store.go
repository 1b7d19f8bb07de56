// Package poker stores games of progressive poker in the file of package storage, and searches and counts their hands.
//
// # What is in it
//
//	poker_game   what a session adds: its name in records, and the table before its first hand
//	poker_seat   present and former players at the table: names, and the levels of computer players
//	hand         what a part adds: the table before it, and its deal
//	hand_result  the result of a finished hand for the user, for lists and statistics
//	hand_judged  an expert's judgements of the acts of a finished hand
//	placed       an exercise that the user has answered
//
// A game is a session of package storage whose options are its rules. A hand is its table, its deal and its acts, and
// everything else is computed from these, so a game is read by replaying it. Events between two hands, such as "rebuy 3
// 500", are stored after the acts of the first of them. Texts are those of package poker of the game. The result of a
// hand is computed by its rules when it is over: SQL knows no rules.
//
// When a method of [Journal] returns nil, its data survives a crash, and it is stored exactly once.
package poker

import (
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// self describes the family.
var self = &family.Family{Head: "poker_game", Seats: "poker_seat", Part: fault.Say("hand"), Parts: fault.Say("hands"), Of: fault.Say(" of poker"), Number: fault.Say(" of poker"), NoGame: ErrNoGame}

// ReplayError says where stored data breaks the rules, or can't be read.
type ReplayError = family.ReplayError

// Store is an open data folder with its games of poker. It may be used by several goroutines at once.
type Store struct{ *family.Store }

// On returns the games of poker in an open data folder. Families of games share it: closing any of them closes the
// folder.
func On(s *storage.Store) *Store { return &Store{family.On(s, self, exportGame)} }
