package statistics

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// tip is a frame around a mark and a slip of paper above it with the words.
type tip struct {
	content *fyne.Container
	edge    *canvas.Rectangle
	slip    widget.Slip
}

const tipWidth = 420

// newTip returns a hidden tip. It calls place after its page has been laid out.
func newTip(art *widget.Art, place func()) *tip {
	p := theme.Current()
	t := &tip{edge: canvas.NewRectangle(color.Transparent), slip: widget.NewSlip(art)}
	t.edge.StrokeColor, t.edge.StrokeWidth, t.edge.CornerRadius = p.Gold, theme.Ring(), theme.U(4)
	t.content = container.New(laidOut(place), t.edge, t.slip.Paper, t.slip.Words)
	t.hide()
	return t
}

func (t *tip) hide() { t.content.Hide() }

// show shows words above a mark, within a page of the given size, and the edge so far around
// it. There is always room: the head of the page is above.
func (t *tip) show(words string, at fyne.Position, mark fyne.Size, around float32, page fyne.Size) {
	slip, gap := t.slip.Fit(words, theme.U(tipWidth)), theme.U(6)
	x := max(gap, min(at.X+mark.Width/2-slip.Width/2, page.Width-slip.Width-gap))
	Put(t.edge, at.X-around, at.Y-1, mark.Width+2*around, mark.Height+2)
	t.slip.Put(x, at.Y-slip.Height-gap)
	t.content.Show()
}

// laidOut is a layout that calls a function when it lays out.
type laidOut func()

func (l laidOut) Layout([]fyne.CanvasObject, fyne.Size)   { l() }
func (laidOut) MinSize([]fyne.CanvasObject) (s fyne.Size) { return s }
