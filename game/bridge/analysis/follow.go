package analysis

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Reasons about a card added to a trick.

// partners returns partner's card that wins the trick unless the player beats it.
func (w *why) partners() (c card.Card, seat card.Seat, ok bool) {
	if w.at.Trick.Len < 2 {
		return c, seat, false
	}
	c, seat = winning(w.at), w.at.Trick.Winner(w.at.Strain)
	if seat != w.at.Trick.Turn().Partner() {
		return c, seat, false
	}
	if w.at.Trick.Len == 2 {
		if _, beaten := beater(w.at, w.at.Trick.Turn().Left(), c); beaten {
			return c, seat, false
		}
	}
	return c, seat, true
}

func (w *why) beats(c card.Card) bool { return bridge.Beats(c, winning(w.at), w.at.Strain) }

func (w *why) overtaken() (Reason, bool) {
	c, seat, ok := w.partners()
	return Reason{Kind: Overtaken, Card: c, Seat: seat}, ok && w.beats(w.played) && !w.beats(w.better)
}

func (w *why) overtake() (Reason, bool) {
	c, seat, ok := w.partners()
	return Reason{Kind: Overtake, Card: c, Seat: seat}, ok && !w.beats(w.played) && sure(w.at, w.better)
}

// finesse is about an opponents' card that ranks between the two.
func (w *why) finesse() (Reason, bool) {
	x, y := w.played, w.better
	if x.Suit != y.Suit || w.at.Trick.Len != 2 || !sure(w.at, y) || x.Suit != w.at.Trick.Cards[0].Suit {
		return Reason{}, false
	}
	if y.Rank < x.Rank {
		seat := w.at.Trick.Turn().Next(-1)
		between := w.at.Hands[seat][y.Suit].Above(y.Rank).Below(x.Rank)
		c := card.Card{Suit: y.Suit, Rank: between.Top()}
		return Reason{Kind: FinesseWorks, Card: c, Seat: seat}, between != 0
	}
	seat := w.at.Trick.Turn().Left()
	c, beaten := beater(w.at, seat, x)
	switch {
	case !beaten || c.Suit != x.Suit || !w.beats(x):
		return Reason{}, false
	case w.at.Hands[seat][c.Suit].Len() == 1:
		return Reason{Kind: Drops, Card: c, Seat: seat}, true
	}
	return Reason{Kind: FinesseLoses, Card: c, Seat: seat}, true
}

func (w *why) enough() (Reason, bool) {
	x, y := w.played, w.better
	return Reason{Kind: Enough}, x.Suit == y.Suit && y.Rank < x.Rank && sure(w.at, y)
}

// ruff is about a trump on another suit.
func (w *why) ruff() (Reason, bool) {
	trump, ok := w.at.Strain.Trump()
	if !ok || w.better.Suit != trump || !sure(w.at, w.better) {
		return Reason{}, false
	}
	if w.played.Suit != trump {
		return Reason{Kind: Ruffs}, !takes(w.at, w.played, w.side)
	}
	if w.at.Trick.Len == 3 {
		return Reason{}, false
	}
	seat := w.at.Trick.Turn().Left()
	c, beaten := beater(w.at, seat, w.played)
	return Reason{Kind: RuffsHigh, Card: c, Seat: seat}, beaten
}

func (w *why) takes() (Reason, bool) {
	return Reason{Kind: Takes}, sure(w.at, w.better) && !takes(w.at, w.played, w.side)
}

func (w *why) leaves() (Reason, bool) {
	return Reason{Kind: Leaves}, takes(w.at, w.played, w.side) && !takes(w.at, w.better, w.side)
}

// driveOut is about the card needed to beat one.
func (w *why) driveOut() (Reason, bool) {
	if w.at.Trick.Len != 2 || w.played.Suit != w.better.Suit || !w.beats(w.better) {
		return Reason{}, false
	}
	seat := w.at.Trick.Turn().Left()
	dear, ok := beater(w.at, seat, w.better)
	cheap, any := beater(w.at, seat, w.played)
	if !w.beats(w.played) { // the opponents have the trick, whatever is played
		return Reason{}, false
	}
	return Reason{Kind: DrivesOut, Seat: seat, Card: dear, Other: cheap}, ok && any && dear.Suit == cheap.Suit && dear.Rank > cheap.Rank
}

