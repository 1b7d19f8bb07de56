package standings

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/bridge/results/resultstest"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// openTold opens the screen with many results of a deal.
func openTold(t *testing.T, ask bool) (s *ToldScreen, backs *int) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	told := results.Told{Number: 17, Board: resultstest.Board("3N 10").Prefix(0)}
	for n := range 100 {
		told.Results = append(told.Results, pbn.Result{Contract: bridge.Contract{}, Source: pbn.Source{Tags: pbn.Tags{{Name: "Table", Value: fmt.Sprint(n)}}}})
	}
	backs = new(int)
	s = NewTold(widget.NewArt(cardart.Style{}), ToldOptions{Title: "Results", Told: told, Ask: ask, OnBack: func() { *backs++ }})
	w := test.NewTempWindow(t, s.Content())
	w.Resize(fyne.NewSize(1024, 700))
	return s, backs
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
	s, backs := openTold(t, true)
	if said := says(s.Content()); !strings.Contains(said, "Show the results") || s.scroll != nil && strings.Contains(said, "Passed out") {
		t.Errorf("it asks with %s", said)
	}
	s.Key(fyne.KeyDown)
	s.Key(fyne.KeyReturn)
	if said := says(s.Content()); strings.Contains(said, "Show the results") || !s.shown {
		t.Errorf("then it says %s", said)
	}
	s.Redraw()
	if !s.shown {
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
	s, _ := openTold(t, false)
	at := func() float32 { return s.scroll.Offset.Y }
	last := s.scroll.Content.MinSize().Height - s.scroll.Size().Height
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
