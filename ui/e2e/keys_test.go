//go:build window

package e2e

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestADealByTyping bids and plays a deal by the names of calls and cards, in all ways of typing them, and finds
// exactly these in the record.
func TestADealByTyping(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	p.openTable(t)
	typed := p.typeDeal(t, func(act string, n int) []string { return append(typing(act, n), "Return") }, 1000)
	l := judged(t, dir, 1)[0]
	if got := slices.Concat(l.Auction, l.Play); !containsInOrder(got, typed) {
		t.Errorf("typed %s, recorded %s", typed, got)
	}
	if len(typed) < 17+2 {
		t.Errorf("only %d calls and cards were typed", len(typed))
	}
}

// typeDeal bids and plays a deal with keys, until it ends or a number of calls and cards has been typed, which it
// returns.
func (p *program) typeDeal(t *testing.T, keysOf func(act string, n int) []string, limit int) (typed []string) {
	t.Helper()
	for since, s := writtenIn(p.dir), newest(t, p.dir); !s.finished && len(typed) < limit; since, s = writtenIn(p.dir), newest(t, p.dir) {
		p.mustRun(t)
		st := s.referee(t)
		if !st.mine() {
			awaitWrite(p.dir, since)
			continue
		}
		act := myCall(st)
		if st.auction.over {
			legal := st.play.legal()
			if len(legal) == 1 { // it plays itself
				awaitWrite(p.dir, since)
				continue
			}
			act = legal[len(typed)%len(legal)]
		}
		keys := keysOf(act, len(typed))
		for begun := time.Now(); !p.pressFor(t, s, 2*time.Second, keys...); {
			if time.Since(begun) > displayTimeout { // the first one can be too early for the table
				t.Fatalf("typing %s doesn't do %s after %s", keys, act, s.events)
			}
		}
		typed = append(typed, act)
	}
	return typed
}

// myCall bids once, as low as possible, and then passes.
func myCall(st state) string {
	if len(st.events) >= 4 {
		return "Pass"
	}
	for _, bid := range []string{"1N", "2S", "3S", "4S", "5S", "6S"} {
		if a, err := judgeAuction(strings.Index(seats, st.dealer), append(slices.Clone(st.events), bid)); err == nil && !a.over {
			return bid
		}
	}
	return "Pass"
}

// typing returns the keys for a call or a card. Ranks without a letter of their own have
// two ways.
func typing(act string, variant int) (keys []string) {
	if act == "Pass" {
		return []string{"p"}
	}
	number := map[string]string{"Z": "12", "L": "11", "T": "10"}[act[1:]]
	if number != "" && variant%2 == 0 {
		act = act[:1] + number
	}
	return strings.Split(strings.ToLower(act), "")
}

func containsInOrder(all, some []string) bool {
	for _, x := range all {
		if len(some) > 0 && x == some[0] {
			some = some[1:]
		}
	}
	return len(some) == 0
}

// checkOnlyRubber checks what is recorded and listed in a data folder of a finished rubber of four deals.
func checkOnlyRubber(t *testing.T, dir string) {
	t.Helper()
	lines := judged(t, dir, 1)
	if len(lines) != 4 {
		t.Fatalf("%d boards are recorded, want 4", len(lines))
	}
	points := [2]int{}
	for _, l := range lines {
		points[0] += l.Score["NS"]
		points[1] += l.Score["EW"]
	}
	rows := strings.Split(strings.TrimSpace(run(t, dir, "list")), "\n")
	fields := strings.Fields(rows[len(rows)-1])
	want := []string{"SuperBridge", "S", "4/4", fmt.Sprint(points[0]), fmt.Sprint(points[1]), "finished"}
	if len(fields) != 9 || !slices.Equal(fields[3:], want) {
		t.Errorf("list says %s, want it to end with %s", fields, want)
	}
	if after := judged(t, dir, 1); len(after) != 4 {
		t.Errorf("%d boards in a rubber of four", len(after))
	}
}

// hintsUntil presses H and Enter until the newest board is as wanted.
func (p *program) hintsUntil(t *testing.T, wanted func(saved) bool) saved {
	t.Helper()
	progress := time.Now()
	for s := newest(t, p.dir); ; {
		if wanted(s) {
			return s
		}
		p.mustRun(t)
		if p.pressFor(t, s, 150*time.Millisecond, "h", "Return") {
			progress = time.Now()
		}
		if time.Since(progress) > displayTimeout {
			t.Fatalf("H and Enter lead nowhere after %s", s.events)
		}
		s = newest(t, p.dir)
	}
}

// pressFor presses keys and waits a while for the newest board to become more than before, or
// for another board. It reports whether that happened.
func (p *program) pressFor(t *testing.T, before saved, limit time.Duration, keys ...string) bool {
	t.Helper()
	p.display.press(t, keys...)
	goesOn := asking(p.dir, func() bool {
		now := newest(t, p.dir)
		return !now.goesOnFrom(before) || len(now.events) > len(before.events)
	})
	for until := time.Now().Add(limit); time.Now().Before(until); {
		if goesOn() {
			return true
		}
	}
	return false
}

// TestSpaceHeld passes, and holds the space bar while three computer players call that take a second and a half each.
func TestSpaceHeld(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	run(t, dir, "match", "-save", "-deals", "4", "-seed", "1")
	change(t, dir, "INSERT INTO setting VALUES ('think', '1.5s'), ('level', 'beginner')")
	p := start(t, d, dir, "-seed", "7")
	var took []time.Duration
	for range 6 { // the machine may have other things to do
		d.press(t, "n")
		d.settle(t, 500*time.Millisecond)
		d.press(t, "p", "Return")
		d.mustXdotool(t, "keydown", "space")
		first := time.Now()
		eventually(t, "three more calls", asking(dir, func() bool {
			s := newest(t, dir)
			return s.rubber > len(took)+1 && len(s.events) >= 4
		}))
		d.mustXdotool(t, "keyup", "space")
		took = append(took, time.Since(first))
		if took[len(took)-1] < 4*time.Second {
			return
		}
		for range 2 {
			d.press(t, "Escape")
			d.settle(t, 300*time.Millisecond)
		}
		p.mustRun(t)
	}
	t.Errorf("three calls took %v, and no less than 4.5 s without the space bar", took)
}

// change changes the database of a program that doesn't run.
func change(t *testing.T, dir, statement string) {
	t.Helper()
	c := exec.Command("sqlite3", "-batch", filepath.Join(dir, "superbridge.db"), statement)
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v: %s", statement, err, out)
	}
}