// cover is about the second card of a trick.
func (w *why) cover() (Reason, bool) {
	suit := w.better.Suit
	if w.at.Trick.Len != 1 || w.played.Suit != suit || !w.beats(w.better) || w.beats(w.played) {
		return Reason{}, false
	}
	seat := w.at.Trick.Turn().Left()
	c, ok := beater(w.at, seat, w.better)
	if !ok || c.Suit != suit {
		return Reason{}, false
	}
	ours := out(w.at, suit, w.side).Without(w.better.Rank)
	theirs := out(w.at, suit, w.side.Other()).Without(c.Rank)
	high := card.Card{Suit: suit, Rank: ours.Top()}
	return Reason{Kind: Cover, Seat: seat, Card: high}, ours.Top() > theirs.Top() && ours.Top() < c.Rank
}

func (w *why) waste() (Reason, bool) {
	x, y := w.played, w.better
	if w.at.Trick.Len == 3 || x.Suit != y.Suit || x.Rank < y.Rank || takes(w.at, x, w.side) {
		return Reason{}, false
	}
	seat := w.at.Trick.Turn().Left()
	c, ok := beater(w.at, seat, x)
	return Reason{Kind: Wasted, Seat: seat, Card: c}, ok && w.beats(x)
}

func (w *why) keeps() (Reason, bool) {
	x, y := w.played, w.better
	return Reason{Kind: Keeps}, x.Suit == y.Suit && x.Rank > y.Rank && !w.beats(x)
}

// unblock is about a card that is better out of the way.
func (w *why) unblock() (Reason, bool) {
	x, y := w.played, w.better
	if x.Suit != y.Suit || y.Rank < x.Rank {
		return Reason{}, false
	}
	if w.at.Trick.Len < 3 {
		if _, _, ok := w.partners(); !ok {
			return Reason{}, false
		}
	}
	partner := w.at.Trick.Turn().Partner()
	longer := w.at.Hands[partner][x.Suit].Len() > w.at.Hands[w.at.Trick.Turn()][x.Suit].Len()-1
	return Reason{Kind: Unblocks, Seat: partner}, !w.beats(x) && !w.beats(y) && longer
}

// guard is about a discard that bares a card.
func (w *why) guard() (Reason, bool) {
	x := w.played
	if w.discards(x) && w.discards(w.better) && x.Suit != w.better.Suit {
		turn := w.at.Trick.Turn()
		own := w.at.Hands[turn][x.Suit]
		theirs := out(w.at, x.Suit, w.side.Other())
		top := card.Card{Suit: x.Suit, Rank: own.Top()}
		if higher := theirs.Above(top.Rank).Len(); top == x || own.Len() != higher+1 {
			return Reason{}, false
		}
		for _, seat := range [2]card.Seat{turn.Left(), turn.Next(-1)} {
			low := w.at.Hands[seat][x.Suit].Below(x.Rank)
			if low == 0 {
				continue
			}
			without := exchanged(w.at, turn, top, seat, card.Card{Suit: x.Suit, Rank: low.Bottom()})
			if better, ok := w.probe.better(without, w.better, x); ok && !better {
				return Reason{Kind: Guards, Card: top}, true
			}
		}
	}
	return Reason{}, false
}

// discards reports whether a card that is not of the suit led doesn't take the trick.
func (w *why) discards(c card.Card) bool {
	led, _ := w.at.Trick.Led()
	return c.Suit != led && !w.beats(c)
}

func (w *why) discard() (Reason, bool) {
	return Reason{Kind: Discards}, w.discards(w.played) && w.discards(w.better) && w.played.Suit != w.better.Suit
}
