package analysis

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Reason explains why a card would have been better than the one played. Unless its kind says otherwise, it
// follows from the cards alone, however they are played.
type Reason struct {
	Kind           Kind
	Played, Better card.Card
	Tricks         int // number of tricks that Better gains

	// Further details, depending on the kind.
	Seat      card.Seat
	Card      card.Card
	Other     card.Card
	Elsewhere card.Seat
	N         int
}

// Kind is the kind of a reason.
type Kind uint8

// The kinds. The side is that of the card in question; honours, kings and so on are any cards in that position.
const (
	// NoReason means that nothing more can be said than that a card takes more tricks.
	NoReason Kind = iota

	// Within a trick.

	// FinesseWorks: Better takes the trick like Played, though Card is higher: Seat, who has it, has
	// played to the trick already.
	FinesseWorks
	// FinesseLoses: Better takes the trick; Card of Seat, who plays last, beats Played.
	FinesseLoses
	// Drops is the same, and Card is the only one of its suit that Seat has.
	Drops
	// Enough: Better takes the trick too, and is lower than Played.
	Enough
	// Overtaken: Card of Seat, the partner, takes the trick; Played beats it, Better doesn't.
	Overtaken
	// Overtake: Card of Seat, the partner, takes the trick, but so does Better, which beats it.
	Overtake
	// RuffsHigh: Better takes the trick with a trump that can't be beaten; Card of Seat beats Played.
	RuffsHigh
	// Ruffs: Better takes the trick with a trump, Played doesn't.
	Ruffs
	// Takes: Better takes the trick; with Played the opponents can have it.
	Takes
	// DrivesOut: to take the trick Seat needs Card against Better, and only Other against Played.
	DrivesOut
	// Cover: Better is higher than what has been led; when Seat beats it, the highest remaining card of the suit
	// is Card, the side's own.
	Cover
	// Wasted: Played is higher than Better of the same suit, and Card of Seat, who plays next, beats it.
	Wasted
	// Keeps: Played is higher than Better of the same suit, and neither takes the trick.
	Keeps
	// Unblocks: Better is higher than Played of the same suit, and neither is needed for the trick; with the other
	// one kept instead, in the same place, the side would be worse off.
	Unblocks
	// Guards: of another suit than has been led, Played leaves Card, its suit's highest in the hand,
	// with as many cards less one as the opponents have higher ones. Were it a low card Played would cost nothing.
	Guards
	// Discards: of another suit than has been led, neither Played nor Better takes the trick.
	Discards
	// Leaves: Played makes sure of the trick; with Better the opponents can have it.
	Leaves

	// On lead.

	// PartnerRuffs: Seat, the partner, ruffs Better, and so takes the trick.
	PartnerRuffs
	// Through: Better is led through Card of Seat, who plays next, to a higher card of the partner;
	// if Seat plays low, Better or a card of the partner that is lower than Card takes the trick. If
	// Elsewhere, the other opponent, had Card for a low one, Better would be no better.
	Through
	// Towards is the same, but the partner has no higher card: Other, his highest, takes the trick
	// if Seat plays low.
	Towards
	// DrawsTrumps: after Played, with best play, Seat takes a trick from the side with a trump that Card would
	// have won. After Better no trick is lost in this way. Better is a trump.
	DrawsTrumps
	// StopsRuffs: after Played, with best play, Seat ruffs N times, and after Better less. Better is a
	// trump and Seat the opponent whose trumps are fewer.
	StopsRuffs
	// RuffsFirst: after Better, with best play, Seat, of the side, ruffs N times, and after Played,
	// which is a trump, less.
	RuffsFirst
	// Cashes: Better takes the trick. If the hand had a low card instead of it after Played that would
	// cost nothing: it takes no trick any more then.
	Cashes
	// LaysDown: Better is the highest of its suit and takes the trick, and Card, the only one that Seat
	// has of the suit, is the next.
	LaysDown
	// SetsUp: with best play the suit of Better brings N tricks after Better, and fewer after Played.
	SetsUp
	// GivesAway: with best play the opponents take N tricks with the suit of Played after that, and
	// fewer after Better.
	GivesAway

	// Always.

	// Lies: if Elsewhere had Card for a low one, and not Seat, Better would be no better. The player
	// sees the cards of neither, and Card is of the suit of Better or Played.
	Lies
)

// whyNodes is the maximum number of nodes to find a reason, and whyMemory that of bytes.
const (
	whyNodes  = 3_000_000
	whyMemory = 64 << 20
)

