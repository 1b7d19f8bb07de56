package background

import (
	"runtime"
	"testing"
)

// Memory no longer in use is returned; small amounts aren't worth the work.
func TestGiveBack(t *testing.T) {
	giveBack()
	used := make([]byte, 4*worthGiving)
	for i := range used {
		used[i] = 1
	}
	before := unused()
	runtime.KeepAlive(used)
	used = nil
	runtime.GC()
	if now := unused(); now < before+3*worthGiving {
		t.Fatalf("%d bytes are unused, before it were %d", now, before)
	}
	if giveBack(); unused() >= worthGiving {
		t.Errorf("%d bytes are kept", unused())
	}
	var collected, later runtime.MemStats
	runtime.ReadMemStats(&collected)
	giveBack()
	if runtime.ReadMemStats(&later); later.NumForcedGC != collected.NumForcedGC {
		t.Error("there is nothing to give back, and it is done all the same")
	}
}
