package review

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
)

// A deal that is over can be played on from any place but its end; one that goes on can't.
func TestPlayOn(t *testing.T) {
	b := played(t, few.NulloForTwo, 4, -1)
	d := look(t, newStore(asKept(1, b, 0), asKept(2, played(t, few.NulloForTwo, 6, 9), 0)), 1)
	texts := storage.Texts(b.Events())
	d.press("p")
	d.To(5, false)
	d.Parts.Play.Tapped(nil)
	d.press("End", "p")
	if want := []string{"play on 1: ", "play on 1: " + strings.Join(texts[:5], ", ")}; !slices.Equal(d.said, want) {
		t.Errorf("it says %q, want %q", d.said, want)
	}
	if !d.Parts.Play.Disabled {
		t.Error("at the end there is something to play on")
	}
	d = look(t, newStore(asKept(2, played(t, few.NulloForTwo, 6, 9), 0)), 2)
	if d.press("p"); len(d.said) > 0 || !d.Parts.Play.Disabled {
		t.Errorf("a deal that goes on is played on: %q", d.said)
	}
}
