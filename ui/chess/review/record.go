package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// record is a game that can be stepped through. Place n is after its first n events.
type record struct {
	kept   chessstore.Whole
	places []chess.Game
	turns  []chess.Turn
}

func newRecord(w chessstore.Whole) record {
	r := record{kept: w, turns: w.Game.Turns()}
	for n := range w.Game.Len() + 1 {
		r.places = append(r.places, w.Game.At(n))
	}
	return r
}

// Part implements [review.Played].
func (r *record) Part() int64 { return r.kept.Part }

// Marked implements [review.Played].
func (r *record) Marked() *storage.Marks { return &r.kept.PartMarks }

// last is the last place.
func (r *record) last() int { return len(r.places) - 1 }

// over reports whether the game is over.
func (r *record) over() bool { return r.kept.Game.Over() }

// open reports whether judgements may be shown: not of a game that a user still plays.
func (r *record) open() bool { return r.over() || r.watched() }

// watched reports whether no person has played.
func (r *record) watched() bool {
	return !slices.ContainsFunc(r.kept.Seats, func(s chessstore.Seat) bool { return s.Person })
}

// before returns the position before an event.
func (r *record) before(event int) *chess.Position {
	p := r.places[event].Position()
	return &p
}

// what returns an event of the game.
func (r *record) what(event int) chess.Event {
	e, _ := r.places[event+1].Last()
	return e
}

// turnBegins returns the places at which turns begin, and the last place.
func (r *record) turnBegins() []int {
	places := []int{0}
	for _, t := range r.turns {
		places = append(places, t.To)
	}
	if places[len(places)-1] != r.last() {
		places = append(places, r.last())
	}
	return places
}

// ticks returns the places at which a round of turns begins.
func (r *record) ticks() (places []int) {
	first := r.before(0).Turn()
	for _, t := range r.turns {
		if t.Army == first && t.From > 0 {
			places = append(places, t.From)
		}
	}
	return places
}

// mine reports whether an event is a user's, or anybody's if no person has played.
func (r *record) mine(event int) bool {
	p := r.before(event)
	owner := p.Rules().Owner(p.Turn())
	return r.watched() || slices.ContainsFunc(r.kept.Seats, func(s chessstore.Seat) bool { return s.Army == owner && s.Person })
}
