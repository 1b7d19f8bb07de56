package widget

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
)

// clock lets a test say when a moment is over.
type clock struct{ waits func() }

func (c *clock) after(_ time.Duration, do func()) (stop func() bool) {
	c.waits = do
	return func() bool {
		c.waits = nil
		return true
	}
}

func (c *clock) strike() {
	if c.waits != nil {
		c.waits()
	}
}

// tips returns a window of 400 by 300 with two places: in the middle, and at the lower right.
func tips(t *testing.T) (all *Tips, middle, corner *Tip, c *clock) {
	t.Helper()
	test.NewTempApp(t)
	all, c = NewTips(NewArt(cardart.Style{})), new(clock)
	all.after = c.after
	middle, corner = all.Over(func() string { return "South deals" }), all.Over(func() string { return "Not vulnerable ♠" })
	middle.Move(fyne.NewPos(190, 100))
	middle.Resize(fyne.NewSize(20, 20))
	corner.Move(fyne.NewPos(380, 280))
	corner.Resize(fyne.NewSize(20, 20))
	w := test.NewTempWindow(t, container.NewStack(container.NewWithoutLayout(middle, corner), all.Layer))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(400, 300))
	return all, middle, corner, c
}

// A tip appears after a moment, beside its place and within the window, and disappears when the mouse leaves.
func TestATipComesAfterAMoment(t *testing.T) {
	all, middle, corner, c := tips(t)
	for _, x := range []struct {
		tip   *Tip
		words string
		below bool
	}{{middle, "South deals", true}, {corner, "Not vulnerable ♠", false}} {
		if x.tip.MouseIn(nil); all.Layer.Visible() {
			t.Errorf("%q is there at once", x.words)
		}
		if c.strike(); !all.Layer.Visible() || all.slip.Words.Text != x.words {
			t.Errorf("shown: %t, %q; want %q", all.Layer.Visible(), all.slip.Words.Text, x.words)
		}
		at, size := all.slip.Paper.Position(), all.slip.Paper.Size()
		if at.X < 0 || at.Y < 0 || at.X+size.Width > 400 || at.Y+size.Height > 300 {
			t.Errorf("%q lies at %v, %v", x.words, at, size)
		}
		if below := at.Y > x.tip.Position().Y; below != x.below {
			t.Errorf("%q lies below its place: %t", x.words, below)
		}
		if at.Y < x.tip.Position().Y+20 && at.Y+size.Height > x.tip.Position().Y {
			t.Errorf("%q lies on its place", x.words)
		}
		if x.tip.MouseOut(); all.Layer.Visible() {
			t.Errorf("%q stays when the mouse has gone", x.words)
		}
	}
}

// A mouse that only passes over a place shows nothing, nor one that moves on to another, in whichever order Fyne
// reports the two.
func TestATipGoesWithTheMouse(t *testing.T) {
	all, middle, corner, c := tips(t)
	middle.MouseIn(nil)
	late := c.waits
	middle.MouseOut()
	if c.strike(); all.Layer.Visible() {
		t.Error("the mouse had gone, and a tip came")
	}
	if late(); all.Layer.Visible() { // it was on its way already
		t.Error("a tip came too late")
	}
	middle.MouseIn(nil)
	corner.MouseIn(nil)
	middle.MouseOut()
	if c.strike(); all.slip.Words.Text != "Not vulnerable ♠" || !all.Layer.Visible() {
		t.Errorf("shown: %t, %q", all.Layer.Visible(), all.slip.Words.Text)
	}
	if corner.Hide(); all.Layer.Visible() {
		t.Error("what is hidden is still explained")
	}
}

// A place without words has no tip.
func TestATipWithoutWords(t *testing.T) {
	all, middle, _, c := tips(t)
	middle.Words = func() string { return "" }
	middle.MouseIn(nil)
	if c.strike(); all.Layer.Visible() {
		t.Error("an empty slip is shown")
	}
}
