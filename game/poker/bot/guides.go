package bot

import (
	_ "embed"
	"math/rand/v2"
	"strings"
	"sync"

	"github.com/superbridge/superbridge/game/poker"
)

// fantasyWorth is the value of a fantasy, by its number of cards, against one other player: the points it brings beyond
// a hand played street by street, including possible returns. It was found by self-play, iterated until it converged:
// see docs/poker-players.md.
var fantasyWorth = [18]float32{14: 10, 15: 15, 16: 21, 17: 28}

// caution is the number of extra points, per opponent, by which a dead hand is rated worse. It halves the number of
// dead hands, as strong players of the related game have few, and costs half a point a hand.
const caution = 9

// Typical final boards of fantasies, half of them with each pack: the number of cards, and the board.
//
//go:embed fantasies.txt
var fantasiesText string

// guides are the guides by the rulings that affect them, made when first needed.
var guides = func() (g [2][2][2]func() *guide) {
	for i, aceLow := range []bool{false, true} {
		for j, dead := range []poker.Dead{poker.SixAndRoyalties, poker.Six} {
			for k, bottom := range []poker.Kind{poker.Five, poker.Quads} {
				rules := poker.Standard()
				rules.AceLow, rules.DeadPays, rules.ReturnBottom = aceLow, dead, bottom
				g[i][j][k] = sync.OnceValue(func() *guide { return makeGuide(rules) })
			}
		}
	}
	return g
}()

// guideFor returns the guide for the rules. The estimate is that of the standard rules; others differ only in rare
// cases.
func guideFor(rules poker.Rules) *guide {
	var i, j, k int
	if rules.AceLow {
		i = 1
	}
	if rules.DeadPays == poker.Six {
		j = 1
	}
	if rules.ReturnBottom == poker.Quads {
		k = 1
	}
	return guides[i][j][k]()
}

// makeGuide returns the guide for players.
func makeGuide(rules poker.Rules) *guide {
	g := newGuide(rules)
	g.fantasy, g.caution = fantasyWorth, caution
	if err := g.readEstimate(estimateText); err != nil {
		panic(err) // the text is part of the program
	}
	for line := range strings.Lines(fantasiesText) {
		cards, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		b, err := poker.ParseBoard(text)
		if err != nil {
			panic(err)
		}
		own := boardOf(b)
		f := g.final(&own)
		n := 10 + int(cards[1]-'0')
		g.fantasies[n] = append(g.fantasies[n], f)
	}
	// Likely boards depend on how they are played, and that on likely boards: two rounds are near enough.
	for range 2 {
		g.likely = likelyOf(g.usual(1000))
	}
	return g
}

// usual returns the results of a quick player's hands, played street by street, half of them with each pack.
func (g *guide) usual(count int) []final {
	rng := rand.New(rand.NewPCG(1, 2))
	finals := make([]final, count)
	packs := [][]poker.Token{tokensOf(poker.Pack(poker.MinPlayers)), tokensOf(poker.Pack(poker.MaxPlayers))}
	for i := range finals {
		cards := packs[i%2]
		shuffle(rng, cards, 17)
		b := g.playOn(board{}, poker.LastStreet, cards)
		finals[i] = g.final(&b)
	}
	return finals
}
