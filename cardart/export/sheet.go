package export

import (
	"math"
	"slices"

	"codeberg.org/go-pdf/fpdf"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/cardart/vector"
)

// sheet is the arrangement of cards on a page of paper. Each has its own bleed, so that two neighbours are 6
// mm apart; cutting one, the knife never touches the other. The margins leave room for the crop marks where
// every printer prints, 5 mm from the edge.
//
// A page of faces is followed by one of backs, each behind a face. As the cards are centred on the page, with
// the same number in each row, they match whether the paper is turned over along its long edge or its short
// one. For that the joker comes twice.
type sheet struct {
	width, height float64 // of the page, lying
	columns, rows int     // at most
}

var sheets = map[Layout]sheet{
	A4:     {width: 297, height: 210, columns: 4, rows: 2},
	Letter: {width: 279.4, height: 215.9, columns: 3, rows: 2},
}

// pages returns a document with the sheets of a deck; the last card is its back.
func (s sheet) pages(title string, cards []namedDrawing) *fpdf.Fpdf {
	doc := page.NewPDF(title, s.width, s.height)
	faces, back := slices.Clone(cards[:len(cards)-1]), cards[len(cards)-1].drawing
	if len(faces)%s.rows > 0 {
		faces = append(faces, faces[len(faces)-1]) // the joker: packs have two
	}
	for len(faces) > 0 {
		n := min(len(faces), s.columns*s.rows)
		cells := s.cells(n)
		marks := s.marks(cells)
		doc.AddPage()
		for i, at := range cells {
			place(doc, faces[i].drawing, at)
		}
		place(doc, marks, vector.Point{})
		place(doc, s.corners(cells), vector.Point{})
		doc.AddPage()
		for _, at := range cells {
			place(doc, back, vector.Pt(s.width-at.X-cardart.Width, at.Y))
		}
		place(doc, marks, vector.Point{})
		faces = faces[n:]
	}
	return doc
}

// The way from one card to the next.
const (
	stepX = cardart.Width + 2*cardart.Bleed
	stepY = cardart.Height + 2*cardart.Bleed
)

// cells returns the top-left corners of n cards, cut, row by row.
func (s sheet) cells(n int) (at []vector.Point) {
	columns := (n + s.rows - 1) / s.rows
	left := (s.width-float64(columns)*stepX)/2 + cardart.Bleed
	top := (s.height-float64(s.rows)*stepY)/2 + cardart.Bleed
	for i := range n {
		at = append(at, vector.Pt(left+float64(i%columns)*stepX, top+float64(i/columns)*stepY))
	}
	return at
}

// Crop marks show where to cut: short lines that extend the edges of the cards, in the margins and, shorter,
// in the middle of the gaps between the cards.
const (
	hairline  = 0.1
	markGap   = cardart.Bleed + 0.5 // from the cut to where a mark begins
	markLong  = 4.5
	crossLong = 2 // of a mark between cards
)

var markInk = vector.Plain(vector.RGB(0))

func (s sheet) marks(cells []vector.Point) vector.Drawing {
	d := vector.Drawing{Width: s.width, Height: s.height}
	first, last := cells[0], cells[len(cells)-1]
	var p vector.Path
	for x := first.X; x < last.X+1; x += stepX {
		for _, cut := range []float64{x, x + cardart.Width} {
			for _, y := range alongCut(first.Y, last.Y, cardart.Height, stepY) {
				p.MoveTo(vector.Pt(cut, y[0]))
				p.LineTo(vector.Pt(cut, y[1]))
			}
		}
	}
	for y := first.Y; y < last.Y+1; y += stepY {
		for _, cut := range []float64{y, y + cardart.Height} {
			for _, x := range alongCut(first.X, last.X, cardart.Width, stepX) {
				p.MoveTo(vector.Pt(x[0], cut))
				p.LineTo(vector.Pt(x[1], cut))
			}
		}
	}
	d.Stroke(p, markInk, hairline)
	return d
}

// alongCut returns the positions of marks along a cut, for cards of a length whose starts range from first to
// last.
func alongCut(first, last, long, step float64) (marks [][2]float64) {
	marks = append(marks, [2]float64{first - markGap - markLong, first - markGap})
	for at := first; at < last-1; at += step {
		middle := at + long + (step-long)/2
		marks = append(marks, [2]float64{middle - crossLong/2, middle + crossLong/2})
	}
	return append(marks, [2]float64{last + long + markGap, last + long + markGap + markLong})
}

// cornerInk is pale: whoever cuts beside it must not see much of it.
var cornerInk = vector.Plain(vector.RGB(0xb9b0a2))

// corners are the quarters of circles along which the corners are to be rounded.
func (s sheet) corners(cells []vector.Point) vector.Drawing {
	d := vector.Drawing{Width: s.width, Height: s.height}
	const r = cardart.CornerRadius
	handle := r * 4 / 3 * math.Tan(math.Pi/8) // makes a cubic of a quarter of a circle
	var p vector.Path
	for _, at := range cells {
		for _, corner := range []vector.Matrix{
			vector.Identity,
			vector.Scale(-1, 1).Then(vector.Move(cardart.Width, 0)),
			vector.Scale(1, -1).Then(vector.Move(0, cardart.Height)),
			vector.Scale(-1, -1).Then(vector.Move(cardart.Width, cardart.Height)),
		} {
			m := corner.Then(vector.Move(at.X, at.Y))
			p.MoveTo(m.Apply(vector.Pt(0, r)))
			p.CubeTo(m.Apply(vector.Pt(0, r-handle)), m.Apply(vector.Pt(r-handle, 0)), m.Apply(vector.Pt(r, 0)))
		}
	}
	d.Stroke(p, cornerInk, hairline)
	return d
}
