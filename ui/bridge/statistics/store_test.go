package statistics

import (
	"context"
	"testing"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// asKept plays boards into a store: South is the user, and the player on lead claims. A day passes from board to board.
func asKept(t *testing.T) *bridgestore.Store {
	t.Helper()
	now := time.Date(2026, 11, 1, 0, 0, 0, 0, time.Local)
	s, err := bridgestore.Open(t.TempDir(), func() time.Time { return now })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	rules, south := bridge.SuperBridge(), card.South
	contracts := []string{"4S-S", "4S-N", "4S-E", "7N-S", "8H-W", "Passed", "1C-S", "4S-S", "2D-W", "7N-N", "3H-E", "5C-S"}
	rubber, err := s.NewRubber(rules, len(contracts), &south)
	if err != nil {
		t.Fatal(err)
	}
	journal := s.Journal(rubber, "club")
	var deal card.Deal
	for i, c := range rules.Deck.Hand().Cards() {
		deal[i%4] = deal[i%4].With(c)
	}
	for i, text := range contracts {
		now = now.AddDate(0, 0, i%3)
		b, err := bridge.NewBoard(rules, deal, rules.Dealer(i), rules.Vulnerability(i))
		if err != nil {
			t.Fatal(err)
		}
		if err := journal.Begin(b); err != nil {
			t.Fatal(err)
		}
		for b.Phase() != bridge.Finished {
			if b, err = b.Apply(next(t, b, text, i)); err != nil {
				t.Fatal(err)
			}
			if err := journal.Append(b); err != nil {
				t.Fatal(err)
			}
		}
		if i%4 == 0 {
			if err := journal.Hinted(); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

// next returns the next event towards a contract: its declarer bids it, and the others pass. Then some tricks are
// claimed, so that it is made or not.
func next(t *testing.T, b bridge.Board, contract string, i int) bridge.Event {
	t.Helper()
	if b.Phase() == bridge.PlayPhase {
		return bridge.Claimed(b.Rules.Tricks() - b.Rules.Needs(b.Contract().Level) + i%3 - 1)
	}
	call := bridge.Pass
	if contract != "Passed" {
		c, err := bridge.ParseContract(contract)
		if err != nil {
			t.Fatal(err)
		}
		if b.Turn() == c.Declarer && b.Contract().PassedOut() {
			call = bridge.Bid(c.Level, c.Strain)
		}
	}
	return bridge.Called(call)
}

// A mark's number of boards is the number that the store finds for it.
func TestMarksSayWhatTheStoreFinds(t *testing.T) {
	s := asKept(t)
	now := time.Date(2026, 11, 14, 0, 0, 0, 0, time.Local)
	l := picture.NewLook(theme.Light, cardart.Style{}, 13)
	ctx := context.Background()
	for _, c := range []choices{
		{}, {role: bridgestore.Declarer}, {role: bridgestore.Dummy}, {role: bridgestore.Defender}, {alone: true}, {players: 2}, {span: statistics.Span{Choice: statistics.Week}}, {rules: len(bridge.Games())},
		{span: statistics.Span{Choice: statistics.Own, From: date(t, "2026-11-03"), To: date(t, "2026-11-09")}},
	} {
		st, err := s.Statistics(ctx, c.filter(now))
		if err != nil {
			t.Fatal(err)
		}
		p := newPage(st, bridgestore.Themes{}, c, now, nil)
		if p.Empty() {
			t.Errorf("%s: no boards", c.Words())
			continue
		}
		checks := func(what string, f bridgestore.Filter, said int) {
			ids, err := s.FindBoards(ctx, f)
			if err != nil {
				t.Fatal(err)
			}
			if len(ids) != said {
				t.Errorf("%s: %s says %d, there are %d", c.Words(), what, said, len(ids))
			}
		}
		for _, m := range p.Figure(trendFigure).Draw(l, 500, 300).Marks {
			point := p.Source(trendFigure, m)
			checks("the trend", point.Filter, point.Count)
		}
		bars := p.Figure(barsFigure).(chart.Bars)
		for _, m := range bars.Draw(l, 500, 300).Marks {
			bar := bars.Bars[m.Column]
			checks("a bar", p.Source(barsFigure, m).Filter, [2]int{bar.Up, bar.Down}[m.Row])
		}
		for _, m := range p.heat().Draw(l, 500, 300).Marks {
			checks("a cell", p.Source(heatFigure, m).Filter, p.Source(heatFigure, m).Count)
		}
		us, them := st.Sum(ours), st.Sum(defended)
		slams := st.Sum(func(c bridgestore.Cell) bool { return ours(c) && c.Level >= 7 })
		for label, said := range map[string]int{
			"Deals": st.Sum(func(bridgestore.Cell) bool { return true }).Boards, "Contracts made": us.Boards, "Contracts beaten": them.Boards, "Slams made": slams.Boards,
		} {
			for _, f := range p.lines() {
				if f.Label == label {
					checks(label, f.Source.Filter, said)
				}
			}
		}
	}
}
