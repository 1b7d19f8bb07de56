package review_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// Against North's no-trump East takes eight hearts if he begins with one, and nothing
// otherwise.
const eightHearts = "N:AKQJ..AKQJT.AKQJ T98.AKQJT987.9.T 765.2.8765.98765 432.6543.432.432"

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// event reads an event in which a claim is written as Claim_5.
func event(text string) bridge.Event {
	return must(bridge.ParseEvent(strings.ReplaceAll(text, "_", " ")))
}

// board returns a board after some events, separated by spaces; the rest of the play is the
// first card each has that is legal.
func board(deal, events string) bridge.Board {
	b := must(bridge.NewBoard(bridge.Duplicate(), must(card.ParseDeal(deal)), card.North, bridge.VulNone))
	for _, text := range strings.Fields(events) {
		b = must(b.Apply(event(text)))
	}
	for b.Phase() == bridge.PlayPhase {
		b = must(b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0])))
	}
	return b
}

// adviser gives the advice that a test wants.
type adviser func(v bridge.View) bot.Advice

func (a adviser) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	return a(v), ctx.Err()
}

// complete does all steps of a review.
func complete(t *testing.T, b bridge.Board, o review.Options) review.Found {
	t.Helper()
	r := must(review.New(b, o))
	for steps := 0; !r.Found().Complete(); steps++ {
		if done := r.Found().Done; done != steps {
			t.Fatalf("%d of %d after %d steps", done, r.Found().Total, steps)
		}
		if err := r.Step(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	return r.Found()
}

// say returns a moment in short.
func say(m review.Moment) string {
	kind := [...]string{"other call", "missed", "hidden", "behind", "claimed"}[m.Kind]
	return fmt.Sprintf("%d %v %v %s: %v, cost %d, saves %d", m.Round, m.Seat, m.Did, kind, m.Advice.Event, m.Cost.Cost, m.Saves)
}

func TestMoments(t *testing.T) {
	const auction = "1N Pass Pass Pass "
	for name, c := range map[string]struct {
		events, who string
		advice      map[int]string // by event; otherwise what was done
		behind      string         // the next best card, 60 points behind
		want        []string
	}{
		"nothing":                    {events: auction + "HA H2 H3 CJ Claim_7", who: "E"},
		"other calls":                {auction + "HA H2 H3 CJ Claim_7", "NS", map[int]string{0: "2N", 2: "3N", 3: "X"}, "", []string{"1 N 1N other call: 2N, cost 0, saves 0", "1 S Pass other call: 3N, cost 0, saves 0"}},
		"a lead that could be found": {auction + "ST", "E", map[int]string{4: "HQ"}, "", []string{"1 E ST missed: HQ, cost 8, saves 8"}},
		"who is not looked at":       {auction + "ST", "NSW", map[int]string{4: "HQ"}, "", nil},
		"as he would have done":      {auction + "ST", "E", nil, "", []string{"1 E ST hidden: ST, cost 8, saves 0"}},
		"no better":                  {auction + "ST", "E", map[int]string{4: "CT"}, "", []string{"1 E ST hidden: CT, cost 8, saves 0"}},
		"not at the first trick":     {auction + "HA H2 H3 CJ ST", "E", map[int]string{8: "HK"}, "", []string{"2 E ST missed: HK, cost 7, saves 7"}},
		"behind":                     {auction + "HA H2 H3 CJ Claim_7", "E", map[int]string{4: "ST"}, "HA", []string{"1 E HA behind: ST, cost 0, saves 0"}},
		"behind by an equal card":    {auction + "HA H2 H3 CJ Claim_7", "E", map[int]string{4: "ST"}, "HJ", []string{"1 E HA behind: ST, cost 0, saves 0"}},
		"behind by another card":     {auction + "HA H2 H3 CJ Claim_7", "E", map[int]string{4: "ST"}, "D9", nil},
		"an equal card":              {auction + "HA H2 H3 CJ Claim_7", "E", map[int]string{4: "HT"}, "HJ", nil},
		"a claim":                    {auction + "HA H2 H3 CJ Claim_3", "E", nil, "", []string{"2 E Claim 3 claimed: Pass, cost 4, saves 0"}},
		"their claim":                {auction + "HA H2 H3 CJ Claim_12", "E", nil, "", nil},
		"passed out":                 {"Pass Pass Pass Pass", "N", map[int]string{0: "2N"}, "", []string{"1 N Pass other call: 2N, cost 0, saves 0"}},
	} {
		t.Run(name, func(t *testing.T) {
			b := board(eightHearts, c.events)
			advise := func(v bridge.View) bot.Advice {
				i := len(v.Events())
				a := bot.Advice{Event: b.Events()[i]}
				if other := c.advice[i]; other != "" {
					a.Event = event(other)
					if c.behind != "" {
						a.NextBest, a.Behind = event(c.behind).Card, 60
					}
				}
				return a
			}
			whose := func(b bridge.Board) bool { return strings.Contains(c.who, b.Actor().String()) }
			found := complete(t, b, review.Options{Adviser: adviser(advise), Whose: whose, Assess: assess.Options{From: 13}})
			var got []string
			for _, m := range found.Moments {
				got = append(got, say(m))
			}
			if !slices.Equal(got, c.want) || found.Unknown != 0 {
				t.Errorf("%q, %d unknown, want %q", got, found.Unknown, c.want)
			}
		})
	}
}

// A little behind is as good.
func TestALittleBehind(t *testing.T) {
	b := board(eightHearts, "1N Pass Pass Pass HA H2 H3 CJ Claim_7")
	for behind, want := range map[int]int{24: 0, 25: 1} {
		advise := func(v bridge.View) bot.Advice {
			i := len(v.Events())
			if i != 4 {
				return bot.Advice{Event: b.Events()[i]}
			}
			return bot.Advice{Event: event("ST"), NextBest: event("HA").Card, Behind: behind}
		}
		found := complete(t, b, review.Options{Adviser: adviser(advise), Assess: assess.Options{From: 13}})
		if len(found.Moments) != want {
			t.Errorf("%d points behind: %d moments, want %d", behind, len(found.Moments), want)
		}
	}
}

// played returns boards that players have played.
func played(t *testing.T, rules bridge.Rules, boards int) []bridge.Board {
	t.Helper()
	m := match.Match{Players: [4]match.Player{bot.Player{}, bot.Player{}, bot.Player{}, bot.Player{}}}
	next := 0
	rubber, err := m.Session(t.Context(), session.Session{Rules: rules, Length: boards}, func() card.Deal {
		next++
		return rules.Deck.Seeded(3, 1, next)
	})
	if err != nil {
		t.Fatal(err)
	}
	return rubber.Boards
}

// lowest plays the lowest legal card, and passes.
func lowest(v bridge.View) bot.Advice {
	if v.Phase() == bridge.AuctionPhase {
		return bot.Advice{}
	}
	legal := v.LegalPlays().Cards()
	return bot.Advice{Event: bridge.Played(legal[len(legal)-1])}
}

// The moments of whole boards, against what each legal card is worth.
func TestAgainstPlays(t *testing.T) {
	const from = 9
	kinds := make(map[review.Kind]int)
	for _, b := range played(t, bridge.Duplicate(), 10) {
		found := complete(t, b, review.Options{Adviser: adviser(lowest), Assess: assess.Options{From: from}})
		var want []string
		unknown := 0
		for i, did := range b.Events() {
			before := b.Prefix(i)
			advised := lowest(before.View(before.Actor())).Event
			switch {
			case did.Kind == bridge.CallKind && did.Call != bridge.Pass:
				want = append(want, fmt.Sprintf("%d %v %v other call: Pass, cost 0, saves 0", i/4+1, before.Turn(), did))
			case did.Kind == bridge.CallKind:
			case before.Left() > from && before.View(before.Turn()).LegalPlays().Len() > 1:
				unknown++
			case before.Left() <= from:
				best, its, lows := 0, 0, 0
				for _, p := range must(dd.Plays(t.Context(), must(dd.At(before)), dd.Options{})) {
					best = max(best, p.Tricks.Min)
					if p.Cards.Has(did.Card) {
						its = p.Tricks.Min
					}
					if p.Cards.Has(advised.Card) {
						lows = p.Tricks.Min
					}
				}
				if kind := "hidden"; best > its {
					if lows > its {
						kind = "missed"
					}
					want = append(want, fmt.Sprintf("%d %v %v %s: %v, cost %d, saves %d",
						len(before.Tricks())+1, before.Turn(), did, kind, advised, best-its, max(0, lows-its)))
				}
			}
		}
		var got []string
		for _, m := range found.Moments {
			got = append(got, say(m))
			kinds[m.Kind]++
		}
		if !slices.Equal(got, want) || found.Unknown != unknown {
			t.Errorf("%d unknown, want %d\n%q, want\n%q", found.Unknown, unknown, got, want)
		}
	}
	if kinds[review.OtherCall] == 0 || kinds[review.Missed] == 0 || kinds[review.Hidden] == 0 {
		t.Errorf("not all kinds came up: %v", kinds)
	}
}

// A player who follows his own advice has missed nothing.
func TestAsAdvised(t *testing.T) {
	hidden := 0
	for i, b := range played(t, bridge.SuperBridge(), 6) {
		for _, m := range complete(t, b, review.Options{Adviser: bot.Player{}, Assess: assess.Options{From: 11}}).Moments {
			if m.Kind != review.Hidden || m.Advice.Event != m.Did {
				t.Errorf("board %d: %s", i+1, say(m))
			}
			hidden++
		}
	}
	if hidden == 0 {
		t.Error("no card cost anything")
	}
}

// What is cancelled goes on later, and comes to the same.
func TestGoesOn(t *testing.T) {
	b := played(t, bridge.Duplicate(), 1)[0]
	o := review.Options{Adviser: adviser(lowest), Assess: assess.Options{From: 9}}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	r := must(review.New(b, o))
	for !r.Found().Complete() {
		before := r.Found()
		if err := r.Step(cancelled); !errors.Is(err, context.Canceled) {
			t.Fatalf("cancelled: %v", err)
		}
		if !reflect.DeepEqual(r.Found(), before) {
			t.Fatal("a step that was cancelled has found something")
		}
		if err := r.Step(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if want := complete(t, b, o); len(want.Moments) == 0 || !reflect.DeepEqual(r.Found(), want) {
		t.Errorf("%+v, want %+v", r.Found(), want)
	}
}

// What is quick comes first: the calls, then what cards cost, from the last to the first, each that
// cost something with the hint for it, and then the other cards, from the last to the first too.
// What is looked at next is told beforehand, and so is how much has been.
func TestQuickStepsFirst(t *testing.T) {
	b := board(eightHearts, "1N Pass Pass Pass ST")
	asked := -1
	advise := func(v bridge.View) bot.Advice {
		asked = len(v.Events())
		return lowest(v)
	}
	whose := func(b bridge.Board) bool { return b.Actor() == card.East }
	r := must(review.New(b, review.Options{Adviser: adviser(advise), Whose: whose, Assess: assess.Options{From: 13}}))
	var steps, later []int
	for !r.Found().Complete() {
		next := r.Found().Next
		asked = -1
		if err := r.Step(t.Context()); err != nil {
			t.Fatal(err)
		}
		if asked >= 0 && asked != next {
			t.Fatalf("event %d was announced, and %d is asked about", next, asked)
		}
		steps = append(steps, next)
		if f := r.Found(); f.Done > 1+52 && asked >= 0 && asked > 4 {
			later = append(later, asked)
		}
	}
	if steps[0] != 1 { // East's call
		t.Errorf("it begins with event %d", steps[0])
	}
	judged := slices.DeleteFunc(slices.Clone(steps[1:]), func(e int) bool { return e < 4 })
	if judged[0] != len(b.Events())-1 || !slices.Contains(steps, 4) {
		t.Errorf("the steps are %v", steps)
	}
	if len(later) < 3 || !slices.IsSortedFunc(later, func(a, b int) int { return b - a }) {
		t.Errorf("the other cards are asked about in the order %v", later)
	}
	f := r.Found()
	cards := 0
	for i, e := range b.Events() {
		before := b.Prefix(i)
		if e.Kind == bridge.PlayKind && whose(before) && before.View(before.Turn()).LegalPlays().Len() > 1 {
			cards++
		}
	}
	if f.Calls != 1 || f.Cards != cards || cards == 0 {
		t.Errorf("%d calls and %d cards are counted, want 1 and %d", f.Calls, f.Cards, cards)
	}
}

func TestUnfinished(t *testing.T) {
	if _, err := review.New(board(eightHearts, "1N Pass Pass Pass").Prefix(4), review.Options{}); err == nil {
		t.Error("a board that goes on can be looked back on")
	}
}
