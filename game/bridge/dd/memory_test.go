package dd

import (
	"context"
	"runtime"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// weighed is a context that measures the heap now and then when it is checked, which the search does all the
// time.
type weighed struct {
	context.Context
	mu    sync.Mutex
	looks int
	most  int
}

func (w *weighed) Err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.looks++; w.looks%256 == 0 {
		w.most = max(w.most, heap())
	}
	return w.Context.Err()
}

// heap returns the bytes in use, without garbage.
func heap() int {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}

// released frees the searches that are kept for reuse, which takes two collections, and returns the bytes in use. One
// that the other processor keeps can't be reused by a thread of this one, and would be counted with those of the next.
func released() int {
	heap()
	return heap()
}

// However long they search, all threads together stay within the memory limit, apart from what each needs to
// search at all; and when they are done they have released all of it.
func TestMemory(t *testing.T) {
	const (
		memory  = 512 << 10
		eachHas = 512 << 10
		threads = 2
	)
	deal := card.Deck68.Seeded(1, 0, 0)
	ctx := &weighed{Context: t.Context()}
	before := released()
	for range 2 {
		must(Solve(ctx, Position{Hands: deal, Strain: bridge.Spades}, Options{Memory: memory, Nodes: 1_000_000}))
		if rise := ctx.most - before; rise < memory/2 || rise > memory+eachHas {
			t.Errorf("a value: the heap rises by %d bytes at most; the table may have %d", rise, memory)
		}
		released()
		ctx.most = 0
		must(Table(ctx, deal, Options{Memory: memory, Nodes: 50_000, Threads: threads}))
		if rise := ctx.most - before; rise < memory/2 || rise > memory+threads*eachHas {
			t.Errorf("all values: the heap rises by %d bytes at most; the tables may have %d", rise, memory)
		}
		released()
		ctx.most = 0
	}
	if left := released() - before; left > eachHas/2 {
		t.Errorf("%d bytes are left behind", left)
	}
}
