package suit

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Kind is a way to play one trick.
type Kind uint8

// The ways, if second hand plays low: Cash plays a card that no missing one beats; Toward leads low to a card that may be
// beaten; Run leads such a card and lets it run; Duck plays low from both hands.
const (
	Cash Kind = iota
	Toward
	Run
	Duck
)

// When says after what a step comes.
type When uint8

// The cases: the beginning; whatever has happened; the last card has won, or lost; both defenders followed low; West, or East,
// followed low and the other had to play a high card; the highest missing card that could fall fell from West, or East.
const (
	First When = iota
	Then
	IfWon
	IfLost
	IfLow
	IfWestLow
	IfEastLow
	IfWestDrops
	IfEastDrops
)

// Step is one trick of a line, and how it goes on.
type Step struct {
	When When
	Kind Kind
	// Lead is the hand that leads, North or South.
	Lead card.Seat
	// Card is the one that matters: the card cashed, led to, or run. After Duck it is 0.
	Card card.Rank
	// Fallen are the equal cards of which one has dropped, for IfWestDrops and IfEastDrops.
	Fallen card.Holding
	Next   []Step
}

// maxSteps limits how many tricks of a line are told.
const maxSteps = 3

// Steps tells the line as a few tricks, with second hand playing low: what is cashed at the end isn't told, nor what a
// higher card from second hand changes.
func (l Line) Steps() []Step {
	w := walker{counted: l.counted}
	step, ok := w.step(l.plan, l.places, maxSteps)
	if !ok {
		return nil
	}
	return []Step{step}
}

// walker goes along a plan, with the names of the cards.
type walker struct{ counted bool }

// step tells a plan; ok is false if nothing is left to be told.
func (w walker) step(p *plan, places []place, depth int) (Step, bool) {
	if p == nil || p.branches == nil || depth == 0 {
		return Step{}, false
	}
	b := p.branches
	for c := b.prev; c != nil; c = c.prev {
		if c.played > b.played {
			b = c
		}
	}
	s := describe(p, b, places)
	s.Next = w.next(p, b, places, s, depth-1)
	return s, true
}

// describe tells one trick.
func describe(p *plan, b *branch, places []place) Step {
	s := Step{Lead: card.North}
	if p.hand == 1 {
		s.Lead = card.South
	}
	best := int(p.card)
	if b.card != discard {
		best = min(best, int(b.card))
	}
	s.Card = top(places, best)
	higher, lower := missing(places[:best]), missing(places[best:])
	switch {
	case higher == 0:
		s.Kind = Cash
	case lower == 0:
		s.Kind, s.Card = Duck, 0
	case best == int(p.card):
		s.Kind = Run
	default:
		s.Kind = Toward
	}
	return s
}

// top returns the highest of the hand's cards that are equal to a token.
func top(places []place, i int) card.Rank {
	for i > 0 && places[i-1].token == places[i].token {
		i--
	}
	return places[i].ranks.Top()
}

// missing returns the missing cards among places.
func missing(places []place) card.Holding {
	var h card.Holding
	for _, pl := range places {
		if pl.token < northCard {
			h |= pl.ranks
		}
	}
	return h
}

// next tells how a line goes on in the cases that differ.
func (w walker) next(p *plan, b *branch, places []place, s Step, depth int) []Step {
	low, high := last(b, places, s)
	var cases []Step
	for _, a := range [2]*answer{low, high} {
		if a == nil {
			continue
		}
		n, ok := w.step(a.next, w.after(p, b, a, places), depth)
		if !ok {
			continue
		}
		n.When = s.after(p, b, a, a == high, places)
		if a == high && s.Kind == Cash {
			n.Fallen = places[a.played].ranks
		}
		cases = append(cases, n)
	}
	return plain(cases)
}