// Why returns the reason why another card was better than one that cost something, as far as that can be found
// quickly: in some hundredths of a second with 52 cards, in a second with 68 if many of them are left. When ctx
// ends no reason is found.
func Why(ctx context.Context, b bridge.Board, act assess.Judged) Reason {
	if act.Cost <= 0 || len(act.Better) == 0 {
		return Reason{Played: b.Events()[act.Event].Card, Tricks: act.Cost}
	}
	return because(ctx, b, act, act.Better[len(act.Better)-1], act.Cost)
}

// WhyCard is [Why] for a given one of the better cards.
func WhyCard(ctx context.Context, b bridge.Board, act assess.Judged, better card.Card) Reason {
	tricks := act.Gain(better)
	if tricks == 0 {
		return Reason{Played: b.Events()[act.Event].Card}
	}
	return because(ctx, b, act, card.Hand{}.With(better), tricks)
}

// because returns the reason why cards take the given number of tricks more than the one played.
func because(ctx context.Context, b bridge.Board, act assess.Judged, better card.Hand, tricks int) Reason {
	none := Reason{Played: b.Events()[act.Event].Card, Tricks: tricks}
	before := b.Prefix(act.Event)
	p, err := dd.At(before)
	if err != nil {
		return none
	}
	w := why{
		probe:  probe{ctx: ctx, solver: dd.NewSolver(whyMemory), nodes: whyNodes, side: act.Seat.Side()},
		at:     p,
		hidden: hidden(before),
		played: none.Played,
		lines:  make(map[card.Card]line),
	}
	r := w.reason(better)
	r.Tricks = tricks
	return r
}

// hidden returns the seats whose cards the player to act doesn't see, his partner first.
func hidden(b bridge.Board) []card.Seat {
	c, turn := b.Contract(), b.Turn()
	var hidden []card.Seat
	for _, seat := range [3]card.Seat{turn.Partner(), turn.Left(), turn.Next(-1)} {
		own := turn == c.Dummy() && seat == c.Declarer
		if open := seat == c.Dummy() && b.DummyOpen(); !own && !open {
			hidden = append(hidden, seat)
		}
	}
	return hidden
}

// candidates returns the better cards to examine: one of each group of touching ones, those of the suit played
// first.
func candidates(p dd.Position, better card.Hand, played card.Card) []card.Card {
	var others card.Hand
	for _, seat := range card.Seats {
		if seat != p.Trick.Turn() {
			others = others.Union(p.Hands[seat])
		}
	}
	for _, c := range p.Trick.Cards[:p.Trick.Len] {
		others = others.With(c)
	}
	var same, rest []card.Card
	for _, suit := range card.Suits {
		for own := better[suit]; own != 0; {
			// Cards that touch rank above the highest lower card of another hand.
			top := own.Top()
			touching := own.Above(others[suit].Below(top).Top())
			own &^= touching
			c := card.Card{Suit: suit, Rank: touching.Bottom()}
			if suit == played.Suit {
				same = append(same, c)
			} else {
				rest = append(rest, c)
			}
		}
	}
	return append(same, rest...)
}

// why searches for the reason for a card.
type why struct {
	probe
	at             dd.Position
	hidden         []card.Seat
	played, better card.Card
	lines          map[card.Card]line
}

// reason returns the reason why better cards are better than the one played: the first that holds for one of them.
func (w *why) reason(better card.Hand) Reason {
	cards := candidates(w.at, better, w.played)
	for _, reason := range w.reasons() {
		for _, w.better = range cards {
			if r, ok := reason(); ok {
				r.Played, r.Better = w.played, w.better
				return r
			}
		}
	}
	return Reason{Played: w.played, Better: cards[0]}
}

// reasons returns the reasons to try, the most telling first.
func (w *why) reasons() []func() (Reason, bool) {
	led, begun := w.at.Trick.Led()
	switch {
	case !begun:
		return []func() (Reason, bool){
			w.layDown, w.partnerRuffs, w.through, w.drawTrumps, w.stopRuffs, w.ruffFirst, w.cash, w.lies, w.setUp, w.giveAway,
		}
	case w.at.Hands[w.at.Trick.Turn()][led] == 0:
		return []func() (Reason, bool){w.overtaken, w.ruff, w.enough, w.leaves, w.guard, w.keeps, w.unblock, w.discard, w.lies}
	}
	return []func() (Reason, bool){w.overtaken, w.finesse, w.enough, w.takes, w.driveOut, w.cover, w.waste, w.keeps, w.overtake, w.unblock, w.leaves, w.lies}
}
