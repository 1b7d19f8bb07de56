package bot

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

var fantasies = flag.Int("fantasies", 12, "fantasies that TestFantasies sets, of each number of cards and with each pack")

// measured are the document's figures of best settings by royalties and 10 points for a return, with each pack. (Source:
// rules, section Computer players.)
var measured = [2][18]struct{ royalties, returns float64 }{
	{14: {13.7, 15}, 15: {18.1, 29}, 16: {22.9, 49}, 17: {27.1, 65}},
	{14: {15.0, 16}, 15: {19.5, 31}, 16: {23.4, 47}, 17: {28.2, 69}},
}

// Fantasies are set no worse than the document measured, and are worth what players believe. With -keep the boards are
// written, as what fantasies usually become.
func TestFantasies(t *testing.T) {
	rules := poker.Standard()
	scale := fantasyScale(rules, new(likely), 10)
	g := guideFor(rules)
	usual := g.usual(2000)
	var points, returns [18]float64 // a fantasy, against a hand street by street
	var text strings.Builder
	n := float64(*fantasies)
	for cards := 14; cards <= 17; cards++ {
		for i, pack := range packs() {
			rng := rand.New(rand.NewPCG(3, uint64(cards)))
			royalties, back := 0.0, 0.0
			for range *fantasies {
				shuffle(rng, pack, cards)
				b := placed(settings(scale, pack[:cards], 1)[0], pack)
				rated := rules.Rate(b)
				royalties += float64(rated.Royalties[0] + rated.Royalties[1] + rated.Royalties[2])
				if rated.Return > 0 {
					back++
				}
				own := boardOf(b)
				f := g.final(&own)
				for j := range usual {
					points[cards] += float64(g.points(&f, &usual[j])) / float64(len(usual)) / 2 / n
				}
				fmt.Fprintln(&text, cards, b)
			}
			t.Logf("%d of %d: royalties %.1f, returns %.0f %%", cards, len(pack), royalties/n, 100*back/n)
			returns[cards] += back / n / 2
			want := measured[i][cards]
			if got := royalties / n; got < want.royalties-4*8/math.Sqrt(n) {
				t.Errorf("royalties %.1f, the document has %.1f", got, want.royalties)
			}
			if got, p := back/n, want.returns/100; got < p-4*math.Sqrt(p*(1-p)/n) {
				t.Errorf("returns %.0f %%, the document has %.0f %%", 100*got, want.returns)
			}
		}
	}
	for cards, worth := range repeated(points, returns, usual) {
		if worth == 0 {
			continue
		}
		t.Logf("a fantasy of %d is worth %.1f points", cards, worth)
		if math.Abs(worth-float64(fantasyWorth[cards])) > 1+4*8/math.Sqrt(2*n) {
			t.Errorf("a fantasy of %d is worth %.1f, not %.1f", cards, worth, fantasyWorth[cards])
		}
	}
	if *keep {
		if err := os.WriteFile("fantasies.txt", []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// repeated returns what fantasies are worth: the points that they bring and what a return is worth again, less what the other
// player's hand, street by street, may bring him. It goes on until that repeats itself.
func repeated(points, returns [18]float64, usual []final) (worth [18]float64) {
	for range 100 {
		other := 0.0
		for i := range usual {
			other += worth[usual[i].fantasy] / float64(len(usual))
		}
		again := worth[14]
		for cards := 14; cards <= 17; cards++ {
			worth[cards] = points[cards] + returns[cards]*again - other
		}
	}
	return worth
}

// placed returns the board of a setting.
func placed(s setting, cards []poker.Token) poker.Board {
	var b poker.Board
	for row, set := range s.cards {
		for k, token := range cards {
			if set>>k&1 == 1 {
				b, _ = b.Add(poker.Row(row), token.Card())
			}
		}
	}
	return b
}
