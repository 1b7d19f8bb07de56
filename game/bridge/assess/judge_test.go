package assess_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// played returns boards that beginners have played.
func played(t *testing.T, rules bridge.Rules, boards int) []bridge.Board {
	t.Helper()
	m := match.Match{Players: [4]match.Player{bot.Player{}, bot.Player{}, bot.Player{}, bot.Player{}}}
	next := 0
	rubber, err := m.Session(t.Context(), session.Session{Rules: rules, Length: boards}, func() card.Deal {
		next++
		return rules.Deck.Seeded(2, 1, next)
	})
	if err != nil {
		t.Fatal(err)
	}
	return rubber.Boards
}

// acts returns all judgements of a judge.
func acts(t *testing.T, b bridge.Board, o assess.Options) []assess.Judged {
	t.Helper()
	judge := must(assess.NewJudge(b, o))
	var all []assess.Judged
	for {
		act, ok, err := judge.Next(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			return all
		}
		all = append(all, act)
	}
}

// slowAct judges a card by the value of each legal one.
func slowAct(t *testing.T, b bridge.Board, event int) assess.Judged {
	t.Helper()
	before := b.Prefix(event)
	plays, err := dd.Plays(t.Context(), must(dd.At(before)), dd.Options{})
	if err != nil {
		t.Fatal(err)
	}
	act := assess.Judged{Event: event, Seat: before.Turn()}
	worth := 0
	for _, p := range plays {
		if p.Cards.Has(b.Events()[event].Card) {
			worth = p.Tricks.Min
		}
	}
	for _, p := range plays {
		act.Cost = max(act.Cost, p.Tricks.Min-worth)
	}
	act.Better = make([]card.Hand, act.Cost)
	for _, p := range plays {
		for i := range p.Tricks.Min - worth {
			act.Better[i] = act.Better[i].Union(p.Cards)
		}
	}
	return act
}

func TestJudgeAgainstPlays(t *testing.T) {
	for _, c := range []struct {
		rules        bridge.Rules
		boards, from int
	}{{bridge.Duplicate(), 4, 13}, {bridge.Duplicate(), 12, 9}, {bridge.SuperBridge(), 4, 10}} {
		costly := 0
		for i, b := range played(t, c.rules, c.boards) {
			got := acts(t, b, assess.Options{From: c.from})
			next := len(b.Events()) - 1
			for _, act := range got {
				want := slowAct(t, b, next)
				if act.Event != want.Event || act.Seat != want.Seat || act.Cost != want.Cost || act.Unknown ||
					!slices.Equal(act.Better, want.Better) {
					t.Errorf("%s, board %d: %+v, want %+v", c.rules.Name, i+1, act, want)
				}
				costly += act.Cost
				next--
			}
			if !b.Contract().PassedOut() && len(got) != 4*c.from {
				t.Errorf("%s, board %d: %d cards were judged, want %d", c.rules.Name, i+1, len(got), 4*c.from)
			}
		}
		if costly == 0 {
			t.Errorf("%s from %d: no card cost anything", c.rules.Name, c.from)
		}
	}
}

// A card that can't be judged completely is never said to cost more than it did, and if it may have cost
// more, that is reported.
func TestLimitedJudge(t *testing.T) {
	unknown, proved := 0, 0
	for i, b := range played(t, bridge.Duplicate(), 6) {
		truth := acts(t, b, assess.Options{From: 13})
		limit := assess.Options{From: 13, Nodes: 300}
		for k, act := range acts(t, b, limit) {
			want := truth[k]
			if act.Unknown {
				unknown++
			} else if act.Cost != want.Cost {
				t.Errorf("board %d, event %d: it cost %d, want %d", i+1, act.Event, act.Cost, want.Cost)
			}
			if act.Cost > want.Cost || len(act.Better) != act.Cost {
				t.Fatalf("board %d: %+v, in truth %+v", i+1, act, want)
			}
			for n, better := range act.Better {
				proved++
				if better.Minus(want.Better[n]) != (card.Hand{}) || !act.Unknown && better != want.Better[n] {
					t.Errorf("board %d: %+v, in truth %+v", i+1, act, want)
				}
			}
		}
		report, err := assess.Board(t.Context(), b, limit)
		if err != nil || report.Unknown == 0 || report.Gain != 0 {
			t.Errorf("board %d: %+v (%v)", i+1, report, err)
		}
	}
	if unknown == 0 || proved == 0 {
		t.Errorf("%d cards were not judged to the end, %d better ones found", unknown, proved)
	}
}

// An interrupted search can be continued.
func TestJudgeGoesOn(t *testing.T) {
	b := played(t, bridge.SuperBridge(), 1)[0]
	judge := must(assess.NewJudge(b, assess.Options{From: 10}))
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for _, want := range acts(t, b, assess.Options{From: 10}) {
		if _, ok, err := judge.Next(cancelled); ok || !errors.Is(err, context.Canceled) {
			t.Fatalf("cancelled: %t, %v", ok, err)
		}
		got, ok, err := judge.Next(t.Context())
		if err != nil || !ok || got.Event != want.Event || got.Cost != want.Cost {
			t.Fatalf("%+v, %t, %v, want %+v", got, ok, err, want)
		}
	}
}

