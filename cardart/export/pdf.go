package export

import (
	"encoding/binary"
	"image/color"
	"io"
	"unicode/utf16"

	"codeberg.org/go-pdf/fpdf"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/cardart/vector"
)

// pdf writes the document.
func (w *writer) pdf(name string) error {
	return w.create(name, func(file io.Writer) error {
		var cards []namedDrawing
		for _, s := range w.sides {
			if err := w.ctx.Err(); err != nil {
				return err
			}
			cards = append(cards, namedDrawing{s.title, s.print(w.Style)})
			w.step(1)
		}
		if w.Layout == Cards {
			return cardPages(w.Cards.title(), cards).Output(file)
		}
		return sheets[w.Layout].pages(w.Cards.title(), cards).Output(file)
	})
}

// namedDrawing is a face or the back as it is printed, and its name in words.
type namedDrawing struct {
	name    string
	drawing vector.Drawing
}

// cardPages returns a document with a page for each card, of its size with the bleed, and a
// bookmark with its name.
func cardPages(title string, cards []namedDrawing) *fpdf.Fpdf {
	const width, height = cardart.Width + 2*cardart.Bleed, cardart.Height + 2*cardart.Bleed
	doc := page.NewPDF(title, width, height)
	doc.SetPageBox("bleed", 0, 0, width, height)
	doc.SetPageBox("trim", cardart.Bleed, cardart.Bleed, cardart.Width, cardart.Height)
	for _, c := range cards {
		doc.AddPage()
		doc.Bookmark(inUTF16(vector.Title(c.name)), 0, 0)
		place(doc, c.drawing, vector.Pt(cardart.Bleed, cardart.Bleed))
	}
	return doc
}

// inUTF16 returns a text as a PDF takes it that goes beyond ASCII: in UTF-16 with its mark. The
// library does that for titles, but for bookmarks only with a font of its own.
func inUTF16(text string) string {
	encoded := []byte{0xfe, 0xff}
	for _, unit := range utf16.Encode([]rune(text)) {
		encoded = binary.BigEndian.AppendUint16(encoded, unit)
	}
	return string(encoded)
}

// place paints a drawing whose origin is at a place on the page.
func place(doc *fpdf.Fpdf, d vector.Drawing, at vector.Point) {
	var page vector.Drawing
	there := vector.Move(at.X, at.Y)
	for run, twice := range d.Runs() {
		page.Place(run, there)
		if twice {
			page.Place(run, d.HalfTurn().Then(there))
		}
	}
	for _, s := range page.Shapes {
		paint(doc, s)
	}
}

// paint paints a shape. A gradient along a line, or one that changes how opaque it is, is
// an error of the document's: the library has neither, and no card needs one.
func paint(doc *fpdf.Fpdf, s vector.Shape) {
	from, to := s.Paint.From, s.Paint.To
	if from.A != 0xff {
		doc.SetAlpha(float64(from.A)/0xff, "Normal")
		defer doc.SetAlpha(1, "Normal")
	}
	switch plain := s.Paint.Plain(); {
	case plain && s.Line > 0:
		doc.SetDrawColor(rgb(from))
		doc.SetLineWidth(s.Line)
		page.Trace(doc, s.Path, "S")
	case plain:
		doc.SetFillColor(rgb(from))
		page.Trace(doc, s.Path, "f")
	case s.Line == 0 && from.A == to.A:
		gradient(doc, s)
	default:
		doc.SetErrorf("a PDF can't have the gradient from %v to %v with a line of %v", from, to, s.Line)
	}
}

// gradient fills a shape by a square of its gradient, of which only what is in the path
// is seen. As the library stretches gradients with their box, only a square keeps angles.
func gradient(doc *fpdf.Fpdf, s vector.Shape) {
	doc.TransformBegin()
	defer doc.TransformEnd() // which ends the clip, too
	page.Trace(doc, s.Path, "W n")
	low, high := s.Path.Bounds()
	side := max(high.X-low.X, high.Y-low.Y)
	part := vector.Move(-low.X, -low.Y-side).Then(vector.Scale(1/side, -1/side)) // the library's y goes up
	start, end := part.Apply(s.Paint.Start), part.Apply(s.Paint.End)
	r, g, b := rgb(s.Paint.From)
	toR, toG, toB := rgb(s.Paint.To)
	doc.LinearGradient(low.X, low.Y, side, side, r, g, b, toR, toG, toB, start.X, start.Y, end.X, end.Y)
}

func rgb(c color.NRGBA) (r, g, b int) { return int(c.R), int(c.G), int(c.B) }
