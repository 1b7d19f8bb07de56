package poker_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// between returns a game between two hands, with players given as "seat stack fantasy", and suspended pairs.
func between(t *testing.T, button poker.Seat, suspended string, players ...string) poker.Game {
	t.Helper()
	table := poker.Table{Rules: poker.Standard(), Game: "B", Hand: 4, Button: button}
	for _, text := range players {
		var p poker.Player
		must(fmt.Sscan(text, &p.Seat, &p.Stack, &p.Fantasy))
		table.Players = append(table.Players, p)
	}
	for _, text := range strings.Fields(suspended) {
		table.Suspended = append(table.Suspended, must(poker.ParsePair(text)))
	}
	return must(poker.GameBetween(table))
}

// apply applies events in their text form, and returns the payments of the last one.
func apply(t *testing.T, g poker.Game, events ...string) (poker.Game, string) {
	t.Helper()
	var payments []poker.Payment
	for _, text := range events {
		next, e, err := g.Apply(must(poker.ParseEvent(text)))
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		g, payments = next, e.Payments
	}
	return g, paid(payments)
}

func paid(payments []poker.Payment) string {
	var all []string
	for _, p := range payments {
		all = append(all, fmt.Sprintf("%v %+d %+d", p.Pair, p.Points, p.Paid))
	}
	return strings.Join(all, ", ")
}

// stacks writes the players of a table: seat, stack and fantasy.
func stacks(t poker.Table) string { return fmt.Sprint(t.Players) }

// Fees, and the stacks afterwards. The first is the example in the rules. (Rules: progressive-poker, Text forms.)
func TestFees(t *testing.T) {
	for name, tt := range map[string]struct {
		game        poker.Game
		events      []string
		paid, after string
	}{
		"the document's": {between(t, 3, "", "1 22 0", "3 200 15", "4 90 14"), []string{"leave 1"},
			"1-3 -15 -15, 1-4 -10 -7", "[{3 215 15} {4 97 14}]"},
		"nobody has a fantasy": {between(t, 3, "", "1 22 0", "3 200 0"), []string{"leave 1"}, "", "[{3 200 0}]"},
		"his own lapses":       {between(t, 3, "", "1 22 17", "3 200 0"), []string{"leave 1"}, "", "[{3 200 0}]"},
		"each number of cards": {between(t, 6, "", "1 100 14", "2 100 15", "3 100 16", "4 100 17", "6 100 0"), []string{"leave 6"},
			"6-1 -10 -10, 6-2 -15 -15, 6-3 -20 -20, 6-4 -25 -25", "[{1 110 14} {2 115 15} {3 120 16} {4 125 17}]"},
		"clockwise from his left": {between(t, 1, "", "1 100 14", "3 100 0", "5 100 15"), []string{"leave 3"},
			"3-5 -15 -15, 3-1 -10 -10", "[{1 110 14} {5 115 15}]"},
		"no more than the other has": {between(t, 3, "", "1 100 0", "3 4 17"), []string{"leave 1"}, "1-3 -25 -4", "[{3 8 17}]"},
		"nothing to pay with":        {between(t, 3, "", "1 0 0", "3 50 17"), []string{"leave 1"}, "1-3 -25 +0", "[{3 50 17}]"},
		"suspended pairs owe nothing": {between(t, 3, "1-3", "1 100 0", "3 50 17", "4 50 14"), []string{"leave 1"},
			"1-4 -10 -10", "[{3 50 17} {4 60 14}]"},
		"several leave in the order": {between(t, 3, "", "1 100 0", "3 50 17", "4 50 14"), []string{"leave 4", "leave 1"},
			"1-3 -25 -25", "[{3 100 17}]"},
		"all leave at once": {between(t, 3, "", "1 100 14", "3 50 17", "4 50 0"), []string{"close"},
			"4-1 -10 -10, 4-3 -25 -25, 1-3 -15 -15", "[{1 95 14} {3 90 17} {4 15 0}]"},
		"closing, the same on both sides": {between(t, 1, "", "1 100 14", "3 50 14"), []string{"close"}, "", "[{1 100 14} {3 50 14}]"},
		"closing with short stacks": {between(t, 1, "", "1 4 17", "3 6 0", "4 100 14"), []string{"close"},
			"3-4 -10 -6, 3-1 -25 +0, 4-1 -15 -4", "[{1 8 17} {3 0 0} {4 102 14}]"}, // seat 3 has nothing left for seat 1
		"closing, suspended": {between(t, 1, "1-3", "1 100 17", "3 60 0"), []string{"close"}, "", "[{1 100 17} {3 60 0}]"},
	} {
		after, got := apply(t, tt.game, tt.events...)
		if got != tt.paid || stacks(after.State()) != tt.after {
			t.Errorf("%s: paid %s, after %s\nwant %s, %s", name, got, stacks(after.State()), tt.paid, tt.after)
		}
	}
}

