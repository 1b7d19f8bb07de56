package ordering

import (
	"context"
	"image/color"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// desk is a sheet in a window, with a record of its calls.
type desk struct {
	*Sheet
	window fyne.Window
	texts  []string
	deals  []card.Deal
	later  []func() // background work, if it isn't done at once
}

func newDesk(t *testing.T, change func(*desk, *Options)) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{}
	o := Options{
		Rules: bridge.Duplicate(), Sheets: sheet.NewStack(canvas.NewRectangle(color.Transparent)), Runner: background.AtOnce(),
		Random: func() *rand.Rand { return rand.New(rand.NewPCG(1, 1)) },
		OnDeal: func(c condition.Condition, deal card.Deal) {
			d.texts, d.deals = append(d.texts, c.String()), append(d.deals, deal)
		},
	}
	if change != nil {
		change(d, &o)
	}
	d.window = test.NewTempWindow(t, o.Sheets.Content())
	d.window.Resize(fyne.NewSize(1024, 700))
	d.Sheet = open(widget.NewArt(cardart.Style{}), o, 0)
	return d
}

// inBackground runs the sheet's work only when the test says so.
func inBackground(d *desk, o *Options) {
	o.Runner = background.NewRunnerWith(func(f func()) { d.later = append(d.later, f) }, func(f func()) { f() })
}

// press gives the stack keys by their names, or characters.
func (d *desk) press(keys ...string) {
	for _, k := range keys {
		if len(k) > 1 {
			d.options.Sheets.Key(fyne.KeyName(k))
			continue
		}
		d.options.Sheets.Rune(rune(k[0]))
	}
}

// onCanvas returns the position of an object's middle.
func onCanvas(o fyne.CanvasObject) fyne.Position {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return at.AddXY(o.Size().Width/2, o.Size().Height/2)
}

// click clicks the middle of an object.
func (d *desk) click(o fyne.CanvasObject) { test.TapCanvas(d.window.Canvas(), onCanvas(o)) }

// With keys alone: a condition is composed, its rarity is shown, and a deal arrives.
func TestByKeys(t *testing.T) {
	d := newDesk(t, nil)
	if d.said.Text != "Any deal will do." {
		t.Errorf("at first it says %q", d.said.Text)
	}
	d.press("1", "5", "-", "1", "7", "Down", "Down", "Down", "Down", "Down", "Space", "Right", "Right", "Up", "Up", "Up", "Up", "5", "+", "Right", "Right", "Up", "3", "3", "+")
	const want = "N.points 15-17, N balanced, S.spades 5+, NS.points 33+"
	if d.field.Text != want || d.said.Text != "One deal in 13,470 matches." {
		t.Errorf("it is %q, and %q", d.field.Text, d.said.Text)
	}
	d.press("Return")
	if len(d.deals) != 1 || d.texts[0] != want || !d.options.Sheets.Empty() {
		t.Fatalf("%d deals, %v, and the sheet is still there: %v", len(d.deals), d.texts, !d.options.Sheets.Empty())
	}
	c, _ := condition.Parse(bridge.Duplicate(), want)
	if ok, _ := c.Holds(context.Background(), d.deals[0]); !ok {
		t.Errorf("the deal is %v", d.deals[0])
	}
}

// By mouse alone.
func TestByMouse(t *testing.T) {
	d := newDesk(t, nil)
	d.click(d.cells[place{5, 0}].object)
	d.click(d.cells[place{6, 4}].object)
	d.click(d.cells[place{6, 4}].object)
	d.click(d.cells[place{8, 2}].object)
	if d.field.Text != "N balanced, not NS fit" {
		t.Errorf("one click on an opening goes there: %q", d.field.Text)
	}
	d.click(d.cells[place{8, 2}].object)
	d.click(d.cells[place{0, 1}].object)
	higher := find(d.steps, "+")
	d.click(higher[0])
	d.click(find(d.steps, "+")[0])
	d.click(find(d.steps, "–")[1])
	if want := "N balanced, E.points 13-39, S opens, not NS fit"; d.field.Text != want {
		t.Errorf("%q, want %q", d.field.Text, want)
	}
	d.click(find(d.steps, "Clear")[0])
	d.click(d.deal)
	if len(d.deals) != 1 || d.texts[0] != "N balanced, S opens, not NS fit" {
		t.Errorf("%d deals, %v", len(d.deals), d.texts)
	}
	d = newDesk(t, func(_ *desk, o *Options) { o.Text = "N balanced, N.longest 5" })
	if d.field.Text != "N balanced, N.longest 5" || d.cells[place{5, 0}].words.Text != "yes" {
		t.Errorf("it opens with %q, and in the cell stands %q", d.field.Text, d.cells[place{5, 0}].words.Text)
	}
	d.click(find(d.buttons, "Clear all")[0])
	if d.field.Text != "" || d.cells[place{5, 0}].words.Text != "" {
		t.Errorf("after all is cleared there is %q", d.field.Text)
	}
}

// find returns the buttons with a label.
func find(in fyne.CanvasObject, label string) (found []fyne.CanvasObject) {
	switch o := in.(type) {
	case *widget.Button:
		if o.Label == label {
			return []fyne.CanvasObject{o}
		}
	case *fyne.Container:
		for _, each := range o.Objects {
			found = append(found, find(each, label)...)
		}
	}
	return found
}