// plain makes the cases easy to tell: equal ones are one, cashing winners at the end is left out, and in a case nothing
// follows, so that no case is within another.
func plain(cases []Step) []Step {
	if len(cases) == 2 && cases[0].same(cases[1]) {
		if !slices.EqualFunc(cases[0].Next, cases[1].Next, Step.deeplySame) {
			cases[1].Next = nil
		}
		cases = cases[1:]
		cases[0].When, cases[0].Fallen = Then, 0
	}
	for i := range cases {
		if cases[i].When != Then {
			cases[i].Next = nil
		}
	}
	cases = slices.DeleteFunc(cases, func(s Step) bool { return s.When == IfWon && s.Kind == Cash })
	if len(cases) == 1 && cases[0].Kind == Cash && len(cases[0].Next) == 0 {
		return nil
	}
	return cases
}

// after returns the case that a fourth hand makes.
func (s Step) after(p *plan, b *branch, a *answer, high bool, places []place) When {
	topped := func(played int8) bool { return played != discard && missing(places[:played]) == 0 } // by the highest missing card
	switch {
	case s.Kind == Cash && high && p.hand == 0:
		return IfWestDrops
	case s.Kind == Cash && high:
		return IfEastDrops
	case s.Kind == Cash && topped(b.played) && p.hand == 0:
		return IfWestLow
	case s.Kind == Cash && topped(b.played):
		return IfEastLow
	case s.Kind == Cash && topped(a.played): // fourth hand had no other
		return Then
	case s.Kind == Cash:
		return IfLow
	case s.Kind == Duck:
		return Then
	case high:
		return IfLost
	}
	return IfWon
}

// same reports whether two tricks are played alike; who leads to a cashed card doesn't matter.
func (s Step) same(t Step) bool {
	return s.Kind == t.Kind && s.Card == t.Card && (s.Lead == t.Lead || s.Kind == Cash || s.Kind == Duck)
}

// deeplySame reports whether two steps, their cases and all that follows are the same.
func (s Step) deeplySame(t Step) bool {
	return s.same(t) && s.When == t.When && s.Fallen == t.Fallen && slices.EqualFunc(s.Next, t.Next, Step.deeplySame)
}

// last returns the answers to fourth hand's lowest card, and to the one that makes another case: the cheapest that wins, or
// after a cashed card the highest. Either may be nil.
func last(b *branch, places []place, s Step) (low, high *answer) {
	for a := b.answers; a != nil; a = a.prev {
		if a.played == discard {
			continue
		}
		if low == nil || a.played > low.played {
			low = a
		}
	}
	for a := b.answers; a != nil; a = a.prev {
		switch {
		case a.played == discard || a == low || s.Kind == Duck:
		case s.Kind == Cash:
			if high == nil || a.played < high.played {
				high = a
			}
		case !a.won && (high == nil || a.played > high.played):
			high = a
		}
	}
	if low != nil && s.Kind != Cash && s.Kind != Duck && !low.won {
		low, high = nil, low
	}
	return low, high
}

// play takes a card of declarer's side out. Of equal ones the highest goes, by whose name the trick is told.
func play(places []place, i int) {
	for i > 0 && places[i-1].token == places[i].token {
		i--
	}
	places[i].ranks = 0
}

// after returns what is left after a trick.
func (w walker) after(p *plan, b *branch, a *answer, places []place) []place {
	left := append([]place(nil), places...)
	play(left, int(p.card))
	if b.card != discard {
		play(left, int(b.card))
	}
	followed := [2]bool{}
	for i, token := range [2]int8{b.played, a.played} {
		if token == discard {
			continue
		}
		followed[i] = true
		left[token].token--
		left[token].ranks = left[token].ranks.Without(left[token].ranks.Bottom())
	}
	if !followed[0] || !followed[1] {
		owner := westOwns
		if followed[0] == (p.hand == 0) { // East is second after North's lead
			owner = eastOwns
		}
		for i, pl := range left {
			if pl.token < northCard && free(pl.token) && size(pl.token) > 0 {
				left[i].token |= owner
			}
		}
	}
	return settle(left, w.counted)
}
