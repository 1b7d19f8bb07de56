package desk

import (
	"sync"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// journal saves a session of the user's. A new one is saved only from the first act on: looking at the cards and
// leaving leaves nothing behind.
type journal struct {
	store *fewstore.Store
	new   fewstore.Beginning // of a session that isn't saved yet

	mu    sync.Mutex        // held while something is written
	kept  *fewstore.Journal // nil until then
	game  int64             // its number; 0 until then
	first few.Board         // the deal in progress until then
	hints int               // asked for until then
	touch family.Fleeting
}

var _ play.Journal = (*journal)(nil)

// newJournal returns the journal of a session as it is before it is played on.
func newJournal(store *fewstore.Store, sit sitting) *journal {
	j := &journal{store: store, new: fewstore.Beginning{Rules: sit.rules(), Person: sit.person, Sitters: sit.sitters}}
	if sit.kept {
		j.kept, j.game = store.Journal(sit.id), sit.id
	} else {
		j.touch.Begun = true
	}
	return j
}

// id returns the number of the session, or 0 if it isn't saved yet.
func (j *journal) id() int64 {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.game
}

// forsaken returns the number of a session that is deleted when its table is left, or 0.
func (j *journal) forsaken() int64 {
	j.mu.Lock()
	defer j.mu.Unlock()
	if !j.touch.Goes() {
		return 0
	}
	return j.game
}

// Begin implements [play.Journal].
func (j *journal) Begin(b few.Board) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.kept == nil {
		j.first = b
		return nil
	}
	j.touch.Stay() // it is the second deal
	return j.kept.Begin(b)
}

// Append implements [play.Journal].
func (j *journal) Append(b few.Board) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if b.Prefix(len(b.Events())-1).Turn() == j.new.Person {
		j.touch.Decide()
	}
	if b.Stage() == few.StageFinished {
		j.touch.Stay()
	}
	if j.kept == nil {
		if err := j.keep(); err != nil {
			return err
		}
	}
	return j.kept.Append(b)
}

// keep saves the session with its first deal, without events. If it fails halfway it is retried next time: a session
// without acts is in nobody's way.
func (j *journal) keep() error {
	id, err := j.store.NewGame(j.new)
	if err != nil {
		return err
	}
	stored := j.store.Journal(id)
	if err := stored.Begin(j.first); err != nil {
		return err
	}
	for range j.hints {
		if err := stored.Hinted(); err != nil {
			return err
		}
	}
	j.kept, j.game = stored, id
	return nil
}

// Undo implements [play.Journal].
func (j *journal) Undo(b few.Board) error {
	return j.write(func(stored *fewstore.Journal) error { j.touch.Stay(); return stored.Undo(b) })
}

// Settle implements [play.Journal].
func (j *journal) Settle(s few.Session) error {
	return j.write(func(stored *fewstore.Journal) error { return stored.Settle(s) })
}

// Hinted implements [play.Journal].
func (j *journal) Hinted() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.kept == nil {
		j.hints++
		return nil
	}
	return j.kept.Hinted()
}

// write writes data that can only follow an act.
func (j *journal) write(what func(*fewstore.Journal) error) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.kept == nil {
		return nil
	}
	return what(j.kept)
}
