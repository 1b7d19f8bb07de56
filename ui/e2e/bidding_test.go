//go:build window

package e2e

import (
	"testing"
	"time"
)

// TestTheBiddingSystem walks through an auction and back again, from the home screen and from
// the table. On each way back everything looks as it did on the way there.
func TestTheBiddingSystem(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	step := func(keys ...string) picture {
		t.Helper()
		now := d.look()
		for _, key := range keys { // each does something to wait for
			was := now
			d.press(t, key)
			if !d.changed(t, was, displayTimeout) {
				t.Fatalf("%s changes nothing", key)
			}
			now, _ = d.settle(t, 300*time.Millisecond)
		}
		return now
	}
	back := func(to picture, keys ...string) {
		t.Helper()
		d.press(t, keys...)
		eventually(t, "the screen as it was", func() bool { return d.screen.equal(to) })
	}
	walk := func() {
		t.Helper()
		from := d.look()
		first := step("b")
		one := step("1", "s")
		two := step("2", "n")
		if two.equal(first) || one.equal(two) {
			t.Error("after other calls it looks the same")
		}
		back(one, "BackSpace")
		back(first, "BackSpace")
		card := step("b")
		back(first, "b")
		if card.equal(first) {
			t.Error("the convention card looks like the calls")
		}
		back(from, "Escape")
	}
	d.settle(t, 200*time.Millisecond)
	walk()
	p.openTable(t)
	eventually(t, "the person is asked", func() bool {
		return newest(t, dir).referee(t).mine()
	})
	d.settle(t, 500*time.Millisecond)
	walk()
	p.close(t)
}
