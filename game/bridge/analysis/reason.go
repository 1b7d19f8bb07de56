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
	// Cashes: Better takes the trick. With best play it takes none after Played: if the hand had a low card instead that would cost
	// nothing, or the side takes fewer in the suit.
	Cashes
	// LaysDown: Better is the highest of its suit and takes the trick, and Card, the only one that Seat
	// has of the suit, is the next.
	LaysDown
	// FinessesLater: with best play after Better, Seat, the partner, leads the suit of Played through Card of Elsewhere, and the side
	// takes that trick with a lower one. Card takes a trick after Played, and none after Better.
	FinessesLater
	// RuffDiscard: neither opponent can follow to Played, and one can ruff it while the other throws a card.
	RuffDiscard
	// Ruffed: with best play Seat ruffs Played, and after Better the opponents ruff less often.
	Ruffed
	// Crashes: with best play Card of Seat, the partner, who has no other of the suit, falls on the same trick as Played, and after
	// Better each of them takes one.
	Crashes
	// SetsUp: with best play the suit of Better brings N tricks after Better, and fewer after Played.
	SetsUp
	// GivesAway: with best play the opponents take N tricks with the suit of Played after that, and
	// fewer after Better.
	GivesAway

	// Always.

	// Lies: if Elsewhere had Card for a low one, and not Seat, Better would be no better. The player
	// sees the cards of neither, and Card is of the suit of Better or Played.
	Lies

	// Cheaply: with best play Card of Seat, an opponent, takes the trick after Played, of the same suit as Better. The opponents
	// beat Better only with Other, which is higher.
	Cheaply
	// LeadsThere: with best play Seat, of the side, takes the trick after Better, but not after Played; and Better would be no better
	// if his partner then had the lead.
	LeadsThere
	// TakesHere: Better takes the trick. With best play after Played Seat, the partner, needs Card for it, which is higher, or the
	// opponents take it.
	TakesHere
	// ClearsWay: Better is higher than Played of the same suit, and neither is needed for the trick. With best play Card of Seat, the
	// partner, takes a trick after Better, and none after Played.
	ClearsWay
	// Spares: Played takes the trick. With best play Card of Seat, the partner, takes it after Better; both are lower than Played.
	Spares
	// Danger: with best play Seat, an opponent, takes the trick after Played, but not after Better; and Played would be as good if
	// his partner then had the lead.
	Danger

	// In the play to come.

	// Squeezes: in the best play after Better Seat must throw a card, such as Card, when each suit that he can throw from
	// gives a trick away. After Played there is no such squeeze.
	Squeezes
	// ThrowsIn: in the best play after Better Seat takes a trick with Card, and any lead of his then gives one away: his
	// side would take more if the other side had to lead. After Played there is no such throw-in.
	ThrowsIn
	// Loses: in the best play after Played Card of Seat, an opponent, takes a trick, and after Better it takes none.
	Loses
)

// whyNodes is the maximum number of nodes to find a reason, and whyMemory that of bytes.
const (
	whyNodes  = 3_000_000
	whyMemory = 64 << 20
)

// Why returns the reason why another card was better than one that cost something, as far as that can be found
// quickly: in some hundredths of a second with 52 cards, in a second or two with 68 if many of them are left. When ctx
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
	w, err := newWhy(ctx, b, act)
	if err != nil {
		return Reason{Played: b.Events()[act.Event].Card, Tricks: tricks}
	}
	r := w.reason(better)
	r.Tricks = tricks
	return r
}

// newWhy returns a search for the reason of a card. It fails if nothing more can be played on the board before it.
func newWhy(ctx context.Context, b bridge.Board, act assess.Judged) (*why, error) {
	before := b.Prefix(act.Event)
	p, err := dd.At(before)
	return &why{
		probe:  probe{ctx: ctx, solver: dd.NewSolver(whyMemory), nodes: whyNodes, side: act.Seat.Side()},
		at:     p,
		hidden: hidden(before),
		played: b.Events()[act.Event].Card,
		lines:  make(map[card.Card][2]line),
	}, err
}

// Continuations returns the tricks that follow a card and a better one if everybody plays his best from there on, the trick of
// the card first. Of cards that are worth the same, those after the card played are the ones after the better one, where they can
// be. They are nil if that can't be found quickly.
func Continuations(ctx context.Context, b bridge.Board, act assess.Judged, better card.Card) (played, other []bridge.Trick) {
	w, err := newWhy(ctx, b, act)
	if err != nil {
		return nil, nil
	}
	w.better = better
	one, two, ok := w.both()
	if !ok {
		return nil, nil
	}
	return one.tricks, two.tricks
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

// several reports whether cards are of two suits or more besides one.
func several(cards card.Hand, but card.Suit) bool {
	suits := 0
	for _, s := range card.Suits {
		if s != but && cards[s] != 0 {
			suits++
		}
	}
	return suits > 1
}

// why searches for the reason for a card.
type why struct {
	probe
	at             dd.Position
	hidden         []card.Seat
	played, better card.Card
	blamed         bool                  // cards of several other suits are better, so that it is the one played that needs to be explained
	lines          map[card.Card][2]line // after the one played and a better one
}

// reason returns the reason why better cards are better than the one played: the first that holds for one of them.
func (w *why) reason(better card.Hand) Reason {
	cards := candidates(w.at, better, w.played)
	w.blamed = several(better, w.played.Suit)
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
	case !begun && w.blamed:
		return []func() (Reason, bool){
			w.drawTrumps, w.ruffDiscard, w.ruffed, w.ruffFirst, w.crash, w.cash, w.finesseLater, w.danger, w.giveAway, w.stopRuffs, w.partnerRuffs, w.layDown, w.through,
			w.lead, w.throwIn, w.squeeze, w.setUp, w.entry, w.lies, w.loses,
		}
	case !begun:
		return []func() (Reason, bool){
			w.layDown, w.partnerRuffs, w.through, w.drawTrumps, w.stopRuffs, w.ruffFirst, w.ruffDiscard, w.crash, w.lead, w.cash, w.throwIn, w.squeeze,
			w.ruffed, w.finesseLater, w.danger, w.setUp, w.giveAway, w.entry, w.lies, w.loses,
		}
	case w.at.Hands[w.at.Trick.Turn()][led] == 0:
		return []func() (Reason, bool){
			w.overtaken, w.ruff, w.enough, w.leaves, w.guard, w.keeps, w.unblock, w.clearWay, w.throwIn, w.squeeze, w.discard, w.entry, w.danger, w.lies, w.loses,
		}
	}
	return []func() (Reason, bool){
		w.overtaken, w.finesse, w.enough, w.spare, w.takes, w.takeHere, w.driveOut, w.cover, w.waste, w.keeps, w.overtake, w.entry, w.unblock, w.clearWay, w.leaves, w.cheaply,
		w.danger, w.throwIn, w.squeeze, w.lies, w.loses,
	}
}