// An act for which a few nodes aren't enough is left, and judged equally well later.
func TestJudgeTries(t *testing.T) {
	tried, left := 0, 0
	for i, b := range played(t, bridge.Duplicate(), 6) {
		judge := must(assess.NewJudge(b, assess.Options{From: 13}))
		truth := acts(t, b, assess.Options{From: 13})
		for _, want := range truth {
			got, ok, err := judge.Try(t.Context(), 300)
			if err == nil && !ok {
				left++
				got, ok, err = judge.Next(t.Context())
			} else {
				tried++
			}
			if err != nil || !ok || !reflect.DeepEqual(got, want) {
				t.Fatalf("board %d: %+v, %t, %v, want %+v", i+1, got, ok, err, want)
			}
		}
		if act, ok, err := judge.Try(t.Context(), 300); ok || err != nil {
			t.Errorf("board %d: after the last %+v, %v", i+1, act, err)
		}
	}
	if tried == 0 || left == 0 {
		t.Errorf("%d acts were judged with few nodes, %d left", tried, left)
	}
}

// A claim gives tricks away, takes too many, or is hard to judge.
func TestClaims(t *testing.T) {
	for play, want := range map[string]assess.Judged{
		"HA H2 H3 CJ Claim 3":  {Cost: 4},
		"HA H2 H3 CJ Claim 7":  {},
		"HA H2 H3 CJ Claim 12": {Cost: -5},
	} {
		b := board(t, bridge.Duplicate(), eightHearts, "N", northPlays+play)
		want.Event, want.Seat = len(b.Events())-1, card.East
		if got := acts(t, b, assess.Options{From: 13})[0]; got.Event != want.Event || got.Seat != want.Seat || got.Cost != want.Cost || got.Unknown {
			t.Errorf("%s: %+v, want %+v", play, got, want)
		}
	}
	// Dummy's side claims, which means declarer.
	b := board(t, bridge.Duplicate(), eightHearts, "N", northPlays+"ST Claim 11")
	if got := acts(t, b, assess.Options{From: 13})[0]; got.Seat != card.North || got.Cost != 2 {
		t.Errorf("declarer claims for dummy: %+v", got)
	}
	real := played(t, bridge.SuperBridge(), 1)[0]
	b, err := real.Prefix(len(real.Auction().Calls) + 4).Apply(bridge.Claimed(0))
	if err != nil {
		t.Fatal(err)
	}
	if got := acts(t, b, assess.Options{From: 17, Nodes: 10})[0]; !got.Unknown || got.Cost != 0 {
		t.Errorf("a claim that is hard to judge: %+v", got)
	}
}

// Acts whose cost is known need not be judged again.
func TestJudgeSkips(t *testing.T) {
	for i, b := range played(t, bridge.Duplicate(), 4) {
		all := acts(t, b, assess.Options{From: 9})
		judge := must(assess.NewJudge(b, assess.Options{From: 9}))
		for n, want := range all {
			if n%3 != 0 {
				judge.Skip(want)
			} else if got, ok, err := judge.Next(t.Context()); err != nil || !ok || got.Event != want.Event || got.Cost != want.Cost || !slices.Equal(got.Better, want.Better) {
				t.Errorf("board %d: %+v (%t, %v), want %+v", i+1, got, ok, err, want)
			}
			worth, ok := judge.Worth()
			if before := b.Prefix(want.Event); !ok || worth != declarersBest(t, before) {
				t.Errorf("board %d: from event %d on declarer takes %d, %t", i+1, want.Event, worth, ok)
			}
		}
		// What is unknown stays unknown until it is examined.
		judge = must(assess.NewJudge(b, assess.Options{From: 9}))
		judge.Skip(assess.Judged{Event: all[0].Event, Seat: all[0].Seat, Unknown: true})
		if _, ok := judge.Worth(); ok {
			t.Errorf("board %d: it is known what an unknown act leaves", i+1)
		}
		for _, want := range all[1:8] {
			if got, ok, err := judge.Next(t.Context()); err != nil || !ok || got.Cost != want.Cost {
				t.Errorf("board %d: after an unknown act %+v (%t, %v), want %+v", i+1, got, ok, err, want)
			}
		}
	}
}

// declarersBest returns declarer's total tricks with best play on an unfinished board.
func declarersBest(t *testing.T, b bridge.Board) int {
	t.Helper()
	bounds := must(dd.Solve(t.Context(), must(dd.At(b)), dd.Options{}))
	if side := b.Turn().Side(); side != b.Contract().Declarer.Side() {
		return b.Rules.Tricks() - b.Won(side) - bounds.Min
	}
	return b.Won(b.Turn().Side()) + bounds.Min
}
