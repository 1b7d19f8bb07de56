// Package few stores sessions of bridge for two and three in the file of package storage, and searches and counts their
// deals.
//
// # What is in it
//
//	few_session  what a session adds: whether it was broken off, and its result for the user
//	few_seat     who plays: names, and the levels of computer players
//	few_deal     what a part adds: the setup of the deal, its cards, and its result
//	few_result   the result of a finished deal for the user, for lists and statistics
//	few_judged   an expert's judgements of the acts of a finished deal
//
// A session is one of package storage whose game is the name of its rules, and whose options are their text form. A
// deal is its setup, its cards and its events, and everything else is computed from these, so a session is read by
// replaying it. The results of a deal and a session are computed by their rules when they are over: SQL knows no rules.
//
// When a method of [Journal] returns nil, its data survives a crash, and it is stored exactly once.
package few

import (
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// self describes the family.
var self = &family.Family{Head: "few_session", Seats: "few_seat", Part: fault.Say("deal"), Parts: fault.Say("deals"), Of: fault.Say(" for two and three"), NoGame: ErrNoGame}

// ReplayError says where stored data breaks the rules, or can't be read.
type ReplayError = family.ReplayError

// Store is an open data folder with its sessions of bridge for two and three. It may be used by several goroutines at
// once.
type Store struct{ *family.Store }

// On returns the sessions of bridge for two and three in an open data folder. Families of games share it: closing any
// of them closes the folder.
func On(s *storage.Store) *Store { return &Store{family.On(s, self, exportGame)} }
