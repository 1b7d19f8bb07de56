package bridge

import (
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// ChoiceCalls returns the contracts, as calls, that declarer may choose from in games where he chooses: a part-score in
// each strain, then game in each strain at its lowest level. It is empty in other games. (Rules: bridge-52, MiniBridge,
// row 4.)
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

// gameLevel returns the lowest level that makes game in a strain on a board on its own.
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

// ErrNobodyDeclares means that both sides of a deal have the same number of high-card points, so it can't be played in
// games where the side with more declares.
var ErrNobodyDeclares = fault.New("both sides have 20 points, so nobody declares")

// CheckDeal returns nil if a deal can be played under the rules: it uses their deck, and somebody declares
// ([ErrNobodyDeclares]).
func (r Rules) CheckDeal(deal card.Deal) error {
	if err := deal.Check(r.Deck); err != nil {
		return fault.Errorf("deal: %w", err)
	}
	if _, ok := r.chooser(announced(deal), card.North); !ok {
		return fault.Errorf("deal: %w in %s; take another deal", ErrNobodyDeclares, r.Name)
	}
	return nil
}

// Shuffle returns a random deal that can be played under the rules; all of them are equally likely.
func (r Rules) Shuffle(random *rand.Rand) card.Deal {
	for {
		deal := r.Deck.Shuffle(random)
		if _, ok := r.chooser(announced(deal), card.North); ok {
			return deal
		}
	}
}

// Seeded returns the deal that follows from a seed for a board of a rubber, as [card.Deck.Seeded] does, skipping deals
// that can't be played under the rules.
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

// chooser returns the declarer in games where declarer chooses the contract: the player with more points of the side
// with more, and of equals the one who announced first. ok is false if the sides have the same number. In other games
// the result means nothing.
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

// Announced returns the high-card points that the players have announced, by seat, in games where declarer chooses the
// contract. In other games they are 0.
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

// announce returns the table, on which nothing has happened yet, with the points the players announce. Somebody must
// declare with these.
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

// withChoice returns the table after declarer has chosen c.
func (t Table) withChoice(c Call) Table {
	t.contract.Level, t.contract.Strain = c.Level(), c.Strain()
	t.phase = PlayPhase
	t.trick = Trick{Leader: t.contract.Leader()}
	return t
}
