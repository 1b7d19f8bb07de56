package tabletop

import (
	"image"
	"image/color"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// pieceKey names the picture of a piece.
type pieceKey struct {
	piece chess.Piece
	by    chess.Army
	size  int
}

// piecePicture returns a piece, rimmed in the colour of the army that commands it if that is another one, with the shadow at its
// foot.
func piecePicture(art *widget.Art, piece chess.Piece, by chess.Army, size int) *image.RGBA {
	size = max(size, 1)
	return art.Picture(pieceKey{piece, by, size}, func() *image.RGBA {
		d := vector.Drawing{Width: pieces.Size, Height: pieces.Size}
		for i := range 6 {
			d.Fill(oval(vector.Pt(53, 91), 38-2.4*float64(i), 8.5-1.1*float64(i)), vector.Plain(color.NRGBA{A: 15}))
		}
		d.Place(pieces.DrawTaken(piece.Kind(), piece.Army(), by).Shapes, vector.Identity)
		return d.Raster(size, size)
	})
}

// oval returns an ellipse about a point.
func oval(at vector.Point, a, b float64) vector.Path {
	return vector.Circle(vector.Point{}, 1).Transform(vector.Scale(a, b).Then(vector.Move(at.X, at.Y)))
}

// shadowKey identifies the picture of the shadow of a carried piece.
type shadowKey struct{ size int }

// shadowPicture returns that shadow.
func shadowPicture(art *widget.Art, size int) *image.RGBA {
	size = max(size, 1)
	return art.Picture(shadowKey{size}, func() *image.RGBA {
		d := vector.Drawing{Width: 100, Height: 100}
		for i := range 12 {
			d.Fill(oval(vector.Pt(58, 88), 38-2.6*float64(i), 11-0.8*float64(i)), vector.Plain(color.NRGBA{A: 13}))
		}
		return d.Raster(size, size)
	})
}
