package statistics

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
)

// What costs most comes first; lately only where there are more boards than the last fifty.
func TestThemeLines(t *testing.T) {
	all := bridgestore.Themes{Boards: 80, Latest: 50, Tallies: []bridgestore.ThemeTally{
		{Theme: theme.Finesse, Boards: 38, Cards: 40, Tricks: 44, LatestTricks: 10},
		{Theme: theme.HoldUp, Cards: 3, Tricks: 4},
		{Theme: theme.Entry, Cards: 2, Tricks: 2}, {Theme: theme.Cover, Cards: 1, Tricks: 1}, {Theme: theme.Ruff, Cards: 1, Tricks: 1}, {Theme: theme.Lead, Cards: 1, Tricks: 1},
	}}
	f := bridgestore.Filter{Rules: "Duplicate", Counted: true}
	lines := themeLines(all, f)
	if len(lines) != mostThemes {
		t.Fatalf("%d lines", len(lines))
	}
	want(t, "label", lines[0].Label, "Finesse")
	want(t, "value", lines[0].Value, "55.0")
	want(t, "behind", lines[0].Behind, "40 cards, lately 20.0")
	want(t, "first", lines[0].First && !lines[1].First, true)
	want(t, "few", lines[1].Few && !lines[0].Few, true)
	f.Theme = theme.Finesse
	want(t, "opens", lines[0].Source.Count, 38)
	want(t, "the boards of the theme", lines[0].Source.Filter, f)
	all.Boards, all.Latest = 20, 20
	want(t, "behind of few boards", themeLines(all, f)[0].Behind, "40 cards")
	want(t, "without any", len(themeLines(bridgestore.Themes{}, f)), 0)
}

// Boards analysed by an older program can be looked at again for their themes alone.
func TestOnlyThemesAreMissing(t *testing.T) {
	st := sample()
	st.Unlooked = 0
	store := &fakeStore{statistics: st, themes: bridgestore.Themes{Unthemed: 3}}
	s, queue, _ := newTestScreen(t, store)
	queue.next()
	want(t, "boards to look at", s.page().unlooked(), 3)
	want(t, "the button is there", s.view.analyse.Hidden, false)
}

// Boards that can't be read are said beside the others, and there is nothing to analyse on them.
func TestUnreadableBoardsAreSaid(t *testing.T) {
	st := sample()
	st.Unlooked = 0
	s, queue, _ := newTestScreen(t, &fakeStore{statistics: st, themes: bridgestore.Themes{Unreadable: 2}})
	queue.next()
	want(t, "boards to look at", s.page().unlooked(), 0)
	want(t, "the button is there", s.view.analyse.Hidden, true)
	want(t, "said", s.view.said.Text, "All deals are analysed. 2 deals can’t be read any more, and aren’t among the mistakes by kind.")
}

// A theme's line opens its boards.
func TestAThemeOpensItsBoards(t *testing.T) {
	all := bridgestore.Themes{Boards: 80, Latest: 50, Tallies: []bridgestore.ThemeTally{{Theme: theme.Finesse, Boards: 3, Cards: 4, Tricks: 5}}}
	var opened bridgestore.Filter
	p := newPage(sample(), all, choices{}, date(t, "2026-11-21"), func(f bridgestore.Filter) { opened = f })
	f := choices{}.filter(date(t, "2026-11-21"))
	f.Theme = theme.Finesse
	for i := range p.Figure(tableFigure).(chart.Table).Lines {
		if p.Source(tableFigure, chart.Mark{Row: i}).Filter == f {
			p.Open(tableFigure, chart.Mark{Row: i})
		}
	}
	want(t, "opened", opened, f)
}
