package background

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Go returns memory to the system slowly, and retains half as much again as is in use. A card game that stays open all
// evening doesn't need that: once a minute unused memory is returned, if there is enough of it.
const (
	giveBackEvery = time.Minute
	worthGiving   = 16 << 20 // bytes
)

// GiveBack gives unused memory back to the system from time to time, until ctx ends.
func GiveBack(ctx context.Context) {
	for tick := time.NewTicker(giveBackEvery); ; {
		select {
		case <-ctx.Done():
			tick.Stop()
			return
		case <-tick.C:
			giveBack()
		}
	}
}

// giveBack gives unused memory back, if there is enough of it.
func giveBack() {
	if unused() >= worthGiving {
		debug.FreeOSMemory()
	}
}

// unused returns how many bytes of the heap are free or unreachable, as of the last collection, and still held by the
// program.
func unused() uint64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/free:bytes"}, {Name: "/memory/classes/heap/objects:bytes"}, {Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	free, objects, live := sample[0].Value.Uint64(), sample[1].Value.Uint64(), sample[2].Value.Uint64()
	return free + max(objects, live) - live
}
