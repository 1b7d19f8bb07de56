package games

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The measures of a tile, in units.
const (
	tileInset = 12
	tileGap   = 6 // between objects below one another
)

// tile shows a game: its picture, name, sentence, and number of players. It can be clicked, and selected by its screen.
type tile struct {
	fynewidget.BaseWidget
	widget.Pointed

	selected bool

	ground  *canvas.Rectangle
	picture *widget.Backdrop
	name    *widget.Prose
	says    *widget.Prose
	players *widget.Prose
}

var (
	_ fyne.Widget        = (*tile)(nil)
	_ fyne.Tappable      = (*tile)(nil)
	_ desktop.Hoverable  = (*tile)(nil)
	_ desktop.Cursorable = (*tile)(nil)
)

func newTile(art *widget.Art, g family.Tile, tapped func()) *tile {
	p := theme.Current()
	t := &tile{
		ground: canvas.NewRectangle(color.Transparent),
		picture: widget.NewBackdrop(func() func(w, h int) image.Image {
			drawing := g.Picture()
			return func(w, h int) image.Image { return drawing.Raster(w, h) }
		}),
		name:    widget.NewProse(art, g.Name, theme.U(theme.HeadingText), p.Ink),
		says:    widget.NewProse(art, g.Sentence, theme.U(theme.BodyText), p.Ink),
		players: widget.NewProse(art, g.Players, theme.U(theme.SmallText), p.Faint),
	}
	t.Pointed = widget.Pointed{OnTapped: tapped, OnHover: t.show}
	t.name.Bold, t.name.Wrap, t.says.Wrap = true, true, true
	t.ground.CornerRadius = theme.U(12)
	widget.LiftSheet(t.ground, theme.U(1))
	t.show()
	t.ExtendBaseWidget(t)
	return t
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

// heightFor returns the height that the tile needs for a width.
func (t *tile) heightFor(width float32) float32 {
	inset, gap := theme.U(tileInset), theme.U(tileGap)
	inner := width - 2*inset
	height := inset + inner/family.PictureAspect + 2*gap
	for _, words := range []*widget.Prose{t.name, t.says, t.players} {
		height += heightOf(words, inner) + gap
	}
	return height - gap + inset
}

// heightOf returns the height of words wrapped in a width.
func heightOf(words *widget.Prose, width float32) float32 {
	was := words.Size()
	words.Resize(fyne.NewSize(width, was.Height))
	height := words.MinSize().Height
	words.Resize(was)
	return height
}

// CreateRenderer implements fyne.Widget.
func (t *tile) CreateRenderer() fyne.WidgetRenderer { return tileRenderer{t} }

type tileRenderer struct{ tile *tile }

// Layout puts the players at the foot, so that they are in line in tiles of one height.
func (r tileRenderer) Layout(size fyne.Size) {
	t, inset, gap := r.tile, theme.U(tileInset), theme.U(tileGap)
	inner := size.Width - 2*inset
	put := func(o fyne.CanvasObject, y, height float32) {
		o.Move(fyne.NewPos(inset, y))
		if s := fyne.NewSize(inner, height); o.Size() != s { // a raster draws itself again for it
			o.Resize(s)
		}
	}
	t.ground.Resize(size)
	put(t.picture.Raster, inset, inner/family.PictureAspect)
	y := inset + inner/family.PictureAspect + 2*gap
	for _, words := range []*widget.Prose{t.name, t.says} {
		height := heightOf(words, inner)
		put(words, y, height)
		y += height + gap
	}
	height := t.players.MinSize().Height
	put(t.players, size.Height-inset-height, height)
}

func (r tileRenderer) MinSize() fyne.Size {
	width := theme.U(leastTile)
	return fyne.NewSize(width, r.tile.heightFor(width))
}

func (r tileRenderer) Refresh() { r.Layout(r.tile.Size()) }

func (r tileRenderer) Objects() []fyne.CanvasObject {
	t := r.tile
	return []fyne.CanvasObject{t.ground, t.picture.Raster, t.name, t.says, t.players}
}

func (r tileRenderer) Destroy() {}
