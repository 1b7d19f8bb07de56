package deck

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

func TestThePackLiesInTheGrid(t *testing.T) {
	if got := card.HandOf(pack()[:68]...); got != card.Deck68.Hand() || len(pack()) != 69 {
		t.Errorf("the grid has %v", got)
	}
	for i, c := range pack() {
		if p := placeOf(i); p.card() != c || p.index() != i {
			t.Errorf("%v lies at %v", c, p)
		}
	}
	if c := (place{rows - 1, columns}).card(); c != card.Joker {
		t.Errorf("behind the last card lies %v", c)
	}
}

// placeOf returns the place of the card with an index.
func placeOf(index int) place {
	row := min(index/columns, rows-1)
	return place{row, index - row*columns}
}

func TestMoving(t *testing.T) {
	for _, x := range []struct {
		from   place
		dx, dy int
		to     place
	}{
		{place{1, 4}, 1, 0, place{1, 5}},
		{place{1, 4}, 0, -1, place{0, 4}},
		{place{0, 0}, -1, -1, place{0, 0}},
		{place{3, 16}, 1, 1, place{3, 17}},
		{place{3, 17}, 1, 1, place{3, 17}},
		{place{3, 17}, 0, -1, place{2, 16}},
		{place{2, 9}, widest, 0, place{2, 16}},
		{place{3, 17}, -widest, 0, place{3, 0}},
	} {
		if got := x.from.move(x.dx, x.dy); got != x.to {
			t.Errorf("from %v by %d, %d to %v, want %v", x.from, x.dx, x.dy, got, x.to)
		}
	}
}

func TestNames(t *testing.T) {
	for text, want := range map[string]string{"SA": "Ace of spades", "HM": "Maid of hearts", "DZ": "12 of diamonds", "C1": "1 of clubs", "JK": "Joker"} {
		c, err := card.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := name(c, cardart.English); got != want {
			t.Errorf("%s is the %q, want %q", text, got, want)
		}
	}
}

// All cards are within the room, each can be found at its index, and enough of each is visible to show the large index.
func TestSpread(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 600, Height: 540}, {Width: 860, Height: 660}, {Width: 1700, Height: 1200}, {Width: 600, Height: 2000}, {Width: 4000, Height: 400}} {
		s := newSpread(size)
		if s.stepX < s.w*0.28 {
			t.Errorf("in %v only %.0f %% of a card are seen", size, 100*s.stepX/s.w)
		}
		for i := range pack() {
			p := placeOf(i)
			at, card := s.at(p)
			if at.X < -0.01 || at.Y < -0.01 || at.X+card.Width > size.Width+0.01 || at.Y+card.Height > size.Height+0.01 {
				t.Errorf("in %v %v lies at %v", size, p.card(), at)
			}
			if got, ok := s.find(at.X+card.Width*0.1, at.Y+card.Height*0.5); !ok || got != p {
				t.Errorf("in %v at the index of %v there is %v", size, p.card(), got.card())
			}
		}
		if _, ok := s.find(-1, 5); ok {
			t.Errorf("in %v there is a card outside", size)
		}
	}
}
