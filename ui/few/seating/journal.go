package seating

import (
	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/deferred"
)

// Journal saves a session of the user, a new one when anybody first acts.
type Journal struct {
	deferred.Journal[*fewstore.Journal]
	store *fewstore.Store
	new   fewstore.Beginning // of a session that isn't saved yet
	first few.Board          // the deal in progress until then
}

var _ play.Journal = (*Journal)(nil)

// NewJournal returns the journal of a session before its next event.
func NewJournal(store *fewstore.Store, sit Sitting) *Journal {
	j := &Journal{store: store, new: fewstore.Beginning{Rules: sit.Rules(), Person: sit.Person, Sitters: sit.Sitters,
		Kind: sit.Branch.Kind(), Origin: sit.Branch.Origin, Stands: sit.Branch.Stands}}
	if sit.Kept {
		j.Resume(sit.ID, store.Journal(sit.ID))
	} else {
		j.Begun = true
		if sit.Start.Board != nil {
			j.first = sit.Start.Board.Prefix(0)
		}
	}
	return j
}

// Begin implements [play.Journal].
func (j *Journal) Begin(b few.Board) error {
	j.Lock()
	defer j.Unlock()
	if !j.IsKept() {
		j.first = b
		return nil
	}
	j.Stay() // it is the second deal
	return j.Kept.Begin(b)
}

// Append implements [play.Journal].
func (j *Journal) Append(b few.Board) error {
	j.Lock()
	defer j.Unlock()
	if b.Prefix(len(b.Events())-1).Turn() == j.new.Person {
		j.Decide()
	}
	if b.Over() {
		j.Stay()
	}
	if !j.IsKept() {
		if err := j.keep(b); err != nil {
			return err
		}
	}
	return j.Kept.Append(b)
}

// keep saves the session with its first deal up to the newest event. If it fails halfway it is retried with the next act: a
// saved session without an act of the user does no harm.
func (j *Journal) keep(b few.Board) error {
	id, err := j.store.NewGame(j.new)
	if err != nil {
		return err
	}
	kept := j.store.Journal(id)
	if err := kept.Begin(j.first); err != nil {
		return err
	}
	for n := 1; n < len(b.Events()); n++ { // those of a branch that stood before
		if err := kept.Append(b.Prefix(n)); err != nil {
			return err
		}
	}
	return j.Keep(id, kept)
}

// Undo implements [play.Journal].
func (j *Journal) Undo(b few.Board) error {
	return j.Write(func(kept *fewstore.Journal) error { j.Stay(); return kept.Undo(b) })
}

// Settle implements [play.Journal].
func (j *Journal) Settle(s few.Session) error {
	return j.Write(func(kept *fewstore.Journal) error { return kept.Settle(s) })
}
