package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/offer"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/resume"
)

// sitting is all that is read of a game before its table is laid.
type sitting struct {
	id    int64 // its number in the data folder, present or future
	kept  bool
	seats []chessstore.Seat
	clock chessstore.Clock
	start play.Start

	kind   storage.Kind
	origin int64 // the part of which it is a branch, or 0
}

// newSitting returns a new, unsaved game.
func newSitting(s offer.Setup, number int64) sitting {
	return sittingAt(s, number, chess.New(s.Rules))
}

// sittingAt returns a game that continues from the position of another one, with the players of a new one.
func sittingAt(s offer.Setup, number int64, g chess.Game) sitting {
	chosen := seated(s, g)
	sit := sitting{id: number, seats: chosen.Players(), clock: chosen.Clock, start: play.Start{Game: g}}
	sit.start.Clocks = sit.clock.Start(sit.seats)
	return sit
}

// seated returns the seats of a game in progress. A user whose army can't move any more gets the seat of the army in
// turn.
func seated(s offer.Setup, g chess.Game) offer.Setup {
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
func turns(p *chess.Position, s offer.Setup, seat chess.Army) bool {
	for a := range s.Commanded(seat).All() {
		if p.Playing(a) && (p.Variant().Mode != chess.A1 || p.King(a) != chess.NoSquare) {
			return true
		}
	}
	return false
}

// read returns a saved game.
func read(ctx context.Context, store *chessstore.Store, id int64) (sitting, error) {
	g, err := store.Game(ctx, id)
	if err != nil {
		return sitting{}, err
	}
	return sitting{id: g.ID, kept: true, seats: g.Seats, clock: g.Clock, start: play.Start{Game: g.Game, Clocks: g.Clocks}, kind: g.Kind, origin: g.Origin}, nil
}

// unfinished returns the user's game in progress that was played last, or nil if there is none.
func unfinished(ctx context.Context, store *chessstore.Store) (*chessstore.Game, error) {
	return resume.Unfinished(ctx, store.Unfinished, store.Game, func(chessstore.Game) bool { return true })
}

// progress returns the state of a game.
func progress(g chessstore.Game) *offer.Progress {
	now := g.Game.Position()
	p := &offer.Progress{Variant: now.Variant(), Turn: now.Number(), Army: now.Turn()}
	owner := g.Game.Rules().Owner(now.Turn())
	for _, s := range g.Seats {
		p.Yours = p.Yours || s.Person && s.Army == owner
	}
	return p
}
