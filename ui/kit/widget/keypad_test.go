package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// keys returns a row of keys labelled with their values.
func keys(of ...string) (row []Key[string]) {
	for _, k := range of {
		row = append(row, Key[string]{Of: k, Label: k})
	}
	return row
}

// Only keys that can be pressed are, arrows go from one of these to the next, and the keys fill their sheet row by row.
func TestKeypad(t *testing.T) {
	k := NewKeypad(newArt(t), [][]Key[string]{keys("a", "b", "c"), keys("d", "e", "f"), keys("pass")})
	var pressed []string
	k.OnPressed = func(of string) { pressed = append(pressed, of) }
	k.Resize(fyne.NewSize(300, 200))
	test.WidgetRenderer(k).Layout(k.Size())
	k.Set([]string{"b", "d", "f", "pass"}, 1)
	for _, of := range []string{"a", "b", "c", "d", "e", "f", "pass"} {
		k.Button(of).Tapped(nil)
	}
	if want := []string{"b", "d", "f", "pass"}; !slices.Equal(pressed, want) {
		t.Errorf("pressed are %v, want %v", pressed, want)
	}
	for _, step := range []struct {
		dx, dy int
		want   string
	}{{1, 0, "b"}, {1, 0, "f"}, {1, 0, "f"}, {0, 1, "pass"}, {0, -1, "d"}, {1, 0, "f"}} {
		if k.Step(step.dx, step.dy); k.selected != step.want {
			t.Errorf("%d, %d goes to %q, want %q", step.dx, step.dy, k.selected, step.want)
		}
	}
	if k.Set([]string{"b"}, 1); k.chosen {
		t.Error("a key that can't be pressed any more stays chosen")
	}
	if a, pass := k.Button("a"), k.Button("pass"); a.Size().Width*2.5 > pass.Size().Width || a.Position().Y+a.Size().Height > pass.Position().Y {
		t.Errorf("a is %v at %v, pass is %v at %v", a.Size(), a.Position(), pass.Size(), pass.Position())
	}
	k.Button("b").MouseIn(&desktop.MouseEvent{})
	if of, ok := k.UnderMouse(); !ok || of != "b" {
		t.Errorf("under the mouse is %q, %v", of, ok)
	}
	if k.SetRows([][]Key[string]{keys("x")}); k.Len() != 1 || k.Button("a") != nil {
		t.Errorf("other rows leave %d keys", k.Len())
	}
}

// A register marks the entry under the mouse, and scrolls to its end as it grows.
func TestRegister(t *testing.T) {
	r := NewRegister(newArt(t))
	told := -2
	r.OnPointed, r.Rows = func(entry int) { told = entry }, 4
	r.Resize(fyne.NewSize(200, 100)) // cells of 100 by 20
	w := Written{Heads: []string{"one", "two"}, Marked: []bool{false, true}, Open: true}
	for row := range 6 {
		w.Entries = append(w.Entries, Entry{Row: row, Words: "x"})
	}
	w.Row = 6
	r.Set(w, -1, 1)
	if r.First() != 3 {
		t.Errorf("the first row in sight is %d, want 3", r.First())
	}
	if r.Tapped(&fyne.PointEvent{Position: fyne.NewPos(50, 30)}); told != 3 {
		t.Errorf("a click tells %d, want 3", told)
	}
	if got := r.EntryAt(fyne.NewPos(150, 30)); got != -1 {
		t.Errorf("beside the entries %d is found", got)
	}
	if r.Set(w, 0, 1); r.First() != 0 {
		t.Errorf("to tell the first one it scrolls to %d", r.First())
	}
	r.Set(w, -1, 1)
	if r.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -10)}); r.First() != 1 {
		t.Errorf("the wheel scrolls to %d", r.First())
	}
}

// A register hides no row while there is room for it, as its room and its entries grow and shrink. The end is in sight unless the reader has
// scrolled away from it.
func TestRegisterUsesItsRoom(t *testing.T) {
	r := NewRegister(newArt(t))
	r.Resize(fyne.NewSize(200, 120))
	rows := func(n int) Written {
		w := Written{Heads: []string{"one"}, Open: true, Row: n}
		for row := range n {
			w.Entries = append(w.Entries, Entry{Row: row, Words: "x"})
		}
		return w
	}
	wheel := func(by float32) { r.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, by)}) }
	for _, step := range []struct {
		name string
		do   func()
		want int
	}{
		{"filled before it has room", func() { r.Rows = 2; r.Set(rows(4), -1, 1) }, 3},
		{"it gets room for all", func() { r.Rows = 5 }, 0},
		{"it gets less", func() { r.Rows = 3 }, 2},
		{"it grows", func() { r.Set(rows(7), -1, 1) }, 5},
		{"entries are taken back", func() { r.Set(rows(3), -1, 1) }, 1},
		{"more are taken back", func() { r.Set(rows(1), -1, 1) }, 0},
		{"it grows again", func() { r.Set(rows(7), -1, 1) }, 5},
		{"the reader scrolls up", func() { wheel(10) }, 4},
		{"and stays there", func() { r.Set(rows(7), -1, 1) }, 4},
		{"as far as there are rows", func() { r.Rows = 6 }, 2},
		{"he scrolls down to the end", func() { r.Rows = 3; wheel(-10) }, 5},
		{"and the end stays in sight", func() { r.Rows = 2 }, 6},
	} {
		if step.do(); r.First() != step.want {
			t.Errorf("%s: the first row in sight is %d, want %d", step.name, r.First(), step.want)
		}
	}
}

// A headline shows the longest wordings that fit beside each other.
func TestHeadline(t *testing.T) {
	h := NewHeadline(newArt(t), 50)
	h.Set([]string{"a long wording for the left side", "short"}, []string{"middle"}, []string{"an even longer wording for the right", "right"})
	for width, want := range map[float32]string{1600: "a long wording for the left side", 320: "short"} {
		h.Resize(fyne.NewSize(width, 50))
		if test.WidgetRenderer(h).Layout(h.Size()); h.Left.Text != want {
			t.Errorf("with %v it says %q, want %q", width, h.Left.Text, want)
		}
	}
}
