package seating

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/deferred"
)

// Journal saves a rubber of the user's. A new one is saved only from the user's first act on, together with everything
// before it: looking at a deal and leaving it, in any way, leaves nothing behind.
type Journal struct {
	deferred.Journal[*bridgestore.Journal]
	store *bridgestore.Store
	How   bridgestore.Deal          // a new rubber
	Acted func(b bridge.Board) bool // whether the user has done anything in it

	other *bridgestore.Other // the other table's result before it is saved
	field []atTable          // and the tables of the field
}

var _ play.Journal = (*Journal)(nil)

// NewJournal returns the journal of a rubber. One without a number is new.
func NewJournal(store *bridgestore.Store, r bridgestore.Rubber, how bridgestore.Deal) *Journal {
	j := &Journal{store: store, How: how}
	j.Acted = func(b bridge.Board) bool { return Acted(b, *how.Seat) }
	if r.ID != 0 {
		j.keep(r.ID)
	}
	return j
}

// keep continues with a rubber that is saved, for a caller that holds the lock or is the only one.
func (j *Journal) keep(id int64) {
	kept := j.store.Journal(id, j.How.Players)
	kept.BothHands = j.How.BothHands
	j.Resume(id, kept)
}

// Drop moves the saved rubber to the trash. If that fails it stays.
func (j *Journal) Drop() error {
	if id := j.ID(); id != 0 {
		return j.store.Delete(id)
	}
	return nil
}

// Begin implements match.Journal.
func (j *Journal) Begin(b bridge.Board) error {
	return j.Write(func(kept *bridgestore.Journal) error { return kept.Begin(b) })
}

// Append implements match.Journal.
func (j *Journal) Append(b bridge.Board) error {
	j.Lock()
	defer j.Unlock()
	if j.IsKept() {
		return j.Kept.Append(b)
	}
	if !j.Acted(b) {
		return nil
	}
	how := j.How
	how.Hints = j.Hints
	id, err := j.store.NewDeal(b, how)
	if err != nil {
		return err
	}
	j.keep(id)
	// Results of other tables that can't be saved are played again.
	if j.other != nil {
		_ = j.saveOther(*j.other)
	}
	for _, t := range j.field {
		_ = j.saveTable(t)
	}
	return nil
}

// Undo implements play.Journal.
func (j *Journal) Undo(b bridge.Board) error {
	return j.Write(func(kept *bridgestore.Journal) error { return kept.Undo(b) })
}

// Settle implements play.Journal.
func (j *Journal) Settle() error { return j.Write((*bridgestore.Journal).Settle) }

// KeepOther saves the other table's result on a deal of the rubber. It may be called from any goroutine, and doesn't
// delay an act that is being written.
func (j *Journal) KeepOther(other bridgestore.Other) error {
	j.Lock()
	if !j.IsKept() {
		j.other = &other
		j.Unlock()
		return nil
	}
	j.Unlock()
	return j.saveOther(other)
}

// saveOther finds the board of the deal.
func (j *Journal) saveOther(other bridgestore.Other) error {
	board, err := j.store.BoardOf(context.Background(), j.ID(), other.Board.Number())
	if err != nil {
		return err
	}
	return j.store.SaveOtherTable(board, other)
}

// atTable is the result of a table of a field.
type atTable struct {
	table int // from 2
	other bridgestore.Other
}

// KeepTable saves the result of a table of the field, as KeepOther does.
func (j *Journal) KeepTable(table int, other bridgestore.Other) error {
	t := atTable{table, other}
	j.Lock()
	if !j.IsKept() {
		j.field = append(j.field, t)
		j.Unlock()
		return nil
	}
	j.Unlock()
	return j.saveTable(t)
}

// saveTable finds the board of the deal.
func (j *Journal) saveTable(t atTable) error {
	board, err := j.store.BoardOf(context.Background(), j.ID(), t.other.Board.Number())
	if err != nil {
		return err
	}
	return j.store.SaveFieldTable(board, t.table, t.other)
}

// Acted reports whether a seat has done anything on a board.
func Acted(b bridge.Board, seat card.Seat) bool { return Acts(b, seat) > 0 }

// Acts returns the number of a seat's acts on a board.
func Acts(b bridge.Board, seat card.Seat) (n int) {
	for i := range b.Events() {
		if b.Prefix(i).Actor() == seat {
			n++
		}
	}
	return n
}
