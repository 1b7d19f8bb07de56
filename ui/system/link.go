package system

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/theme"
)

// link is something that leads somewhere when it is clicked. It never takes the keyboard: its
// screen says that the keyboard is there.
type link struct {
	widget.BaseWidget

	Content  fyne.CanvasObject
	Selected bool // by the keyboard
	OnTapped func()

	hovered bool
}

var (
	_ fyne.Widget        = (*link)(nil)
	_ fyne.Tappable      = (*link)(nil)
	_ desktop.Hoverable  = (*link)(nil)
	_ desktop.Cursorable = (*link)(nil)
)

func newLink(content fyne.CanvasObject, tapped func()) *link {
	l := &link{Content: content, OnTapped: tapped}
	l.ExtendBaseWidget(l)
	return l
}

// Select marks the link, or takes the mark away.
func (l *link) Select(on bool) {
	if l.Selected != on {
		l.Selected = on
		l.Refresh()
	}
}

// Tapped implements fyne.Tappable.
func (l *link) Tapped(*fyne.PointEvent) { l.OnTapped() }

// MouseIn implements desktop.Hoverable.
func (l *link) MouseIn(*desktop.MouseEvent) { l.hover(true) }

// MouseMoved implements desktop.Hoverable.
func (l *link) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (l *link) MouseOut() { l.hover(false) }

func (l *link) hover(on bool) {
	l.hovered = on
	l.Refresh()
}

// Cursor implements desktop.Cursorable.
func (l *link) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (l *link) CreateRenderer() fyne.WidgetRenderer {
	r := &linkRenderer{link: l, ground: canvas.NewRectangle(color.Transparent)}
	r.show()
	return r
}

type linkRenderer struct {
	link   *link
	ground *canvas.Rectangle
}

// padding is the room around what a link shows.
const (
	paddingX = 9
	paddingY = 3
)

func (r *linkRenderer) show() {
	p := theme.Current()
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = color.Transparent, color.Transparent, 0
	r.ground.CornerRadius = theme.U(7)
	if r.link.hovered {
		r.ground.FillColor = p.Hovered()
	}
	if r.link.Selected {
		r.ground.FillColor = p.Hovered()
		r.ground.StrokeColor, r.ground.StrokeWidth = p.Gold, theme.Ring()
	}
}

func (r *linkRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	r.link.Content.Move(fyne.NewPos(theme.U(paddingX), theme.U(paddingY)))
	r.link.Content.Resize(size.SubtractWidthHeight(2*theme.U(paddingX), 2*theme.U(paddingY)))
}

func (r *linkRenderer) MinSize() fyne.Size {
	return r.link.Content.MinSize().AddWidthHeight(2*theme.U(paddingX), 2*theme.U(paddingY))
}

func (r *linkRenderer) Refresh() {
	r.show()
	r.ground.Refresh()
}

func (r *linkRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.link.Content}
}
func (r *linkRenderer) Destroy() {}
