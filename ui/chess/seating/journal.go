package seating

import (
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/deferred"
)

// Journal saves a game. A new game is saved, with everything before, when a user first acts.
type Journal struct {
	deferred.Journal[*chessstore.Journal]
	store *chessstore.Store
	new   chessstore.Beginning // of a game that isn't saved yet
}

var _ play.Journal = (*Journal)(nil)

// NewJournal returns the journal of a game before its next event.
func NewJournal(store *chessstore.Store, sit Sitting) *Journal {
	j := &Journal{store: store, new: chessstore.Beginning{Game: sit.Start.Game, Seats: sit.Seats, Clock: sit.Clock, Kind: sit.Kind, Origin: sit.Origin}}
	if sit.Kept {
		j.Resume(sit.ID, store.Journal(sit.ID))
	} else {
		j.Begun = sit.Origin == 0
	}
	return j
}

// Append implements [play.Journal].
func (j *Journal) Append(g chess.Game, left chessstore.Times) error {
	j.Lock()
	defer j.Unlock()
	own := j.byPerson(g)
	if own {
		j.Decide()
	}
	if g.Over() {
		j.Stay()
	}
	if j.IsKept() {
		return j.Kept.Append(g, left)
	}
	next := j.new
	next.Game, next.Played, next.Hints = g, append(slices.Clone(next.Played), left), j.Hints
	if own {
		id, err := j.store.NewGame(next)
		if err != nil {
			return err
		}
		j.Resume(id, j.store.Journal(id))
	}
	j.new = next
	return nil
}

// byPerson reports whether a user made the last event of a game.
func (j *Journal) byPerson(g chess.Game) bool {
	before := g.At(g.Len() - 1).Position()
	owner := g.Rules().Owner(before.Turn())
	for _, s := range j.new.Seats {
		if s.Army == owner {
			return s.Person
		}
	}
	return false
}

// Undo implements [play.Journal]. Of an unsaved game only its beginning can be taken back.
func (j *Journal) Undo(g chess.Game) (left chessstore.Times, err error) {
	j.Lock()
	defer j.Unlock()
	if !j.IsKept() {
		j.new.Game, j.new.Played = g, nil
		return j.new.Clock.Start(j.new.Seats), nil
	}
	j.Stay()
	return j.Kept.Undo(g)
}

// Clocks implements [play.Journal].
func (j *Journal) Clocks(left chessstore.Times) error {
	return j.Write(func(kept *chessstore.Journal) error { return kept.Clocks(left) })
}
