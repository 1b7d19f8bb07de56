//go:build window

package e2e

import (
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestNonsense presses keys at random. Nothing that results may end the program, spoil the record or prevent further
// play.
func TestNonsense(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	d.press(t, "Return")
	// Not q and not Enter: with these one can quit, on the home screen.
	keys := strings.Split("abcdefghijklmnoprstuvwxyz0123456789", "")
	for range 3 { // the most effective keys occur more often
		keys = append(keys, "space", "Up", "Down", "Left", "Right", "h", "p", "n")
	}
	keys = append(keys, "Escape", "F1", "ctrl+z", "ctrl+n", "ctrl+c", "BackSpace", "Delete", "Tab", "shift+Tab", "Home", "End",
		"Prior", "Next", "F2", "F5", "F10", "F11", "alt+F4", "shift+h", "shift+c", "super", "plus", "minus", "slash", "period")
	random := rand.New(rand.NewPCG(68, 4))
	var pressed []string
	for range 30 {
		burst := make([]string, 10)
		for i := range burst {
			burst[i] = keys[random.IntN(len(keys))]
		}
		pressed = append(pressed, burst...)
		d.press(t, burst...)
		if !p.runs() {
			t.Fatalf("it ended (%v) after %s", p.cmd.ProcessState, pressed)
		}
	}
	p.playsOn(t)
}

// playsOn goes home from any screen and plays a deal of a new rubber. All recorded deals must follow the rules.
func (p *program) playsOn(t *testing.T) {
	t.Helper()
	for range 8 { // help, on the bidding, on the table, with things typed and chosen everywhere
		p.display.press(t, "Escape")
		p.display.settle(t, 50*time.Millisecond)
	}
	old := newest(t, p.dir)
	p.display.press(t, "n")
	s := p.hintsUntil(t, func(s saved) bool { return s.rubber > old.rubber && (s.finished || s.position > 0) })
	if boards := judged(t, p.dir, s.rubber); len(boards) == 0 {
		t.Error("nothing is recorded")
	}
	for rubber := range s.rubber {
		judged(t, p.dir, rubber+1)
	}
}

// TestResizing resizes the window at random moments.
func TestResizing(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-seed", "7") // with animations
	sizes := [][]string{{"1024", "700"}, {"1600", "1000"}, {"640", "480"}, {"300", "200"}, {"2400", "500"}, {"1280", "800"}}
	resize := func(size []string) {
		d.mustXdotool(t, slices.Concat([]string{"windowsize", p.window}, size)...)
		p.mustRun(t)
	}
	for _, size := range sizes { // at home
		resize(size)
	}
	d.press(t, "Return")
	random := rand.New(rand.NewPCG(68, 5))
	for i := range 40 { // at the table, during any motions
		resize(sizes[i%len(sizes)])
		if i%3 == 0 {
			d.press(t, "h", "Return")
		}
		if i%10 == 9 {
			d.press(t, "F1")
		}
		time.Sleep(time.Duration(random.IntN(80)) * time.Millisecond) // by chance, not until something is seen
	}
	eventually(t, "a picture as large as the window", func() bool {
		resize([]string{"1280", "800"}) // again, should the window itself have put right one of the sizes that are too small
		shown, _ := d.settle(t, 100*time.Millisecond)
		black := color.RGBA{A: 0xff} // the screen is black outside of windows
		return shown.colours(20) >= 20 && shown.At(1276, 4) != black && shown.At(1276, 796) != black
	})
	before := newest(t, dir)
	p.hintsUntil(t, func(s saved) bool { return !s.goesOnFrom(before) || len(s.events) >= len(before.events)+3 })
}