// Price announces what leaving then costs.
func TestPrice(t *testing.T) {
	g := between(t, 3, "", "1 22 0", "3 200 15", "4 90 14")
	if got := paid(g.Price(1)); got != "1-3 -15 -15, 1-4 -10 -7" {
		t.Errorf("leaving would cost %s", got)
	}
	if g.Price(2) != nil || stacks(g.State()) != "[{1 22 0} {3 200 15} {4 90 14}]" {
		t.Error("asking the price has changed something")
	}
}

// A newcomer doesn't settle with players who have a fantasy coming, until neither of a pair has one at a hand's start.
func TestSuspension(t *testing.T) {
	g, _ := apply(t, between(t, 1, "", "1 100 0", "3 100 14", "5 100 16"), "join 2 50", "join 6 70")
	if got := fmt.Sprint(g.State().Suspended); got != "[2-3 2-5 3-6 5-6]" {
		t.Errorf("suspended are %s", got)
	}
	for _, tt := range []struct{ fantasies, want string }{
		{"0 0 14 0 16 0", "[2-3 2-5 3-6 5-6]"},
		{"0 0 0 0 16 0", "[2-5 5-6]"},
		{"0 15 0 0 0 0", "[2-3 2-5]"}, // the newcomer himself has one by now
		{"0 0 0 0 0 0", "[]"},
	} {
		table := g.State()
		for i, n := range figures(tt.fantasies) {
			if at := slices.IndexFunc(table.Players, func(p poker.Player) bool { return int(p.Seat) == i+1 }); at >= 0 {
				table.Players[at].Fantasy = n
			}
		}
		next := must(poker.GameBetween(table)).Table()
		if got := fmt.Sprint(next.Suspended); got != tt.want {
			t.Errorf("with fantasies %s suspended are %s, want %s", tt.fantasies, got, tt.want)
		}
		if next.Settled(2, 3) == slices.Contains(next.Suspended, poker.Pair{First: 2, Second: 3}) || !next.Settled(1, 2) || next.Settled(4, 1) {
			t.Errorf("with fantasies %s the wrong pairs are settled", tt.fantasies)
		}
	}
	left, _ := apply(t, between(t, 1, "2-3 2-5", "1 100 0", "2 9 0", "3 100 14", "5 100 16"), "leave 2")
	if got := left.State().Suspended; len(got) != 0 {
		t.Errorf("who has left is still suspended: %v", got)
	}
}

// The button goes to the next occupied seat clockwise when the hand starts.
func TestButton(t *testing.T) {
	for events, want := range map[string]poker.Seat{
		"":                          5,
		"leave 5":                   6,
		"leave 5,leave 6":           1,
		"leave 5,leave 6,leave 1":   3,
		"leave 3":                   5,
		"join 4 10":                 4,
		"leave 5,leave 3,join 3 10": 6,
		"leave 5,join 5 10":         5,
	} {
		g := between(t, 3, "", "1 100 0", "3 100 0", "5 100 0", "6 100 0")
		if events != "" {
			g, _ = apply(t, g, strings.Split(events, ",")...)
		}
		if got := g.Table().Button; got != want {
			t.Errorf("after %q the button is at %v, want %v", events, got, want)
		}
		if g.State().Button != 3 {
			t.Errorf("between hands the button is at %v", g.State().Button)
		}
	}
}

