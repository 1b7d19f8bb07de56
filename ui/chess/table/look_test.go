package table

import (
	"testing"

	"github.com/superbridge/superbridge/ui/chess/tabletop"
)

// A look survives its text form, and invalid parts become the usual ones.
func TestLooks(t *testing.T) {
	for _, view := range []tabletop.View{tabletop.Corner, tabletop.Grid} {
		for n := range 8 {
			l := Look{view, n&1 != 0, n&2 != 0, n&4 != 0}
			if got := ParseLook(l.String()); got != l {
				t.Errorf("%v is read as %v", l, got)
			}
		}
	}
	for _, text := range []string{"", "nonsense", "view=round turns=maybe targets halos=", "view= =yes"} {
		if got := ParseLook(text); got != UsualLook() {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}
