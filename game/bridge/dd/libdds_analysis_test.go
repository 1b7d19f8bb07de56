//go:build dds

package dd_test

import (
	"flag"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/dd/internal/libdds"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

var analysed = flag.Int("analysed", 30, "boards that are played, analysed and held against libdds")

// Package analysis agrees with libdds on whole boards: on each card, the table and par.
func TestAnalysisBesideLibdds(t *testing.T) {
	rules := bridge.Duplicate()
	m := match.Match{Players: [4]match.Player{bot.Player{}, bot.Player{}, bot.Player{}, bot.Player{}}}
	next := 0
	rubber, err := m.Session(t.Context(), session.Session{Rules: rules, Length: *analysed}, func() card.Deal {
		next++
		return rules.Deck.Seeded(12, 1, next)
	})
	if err != nil {
		t.Fatal(err)
	}
	cards, costly := 0, 0
	for i, b := range rubber.Boards {
		work, err := analysis.New(b, analysis.Analysis{}, analysis.Options{})
		for err == nil && !work.Found().Complete() {
			err = work.Step(t.Context())
		}
		if err != nil {
			t.Fatal(err)
		}
		found := work.Found()
		table, err := libdds.Table(b.Deal)
		if err != nil {
			t.Fatal(err)
		}
		for _, declarer := range card.Seats {
			for _, strain := range bridge.Strains {
				if got, want := found.Tricks[declarer][strain], table[declarer][strain]; got != (dd.Bounds{Min: want, Max: want}) {
					t.Errorf("board %d: %v in %v takes %v; libdds says %d", i+1, declarer, strain, got, want)
				}
			}
		}
		if par, err := libdds.DealerPar(table, b.Dealer, b.Vul); err != nil || found.Par.Points != par.Points {
			t.Errorf("board %d: par is %+v; libdds says %+v (%v)", i+1, found.Par, par, err)
		}
		for _, act := range found.Acts {
			before := b.Prefix(act.Event)
			p, err := dd.At(before)
			if err != nil {
				t.Fatal(err)
			}
			worth, err := libdds.Plays(p.Hands, p.Trick, p.Strain)
			if err != nil {
				t.Fatal(err)
			}
			its, most := worth[b.Events()[act.Event].Card], 0
			for _, tricks := range worth {
				most = max(most, tricks)
			}
			better := make([]card.Hand, most-its)
			for c, tricks := range worth {
				for n := range max(0, tricks-its) {
					better[n] = better[n].With(c)
				}
			}
			right := act.Cost == most-its && len(act.Better) == len(better)
			for n := range act.Better {
				right = right && act.Better[n] == better[n]
			}
			if !right || act.Unknown {
				t.Errorf("board %d: %+v; libdds says %v", i+1, act, worth)
			}
			cards++
			costly += act.Cost
		}
	}
	t.Logf("%d boards, %d cards, which cost %d tricks", len(rubber.Boards), cards, costly)
	if costly == 0 {
		t.Error("no card cost anything")
	}
}
