package background

import (
	"context"
	"slices"
	"testing"
)

// However often it is called, the window is notified once until it has drawn.
func TestNewsIsShownOnceAFrame(t *testing.T) {
	var queue []func()
	var heard []int
	ctx, cancel := context.WithCancel(context.Background())
	tell := Newest(ctx, func(f func()) { queue = append(queue, f) }, func(n int) { heard = append(heard, n) })
	frame := func() {
		next := queue[0]
		queue = queue[1:]
		next()
	}
	for i := range 500 {
		if i == 300 {
			frame()
		}
		tell(i)
	}
	frame()
	if !slices.Equal(heard, []int{299, 499}) || len(queue) != 0 {
		t.Errorf("heard %v, %d to come", heard, len(queue))
	}
	tell(500)
	cancel()
	frame()
	if tell(501); len(heard) != 2 || len(queue) != 0 {
		t.Errorf("after the end: heard %v, %d to come", heard, len(queue))
	}
}
