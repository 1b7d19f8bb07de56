package tabletop

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/superbridge/superbridge/game/chess"
)

var (
	_ fyne.Tappable      = (*Board)(nil)
	_ fyne.Draggable     = (*Board)(nil)
	_ desktop.Hoverable  = (*Board)(nil)
	_ desktop.Cursorable = (*Board)(nil)
)

// drag is the state of the pointer with its button held.
type drag struct {
	on           bool
	from         chess.Square // start of the drag
	x, y         float32      // position of the pointer
	fromX, fromY float32      // position at the start
	carried      *figure      // or nil
	shadow       *canvas.Raster
	ghost        *figure // a faint picture of the piece in its old place
}

// ghostFade is the transparency of the ghost.
const ghostFade = 0.7

// jitter is the largest movement of the pointer within a click, in points.
const jitter = 5

// Tapped implements fyne.Tappable.
func (b *Board) Tapped(e *fyne.PointEvent) { b.click(e.Position.X, e.Position.Y) }

func (b *Board) click(x, y float32) {
	if b.OnSquare != nil && b.geometry.W > 0 {
		b.OnSquare(b.geometry.At(x, y))
	}
}

// Dragged implements fyne.Draggable. The piece follows the pointer once that has gone further than in a click.
func (b *Board) Dragged(e *fyne.DragEvent) {
	if b.geometry.W == 0 {
		return
	}
	x, y := e.Position.X, e.Position.Y
	if !b.drag.on {
		fromX, fromY := x-e.Dragged.DX, y-e.Dragged.DY
		b.drag = drag{on: true, from: b.geometry.At(fromX, fromY), fromX: fromX, fromY: fromY}
	}
	b.drag.x, b.drag.y = x, y
	if b.drag.carried == nil && !b.grab() {
		return
	}
	b.hover(b.geometry.At(x, y))
	b.carry()
}

// grab picks up the piece at the start of a drag, if it is ready and the pointer has moved far enough.
func (b *Board) grab() bool {
	d := &b.drag
	if d.near() || !b.model.Ready.Has(d.from) {
		return false
	}
	b.Finish()
	if b.OnGrab != nil {
		b.OnGrab(d.from)
	}
	if d.carried = b.standing[d.from]; d.carried == nil {
		return false
	}
	d.shadow = picture(func(w, h int) image.Image { return shadowPicture(b.art, min(w, h)) })
	d.shadow.Resize(d.carried.picture.Size())
	d.ghost = new(figure)
	b.stand(d.ghost, d.from)
	d.ghost.fade(ghostFade)
	b.stack()
	return true
}

// near reports whether the pointer has hardly moved: that is a click.
func (d drag) near() bool { return math.Hypot(float64(d.x-d.fromX), float64(d.y-d.fromY)) < jitter }

// lift is the height of a carried piece above the board, in sides of a square.
const lift = 0.12

// carry moves the piece to the pointer.
func (b *Board) carry() {
	d := &b.drag
	d.carried.move(d.x, d.y-lift*b.geometry.Side)
	size := d.carried.picture.Size()
	d.shadow.Move(fyne.NewPos(d.x-size.Width/2+lift*b.geometry.Side, d.y-size.Height/2+lift*b.geometry.Side))
	b.bell.Refresh()
}

// DragEnd implements fyne.Draggable. Unless the next model has the piece elsewhere, it goes back.
func (b *Board) DragEnd() {
	d := b.drag
	b.drag = drag{}
	switch {
	case d.on && d.carried == nil && d.near():
		b.click(d.fromX, d.fromY)
		return
	case d.carried == nil:
		return
	}
	if b.OnDrag != nil {
		b.OnDrag(d.from, b.geometry.At(d.x, d.y))
	}
	if b.standing[d.from] == d.carried && !b.movement.flying(d.carried) {
		b.back(d.from)
	}
}

// back moves the piece of a square back to it from where it has been dropped.
func (b *Board) back(s chess.Square) {
	b.Finish()
	if !b.Animates() {
		b.settle()
		return
	}
	f := b.standing[s]
	x, y := f.middle()
	m := &movement{flights: []*flight{{motion: Motion{Piece: f.piece, Path: []chess.Square{s}, To: s}, figure: f, way: []fyne.Position{fyne.NewPos(x, y), b.geometry.stop(s)}}}}
	b.movement = m
	b.stack()
	b.run(m, LegTime)
}

// MouseIn implements desktop.Hoverable.
func (b *Board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (b *Board) MouseMoved(e *desktop.MouseEvent) {
	if b.geometry.W > 0 {
		b.hover(b.geometry.At(e.Position.X, e.Position.Y))
	}
}

// MouseOut implements desktop.Hoverable.
func (b *Board) MouseOut() { b.hover(chess.NoSquare) }

// hover shows that the pointer is on another square.
func (b *Board) hover(s chess.Square) {
	if s == b.hovered {
		return
	}
	b.hovered = s
	b.dress()
}

// Cursor implements desktop.Cursorable: a hand over clickable squares.
func (b *Board) Cursor() desktop.Cursor {
	if b.model.Ready.Has(b.hovered) || b.model.target(b.hovered) {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
