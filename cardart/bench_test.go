package cardart_test

import (
	"fmt"
	"image"
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

// The slowest of the whole pack, each card at its best of three, and which it is.
func BenchmarkWorst(b *testing.B) {
	for _, size := range benchSizes {
		for _, word := range []string{"", "clock,solids"} {
			style, err := cardart.ParseStyle(word)
			if err != nil {
				b.Fatal(err)
			}
			b.Run(fmt.Sprintf("%s/%d", style, size.X), func(b *testing.B) {
				var worst time.Duration
				var slowest card.Card
				for b.Loop() {
					worst = 0
					for c := range card.Deck68.Hand().All() {
						best := time.Hour
						for range 3 {
							start := time.Now()
							cardart.Face(c, style, size.X, size.Y)
							best = min(best, time.Since(start))
						}
						if best > worst {
							worst, slowest = best, c
						}
					}
				}
				b.ReportMetric(float64(worst.Microseconds())/1000, "ms/worst-"+slowest.String())
			})
		}
	}
}
