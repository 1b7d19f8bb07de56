package background

import (
	"runtime/debug"
	"sync"
)

// SearchMemory is the number of bytes that all solvers together may use while a board is searched: with it the program
// stays below 400 MB.
const SearchMemory = 192 << 20

// During a search the heap is nearly all solvers' tables, which are full and stay so. By default the garbage collector
// would let it grow to twice that before it runs; this makes it run sooner.
const sparingPercent = 20

// sparing counts the searches under way.
var sparing struct {
	sync.Mutex
	searches int
	percent  int // as it was before the first
}

// Spare starts saving memory during a search. End stops that and returns the search's memory to the system.
func Spare() (end func()) {
	sparing.Lock()
	defer sparing.Unlock()
	if sparing.searches++; sparing.searches == 1 {
		sparing.percent = debug.SetGCPercent(sparingPercent)
	}
	return func() {
		sparing.Lock()
		if sparing.searches--; sparing.searches == 0 {
			debug.SetGCPercent(sparing.percent)
		}
		sparing.Unlock()
		go debug.FreeOSMemory() // it takes long, and the result should be saved first
	}
}
