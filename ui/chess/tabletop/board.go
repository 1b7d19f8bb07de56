package tabletop

import (
	"image"
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Board shows models, and reports the pointer's actions. It is as large as its place allows, centred in it, and
// transparent around the rim. Its functions may be nil.
type Board struct {
	fynewidget.BaseWidget

	OnSquare func(s chess.Square)           // clicked; NoSquare is beside the board
	OnGrab   func(from chess.Square)        // a ready piece is about to be dragged: the model may show its targets
	OnDrag   func(from, to chess.Square)    // it has been dropped; NoSquare is beside the board
	Sound    func(sound.Effect)             // lets something be heard, without waiting
	Pool     func(chess.Army) fyne.Position // the target of a queen that is sent home, on this widget; nil means before her army's stairs
	Animated bool                           // changes between models are animated
	// Run is the animation clock: see [cardtable.InFynesTime], which nil means.
	Run       func(length time.Duration, show func(now time.Duration)) (stop func())
	LeastSize fyne.Size

	art      *widget.Art
	model    Model
	geometry Geometry // of no size until there is a place
	cursor   Cursor
	hovered  chess.Square
	drag     drag
	ground   *widget.Backdrop
	painted  ground // the content of the ground
	lights   map[chess.Army]*canvas.Raster
	marks    map[mark]*canvas.Raster
	arrows   map[arrowKey]*canvas.Raster
	standing map[chess.Square]*figure
	movement *movement           // or nil
	under    []fyne.CanvasObject // marks below the pieces
	over     []fyne.CanvasObject // and above them
	order    []fyne.CanvasObject // everything, from the bottom up
	bell     *canvas.Rectangle   // is not seen: to refresh it has Fyne paint the window and draw nothing for that
}

var _ fyne.Widget = (*Board)(nil)

// NewBoard returns an empty board.
func NewBoard(art *widget.Art) *Board {
	b := &Board{art: art, Animated: true, hovered: chess.NoSquare, LeastSize: fyne.NewSquareSize(120)}
	b.model, b.cursor = NewModel(), Cursor{Square: chess.NoSquare}
	b.ground = widget.NewBackdrop(func() func(w, h int) image.Image {
		painted := b.painted
		return func(w, h int) image.Image { return painted.picture(w, h) }
	})
	b.ground.Rough = true
	b.ground.Raster.ScaleMode = canvas.ImageScalePixels
	b.marks, b.arrows = make(map[mark]*canvas.Raster), make(map[arrowKey]*canvas.Raster)
	b.standing, b.lights = make(map[chess.Square]*figure), make(map[chess.Army]*canvas.Raster)
	b.bell = canvas.NewRectangle(color.Transparent)
	b.stack()
	b.ExtendBaseWidget(b)
	return b
}

// Model returns the current model.
func (b *Board) Model() Model { return b.model }

// Geometry returns the current geometry.
func (b *Board) Geometry() Geometry { return b.geometry }

// Place returns the smallest rectangle round a square of the board.
func (b *Board) Place(s chess.Square) Rect { return b.geometry.Place(s) }

// SetModel shows a model. Changes are animated; running motions are finished first.
func (b *Board) SetModel(m Model) {
	same := m.Same(b.model)
	if b.geometry.W > 0 && b.pixel() != b.geometry.Pixel { // the window is on another screen
		b.Finish()
		b.arrange(fyne.NewSize(b.geometry.W, b.geometry.H))
	}
	if same {
		return
	}
	old := b.model
	b.model = m
	if b.cursor.Square != m.Cursor {
		b.cursor = b.geometry.CursorOn(m.Cursor)
	}
	if b.drag.on && old.Pieces != m.Pieces {
		b.drag.carried = nil
	}
	if b.geometry.W == 0 {
		return
	}
	if old.Facing != m.Facing {
		b.Finish()
		b.arrange(fyne.NewSize(b.geometry.W, b.geometry.H))
		return
	}
	plan := NewPlan(old, m)
	if len(plan) == 0 {
		b.dress()
		return
	}
	b.Finish()
	if !b.Animates() {
		b.settle()
		return
	}
	b.start(old, plan)
}

// Animates reports whether anything may be seen to move.
func (b *Board) Animates() bool { return b.Animated && fyne.CurrentApp().Settings().ShowAnimations() }

// MoveCursor moves the keyboard's cursor on the screen, by -1, 0 or 1 to the right and up, and returns its new square:
// see [Geometry.Step]. The screen sets the same square in its next model.
func (b *Board) MoveCursor(right, up int) chess.Square {
	b.cursor = b.geometry.Step(b.cursor, right, up)
	b.model.Cursor = b.cursor.Square
	b.dress()
	return b.cursor.Square
}

// arrange lays the board out in a place of a size.
func (b *Board) arrange(size fyne.Size) {
	b.geometry = NewGeometry(size.Width, size.Height, b.pixel(), b.model.Facing)
	b.cursor = b.geometry.CursorOn(b.model.Cursor)
	b.forget()
	b.settle()
}

// pixel returns the size of a pixel of the screen, in points.
func (b *Board) pixel() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && c.Scale() > 0 {
		return 1 / c.Scale()
	}
	return 1
}

// settle puts every piece in its place.
func (b *Board) settle() {
	for s, piece := range b.model.Pieces {
		at := chess.Square(s)
		if piece == chess.Empty {
			delete(b.standing, at)
			continue
		}
		f := b.standing[at]
		if f == nil {
			f = new(figure)
			b.standing[at] = f
		}
		b.stand(f, at)
	}
	b.dress()
}

