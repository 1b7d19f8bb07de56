package mix_test

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/mix"
	"github.com/superbridge/superbridge/game/card"
)

// A mix follows from its seed, and comes back from its text.
func TestMixComesBack(t *testing.T) {
	for _, r := range bidding.Games() {
		for seed := range uint64(50) {
			all := mix.Club(r, 16, seed)
			if again := mix.Club(r, 16, seed); !slices.Equal(all, again) {
				t.Fatalf("%s, seed %d: %v and then %v", r.Name, seed, all, again)
			}
			if got, err := mix.Parse(all.String()); err != nil || !slices.Equal(got, all) {
				t.Errorf("%s, seed %d: %v is read as %v, %v", r.Name, seed, all, got, err)
			}
			if len(all) != 15 {
				t.Errorf("%d tables", len(all))
			}
		}
	}
	if slices.Equal(mix.Club(bridge.Duplicate(), 8, 1), mix.Club(bridge.Duplicate(), 8, 2)) {
		t.Error("two seeds have the same mix")
	}
}

// Both players at a table know the cards of both sides, and each system is for the deck.
func TestEverybodyKnowsTheCards(t *testing.T) {
	for _, r := range bidding.Games() {
		for seed := range uint64(50) {
			for _, s := range mix.Club(r, 16, seed) {
				if s[card.NS].Cards != s[card.EW].Cards {
					t.Errorf("%s: the sides know %v and %v", r.Name, s[card.NS].Cards, s[card.EW].Cards)
				}
				for _, c := range s.Cards() {
					if !c.System.Fits(r) {
						t.Errorf("%s is played by %v", r.Name, c)
					}
				}
			}
		}
	}
}

// Every field of eight tables has several systems, styles and levels.
func TestMixIsVaried(t *testing.T) {
	for seed := range uint64(200) {
		all := mix.Club(bridge.Duplicate(), 8, seed)
		systems, styles, levels := map[bidding.System]bool{}, map[bidding.Style]bool{}, map[bot.Level]bool{}
		for _, s := range all {
			for _, side := range card.Sides {
				c := s.Cards()[side]
				systems[c.System], styles[c.Style()], levels[s[side].Level] = true, true, true
			}
		}
		if len(systems) < 2 || len(styles) < 2 || len(levels) < 2 {
			t.Errorf("seed %d: %v", seed, all)
		}
	}
}

// Leads and signals differ, each agreement about them in some pairs of a hundred fields and not in most.
func TestMixVariesLeadsAndSignals(t *testing.T) {
	for _, a := range bidding.Cardings() {
		plays, pairs := 0, 0
		for seed := range uint64(100) {
			for _, s := range mix.Club(bridge.Duplicate(), 8, seed) {
				for _, c := range s.Cards() {
					pairs++
					if c.Plays(a) {
						plays++
					}
				}
			}
		}
		if plays < pairs/10 || plays > pairs/3 {
			t.Errorf("%v is played by %d of %d pairs", a, plays, pairs)
		}
	}
}

// Names of fields whose players are alike, and of players that there aren't, are no mix.
func TestNoMix(t *testing.T) {
	for _, text := range []string{"", "club", "club:standard", "mix nobody", "mix club:unheard_of"} {
		if all, err := mix.Parse(text); err == nil {
			t.Errorf("%q is read as %v", text, all)
		}
	}
}

// The user's table isn't part of a mix.
func TestTables(t *testing.T) {
	all := mix.Club(bridge.Duplicate(), 3, 1)
	for table, want := range map[int]bool{0: false, 1: false, 2: true, 3: true, 4: false} {
		if _, ok := all.At(table); ok != want {
			t.Errorf("table %d: %v", table, ok)
		}
	}
}

// The mix of a date is the same on every machine.
func TestMixOfADateIsPinned(t *testing.T) {
	const want = "mix club:standard-weaktwos+responsive-fourthsuit+attitude+lowlikes+bold/twooverone-stayman-unusual-splinters club:standard+sound/own"
	if got := mix.Club(bridge.Duplicate(), 3, mix.Seed("2026-12-01")).String(); got != want {
		t.Errorf("it is %q", got)
	}
}
