package background

import (
	"runtime/debug"
	"testing"
)

// During any search the garbage collector runs sooner; after the last it runs as before.
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
