package editor

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// box is the tray from which pieces are taken: a row for each army, with a piece of each kind. The pointer takes them by a click, or by
// dragging them out of it.
type box struct {
	fynewidget.BaseWidget

	onChosen func(chess.Piece)
	onDrag   func(chess.Piece, fyne.Position) // a piece is dragged, at a place in the window
	onDrop   func()                           // it has been dropped there

	art     *widget.Art
	army    chess.Army // that is chosen
	kind    chess.Kind // or NoKind
	dragged chess.Piece
	pointer fyne.Position // with it
}

var (
	_ fyne.Tappable      = (*box)(nil)
	_ fyne.Draggable     = (*box)(nil)
	_ desktop.Cursorable = (*box)(nil)
)

func newBox(art *widget.Art) *box {
	b := &box{art: art}
	b.ExtendBaseWidget(b)
	return b
}

// cellSize is the largest side of a cell, in units.
const cellSize = 46

// kinds is the number of kinds.
const kinds = int(chess.Pawn)

// side returns the side of a cell, and left the place of the first one.
func (b *box) side() (side, left float32) {
	size := b.Size()
	side = min(size.Width/float32(kinds), size.Height/chess.Armies)
	return side, (size.Width - side*float32(kinds)) / 2
}

// place returns the place of a piece.
func (b *box) place(a chess.Army, k chess.Kind) tabletop.Rect {
	side, left := b.side()
	return tabletop.Rect{X: left + side*float32(k-1), Y: side * float32(a), W: side, H: side}
}

// at returns the piece at a place, or Empty.
func (b *box) at(p fyne.Position) chess.Piece {
	side, left := b.side()
	if side <= 0 || p.X < left || p.Y < 0 {
		return chess.Empty
	}
	k, a := int((p.X-left)/side)+1, int(p.Y/side)
	if k > kinds || a >= chess.Armies {
		return chess.Empty
	}
	return chess.PieceOf(chess.Army(a), chess.Kind(k))
}

// show shows what is chosen.
func (b *box) show(a chess.Army, k chess.Kind) {
	if b.army != a || b.kind != k {
		b.army, b.kind = a, k
		b.Refresh()
	}
}

// Tapped implements fyne.Tappable.
func (b *box) Tapped(e *fyne.PointEvent) {
	if piece := b.at(e.Position); piece != chess.Empty {
		b.onChosen(piece)
	}
}

// Dragged implements fyne.Draggable.
func (b *box) Dragged(e *fyne.DragEvent) {
	if b.dragged == chess.Empty {
		b.dragged = b.at(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY))
	}
	if b.pointer = e.Position; b.dragged != chess.Empty {
		b.onDrag(b.dragged, fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Add(e.Position))
	}
}

// DragEnd implements fyne.Draggable. A piece that hasn't left its cell is clicked.
func (b *box) DragEnd() {
	piece := b.dragged
	if piece == chess.Empty {
		return
	}
	b.dragged = chess.Empty
	b.onDrop()
	if b.at(b.pointer) == piece {
		b.onChosen(piece)
	}
}

// Cursor implements desktop.Cursorable.
func (b *box) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (b *box) CreateRenderer() fyne.WidgetRenderer {
	r := &boxRenderer{box: b, row: canvas.NewRectangle(color.Transparent), cell: canvas.NewRectangle(color.Transparent)}
	for a := range chess.Army(chess.Armies) {
		for k := chess.King; k <= chess.Pawn; k++ {
			r.pieces = append(r.pieces, tabletop.PictureOf(b.art, chess.PieceOf(a, k)))
		}
	}
	r.show()
	return r
}

// boxRenderer draws a box: the chosen row, the chosen cell, and the pieces.
type boxRenderer struct {
	box       *box
	row, cell *canvas.Rectangle
	pieces    []*canvas.Raster
}

func (r *boxRenderer) show() {
	p := theme.Current()
	r.row.FillColor, r.row.CornerRadius = p.Room, theme.U(8)
	r.row.StrokeColor, r.row.StrokeWidth = p.PanelEdge, theme.Edge()
	r.cell.FillColor, r.cell.CornerRadius = p.Felt, theme.U(8)
	r.cell.StrokeColor, r.cell.StrokeWidth = p.Gold, theme.Ring()
	r.cell.Hidden = r.box.kind == chess.NoKind
}

// Layout implements fyne.WidgetRenderer.
func (r *boxRenderer) Layout(fyne.Size) {
	first := r.box.place(r.box.army, chess.King)
	widget.Put(r.row, first.X, first.Y, first.W*float32(kinds), first.H)
	if chosen := r.box.place(r.box.army, max(r.box.kind, chess.King)); !r.cell.Hidden {
		widget.Put(r.cell, chosen.X, chosen.Y, chosen.W, chosen.H)
	}
	for i, picture := range r.pieces {
		at := r.box.place(chess.Army(i/kinds), chess.Kind(i%kinds+1))
		edge := at.W * 0.04
		widget.Put(picture, at.X+edge, at.Y+edge, at.W-2*edge, at.H-2*edge)
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *boxRenderer) MinSize() fyne.Size {
	return fyne.NewSize(theme.U(cellSize)*float32(kinds), theme.U(cellSize)*chess.Armies)
}

// Refresh implements fyne.WidgetRenderer.
func (r *boxRenderer) Refresh() {
	r.show()
	r.Layout(r.box.Size())
	canvas.Refresh(r.box)
}

// Objects implements fyne.WidgetRenderer.
func (r *boxRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.row, r.cell}
	for _, picture := range r.pieces {
		objects = append(objects, picture)
	}
	return objects
}

// Destroy implements fyne.WidgetRenderer.
func (r *boxRenderer) Destroy() {}
