package desk

import (
	"sync"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// journal saves a game of the user's. A new one is saved only from the user's first act on, together with everything
// before it: looking at the cards and leaving leaves nothing behind.
type journal struct {
	store *pokerstore.Store
	new   pokerstore.Beginning // of a game that isn't saved yet

	mu    sync.Mutex          // held while something is written
	kept  *pokerstore.Journal // nil until then
	game  int64               // its number; 0 until then
	first poker.Hand          // the hand in progress until then
	hints int                 // asked for until then
	touch family.Fleeting
}

var _ play.Journal = (*journal)(nil)

// newJournal returns the journal of a game as it is before it is played on.
func newJournal(store *pokerstore.Store, sit sitting) *journal {
	j := &journal{store: store, new: pokerstore.Beginning{Table: sit.start.Game.State(), Person: sit.person, Sitters: sit.sitters}}
	if sit.kept {
		j.kept, j.game = store.Journal(sit.id), sit.id
	} else {
		j.touch.Begun = true
	}
	return j
}

// id returns the number of the game, or 0 if it isn't saved yet.
func (j *journal) id() int64 {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.game
}

// forsaken returns the number of a game that is deleted when its table is left, or 0.
func (j *journal) forsaken() int64 {
	j.mu.Lock()
	defer j.mu.Unlock()
	if !j.touch.Goes() {
		return 0
	}
	return j.game
}

// Begin implements [play.Journal].
func (j *journal) Begin(h poker.Hand) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.kept == nil {
		j.first = h
		return nil
	}
	j.touch.Stay() // it is the second hand
	return j.kept.Begin(h)
}

// Append implements [play.Journal].
func (j *journal) Append(h poker.Hand) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	acts := h.Acts()
	his := acts[len(acts)-1].Seat == j.new.Person
	if his {
		j.touch.Decide()
	}
	if h.Over() {
		j.touch.Stay()
	}
	if j.kept == nil && !his {
		return nil
	}
	if j.kept == nil {
		if err := j.keep(h); err != nil {
			return err
		}
	}
	return j.kept.Append(h)
}

// keep saves the game with its first hand up to the newest act. If it fails halfway it is retried next time: a game
// without an act of the user's is in nobody's way.
func (j *journal) keep(h poker.Hand) error {
	id, err := j.store.NewGame(j.new)
	if err != nil {
		return err
	}
	stored := j.store.Journal(id)
	if err := stored.Begin(j.first); err != nil {
		return err
	}
	for n := 1; n < h.Len(); n++ {
		if err := stored.Append(h.Prefix(n)); err != nil {
			return err
		}
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
func (j *journal) Undo(h poker.Hand) error {
	return j.write(func(stored *pokerstore.Journal) error { j.touch.Stay(); return stored.Undo(h) })
}

// Event implements [play.Journal].
func (j *journal) Event(before int, e poker.Event) error {
	return j.write(func(stored *pokerstore.Journal) error { j.touch.Stay(); return stored.Event(before, e) })
}

// Join implements [play.Journal].
func (j *journal) Join(before int, e poker.Event, name, level string) error {
	return j.write(func(stored *pokerstore.Journal) error { j.touch.Stay(); return stored.Join(before, e, name, level) })
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

// write writes data that can only follow an act of the user's.
func (j *journal) write(what func(*pokerstore.Journal) error) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.kept == nil {
		return nil
	}
	return what(j.kept)
}