// An event that can't happen between two hands is refused with the rule.
func TestIllegalEvents(t *testing.T) {
	g := between(t, 3, "", "1 100 0", "3 0 0", "5 100 0")
	for _, tt := range []struct {
		before []string
		event  poker.Event
		want   string
	}{
		{nil, poker.Event{Kind: poker.Leave, Seat: 2}, "AtTable: leave 2 is not legal: nobody sits in seat 2"},
		{nil, poker.Event{Kind: poker.Rebuy, Seat: 4, Chips: 5}, "AtTable: rebuy 4 5 is not legal: nobody sits in seat 4"},
		{nil, poker.Event{Kind: poker.Rebuy, Seat: 3}, "ChipsBought: rebuy 3 0 is not legal: chips are 1 to 1000000000, not 0"},
		{nil, poker.Event{Kind: poker.Join, Seat: 2, Chips: poker.MaxChips + 1}, "ChipsBought: join 2 1000000001 is not legal: chips are 1 to 1000000000, not 1000000001"},
		{nil, poker.Event{Kind: poker.Join, Seat: 3, Chips: 5}, "SeatIsFree: join 3 5 is not legal: seat 3 is taken"},
		{nil, poker.Event{Kind: poker.Join, Seat: 7, Chips: 5}, "SeatAtTable: join 7 5 is not legal: seats are 1 to 6"},
		{nil, poker.Event{}, "EventOrder: ? 0 is not legal: players leave first, then rebuy, then join, and closing comes last"},
		{nil, poker.Event{Kind: 9}, "EventOrder: ? 0 is not legal: players leave first, then rebuy, then join, and closing comes last"},
		{[]string{"rebuy 3 5"}, poker.Event{Kind: poker.Leave, Seat: 1}, "EventOrder: leave 1 is not legal: players leave first, then rebuy, then join, and closing comes last"},
		{[]string{"join 2 5"}, poker.Event{Kind: poker.Rebuy, Seat: 3, Chips: 5}, "EventOrder: rebuy 3 5 is not legal: players leave first, then rebuy, then join, and closing comes last"},
		{[]string{"leave 1"}, poker.Event{Kind: poker.Leave, Seat: 5}, "LeaveOrder: leave 5 is not legal: several leave in order, from the button's left on"},
		{[]string{"close"}, poker.Event{Kind: poker.Leave, Seat: 5}, "GameIsOver: leave 5 is not legal: the game is over"},
		{[]string{"close"}, poker.Event{Kind: poker.Close}, "GameIsOver: close is not legal: the game is over"},
	} {
		at, _ := apply(t, g, tt.before...)
		_, _, err := at.Apply(tt.event)
		var rule *poker.RuleError
		if !errors.As(err, &rule) || rule.Rule.String()+": "+err.Error() != tt.want {
			t.Errorf("after %v: %v, want %s", tt.before, err, tt.want)
		}
	}
	first := must(poker.NewGame(poker.Standard(), "B", []poker.Seat{1, 2}, []int{5, 5}, 1))
	var rule *poker.RuleError
	if _, _, err := first.Apply(poker.Event{Kind: poker.Close}); !errors.As(err, &rule) || rule.Rule != poker.BetweenHands {
		t.Errorf("before the first hand: %v", err)
	}
}

// However often somebody buys chips, the next hand can start.
func TestChipsAtTable(t *testing.T) {
	g := between(t, 3, "", "1 999999999 0", "3 1 0")
	for range 5 {
		g, _ = apply(t, g, "rebuy 3 1000000000")
	}
	var rule *poker.RuleError
	_, _, err := g.Apply(poker.Event{Kind: poker.Rebuy, Seat: 1, Chips: 1})
	if !errors.As(err, &rule) || rule.Rule != poker.ChipsAtTable || !strings.HasSuffix(err.Error(), "no more than 6000000000 chips are at the table") {
		t.Errorf("one chip more: %v", err)
	}
	if err := g.Table().Check(); err != nil {
		t.Errorf("no hand can begin: %v", err)
	}
	table := g.Table()
	table.Players[0].Stack++
	if table.Check() == nil {
		t.Error("a hand can begin with one chip more")
	}
}

