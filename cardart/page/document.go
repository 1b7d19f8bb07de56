// Package page makes documents for a printer: pages of words, lines and suit signs, as PDF.
//
// Words stay words, so that a reader can search, copy and read aloud what is on a page; the suit signs are those of the
// deck, and are copied as ♠ ♥ ♦ ♣. Lengths are in millimetres from the top left corner, sizes of letters in points.
package page

import (
	"encoding/binary"
	"fmt"
	"image/color"
	"io"
	"strings"
	"time"
	"unicode/utf16"

	"codeberg.org/go-pdf/fpdf"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// Size is the size of a page.
type Size struct{ Width, Height float64 }

// The two sizes of paper that printers have, upright.
var (
	A4     = Size{210, 297}
	Letter = Size{215.9, 279.4}
)

// Fonts are two TrueType fonts, as the bytes of their files.
type Fonts struct{ Plain, Bold []byte }

// Style holds the look of words.
type Style struct {
	Points float64
	Bold   bool
	Ink    color.NRGBA // of all but suit signs; opaque
}

// Anchors of words: their left end, their middle or their right end is at the place.
const (
	Begin  = 0
	Middle = 0.5
	End    = 1
)

// Document is a document being written. It is for one goroutine.
type Document struct {
	Size
	pdf   *fpdf.Fpdf
	signs [4]color.NRGBA
}

// New begins a document without pages, with the colours of the suit signs by suit.
func New(title string, size Size, fonts Fonts, signs [4]color.NRGBA) *Document {
	d := &Document{Size: size, pdf: NewPDF(title, size.Width, size.Height), signs: signs}
	d.pdf.SetAutoPageBreak(false, 0)
	d.pdf.AddUTF8FontFromBytes(family, "", fonts.Plain)
	d.pdf.AddUTF8FontFromBytes(family, "B", fonts.Bold)
	return d
}

const family = "text"

// NewPDF begins a document of the library's own kind, with pages of one size. It has no true date, so that the
// same calls give the same bytes.
func NewPDF(title string, width, height float64) *fpdf.Fpdf {
	doc := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: width, Ht: height}})
	doc.SetTitle(vector.Title(title), true)
	doc.SetCreationDate(time.Unix(0, 0).UTC())
	doc.SetModificationDate(time.Unix(0, 0).UTC())
	doc.SetCatalogSort(true) // else the fonts stand in the order of a map
	doc.SetLineCapStyle("round")
	doc.SetLineJoinStyle("round")
	return doc
}

// Add begins the next page.
func (d *Document) Add() { d.pdf.AddPage() }

// Pages returns the number of pages.
func (d *Document) Pages() int { return d.pdf.PageCount() }

// Output writes the document. The same calls give the same bytes.
func (d *Document) Output(w io.Writer) error { return d.pdf.Output(w) }

// Suit signs are drawn, as the fonts have none like them.
const (
	signAdvance = 0.92 // of the size of the letters
	signSize    = 0.8
	signMiddle  = -0.36 // above the base line: half the height of a capital
	millimetres = 25.4 / 72
)

// suits are the suits of the signs.
var suits = map[rune]card.Suit{'♣': card.Clubs, '♦': card.Diamonds, '♥': card.Hearts, '♠': card.Spades}

// Write writes words on one line, and returns their width; y is the base line.
func (d *Document) Write(x, y, anchor float64, s Style, words string) float64 {
	width := d.Width(s, words)
	x -= anchor * width
	for _, part := range parts(words) {
		suit, isSign := suits[[]rune(part)[0]]
		d.choose(s)
		if isSign {
			d.sign(x, y, s.Points*millimetres, suit)
		} else {
			d.pdf.SetTextColor(rgb(s.Ink))
			d.pdf.Text(x, y, part)
		}
		x += d.width(s, part)
	}
	return width
}

// Width returns the width of words.
func (d *Document) Width(s Style, words string) (width float64) {
	for _, part := range parts(words) {
		width += d.width(s, part)
	}
	return width
}

// width returns the width of a part of words: a sign, or words without one.
func (d *Document) width(s Style, part string) float64 {
	if _, isSign := suits[[]rune(part)[0]]; isSign {
		return signAdvance * s.Points * millimetres
	}
	d.choose(s)
	return d.pdf.GetStringWidth(part)
}

// choose makes a style's font the current one.
func (d *Document) choose(s Style) {
	style := ""
	if s.Bold {
		style = "B"
	}
	d.pdf.SetFont(family, style, s.Points)
}

// parts cuts words at the suit signs, each of which is a part of its own.
func parts(words string) (all []string) {
	from := 0
	for i, letter := range words {
		if _, isSign := suits[letter]; isSign {
			if i > from {
				all = append(all, words[from:i])
			}
			from = i + len(string(letter))
			all = append(all, string(letter))
		}
	}
	if from < len(words) {
		all = append(all, words[from:])
	}
	return all
}

// sign draws a suit sign with its left end on the base line. An em space stands in its place, which is about as wide, and
// which readers take for the sign.
func (d *Document) sign(x, y, size float64, suit card.Suit) {
	letter := "♣♦♥♠"[3*int(suit) : 3*int(suit)+3]
	d.pdf.RawWriteStr(fmt.Sprintf("/Span <</ActualText <%X>>> BDC", inUTF16(letter)))
	d.pdf.Text(x, y, "\u2003")
	d.pdf.RawWriteStr("EMC")
	d.pdf.SetFillColor(rgb(d.signs[suit]))
	Trace(d.pdf, sign.Path(suit, vector.Pt(x+signAdvance/2*size, y+signMiddle*size), signSize*size, false), "f")
}

// inUTF16 returns a text in UTF-16 with its mark, as a PDF takes it.
func inUTF16(text string) string {
	encoded := []byte{0xfe, 0xff}
	for _, unit := range utf16.Encode([]rune(text)) {
		encoded = binary.BigEndian.AppendUint16(encoded, unit)
	}
	return string(encoded)
}

// Line draws a line.
func (d *Document) Line(x0, y0, x1, y1, width float64, ink color.NRGBA) {
	d.pdf.SetDrawColor(rgb(ink))
	d.pdf.SetLineWidth(width)
	d.pdf.Line(x0, y0, x1, y1)
}

// Fill fills a box.
func (d *Document) Fill(x0, y0, x1, y1 float64, ink color.NRGBA) {
	d.pdf.SetFillColor(rgb(ink))
	d.pdf.Rect(x0, y0, x1-x0, y1-y0, "F")
}

// Wrap cuts words into lines that are no wider than a width, unless a single word is.
func Wrap(words string, width float64, measure func(string) float64) (lines []string) {
	line := ""
	for _, word := range strings.Fields(words) {
		longer := strings.TrimLeft(line+" "+word, " ")
		if line != "" && measure(longer) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// Trace follows a path and does with it what the format's operator says: S draws along it, f fills it wherever the
// winding number isn't zero, and W n makes it the clip.
func Trace(doc *fpdf.Fpdf, p vector.Path, operator string) {
	for verb, to := range p.Steps() {
		switch verb {
		case vector.MoveTo:
			doc.MoveTo(to[0].X, to[0].Y)
		case vector.LineTo:
			doc.LineTo(to[0].X, to[0].Y)
		case vector.CubeTo:
			doc.CurveBezierCubicTo(to[0].X, to[0].Y, to[1].X, to[1].Y, to[2].X, to[2].Y)
		case vector.ClosePath:
			doc.ClosePath()
		}
	}
	doc.DrawPath(operator)
}

func rgb(c color.NRGBA) (r, g, b int) { return int(c.R), int(c.G), int(c.B) }
