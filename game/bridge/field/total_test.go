package field_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// A result that isn't in yet doesn't count, and the first alone says nothing.
func TestPartly(t *testing.T) {
	none, one, two := partly(8), partly(8, 420), partly(8, 420, 430)
	if none.In() != 0 || none.Top() != 0 || none.Compares() {
		t.Errorf("nobody has finished: %+v", none)
	}
	if l, ok := one.Line(1); one.Compares() || one.Datum != 420 || !ok || l.Percent != [2]field.Hundredths{} || l.IMPs != [2]int{} {
		t.Errorf("one result: %+v", one)
	}
	if _, ok := one.Line(2); ok {
		t.Error("the second table's result is in")
	}
	if l, ok := two.Line(1); !ok || l.Percent != [2]field.Hundredths{0, 10000} || two.Complete() || two.Tables != 8 || two.Datum != 430 {
		t.Errorf("two results: %+v", two)
	}
	totals := field.Totals([]field.Traveller{none, one, two})
	if first := totals[0]; first.Boards != 1 || first.Missing != 1 || first.Points != [2]int{840, 0} || first.Top != 2 {
		t.Errorf("table 1: %+v", first)
	}
	if last := totals[7]; last.Boards != 0 || last.Missing != 3 || last.Percent != [2]field.Hundredths{} {
		t.Errorf("table 8: %+v", last)
	}
	if field.Totals(nil) != nil {
		t.Error("no boards have totals")
	}
}

// A result has what a traveller shows.
func TestResult(t *testing.T) {
	b := must(bridge.NewBoard(bridge.Duplicate(), must(card.ParseDeal(stripes)), card.North, bridge.VulNone))
	play := func(events ...string) field.Result {
		end := b
		for _, e := range events {
			end = must(end.Apply(must(bridge.ParseEvent(e))))
		}
		return field.ResultOf(end)
	}
	if r := play("1N", "Pass", "Pass", "Pass", "Claim 10"); r.Led || r.Points != [2]int{0, 200} || r.Contract.String() != "1N-N" || r.Tricks != 3 || r.Score() != -200 {
		t.Errorf("nothing led: %+v", r)
	}
	if r := play("1N", "Pass", "Pass", "Pass", "SK", "Claim 9"); !r.Led || r.Lead.String() != "SK" || r.Points != [2]int{150, 0} || r.Tricks != 9 {
		t.Errorf("a spade led: %+v", r)
	}
	if r := play("Pass", "Pass", "Pass", "Pass"); r != (field.Result{}) {
		t.Errorf("passed out: %+v", r)
	}
}

func TestBest(t *testing.T) {
	tr := traveller(430, 420, 430, -50)
	order := func(side card.Side) string {
		var tables []string
		for _, l := range tr.Best(side) {
			tables = append(tables, fmt.Sprint(l.Table))
		}
		return strings.Join(tables, " ")
	}
	if ns, ew := order(card.NS), order(card.EW); ns != "1 3 2 4" || ew != "4 2 1 3" {
		t.Errorf("North-South's order is %s, East-West's %s", ns, ew)
	}
}

func TestRanking(t *testing.T) {
	all := []field.Traveller{traveller(430, 420, 430, -50), traveller(400, 420, 400, 620)}
	// Matchpoints: 5 2 5 0 and 1 4 1 6.
	for _, tt := range []struct {
		side card.Side
		by   field.Method
		want string
	}{
		{card.NS, field.ByMatchpoints, "1=1 1=2 1=3 1=4"},
		{card.NS, field.ByIMPs, "1.2 2=1 2=3 4.4"},
		{card.NS, field.ByCross, "1.2 2=1 2=3 4.4"},
		{card.EW, field.ByIMPs, "1.4 2=1 2=3 4.2"},
	} {
		var got []string
		for _, r := range field.Ranking(field.Totals(all), tt.side, tt.by) {
			sign := "."
			if r.Shared {
				sign = "="
			}
			got = append(got, fmt.Sprintf("%d%s%d", r.Place, sign, r.Table))
		}
		if text := strings.Join(got, " "); text != tt.want {
			t.Errorf("side %v, method %d: %s, want %s (%+v)", tt.side, tt.by, text, tt.want, field.Totals(all))
		}
	}
}

func TestGains(t *testing.T) {
	all := []field.Traveller{traveller(430, 420, 430, -50), partly(4, 400), traveller(400, 420, 400, 620), traveller(620, 420, 400, 420)}
	for _, tt := range []struct {
		side card.Side
		by   field.Method
		want string
	}{
		{card.NS, field.ByMatchpoints, "3:6 0:4 2:-4"},
		{card.EW, field.ByMatchpoints, "2:4 0:-4 3:-6"},
		{card.NS, field.ByIMPs, "3:6 0:4 2:-4"},
		{card.NS, field.ByCross, "3:6 0:4 2:-4"},
	} {
		var got []string
		for _, g := range field.Gains(all, 1, tt.side, tt.by) {
			got = append(got, fmt.Sprintf("%d:%d", g.Board, g.Matchpoints))
		}
		if text := strings.Join(got, " "); text != tt.want {
			t.Errorf("side %v, method %d: %s, want %s", tt.side, tt.by, text, tt.want)
		}
	}
}

// The first table's North-South play for one team and East-West of the second.
func TestTeamMatch(t *testing.T) {
	var all []field.Traveller
	for range 23 {
		all = append(all, traveller(430, 430))
	}
	if _, ok := field.VP(all); ok {
		t.Error("23 boards have victory points")
	}
	all = append(all, traveller(-50, 620)) // 670: 12 IMPs
	if got, ok := field.VP(all); !ok || got != [2]int{7, 13} {
		t.Errorf("a loss of 12 IMPs is %v", got)
	}
	if _, ok := field.VP(append(all[:23:23], partly(2, 430))); ok {
		t.Error("victory points, and a result is missing")
	}
	for i := range all {
		all[i] = traveller(430, 430, 430)
	}
	if _, ok := field.VP(all); ok {
		t.Error("three tables have victory points")
	}
}
