package court

import (
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// portion returns the part of a sketch drawn in some tones within a box, in pixels of 0.1 mm.
func portion(s sketch, low, high vector.Point, in func(tone) bool) (seen []bool) {
	shapes := painted(s, vector.RGB(0x1a1a1e))
	for i, p := range s {
		if in(p.tone) {
			shapes[i].Paint = vector.Plain(vector.RGB(0))
		} else {
			shapes[i].Paint = vector.Plain(vector.RGB(0xffffff))
		}
	}
	d := vector.Drawing{Width: high.X - low.X, Height: high.Y - low.Y}
	d.Place(shapes, vector.Move(-low.X, -low.Y))
	m := d.Raster(int(10*d.Width), int(10*d.Height))
	for i := 0; i < len(m.Pix); i += 4 {
		seen = append(seen, m.Pix[i+3] > 0x80 && m.Pix[i] < 0x80)
	}
	return seen
}

// unlike returns the share of two portions together that is in only one of them.
func unlike(a, b []bool) float64 {
	different, all := 0, 0
	for i := range a {
		if a[i] != b[i] {
			different++
		}
		if a[i] || b[i] {
			all++
		}
	}
	return float64(different) / float64(all)
}

// bare are somebody's eyes and mouth with nothing around them, looking to the right.
func bare(c card.Card) (eyes, mouth sketch) {
	switch {
	case c == card.Card{Suit: card.Diamonds, Rank: card.King}:
		return oldSide(fair), oldSide(fair)
	case c == card.Card{Suit: card.Spades, Rank: card.Jack}:
		return youngSide(), youngSide()
	}
	if c == card.Joker {
		return laughing.eyes.drawn(), laughing.mouth.drawn()
	}
	f := [4][4]face{maids, jacks, queens, kings}[c.Rank-card.Maid][c.Suit]
	return f.eyes.drawn(), f.mouth.drawn()
}

// No two have one pair of eyes, or one mouth.
func TestEyesAndMouthsDiffer(t *testing.T) {
	outlines := func(x tone) bool { return x == ink }
	lines := func(x tone) bool { return x == ink || x == lips || x == blush }
	eyes, mouths := make(map[card.Card][]bool), make(map[card.Card][]bool)
	for _, c := range courts() {
		eye, mouth := bare(c)
		eyes[c] = portion(eye, vector.Pt(-4.4, -2), vector.Pt(4.6, 1.8), outlines)
		mouths[c] = portion(mouth, vector.Pt(-1.4, 3), vector.Pt(5, 6.2), lines)
	}
	least, fewest := 1., 1.
	for i, a := range courts() {
		for _, b := range courts()[:i] {
			least, fewest = min(least, unlike(eyes[a], eyes[b])), min(fewest, unlike(mouths[a], mouths[b]))
			if share := unlike(eyes[a], eyes[b]); share < .25 {
				t.Errorf("the eyes of %v and %v differ in %.2f of their lines only", a, b, share)
			}
			if share := unlike(mouths[a], mouths[b]); share < .2 {
				t.Errorf("the mouths of %v and %v differ in %.2f only", a, b, share)
			}
		}
	}
	t.Logf("eyes differ in %.2f at least, mouths in %.2f", least, fewest)
}

// Kings show their years in grey hair and in lines, and no jack does.
func TestKingsAreOldAndJacksYoung(t *testing.T) {
	greyHair := func(c card.Card) int {
		n := 0
		for _, on := range portion(figureOf(c).head, vector.Pt(-10, crownAt+1.5), vector.Pt(10, -9), func(x tone) bool { return x == grey }) {
			if on {
				n++
			}
		}
		return n
	}
	for _, suit := range card.Suits {
		if n := greyHair(card.Card{Suit: suit, Rank: card.King}); n < 80 { // of 0.01 mm²
			t.Errorf("the king of %v has %d of grey hair", suit, n)
		}
		if n := greyHair(card.Card{Suit: suit, Rank: card.Jack}); n > 0 {
			t.Errorf("the jack of %v has %d of grey hair", suit, n)
		}
		if suit != card.Diamonds && len(kings[suit].lines.Verbs) == 0 {
			t.Errorf("the king of %v has a face without lines", suit)
		}
		if len(jacks[suit].lines.Verbs) > 0 {
			t.Errorf("the jack of %v has lines of age", suit)
		}
	}
}

// No hand is empty: by each there is more than the hand itself.
func TestHandsHoldSomething(t *testing.T) {
	for _, c := range courts() {
		hands := func(x tone) bool { return x != skin && x != ink && x != tones }
		for name, from := range map[string]float64{"left": -HalfWidth, "right": 2} {
			n := 0
			for _, on := range portion(figureOf(c).things, vector.Pt(from, holds.Y-20), vector.Pt(from+HalfWidth-2, holds.Y+6), hands) {
				if on {
					n++
				}
			}
			if n < 700 { // of 0.01 mm²
				t.Errorf("%v holds %.0f mm² in the hand on the %s", c, float64(n)/100, name)
			}
		}
	}
}

// Each two jacks are told apart by their outlines alone; those of hearts and clubs once were
// one with another's feather.
func TestJacksOutlines(t *testing.T) {
	all := func(tone) bool { return true }
	outline := func(suit card.Suit) []bool {
		return portion(figureOf(card.Card{Suit: suit, Rank: card.Jack}).head, vector.Pt(-14, -39), vector.Pt(14, -14), all)
	}
	for _, a := range card.Suits {
		for _, b := range card.Suits[:a] {
			if share := unlike(outline(a), outline(b)); share < .2 {
				t.Errorf("the heads of the jacks of %v and %v differ in %.2f of their outline only", a, b, share)
			} else {
				t.Logf("%v and %v: %.2f", a, b, share)
			}
		}
	}
}
