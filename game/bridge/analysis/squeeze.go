package analysis

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Reasons that show only later in the play: squeezes and throw-ins.

// mostEnding is the greatest number of tricks left in a position that is told as a squeeze or a throw-in: earlier ones have
// too many other causes.
const mostEnding = 7

// later returns the first reason that a check finds in the best play after the better card, if it finds none after the
// one played.
func (w *why) later(check func(p dd.Position, t bridge.Trick) (Reason, bool)) (Reason, bool) {
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	found, ok := w.along(better, check)
	if !ok {
		return Reason{}, false
	}
	_, again := w.along(played, check)
	return found, !again
}

// along goes through the tricks of a line. The check gets the position before each, with the cards that the trick has already,
// and the whole trick.
func (w *why) along(l line, check func(p dd.Position, t bridge.Trick) (Reason, bool)) (Reason, bool) {
	p := w.at
	for _, t := range l.tricks {
		if r, ok := check(p, t); ok {
			return r, true
		}
		for _, c := range t.Cards[p.Trick.Len:] {
			p, _, _ = play(p, c)
		}
	}
	return Reason{}, false
}

// squeeze is about an opponent who can't throw any card without giving a trick away.
func (w *why) squeeze() (Reason, bool) {
	return w.later(func(p dd.Position, t bridge.Trick) (Reason, bool) {
		led := t.Cards[0].Suit
		for _, c := range t.Cards[p.Trick.Len:] {
			seat := p.Trick.Turn()
			if seat.Side() != w.side && p.Trick.Len > 0 && p.Hands[seat][led] == 0 && p.Left() > 2 && p.Left() <= mostEnding {
				if r, ok := w.squeezed(p, c); ok {
					return r, true
				}
			}
			p, _, _ = play(p, c)
		}
		return Reason{}, false
	})
}

// squeezed reports whether the seat to discard is squeezed: he has two suits or more, and whichever he throws from,
// the side then takes more tricks with cards of that suit than if he throws from another.
func (w *why) squeezed(p dd.Position, thrown card.Card) (Reason, bool) {
	seat := p.Trick.Turn()
	var after [len(card.Suits)]*line
	trump, trumps := p.Strain.Trump()
	for _, s := range card.Suits {
		held := p.Hands[seat][s]
		if held == 0 {
			continue
		}
		if trumps && s == trump {
			return Reason{}, false // he could ruff
		}
		l, ok := w.probe.line(p, card.Card{Suit: s, Rank: held.Bottom()})
		if !ok {
			return Reason{}, false
		}
		after[s] = &l
	}
	suits := 0
	for _, s := range card.Suits {
		if after[s] == nil {
			continue
		}
		suits++
		gains := false
		for _, other := range card.Suits {
			gains = gains || other != s && after[other] != nil && after[s].suit(s, w.side) > after[other].suit(s, w.side)
		}
		if !gains {
			return Reason{}, false
		}
	}
	return Reason{Kind: Squeezes, Seat: seat, Card: thrown}, suits > 1
}

// throwIn is about an opponent who takes a trick, and then any lead of his gives one away: his side would take more if
// either hand of the other side had to lead.
func (w *why) throwIn() (Reason, bool) {
	return w.later(func(p dd.Position, t bridge.Trick) (Reason, bool) {
		winner := t.Winner(w.at.Strain)
		if winner.Side() == w.side || p.Left() < 3 || p.Left() > mostEnding {
			return Reason{}, false
		}
		for _, c := range t.Cards[p.Trick.Len:] {
			p, _, _ = play(p, c)
		}
		theirs, ok := w.leads(p)
		if !ok {
			return Reason{}, false
		}
		for _, seat := range [2]card.Seat{winner.Left(), winner.Next(-1)} {
			p.Trick.Leader = seat
			if ours, ok := w.leads(p); !ok || ours >= theirs {
				return Reason{}, false
			}
		}
		c, _ := t.Card(winner)
		return Reason{Kind: ThrowsIn, Seat: winner, Card: c}, true
	})
}

// leads returns the number of tricks that the side takes from a position between two tricks.
func (w *why) leads(p dd.Position) (tricks int, ok bool) {
	budget := w.nodes - w.solver.Nodes()
	if budget <= 0 {
		return 0, false
	}
	bounds, err := w.solver.Solve(w.ctx, p, budget)
	switch {
	case err != nil || !bounds.Exact():
		return 0, false
	case p.Trick.Leader.Side() == w.side:
		return bounds.Min, true
	}
	return p.Left() - bounds.Min, true
}

// loses is the plain truth: an opponents' card that takes a trick in the best play after the card played, but not after
// the better one.
func (w *why) loses() (Reason, bool) {
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	var spared card.Hand
	for _, t := range better.tricks {
		if winner := t.Winner(better.strain); winner.Side() != w.side {
			c, _ := t.Card(winner)
			spared = spared.With(c)
		}
	}
	for _, t := range played.tricks {
		winner := t.Winner(played.strain)
		if c, _ := t.Card(winner); winner.Side() != w.side && !spared.Has(c) {
			return Reason{Kind: Loses, Seat: winner, Card: c}, true
		}
	}
	return Reason{}, false
}
