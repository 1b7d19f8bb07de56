package analysis

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Reasons about a card that is led.

// layDown is about an opponents' card that falls.
func (w *why) layDown() (Reason, bool) {
	y := w.better
	if !w.top(y) || !sure(w.at, y) {
		return Reason{}, false
	}
	for _, seat := range [2]card.Seat{w.leader().Left(), w.leader().Next(-1)} {
		held := w.at.Hands[seat][y.Suit]
		all := out(w.at, y.Suit, card.NS) | out(w.at, y.Suit, card.EW)
		// It is next if the side has none that touches it from above but Better itself and its equals.
		ours := out(w.at, y.Suit, w.side)
		if held.Len() == 1 && out(w.at, y.Suit, w.side.Other()).Top() == held.Top() && ours.Below(held.Top()) != 0 && all.Len() > 2 {
			return Reason{Kind: LaysDown, Seat: seat, Card: card.Card{Suit: y.Suit, Rank: held.Top()}}, true
		}
	}
	return Reason{}, false
}

func (w *why) leader() card.Seat { return w.at.Trick.Leader }

// top reports whether no card of the opponents' is higher than one in its suit.
func (w *why) top(c card.Card) bool {
	return out(w.at, c.Suit, w.side.Other()).Above(c.Rank) == 0
}

func (w *why) partnerRuffs() (Reason, bool) {
	trump, ok := w.at.Strain.Trump()
	partner := w.leader().Partner()
	hand := w.at.Hands[partner]
	if !ok || w.better.Suit == trump || hand[w.better.Suit] != 0 || hand[trump] == 0 || sure(w.at, w.better) {
		return Reason{}, false
	}
	return Reason{Kind: PartnerRuffs, Seat: partner}, takes(w.at, w.better, w.side)
}

// through is about a card of the opponent who plays next.
func (w *why) through() (Reason, bool) {
	y, next, last := w.better, w.leader().Left(), w.leader().Next(-1)
	partners := w.at.Hands[w.leader().Partner()][y.Suit]
	others := w.at.Hands[last][y.Suit].Top()
	for rank := range w.at.Hands[next][y.Suit].Ranks() {
		best := partners.Below(rank).Top() // of the side's cards that win the trick if the next player plays low
		r := Reason{Kind: Towards, Seat: next, Card: card.Card{Suit: y.Suit, Rank: rank}, Elsewhere: last, Other: card.Card{Suit: y.Suit, Rank: best}}
		if partners.Above(rank) != 0 {
			r.Kind, r.Other = Through, card.Card{}
			best = max(best, y.Rank)
		}
		if y.Rank < rank && best > others && (r.Kind == Through || y.Rank < best && !w.touches(y, best)) && w.matters(r.Card, next, last) {
			return r, true
		}
	}
	return Reason{}, false
}

// touches reports whether nobody has a card between two of a suit but who leads and his partner.
func (w *why) touches(low card.Card, high card.Rank) bool {
	return out(w.at, low.Suit, w.side.Other()).Above(low.Rank).Below(high) == 0
}

// matters reports whether the better card is no longer better if another seat has a card, for the lowest of
// its own in the suit.
func (w *why) matters(c card.Card, seat, other card.Seat) bool {
	low := w.at.Hands[other][c.Suit].Below(c.Rank)
	if low == 0 {
		return false
	}
	p := exchanged(w.at, seat, c, other, card.Card{Suit: c.Suit, Rank: low.Bottom()})
	better, ok := w.probe.better(p, w.better, w.played)
	return ok && !better
}

// lies is about the location of a card.
func (w *why) lies() (Reason, bool) {
	for _, suit := range [2]card.Suit{w.better.Suit, w.played.Suit} {
		all := out(w.at, suit, card.NS) | out(w.at, suit, card.EW)
		for _, seat := range w.hidden {
			for rank := range w.at.Hands[seat][suit].Ranks() {
				if all.Above(rank).Len() >= mostHigh {
					break
				}
				c := card.Card{Suit: suit, Rank: rank}
				for _, other := range w.hidden {
					if other != seat && w.matters(c, seat, other) {
						return Reason{Kind: Lies, Seat: seat, Card: c, Elsewhere: other}, true
					}
				}
			}
		}
	}
	return Reason{}, false
}

