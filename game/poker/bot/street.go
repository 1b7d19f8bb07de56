package bot

import (
	"cmp"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
)

// street compares the acts of a street.
func (t *thinking) street() ([]Option, error) {
	stage := t.view.Stage()
	choices := t.choices()
	t.foresee(max(16, t.effort.rivals/len(t.rivals)))
	switch stage {
	case poker.LastStreet:
		options := make([]Option, len(choices))
		for i, c := range choices {
			f := t.guide.final(&c.after)
			options[i] = t.certain(c.act, &f)
		}
		return options, nil
	case poker.LastStreet - 1:
		return t.lastDraw(choices)
	}
	if len(choices) > t.effort.acts {
		slices.SortStableFunc(choices, func(a, b choice) int {
			return cmp.Compare(t.guide.estimate(&b.after), t.guide.estimate(&a.after))
		})
		choices = t.keep(choices, t.effort.acts)
	}
	return t.playouts(choices, poker.LastStreet-stage)
}

// keep returns the first count choices, and the act played if it comes later.
func (t *thinking) keep(choices []choice, count int) []choice {
	first := choices[:count:count]
	for _, c := range choices[count:] {
		if c.act.String() == t.played {
			first = append(first, c)
		}
	}
	return first
}

// certain returns the option of an act that fills the board.
func (t *thinking) certain(act poker.Act, f *final) Option {
	o := Option{Act: act, Points: float64(t.value(f, 0, math.MaxInt))}
	o.rank = o.Points
	if !f.lives {
		o.Dead = 1
		o.rank -= float64(t.fear())
	} else if f.fantasy > 0 {
		o.Fantasy = 1
	}
	return o
}

// fear returns the points by which a dead hand is rated worse than it is.
func (t *thinking) fear() float32 { return t.guide.caution * float32(len(t.rivals)) }

// outcome is the result of a hand that was played on.
type outcome struct {
	points, rank  float32 // its result, and its sort key
	dead, fantasy bool
}

func (t *thinking) outcome(b *board, from, count int) outcome {
	f := t.guide.final(b)
	o := outcome{points: t.value(&f, from, count), dead: !f.lives, fantasy: f.fantasy > 0}
	o.rank = o.points
	if o.dead {
		o.rank -= t.fear()
	}
	return o
}

// compared is the number of boards of each rival with which a played-on board is compared.
const compared = 8

// playouts compares acts by playing on from each, with the same cards for all, in rounds after each of which the better
// half continues.
func (t *thinking) playouts(choices []choice, streets int) ([]Option, error) {
	rounds := max(1, bits.Len(uint(len(choices)-1)))
	outcomes := make([][]outcome, len(choices)) // by choice, in the order of the deals
	alive := make([]int, len(choices))
	for i := range alive {
		alive[i] = i
	}
	dealt := 0
	for range rounds {
		deals := max(8, t.effort.playouts/rounds/len(alive))
		for _, i := range alive {
			outcomes[i] = append(outcomes[i], make([]outcome, deals)...)
		}
		err := t.inParallel(deals, func(n int) {
			deal := dealt + n
			cards := slices.Clone(t.unseen)
			shuffle(t.chance(uint64(deal)), cards, 3*streets)
			for _, i := range alive {
				b := t.guide.playOn(choices[i].after, streets, cards)
				outcomes[i][deal] = t.outcome(&b, deal*compared, compared)
			}
		})
		if err != nil {
			return nil, err
		}
		dealt += deals
		sums := make([]float64, len(choices))
		for _, i := range alive {
			for _, o := range outcomes[i] {
				sums[i] += float64(o.rank)
			}
		}
		slices.SortStableFunc(alive, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
		half := (len(alive) + 1) / 2
		for _, i := range alive[half:] {
			if choices[i].act.String() == t.played {
				alive[half] = i
				half++
				break
			}
		}
		alive = alive[:half]
	}
	options := make([]Option, len(choices))
	best := outcomes[alive[0]]
	for i, c := range choices {
		options[i] = compare(c.act, outcomes[i], best)
	}
	return options, nil
}

// compare returns the option of an act from its outcomes, whose deals start like those of the best act. Its points are
// below the best act's by the difference on these deals.
func compare(act poker.Act, outcomes, best []outcome) Option {
	o := Option{Act: act}
	var points, rank float64 // of the best act
	for _, b := range best {
		points += float64(b.points) / float64(len(best))
		rank += float64(b.rank) / float64(len(best))
	}
	n := float64(len(outcomes))
	var short, squares float64 // points below those of the best act; or for that, below average
	for i, out := range outcomes {
		d := float64(best[i].points - out.points)
		short += d / n
		rank -= float64(best[i].rank-out.rank) / n
		if &outcomes[0] == &best[0] {
			d = points - float64(out.points)
		}
		squares += d * d
		if out.dead {
			o.Dead += 1 / n
		}
		if out.fantasy {
			o.Fantasy += 1 / n
		}
	}
	o.Points, o.rank = points-short, rank
	o.Error = math.Sqrt(max(0, squares/n-short*short) / max(1, n-1))
	return o
}

// shuffle deals the first count of the cards from all of them.
func shuffle(rng *rand.Rand, cards []poker.Token, count int) {
	for i := range min(count, len(cards)-1) {
		j := i + rng.IntN(len(cards)-i)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
