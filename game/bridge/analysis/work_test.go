package analysis_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// small returns rules with a pack small enough to solve whole deals in no time: seven cards a suit.
func small() bridge.Rules {
	r := bridge.Duplicate()
	r.Deck.Ranks = r.Deck.Ranks.Above(7)
	r.Book, r.Level = 2, 5
	return r
}

// played returns boards played at random: one bid, then any legal cards; some end with a claim.
func played(t testing.TB, rules bridge.Rules, seed uint64, boards int) (all []bridge.Board) {
	t.Helper()
	for n := range boards {
		r := rand.New(rand.NewPCG(seed, uint64(n)))
		b := must(bridge.NewBoard(rules, rules.Deck.Seeded(seed, 1, n), rules.Dealer(n), rules.Vulnerability(n)))
		for range r.IntN(4) {
			b = must(b.Apply(bridge.Called(bridge.Pass)))
		}
		b = must(b.Apply(bridge.Called(bridge.Bid(1+r.IntN(rules.Level), bridge.Strains[r.IntN(5)]))))
		for b.Phase() != bridge.PlayPhase {
			b = must(b.Apply(bridge.Called(bridge.Pass)))
		}
		for b.Phase() == bridge.PlayPhase {
			legal := b.View(b.Turn()).LegalPlays().Cards()
			e := bridge.Played(legal[r.IntN(len(legal))])
			if n%3 == 0 && b.Left() == 3 {
				e = bridge.Claimed(r.IntN(4))
			}
			b = must(b.Apply(e))
		}
		all = append(all, b)
	}
	return all
}

// whole does all steps of a work, each of which must make progress.
func whole(t testing.TB, w *analysis.Work) analysis.Analysis {
	t.Helper()
	for !w.Found().Complete() {
		before := w.Found().Done
		if err := w.Step(t.Context()); err != nil {
			t.Fatal(err)
		}
		if w.Found().Done <= before {
			t.Fatalf("a step led from %d to %d of %d", before, w.Found().Done, w.Found().Total)
		}
	}
	return w.Found()
}

func analysed(t testing.TB, b bridge.Board, found analysis.Analysis, nodes int) analysis.Analysis {
	t.Helper()
	return whole(t, must(analysis.New(b, found, analysis.Options{Nodes: nodes})))
}

// The table, par and the cards of whole boards, against slow ways to find them.
func TestWholeBoards(t *testing.T) {
	for i, b := range slices.Concat(played(t, small(), 5, 20), played(t, bridge.Duplicate(), 5, 1), []bridge.Board{passedOut(t)}) {
		a := analysed(t, b, analysis.Analysis{}, 0)
		tricks := must(dd.Table(t.Context(), b.Deal, dd.Options{}))
		if a.Tricks != tricks || a.Open() {
			t.Errorf("board %d: tricks %v, want %v", i+1, a.Tricks, tricks)
		}
		if par := must(dd.Par(tricks, b.Rules, b.Dealer, b.Vul)); !reflect.DeepEqual(a.Par, &par) {
			t.Errorf("board %d: par %+v, want %+v", i+1, a.Par, par)
		}
		c := b.Contract()
		worth, ok := a.Worth(c)
		if c.PassedOut() {
			if ok || len(a.Acts) > 0 {
				t.Errorf("board %d: passing out is worth %d, and %d cards are judged", i+1, worth, len(a.Acts))
			}
			continue
		}
		if want := tricks[c.Declarer][c.Strain].Min; !ok || worth != want {
			t.Errorf("board %d: %v is worth %d (%t), want %d", i+1, c, worth, ok, want)
		}
		gained := 0
		for n, act := range a.Acts {
			if act.Event != len(b.Auction().Calls)+n || act.Unknown {
				t.Errorf("board %d: act %d is %+v", i+1, n, act)
			}
			if act.Seat.Side() == c.Declarer.Side() {
				gained -= act.Cost
			} else {
				gained += act.Cost
			}
		}
		if got := b.DeclarerTricks() - worth; gained != got {
			t.Errorf("board %d: the cards say that declarer gained %d tricks; it is %d", i+1, gained, got)
		}
	}
}

func passedOut(t testing.TB) bridge.Board {
	t.Helper()
	b := must(bridge.NewBoard(small(), small().Deck.Seeded(5, 2, 1), card.East, bridge.VulEW))
	return must(b.Replay(slices.Repeat([]bridge.Event{bridge.Called(bridge.Pass)}, 4)))
}

