package background

import (
	"runtime/debug"
	"sync"
)

// SearchMemory is what the solvers may take together while a board is searched, in bytes: with it the program stays
// below 400 MB.
const SearchMemory = 192 << 20

// While boards are searched the heap is nearly all solvers' tables, which are full and stay so. The garbage collector
// would let it grow to twice of that before it looks for what can go: it is to look sooner.
const sparingPercent = 20

// sparing counts the searches that go on in the program.
var sparing struct {
	sync.Mutex
	searches int
	percent  int // as it was before the first
}

// Spare begins to be sparing with memory, and returns what ends it: then what the search has taken is given back.
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
		go debug.FreeOSMemory() // it takes long, and what has been found is to be kept first
	}
}
