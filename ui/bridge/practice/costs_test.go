package practice

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// What costs the user most is said over the kinds, the tile of what to try is marked, and M or a click opens it: contracts of the technique.
func TestWhatCostsMost(t *testing.T) {
	r := enter(t, func(r *room) {
		r.themes = bridgestore.Themes{Boards: 40, Tallies: []bridgestore.ThemeTally{
			{Theme: theme.Finesse, Cards: 2, Tricks: 15}, // too few
			{Theme: theme.Duck, Cards: 9, Tricks: 12}, {Theme: theme.Lead, Cards: 8, Tricks: 9},
		}}
	})
	if words := r.overview.costs.Text; words != "You lose more than most on: Duck, 12 tricks on 40 deals. Try: Make the contract (M)" {
		t.Errorf("said is %q", words)
	}
	for i, k := range practice.Kinds() {
		if marked := strings.Contains(r.overview.tiles[i].words.Text, "Advised"); marked != (k == practice.Contract) {
			t.Errorf("the tile of %v is marked: %v", k, marked)
		}
	}
	open := map[string]func(){"M": func() { r.letters("m") }, "a click": func() { test.Tap(r.overview.advice) }}
	for name, do := range open {
		do()
		if r.drill == nil || !r.drill.order.aimed || r.drill.order.technique != practice.Duck {
			t.Fatalf("%s opens %+v", name, r.drill)
		}
		r.Leave()
	}
	r.letters("5")
	if r.drill.order.aimed {
		t.Error("its own number asks for the technique too")
	}
}

// Nothing is said without costly cards; mistakes that aren't due yet can't be tried, and what has exercises without end opens them.
func TestWhatCanBeTried(t *testing.T) {
	of := func(name theme.Theme, change ...func(*room)) *room {
		return enter(t, append(change, func(r *room) {
			r.themes = bridgestore.Themes{Boards: 3, Tallies: []bridgestore.ThemeTally{{Theme: name, Cards: 3, Tricks: 3}}}
		})...)
	}
	none := enter(t)
	none.letters("m")
	if none.overview.costs.Text != "" || none.overview.advice.Visible() || none.drill != nil {
		t.Errorf("without costly cards %q is said", none.overview.costs.Text)
	}
	if r := of(theme.Discard); strings.Contains(r.overview.costs.Text, "Try") || r.overview.costs.Text == "" {
		t.Errorf("without one that is due %q is said", r.overview.costs.Text)
	}
	r := of(theme.Discard, func(r *room) { r.mine = []Mine{{Exercise: exercise(t, aMistake), Made: r.now.AddDate(0, 0, -2)}} })
	r.letters("m")
	if r.drill == nil || r.drill.kind != practice.Mistake {
		t.Errorf("for a discard %+v is opened", r.drill)
	}
	r = of(theme.Lead)
	r.letters("m")
	r.press(fyne.KeyTab)
	if r.drill == nil || r.drill.kind != practice.Lead {
		t.Errorf("for a lead %+v is opened", r.drill)
	}
}
