package line

import (
	"flag"
	"math"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

var (
	sampled     = flag.Int("sampled", 0, "cards of which the probability is compared with that of many layouts")
	sampledSeed = flag.Uint64("sampled-seed", 1, "seed of their deals")
	sampledLeft = flag.Int("sampled-left", 8, "smallest number of tricks left; a third of them have one or two more")
	sampledOf   = flag.Int("sampled-of", 10_000, "layouts")
)

// choice returns the first card of declarer's side, or of the defence, that is a choice when a number of tricks are left; ok
// is false if there is none.
func choice(b bridge.Board, left int, defends bool) (at bridge.Board, played card.Card, ok bool) {
	if b.Contract().PassedOut() {
		return at, played, false
	}
	for n := b.Opening() + 1; n < len(b.Events()); n++ {
		at = b.Prefix(n)
		if b.Events()[n].Kind == bridge.PlayKind && at.Left() == left && (at.Turn().Side() != b.Contract().Declarer.Side()) == defends &&
			at.View(at.Actor()).LegalPlays().Len() > 1 {
			return at, b.Events()[n].Card, true
		}
	}
	return at, played, false
}

// By how many of their errors the probabilities of a card that was tried out differ from those of many layouts, drawn in
// parts with other seeds, each with voters of its own, and whether the best card is better in these, too. Parts with another goal,
// which follows from their own layouts, are left out; a card for which most of them have one isn't counted.
func TestSampled(t *testing.T) {
	if *sampled == 0 {
		t.Skip("a measure, which takes minutes: -sampled says how many cards")
	}
	squares, count, elsewhere := 0.0, 0.0, 0
	for i, seed := 0, *sampledSeed; i < *sampled; seed++ {
		at, played, ok := choice(playedBy(t, bot.Player{}, bridge.Duplicate(), seed), *sampledLeft+i%3, i%2 == 1)
		if !ok {
			continue
		}
		v := at.View(at.Actor())
		start := time.Now()
		one, err := Judge(t.Context(), v, bot.Player{Level: bot.Expert}, Usual, played)
		if err != nil {
			t.Logf("seed %d, %d left: %v", seed, at.Left(), err)
			i++
			continue
		}
		took := time.Since(start)
		of, _ := one.Of(played)
		gain, error := one.Ahead(of)
		i++
		var sum, parts, drawn, gains float64
		others := 0.0
		for source := uint64(1); drawn < float64(*sampledOf) && others <= parts+5; source++ {
			j, err := Judge(t.Context(), v, bot.Player{Level: bot.Expert, Source: source}, Usual, played)
			if err != nil {
				t.Fatal(err)
			}
			part, ok := j.Of(played)
			if !ok || j.Goal != one.Goal {
				others++
				continue
			}
			if best, ok := j.Of(one.Best().Card()); ok {
				gains += best.Probability - part.Probability
			}
			sum, parts, drawn = sum+part.Probability, parts+1, drawn+float64(j.Drawn)
		}
		if drawn < float64(*sampledOf) {
			elsewhere++
			continue
		}
		many := sum / parts
		off := (of.Probability - many) / math.Max(one.Error(many), 0.002)
		t.Logf("seed %d, %d left, defends %v: %.3f ± %.3f of %d layouts (open %.3f) in %v, %.3f of %.0f: off by %.2f errors; best ahead by %.3f ± %.3f, by %.3f",
			seed, at.Left(), one.Defends, of.Probability, one.Error(of.Probability), one.Drawn, of.Open, took, many, drawn, off, gain, error, gains/parts)
		squares, count = squares+off*off, count+1
	}
	t.Logf("off by %.2f errors on average (root of the mean square of %.0f cards); %d cards have another goal in most parts", math.Sqrt(squares/max(count, 1)), count, elsewhere)
}

var tried = flag.Int("tried", 0, "boards of which cards near the end are both searched and tried out")

// How much the probabilities of cards that are tried out differ from those of the best lines, where those can be searched,
// and from those against defenders who don't see.
func TestTriedAndSearched(t *testing.T) {
	if *tried == 0 {
		t.Skip("a measure, which takes minutes: -tried says how many boards")
	}
	var count, below, off, open, unseen, differs, same float64
	var searching, trying, guessing time.Duration
	for seed := range uint64(*tried) {
		at, played, ok := choice(playedBy(t, bot.Player{}, bridge.Duplicate(), seed), 5+int(seed%3), false)
		if !ok {
			continue
		}
		v, by := at.View(at.Actor()), bot.Player{Level: bot.Expert}
		start := time.Now()
		best, err := Judge(t.Context(), v, by, Usual, played)
		searching += time.Since(start)
		if err != nil || best.Tried {
			continue
		}
		start = time.Now()
		e := Usual
		e.Tricks = 0
		other, err := Judge(t.Context(), v, by, e, played)
		trying += time.Since(start)
		if err != nil || other.Goal != best.Goal {
			continue
		}
		start = time.Now()
		u, err := Unseeing(t.Context(), v, by, best, played, Usual)
		guessing += time.Since(start)
		if err != nil {
			t.Fatal(err)
		}
		a, b := best.Best(), other.Best()
		count++
		below += a.Probability - b.Probability
		off += math.Abs(a.Probability - b.Probability)
		open += b.Open - a.Probability
		unseen += u.Best - a.Probability
		if math.Abs(u.Best-a.Probability) > 2*u.Error+tiny {
			differs++
		}
		if chance, ok := best.Of(b.Card()); ok && chance.Probability > a.Probability-0.02 {
			same++
		}
	}
	t.Logf("%.0f cards: tried out the best is %.3f below the best line (mean size of the difference %.3f), with open hands %.3f above it, against defenders who don't see %.3f above it, and surely apart for %.0f; the best card tried out is within 0.02 of the best line's for %.0f; searching takes %v, trying %v, guessing %v a card",
		count, below/count, off/count, open/count, unseen/count, differs, same, searching/time.Duration(count), trying/time.Duration(count), guessing/time.Duration(count))
}
