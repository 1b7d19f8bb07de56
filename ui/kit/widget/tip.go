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

// Tips explain what the mouse rests on: after a moment a slip with a few words appears beside
// it. One Tips serves a screen, and its Layer lies on top of all that the screen shows.
type Tips struct {
	Layer *fyne.Container

	after func(time.Duration, func()) (stop func() bool) // as time.AfterFunc, on Fyne's goroutine
	stop  func() bool                                    // what waits, or nil
	at    *Tip                                           // what the mouse is at, or nil
	paper *canvas.Rectangle
	words *Prose
}

// Tip is a place that is explained. It takes the mouse's coming and going and nothing else: a
// click goes to what lies below.
type Tip struct {
	widget.BaseWidget

	Words func() string // what is said about it now; nothing is shown if that is ""

	tips *Tips
}

var (
	_ fyne.Widget       = (*Tip)(nil)
	_ desktop.Hoverable = (*Tip)(nil)
)

// What a tip measures, in units, and how long the mouse rests until it appears.
const (
	tipWidth = 300
	tipInset = 8
	tipGap   = 5
	tipDelay = 500 * time.Millisecond
)

// NewTips returns the tips of a screen. None is shown yet.
func NewTips(art *Art) *Tips {
	p := theme.Current()
	t := &Tips{paper: canvas.NewRectangle(p.Ink), words: NewProse(art, "", theme.SmallText, p.Panel), after: afterwards}
	t.words.Wrap = true
	t.Layer = container.NewWithoutLayout(t.paper, t.words)
	t.Layer.Hide()
	return t
}

func afterwards(d time.Duration, do func()) (stop func() bool) {
	return time.AfterFunc(d, func() { fyne.Do(do) }).Stop
}

// Over returns a place to be laid over what words explain.
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

// hide takes away what is shown, or will be.
func (t *Tips) hide() {
	if t.stop != nil {
		t.stop()
	}
	t.stop, t.at = nil, nil
	t.Layer.Hide()
}

// show puts the slip below a place, or above it where there is no room, within the layer.
func (t *Tips) show(tip *Tip) {
	words := tip.Words()
	if words == "" {
		return
	}
	p := theme.Current()
	inset, gap := theme.U(tipInset), theme.U(tipGap)
	t.paper.FillColor, t.paper.CornerRadius = p.Ink, theme.U(6)
	LiftSheet(t.paper, theme.U(1))
	t.words.SetTextSize(theme.U(theme.SmallText))
	t.words.Set(words, p.Panel)
	t.words.Wrap = false // to see how long the line would be
	width := min(t.words.MinSize().Width+1, theme.U(tipWidth))
	t.words.Wrap = true
	t.words.Resize(fyne.NewSize(width, 1)) // its height follows from its width
	size := fyne.NewSize(width, t.words.MinSize().Height)
	slip := size.AddWidthHeight(2*inset, 2*inset)

	driver, room := fyne.CurrentApp().Driver(), t.Layer.Size()
	pos := driver.AbsolutePositionForObject(tip).Subtract(driver.AbsolutePositionForObject(t.Layer))
	x := pos.X + (tip.Size().Width-slip.Width)/2
	x = max(gap, min(x, room.Width-slip.Width-gap))
	y := pos.Y + tip.Size().Height + gap
	if y+slip.Height+gap > room.Height {
		y = max(gap, pos.Y-slip.Height-gap)
	}
	t.paper.Move(fyne.NewPos(x, y))
	t.paper.Resize(slip)
	t.words.Move(fyne.NewPos(x+inset, y+inset))
	t.words.Resize(size)
	t.words.Refresh()
	t.Layer.Show()
	canvas.Refresh(tip) // Fyne doesn't know yet which window the layer is in
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

// Hide implements fyne.CanvasObject: what is hidden isn't explained any more.
func (t *Tip) Hide() {
	t.MouseOut()
	t.BaseWidget.Hide()
}

// CreateRenderer implements fyne.Widget.
func (t *Tip) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
