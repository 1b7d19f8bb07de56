//go:build window

package e2e

import (
	"slices"
	"syscall"
	"testing"
	"time"
)

// TestClosingInTheMiddle closes the window in every possible way while the computers think at their usual pace. Each
// time the board continues exactly where it was.
func TestClosingInTheMiddle(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	var before saved
	for i, way := range []struct {
		name     string
		close    func(*testing.T, *program)
		graceful bool // the program ends itself, with status 0
		leaves   bool // the table, before that
	}{
		{"the window's close button", func(t *testing.T, p *program) {
			if err := d.closeWindow(p.window); err != nil {
				t.Fatal(err)
			}
		}, true, false},
		{"SIGTERM", func(t *testing.T, p *program) { p.signal(t, syscall.SIGTERM) }, false, false},
		{"Escape and Q", func(t *testing.T, p *program) { d.press(t, "Escape", "Escape", "q") }, true, true},
		{"the window is destroyed", func(t *testing.T, p *program) { d.mustXdotool(t, "windowclose", p.window) }, false, false},
		{"SIGINT", func(t *testing.T, p *program) { p.signal(t, syscall.SIGINT) }, false, false},
		{"the close button once more", func(t *testing.T, p *program) {
			if err := d.closeWindow(p.window); err != nil {
				t.Fatal(err)
			}
		}, true, false},
	} {
		p := start(t, d, dir, "-seed", "7")
		d.press(t, "Return") // New rubber, then Continue
		before = p.thinking(t, before, i == 0)
		for way.leaves && len(before.events) < 9 { // until the user has acted twice: with less the session is deleted when the table is left
			before = p.thinking(t, before, false)
		}
		way.close(t, p)
		state := p.endsWithin(t, 10*time.Second) // on a machine with nothing else to do it is a moment
		if way.graceful && !state.Success() {
			t.Errorf("%s: %v\n%s", way.name, state, p.said(t))
		}
		after := mustLookUp(t, dir)
		if !after.goesOnFrom(before) {
			t.Fatalf("%s: it was %+v and is %+v", way.name, before, after)
		}
		before = after
	}
	p := start(t, d, dir, "-fast", "-seed", "7")
	d.press(t, "Return")
	p.hintsUntil(t, func(s saved) bool { return s.finished || s.position > 0 })
	l := judged(t, dir, 1)[0]
	if events := slices.Concat(l.Auction, l.Play); !slices.Equal(events[:len(before.events)], before.events) {
		t.Errorf("the board was %s and became %s", before.events, events)
	}
}

// thinking acts for the user until a computer thinks about its own act, and returns the board at that time.
func (p *program) thinking(t *testing.T, before saved, fresh bool) saved {
	t.Helper()
	for deadline := time.Now().Add(displayTimeout); time.Now().Before(deadline); {
		p.mustRun(t)
		since := writtenIn(p.dir)
		s := newest(t, p.dir)
		if !fresh && !s.goesOnFrom(before) {
			t.Fatalf("the board was %+v and goes on as %+v", before, s)
		}
		if s.finished || s.position > 0 {
			t.Fatal("the first deal is over: too few events for this test")
		}
		if st := s.referee(t); st.mine() {
			p.pressFor(t, s, 300*time.Millisecond, "h", "Return")
		} else if len(s.events) > len(before.events) {
			return s
		}
		awaitWrite(p.dir, since)
	}
	t.Fatal("the computers never think")
	return saved{}
}

// TestKilledInThePlay kills the program twice in the middle of the play, and plays on to the end.
func TestKilledInThePlay(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	var before saved
	for _, events := range []int{20, 45} {
		p := start(t, d, dir, "-fast", "-seed", "9")
		d.press(t, "Return")
		if s := newest(t, dir); len(before.events) > 0 && !s.goesOnFrom(before) {
			t.Fatalf("the board was %+v and goes on as %+v", before, s)
		}
		p.hintsUntil(t, func(s saved) bool { return len(s.events) >= events || s.position > 0 })
		before = mustLookUp(t, dir)
		p.signal(t, syscall.SIGKILL)
		p.endsWithin(t, displayTimeout)
		after := mustLookUp(t, dir)
		if !after.goesOnFrom(before) {
			t.Fatalf("the board was %+v when the kill came, and is %+v", before, after)
		}
		before = after
	}
	p := start(t, d, dir, "-fast", "-seed", "9")
	d.press(t, "Return") // Continue
	p.hintsUntil(t, func(s saved) bool { return s.position > before.position || s.position == before.position && s.finished })
	l := judged(t, dir, 1)[before.position]
	if events := slices.Concat(l.Auction, l.Play); len(events) < len(before.events) || !slices.Equal(events[:len(before.events)], before.events) {
		t.Errorf("the board was %s and became %s", before.events, events)
	}
}