// The cards of the last tricks of a board of 68, against the value of each legal card.
func TestEndings(t *testing.T) {
	costly := 0
	for i, b := range played(t, bridge.SuperBridge(), 5, 2) {
		w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{}))
		for len(w.Found().Acts) < 36 {
			if err := w.Step(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		for _, act := range w.Found().Acts {
			before := b.Prefix(act.Event)
			worth, best := 0, 0
			plays := must(dd.Plays(t.Context(), must(dd.At(before)), dd.Options{}))
			for _, p := range plays {
				best = max(best, p.Tricks.Min)
				if did := b.Events()[act.Event]; did.Kind == bridge.ClaimKind {
					worth = did.Tricks
				} else if p.Cards.Has(did.Card) {
					worth = p.Tricks.Min
				}
			}
			if act.Cost != best-worth || act.Seat != before.Turn() || act.Unknown {
				t.Errorf("board %d: %+v, though it cost %d", i+1, act, best-worth)
			}
			if got, ok := w.Found().Act(act.Event); !ok || got.Cost != act.Cost {
				t.Errorf("board %d: event %d is %+v, %t", i+1, act.Event, got, ok)
			}
			costly += act.Cost
		}
		if _, ok := w.Found().Act(w.Found().Acts[0].Event - 1); ok {
			t.Errorf("board %d: something is known of a card that has not been judged", i+1)
		}
	}
	if costly == 0 {
		t.Error("no card cost anything")
	}
}

// Work that is cancelled, stored and continued gives the same results as one run.
func TestGoesOn(t *testing.T) {
	for i, b := range played(t, small(), 6, 6) {
		want := analysed(t, b, analysis.Analysis{}, 0)
		cancelled, cancel := context.WithCancel(t.Context())
		cancel()
		w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{}))
		for steps := 0; !w.Found().Complete(); steps++ {
			before := w.Found()
			if before.Done < before.Total-1 { // par takes no time
				if err := w.Step(cancelled); !errors.Is(err, context.Canceled) {
					t.Fatalf("cancelled: %v", err)
				}
				if !reflect.DeepEqual(w.Found(), before) {
					t.Fatal("a step that was cancelled has found something")
				}
			}
			if steps%5 == 0 {
				kept := must(analysis.Unmarshal(must(before.Marshal())))
				w = must(analysis.New(b, kept, analysis.Options{}))
				if !reflect.DeepEqual(w.Found(), before) {
					t.Fatalf("%+v has become %+v", before, w.Found())
				}
			}
			if err := w.Step(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		if got := w.Found(); !reflect.DeepEqual(got, want) {
			t.Errorf("board %d: %+v, want %+v", i+1, got, want)
		}
	}
}

// A small budget leaves things open and claims nothing false; a larger one finds the rest.
func TestBudgets(t *testing.T) {
	open, pars := 0, 0
	for i, b := range played(t, small(), 7, 20) {
		truth := analysed(t, b, analysis.Analysis{}, 0)
		var a analysis.Analysis
		for _, nodes := range []int{1, 20, 100, 0} {
			before := a
			a = analysed(t, b, a, nodes)
			if a.Open() {
				open++
			}
			for _, declarer := range card.Seats {
				for strain, its := range a.Tricks[declarer] {
					exact, was := truth.Tricks[declarer][strain].Min, before.Tricks[declarer][strain]
					if its.Min > exact || its.Max < exact || before.Total > 0 && (its.Min < was.Min || its.Max > was.Max) {
						t.Errorf("board %d, %d nodes: %v in %v takes %v after %v; it is %d", i+1, nodes, declarer, bridge.Strain(strain), its, was, exact)
					}
				}
			}
			for k, act := range a.Acts {
				want := truth.Acts[k]
				if b.Events()[act.Event].Kind == bridge.ClaimKind && (act.Unknown || before.Total > 0 && before.Acts[k].Unknown) {
					continue // of a claim nothing is known then
				}
				if act.Cost > want.Cost || !act.Unknown && !reflect.DeepEqual(act, want) || len(before.Acts) > 0 && act.Cost < before.Acts[k].Cost {
					t.Errorf("board %d, %d nodes: %+v, in truth %+v", i+1, nodes, act, want)
				}
			}
			if a.Par == nil {
				continue
			}
			if a.Open() {
				pars++
			}
			for _, c := range a.Par.Contracts {
				if a.Par.Points != truth.Par.Points || !slices.Contains(truth.Par.Contracts, c) {
					t.Errorf("board %d, %d nodes: par is %+v, in truth %+v", i+1, nodes, a.Par, truth.Par)
				}
			}
		}
		if !reflect.DeepEqual(a, truth) {
			t.Errorf("board %d: %+v, in truth %+v", i+1, a, truth)
		}
		// With the same budget there is nothing left to do.
		if w := must(analysis.New(b, a, analysis.Options{})); !w.Found().Complete() {
			t.Errorf("board %d: what is complete is begun again", i+1)
		}
	}
	if open == 0 || pars == 0 {
		t.Errorf("%d times something was left open, and of them par was known %d times", open, pars)
	}
}

