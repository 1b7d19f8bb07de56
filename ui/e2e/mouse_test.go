//go:build window

package e2e

import (
	"fmt"
	"testing"
	"time"
)

// TestADealByMouse bids and plays a deal with clicks only. It knows the approximate places of things, like a user who
// sees them.
func TestADealByMouse(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	// From below, where nothing else is in the way.
	home := d.look()
	d.clickUntil(t, "New rubber", one(column(397, 560, 510, 8)), func() bool { return d.screen.unlike(home) > 0.3 })
	first := true
	for since, s := writtenIn(dir), newest(t, dir); !s.finished; since, s = writtenIn(dir), newest(t, dir) {
		p.mustRun(t)
		st := s.referee(t)
		if !st.mine() {
			awaitWrite(dir, since)
			continue
		}
		acted := asking(dir, func() bool {
			next := newest(t, dir)
			return len(next.events) > len(s.events) || next.position > s.position
		})
		switch {
		case !st.auction.over && first: // the lowest bid in clubs that there is
			first = false
			d.clickUntil(t, "a bid", one(column(683, 200, 520, 12)), acted)
		case !st.auction.over:
			d.clickUntil(t, "Pass", one(column(703, 560, 480, 8)), acted)
		case st.play.turn == south:
			d.playRaised(t, acted)
		default: // North's cards are in columns
			d.clickUntil(t, fmt.Sprintf("a card of dummy, %s", st.play.legal()), dummyCards, acted)
		}
	}
	l := judged(t, dir, 1)[0]
	if l.Contract == "Passed" {
		t.Error("nothing was played")
	}
}

// column returns places one below or above the other.
func column(x, from, to, step int) (places []spot) {
	if from > to {
		for y := from; y >= to; y -= step {
			places = append(places, spot{x, y})
		}
		return places
	}
	for y := from; y <= to; y += step {
		places = append(places, spot{x, y})
	}
	return places
}

// one makes groups of one place each.
func one(places []spot) (groups [][]spot) {
	for _, s := range places {
		groups = append(groups, []spot{s})
	}
	return groups
}

// dummyCards are the possible places of North's cards: in four columns that begin below the rim, so a row of clicks
// there meets the highest card of each suit.
var dummyCards = func() (groups [][]spot) {
	for y := 92; y < 300; y += 16 {
		for off := 0; off <= 160; off += 40 {
			groups = append(groups, []spot{{640 + off, y}}, []spot{{640 - off, y}})
		}
	}
	return groups
}()

// clickUntil clicks on one group of places after the other until it helps.
func (d *display) clickUntil(t *testing.T, what string, groups [][]spot, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(displayTimeout); time.Now().Before(deadline); {
		for _, places := range groups {
			d.click(t, places...)
			for until := time.Now().Add(60 * time.Millisecond); time.Now().Before(until); {
				if done() {
					d.point(t, corner)
					return
				}
			}
		}
	}
	t.Fatalf("no click helped: %s", what)
}

// playRaised moves the mouse along the bottom row until a card rises, and clicks on it.
func (d *display) playRaised(t *testing.T, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(displayTimeout); time.Now().Before(deadline); {
		d.point(t, corner)
		still, _ := d.settle(t, 100*time.Millisecond)
		if done() { // by an earlier click, on a busy machine
			return
		}
		for x := 150; x < 1130; x += 44 { // cards side by side are farther apart
			d.point(t, spot{x, 730})
			if !d.changed(t, still, 100*time.Millisecond) {
				continue
			}
			d.click(t, spot{x, 730})
			for until := time.Now().Add(300 * time.Millisecond); time.Now().Before(until); {
				if done() {
					d.point(t, corner)
					return
				}
			}
			break
		}
	}
	t.Fatal("no card in the bottom row rises and can be played")
}

// TestAClickThatComesWithAMovement clicks on a button at the moment when the mouse arrives there, as a finger does. The
// click went to the previous position of the mouse.
func TestAClickThatComesWithAMovement(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	start(t, d, dir, "-fast")
	home := d.look()
	d.press(t, "s")
	if !d.changed(t, home, displayTimeout) {
		t.Fatal("S shows no settings")
	}
	settings, _ := d.settle(t, 200*time.Millisecond)
	for _, back := range []spot{{230, 40}, {230, 40}} {
		d.press(t, "Escape")
		d.settle(t, 200*time.Millisecond)
		d.press(t, "s")
		d.settle(t, 200*time.Millisecond)
		d.point(t, corner)
		d.settle(t, 200*time.Millisecond)
		d.click(t, back)
		eventually(t, "the way back", func() bool { return d.screen.unlike(settings) > 0.05 })
	}
}
