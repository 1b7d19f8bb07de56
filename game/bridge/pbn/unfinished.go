package pbn

import (
	"errors"
	"slices"
)

// What a game that has a deal may lack.
var (
	ErrNoAuction   = errors.New("it has no auction")
	ErrNotCalled   = errors.New("its auction is not finished")
	ErrNoTricks    = errors.New("nothing says how many tricks were made")
	ErrNotFinished = errors.New("it is not finished")
	errNotGiven    = errors.New("not all cards that were played are given")
)

// Unfinished reports whether an error says only that a game lacks something.
func Unfinished(err error) bool {
	return slices.ContainsFunc([]error{ErrNotFinished, errNotGiven, ErrNoAuction, ErrNotCalled, ErrNoTricks}, func(known error) bool { return errors.Is(err, known) })
}
