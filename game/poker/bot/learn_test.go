package bot

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

var (
	lessons = flag.Int("lessons", 20_000, "hands that TestLearning learns from")
	keep    = flag.Bool("keep", false, "TestLearning writes what it has learned, and TestFantasies what it has set")
)

// packs are the cards of both packs.
func packs() [2][]poker.Token {
	return [2][]poker.Token{tokensOf(poker.Pack(poker.MinPlayers)), tokensOf(poker.Pack(poker.MaxPlayers))}
}

// learner improves a guide by playing hands alone: one act in each is more or less random, and the hand's result is
// taken as the value of the boards after that act.
type learner struct {
	*guide
	rng    *rand.Rand
	visits [2][]int // of cells of upper and lower
	sample int      // number of hands that measure its play
}

// hand plays a hand and learns from it at a rate.
func (l *learner) hand(cards []poker.Token, rate float32) {
	shuffle(l.rng, cards, 17)
	random := l.rng.IntN(poker.LastStreet) // the street of the random act; 0 for none
	shake := func(street int) func() float32 {
		if street != random {
			return nil
		}
		return func() float32 { return 3 * float32(l.rng.NormFloat64()) }
	}
	b := l.first(cards[:5], shake(1))
	seen := []board{b}
	for street := 2; street <= poker.LastStreet; street++ {
		b = l.street(b, (*[3]poker.Token)(cards[3*street-1:]), shake(street))
		if street < poker.LastStreet {
			seen = append(seen, b)
		}
	}
	f := l.final(&b)
	worth := l.worth(&f)
	for i := range seen {
		if i+1 >= random {
			l.correct(&seen[i], rate, worth)
		}
	}
}

// correct moves the expectation of a board towards its actual value.
func (l *learner) correct(b *board, rate, worth float32) {
	miss := rate * (worth - l.estimate(b))
	fives := len(l.alone[poker.Bottom])
	var s [3]int
	for row := range b {
		s[row] = int(l.shapes.shape(poker.Row(row), b[row]))
		l.alone[row][s[row]] += miss / 10
	}
	upper, lower := s[0]*fives+s[1], s[1]*fives+s[2]
	l.upper[upper] += miss
	l.lower[lower] += miss
	l.visits[0][upper]++
	l.visits[1][lower]++
}

// tidy moves what pairs of shapes have in common to the shapes, so that the rest is small, and forgets rare pairs.
// Expectations don't change.
func (l *learner) tidy() {
	fives := len(l.alone[poker.Bottom])
	for side, pairs := range [][]float32{l.upper, l.lower} {
		for range 20 {
			for row := range 2 {
				own, other, step, far := l.alone[side+row], l.alone[side+1-row], fives, 1
				if row == 1 {
					step, far = 1, fives
				}
				for i := range own {
					var sum, n float64
					for j := range other {
						v := float64(l.visits[side][i*step+j*far])
						sum += v * float64(pairs[i*step+j*far])
						n += v
					}
					mean := float32(sum / max(1, n))
					own[i] += mean
					for j := range other {
						pairs[i*step+j*far] -= mean
					}
				}
			}
		}
		for i := range pairs {
			if l.visits[side][i] < 3 {
				pairs[i] = 0
			}
		}
	}
}

// A learning guide improves; with -keep what it has learned is written for players to use.
func TestLearning(t *testing.T) {
	l := learner{guide: newGuide(poker.Standard()), rng: rand.New(rand.NewPCG(7, 7)), sample: min(2000, *lessons/40)}
	l.guide.fantasy, l.guide.caution = fantasyWorth, caution
	l.visits = [2][]int{make([]int, len(l.upper)), make([]int, len(l.lower))}
	const parts = 20
	var first, last float64
	both := packs()
	for part := range parts {
		l.likely = likelyOf(l.usual(l.sample))
		for i := range *lessons / parts {
			l.hand(both[i%2], float32(0.03*math.Pow(0.85, float64(part))))
		}
		last = l.report(t, fmt.Sprintf("part %d", part))
		if part == 0 {
			first = last
		}
	}
	if last < first {
		t.Errorf("a hand is worth %.2f after all lessons, and was worth %.2f after the first", last, first)
	}
	l.tidy()
	kept := l.report(t, "tidied")
	text := l.writeEstimate()
	read := newGuide(l.rules)
	read.likely, read.fantasy = l.likely, l.guide.fantasy
	if err := read.readEstimate(text); err != nil {
		t.Fatal(err)
	}
	if back := (&learner{guide: read, sample: l.sample}).report(t, "as text"); math.Abs(back-kept) > 0.5 {
		t.Errorf("a hand is worth %.2f, and %.2f with what was written", kept, back)
	}
	if *keep {
		if err := os.WriteFile("estimate.txt", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// report prints how the guide plays, and returns the value of a hand with nothing to compare it with.
func (l *learner) report(t *testing.T, when string) float64 {
	finals := l.usual(l.sample)
	blank := newGuide(l.rules)
	blank.fantasy = l.guide.fantasy
	var worth, dead, fantasies float64
	for i := range finals {
		worth += float64(blank.worth(&finals[i])) / float64(len(finals))
		if !finals[i].lives {
			dead += 100 / float64(len(finals))
		}
		if finals[i].fantasy > 0 {
			fantasies += 100 / float64(len(finals))
		}
	}
	t.Logf("%s: a hand is worth %.2f, dead %.1f %%, fantasies %.1f %%", when, worth, dead, fantasies)
	return worth
}
