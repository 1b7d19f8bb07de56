package seating

import (
	"context"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/resume"
)

// Sitting is all that is read of a game before its table is laid.
type Sitting struct {
	ID    int64 // its number in the data folder, present or future
	Kept  bool
	Seats []chessstore.Seat
	Clock chessstore.Clock
	Start play.Start

	Kind   storage.Kind
	Origin int64 // the part of which it is a branch, or 0
}

// New returns a new, unsaved game.
func New(s Setup, number int64) Sitting {
	return At(s, number, chess.New(s.Rules))
}

// At returns a game that continues from the position of another one, with the players of a new one.
func At(s Setup, number int64, g chess.Game) Sitting {
	chosen := seatedAt(s, g)
	sit := Sitting{ID: number, Seats: chosen.Players(), Clock: chosen.Clock, Start: play.Start{Game: g}}
	sit.Start.Clocks = sit.Clock.Start(sit.Seats)
	return sit
}

// seatedAt returns the seats of a game in progress. A user whose army can't move any more gets the seat of the army in
// turn.
func seatedAt(s Setup, g chess.Game) Setup {
	s = s.Playing(g.Rules())
	now := g.Position()
	for _, a := range s.Persons() {
		if turns(&now, s, a) {
			return s
		}
	}
	return s.SitAt(g.Rules().Owner(now.Turn()))
}

// turns reports whether a player still has turns: in A1 one with a king, otherwise one whose army is in the game.
func turns(p *chess.Position, s Setup, seat chess.Army) bool {
	for a := range s.Commanded(seat).All() {
		if p.Playing(a) && (p.Variant().Mode != chess.A1 || p.King(a) != chess.NoSquare) {
			return true
		}
	}
	return false
}

// Read returns a saved game.
func Read(ctx context.Context, store *chessstore.Store, id int64) (Sitting, error) {
	g, err := store.Game(ctx, id)
	if err != nil {
		return Sitting{}, err
	}
	return Of(g), nil
}

// Of returns a saved game ready to continue.
func Of(g chessstore.Game) Sitting {
	return Sitting{ID: g.ID, Kept: true, Seats: g.Seats, Clock: g.Clock, Start: play.Start{Game: g.Game, Clocks: g.Clocks}, Kind: g.Kind, Origin: g.Origin}
}

// Unfinished returns the user's game in progress that was played last, or nil if there is none.
func Unfinished(ctx context.Context, store *chessstore.Store) (*chessstore.Game, error) {
	return resume.Unfinished(ctx, store.Unfinished, store.Game, func(chessstore.Game) bool { return true })
}
