package study

import (
	"context"
	"math"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Plan lists the deals of a study, and how they are solved. The same plan gives the same samples, as long as
// the solver behaves the same at its limit.
type Plan struct {
	Rules bridge.Rules
	Seed  uint64
	Nodes int // cards tried at most for one number of tricks; 0 is no limit
}

// Sample is a deal with some of its double-dummy values. Its number within the plan determines how it was
// drawn, see [Plan.Deal].
type Sample struct {
	Number int
	Deal   card.Deal
	Cells  []Cell // no-trump by North, North-South's longest suit, and for plain deals East-West's
}

// Cell is the number of tricks of one declarer's side in one strain.
type Cell struct {
	Declarer card.Seat
	Strain   bridge.Strain
	Tricks   dd.Bounds
}

// memory is the size of the table of one search. It doesn't depend on the number of threads, because with a
// limit of nodes the bounds depend on it.
const memory = 128 << 20

// spread is the number of different point counts of the drawn deals, from half of the pack's up. Beyond it
// are fewer than one deal in some ten thousand.
func spread(deck card.Deck) int {
	if deck == card.Deck52 || deck == card.Deck36 {
		return 17
	}
	return 25
}

// Plain reports whether the deal with a number is any random one. The others are drawn.
func Plain(number int) bool { return number%2 == 0 }

// Deal returns the deal with a number, 0 or more. Those with an even number are any random
// deals. Slams and the honours that make them are rare among these; so the others are drawn:
// one after the other North-South hold half of the points of the pack, one more, and so on,
// and then from the start. Within one count of points all deals are as likely.
//
// What is fitted are tricks as they follow from the cards; so to choose cards by their honours
// makes no difference to it but smaller errors.
func (p Plan) Deal(number int) card.Deal {
	deck := p.Rules.Deck
	random := rand.New(rand.NewPCG(p.Seed, uint64(number)))
	cards := deck.Hand().Cards()
	n := deck.HandLen()
	count := drawnBy(deck)
	want := count.of(deck.Hand())/2 + float64(number/2%spread(deck))
	for {
		random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		north, south := cards[:n], cards[2*n:3*n]
		if Plain(number) || count.sum(north)+count.sum(south) == want {
			break
		}
	}
	var deal card.Deal
	for i := range deal {
		deal[i] = card.HandOf(cards[i*n : (i+1)*n]...)
	}
	return deal
}

// cells returns the questions about a deal, without the answers.
func (p Plan) cells(s Sample) []Cell {
	cells := []Cell{{Declarer: card.North, Strain: bridge.NoTrump}, bestSuit(s.Deal, card.NS)}
	if Plain(s.Number) {
		cells = append(cells, bestSuit(s.Deal, card.EW))
	}
	return cells
}

// Solve returns the sample with a number. It fails with the error of ctx.
func (p Plan) Solve(ctx context.Context, number int) (Sample, error) {
	s := Sample{Number: number, Deal: p.Deal(number)}
	s.Cells = p.cells(s)
	for i, c := range s.Cells {
		opening := dd.Position{Hands: s.Deal, Trick: bridge.Trick{Leader: c.Declarer.Left()}, Strain: c.Strain}
		defence, err := dd.Solve(ctx, opening, dd.Options{Memory: memory, Nodes: p.Nodes})
		if err != nil {
			return Sample{}, err
		}
		left := opening.Left()
		s.Cells[i].Tricks = dd.Bounds{Min: left - defence.Max, Max: left - defence.Min}
	}
	return s, nil
}

// bestSuit returns the cell of a side's longest combined suit, the highest of several, declared by the hand
// with more of it.
func bestSuit(deal card.Deal, side card.Side) Cell {
	one := card.Seat(side)
	two := one.Partner()
	c, most := Cell{}, -1
	for _, suit := range card.Suits {
		a, b := deal[one][suit].Len(), deal[two][suit].Len()
		if a+b < most {
			continue
		}
		c, most = Cell{Declarer: one, Strain: bridge.Strain(suit)}, a+b
		if b > a {
			c.Declarer = two
		}
	}
	return c
}

// side returns the cards of declarer's side.
func (s Sample) side(c Cell) card.Hand {
	return s.Deal[c.Declarer].Union(s.Deal[c.Declarer.Partner()])
}

// observe returns the interval in which the tricks lie before they are rounded.
func (c Cell) observe(rules bridge.Rules) observation {
	o := observation{low: float64(c.Tricks.Min) - 0.5, high: float64(c.Tricks.Max) + 0.5}
	if c.Tricks.Min == 0 {
		o.low = math.Inf(-1)
	}
	if c.Tricks.Max == rules.Tricks() {
		o.high = math.Inf(1)
	}
	return o
}

// check returns an error for an invalid stored sample, or nil.
func (p Plan) check(s Sample) error {
	switch {
	case s.Number < 0:
		return fault.Errorf("there is no deal %d", s.Number)
	case s.Deal != p.Deal(s.Number):
		return fault.Errorf("deal %d is another", s.Number)
	}
	want := p.cells(s)
	if len(s.Cells) != len(want) {
		return fault.Errorf("deal %d has %d values, want %d", s.Number, len(s.Cells), len(want))
	}
	for i, c := range s.Cells {
		if c.Declarer != want[i].Declarer || c.Strain != want[i].Strain {
			return fault.Errorf("the values of deal %d are of other contracts", s.Number)
		}
		if c.Tricks.Min < 0 || c.Tricks.Max > p.Rules.Tricks() || c.Tricks.Min > c.Tricks.Max {
			return fault.Errorf("from %d to %d tricks can't be", c.Tricks.Min, c.Tricks.Max)
		}
	}
	return nil
}
