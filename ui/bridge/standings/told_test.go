package standings

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/ui/bridge/results/resultstest"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// openTold opens the screen of a deal with many results, unfinished if it asks, and one more deal of its evening with a ranking.
func openTold(t *testing.T, ask bool, fails error) (s *ToldScreen, backs *int, us *club.Pair) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	first := club.Told{Number: 17, You: true, Board: resultstest.Board("3N 10")}
	second := club.Told{Number: 18, You: true, Board: resultstest.Board("3N 9")}
	if ask {
		first.Board = first.Board.Prefix(0)
	}
	for n := range 100 {
		first.Results = append(first.Results, pbn.Result{Contract: bridge.Contract{}, Source: pbn.Source{Tags: pbn.Tags{
			{Name: "Table", Value: fmt.Sprint(n)}, {Name: "PairId_NS", Value: fmt.Sprint(n + 1)}, {Name: "PairId_EW", Value: fmt.Sprint(n + 101)}}}})
	}
	second.Results = first.Results
	backs, us = new(int), new(club.Pair)
	s = NewTold(widget.NewArt(cardart.Style{}), ToldOptions{Title: "Results", Told: first, OnBack: func() { *backs++ },
		Evening: func(context.Context) ([]club.Told, club.Pair, error) {
			return []club.Told{first, second}, club.Pair{Side: "NS", Number: "7"}, fails
		},
		OnUs: func(p club.Pair) { *us = p }, Runner: background.AtOnce()})
	w := test.NewTempWindow(t, s.Content())
	w.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(s.Close)
	return s, backs, us
}

// says returns the texts of the visible buttons and prose.
func says(o fyne.CanvasObject) string {
	var all []string
	switch o := o.(type) {
	case *widget.Prose:
		all = append(all, o.Text)
	case *widget.Button:
		all = append(all, o.Label)
	case *fyne.Container:
		for _, object := range o.Objects {
			all = append(all, says(object))
		}
	case *container.Scroll:
		all = append(all, says(o.Content))
	case fyne.Widget:
		for _, object := range test.WidgetRenderer(o).Objects() {
			all = append(all, says(object))
		}
	}
	return strings.Join(all, "|")
}

// The tables' results on a deal that is still to be played are shown only on request.
func TestToldAsks(t *testing.T) {
	s, backs, _ := openTold(t, true, nil)
	if said := says(s.Content()); !strings.Contains(said, "Show the results") || !strings.Contains(said, "You haven’t played this deal yet") {
		t.Errorf("it asks with %s", said)
	}
	s.Key(fyne.KeyDown)
	s.Key(fyne.KeyReturn)
	if said := says(s.Content()); strings.Contains(said, "Show the results") || s.hidden() {
		t.Errorf("then it says %s", said)
	}
	s.Redraw()
	if s.hidden() {
		t.Error("in other colours it asks again")
	}
	s.Key(fyne.KeyEscape)
	s.Rune('w')
	if *backs != 2 {
		t.Errorf("back has been asked for %d times", *backs)
	}
}

// A long table scrolls by keys, and stays within its ends.
func TestToldScrolls(t *testing.T) {
	s, _, _ := openTold(t, false, nil)
	at := func() float32 { return s.view.scroll.Offset.Y }
	last := s.view.scroll.Content.MinSize().Height - s.view.scroll.Size().Height
	if last < 500 {
		t.Fatalf("there is nothing to scroll: %v", last)
	}
	for _, tt := range []struct {
		key  fyne.KeyName
		goes func(before, now float32) bool
	}{
		{fyne.KeyUp, func(_, now float32) bool { return now == 0 }},
		{fyne.KeyDown, func(before, now float32) bool { return now > before }},
		{fyne.KeyPageDown, func(before, now float32) bool { return now > before+300 }},
		{fyne.KeyPageUp, func(before, now float32) bool { return now < before-300 }},
		{fyne.KeyEnd, func(_, now float32) bool { return now == last }},
		{fyne.KeySpace, func(_, now float32) bool { return now == last }},
		{fyne.KeyHome, func(_, now float32) bool { return now == 0 }},
	} {
		before := at()
		if s.Key(tt.key); !tt.goes(before, at()) {
			t.Errorf("%s goes from %v to %v of %v", tt.key, before, at(), last)
		}
	}
}

// The brackets lead to the deals beside, and the numbers to the rankings, in which the user chooses the pair that he was.
func TestToldEvening(t *testing.T) {
	s, _, us := openTold(t, false, nil)
	if s.Rune('['); s.told().Number != 17 {
		t.Errorf("before the first comes board %d", s.told().Number)
	}
	if s.Rune(']'); s.told().Number != 18 {
		t.Errorf("after the first comes board %d", s.told().Number)
	}
	own := func() (rows []int) {
		for i, r := range s.grid().Rows {
			if r.Own {
				rows = append(rows, i)
			}
		}
		return rows
	}
	s.Rune('2')
	pairs := s.pairs()
	if len(pairs) != 101 || !pairs[0].You || s.row != 7 || fmt.Sprint(own()) != "[0 7]" { // 430 and 400 against passes
		t.Fatalf("%d pairs, row %d, own %v", len(pairs), s.row, own())
	}
	s.Key(fyne.KeyUp)
	if s.Key(fyne.KeyReturn); us.Number != "6" || us.Side != "NS" || fmt.Sprint(own()) != "[0 6]" {
		t.Errorf("chosen is %+v, own are %v", us, own())
	}
	if s.Key(fyne.KeyReturn); *us != (club.Pair{}) || fmt.Sprint(own()) != "[0]" {
		t.Errorf("taken back it is %+v, own are %v", us, own())
	}
	s.Key(fyne.KeyHome)
	if s.Key(fyne.KeyReturn); *us != (club.Pair{}) {
		t.Errorf("what the user plays now is no pair of the club: %+v", us)
	}
	if s.Rune('3'); s.page != 2 || s.pairs()[0].Side != "EW" || s.pairs()[0].You {
		t.Errorf("page %d: %+v", s.page, s.pairs()[0])
	}
	if s.Key(fyne.KeyRight); s.page != 2 {
		t.Errorf("after the last page comes %d", s.page)
	}
	s.Rune('1')
	if said := says(s.Content()); s.page != 0 || !strings.Contains(said, "Next board") {
		t.Errorf("page %d: %s", s.page, said)
	}
}

// What can't be read is said, and the deal's own results stay.
func TestToldFails(t *testing.T) {
	s, _, _ := openTold(t, false, errors.New("no such file"))
	if said := says(s.Content()); !strings.Contains(said, "no such file") || len(s.grid().Rows) != 101 || s.view.body.Objects[0] != s.view.scroll {
		t.Errorf("%d rows: %s", len(s.grid().Rows), said)
	}
}
