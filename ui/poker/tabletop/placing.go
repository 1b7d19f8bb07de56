package tabletop

import (
	"cmp"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Target is the place of a card of the user's, present or future.
type Target uint8

// The targets.
const (
	Hand Target = iota
	ToTop
	ToMiddle
	ToBottom
	Away // thrown away
)

// To returns the target that a row is.
func To(row poker.Row) Target { return ToTop + Target(row) }

// Row returns the row that a target is, if it is one.
func (t Target) Row() (row poker.Row, ok bool) {
	return poker.Row(t - ToTop), t >= ToTop && t <= ToBottom
}

// Sorting is an order of the cards in a hand.
type Sorting uint8

// The orders.
const (
	ByRank Sorting = iota
	BySuit
)

// Why a card can't go somewhere.
var (
	ErrNoBox    = errors.New("this row has no free box")
	ErrNoneAway = errors.New("no card is thrown away now")
	ErrAway     = errors.New("enough cards are thrown away")
	ErrPlaced   = errors.New("all cards are placed that are to be")
)

// Placing is the user's unconfirmed arrangement of the cards in the hand. It is a value: changes return another one.
// Cards are identified by their number in the hand, from 0, in order of arrival.
type Placing struct {
	seat  poker.Seat
	board poker.Board // before
	cards poker.Cards
	order []int    // display order of the cards
	at    []Target // the place of each
	done  []int    // the cards that have left the hand, in order
	away  int      // number of cards to discard
}

// NewPlacing returns the cards in the hand of a view's seat, not placed yet.
func NewPlacing(v poker.View) Placing {
	p := Placing{seat: v.Seat, board: v.Board(v.Seat), cards: v.Hold, at: make([]Target, len(v.Hold))}
	p.away = max(0, len(v.Hold)-poker.Boxes)
	if len(v.Hold) == 3 {
		p.away = 1
	}
	return p.Sort(ByRank)
}

// Of reports whether it is about the same cards as another one, on the same board.
func (p Placing) Of(o Placing) bool {
	return p.seat == o.seat && p.board == o.board && slices.Equal(p.cards, o.cards)
}

// Len returns the number of cards that came.
func (p Placing) Len() int { return len(p.cards) }

// Discards returns the number of them to be discarded.
func (p Placing) Discards() int { return p.away }

// Card returns a card by its number.
func (p Placing) Card(i int) card.Card { return p.cards[i] }

// Sort shows the cards in another order.
func (p Placing) Sort(by Sorting) Placing {
	p.order = make([]int, len(p.cards))
	for i := range p.order {
		p.order[i] = i
	}
	slices.SortStableFunc(p.order, func(i, j int) int {
		a, b := p.cards[i], p.cards[j]
		rank, suit := cmp.Compare(b.Rank, a.Rank), cmp.Compare(b.Suit, a.Suit)
		switch {
		case by == ByRank:
			return cmp.Or(rank, suit)
		case a == card.Joker || b == card.Joker:
			return rank
		}
		return cmp.Or(suit, rank)
	})
	return p
}

// At returns the place of a card. Once all that should be are placed, the rest are discarded.
func (p Placing) At(i int) Target {
	if p.at[i] == Hand && p.full() {
		return Away
	}
	return p.at[i]
}

// Left returns the cards still in the hand, in display order.
func (p Placing) Left() []int { return p.in(Hand) }

// in returns the cards at a target: in display order, or in order of arrival there.
func (p Placing) in(t Target) (cards []int) {
	from := p.order
	if t != Hand && t != Away {
		from = p.done
	}
	for _, i := range from {
		if p.At(i) == t {
			cards = append(cards, i)
		}
	}
	return cards
}

// full reports whether as many cards are placed as are to be.
func (p Placing) full() bool {
	placed := 0
	for _, t := range p.at {
		if t != Hand && t != Away {
			placed++
		}
	}
	return placed == len(p.cards)-p.away
}

// Complete reports whether all cards are placed, so that the user may confirm.
func (p Placing) Complete() bool { return len(p.cards) > 0 && p.full() }

// Begun reports whether a card has left the hand.
func (p Placing) Begun() bool { return len(p.done) > 0 }

// Put returns the placing with a card at another target, or an error that explains why it can't go there.
func (p Placing) Put(i int, to Target) (Placing, error) {
	if p.at[i] == to {
		return p, nil
	}
	if err := p.check(i, to); err != nil {
		return p, err
	}
	p.at = slices.Clone(p.at)
	p.at[i] = to
	p.done = slices.DeleteFunc(slices.Clone(p.done), func(j int) bool { return j == i })
	if to != Hand {
		p.done = append(p.done, i)
	}
	return p, nil
}

func (p Placing) check(i int, to Target) error {
	row, isRow := to.Row()
	placed := p.at[i] != Hand && p.at[i] != Away
	switch {
	case to == Away && p.away == 0:
		return ErrNoneAway
	case to == Away && len(p.thrown()) == p.away:
		return ErrAway
	case isRow && !placed && p.full():
		return ErrPlaced
	case isRow && p.board.Free(row) == len(p.in(to)):
		return ErrNoBox
	}
	return nil
}

// thrown returns the cards that the user explicitly discarded.
func (p Placing) thrown() (cards []int) {
	for _, i := range p.done {
		if p.at[i] == Away {
			cards = append(cards, i)
		}
	}
	return cards
}

// Back takes the last card back to the hand that has left it.
func (p Placing) Back() Placing {
	if !p.Begun() {
		return p
	}
	p, _ = p.Put(p.done[len(p.done)-1], Hand) // a hand has room
	return p
}

// Take applies an act. It changes nothing if the act isn't about these cards.
func (p Placing) Take(a poker.Act) Placing {
	next := Placing{seat: p.seat, board: p.board, cards: p.cards, order: p.order, at: make([]Target, len(p.cards)), away: p.away}
	put := func(c card.Card, to Target) (ok bool) {
		for i, each := range next.cards {
			if each == c && next.at[i] == Hand {
				var err error
				next, err = next.Put(i, to)
				return err == nil
			}
		}
		return false
	}
	for _, c := range a.Discards {
		if !put(c, Away) {
			return p
		}
	}
	for row := range poker.Rows {
		row := poker.Bottom - poker.Row(row) // from the bottom, as one builds
		for _, c := range a.Gains.Row(row) {
			if !put(c, To(row)) {
				return p
			}
		}
	}
	return next
}

// Gains returns the cards added to the board so far.
func (p Placing) Gains() poker.Board {
	var gains poker.Board
	for _, i := range p.done {
		if row, ok := p.at[i].Row(); ok {
			gains, _ = gains.Add(row, p.cards[i]) // checked when it was put there
		}
	}
	return gains
}

// Board returns the user's board with the cards placed so far.
func (p Placing) Board() poker.Board {
	b, _ := p.board.Join(p.Gains()) // checked
	return b
}

// Act returns the act that confirming now would do; it is complete if the placing is.
func (p Placing) Act() poker.Act {
	a := poker.Act{Seat: p.seat, Gains: p.Gains()}
	for i := range p.cards {
		if p.At(i) == Away {
			a.Discards = append(a.Discards, p.cards[i])
		}
	}
	return a
}

// Refusal explains why a card can't go to a target.
func Refusal(err error, to Target) string {
	row, _ := to.Row()
	switch {
	case errors.Is(err, ErrNoBox):
		return text.T("poker.no-box." + row.String())
	case errors.Is(err, ErrNoneAway):
		return text.T("poker.none-away")
	case errors.Is(err, ErrAway):
		return text.T("poker.enough-away")
	}
	return text.T("poker.all-placed")
}
