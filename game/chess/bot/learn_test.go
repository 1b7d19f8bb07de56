package bot

import (
	"bufio"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/parallel"
)

var (
	lessons     = flag.Int("lessons", 20, "games that TestLearn plays and learns from")
	lessonSeed  = flag.Uint64("lesson-seed", 1, "what TestLearn draws its games from")
	lessonGames = flag.String("lesson-games", "", "a file with the games of TestLearn, a line each: written, or read if it is there")
	lessonOut   = flag.String("learnt", "", "a file for the weights that TestLearn finds, as source")
)

// classNames are the classes of positions.
var classNames = [...]string{
	"A1, more than two sides", "A1, two sides left", "A2, more than two sides", "A2, two sides left", "B", "two armies",
	"A1, more than two sides, dice", "A1, two sides left, dice", "A2, more than two sides, dice", "A2, two sides left, dice", "B, dice",
	"two armies, dice",
}

// model is weights as learning changes them: strength in hundredths of a pawn, the rest in log-odds.
type model struct {
	steep float64
	of    [allFeatures]float64
}

// modelOf returns weights as a model.
func modelOf(w *weights) (m model) {
	m.steep = float64(w.steep) / logit
	for i, n := range w.of {
		m.of[i] = float64(n)
		if i >= forces {
			m.of[i] /= logit
		}
	}
	return m
}

// odds returns the log-odds of a side, and its strength.
func (m *model) odds(f *features) (odds, strength float64) {
	for i := range forces {
		strength += m.of[i] * float64(f[i])
	}
	strength = max(strength, 0)
	odds = m.steep * math.Log1p(strength/baseStrength)
	for i := forces; i < allFeatures; i++ {
		odds += m.of[i] * float64(f[i])
	}
	return odds, strength
}

// shares returns the shares that a model expects for the sides.
func (m *model) shares(e *example) (shares [chess.Armies]float64) {
	high, sum := math.Inf(-1), 0.0
	for i := range e.sides {
		shares[i], _ = m.odds(&e.sides[i].of)
		high = max(high, shares[i])
	}
	for i := range e.sides {
		shares[i] = math.Exp(shares[i] - high)
		sum += shares[i]
	}
	for i := range e.sides {
		shares[i] /= sum
	}
	return shares
}

// score returns the mean cross entropy, and the Brier score, of a model.
func (m *model) score(all []example) (entropy, brier float64) {
	for i := range all {
		e := &all[i]
		shares := m.shares(e)
		for j, s := range e.sides {
			entropy -= s.share * math.Log(max(1e-9, shares[j]))
			brier += (s.share - shares[j]) * (s.share - shares[j]) / float64(len(e.sides))
		}
	}
	n := float64(max(1, len(all)))
	return entropy / n, brier / n
}

// slope adds the derivatives of the cross entropy of an example by the weights, the steepness last.
func (m *model) slope(e *example, by *[allFeatures + 1]float64) {
	shares := m.shares(e)
	for j := range e.sides {
		f, off := &e.sides[j].of, shares[j]-e.sides[j].share
		_, strength := m.odds(f)
		by[allFeatures] += off * math.Log1p(strength/baseStrength)
		more := off * m.steep / (baseStrength + strength)
		for i := range forces {
			by[i] += more * float64(f[i])
		}
		for i := forces; i < allFeatures; i++ {
			by[i] += off * float64(f[i])
		}
	}
}

// The figures of learning, by the method of Adam (Kingma and Ba 2014).
const (
	epochs     = 14
	slower     = 0.85 // the rate of an epoch, by that of the one before
	batch      = 256
	first      = 0.9
	second     = 0.999
	held       = 0.003 // how strongly weights are held where they began
	steepStep  = 0.01
	pieceStep  = 8.0
	forceStep  = 1.0
	standsStep = 0.01
)

// stepOf returns the first step of a weight.
func stepOf(i int) float64 {
	switch {
	case i < mobilityFeature:
		return pieceStep
	case i < forces:
		return forceStep
	}
	return standsStep
}

// learn returns the model that fits the examples best, beginning with m.
func learn(all []example, m model) model {
	begun, rng := m, rand.New(rand.NewPCG(1, 1))
	var mean, square [allFeatures + 1]float64
	rate, steps := 1.0, 0
	for range epochs {
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		for some := range slices.Chunk(all, batch) {
			var by [allFeatures + 1]float64
			for i := range some {
				m.slope(&some[i], &by)
			}
			steps++
			for i := range by {
				by[i] /= float64(len(some))
				if i < allFeatures {
					by[i] += held / float64(len(all)) * (m.of[i] - begun.of[i]) / (stepOf(i) * stepOf(i))
				}
				mean[i] = first*mean[i] + (1-first)*by[i]
				square[i] = second*square[i] + (1-second)*by[i]*by[i]
				by[i] = rate * mean[i] / (1 - math.Pow(first, float64(steps))) /
					(math.Sqrt(square[i]/(1-math.Pow(second, float64(steps)))) + 1e-12)
			}
			m.step(&by)
		}
		rate *= slower
	}
	return m
}

// step moves the weights by multiples of their first steps. What a side has, other than loose pieces, never counts against it.
func (m *model) step(by *[allFeatures + 1]float64) {
	for i := range m.of {
		m.of[i] -= stepOf(i) * by[i]
		if i < looseFeature {
			m.of[i] = max(0, m.of[i])
		}
	}
	m.steep = max(0.2, m.steep-steepStep*by[allFeatures])
}

