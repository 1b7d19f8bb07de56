package analysis_test

import (
	"context"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
)

// With 68 cards each value is estimated before a card is judged, more closely after a glance at the cards, and, with
// one worker, most closely when all have been judged. An estimate disappears once the exact value is known, and stays
// within what has been proved.
func TestEstimates(t *testing.T) {
	b := played(t, bridge.SuperBridge(), 31, 1)[0]
	w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{Nodes: 400_000, Workers: 1}))
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	counts := func(a analysis.Analysis) (all, closer, closest int) {
		for _, declarer := range card.Seats {
			for strain, e := range a.Estimates[declarer] {
				bounds := a.Tricks[declarer][strain]
				tricks, ok := a.About(declarer, bridge.Strain(strain))
				if ok != (e.Closeness > 0 && !bounds.Exact()) || ok && (tricks < bounds.Min || tricks > bounds.Max) {
					t.Errorf("%v in %v takes about %d tricks, %t: %+v within %+v", declarer, bridge.Strain(strain), tricks, ok, e, bounds)
				}
				if e.Closeness > 0 {
					all++
				}
				if e.Closeness > 1 {
					closer++
				}
				if e.Closeness == 3 {
					closest++
				}
			}
		}
		return all, closer, closest
	}
	first, glanced := analysis.Analysis{}, false
	_ = w.Run(ctx, func(a analysis.Analysis) {
		all, closer, closest := counts(a)
		if first.Total == 0 && a.Done > 0 {
			first = a
			if all < 20 || closer > 0 {
				t.Errorf("when the first card is judged %d values are estimated, %d of them more closely", all, closer)
			}
		}
		if cards := len(b.Events()) - b.Opening(); closest > 0 && len(a.Acts) < cards {
			t.Errorf("a value is estimated as closely as it goes, and %d of %d cards are judged", len(a.Acts), cards)
		}
		if closest == 1 && closer < 2 {
			t.Error("a value is estimated as closely as it goes, and no other more closely than at first")
		}
		if closest > 2 {
			glanced = true
			stop()
		}
	})
	if first.Total == 0 || !glanced {
		t.Error("nothing was judged, or nothing estimated more closely")
	}
	found := w.Found()
	if kept := must(analysis.Unmarshal(must(found.Marshal()))); !reflect.DeepEqual(kept, found) {
		t.Errorf("%+v is kept as %+v", found, kept)
	}
	if all, _, _ := counts(analysed(t, played(t, small(), 31, 1)[0], analysis.Analysis{}, 1)); all > 0 {
		t.Errorf("of a small board %d values are estimated", all)
	}
}

// Any number of workers gives the same estimates; those made when they are stopped stay, or become closer, and hold at
// the other table too. An analysis of only the cards estimates nothing.
func TestEstimatesGoOn(t *testing.T) {
	const nodes = 20_000
	b := played(t, bridge.SuperBridge(), 32, 1)[0]
	run := func(ctx context.Context, found analysis.Analysis, o analysis.Options, tell func(analysis.Analysis)) analysis.Analysis {
		o.Nodes = nodes
		w := must(analysis.New(b, found, o))
		_ = w.Run(ctx, tell)
		return w.Found()
	}
	quiet := func(analysis.Analysis) {}
	one := run(t.Context(), analysis.Analysis{}, analysis.Options{Workers: 1}, quiet)
	if one.Estimates == (analysis.Estimates{}) {
		t.Error("nothing is estimated")
	}
	if five := run(t.Context(), analysis.Analysis{}, analysis.Options{Workers: 5}, quiet); !reflect.DeepEqual(five, one) {
		t.Errorf("five find %+v, one %+v", five, one)
	}

	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	stopped := run(ctx, analysis.Analysis{}, analysis.Options{Workers: 1}, func(a analysis.Analysis) {
		if a.Estimates[card.West][bridge.NoTrump].Closeness > 0 {
			stop()
		}
	})
	if stopped.Done > 0 {
		t.Errorf("%d steps were done before it was stopped", stopped.Done)
	}
	resumed := run(t.Context(), must(analysis.Unmarshal(must(stopped.Marshal()))), analysis.Options{Workers: 1}, quiet)
	for _, declarer := range card.Seats {
		for strain, e := range stopped.Estimates[declarer] {
			if later := resumed.Estimates[declarer][strain]; later.Closeness < e.Closeness && !resumed.Tricks[declarer][strain].Exact() {
				t.Errorf("%v in %v: %+v has become %+v", declarer, bridge.Strain(strain), e, later)
			}
		}
	}
	if resumed.Tricks != one.Tricks {
		t.Errorf("stopped and resumed it finds %v, otherwise %v", resumed.Tricks, one.Tricks)
	}
	known := stopped
	known.Tricks[card.West][bridge.NoTrump].Max = known.Tricks[card.West][bridge.NoTrump].Min
	if e := must(analysis.New(b, known, analysis.Options{Nodes: nodes})).Found().Estimates[card.West][bridge.NoTrump]; e != (analysis.Estimate{}) {
		t.Errorf("a value is known, and still estimated: %+v", e)
	}
	if other := stopped.Elsewhere(b); other.Estimates != stopped.Estimates {
		t.Errorf("elsewhere the estimates are %+v", other.Estimates)
	}
	if cards := run(t.Context(), analysis.Analysis{}, analysis.Options{Cards: true}, quiet); cards.Estimates != (analysis.Estimates{}) {
		t.Errorf("where only cards are judged there are estimates: %+v", cards.Estimates)
	}
}
