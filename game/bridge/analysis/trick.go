package analysis

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Reasons that show in who takes the trick with best play, and with which card.

// lead is about two cards of one suit to lead.
func (w *why) lead() (Reason, bool) {
	x, y := w.played, w.better
	switch ours := x.Suit == y.Suit; {
	case ours && sure(w.at, y) && !takes(w.at, x, w.side):
		return Reason{Kind: Takes}, true
	case ours && y.Rank < x.Rank && takes(w.at, x, w.side) && !takes(w.at, y, w.side):
		return Reason{Kind: Leaves}, true
	case ours && y.Rank < x.Rank:
		return w.wastedLead()
	}
	return w.cheaply()
}

// wastedLead is about a high card that is led and beaten.
func (w *why) wastedLead() (Reason, bool) {
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	seat, c := played.winner()
	other, _ := better.winner()
	beaten := seat.Side() != w.side && bridge.Beats(c, w.played, w.at.Strain) && !takes(w.at, w.played, w.side)
	return Reason{Kind: Wasted, Seat: seat, Card: c}, beaten && (other.Side() == w.side || played.takes(c) && !better.takes(w.played))
}

// cheaply is about a card that lets the opponents have the trick with a lower one.
func (w *why) cheaply() (Reason, bool) {
	x, y := w.played, w.better
	if x.Suit != y.Suit || y.Rank < x.Rank || w.at.Trick.Len == 3 || w.at.Trick.Len > 0 && !w.beats(y) {
		return Reason{}, false
	}
	played, _, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	seat, cheap := played.winner()
	dear, beaten := w.beaters(y)
	r := Reason{Kind: Cheaply, Seat: seat, Card: cheap, Other: dear}
	return r, seat.Side() != w.side && cheap.Suit == y.Suit && beaten && dear.Rank > cheap.Rank
}

// beaters returns the lowest card of its suit with which an opponent still to play can beat one.
func (w *why) beaters(c card.Card) (lowest card.Card, ok bool) {
	for n := 1; w.at.Trick.Len+n < 4; n += 2 {
		b, beaten := beater(w.at, w.at.Trick.Turn().Next(n), c)
		if beaten && b.Suit == c.Suit && (!ok || b.Rank < lowest.Rank) {
			lowest, ok = b, true
		}
	}
	return lowest, ok
}

// crash is about two cards of the side that could take a trick each, and fall on one.
func (w *why) crash() (Reason, bool) {
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	seat, _ := played.winner()
	partner := w.at.Trick.Turn().Partner()
	c, _ := played.tricks[0].Card(partner)
	only := w.at.Hands[partner][w.played.Suit].Len() == 1 && c.Suit == w.played.Suit
	r := Reason{Kind: Crashes, Seat: partner, Card: c}
	return r, only && seat.Side() == w.side && better.takes(c) && better.takes(w.played)
}

// finesseLater is about a card that is caught if its suit is led from the other hand.
func (w *why) finesseLater() (Reason, bool) {
	suit, partner := w.played.Suit, w.leader().Partner()
	if suit == w.better.Suit {
		return Reason{}, false
	}
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	for _, t := range better.tricks {
		if t.Leader != partner || t.Cards[0].Suit != suit || t.Winner(better.strain).Side() != w.side {
			continue
		}
		won, _ := t.Card(t.Winner(better.strain))
		for rank := range w.at.Hands[partner.Left()][suit].Above(won.Rank).Ranks() {
			if c := (card.Card{Suit: suit, Rank: rank}); played.takes(c) && !better.takes(c) && won.Suit == suit {
				return Reason{Kind: FinessesLater, Seat: partner, Card: c, Elsewhere: partner.Left()}, true
			}
		}
	}
	return Reason{}, false
}

// ruffDiscard is about a card that neither opponent can follow to.
func (w *why) ruffDiscard() (Reason, bool) {
	trump, ok := w.at.Strain.Trump()
	suit := w.played.Suit
	theirs := w.side.Other()
	return Reason{Kind: RuffDiscard}, ok && suit != trump && suit != w.better.Suit && out(w.at, suit, theirs) == 0 &&
		w.at.Hands[w.leader().Left()][trump] != 0 && w.at.Hands[w.leader().Next(-1)][trump] != 0
}

