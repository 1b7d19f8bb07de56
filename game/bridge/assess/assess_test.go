package assess_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// Deals whose right and wrong plays are obvious.
const (
	// Against North's no-trump East takes eight hearts if he starts with one, and nothing otherwise.
	eightHearts = "N:AKQJ..AKQJT.AKQJ T98.AKQJT987.9.T 765.2.8765.98765 432.6543.432.432"
	// North has the other twelve tricks once he is in with the ace of hearts, but the two of spades must be the last
	// of his suit. East has six more hearts once he is in.
	twoLast = "N:AKQ2.A.AKQJT.AKQ JT9.KQJT987.9.JT 876.2.8765.98765 543.6543.432.432"
	// A player who has a suit takes all tricks with it as trumps; without trumps the leader does.
	suitEach = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
	// North has the highest cards of all suits, and draws any trumps: nobody has more of them.
	allNorth = "N:AKQJM.AKQJ.AKQJ.AKQJ ZLT98.MZLT.MZLT.MZLT 76.98765.98765.98765 54321.4321.4321.4321"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// board returns a board after some events, separated by spaces; the rest of the play is each hand's first legal
// card, spades before hearts and so on, each suit from the top.
func board(t *testing.T, rules bridge.Rules, deal, dealer, events string) bridge.Board {
	t.Helper()
	b := must(bridge.NewBoard(rules, must(card.ParseDeal(deal)), must(card.ParseSeat(dealer)), bridge.VulNone))
	for _, text := range strings.Fields(strings.ReplaceAll(events, "Claim ", "Claim_")) {
		e, err := bridge.ParseEvent(strings.ReplaceAll(text, "_", " "))
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for b.Phase() == bridge.PlayPhase {
		b = must(b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0])))
	}
	return b
}

const northPlays = "1N Pass Pass Pass "

func TestBoard(t *testing.T) {
	for name, c := range map[string]struct {
		deal, play string
		from       int
		want       assess.Report
	}{
		"nothing lost": {eightHearts, "HA H2 H3 CJ Claim 7", 13, assess.Report{Led: true}},
		"the lead gives eight tricks": {eightHearts, "ST", 13,
			assess.Report{Led: true, Lead: assess.Loss{Cards: 1, Tricks: 8}, Gain: 8}},
		"the lead is not judged": {eightHearts, "ST", 12, assess.Report{}},
		"the defence stops after one": {eightHearts, "HA H2 H3 CJ ST", 13,
			assess.Report{Led: true, Defence: assess.Loss{Cards: 1, Tricks: 7}, Gain: 7}},
		"the same without the lead": {eightHearts, "HA H2 H3 CJ ST", 12,
			assess.Report{Defence: assess.Loss{Cards: 1, Tricks: 7}}},
		"declarer leads his loser": {twoLast, "HK H2 H3 HA S2 SJ S6 S3 Claim 6", 13,
			assess.Report{Led: true, Declarer: assess.Loss{Cards: 1, Tricks: 7}, Gain: -7}},
		"both": {twoLast, "HK H2 H3 HA S2 SJ S6 S3 ST", 13,
			assess.Report{Led: true, Declarer: assess.Loss{Cards: 1, Tricks: 7}, Defence: assess.Loss{Cards: 1, Tricks: 6}, Gain: -1}},
		"what was too early": {twoLast, "HK H2 H3 HA S2 SJ S6 S3 ST", 11,
			assess.Report{Defence: assess.Loss{Cards: 1, Tricks: 6}}},
		"the defence claims too little": {eightHearts, "HA H2 H3 CJ Claim 3", 13,
			assess.Report{Led: true, Defence: assess.Loss{Tricks: 4}, Gain: 4}},
		"the defence claims too much": {eightHearts, "HA H2 H3 CJ Claim 12", 13,
			assess.Report{Led: true, Declarer: assess.Loss{Tricks: 5}, Gain: -5}},
		"a claim instead of a lead": {eightHearts, "Claim 7", 13,
			assess.Report{Defence: assess.Loss{Tricks: 1}, Gain: 1}},
	} {
		t.Run(name, func(t *testing.T) {
			b := board(t, bridge.Duplicate(), c.deal, "N", northPlays+c.play)
			got, err := assess.Board(t.Context(), b, assess.Options{From: c.from})
			if err != nil || got != c.want {
				t.Errorf("%+v (%v), want %+v", got, err, c.want)
			}
		})
	}
}

