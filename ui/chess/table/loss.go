package table

import (
	"image"
	"image/color"
	"strings"

	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// losable are the kinds of pieces that a corner shows as captured, in the order of their places.
var losable = [...]chess.Kind{chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn}

// lost returns the number of captured pieces of a kind.
func (c corner) lost(kind chess.Kind) int {
	switch {
	case c.gone:
		return 0
	case kind == chess.Pawn:
		return max(0, c.pawns)
	}
	return strings.Count(c.pool, kind.String())
}

// loss shows the captured pieces of a kind in a corner: one piece, with their number where there are several.
type loss struct {
	view  *cornerView
	kind  chess.Kind
	piece *canvas.Raster
	count *widget.Prose
}

func newLoss(v *cornerView, kind chess.Kind) *loss {
	count := widget.NewProse(v.art, "", theme.BodyText, color.Black)
	count.Bold = true
	return &loss{v, kind, canvas.NewRaster(func(w, h int) image.Image { return pieces.Image(kind, v.corner.army, max(min(w, h), 1)) }), count}
}

const (
	pieceWide = 0.66 // the share of a picture's width that the widest piece takes
	digitWide = 8    // room for a digit, in units
	pawnsWide = 1.3  // the place of pawns, whose number may have two digits, beside another one's
)

// place shows the loss at a place of some width. The edge of the picture, where nothing is drawn, may leave it.
func (l *loss) place(x, y, wide float32) {
	n, u := l.view.corner.lost(l.kind), l.view.unit
	l.piece.Hidden, l.count.Hidden = n == 0, n < 2
	side := min(pieceHigh*u, (wide-digitWide*u)/pieceWide)
	y += (pieceHigh*u - side) / 2
	widget.Put(l.piece, x-(1-pieceWide)/2*side, y, side, side)
	used := pieceWide * side
	l.count.FitLine(text.Points(n), theme.Current().Ink, theme.BodyText*l.view.words, 0.75*theme.SmallText*u, wide-used-u)
	high := l.count.MinSize().Height
	widget.Put(l.count, x+used+u, y+side-high, wide-used-u, high)
}
