package practice

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

var (
	seed      = flag.Uint64("seed", 19, "of the contracts that the long test makes")
	deck      = flag.String("rules", "Duplicate", "of the contracts that the long test makes")
	technique = flag.String("technique", "", "of the contracts that the long test makes; none is all")
	level     = flag.Int("level", 0, "of the contracts that the long test makes; 0 is all")
)

// TestMaker: contracts of the first level are made of each technique, as they should be, and are such as people bid. With -each it makes many of all techniques and levels, has the expert, the solver's
// line and the naive line play them, and prints how they do.
func TestMaker(t *testing.T) {
	if *each == 0 {
		m, err := NewMaker(bridge.Duplicate(), source(3))
		if err != nil {
			t.Fatal(err)
		}
		for _, tech := range Techniques()[:Endplay] { // the others are found too rarely for a short test
			told := 0
			e, err := m.Make(context.Background(), tech, 1, func(int) { told++ })
			if err != nil || e.Technique != tech || e.Level != 1 || told == 0 {
				t.Fatalf("%v, %v", e, err)
			}
			checkPuzzle(t, e)
			checkContract(t, e)
		}
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

// checkContract fails unless people might bid the contract: with eight trumps at least, and without trumps only if there are no
// nine cards of a major suit. A contract at level 1 will do.
func checkContract(t *testing.T, e Exercise) {
	t.Helper()
	c, south, north := e.Board.Contract(), e.Board.Deal[card.South], e.Board.Deal[card.North]
	together := func(s card.Suit) int { return south[s].Len() + north[s].Len() }
	more := e.Board.Rules.Deck.HandLen() - 13
	trump, trumps := c.Strain.Trump()
	switch {
	case c.Level < 1 || c.Declarer != card.South:
		t.Errorf("%v: the contract is %v", e, c)
	case trumps && together(trump) < 8+more/2:
		t.Errorf("%v: %v has %d trumps", e, c, together(trump))
	case !trumps && max(together(card.Hearts), together(card.Spades)) >= 9+more/2:
		t.Errorf("%v: %v has %d hearts and %d spades", e, c, together(card.Hearts), together(card.Spades))
	}
}

// soak makes contracts of a technique and a level, and has them played from their texts.
func soak(t *testing.T, m *Maker, tech Technique, level int) {
	ctx := context.Background()
	experts, naives, lines := 0, 0, 0
	failed := m.count["expert fails"]
	var took []time.Duration
	contracts := map[string]int{}
	for range *each {
		begun := time.Now()
		e, err := m.Make(ctx, tech, level, nil)
		if err != nil {
			t.Fatalf("%v level %d: %v", tech, level, err)
		}
		took = append(took, time.Since(begun).Round(time.Millisecond))
		contract := e.Board.Contract()
		contracts[fmt.Sprint(contract.Level, contract.Strain)]++
		same(t, e)
		checkContract(t, e)
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
	slices.Sort(took)
	t.Logf("%s %v level %d, seed %d: of %d the expert makes %d, the solver's line %d, the naive line %d; the median %v, the longest %v; the expert had failed in %d others; %v",
		*deck, tech, level, *seed, *each, experts, lines, naives, took[len(took)/2], took[len(took)-1], m.count["expert fails"]-failed, contracts)
	if experts < *each || naives > 0 || lines < *each {
		t.Errorf("%v level %d: not all are as they should be", tech, level)
	}
}
