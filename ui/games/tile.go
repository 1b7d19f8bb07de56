package games

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The measures of a tile.
const (
	tileInset    = 8    // in units
	pictureShare = 0.38 // of the width, at most
	badgeSide    = 18   // in units
)

// tile shows a game: its picture beside its name. It can be clicked, and selected by its screen.
type tile struct {
	fynewidget.BaseWidget
	widget.Pointed

	selected bool
	shown    func() // called when the mouse has come or gone

	ground  *canvas.Rectangle
	picture *widget.Backdrop
	name    *widget.Prose
	badge   *canvas.Raster // on the present game; otherwise nil
}

var (
	_ fyne.Widget        = (*tile)(nil)
	_ fyne.Tappable      = (*tile)(nil)
	_ desktop.Hoverable  = (*tile)(nil)
	_ desktop.Cursorable = (*tile)(nil)
)

// newTile returns the tile of a game, which may be the present one. Shown is called when the mouse comes or goes.
func newTile(art *widget.Art, g family.Tile, present bool, tapped, shown func()) *tile {
	t := &tile{
		ground:  canvas.NewRectangle(color.Transparent),
		picture: backdrop(g.Picture),
		name:    widget.NewProse(art, g.Name, theme.U(theme.BodyText), theme.Current().Ink),
		shown:   shown,
	}
	if present {
		t.badge = backdrop(func() vector.Drawing { return badge(theme.Current()) }).Raster
	}
	t.Pointed = widget.Pointed{OnTapped: tapped, OnHover: func() { t.show(); t.shown() }}
	t.name.Bold, t.name.Wrap = true, true
	t.ground.CornerRadius = theme.U(10)
	widget.LiftSheet(t.ground, theme.U(1))
	t.show()
	t.ExtendBaseWidget(t)
	return t
}

// backdrop returns a drawing as a picture.
func backdrop(drawn func() vector.Drawing) *widget.Backdrop {
	return widget.NewBackdrop(func() func(w, h int) image.Image {
		drawing := drawn()
		return func(w, h int) image.Image { return drawing.Raster(w, h) }
	})
}

// badge returns the mark of the present game: a tick on a round ground.
func badge(p theme.Palette) vector.Drawing {
	d := vector.Drawing{Width: 20, Height: 20}
	middle := vector.Point{X: 10, Y: 10}
	d.Fill(vector.Circle(middle, 9.5), vector.Plain(p.Panel))
	d.Fill(vector.Circle(middle, 8), vector.Plain(p.Gold))
	d.Stroke(vector.Outline("M6,10.4 L8.9,13.3 L14,7.2"), vector.Plain(theme.On(p.Gold, p.Ink)), 2)
	return d
}

// show gives the ground the colours of the tile's state.
func (t *tile) show() {
	p := theme.Current()
	t.ground.FillColor, t.ground.StrokeColor, t.ground.StrokeWidth = p.Panel, p.PanelEdge, theme.Edge()
	if t.Hovered {
		t.ground.FillColor = p.Hovered()
	}
	if t.selected {
		t.ground.StrokeColor, t.ground.StrokeWidth = p.Gold, theme.Ring()
	}
	t.ground.Refresh()
}

// Select marks the tile, or takes the mark away.
func (t *tile) Select(on bool) {
	t.selected = on
	t.show()
}

// heightFor returns the least height of the tile in a width: that of its name beside the widest picture.
func (t *tile) heightFor(width float32) float32 {
	inset := theme.U(tileInset)
	return 2*inset + max(heightOf(t.name, width*(1-pictureShare)-3*inset), theme.U(badgeSide))
}

// heightOf returns the height of words wrapped in a width.
func heightOf(words *widget.Prose, width float32) float32 {
	words.FitLongestWord(theme.U(theme.BodyText), width)
	was := words.Size()
	words.Resize(fyne.NewSize(width, was.Height))
	height := words.MinSize().Height
	words.Resize(was)
	return height
}

// CreateRenderer implements fyne.Widget.
func (t *tile) CreateRenderer() fyne.WidgetRenderer { return tileRenderer{t} }

type tileRenderer struct{ tile *tile }

// Layout puts the picture at the left, as large as it may be, and the name in the middle of the rest.
func (r tileRenderer) Layout(size fyne.Size) {
	t, inset := r.tile, theme.U(tileInset)
	put := func(o fyne.CanvasObject, x, y, width, height float32) {
		o.Move(fyne.NewPos(x, y))
		if s := fyne.NewSize(width, height); o.Size() != s { // a raster draws itself again for it
			o.Resize(s)
		}
	}
	t.ground.Resize(size)
	width := min((size.Height-2*inset)*family.PictureAspect, size.Width*pictureShare)
	high := width / family.PictureAspect
	put(t.picture.Raster, inset, (size.Height-high)/2, width, high)
	left := inset + width + inset
	room := size.Width - left - inset
	height := heightOf(t.name, room)
	put(t.name, left, (size.Height-height)/2, room, height)
	if t.badge != nil {
		side := theme.U(badgeSide)
		put(t.badge, inset+width-0.7*side, (size.Height+high)/2-0.7*side, side, side)
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r tileRenderer) MinSize() fyne.Size {
	width := theme.U(leastTile)
	return fyne.NewSize(width, r.tile.heightFor(width))
}

// Refresh implements fyne.WidgetRenderer.
func (r tileRenderer) Refresh() { r.Layout(r.tile.Size()) }

// Objects implements fyne.WidgetRenderer.
func (r tileRenderer) Objects() []fyne.CanvasObject {
	t := r.tile
	all := []fyne.CanvasObject{t.ground, t.picture.Raster, t.name}
	if t.badge != nil {
		all = append(all, t.badge)
	}
	return all
}

// Destroy implements fyne.WidgetRenderer.
func (r tileRenderer) Destroy() {}
