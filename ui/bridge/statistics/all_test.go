package statistics

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/statisticstest"
)

// ofTwoGames returns the statistics of boards of two games: contracts at level 6, which is a slam in only one of them.
func ofTwoGames(t *testing.T) bridgestore.Statistics {
	cell := func(rules string, tally bridgestore.Tally) bridgestore.Cell {
		return bridgestore.Cell{Rules: rules, Level: 6, Strain: bridge.Spades, Role: bridgestore.Declarer, Tally: tally}
	}
	return bridgestore.Statistics{
		Cells: []bridgestore.Cell{
			cell("SuperBridge", bridgestore.Tally{Boards: 30, Made: 20, Points: 9000}),
			cell("Duplicate", bridgestore.Tally{Boards: 10, Made: 4, Points: -500}),
		},
		Days: daysFrom(t, "2026-11-01", 20, 20), Rubbers: 5, Won: 3, Lost: 2,
	}
}

// The statistics of all games were those of one after the other. They have no points, whose meaning depends on the
// game; slams are those of each game.
func TestAllGames(t *testing.T) {
	s, queue, heard := newTestScreen(t, &fakeStore{statistics: ofTwoGames(t)})
	queue.next()
	s.Rune('6')
	want(t, "map by points", s.page().heat().Signed, true)
	statisticstest.Step(s, '2', fyne.KeyEnd) // back from the first game
	queue.next()
	want(t, "asked for", s.page().filterOfAll, bridgestore.Filter{Counted: true})
	want(t, "picker", s.View().Pickers[rulesRow].Value, "All games")
	want(t, "levels", len(s.page().Figure(barsFigure).(chart.Bars).Bars), bridge.SuperBridge().Level)
	var labels []string
	first := 0
	for _, f := range s.page().lines() {
		labels = append(labels, f.Label)
		if f.First {
			first++
		}
	}
	for _, points := range []string{"Points per deal", "Bidding against par"} {
		if slices.Contains(labels, points) {
			t.Errorf("the figures are %q", labels)
		}
	}
	want(t, "parts of the table", first, 2)
	slams := labelled(t, s.page().lines(), "Slams bid")
	want(t, "slams", slams.Value, "25 %") // 10 of 40
	want(t, "slams made", labelled(t, s.page().lines(), "Slams made").Value, "40 %")

	want(t, "trend", len(s.page().Figure(trendFigure).(chart.Trend).Points), 0)
	want(t, "instead of the trend", s.page().Figure(trendFigure).(chart.Trend).Empty, "Points of different games can’t be compared.")
	want(t, "map by points", s.page().heat().Signed, false)
	want(t, "the button of the map is there", s.view.byMap.Visible(), false)
	s.Rune('6')
	want(t, "map by points", s.page().heat().Signed, false)
	words := s.page().All[heatFigure].Words(chart.Mark{Column: 5, Row: slices.Index(strains, bridge.Spades)})
	if !strings.Contains(words, "60 %") || strings.Contains(words, "points") {
		t.Errorf("of a contract it is said: %s", words)
	}
	s.View().Point(statistics.Spot{Figure: tableFigure, Mark: 0})
	s.Key(fyne.KeyReturn)
	want(t, "boards behind the deals", heard.boards, []bridgestore.Filter{{Counted: true}})

	statisticstest.Step(s, '2')
	queue.next()
	want(t, "the first game", s.Chosen().game().Name, bridge.Games()[0].Name)
	want(t, "its map by points", s.page().heat().Signed, true)
	want(t, "the button of the map is there", s.view.byMap.Visible(), true)
}

// Opened from a history of all games, the statistics are those of all games, or of the only one with deals, with its
// points.
func TestTheScreenOpensAtAllGames(t *testing.T) {
	store := &fakeStore{statistics: ofTwoGames(t)}
	s, queue, _ := newScreenAt(t, store, "")
	queue.next()
	want(t, "asked for", store.asked, []bridgestore.Filter{{Counted: true}})
	want(t, "of all", s.Chosen().ofAll(), true)

	one := &fakeStore{statistics: ofTwoGames(t)}
	one.statistics.Cells = one.statistics.Cells[1:]
	s, queue, _ = newScreenAt(t, one, "")
	queue.next()
	want(t, "asked for", one.asked, []bridgestore.Filter{{Counted: true}, {Rules: "Duplicate", Counted: true}})
	want(t, "picker", s.View().Pickers[rulesRow].Value, "Duplicate bridge")
	labelled(t, s.page().lines(), "Points per deal")
	choose(s, rulesRow, len(bridge.Games())) // the user's choice
	queue.next()
	want(t, "of all", s.page().choices.ofAll(), true)

	s, queue, _ = newScreenAt(t, &fakeStore{}, "")
	queue.next()
	if words, _ := s.Message(); !strings.HasPrefix(words, "No deals are counted yet.") {
		t.Errorf("of nothing it says %q", words)
	}
}
