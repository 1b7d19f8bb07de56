package widget

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Tips explain the object under the mouse: after a moment a slip with a few words appears beside it. One Tips serves a
// screen, and its Layer is above all of the screen's objects.
type Tips struct {
	Layer *fyne.Container

	after func(time.Duration, func()) (stop func() bool) // as time.AfterFunc, on Fyne's goroutine
	stop  func() bool                                    // stops the pending slip, or nil
	at    *Tip                                           // under the mouse, or nil
	slip  Slip
}

// Tip is a place with an explanation. It only takes the mouse's entering and leaving: a click goes to the object below.
type Tip struct {
	widget.BaseWidget

	Words func() string // the present explanation; nothing is shown if it is ""

	tips *Tips
}

var (
	_ fyne.Widget       = (*Tip)(nil)
	_ desktop.Hoverable = (*Tip)(nil)
)

// Measures of a tip, in units, and the time that the mouse rests until it appears.
const (
	tipWidth = 300
	tipGap   = 5
	tipDelay = 500 * time.Millisecond
)

// NewTips returns the tips of a screen. None is shown yet.
func NewTips(art *Art) *Tips {
	t := &Tips{slip: NewSlip(art), after: afterwards}
	t.Layer = container.NewWithoutLayout(t.slip.Paper, t.slip.Words)
	t.Layer.Hide()
	return t
}

func afterwards(d time.Duration, do func()) (stop func() bool) {
	return time.AfterFunc(d, func() { fyne.Do(do) }).Stop
}

// Over returns a place to be laid over an object that words explain.
func (t *Tips) Over(words func() string) *Tip {
	tip := &Tip{Words: words, tips: t}
	tip.ExtendBaseWidget(tip)
	return tip
}

// come waits a moment and then explains a place, if the mouse is still there.
func (t *Tips) come(tip *Tip) {
	t.hide()
	t.at = tip
	t.stop = t.after(tipDelay, func() {
		if t.at == tip {
			t.show(tip)
		}
	})
}

// hide removes the slip, shown or pending.
func (t *Tips) hide() {
	if t.stop != nil {
		t.stop()
	}
	t.stop, t.at = nil, nil
	t.Layer.Hide()
}

// show puts the slip below a place, or above it if there is no room, within the layer.
func (t *Tips) show(tip *Tip) {
	words := tip.Words()
	if words == "" {
		return
	}
	slip, gap := t.slip.Fit(words, theme.U(tipWidth)), theme.U(tipGap)
	driver, room := fyne.CurrentApp().Driver(), t.Layer.Size()
	pos := driver.AbsolutePositionForObject(tip).Subtract(driver.AbsolutePositionForObject(t.Layer))
	x := pos.X + (tip.Size().Width-slip.Width)/2
	x = max(gap, min(x, room.Width-slip.Width-gap))
	y := pos.Y + tip.Size().Height + gap
	if y+slip.Height+gap > room.Height {
		y = max(gap, pos.Y-slip.Height-gap)
	}
	t.slip.Put(x, y)
	t.Layer.Show()
	canvas.Refresh(tip) // Fyne doesn't know the layer's window yet
}

// MouseIn implements desktop.Hoverable.
func (t *Tip) MouseIn(*desktop.MouseEvent) { t.tips.come(t) }

// MouseMoved implements desktop.Hoverable.
func (t *Tip) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (t *Tip) MouseOut() {
	if t.tips.at == t {
		t.tips.hide()
	}
}

// Hide implements fyne.CanvasObject: a hidden place isn't explained any more.
func (t *Tip) Hide() {
	t.MouseOut()
	t.BaseWidget.Hide()
}

// CreateRenderer implements fyne.Widget.
func (t *Tip) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
