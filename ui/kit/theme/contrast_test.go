package theme

import (
	"image/color"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Every ink of both themes can be read on every ground that it is on.
func TestInksAreLegible(t *testing.T) {
	white := rgb(0xffffff)
	for name, p := range everywhere() {
		paper := map[string]color.NRGBA{"room": p.Room, "panel": p.Panel, "hovered": p.Hovered()}
		for ground, g := range paper {
			for ink, i := range map[string]color.NRGBA{"ink": p.Ink, "faint": p.Faint, "bad": p.Bad, "good": p.Good} {
				check(t, name+": "+ink+" on "+ground, i, g)
			}
		}
		check(t, name+": ink on marked", p.Ink, p.Marked())
		for ground, g := range map[string]color.NRGBA{"felt": p.Felt, "deep felt": p.FeltDeep, "wood": p.Wood, "note": p.NoteBed()} {
			check(t, name+": felt's ink on "+ground, p.FeltInk, g)
		}
		check(t, name+": white on vulnerable", white, p.Vulnerable)
	}
}

// everywhere returns the colours of both appearances with each felt, by name.
func everywhere() map[string]Palette {
	all := map[string]Palette{}
	for _, f := range Felts {
		all["light, "+string(f)], all["dark, "+string(f)] = f.On(Light, false), f.On(Dark, true)
	}
	return all
}

// Each felt is another one, and another table's is never the user's own.
func TestFelts(t *testing.T) {
	seen := map[color.NRGBA]string{}
	for name, p := range everywhere() {
		if was, ok := seen[p.Felt]; ok {
			t.Errorf("%s has the felt of %s", name, was)
		}
		seen[p.Felt] = name
		if away := p.Elsewhere(); away.Felt == p.Felt || away.FeltDeep == p.FeltDeep {
			t.Errorf("%s: another table looks the same", name)
		}
	}
	if Felt("").On(Light, false) != Light || Green.On(Dark, true) != Dark {
		t.Error("without a choice it is another felt than before")
	}
}

func check(t *testing.T, name string, ink, ground color.NRGBA) {
	t.Helper()
	if c := vector.Contrast(ink, ground); c < Legible {
		t.Errorf("%s: a contrast of %.2f, want %v at least", name, c, Legible)
	}
}

// Illegible colours move only as far as needed; legible ones stay.
func TestOnAndUnder(t *testing.T) {
	for name, p := range map[string]Palette{"light": Light, "dark": Dark} {
		for _, ground := range []color.NRGBA{p.Panel, p.Marked(), p.Felt, p.Gold} {
			for _, ink := range []color.NRGBA{p.Ink, p.Faint, p.Gold, p.Vulnerable} {
				on, under := On(ground, ink), Under(ink, ground)
				if c := vector.Contrast(on, ground); c < Legible {
					t.Errorf("%s: %v on %v is %v, with a contrast of %.2f", name, ink, ground, on, c)
				}
				if c := vector.Contrast(ink, under); c < Legible && vector.Contrast(ink, furthest(ink)) >= Legible {
					t.Errorf("%s: %v under %v is %v, with a contrast of %.2f", name, ground, ink, under, c)
				}
				if vector.Contrast(ink, ground) >= Legible && (on != ink || under != ground) {
					t.Errorf("%s: %v on %v can be read, and was changed", name, ink, ground)
				}
			}
		}
	}
}
