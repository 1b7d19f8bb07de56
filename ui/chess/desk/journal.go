package desk

import (
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// journal saves a game. A new one is saved only from a user's first act on, together with everything before it: looking
// at the board and leaving leaves nothing behind.
type journal struct {
	store *chessstore.Store

	mu    sync.Mutex           // held while something is written
	new   chessstore.Beginning // of a game that isn't saved yet
	kept  *chessstore.Journal  // nil until then
	game  int64                // its number; 0 until then
	touch family.Fleeting
}

var _ play.Journal = (*journal)(nil)

// newJournal returns the journal of a game as it is before it is played on.
func newJournal(store *chessstore.Store, sit sitting) *journal {
	j := &journal{store: store, new: chessstore.Beginning{Game: sit.start.Game, Seats: sit.seats, Clock: sit.clock, Kind: sit.kind, Origin: sit.origin}}
	if sit.kept {
		j.kept, j.game = store.Journal(sit.id), sit.id
	} else {
		j.touch.Begun = sit.origin == 0
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

// Append implements [play.Journal].
func (j *journal) Append(g chess.Game, left chessstore.Times) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.byPerson(g) {
		j.touch.Decide()
	}
	if g.Over() {
		j.touch.Stay()
	}
	if j.kept != nil {
		return j.kept.Append(g, left)
	}
	next := j.new
	next.Game, next.Played = g, append(slices.Clone(next.Played), left)
	if j.byPerson(g) {
		id, err := j.store.NewGame(next)
		if err != nil {
			return err
		}
		j.kept, j.game = j.store.Journal(id), id
	}
	j.new = next
	return nil
}

// byPerson reports whether the last event of a game is a user's.
func (j *journal) byPerson(g chess.Game) bool {
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
func (j *journal) Undo(g chess.Game) (left chessstore.Times, err error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.kept == nil {
		j.new.Game, j.new.Played = g, nil
		return j.new.Clock.Start(j.new.Seats), nil
	}
	j.touch.Stay()
	return j.kept.Undo(g)
}

// Clocks implements [play.Journal].
func (j *journal) Clocks(left chessstore.Times) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.kept == nil {
		return nil
	}
	return j.kept.Clocks(left)
}

// Hinted implements [play.Journal].
func (j *journal) Hinted() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.kept == nil {
		j.new.Hints++
		return nil
	}
	return j.kept.Hinted()
}
