package tabletop

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// figure is a piece on the screen. While it moves nothing of it is drawn.
type figure struct {
	picture *canvas.Raster
	piece   chess.Piece
	by      chess.Army // its commander, if that is another army
}

// be makes the figure that of a piece.
func (f *figure) be(art *widget.Art, piece chess.Piece, by chess.Army) {
	if f.picture != nil && f.piece == piece && f.by == by {
		return
	}
	f.piece, f.by = piece, by
	old := f.picture
	f.picture = picture(func(w, h int) image.Image { return piecePicture(art, piece, by, min(w, h)) })
	if old != nil {
		f.picture.Move(old.Position())
		f.picture.Resize(old.Size())
	}
}

// PictureOf returns the picture of a piece that stands on no board.
func PictureOf(art *widget.Art, piece chess.Piece) *canvas.Raster {
	return picture(func(w, h int) image.Image { return piecePicture(art, piece, chess.NoArmy, min(w, h)) })
}

// Signs returns pieces of some armies, each another one than that before, for a flourish.
func Signs(art *widget.Art, armies chess.ArmySet) cardtable.Signs {
	var all []chess.Army
	for a := range armies.All() {
		all = append(all, a)
	}
	kinds := [...]chess.Kind{chess.King, chess.Knight, chess.Queen, chess.Rook, chess.Bishop}
	return func(i int) *canvas.Raster {
		return PictureOf(art, chess.PieceOf(all[i%len(all)], kinds[i%len(kinds)]))
	}
}

// put puts the figure in a place.
func (f *figure) put(r Rect) { place(f.picture, r) }

// middle returns the middle of the figure.
func (f *figure) middle() (x, y float32) {
	at, size := f.picture.Position(), f.picture.Size()
	return at.X + size.Width/2, at.Y + size.Height/2
}

// move puts the middle of the figure at a point.
func (f *figure) move(x, y float32) {
	size := f.picture.Size()
	f.picture.Move(fyne.NewPos(x-size.Width/2, y-size.Height/2))
}

// fade makes the figure faint: 0 is not at all, 1 wholly.
func (f *figure) fade(by float64) { f.picture.Translucency = by }

// faint reports whether the figure is.
func (f *figure) faint() bool { return f.picture.Translucency > 0 }
