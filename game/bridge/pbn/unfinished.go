package pbn

import (
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// What a game that has a deal may lack.
var (
	ErrNoAuction   = fault.New("it has no auction")
	ErrNotCalled   = fault.New("its auction is not finished")
	ErrNoTricks    = fault.New("nothing says how many tricks were made")
	ErrNotFinished = fault.New("it is not finished")
	errNotGiven    = fault.New("not all cards that were played are given")
)

// Unfinished reports whether an error says only that a game lacks something.
func Unfinished(err error) bool {
	return slices.ContainsFunc([]error{ErrNotFinished, errNotGiven, ErrNoAuction, ErrNotCalled, ErrNoTricks}, func(known error) bool { return errors.Is(err, known) })
}
