package widget

import (
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
)

// Objects refreshed without a change stay, and those that changed are replaced.
func TestRedrawnOnlyWhenChanged(t *testing.T) {
	test.NewTempApp(t)
	art := NewArt(cardart.Style{})
	prose := NewProse(art, "4♠ by South", 16, color.Black)
	register := NewRegister(art)
	written := func(words string) Written {
		return Written{Heads: []string{"N", "E"}, Entries: []Entry{{Words: "1♥"}, {Column: 1, Words: words}}, Row: 1, Open: true}
	}
	register.Set(written("Pass"), -1, 1)
	register.Resize(fyne.NewSize(200, 300))
	for _, tt := range []struct {
		name   string
		widget fyne.Widget
		change func()
		others bool
	}{
		{"prose", prose, func() {}, false},
		{"prose in another place", prose, func() { prose.Align = fyne.TextAlignCenter }, false},
		{"another text", prose, func() { prose.Text = "3♠ by South" }, true},
		{"bold", prose, func() { prose.Bold = true }, true},
		{"larger", prose, func() { prose.TextSize = 20 }, true},
		{"another ink", prose, func() { prose.Ink = color.White }, true},
		{"four colours", prose, func() { art.Style.Colours++ }, true},
		{"a register in four colours", register, func() {}, true},
		{"a register", register, func() {}, false},
		{"the same entries", register, func() { register.Set(written("Pass"), -1, 1) }, false},
		{"another entry", register, func() { register.Set(written("1♠"), -1, 1) }, true},
		{"a mark", register, func() { register.Set(written("1♠"), 1, 1) }, true},
		{"a larger unit", register, func() { register.Set(written("1♠"), 1, 2) }, true},
		{"wider", register, func() { register.Resize(fyne.NewSize(300, 300)) }, true},
	} {
		renderer := test.WidgetRenderer(tt.widget)
		before := slices.Clone(renderer.Objects())
		tt.change()
		tt.widget.Refresh()
		if others := !slices.Equal(before, renderer.Objects()); others != tt.others {
			t.Errorf("%s: other objects %v", tt.name, others)
		}
	}
}
