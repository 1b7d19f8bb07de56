package theme_test

import (
	"flag"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/bridge/theme"
	"github.com/superbridge/superbridge/game/card"
)

// What costs ordinary players: -usual-boards 300 -usual-seed a number prints the table of package practice.
var (
	usualBoards = flag.Int("usual-boards", 0, "boards of 52 cards that computer players of a level bid and play")
	usualLevel  = flag.String("usual-level", "beginner", "their level")
	usualSeed   = flag.Uint64("usual-seed", 1, "seed of their deals")
)

// forgetful keeps nothing of a board.
type forgetful struct{}

func (forgetful) Begin(bridge.Board) error  { return nil }
func (forgetful) Append(bridge.Board) error { return nil }

// byTheme adds up what the cards of some players cost on a board.
func byTheme(t *testing.T, b bridge.Board, all map[theme.Theme]practice.Cost, whose func(card.Seat) bool) {
	t.Helper()
	if b.Contract().PassedOut() {
		return
	}
	judge, err := assess.NewJudge(b, assess.Options{From: b.Rules.Tricks()})
	if err != nil {
		t.Fatal(err)
	}
	for act, ok, err := judge.Next(t.Context()); ok || err != nil; act, ok, err = judge.Next(t.Context()) {
		if err != nil {
			t.Fatal(err)
		}
		if act.Cost > 0 && whose(act.Seat) {
			of := theme.OfCard(b.Prefix(act.Event), analysis.Why(t.Context(), b, act))
			cost := all[of]
			all[of] = practice.Cost{Theme: of, Cards: cost.Cards + 1, Tricks: cost.Tricks + act.Cost}
		}
	}
}

// The share of each theme in the tricks that players lose.
func TestUsual(t *testing.T) {
	if *usualBoards == 0 {
		t.Skip("a measure, which takes minutes: -usual-boards says how many")
	}
	level, ok := bot.ParseLevel(*usualLevel)
	if !ok {
		t.Fatalf("there is no level %q", *usualLevel)
	}
	p := bot.Player{Level: level}
	rules := bridge.Duplicate()
	all, tricks := map[theme.Theme]practice.Cost{}, 0
	for n := range *usualBoards {
		b, err := bridge.NewBoard(rules, rules.Seeded(*usualSeed, 1, n), rules.Dealer(n), rules.Vulnerability(n))
		if err != nil {
			t.Fatal(err)
		}
		m := &match.Match{Players: [4]match.Player{p, p, p, p}, Journal: forgetful{}}
		if b, err = m.Board(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		byTheme(t, b, all, func(card.Seat) bool { return true })
	}
	for _, cost := range all {
		tricks += cost.Tricks
	}
	for _, one := range append(theme.All(), theme.None) {
		if all[one].Cards > 0 {
			t.Logf("%-12v %4d tricks, %.3f", one, all[one].Tricks, float64(all[one].Tricks)/float64(tricks))
		}
	}
	t.Logf("%s: %d tricks on %d boards of seed %d", *usualLevel, tricks, *usualBoards, *usualSeed)
}
