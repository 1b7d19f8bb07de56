package review

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
)

// A hand that is over can be played on from any place but its end, by P and by the button, also with what is tried there.
func TestPlayOn(t *testing.T) {
	h := play(t, 4, -1, 0, 0)
	d := look(t, newStore(asKept(1, h, 1), asKept(2, play(t, 6, 9, 0, 0, 0), 1)), 1)
	from := func(acts ...string) string { return "play on 1: " + strings.Join(acts, ", ") }
	acts := storage.Texts(h.Acts())
	d.press("p")
	d.To(3, false)
	d.Parts.Play.Tapped(nil)
	event := slices.IndexFunc(h.Acts(), func(a poker.Act) bool { return a.Seat == 1 })
	for event%3 != 0 || h.Acts()[event].Seat != 1 {
		event++
	}
	d.To(event+1, false)
	d.press("1", "p")
	options, _ := d.Page.Model.options()
	tried := append(slices.Clone(acts[:event]), options[0].Act.String())
	d.press("End", "p")
	if want := []string{from(), from(acts[:3]...), from(tried...)}; !slices.Equal(d.said, want) {
		t.Errorf("it says %q, want %q", d.said, want)
	}
	if !d.Parts.Play.Disabled {
		t.Error("at the end there is something to play on")
	}
	d = look(t, d.store, 2)
	if d.press("p"); len(d.said) > 0 || !d.Parts.Play.Disabled {
		t.Error("a hand that goes on is played on: " + fmt.Sprint(d.said))
	}
	d = look(t, d.store, 1, func(o *Options) { o.OnPlayOn = nil })
	if d.press("p"); d.Parts.Play != nil {
		t.Error("there is a button for what nobody can do")
	}
}
