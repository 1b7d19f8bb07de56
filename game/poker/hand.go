package poker

import (
	"iter"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// Hand is one hand of the game: a table, the cards that each player is dealt, and the acts so far. It is a value:
// [Hand.Apply] returns another one. The zero Hand is over before it starts.
type Hand struct {
	table Table
	deal  []Cards
	turns []turn // shared by all hands with the same start, never changed
	acts  []Act
}

// NewHand returns a hand before its first act. The deal has each player's cards in the order they come, by seat: 17, or
// those of his fantasy. It fails if no hand can start at the table, or if the cards don't come from the pack.
func NewHand(t Table, deal []Cards) (Hand, error) {
	if err := t.Check(); err != nil {
		return Hand{}, err
	}
	if len(deal) != len(t.Players) {
		return Hand{}, fault.Errorf("cards for %d players, want %d", len(deal), len(t.Players))
	}
	pack := Pack(len(t.Players))
	h := Hand{table: t.clone(), turns: t.turns()}
	for i, p := range t.Players {
		if len(deal[i]) != p.deals() {
			return Hand{}, fault.Errorf("seat %v is dealt %d cards, want %d", p.Seat, len(deal[i]), p.deals())
		}
		left, missing := pack.without(deal[i]...)
		switch {
		case len(left)+len(deal[i]) == len(pack):
			pack = left
		case inPack(missing):
			return Hand{}, fault.Errorf("seat %v is dealt %v, which is not in the pack so often", p.Seat, missing)
		default:
			return Hand{}, fault.Errorf("seat %v is dealt %v, which is not in the pack", p.Seat, missing)
		}
		h.deal = append(h.deal, slices.Clone(deal[i]))
	}
	return h, nil
}

// Table returns the state at the hand's start.
func (h Hand) Table() Table { return h.table.clone() }

// Deal returns each player's cards in the order they come, by seat.
func (h Hand) Deal() []Cards {
	deal := make([]Cards, len(h.deal))
	for i, cards := range h.deal {
		deal[i] = slices.Clone(cards)
	}
	return deal
}

// Acts returns the acts so far, in order.
func (h Hand) Acts() []Act { return slices.Clone(h.acts) }

// Len returns the number of acts so far.
func (h Hand) Len() int { return len(h.acts) }

// Prefix returns the hand after its first n acts; n is clamped to 0 and the number of acts.
func (h Hand) Prefix(n int) Hand {
	h.acts = slices.Clip(h.acts[:max(0, min(n, len(h.acts)))])
	return h
}

// turn returns the seat to act and the stage.
func (h Hand) turn() turn { return turnAt(h.turns, len(h.acts)) }

func turnAt(turns []turn, acts int) turn {
	if acts >= len(turns) {
		return turn{stage: OverStage}
	}
	return turns[acts]
}

// Turn returns the seat to act; ok is false when the hand is over.
func (h Hand) Turn() (seat Seat, ok bool) {
	t := h.turn()
	return t.seat, t.stage != OverStage
}

// Stage returns the stage of the hand: 0 while fantasies are set, 1 to 5 for the streets, 6 when it is over.
func (h Hand) Stage() int { return h.turn().stage }

// Over reports whether the hand is over.
func (h Hand) Over() bool { return h.Stage() == OverStage }

// Hold returns the cards in a player's hand, in the order they came: those dealt so far minus those he has used. When
// it is another player's turn they may already be his next three.
func (h Hand) Hold(seat Seat) Cards {
	i := h.table.index(seat)
	if i < 0 {
		return nil
	}
	p, used := h.table.Players[i], 0
	for _, a := range h.acts {
		if a.Seat == seat {
			used += a.Gains.Len() + len(a.Discards)
		}
	}
	return slices.Clone(h.deal[i][used:max(used, h.table.come(p, h.Stage()))])
}

// Board returns the cards that a player has placed so far.
func (h Hand) Board(seat Seat) Board {
	var b Board
	for _, a := range h.acts {
		if a.Seat == seat {
			b, _ = b.Join(a.Gains) // checked when it was applied
		}
	}
	return b
}

// Discards returns the cards that a player has thrown away so far, in order.
func (h Hand) Discards(seat Seat) Cards {
	var cards Cards
	for _, a := range h.acts {
		if a.Seat == seat {
			cards = append(cards, a.Discards...)
		}
	}
	return cards
}

// Check returns nil if an act is legal now, otherwise a [*RuleError].
func (h Hand) Check(a Act) error {
	t := h.turn()
	if t.stage == OverStage {
		return &RuleError{Rule: HandIsOver, What: a.String(), Seat: a.Seat}
	}
	return a.check(t, h.Hold(t.seat), h.Board(t.seat))
}

// Apply returns the hand after an act, or a [*RuleError] if the act isn't legal.
func (h Hand) Apply(a Act) (Hand, error) {
	if err := h.Check(a); err != nil {
		return Hand{}, err
	}
	if len(a.Discards) > 0 {
		a.Discards = a.Discards.Sorted()
	} else {
		a.Discards = nil
	}
	h.acts = append(slices.Clip(h.acts), a)
	return h, nil
}

// Legal yields the distinct acts of the player to act, none when the hand is over. On street 1 there are up to 232,
// later up to 27, in a fantasy millions. The boxes of a row are interchangeable, and so are two cards of the same suit
// and rank.
func (h Hand) Legal() iter.Seq[Act] {
	t := h.turn()
	if t.stage == OverStage {
		return func(func(Act) bool) {}
	}
	return legal(t, h.Hold(t.seat), h.Board(t.seat))
}
