// Package export writes the deck, or a part of it, faces and the back, as files: SVG or PNG, a
// file for each, or a PDF for a printer. Where the files come from and go to is the caller's: it
// touches no disk.
//
// The same style gives the same bytes, on every machine and at any time; only the boxes of
// a PDF's page, of its trim and its bleed, come in any order.
package export

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/cardart"
)

// Options describe what is to be written.
type Options struct {
	Format Format
	Style  cardart.Style
	Cards  Selection
	Width  int    // of a PNG in pixels, from MinWidth to MaxWidth; the height follows
	Layout Layout // of a PDF
}

// The widths of a PNG that make sense. At DefaultWidth it has 300 pixels to the inch of a
// real card.
const (
	MinWidth     = 20
	MaxWidth     = 4000
	DefaultWidth = 744
)

// Format is a kind of file.
type Format uint8

const (
	SVG Format = iota
	PNG
	PDF
)

var formats = []string{SVG: "svg", PNG: "png", PDF: "pdf"}

func (f Format) String() string { return nameOf(formats, uint8(f), "Format") }

// ParseFormat reads svg, png or pdf. The error is an [*Error].
func ParseFormat(text string) (Format, error) {
	i, err := indexOf(formats, text, "Format", "no format")
	return Format(i), err
}

// Layout is the layout of a page of a PDF.
type Layout uint8

const (
	A4     Layout = iota // sheets of A4: eight faces, their backs on the next page
	Letter               // sheets of US Letter: six faces, their backs on the next page
	Cards                // one card a page, the back on the last
)

var layouts = []string{A4: "a4", Letter: "letter", Cards: "cards"}

func (l Layout) String() string { return nameOf(layouts, uint8(l), "Layout") }

// ParseLayout reads a4, letter or cards. The error is an [*Error].
func ParseLayout(text string) (Layout, error) {
	i, err := indexOf(layouts, text, "Layout", "no layout of pages")
	return Layout(i), err
}

func nameOf(names []string, i uint8, kind string) string {
	if int(i) < len(names) {
		return names[i]
	}
	return fmt.Sprintf("%s(%d)", kind, i)
}

func indexOf(names []string, text, option, what string) (int, error) {
	for i, name := range names {
		if strings.EqualFold(text, name) {
			return i, nil
		}
	}
	last := len(names) - 1
	return 0, wrong(option, "%q is %s: want %s or %s", text, what, strings.Join(names[:last], ", "), names[last])
}

// Check returns an [*Error] that describes what makes no sense, or nil.
func (o Options) Check() error {
	switch {
	case int(o.Format) >= len(formats):
		return wrong("Format", "%v is no format", o.Format)
	case int(o.Layout) >= len(layouts):
		return wrong("Layout", "%v is no layout of pages", o.Layout)
	case int(o.Cards) >= len(selections):
		return wrong("Cards", "%v is no choice of cards", o.Cards)
	case o.Format == PNG && (o.Width < MinWidth || o.Width > MaxWidth):
		return wrong("Width", "a card can't be %d pixels wide: want %d to %d", o.Width, MinWidth, MaxWidth)
	}
	if _, err := cardart.ParseStyle(o.Style.String()); err != nil {
		return wrong("Style", "%v", err)
	}
	return nil
}

// Files returns the names of the files that [Options.Write] makes, in its order.
func (o Options) Files() (names []string) {
	if o.Format == PDF {
		name := "deck-"
		if o.Cards != All {
			name += o.Cards.String() + "-"
		}
		return []string{name + o.Layout.String() + ".pdf"}
	}
	for _, s := range o.sides() {
		names = append(names, s.name+"."+o.Format.String())
	}
	return names
}

// Sides returns the number of faces written, plus the back.
func (o Options) Sides() int { return len(o.sides()) }

func (o Options) sides() []side { return sides(o.Cards, o.Style.Letters) }

// Error is why the options make no sense, in a line for people.
type Error struct {
	Option string // the field of Options
	Text   string
}

func (e *Error) Error() string { return e.Text }

func wrong(option, format string, args ...any) error {
	return &Error{Option: option, Text: fmt.Sprintf(format, args...)}
}
