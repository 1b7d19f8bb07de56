package background

import (
	"runtime/debug"
	"testing"
)

// While any search goes on the garbage collector looks sooner; after the last it does as before.
func TestSparing(t *testing.T) {
	before := debug.SetGCPercent(123)
	t.Cleanup(func() { debug.SetGCPercent(before) })
	percent := func() int {
		p := debug.SetGCPercent(-1)
		debug.SetGCPercent(p)
		return p
	}
	one := Spare()
	other := Spare()
	if one(); percent() != sparingPercent {
		t.Errorf("with one of two searches at %d", percent())
	}
	if other(); percent() != 123 {
		t.Errorf("after both at %d", percent())
	}
}