// With a suit each, par is 7S for 1510: in 7N the bidders take nothing.
func TestOffPar(t *testing.T) {
	const passes = " Pass Pass Pass"
	for _, c := range []struct {
		rules         bridge.Rules
		deal, auction string
		dealer        string
		want          int
	}{
		{bridge.Duplicate(), suitEach, "7S" + passes, "N", 0},
		{bridge.Duplicate(), suitEach, "7H" + passes, "E", -1510 - 1510},
		{bridge.Duplicate(), suitEach, "1S" + passes, "N", 80 + 6*30 - 1510},
		{bridge.Duplicate(), suitEach, "7N" + passes, "N", -13*50 - 1510},
		{bridge.Duplicate(), suitEach, "7N" + passes, "W", 13*50 - 1510},
		{bridge.Duplicate(), suitEach, "Pass" + passes, "N", -1510},
		// North-South take all 17 tricks anywhere: 60 + 8×40 + 500 + 4000.
		{bridge.SuperBridge(), allNorth, "9N" + passes, "N", 0},
		{bridge.SuperBridge(), allNorth, "4N" + passes, "N", 180 + 500 + 5*100 - 4880},
	} {
		b := board(t, c.rules, c.deal, c.dealer, c.auction)
		got, err := assess.Board(t.Context(), b, assess.Options{Par: true})
		want := assess.Report{PassedOut: b.Contract().PassedOut(), OffPar: c.want}
		if err != nil || got != want {
			t.Errorf("%s by %s: %+v (%v), want %+v", c.auction, c.dealer, got, err, want)
		}
	}
}

// Cards judged as slowly as possible: by the value of every legal card.
func TestBoardAgainstPlays(t *testing.T) {
	for _, c := range []struct {
		rules        bridge.Rules
		boards, from int
	}{{bridge.Duplicate(), 8, 13}, {bridge.Duplicate(), 20, 8}, {bridge.SuperBridge(), 8, 10}} {
		m := match.Match{Players: [4]match.Player{bot.Player{}, bot.Player{}, bot.Player{}, bot.Player{}}}
		next := 0
		rubber, err := m.Session(t.Context(), session.Session{Rules: c.rules, Length: c.boards}, func() card.Deal {
			next++
			return c.rules.Deck.Seeded(1, 1, next)
		})
		if err != nil {
			t.Fatal(err)
		}
		var all assess.Loss
		for i, b := range rubber.Boards {
			got, err := assess.Board(t.Context(), b, assess.Options{From: c.from})
			want := slowly(t, b, c.from)
			if err != nil || got != want {
				t.Errorf("%s, board %d: %+v (%v), want %+v", c.rules.Name, i+1, got, err, want)
			}
			whole := c.from == c.rules.Tricks() && !got.PassedOut
			if balance := got.Lead.Tricks + got.Defence.Tricks - got.Declarer.Tricks; whole && got.Gain != balance {
				t.Errorf("%s, board %d: declarer gained %d, but by what was lost %d", c.rules.Name, i+1, got.Gain, balance)
			}
			for _, l := range []assess.Loss{got.Lead, got.Defence, got.Declarer} {
				all.Cards += l.Cards
			}
		}
		if all.Cards == 0 {
			t.Errorf("%s from %d: no card cost anything", c.rules.Name, c.from)
		}
	}
}

func slowly(t *testing.T, b bridge.Board, from int) assess.Report {
	t.Helper()
	r := assess.Report{PassedOut: b.Contract().PassedOut()}
	calls := len(b.Auction().Calls)
	solver := dd.NewSolver(64 << 20)
	for i, e := range b.Events()[calls:] {
		before := b.Prefix(calls + i)
		if before.Left() > from {
			continue
		}
		plays, err := solver.Plays(t.Context(), must(dd.At(before)), 0)
		if err != nil {
			t.Fatal(err)
		}
		best, worth := 0, 0
		for _, p := range plays {
			best = max(best, p.Tricks.Min)
			if p.Cards.Has(e.Card) {
				worth = p.Tricks.Min
			}
		}
		loss := &r.Defence
		switch {
		case i == 0:
			r.Led = true
			r.Gain = b.DeclarerTricks() - (b.Rules.Tricks() - best)
			loss = &r.Lead
		case before.Turn().Side() == b.Contract().Declarer.Side():
			loss = &r.Declarer
		}
		loss.Tricks += best - worth
		if best > worth {
			loss.Cards++
		}
	}
	return r
}

func TestBoardThatGoesOn(t *testing.T) {
	b := board(t, bridge.Duplicate(), eightHearts, "N", northPlays+"HA")
	if _, err := assess.Board(t.Context(), b.Prefix(10), assess.Options{From: 13}); err == nil {
		t.Error("a board that goes on was assessed")
	}
}

func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	b := board(t, bridge.Duplicate(), eightHearts, "N", northPlays+"HA")
	for _, o := range []assess.Options{{From: 13}, {Par: true}} {
		if r, err := assess.Board(ctx, b, o); !errors.Is(err, context.Canceled) || r != (assess.Report{}) {
			t.Errorf("with %+v: %+v, %v", o, r, err)
		}
	}
}
