package analysis_test

import (
	"context"
	"errors"
	"maps"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
)

// Any number of workers finds the same as one step after the other, even what a small budget leaves open.
func TestWorkersFindTheSame(t *testing.T) {
	open := 0
	boards := append(played(t, small(), 21, 6), passedOut(t))
	if !testing.Short() {
		boards = append(boards, played(t, bridge.Duplicate(), 21, 1)...)
	}
	for i, b := range boards {
		several := map[int][]int{30: {1, 2, 5}, 300: {1, 2, 5}, 0: {1, 2, 5}}
		if b.Rules.Deck == bridge.Duplicate().Deck { // each takes a second
			several = map[int][]int{300: {5}, 0: {2}}
		}
		for _, nodes := range slices.Sorted(maps.Keys(several)) {
			want := analysed(t, b, analysis.Analysis{}, nodes)
			if want.Open() {
				open++
			}
			for _, workers := range several[nodes] {
				w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{Nodes: nodes, Workers: workers}))
				told, last := 0, analysis.Analysis{}
				err := w.Run(t.Context(), func(a analysis.Analysis) {
					done, total := a.Progress()
					if before, _ := last.Progress(); done < before || done > total {
						t.Errorf("board %d: %d of %d steps are done after %d", i+1, done, total, before)
					}
					told, last = told+1, a
				})
				if err != nil {
					t.Fatal(err)
				}
				if got := w.Found(); !reflect.DeepEqual(got, want) {
					t.Errorf("board %d, %d nodes, %d workers: %+v, want %+v", i+1, nodes, workers, got, want)
				}
				if told < want.Total-len(bridge.Strains) || !reflect.DeepEqual(last, want) {
					t.Errorf("board %d, %d workers: told %d times, at last %+v", i+1, workers, told, last)
				}
			}
		}
	}
	if open == 0 {
		t.Error("nothing was left open")
	}
}

// A value is reported as soon as something has been proved about it, not only when it is known.
func TestTellsBounds(t *testing.T) {
	between := 0
	for _, b := range played(t, small(), 22, 4) {
		w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{Workers: 1}))
		seen := analysis.Analysis{}
		if err := w.Run(t.Context(), func(a analysis.Analysis) {
			if seen.Total > 0 && a.Done == seen.Done && a.Tricks != seen.Tricks {
				between++
			}
			seen = a
		}); err != nil {
			t.Fatal(err)
		}
	}
	if between < 40 {
		t.Errorf("bounds were told %d times in the middle of a step", between)
	}
}

// The work of several workers can be interrupted at any moment, stored as text, and continued; completed
// steps stay completed.
func TestRunIsStoppedAndGoesOn(t *testing.T) {
	ahead := 0
	for i, b := range played(t, small(), 23, 60) {
		if i >= 6 && ahead > 0 { // which depends on who comes first
			break
		}
		want := analysed(t, b, analysis.Analysis{}, 0)
		var found analysis.Analysis
		for stops := 0; !found.Complete(); stops++ {
			if stops > want.Total {
				t.Fatalf("board %d: it doesn't come to an end: %+v", i+1, found)
			}
			ctx, stop := context.WithCancel(t.Context())
			w := must(analysis.New(b, found, analysis.Options{Workers: 5}))
			begun, _ := w.Found().Progress()
			err := w.Run(ctx, func(a analysis.Analysis) {
				if done, _ := a.Progress(); done > begun+3 {
					stop()
				}
				runtime.Gosched() // so that others get a turn on one processor too
			})
			stop()
			if err != nil && !errors.Is(err, context.Canceled) {
				t.Fatal(err)
			}
			kept := w.Found()
			found = must(analysis.Unmarshal(must(kept.Marshal())))
			if !reflect.DeepEqual(found, kept) {
				t.Fatalf("board %d: %+v is read as %+v", i+1, kept, found)
			}
			if again, _ := must(analysis.New(b, found, analysis.Options{})).Found().Progress(); again < begun {
				t.Errorf("board %d: of %d steps that were done %d are left", i+1, begun, again)
			}
			ahead += len(found.Ahead)
		}
		if !reflect.DeepEqual(found, want) {
			t.Errorf("board %d: %+v, want %+v", i+1, found, want)
		}
	}
	if ahead == 0 {
		t.Error("no step was ever done ahead of others")
	}
}

// Steps that can't be done ahead are treated as damage.
func TestAheadOfAnotherBoard(t *testing.T) {
	b := played(t, small(), 24, 1)[0]
	w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{}))
	for range 3 {
		if err := w.Step(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for _, ahead := range [][]int{{w.Found().Done}, {w.Found().Done + 1}, {w.Found().Total - 1}} {
		found := w.Found()
		found.Ahead = ahead
		if got := must(analysis.New(b, found, analysis.Options{})).Found(); got.Done != 0 || len(got.Acts) != 0 {
			t.Errorf("%v are ahead: %d steps are done", ahead, got.Done)
		}
	}
	found := w.Found()
	for _, ahead := range [][]int{{2}, {found.Total}, {30, 30}, {31, 30}} {
		found.Ahead = ahead
		if a, err := analysis.Unmarshal(must(found.Marshal())); err == nil {
			t.Errorf("%v is read as %v", ahead, a.Ahead)
		}
	}
}

// For another play of a deal only the cards are judged: the deal's table is already known.
func TestCardsOfAnotherTable(t *testing.T) {
	for i, b := range played(t, small(), 25, 8) {
		whole := analysed(t, b, analysis.Analysis{}, 0)
		other := must(bridge.NewBoard(b.Rules, b.Deal, b.Dealer, b.Vul))
		for _, text := range []string{"1N", "Pass", "Pass", "Pass"} {
			other = must(other.Apply(must(bridge.ParseEvent(text))))
		}
		for other.Phase() == bridge.PlayPhase {
			other = must(other.Apply(bridge.Played(other.View(other.Turn()).LegalPlays().Cards()[0])))
		}
		want := analysed(t, other, analysis.Analysis{}, 0)
		for _, known := range []analysis.Analysis{whole, {}} {
			found := known.Elsewhere(other)
			w := must(analysis.New(other, found, analysis.Options{Cards: true, Workers: 2}))
			if err := w.Run(t.Context(), func(analysis.Analysis) {}); err != nil {
				t.Fatal(err)
			}
			got := w.Found()
			if !reflect.DeepEqual(got.Acts, want.Acts) || !got.Complete() {
				t.Errorf("board %d: %+v, want %+v", i+1, got, want)
			}
			if c := other.Contract(); known.Total > 0 {
				if got.Tricks != whole.Tricks {
					t.Errorf("board %d: the table has become %v", i+1, got.Tricks)
				}
			} else if got.Tricks[c.Declarer.Left()] != found.Tricks[c.Declarer.Left()] {
				t.Errorf("board %d: the table was worked on: %v", i+1, got.Tricks)
			}
		}
	}
}