// ruffed is about a card that is led and ruffed.
func (w *why) ruffed() (Reason, bool) {
	played, better, ok := w.both()
	if !ok || !played.ruffed(played.tricks[0]) {
		return Reason{}, false
	}
	seat, _ := played.winner()
	if seat.Side() == w.side {
		return Reason{}, false
	}
	count := func(l line) int { return l.ruffs(seat) + l.ruffs(seat.Partner()) }
	return Reason{Kind: Ruffed, Seat: seat}, count(played) > count(better)
}

// spare is about a trick that partner can take with a lower card.
func (w *why) spare() (Reason, bool) {
	x, y := w.played, w.better
	if x.Suit != y.Suit || y.Rank > x.Rank || w.at.Trick.Len == 3 || !sure(w.at, x) || !takes(w.at, y, w.side) {
		return Reason{}, false
	}
	_, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	seat, c := better.winner()
	return Reason{Kind: Spares, Seat: seat, Card: c}, seat == w.at.Trick.Turn().Partner() && c.Suit == x.Suit && c.Rank < x.Rank
}

// takeHere is about a card that takes the trick, so that partner needn't.
func (w *why) takeHere() (Reason, bool) {
	x, y := w.played, w.better
	if x.Suit != y.Suit || y.Rank < x.Rank || w.at.Trick.Len == 3 || !sure(w.at, y) || sure(w.at, x) {
		return Reason{}, false
	}
	played, _, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	partner := w.at.Trick.Turn().Partner()
	needs, any := card.Card{}, false // to beat the card that the opponents have played
	for rank := range w.at.Hands[partner][y.Suit].Above(y.Rank).Ranks() {
		needs, any = card.Card{Suit: y.Suit, Rank: rank}, true
	}
	seat, c := played.winner()
	if seat == partner {
		needs, any = c, c.Suit == y.Suit && c.Rank > y.Rank
	}
	return Reason{Kind: TakesHere, Seat: partner, Card: needs}, any && (seat == partner || seat.Side() != w.side)
}

// clearWay is about a card that would take partner's trick.
func (w *why) clearWay() (Reason, bool) {
	x, y := w.played, w.better
	if x.Suit != y.Suit || y.Rank < x.Rank || w.beats(x) || w.beats(y) {
		return Reason{}, false
	}
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	partner := w.at.Trick.Turn().Partner()
	for rank := range w.at.Hands[partner][x.Suit].Above(x.Rank).Ranks() {
		if c := (card.Card{Suit: x.Suit, Rank: rank}); better.takes(c) && !played.takes(c) {
			return Reason{Kind: ClearsWay, Seat: partner, Card: c}, true
		}
	}
	return Reason{}, false
}

// entry is about the hand of the side that takes the trick.
func (w *why) entry() (Reason, bool) {
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	seat, _ := better.winner()
	if other, _ := played.winner(); seat.Side() != w.side || other == seat || seat == w.at.Trick.Turn() && other.Side() != w.side {
		return Reason{}, false
	}
	there, ok := w.ifLed(better, seat.Partner())
	return Reason{Kind: LeadsThere, Seat: seat}, ok && there+1 <= played.won(w.side)
}

// danger is about the opponent who takes the trick.
func (w *why) danger() (Reason, bool) {
	played, better, ok := w.both()
	if !ok {
		return Reason{}, false
	}
	seat, _ := played.winner()
	if other, _ := better.winner(); seat.Side() == w.side || other == seat {
		return Reason{}, false
	}
	there, ok := w.ifLed(played, seat.Partner())
	return Reason{Kind: Danger, Seat: seat}, ok && there >= better.won(w.side)
}

// ifLed returns the number of tricks that the side takes after the first one of a line if a seat has the lead then.
func (w *why) ifLed(l line, seat card.Seat) (tricks int, ok bool) {
	p := w.at
	for _, c := range l.tricks[0].Cards[p.Trick.Len:] {
		p, _, _ = play(p, c)
	}
	p.Trick = bridge.Trick{Leader: seat}
	if p.Left() < 2 {
		return 0, false
	}
	return w.leads(p)
}
