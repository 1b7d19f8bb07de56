package cardart_test

import (
	"image"
	"image/color"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

const pictureBytes = 4 * 60 * 84

func TestCacheHit(t *testing.T) {
	c := cardart.NewCache(1 << 20)
	ace := card.Card{Suit: card.Spades, Rank: card.Ace}
	romanian := cardart.Style{Letters: cardart.Romanian}
	for name, draw := range map[string]func() *image.RGBA{
		"face":     func() *image.RGBA { return c.Face(ace, cardart.Style{}, 60, 84) },
		"back":     func() *image.RGBA { return c.Back(cardart.Style{}, 60, 84) },
		"sign":     func() *image.RGBA { return c.SuitSign(card.Hearts, color.Black, 14) },
		"portrait": func() *image.RGBA { return c.Portrait(ace, 60) },
	} {
		if first := draw(); first == nil || draw() != first {
			t.Errorf("%s: asked twice, drawn twice", name)
		}
	}
	if c.Back(romanian, 60, 84) != c.Back(cardart.Style{}, 60, 84) {
		t.Error("the back is kept for each style")
	}
	if c.SuitSign(card.Hearts, color.NRGBA{A: 255}, 14) != c.SuitSign(card.Hearts, color.Black, 14) {
		t.Error("one colour in two types is kept twice")
	}
	if c.Face(ace, romanian, 60, 84) == c.Face(ace, cardart.Style{}, 60, 84) {
		t.Error("two styles share a picture")
	}
	want := cardart.Face(ace, cardart.Style{}, 60, 84)
	if got := c.Face(ace, cardart.Style{}, 60, 84); string(got.Pix) != string(want.Pix) {
		t.Error("the kept picture isn't the drawn one")
	}
}

// Room for three: the one not used for longest goes.
func TestCacheForgets(t *testing.T) {
	c := cardart.NewCache(3*pictureBytes + pictureBytes/2)
	draw := func(r card.Rank) *image.RGBA {
		return c.Face(card.Card{Suit: card.Hearts, Rank: r}, cardart.Style{}, 60, 84)
	}
	one, two, three := draw(1), draw(2), draw(3)
	draw(1)
	draw(4) // 2 goes
	if draw(1) != one || draw(3) != three {
		t.Error("a picture used lately was forgotten")
	}
	if draw(2) == two {
		t.Error("four pictures are kept in room for three")
	}
}

func TestCacheTooSmall(t *testing.T) {
	for _, room := range []int{-1, 0, pictureBytes - 1} {
		c := cardart.NewCache(room)
		a, b := c.Back(cardart.Style{}, 60, 84), c.Back(cardart.Style{}, 60, 84)
		if a == nil || a == b {
			t.Errorf("room for %d bytes: a picture of %d was kept", room, pictureBytes)
		}
	}
}

// Eight goroutines ask for the same cards in different orders, in a cache that
// must forget all the time; each must get the card it asked for.
func TestCacheConcurrent(t *testing.T) {
	c := cardart.NewCache(20 * 4 * 20 * 28)
	cards := card.Deck68.Hand().Cards()
	want := make([]string, len(cards))
	for i, x := range cards {
		want[i] = string(cardart.Face(x, cardart.Style{}, 20, 28).Pix)
	}
	var wait sync.WaitGroup
	for g := range 8 {
		wait.Go(func() {
			for n := range 3 * len(cards) {
				i := n * (2*g + 1) % len(cards)
				if got := c.Face(cards[i], cardart.Style{}, 20, 28); string(got.Pix) != want[i] {
					t.Errorf("%v: another card's picture", cards[i])
				}
				c.SuitSign(cards[i].Suit, color.White, 12)
				c.Back(cardart.Style{}, 20, 28)
			}
		})
	}
	wait.Wait()
}
