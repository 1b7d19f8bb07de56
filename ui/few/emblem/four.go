package emblem

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// column is the top of a suit as a dummy lays it out.
type column struct {
	suit  card.Suit
	ranks []card.Rank
}

// dummy lays out columns, the cards so high, the middle of the first row at a point; turned over they are the opponent's.
func (t *table) dummy(columns []column, height float64, at vector.Point, over bool) {
	const aspect = 63.0 / 88
	turn, way := 0.0, 1.0
	if over {
		turn, way = 180, -1
	}
	for i, c := range columns {
		x := way * (float64(i) - float64(len(columns)-1)/2) * (height*aspect + 2.2)
		for n, rank := range c.ranks {
			t.lay(t.face(c.suit, rank), height, turn, vector.Pt(at.X+x, at.Y+way*float64(n)*height*0.29))
		}
	}
}

// dummies shows two dummies opposite each other, and the closed hands of their owners beside them.
func (t *table) dummies() {
	t.Fan(cardart.FanOfBacks(5, t.style), 30, vector.Pt(31, 26))
	t.dummy([]column{
		{card.Spades, []card.Rank{card.Ace, 9}}, {card.Hearts, []card.Rank{card.Jack, 8}}, {card.Clubs, []card.Rank{card.Queen, 7}}, {card.Diamonds, []card.Rank{card.King, 5}},
	}, 28, vector.Pt(105, 29.5), true)
	t.dummy([]column{
		{card.Hearts, []card.Rank{card.Ace, 6}}, {card.Clubs, []card.Rank{card.King, 10}}, {card.Diamonds, []card.Rank{card.Ace, 9}}, {card.Spades, []card.Rank{card.Queen, 4}},
	}, 28, vector.Pt(55, 66.5), false)
	t.Fan(cardart.FanOfBacks(5, t.style), 30, vector.Pt(129, 70))
}

// packets shows two packets beside each other: one is open, the other closed.
func (t *table) packets() {
	open := []card.Card{
		{Suit: card.Clubs, Rank: card.Ten}, {Suit: card.Hearts, Rank: card.King}, {Suit: card.Spades, Rank: card.Ace}, {Suit: card.Diamonds, Rank: card.Jack},
	}
	t.Fan(cardart.Fan(open, t.style), 62, vector.Pt(52, 47))
	back := t.back()
	for i := range 7 { // a packet has an edge
		e := 0.75 * float64(6-i)
		t.lay(back, 58, 9, vector.Pt(120+e*0.8, 47+e))
	}
}

// three shows bridge for three: a hand on each of three sides, dummy laid out on the fourth.
func (t *table) three() {
	t.dummy([]column{
		{card.Clubs, []card.Rank{card.King, 9}}, {card.Hearts, []card.Rank{card.Ace, 7}}, {card.Spades, []card.Rank{card.Queen, 8}}, {card.Diamonds, []card.Rank{card.Jack, 6}},
	}, 25, vector.Pt(80, 21.5), false)
	t.turned(cardart.FanOfBacks(5, t.style), 31, 90, vector.Pt(23, 53))
	t.turned(cardart.FanOfBacks(5, t.style), 31, -90, vector.Pt(137, 53))
	hand := []card.Card{
		{Suit: card.Spades, Rank: card.King}, {Suit: card.Spades, Rank: card.Ten}, {Suit: card.Hearts, Rank: card.Queen}, {Suit: card.Clubs, Rank: card.Ace}, {Suit: card.Diamonds, Rank: card.Ace},
	}
	t.Fan(cardart.Fan(hand, t.style), 38, vector.Pt(80, 70))
}

// turned puts a fan on the felt as [miniature.Table.Fan] does, turned by degrees.
func (t *table) turned(fan vector.Drawing, height, degrees float64, at vector.Point) {
	s := height / fan.Height
	t.Place(fan.Shapes, vector.Move(-fan.Width/2, -fan.Height/2).Then(vector.Scale(s, s)).Then(vector.Turn(degrees)).Then(vector.Move(at.X, at.Y)))
}

// booby shows Booby: the first card of dummy, and the four that each of three players gives it, face down.
func (t *table) booby() {
	back := t.back()
	four := func(at vector.Point, turn float64) {
		for i := range 4 {
			e := float64(i) - 1.5
			m := vector.Turn(turn).Apply(vector.Pt(8.5*e, 0.9*e*e))
			t.lay(back, 29, turn+6*e, vector.Pt(at.X+m.X, at.Y+m.Y))
		}
	}
	four(vector.Pt(33, 46), 90)
	four(vector.Pt(127, 46), -90)
	four(vector.Pt(80, 74), 0)
	t.lay(t.face(card.Hearts, card.Ace), 44, -7, vector.Pt(80, 32))
}