// The text typed in the field fills the cells at once, and errors in it are shown.
func TestTyped(t *testing.T) {
	d := newDesk(t, nil)
	d.window.Canvas().Focus(d.field)
	test.Type(d.field, "s.hearts 6-7, ew slam, n opens 3s")
	if a, b, c := d.cells[place{2, 2}].words.Text, d.cells[place{7, 5}].words.Text, d.cells[place{8, 0}].words.Text; a != "6–7" || b != "yes" || c != "3♠" {
		t.Errorf("in the cells stand %q, %q, %q", a, b, c)
	}
	test.Type(d.field, ", x")
	if d.said.Text != "“x” doesn’t fit there. Name a hand or a side: N, E, S, W, NS or EW." || !d.deal.Disabled {
		t.Errorf("it says %q; a deal can be looked for: %v", d.said.Text, !d.deal.Disabled)
	}
	d.press("Return")
	if len(d.deals) != 0 || d.Working() {
		t.Error("it looks for a deal all the same")
	}
	d.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	if d.window.Canvas().Focused() != nil {
		t.Error("Up doesn't lead back to the table")
	}
	d.field.SetText("N.points 12+")
	d.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(d.deals) != 1 {
		t.Error("Enter in the field finds no deal")
	}
}

// An impossible condition is reported, and isn't searched for.
func TestImpossible(t *testing.T) {
	d := newDesk(t, func(_ *desk, o *Options) { o.Text = "N.points 25+, W balanced, S.points 20+" })
	if d.said.Text != "No deal can match. These contradict each other: N.points 25+, S.points 20+." || !d.deal.Disabled {
		t.Errorf("it says %q; a deal can be looked for: %v", d.said.Text, !d.deal.Disabled)
	}
	d = newDesk(t, func(_ *desk, o *Options) { o.Text, o.Rules = "EW.points 20", bridge.MiniBridge() })
	if d.said.Text != "No deal can match: EW.points 20. In this game one side always has more points than the other." {
		t.Errorf("it says %q", d.said.Text)
	}
	d = newDesk(t, func(d *desk, o *Options) { inBackground(d, o); o.Text = "N opens 7C" })
	d.press("Return") // before it has been counted
	for len(d.later) > 0 {
		next := d.later[0]
		d.later = d.later[1:]
		next()
	}
	if d.Working() || d.said.Text != "No deal can match: N opens 7C." || len(d.deals) != 0 {
		t.Errorf("it says %q, and works: %v", d.said.Text, d.Working())
	}
}

// A search shows its progress, and Esc cancels it; then another one can begin, and the sheet can be left.
func TestCancel(t *testing.T) {
	d := newDesk(t, func(d *desk, o *Options) { inBackground(d, o); o.Text = "NS fit, NS.points 26+" })
	d.later = nil
	d.press("Return")
	if !d.Working() || !strings.HasPrefix(d.said.Text, "Searching … 0 deals") || find(d.buttons, "Cancel") == nil {
		t.Errorf("it works: %v; it says %q", d.Working(), d.said.Text)
	}
	d.press("5", "Down", "Return")
	d.field.SetText("N fit")
	if d.form.text != "NS fit, NS.points 26+" || d.field.Text != d.form.text || len(d.later) != 1 {
		t.Errorf("while it works the condition becomes %q, and %d searches go on", d.form.text, len(d.later))
	}
	d.press("Escape")
	if d.Working() || d.said.Text != "The search was cancelled." || d.options.Sheets.Empty() {
		t.Errorf("it works: %v; it says %q", d.Working(), d.said.Text)
	}
	d.later[0]()
	if len(d.deals) != 0 {
		t.Error("a deal comes after all")
	}
	d.press("Return")
	d.later[len(d.later)-1]()
	if len(d.deals) != 1 {
		t.Error("a second search finds nothing")
	}
	d = newDesk(t, nil)
	d.press("Escape")
	if !d.options.Sheets.Empty() || len(d.deals) != 0 {
		t.Error("Esc doesn't leave the sheet")
	}
}

// Background work ends with the sheet.
func TestLeftWhileItCounts(t *testing.T) {
	d := newDesk(t, func(d *desk, o *Options) { inBackground(d, o); o.Text = "NS slam, NS.points 20-22, EW slam" })
	count := d.later[0]
	d.press("Escape")
	start := time.Now()
	count()
	if took := time.Since(start); took > time.Second {
		t.Errorf("it went on counting for %v", took)
	}
}

func TestRarity(t *testing.T) {
	for _, tt := range []struct {
		share condition.Share
		want  string
	}{
		{condition.Share{Of: 1, Exact: true}, "All deals match, or nearly all."},
		{condition.Share{Of: 0.843, Exact: true}, "84 % of all deals match."},
		{condition.Share{Of: 0.25, Exact: true}, "One deal in 4 matches."},
		{condition.Share{Of: 1.0 / 123456, Exact: true}, "One deal in 123,456 matches."},
		{condition.Share{Of: 1.0 / 123456, Looked: 9, Met: 3}, "About one deal in 120,000 matches."},
		{condition.Share{Of: 1.0 / 7, Looked: 9, Met: 3}, "About one deal in 7 matches."},
		{condition.Share{Of: 1e-29, Exact: true}, "Fewer than one deal in a million billion match."},
		{condition.Share{Looked: 3700}, "None of the 3,700 deals tried match. Finding one may take a while."},
	} {
		if got, bad := (rarity{share: tt.share}).words(); got != tt.want || bad {
			t.Errorf("%+v: %q, %v; want %q", tt.share, got, bad, tt.want)
		}
	}
}
