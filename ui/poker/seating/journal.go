package seating

import (
	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/deferred"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// Journal saves a game of the user. A new game is saved, with everything before, when the user first acts.
type Journal struct {
	deferred.Journal[*pokerstore.Journal]
	store *pokerstore.Store
	new   pokerstore.Beginning // of a game that isn't saved yet
	first poker.Hand           // the hand in progress until then
}

var _ play.Journal = (*Journal)(nil)

// NewJournal returns the journal of a game before its next event.
func NewJournal(store *pokerstore.Store, sit Sitting) *Journal {
	j := &Journal{store: store, new: pokerstore.Beginning{Table: sit.Start.Game.State(), Person: sit.Person, Sitters: sit.Sitters,
		Kind: sit.Branch.Kind(), Origin: sit.Branch.Origin, Stands: sit.Branch.Stands}}
	if sit.Kept {
		j.Resume(sit.ID, store.Journal(sit.ID))
	} else {
		j.Begun = true
		if sit.Start.Hand != nil {
			j.first = sit.Start.Hand.Prefix(0)
		}
	}
	return j
}

// Begin implements [play.Journal].
func (j *Journal) Begin(h poker.Hand) error {
	j.Lock()
	defer j.Unlock()
	if !j.IsKept() {
		j.first = h
		return nil
	}
	j.Stay() // it is the second hand
	return j.Kept.Begin(h)
}

// Append implements [play.Journal].
func (j *Journal) Append(h poker.Hand) error {
	j.Lock()
	defer j.Unlock()
	acts := h.Acts()
	own := acts[len(acts)-1].Seat == j.new.Person
	if own {
		j.Decide()
	}
	if h.Over() {
		j.Stay()
	}
	switch {
	case j.IsKept():
	case !own:
		return nil
	default:
		if err := j.keep(h); err != nil {
			return err
		}
	}
	return j.Kept.Append(h)
}

// keep saves the game with its first hand up to the newest act. If it fails halfway it is retried with the next
// act: a saved game without an act of the user does no harm.
func (j *Journal) keep(h poker.Hand) error {
	id, err := j.store.NewGame(j.new)
	if err != nil {
		return err
	}
	kept := j.store.Journal(id)
	if err := kept.Begin(j.first); err != nil {
		return err
	}
	for n := 1; n < h.Len(); n++ {
		if err := kept.Append(h.Prefix(n)); err != nil {
			return err
		}
	}
	return j.Keep(id, kept)
}

// Undo implements [play.Journal].
func (j *Journal) Undo(h poker.Hand) error {
	return j.Write(func(kept *pokerstore.Journal) error { j.Stay(); return kept.Undo(h) })
}

// Event implements [play.Journal].
func (j *Journal) Event(before int, e poker.Event) error {
	return j.Write(func(kept *pokerstore.Journal) error { j.Stay(); return kept.Event(before, e) })
}

// Join implements [play.Journal].
func (j *Journal) Join(before int, e poker.Event, name, level string) error {
	return j.Write(func(kept *pokerstore.Journal) error { j.Stay(); return kept.Join(before, e, name, level) })
}
