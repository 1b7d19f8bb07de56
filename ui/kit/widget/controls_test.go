package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
)

// rows returns controls as they are written: a letter is a button, a greyed one if it is small, and a hyphen a choice of three values.
func rows(pressed *string, written ...string) [][]Control {
	art := NewArt(cardart.Style{})
	var all [][]Control
	for _, line := range written {
		var row []Control
		for _, sign := range line {
			if sign == '-' {
				row = append(row, NewChoice(art, "-", 100, []string{"1", "2", "3"}, 0, nil))
				continue
			}
			b := NewButton(art, string(sign), "", func() { *pressed += string(sign) })
			b.Disabled = sign >= 'a'
			row = append(row, b)
		}
		all = append(all, row)
	}
	return all
}

// label returns the label of the focused control.
func label(c *Controls) string {
	switch on := c.On().(type) {
	case *Button:
		return on.Label
	case *Choice:
		return "-" + on.Options[on.Chosen]
	}
	return ""
}

// The focus passes over greyed buttons, and Enter never presses them.
func TestTheKeyboardPassesOverWhatIsGreyed(t *testing.T) {
	test.NewTempApp(t)
	arrows := map[rune]fyne.KeyName{'u': fyne.KeyUp, 'd': fyne.KeyDown, 'l': fyne.KeyLeft, 'r': fyne.KeyRight, 'h': fyne.KeyHome, 'e': fyne.KeyEnd}
	for _, tt := range []struct {
		rows []string
		keys string
		want []string // after each key
	}{
		{[]string{"A", "b", "C"}, "ddduu", []string{"C", "C", "C", "A", "A"}},
		{[]string{"a", "B"}, "udhe", []string{"B", "B", "B", "B"}},
		{[]string{"AbC", "dEf"}, "rrdlrull", []string{"C", "C", "E", "E", "E", "C", "A", "A"}},
		{[]string{">", "AbC", "d", "eF"}, "rrrlllu", []string{"C", "F", "F", "C", "A", "A", "A"}},
		{[]string{"-", "ab", "C"}, "rrrld", []string{"-2", "-3", "-3", "-2", "C"}},
		{[]string{"a", "bc", "d"}, "udlrhe", []string{"", "", "", "", "", ""}},
		{nil, "udlrhe", []string{"", "", "", "", "", ""}},
	} {
		var pressed, want string
		flows := len(tt.rows) > 0 && tt.rows[0] == ">"
		c := &Controls{Flow: flows}
		if flows {
			c.Set(rows(&pressed, tt.rows[1:]...))
		} else {
			c.Set(rows(&pressed, tt.rows...))
		}
		for i, key := range tt.keys {
			if !c.Key(arrows[key]) || label(c) != tt.want[i] {
				t.Errorf("%q: after %s the keyboard is on %q, want %q", tt.rows, tt.keys[:i+1], label(c), tt.want[i])
			}
			if c.Press() {
				want += tt.want[i]
			}
		}
		if pressed != want {
			t.Errorf("%q: pressed %q, want %q", tt.rows, pressed, want)
		}
		if c.Key(fyne.KeyReturn) {
			t.Errorf("%q: Enter is taken", tt.rows)
		}
	}
}

// A button that is greyed while the keyboard is on it loses it, and is marked no more.
func TestTheKeyboardLeavesWhatIsGreyed(t *testing.T) {
	test.NewTempApp(t)
	var pressed string
	c, all := &Controls{}, rows(new(string), "A", "BC")
	c.Set(all)
	a, b, third := all[0][0].(*Button), all[1][0].(*Button), all[1][1].(*Button)
	for i, x := range []struct {
		of   *Button
		on   bool
		want string
	}{{a, false, "B"}, {b, false, "C"}, {third, false, ""}, {b, true, "B"}, {a, true, "B"}, {b, false, "A"}} {
		x.of.Enable(x.on)
		if label(c) != x.want {
			t.Errorf("after %d: the keyboard is on %q, want %q", i+1, label(c), x.want)
		}
		for _, button := range []*Button{a, b, third} {
			if button.Selected != (button.Label == x.want) {
				t.Errorf("after %d: %s is marked %v", i+1, button.Label, button.Selected)
			}
		}
	}
	c.Set(rows(&pressed, "a", "b", "C"))
	if c.Press(); pressed != "C" || label(c) != "C" {
		t.Errorf("among others it is on %q and presses %q", label(c), pressed)
	}
}