// source returns weights as source.
func (m *model) source() string {
	var b strings.Builder
	fmt.Fprintf(&b, "{steep: %.0f, of: [allFeatures]int32{", logit*m.steep)
	for i, w := range m.of {
		if i >= forces {
			w *= logit
		}
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%d", int(math.Round(w)))
	}
	return b.String() + "}}"
}

// played returns the games to learn from.
func played(t *testing.T) []chess.Game {
	games := make([]chess.Game, *lessons)
	if file, err := os.Open(*lessonGames); err == nil {
		defer file.Close()
		games = games[:0]
		for lines := bufio.NewScanner(file); lines.Scan(); {
			g, _, err := chess.Parse(lines.Text())
			if err != nil {
				t.Fatal(err)
			}
			games = append(games, g)
		}
		return games
	}
	if err := parallel.Do(t.Context(), 0, len(games), func(n int) {
		games[n] = selfPlay(t, lessonVariants[n%len(lessonVariants)], rand.New(rand.NewPCG(*lessonSeed, uint64(n))))
	}); err != nil {
		t.Fatal(err)
	}
	if *lessonGames != "" {
		var b strings.Builder
		for _, g := range games {
			b.WriteString(g.String() + "\n")
		}
		if err := os.WriteFile(*lessonGames, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return games
}

// TestLearn finds weights that forecast the results of games of a fast level, and says how well they forecast games that they were not
// learnt from, one in eight. By default it plays few games, and looks only at whether learning improves the forecasts of those.
func TestLearn(t *testing.T) {
	var learnt, others [len(classNames)][]example
	for n, g := range played(t) {
		chance := rand.New(rand.NewPCG(*lessonSeed, uint64(n)))
		to := &learnt
		if chance.IntN(8) == 0 {
			to = &others
		}
		for _, e := range examplesOf(g, chance) {
			to[e.class] = append(to[e.class], e)
		}
	}
	var b strings.Builder
	b.WriteString("package bot\n\n// judged are the weights of judgements by class, as TestLearn has found them.\nvar judged = classes{\n")
	for class, name := range classNames {
		m := startModel()
		before, _ := m.score(learnt[class])
		if len(learnt[class]) > 0 {
			m = learn(learnt[class], m)
		}
		after, brier := m.score(learnt[class])
		if after > before {
			t.Errorf("%s: the cross entropy of %d examples goes from %.4f to %.4f", name, len(learnt[class]), before, after)
		}
		_, other := m.score(others[class])
		even := model{}
		_, blind := even.score(others[class])
		t.Logf("%s: %d examples, cross entropy %.4f → %.4f, Brier score %.4f; of %d others %.4f, and %.4f if all are even", name,
			len(learnt[class]), before, after, brier, len(others[class]), other, blind)
		fmt.Fprintf(&b, "\t// %s\n\t%s,\n", name, m.source())
	}
	b.WriteString("}\n")
	if *lessonOut != "" {
		if err := os.WriteFile(*lessonOut, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// startModel returns the weights that learning begins with: those of the evaluation before it, which came from 700 games between two
// armies.
func startModel() model {
	m := model{steep: 2.6}
	set := func(at int, values ...float64) { copy(m.of[at:], values) }
	set(pieceFeature, 1400, 620, 280, 550, 75)
	set(mobilityFeature, 1, 2, 7, 3)
	set(ringFeature, 9, 33)
	set(pawnFeature, 0, 26, 20, 15, 4, 4, 1, 3)
	set(exchangeFeature, 60, 29, 22, 13, 6, 4, 1, 1)
	set(looseFeature, -12, -4, -6)
	set(raceFeature, 0, 0.64, 0.4, 0.26, 0.13, 0.09, 0.05)
	set(raceFeature+maxSteps-1, 0, 0.81, 0.51, 0.33, 0.16, 0.12, 0.06)
	set(turnFeature, 0.022)
	set(exposedFeature, -0.01)
	set(threatFeature, -0.06, -0.06, -0.06)
	return m
}

// The derivatives of the cross entropy are those that small steps show.
func TestSlope(t *testing.T) {
	chance := rand.New(rand.NewPCG(3, 3))
	examples := examplesOf(selfPlay(t, "A1-3", chance), chance)
	m := startModel()
	for _, e := range examples[:min(10, len(examples))] {
		var by [allFeatures + 1]float64
		m.slope(&e, &by)
		for i := range m.of {
			near := m
			const small = 1e-5
			near.of[i] += small
			up, _ := near.score([]example{e})
			near.of[i] -= 2 * small
			down, _ := near.score([]example{e})
			if got := (up - down) / (2 * small); math.Abs(got-by[i]) > 1e-4*max(1, math.Abs(got)) {
				t.Errorf("weight %d: the derivative is %.6f, and steps show %.6f", i, by[i], got)
			}
		}
	}
}

// The weights in use rate positions as the model does of which they are.
func TestRate(t *testing.T) {
	p := game(t, middle).Position()
	w := judged.in(&p)
	var o outlook
	o.with(&p, w)
	m := modelOf(w)
	for a := range everybody(&p).All() {
		f := o.side(a)
		if want, _ := m.odds(&f); math.Abs(float64(o.odds[a])-logit*want) > 3 {
			t.Errorf("%v has odds of %d, want %.1f", a, o.odds[a], logit*want)
		}
	}
}