// mostHigh is the number of the highest cards of a suit that are high enough to matter.
const mostHigh = 5

// both returns the lines of best play after the two cards.
func (w *why) both() (played, better line, ok bool) {
	if l, known := w.lines[w.better]; known {
		return l[0], l[1], true
	}
	if better, ok = w.probe.line(w.at, w.better); ok {
		played, ok = w.probe.lineLike(w.at, w.played, better)
	}
	if ok {
		w.lines[w.better] = [2]line{played, better}
	}
	return played, better, ok
}

// leadsTrump reports whether a card is a trump and another one isn't.
func (w *why) leadsTrump(c, other card.Card) bool {
	trump, ok := w.at.Strain.Trump()
	return ok && c.Suit == trump && other.Suit != trump
}

func (w *why) drawTrumps() (Reason, bool) {
	if !w.leadsTrump(w.better, w.played) {
		return Reason{}, false
	}
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	t, robbed := played.robbed(w.side)
	if _, again := better.robbed(w.side); robbed <= again {
		return Reason{}, false
	}
	lost, _ := t.Card(t.Winner(bridge.NoTrump))
	return Reason{Kind: DrawsTrumps, Seat: t.Winner(w.at.Strain), Card: lost}, true
}

func (w *why) stopRuffs() (Reason, bool) {
	if !w.leadsTrump(w.better, w.played) {
		return Reason{}, false
	}
	short := w.shorter(w.side.Other())
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	n := played.ruffs(short)
	return Reason{Kind: StopsRuffs, Seat: short, N: n}, n > better.ruffs(short)
}

func (w *why) ruffFirst() (Reason, bool) {
	if !w.leadsTrump(w.played, w.better) {
		return Reason{}, false
	}
	short := w.shorter(w.side)
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	n := better.ruffs(short)
	return Reason{Kind: RuffsFirst, Seat: short, N: n}, n > played.ruffs(short)
}

// shorter returns the hand of a side with fewer trumps.
func (w *why) shorter(side card.Side) card.Seat {
	trump, _ := w.at.Strain.Trump()
	seat := card.Seat(side)
	if w.at.Hands[seat.Partner()][trump].Len() < w.at.Hands[seat][trump].Len() {
		seat = seat.Partner()
	}
	return seat
}

// cash is about a card that takes a trick now or never.
func (w *why) cash() (Reason, bool) {
	y := w.better
	if !sure(w.at, y) || y.Suit == w.played.Suit {
		return Reason{}, false
	}
	played, _, known := w.both()
	with, ok := w.tricks(w.at, w.played)
	if !ok || !known || played.takes(y) {
		return Reason{}, false
	}
	for _, seat := range card.Seats {
		low := w.at.Hands[seat][y.Suit].Below(y.Rank)
		if seat == w.leader() || low == 0 {
			continue
		}
		p := exchanged(w.at, w.leader(), y, seat, card.Card{Suit: y.Suit, Rank: low.Bottom()})
		if without, ok := w.tricks(p, w.played); ok && without == with && seat.Side() != w.side {
			return Reason{Kind: Cashes}, true
		}
	}
	return Reason{}, false
}

func (w *why) setUp() (Reason, bool) {
	if w.better.Suit == w.played.Suit {
		return Reason{}, false
	}
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	n := better.suit(w.better.Suit, w.side)
	more := n > played.suit(w.better.Suit, w.side)
	if more && sure(w.at, w.better) && !played.takes(w.better) {
		return Reason{Kind: Cashes}, true
	}
	return Reason{Kind: SetsUp, N: n}, more
}

func (w *why) giveAway() (Reason, bool) {
	if w.better.Suit == w.played.Suit {
		return Reason{}, false
	}
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	n := played.suit(w.played.Suit, w.side.Other())
	return Reason{Kind: GivesAway, N: n}, n > better.suit(w.played.Suit, w.side.Other())
}