// During a longer search the earlier one is remembered, even when the longer one is abandoned for a still longer
// one.
func TestLongerSearch(t *testing.T) {
	for i, b := range played(t, small(), 7, 5) {
		a := analysed(t, b, analysis.Analysis{}, 1)
		if !a.Open() || !a.Looked() || a.Before != 0 {
			t.Fatalf("board %d: %+v", i+1, a)
		}
		for _, nodes := range []int{2, 3} {
			w := must(analysis.New(b, a, analysis.Options{Nodes: nodes}))
			if err := w.Step(t.Context()); err != nil {
				t.Fatal(err)
			}
			if a = must(analysis.Unmarshal(must(w.Found().Marshal()))); a.Complete() || !a.Looked() || a.Before != 1 {
				t.Fatalf("board %d: in the search with %d nodes it is %+v", i+1, nodes, a)
			}
		}
		if a = analysed(t, b, a, 0); !a.Looked() || a.Before != 0 || a.Open() {
			t.Errorf("board %d: %+v", i+1, a)
		}
		if begun := must(analysis.New(b, analysis.Analysis{}, analysis.Options{})).Found(); begun.Looked() {
			t.Errorf("board %d: nobody has looked, and it is %+v", i+1, begun)
		}
	}
}

// If the nodes don't suffice to judge the opening lead, the worth of the contract may show that it cost nothing.
func TestLeadThatCostNothing(t *testing.T) {
	told := 0
	for i, b := range played(t, small(), 10, 40) {
		for _, nodes := range []int{20, 40, 80} {
			judge, judged := must(assess.NewJudge(b, assess.Options{From: b.Rules.Tricks(), Nodes: nodes})), assess.Judged{}
			for act, ok, err := judge.Next(t.Context()); ok; act, ok, err = judge.Next(t.Context()) {
				if judged = act; err != nil {
					t.Fatal(err)
				}
			}
			lead := analysed(t, b, analysis.Analysis{}, nodes).Acts[0]
			if !judged.Unknown || lead.Unknown {
				continue
			}
			told++
			if truth := analysed(t, b, analysis.Analysis{}, 0).Acts[0]; lead.Cost != 0 || truth.Cost != 0 {
				t.Errorf("board %d: the lead is %+v, in truth %+v", i+1, lead, truth)
			}
		}
	}
	if told == 0 {
		t.Error("it never told")
	}
}

// Results for another board, or nonsense, are ignored.
func TestOfAnotherBoard(t *testing.T) {
	boards := played(t, small(), 6, 2)
	w := must(analysis.New(boards[0], analysis.Analysis{}, analysis.Options{}))
	for range 10 {
		if err := w.Step(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for name, spoil := range map[string]func(*analysis.Analysis){
		"steps":  func(a *analysis.Analysis) { a.Total++ },
		"done":   func(a *analysis.Analysis) { a.Acts = a.Acts[1:] },
		"tricks": func(a *analysis.Analysis) { a.Tricks[0][0].Max = 14 },
		"events": func(a *analysis.Analysis) { a.Acts[3].Event++ },
	} {
		found := w.Found()
		spoil(&found)
		if got := must(analysis.New(boards[0], found, analysis.Options{})).Found(); got.Done != 0 || len(got.Acts) != 0 {
			t.Errorf("%s: %d steps are done, and %d acts are judged", name, got.Done, len(got.Acts))
		}
	}
	if _, err := analysis.New(boards[0].Prefix(20), analysis.Analysis{}, analysis.Options{}); err == nil {
		t.Error("a board that goes on can be analysed")
	}
}
