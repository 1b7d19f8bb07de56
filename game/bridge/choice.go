package bridge

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// ChoiceCalls returns the calls that declarer chooses from where he chooses the contract: in each strain a part-score, and
// then in each game, as low as it can be bid. Elsewhere there are none. (Rules: bridge-52, MiniBridge, row 4.)
func (r Rules) ChoiceCalls() []Call {
	if !r.Choices {
		return nil
	}
	var calls []Call
	for _, strain := range Strains {
		calls = append(calls, Bid(1, strain))
	}
	for _, strain := range Strains {
		calls = append(calls, Bid(r.gameLevel(strain), strain))
	}
	return calls
}

// gameLevel returns the lowest level of a strain that makes game on a board by itself.
func (r Rules) gameLevel(strain Strain) int {
	level := 1
	for r.TrickPoints(Contract{Level: level, Strain: strain}) < r.GameFrom {
		level++
	}
	return level
}

// HCP returns the high-card points of a hand: 4 for an ace, 3, 2 and 1 for king, queen and jack.
func HCP(hand card.Hand) int {
	sum := 0
	for _, holding := range hand {
		for i, rank := range [...]card.Rank{card.Jack, card.Queen, card.King, card.Ace} {
			if holding.Has(rank) {
				sum += i + 1
			}
		}
	}
	return sum
}

// ErrNobodyDeclares means that both sides of a deal have as many high-card points, so that it can't be played where the
// side with more of them declares.
var ErrNobodyDeclares = errors.New("both sides have 20 points, so nobody declares")

// CheckDeal returns nil if a deal can be played by the rules: it is one of their deck, and somebody declares
// ([ErrNobodyDeclares]).
func (r Rules) CheckDeal(deal card.Deal) error {
	if err := deal.Check(r.Deck); err != nil {
		return fmt.Errorf("deal: %w", err)
	}
	if _, ok := r.chooser(announced(deal), card.North); !ok {
		return fmt.Errorf("deal: %w in %s; take another deal", ErrNobodyDeclares, r.Name)
	}
	return nil
}

// Shuffle returns a random deal that can be played by the rules: each is as likely as the others.
func (r Rules) Shuffle(random *rand.Rand) card.Deal {
	for {
		deal := r.Deck.Shuffle(random)
		if _, ok := r.chooser(announced(deal), card.North); ok {
			return deal
		}
	}
}

// Seeded returns the deal that follows from a seed for a board of a rubber, as [card.Deck.Seeded] does; of those that can't
// be played by the rules the next one.
func (r Rules) Seeded(seed uint64, rubber int64, board int) card.Deal {
	return r.Shuffle(card.Source(seed, rubber, board))
}

// announced returns the high-card points of the hands, by seat.
func announced(deal card.Deal) (points [4]int) {
	for _, seat := range card.Seats {
		points[seat] = HCP(deal[seat])
	}
	return points
}

// chooser returns who declares where declarer chooses the contract: of the side with more points the player with more,
// and of equals the one who has announced first. ok is false if both sides have as many. Elsewhere it means nothing.
func (r Rules) chooser(points [4]int, dealer card.Seat) (seat card.Seat, ok bool) {
	if !r.Choices {
		return dealer, true
	}
	ns, ew := points[card.North]+points[card.South], points[card.East]+points[card.West]
	side := card.NS
	if ew > ns {
		side = card.EW
	}
	first := dealer
	if first.Side() != side {
		first = dealer.Next(1)
	}
	if points[first.Partner()] > points[first] {
		first = first.Partner()
	}
	return first, ns != ew
}

// Announced returns the high-card points that the players have announced, by seat, where declarer chooses the contract.
// Elsewhere nobody announces anything, and they are 0.
func (t Table) Announced() [4]int { return t.announced }

// start returns the table before anything has happened.
func (t Table) start() Table {
	s := newTable(t.Rules, t.Dealer, t.Vul)
	s.Standing = t.Standing
	if t.Rules.Choices {
		s = s.announce(t.announced)
	}
	return s
}

// announce returns the table, on which nothing has happened, after the players have announced their points. With these
// somebody must declare.
func (t Table) announce(points [4]int) Table {
	t.announced, t.phase = points, ChoicePhase
	t.contract.Declarer, _ = t.Rules.chooser(points, t.Dealer)
	return t
}

// checkChoice returns the rule that choosing call c would break, or 0.
func (t Table) checkChoice(c Call) Rule {
	switch {
	case !t.Rules.Choices:
		return NoChoice
	case t.phase == PlayPhase:
		return ChoiceIsMade
	case !slices.Contains(t.Rules.ChoiceCalls(), c):
		return ChoicePartScoreOrGame
	}
	return 0
}

// withChoice returns the table after declarer has chosen.
func (t Table) withChoice(c Call) Table {
	t.contract.Level, t.contract.Strain = c.Level(), c.Strain()
	t.phase = PlayPhase
	t.trick = Trick{Leader: t.contract.Leader()}
	return t
}
