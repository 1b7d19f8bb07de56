package practice

import (
	"context"
	"flag"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
)

var (
	seed      = flag.Uint64("seed", 19, "of the contracts that the long test makes")
	deck      = flag.String("rules", "Duplicate", "of the contracts that the long test makes")
	technique = flag.String("technique", "", "of the contracts that the long test makes; none is all")
	level     = flag.Int("level", 0, "of the contracts that the long test makes; 0 is all")
)

// TestMaker: contracts are made as they should be. With -each it makes many of all techniques and levels, has the expert, the solver's
// line and the naive line play them, and prints how they do.
func TestMaker(t *testing.T) {
	if *each == 0 {
		m, err := NewMaker(bridge.Duplicate(), source(3))
		if err != nil {
			t.Fatal(err)
		}
		told := 0
		e, err := m.Make(context.Background(), DrawTrumps, 1, func(int) { told++ })
		if err != nil || e.Technique != DrawTrumps || e.Level != 1 || told == 0 {
			t.Fatalf("%v, %v", e, err)
		}
		checkPuzzle(t, e)
		return
	}
	rules, err := bridge.RulesNamed(*deck)
	if err != nil {
		t.Fatal(err)
	}
	for _, tech := range Techniques() {
		if *technique != "" && *technique != tech.String() {
			continue
		}
		m, err := NewMaker(rules, source(*seed))
		if err != nil {
			t.Fatal(err)
		}
		for l := 1; l <= Levels; l++ {
			if *level == 0 || *level == l {
				soak(t, m, tech, l)
			}
		}
	}
}

// soak makes contracts of a technique and a level, and has them played from their texts.
func soak(t *testing.T, m *Maker, tech Technique, level int) {
	ctx := context.Background()
	experts, naives, lines := 0, 0, 0
	failed := m.count["expert fails"]
	var longest, sum time.Duration
	for range *each {
		begun := time.Now()
		e, err := m.Make(ctx, tech, level, nil)
		if err != nil {
			t.Fatalf("%v level %d: %v", tech, level, err)
		}
		took := time.Since(begun)
		sum, longest = sum+took, max(longest, took)
		same(t, e)
		if e, err = Parse(e.String()); err != nil {
			t.Fatal(err)
		}
		for _, player := range []struct {
			makes func(context.Context) (bool, error)
			count *int
		}{
			{e.ExpertMakes, &experts}, {e.NaiveMakes, &naives},
			{func(ctx context.Context) (bool, error) {
				moments, err := e.Moments(ctx) // fails if the line does
				return levelOf(tech, moments) == level, err
			}, &lines},
		} {
			made, err := player.makes(ctx)
			if err != nil {
				t.Errorf("%v: %v", e, err)
			}
			if made {
				*player.count++
			}
		}
	}
	t.Logf("%s %v level %d, seed %d: of %d the expert makes %d, the solver's line %d, the naive line %d; %v each, the longest %v; the expert had failed in %d others",
		*deck, tech, level, *seed, *each, experts, lines, naives, (sum / time.Duration(*each)).Round(time.Millisecond), longest.Round(time.Millisecond),
		m.count["expert fails"]-failed)
	if experts < *each || naives > 0 || lines < *each {
		t.Errorf("%v level %d: not all are as they should be", tech, level)
	}
}
