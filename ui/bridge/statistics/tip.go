package statistics

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// tip is an edge about a mark, and a slip of paper above it with what it says.
type tip struct {
	content *fyne.Container
	edge    *canvas.Rectangle
	paper   *canvas.Rectangle
	words   *widget.Prose
}

const (
	tipWidth = 420
	tipInset = 10
)

// newTip returns a tip that nobody sees yet. It calls place after its page has been laid out.
func newTip(art *widget.Art, place func()) *tip {
	p := theme.Current()
	t := &tip{edge: canvas.NewRectangle(color.Transparent), paper: canvas.NewRectangle(p.Ink), words: widget.NewProse(art, "", theme.U(theme.SmallText), p.Panel)}
	t.edge.StrokeColor, t.edge.StrokeWidth, t.edge.CornerRadius = p.Gold, theme.Ring(), theme.U(4)
	t.paper.CornerRadius = theme.U(6)
	t.words.Wrap = true
	t.content = container.New(laidOut(place), t.edge, t.paper, t.words)
	t.hide()
	return t
}

func (t *tip) hide() { t.content.Hide() }

// show shows words above a mark, within a page of the given size, and the edge so far around
// it. There is always room: the head of the page is above.
func (t *tip) show(words string, at fyne.Position, mark fyne.Size, around float32, page fyne.Size) {
	t.words.Set(words, theme.Current().Panel)
	inset, gap := theme.U(tipInset), theme.U(6)
	t.words.Wrap = false // to see how long the line would be
	width := min(t.words.MinSize().Width+1, theme.U(tipWidth))
	t.words.Wrap = true
	put(t.words, 0, 0, width, t.words.MinSize().Height)
	high := t.words.MinSize().Height
	w, h := width+2*inset, high+2*inset
	x := max(gap, min(at.X+mark.Width/2-w/2, page.Width-w-gap))
	y := at.Y - h - gap
	put(t.edge, at.X-around, at.Y-1, mark.Width+2*around, mark.Height+2)
	put(t.paper, x, y, w, h)
	put(t.words, x+inset, y+inset, width, high)
	t.content.Show()
}

// laidOut is a layout that says when it is asked for.
type laidOut func()

func (l laidOut) Layout([]fyne.CanvasObject, fyne.Size)   { l() }
func (laidOut) MinSize([]fyne.CanvasObject) (s fyne.Size) { return s }
