package dd

import (
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Position is four hands and the trick being played: everything a double-dummy question needs. It is a value;
// the zero Position has nothing left to play.
type Position struct {
	Hands  [4]card.Hand // remaining cards; cards of the trick are no longer in any hand
	Trick  bridge.Trick // the trick being played; its Leader leads where it has no card yet
	Strain bridge.Strain
	// Nullo reverses the aim: each side wants to take the fewest tricks. There are no trumps then.
	Nullo bool
}

var errNotInPlay = errors.New("dd: the board is not in the play")

// At returns the position of a board. It fails if the board isn't in the play: during the auction, and when
// it is finished.
func At(b bridge.Board) (Position, error) {
	if b.Phase() != bridge.PlayPhase {
		return Position{}, errNotInPlay
	}
	p := Position{Trick: b.Trick(), Strain: b.Contract().Strain}
	for _, seat := range card.Seats {
		p.Hands[seat] = b.Hand(seat)
	}
	return p, nil
}

// Left returns the number of unfinished tricks, including the current one.
func (p Position) Left() int { return p.Hands[p.Trick.Turn()].Len() }

// Check returns nil if the position is legal, otherwise an error that describes the fault: an invalid seat,
// suit, strain or rank, a duplicate card, a trick of four cards, or hands of the wrong lengths. The seats
// that have played to the trick hold one card fewer than the others; all others hold as many.
func (p Position) Check() error {
	if p.Strain > bridge.NoTrump {
		return fmt.Errorf("dd: there is no strain %d", p.Strain)
	}
	if p.Nullo && p.Strain != bridge.NoTrump {
		return fmt.Errorf("dd: nullo has no trumps, not %v", p.Strain)
	}
	if p.Trick.Leader > card.West {
		return fmt.Errorf("dd: there is no seat %d to lead", p.Trick.Leader)
	}
	if p.Trick.Len < 0 || p.Trick.Len > 3 {
		return fmt.Errorf("dd: the trick being played has %d cards, want 0 to 3", p.Trick.Len)
	}
	var seen card.Hand
	for _, c := range p.Trick.Cards[:p.Trick.Len] {
		switch {
		case c.Suit > card.Spades || c.Rank < card.One || c.Rank > card.Ace:
			return fmt.Errorf("dd: a card of the trick is of suit %d and rank %d, which there isn't", c.Suit, c.Rank)
		case seen.Has(c):
			return fmt.Errorf("dd: %v is twice in the trick", c)
		}
		seen = seen.With(c)
	}
	left := p.Left()
	for _, seat := range card.Seats {
		hand, n := &p.Hands[seat], 0
		for suit, h := range hand {
			if wrong := h &^ card.Deck68.Ranks; wrong != 0 {
				return fmt.Errorf("dd: %v has a card of %v of rank %d, which there isn't", seat, card.Suit(suit), wrong.Bottom())
			}
			if again := h & seen[suit]; again != 0 {
				return fmt.Errorf("dd: %v of %v is there twice", card.Card{Suit: card.Suit(suit), Rank: again.Top()}, seat)
			}
			seen[suit] |= h
			n += h.Len()
		}
		want := left
		if _, played := p.Trick.Card(seat); played {
			want--
		}
		if n != want {
			return fmt.Errorf("dd: %v has %d cards, want %d", seat, n, want)
		}
	}
	return nil
}
