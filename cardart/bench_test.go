package cardart_test

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

var benchSizes = []image.Point{{240, 336}, {480, 672}}

// A card of each kind, those with the most on them. At 240×336 one is to take 2 ms at most,
// at 480×672 8 ms.
func BenchmarkFace(b *testing.B) {
	for _, size := range benchSizes {
		for _, x := range []struct{ kind, text, style string }{
			{"number", "CZ", ""},
			{"clock", "CZ", "clock"},
			{"king", "HK", ""},
			{"queen", "SQ", ""},
			{"jack", "CJ", ""},
			{"maid", "DM", ""},
			{"ace", "SA", ""},
			{"solid", "HK", "solids"},
			{"solid-ace", "CA", "solids"},
		} {
			style, err := cardart.ParseStyle(x.style)
			if err != nil {
				b.Fatal(err)
			}
			c := mustParse(b, x.text)
			b.Run(fmt.Sprintf("%s/%d", x.kind, size.X), func(b *testing.B) {
				for b.Loop() {
					cardart.Face(c, style, size.X, size.Y)
				}
			})
		}
	}
}

func BenchmarkBack(b *testing.B) {
	for _, size := range benchSizes {
		for _, word := range []string{"lattice", "wave", "star"} {
			style, err := cardart.ParseStyle(word)
			if err != nil {
				b.Fatal(err)
			}
			b.Run(fmt.Sprintf("%s/%d", word, size.X), func(b *testing.B) {
				for b.Loop() {
					cardart.Back(style, size.X, size.Y)
				}
			})
		}
	}
}

// The slowest of the whole pack and its back, and which it is: of each picture the median of
// all rounds, so that one that was interrupted doesn't count. At 240×336 it is to take 2 ms
// at most, at 480×672 8 ms.
func BenchmarkWorst(b *testing.B) {
	for _, size := range benchSizes {
		for _, word := range []string{"", "clock,wave", "solids,star", "large", "large,clock", "large,solids"} {
			style, err := cardart.ParseStyle(word)
			if err != nil {
				b.Fatal(err)
			}
			pictures := map[string]func(){"back": func() { cardart.Back(style, size.X, size.Y) }}
			for c := range card.Deck68.Hand().All() {
				pictures[c.String()] = func() { cardart.Face(c, style, size.X, size.Y) }
			}
			b.Run(fmt.Sprintf("%s/%d", style, size.X), func(b *testing.B) {
				took := make(map[string][]time.Duration)
				for b.Loop() {
					for name, draw := range pictures {
						start := time.Now()
						draw()
						took[name] = append(took[name], time.Since(start))
					}
				}
				var worst time.Duration
				var slowest string
				for name, times := range took {
					slices.Sort(times)
					if median := times[len(times)/2]; median > worst {
						worst, slowest = median, name
					}
				}
				b.ReportMetric(float64(worst.Microseconds())/1000, "ms/worst-"+slowest)
			})
		}
	}
}

// A portrait is drawn once for each size of the table.
func BenchmarkPortrait(b *testing.B) {
	for _, size := range []int{64, 200} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			for b.Loop() {
				cardart.Portrait(card.Card{Suit: card.Spades, Rank: card.Queen}, size)
			}
		})
	}
}