// A player with a stack of 0 rebuys or leaves before the next hand.
func TestRebuyAtZero(t *testing.T) {
	g := between(t, 3, "", "1 100 0", "3 0 0", "5 100 0")
	if got := g.MustAct(); !slices.Equal(got, []poker.Seat{3}) {
		t.Errorf("%v must act, want seat 3", got)
	}
	var rule *poker.RuleError
	if _, err := poker.NewHand(g.Table(), nil); !errors.As(err, &rule) || rule.Rule != poker.RebuyBeforeHand || rule.Seat != 3 {
		t.Errorf("a hand without chips: %v", err)
	}
	for _, events := range []string{"rebuy 3 1", "leave 3"} {
		after, _ := apply(t, g, events)
		if len(after.MustAct()) != 0 || after.Table().Check() != nil {
			t.Errorf("after %s: %v must act, %v", events, after.MustAct(), after.Table().Check())
		}
	}
}

// A game ends with fewer than two players, after the agreed hands, or when it is closed.
func TestEnd(t *testing.T) {
	g := between(t, 3, "", "1 100 0", "3 100 0")
	if g.Over() || g.Closed() {
		t.Error("the game is over before its end")
	}
	alone, _ := apply(t, g, "leave 1")
	if !alone.Over() || alone.Closed() {
		t.Error("the game goes on with one player")
	}
	if again, _ := apply(t, alone, "join 4 50"); again.Over() {
		t.Error("a newcomer can't play with the one who was left")
	}
	if closed, _ := apply(t, g, "close"); !closed.Over() || !closed.Closed() {
		t.Error("the game goes on after it was closed")
	}
	for hands, want := range map[int]bool{0: false, 3: true, 4: false} {
		table := g.State()
		table.Rules.Hands = hands
		if got := must(poker.GameBetween(table)).Over(); got != want {
			t.Errorf("after 3 hands of %d the game is over: %v", hands, got)
		}
	}
}

// A game takes over from a hand the stacks, fantasies, number and button.
func TestPlayed(t *testing.T) {
	h := documentHand(t)
	g := must(poker.GameAt(h.Table()))
	if _, err := g.Played(h.Prefix(5)); err == nil {
		t.Error("a hand that goes on was taken over")
	}
	if _, err := must(poker.NewGame(poker.Standard(), "A", []poker.Seat{2, 5}, []int{9, 9}, 2)).Played(h); err == nil {
		t.Error("another game's hand was taken over")
	}
	after := must(g.Played(h))
	next := after.Table()
	if got := fmt.Sprint(next.Hand, next.Button, next.Players); got != "8 5 [{2 460 14} {5 0 0}]" {
		t.Errorf("the next hand is %s", got)
	}
	if got := after.MustAct(); !slices.Equal(got, []poker.Seat{5}) {
		t.Errorf("%v must act", got)
	}
	if _, err := after.Played(h); err == nil {
		t.Error("a hand was taken over twice")
	}
}

// The button is drawn by lot: every seat can get it.
func TestDrawButton(t *testing.T) {
	rng, count := source(1), map[poker.Seat]int{}
	for range 3000 {
		count[poker.DrawButton([]poker.Seat{1, 4, 6}, rng)]++
	}
	for _, seat := range []poker.Seat{1, 4, 6} { // 1000 ± 5 standard deviations of 26
		if n := count[seat]; n < 870 || n > 1130 {
			t.Errorf("seat %v drew the button %d times of 3000", seat, n)
		}
	}
	if poker.DrawButton(nil, rng) != 0 {
		t.Error("nobody drew the button")
	}
}
