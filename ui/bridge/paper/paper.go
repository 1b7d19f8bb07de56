// Package paper is what bridge players print: hand records, curtain cards, lists for dealing by hand, travellers, slips
// and score sheets, the cards of a movement, and rankings. The window and the commands both make them here.
//
// Everything is black or nearly so, and grey only where it may be missed; suits differ by their signs. So it is legible
// on any printer.
package paper

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Paper holds the size of the sheets and the colours.
type Paper struct {
	Size    page.Size
	Colours cardart.Colours // of the suit signs
	Fonts   page.Fonts
}

// Session is a session whose papers are printed.
type Session struct {
	Name   string // with its day
	Score  session.Session
	Side   card.Side // the user's
	Boards []Board
}

// Sizes are the sizes of paper, by their names in commands.
var Sizes = map[string]page.Size{"a4": page.A4, "letter": page.Letter}

// Canvas takes words and lines: a page, or a picture. Lengths are in millimetres.
type Canvas interface {
	// Write writes words on the base line y, and returns their width. The anchor is 0 at their left end, 1 at their right.
	Write(x, y, anchor float64, s page.Style, words string) float64
	Width(s page.Style, words string) float64
	Line(x0, y0, x1, y1, width float64, ink color.NRGBA)
	Fill(x0, y0, x1, y1 float64, ink color.NRGBA)
}

var (
	ink   = vector.RGB(0x000000)
	faint = vector.RGB(0x4d4d4d) // labels
	rule  = vector.RGB(0x8c8c8c) // thin lines
	white = vector.RGB(0xffffff)
	shade = vector.RGB(0xe4e4e4) // grounds
)

const (
	margin = 10.       // of a page
	mm     = 25.4 / 72 // of a point
	hair   = 0.15
)

func plain(points float64) page.Style { return page.Style{Points: points, Ink: ink} }
func bold(points float64) page.Style  { return page.Style{Points: points, Bold: true, Ink: ink} }
func label(points float64) page.Style { return page.Style{Points: points, Ink: faint} }

// book is a document with a heading on each page.
type book struct {
	*page.Document
	title, about string
	top          float64 // of the room below the heading
}

// begin begins a document. About is the subject, such as the name of a session, or "".
func (p Paper) begin(title, about string) *book {
	var signs [4]color.NRGBA
	for _, s := range card.Suits {
		signs[s] = cardart.SuitColour(s, p.Colours, false)
	}
	return &book{page.New(title, p.Size, p.Fonts, signs), title, about, 0}
}

// turn begins the next page, with its heading.
func (b *book) turn() {
	b.Add()
	const size = 11
	y := margin + size*mm*0.8
	x := margin + b.Write(margin, y, page.Begin, bold(size), b.title) + 4
	right := text.T("paper.page", "N", b.Pages())
	room := b.Size.Width - margin - x - b.Document.Width(label(8), right) - 4
	b.Write(x, y, page.Begin, fit(b, label(9), b.about, room), b.about)
	b.Write(b.Size.Width-margin, y, page.End, label(8), right)
	b.Line(margin, y+1.6, b.Size.Width-margin, y+1.6, hair, rule)
	b.top = y + 4.5
}

// cells calls draw for each of n things, in columns and rows on as many pages as it takes, with the corner and the size of
// its place.
func (b *book) cells(n, columns, rows int, draw func(i int, x, y, w, h float64)) {
	for i := range n {
		at := i % (columns * rows)
		if at == 0 {
			b.turn()
		}
		w := (b.Size.Width - 2*margin) / float64(columns)
		h := (b.Size.Height - margin - b.top) / float64(rows)
		draw(i, margin+float64(at%columns)*w, b.top+float64(at/columns)*h, w, h)
	}
}

// fit returns a style with letters small enough for the words to have room.
func fit(c Canvas, s page.Style, words string, room float64) page.Style {
	if width := c.Width(s, words); width > room && width > 0 {
		s.Points *= max(room, 1) / width
	}
	return s
}

// prose writes words in lines of a width, and returns the base line after the last.
func prose(c Canvas, x, y, width float64, s page.Style, words string) float64 {
	for _, line := range page.Wrap(words, width, func(words string) float64 { return c.Width(s, words) }) {
		c.Write(x, y, page.Begin, s, line)
		y += 1.3 * s.Points * mm
	}
	return y
}

// box draws the edges of a box.
func box(c Canvas, x, y, w, h, width float64, ink color.NRGBA) {
	c.Line(x, y, x+w, y, width, ink)
	c.Line(x, y+h, x+w, y+h, width, ink)
	c.Line(x, y, x, y+h, width, ink)
	c.Line(x+w, y, x+w, y+h, width, ink)
}
