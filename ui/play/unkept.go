package play

import "github.com/superbridge/superbridge/game/bridge"

// Unkept is a journal that keeps nothing. It is for a board that is played on from a position
// of another one: whether that is kept is decided when it is left.
type Unkept struct{}

var _ Journal = Unkept{}

// Begin implements Journal.
func (Unkept) Begin(bridge.Board) error { return nil }

// Append implements Journal.
func (Unkept) Append(bridge.Board) error { return nil }

// Undo implements Journal.
func (Unkept) Undo(bridge.Board) error { return nil }

// Hinted implements Journal.
func (Unkept) Hinted() error { return nil }