// stand puts a piece on its square as in the model.
func (b *Board) stand(f *figure, s chess.Square) {
	piece := b.model.Pieces[s]
	f.be(b.art, piece, b.model.rim(piece))
	f.fade(0)
	if b.model.Moved.Has(s) {
		f.fade(movedFade)
	}
	x, y := b.geometry.Centre(s)
	f.put(b.geometry.Piece(x, y))
}

// movedFade is the transparency of a piece that has moved in the dice turn in progress.
const movedFade = 0.45

// dress brings the ground and the marks up to date.
func (b *Board) dress() {
	if b.geometry.W == 0 {
		return
	}
	b.showGround()
	all := b.model.marks(b.hovered)
	b.under, b.over = b.showLights(), nil
	kept := make(map[mark]*canvas.Raster, len(all))
	for _, m := range all {
		r := b.marks[m]
		if r == nil {
			r = b.newMark(m)
		}
		kept[m] = r
		place(r, b.geometry.Mark(m.square))
		if m.sign.above() {
			b.over = append(b.over, r)
		} else {
			b.under = append(b.under, r)
		}
	}
	b.marks = kept
	b.over = append(b.over, b.showArrows()...)
	for s, f := range b.standing { // pieces that may not move any more are faint
		if b.movement == nil && (f.faint() != b.model.Moved.Has(s)) {
			b.stand(f, s)
		}
	}
	b.stack()
}

// showGround puts the ground in its place, and paints it again if it should look otherwise.
func (b *Board) showGround() {
	g := b.geometry
	frame := g.Octagon()
	margin := g.whole(shadowRoom*g.Side) + g.Pixel
	frame = cardtable.NewRect(g.down(frame.X)-margin, g.down(frame.Y)-margin, g.down(frame.W)+2*margin+g.Pixel, g.down(frame.H)+2*margin+g.Pixel)
	g.X, g.Y, g.W, g.H = g.X-frame.X, g.Y-frame.Y, frame.W, frame.H
	next := ground{g, InUse().Squares.on(theme.Current()), b.model.Playing}
	again := next != b.painted && b.ground.Raster.Size() == fyne.NewSize(frame.W, frame.H)
	b.painted = next
	place(b.ground.Raster, frame)
	if again {
		b.ground.Refresh()
	}
}

// newMark returns the picture of a sign.
func (b *Board) newMark(m mark) *canvas.Raster {
	return picture(func(w, h int) image.Image {
		p, g := theme.Current(), b.geometry
		at := g.Mark(m.square)
		x, y := g.Centre(m.square)
		midX, midY := at.Centre()
		key := markKey{m.sign, m.army, g.Facing.View, p == theme.Dark, max(w, 1), at.W / g.Side, shift(x-midX, g.Side), shift(y-midY, g.Side)}
		return b.art.Picture(key, func() *image.RGBA { return key.draw(p) })
	})
}

// shift is a length in sides of a square, rounded so that equal ones are.
func shift(v, side float32) float32 { return float32(math.Round(float64(v/side)*1000)) / 1000 }

// picture returns a raster in the pixels of the screen, which is painted faster than one that may be stretched.
func picture(draw func(w, h int) image.Image) *canvas.Raster {
	r := canvas.NewRaster(draw)
	r.ScaleMode = canvas.ImageScalePixels
	return r
}

// place moves and resizes an object, if that changes something: to resize a raster draws it again.
func place(o fyne.CanvasObject, r Rect) {
	o.Move(fyne.NewPos(r.X, r.Y))
	o.Resize(fyne.NewSize(r.W, r.H))
}

// Redraw shows everything in the colours of the present theme.
func (b *Board) Redraw() {
	b.forget()
	b.dress()
}

// forget drops the marks of the squares, to be drawn again: they may look different at the same size.
func (b *Board) forget() {
	clear(b.marks)
	clear(b.arrows)
	clear(b.lights)
}

// CreateRenderer implements fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer { return renderer{b} }

type renderer struct{ board *Board }

// Layout implements fyne.WidgetRenderer.
func (r renderer) Layout(size fyne.Size) {
	b := r.board
	if size.Width == b.geometry.W && size.Height == b.geometry.H || size.Width <= 0 || size.Height <= 0 {
		return
	}
	b.Finish()
	b.arrange(size)
}

func (r renderer) MinSize() fyne.Size { return r.board.LeastSize }
func (r renderer) Destroy()           {}

// Refresh shows all in the colours of the present theme.
func (r renderer) Refresh() { r.board.Redraw() }

// Objects implements fyne.WidgetRenderer.
func (r renderer) Objects() []fyne.CanvasObject { return r.board.order }

// stack orders the objects from the bottom up: the ground, the marks of squares, the pieces, their marks, and moving
// pieces.
func (b *Board) stack() {
	all := append([]fyne.CanvasObject{b.ground.Raster}, b.under...)
	for s := range chess.Square(chess.Squares) {
		if f := b.standing[s]; f != nil && f != b.drag.carried && !b.movement.flying(f) {
			all = append(all, f.picture)
		}
	}
	all = append(all, b.over...)
	all = append(all, b.movement.aloft()...)
	if d := b.drag; d.carried != nil {
		all = append(all, d.ghost.picture, d.shadow, d.carried.picture)
	}
	b.order = append(all, b.bell)
	b.bell.Refresh()
}
