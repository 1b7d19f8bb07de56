package theme

import (
	"image/color"
	"math"
	"testing"
)

// The contrast of colours of which WCAG's examples give it.
func TestContrast(t *testing.T) {
	white := rgb(0xffffff)
	for hex, want := range map[uint32]float64{0xffffff: 1, 0x000000: 21, 0x767676: 4.54, 0xff0000: 4.0, 0x0000ff: 8.59} {
		for _, got := range []float64{Contrast(rgb(hex), white), Contrast(white, rgb(hex))} {
			if math.Abs(got-want) > 0.01 {
				t.Errorf("%06x on white: %.2f, want %.2f", hex, got, want)
			}
		}
	}
}

// Every ink of both themes can be read on every ground that it stands on.
func TestInksAreLegible(t *testing.T) {
	white := rgb(0xffffff)
	for name, p := range map[string]Palette{"light": Light, "dark": Dark} {
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

func check(t *testing.T, name string, ink, ground color.NRGBA) {
	t.Helper()
	if c := Contrast(ink, ground); c < Legible {
		t.Errorf("%s: a contrast of %.2f, want %v at least", name, c, Legible)
	}
}

// What can't be read as it is moves just as far as it must; what can be read stays.
func TestOnAndUnder(t *testing.T) {
	for name, p := range map[string]Palette{"light": Light, "dark": Dark} {
		for _, ground := range []color.NRGBA{p.Panel, p.Marked(), p.Felt, p.Gold} {
			for _, ink := range []color.NRGBA{p.Ink, p.Faint, p.Gold, p.Vulnerable} {
				on, under := On(ground, ink), Under(ink, ground)
				if c := Contrast(on, ground); c < Legible {
					t.Errorf("%s: %v on %v is %v, with a contrast of %.2f", name, ink, ground, on, c)
				}
				if c := Contrast(ink, under); c < Legible && Contrast(ink, furthest(ink)) >= Legible {
					t.Errorf("%s: %v under %v is %v, with a contrast of %.2f", name, ground, ink, under, c)
				}
				if Contrast(ink, ground) >= Legible && (on != ink || under != ground) {
					t.Errorf("%s: %v on %v can be read, and was changed", name, ink, ground)
				}
			}
		}
	}
}
