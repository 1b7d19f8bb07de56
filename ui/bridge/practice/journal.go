package practice

import (
	"sync/atomic"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// journal counts hints and undos. It doesn't save the boards of exercises. Any goroutine may call it.
type journal struct{ hints, undos atomic.Int32 }

var _ play.Journal = (*journal)(nil)

// Begin and Append implement match.Journal.
func (j *journal) Begin(bridge.Board) error  { return nil }
func (j *journal) Append(bridge.Board) error { return nil }

// Undo, Settle and Hinted implement [play.Journal].
func (j *journal) Undo(bridge.Board) error { j.undos.Add(1); return nil }
func (j *journal) Settle() error           { return nil }
func (j *journal) Hinted() error           { j.hints.Add(1); return nil }
