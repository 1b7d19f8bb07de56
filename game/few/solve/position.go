package solve

import (
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// Position is the play of a game of two hands with all cards known.
type Position struct {
	Kind    few.Kind // NulloForTwo, Slam or ChineseBridge
	TakenUp bool     // Slam: the reserves are taken into the hands after the sixth trick
	Strain  few.Strain

	Hands    [2]card.Hand // what each player can play from: at Chinese bridge the open cards too
	Reserves [2]card.Hand // at Slam
	Covers   [2][]Cover   // at Chinese bridge

	Trick  []card.Card // the current trick; its cards are no longer in any hand
	Leader few.Player  // the player on lead, or who has led
}

// Cover is a closed card of Chinese bridge, and the open one on it, which may already be in the trick.
type Cover struct{ Open, Closed card.Card }

var errNotInPlay = errors.New("solve: the deal is not in the play")

// At returns the position of a deal. It fails if the deal isn't in the play, or is of another game.
func At(b few.Board) (Position, error) {
	r := b.Rules()
	p := Position{Kind: r.Kind, TakenUp: r.Options.ReserveTakenUp, Strain: b.Contract().Strain}
	if b.Stage() != few.StagePlaying || r.Kind < few.NulloForTwo {
		return Position{}, errNotInPlay
	}
	p.Leader = b.Turn()
	for i, play := range b.Trick().Plays {
		if i == 0 {
			p.Leader = play.Player
		}
		p.Trick = append(p.Trick, play.Card)
	}
	if n := len(b.Tricks()); len(p.Trick) == 0 && n > 0 {
		p.Leader = b.Tricks()[n-1].Winner
	}
	for player := range few.Player(2) {
		p.Hands[player] = hand(b.Cards(few.Place{Pile: few.Hand, Of: player}))
		p.Reserves[player] = hand(b.Cards(few.Place{Pile: few.Reserve, Of: player}))
		row, closed := b.Cards(few.Place{Pile: few.Row, Of: player}), b.Cards(few.Place{Pile: few.Cover, Of: player})
		p.Hands[player] = p.Hands[player].Union(hand(row))
		for i, c := range closed {
			if c.There {
				p.Covers[player] = append(p.Covers[player], Cover{row[i].Card, c.Card})
			}
		}
	}
	if len(b.Tricks()) >= r.Tricks-few.CardsReserved && p.Reserves != [2]card.Hand{} {
		p.Hands, p.Reserves = p.Reserves, [2]card.Hand{} // these are now played from
	}
	return p.uncovered(b), nil
}

// uncovered assigns to closed cards whose open card is in the trick that card, which is no longer on the
// table.
func (p Position) uncovered(b few.Board) Position {
	var gone [2][]card.Card
	for _, play := range b.Trick().Plays {
		if play.Place.Pile == few.Row {
			gone[play.Player] = append(gone[play.Player], play.Card)
		}
	}
	for player, covers := range p.Covers {
		for i, c := range covers {
			if c.Open == (card.Card{}) && len(gone[player]) > 0 {
				// Which of two it was doesn't matter: both are turned up together.
				covers[i].Open, gone[player] = gone[player][0], gone[player][1:]
			}
		}
	}
	return p
}

func hand(slots []few.Slot) (h card.Hand) {
	for _, s := range slots {
		if s.There {
			h = h.With(s.Card)
		}
	}
	return h
}

// Turn returns the player whose turn it is.
func (p Position) Turn() few.Player { return p.Leader ^ few.Player(len(p.Trick)&1) }

// cards returns the number of cards that a player had at the start of the trick: playable ones, and others.
func (p Position) cards(player few.Player) (hand, rest int) {
	hand = p.Hands[player].Len()
	for i := range p.Trick {
		if p.Leader^few.Player(i&1) == player {
			hand++
		}
	}
	return hand, p.Reserves[player].Len() + len(p.Covers[player])
}

// Left returns the number of unfinished tricks, including the current one.
func (p Position) Left() int {
	hand, rest := p.cards(p.Leader)
	switch {
	case p.Kind == few.ChineseBridge:
		return (hand + rest) / 2
	case rest > 0:
		return hand/2 + hand%2 + rest
	}
	return hand
}

// size returns the number of cards in the trick.
func (p Position) size() int {
	hand, rest := p.cards(p.Leader)
	if p.Kind == few.ChineseBridge || rest > 0 && hand > 1 {
		return 4
	}
	return 2
}

// Check returns nil if the position is legal, otherwise an error that describes the fault.
func (p Position) Check() error {
	switch {
	case p.Kind != few.NulloForTwo && p.Kind != few.Slam && p.Kind != few.ChineseBridge:
		return fmt.Errorf("solve: game %d has other hands", p.Kind)
	case p.Strain > few.Nullo:
		return fmt.Errorf("solve: there is no strain %d", p.Strain)
	case p.Leader > 1:
		return fmt.Errorf("solve: there is no player %d to lead", p.Leader)
	case p.Kind != few.Slam && p.Reserves != [2]card.Hand{}:
		return errors.New("solve: only Slam has reserves")
	case p.Kind != few.ChineseBridge && len(p.Covers[0])+len(p.Covers[1]) > 0:
		return errors.New("solve: only Chinese bridge has closed cards")
	case len(p.Trick) > 0 && len(p.Trick) >= p.size():
		return fmt.Errorf("solve: the trick being played has %d cards already", len(p.Trick))
	}
	if err := p.checkCards(); err != nil {
		return err
	}
	a, restA := p.cards(0)
	b, restB := p.cards(1)
	switch {
	case p.Kind == few.ChineseBridge && (a+restA != b+restB || a&1 != restA&1):
		return fmt.Errorf("solve: the players have %d and %d cards", a+restA, b+restB)
	case p.Kind != few.ChineseBridge && (a != b || restA != restB):
		return fmt.Errorf("solve: the players have %d and %d cards, and %d and %d aside", a, b, restA, restB)
	}
	return nil
}

// checkCards returns an error if a card is invalid or occurs twice, or if there are too many of a suit.
func (p Position) checkCards() error {
	var seen card.Hand
	var err error
	see := func(c card.Card) {
		switch {
		case c.Suit > card.Spades || c.Rank < card.One || c.Rank > card.Ace:
			err = fmt.Errorf("solve: there is no card of suit %d and rank %d", c.Suit, c.Rank)
		case seen.Has(c):
			err = fmt.Errorf("solve: %v is there twice", c)
		default:
			seen = seen.With(c)
		}
	}
	for player := range 2 {
		for _, h := range []card.Hand{p.Hands[player], p.Reserves[player]} {
			for suit := range h {
				if wrong := h[suit] &^ card.Deck68.Ranks; wrong != 0 {
					return fmt.Errorf("solve: there is no rank %d", wrong.Bottom())
				}
			}
			for c := range h.All() {
				see(c)
			}
		}
		for _, c := range p.Covers[player] {
			see(c.Closed)
			if !p.Hands[player].Has(c.Open) && !p.played(few.Player(player), c.Open) {
				return fmt.Errorf("solve: %v lies under %v, which isn't there", c.Closed, c.Open)
			}
		}
	}
	for _, c := range p.Trick {
		see(c)
	}
	most := 13
	if p.Kind == few.Slam {
		most = 8
	}
	for suit := range seen {
		if n := seen[suit].Len(); n > most && err == nil {
			err = fmt.Errorf("solve: there are %d %v, more than %d", n, card.Suit(suit), most)
		}
	}
	return err
}

// played reports whether a player has played a card to the trick.
func (p Position) played(player few.Player, c card.Card) bool {
	for i, t := range p.Trick {
		if t == c && p.Leader^few.Player(i&1) == player {
			return true
		}
	}
	return false
}
