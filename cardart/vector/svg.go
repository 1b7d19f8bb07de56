package vector

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/color"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode"
)

// SVG writes the drawing as an SVG document of text: paths, gradients, and nothing else. Its unit is the millimetre,
// and positions are rounded to hundredths of it. The title is for screen readers; it's in the ids too, so that drawings
// of different titles can share one page of HTML.
func (d Drawing) SVG(w io.Writer, title string) error {
	out := svg{name: identifier(title)}
	out.text("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"")
	out.place(d.Width).text("mm\" height=\"").place(d.Height).text("mm\" viewBox=\"0 0 ")
	out.place(d.Width).text(" ").place(d.Height)
	out.text("\" role=\"img\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title>")
	xml.EscapeText(&out.Buffer, []byte(Title(title))) // which can't fail: a Buffer takes all
	out.text("</title>\n")
	runs := 0
	for run, twice := range d.Runs() {
		if twice {
			out.text("<g id=\"").id('h', runs).text("\">\n")
		}
		for _, s := range run {
			out.shape(s)
		}
		if twice {
			out.text("</g>\n<use xlink:href=\"#").id('h', runs)
			out.text("\" transform=\"rotate(180 ").place(d.Width / 2).text(" ").place(d.Height / 2).text(")\"/>\n")
			runs++
		}
	}
	out.text("</svg>\n")
	_, err := w.Write(out.Bytes())
	return err
}

// Title returns a title as files are given it, in XML and elsewhere: in one line, and without the characters that a reader would obey
// rather than show, as those that turn the direction of what follows.
func Title(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), unicode.Is(unicode.Cf, r), r == unicode.ReplacementChar:
			return -1
		}
		return r
	}, text)
}

// svg is a document as it grows.
type svg struct {
	bytes.Buffer
	name      string        // in every id
	gradients map[Paint]int // those written, and their numbers
}

// identifier returns the letters and digits of a title, with hyphens between its words.
func identifier(title string) string {
	words := strings.FieldsFunc(strings.ToLower(title), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return strings.Join(words, "-")
}

func (out *svg) text(s string) *svg {
	out.WriteString(s)
	return out
}

// id adds the id of something of a kind, which is a letter, as no id begins with a digit.
func (out *svg) id(kind byte, n int) *svg {
	out.WriteByte(kind)
	return out.text(strconv.Itoa(n)).text("-").text(out.name)
}

// place adds a place or a length.
func (out *svg) place(v float64) *svg {
	out.Write(appendPlace(out.AvailableBuffer(), rounded(v)))
	return out
}

// shape adds a shape, and before it the gradient that it's the first to use.
func (out *svg) shape(s Shape) {
	gradient := -1
	if !s.Paint.Plain() {
		gradient = out.gradient(s.Paint)
	}
	attribute := "fill"
	out.text("<path")
	if s.Line > 0 {
		attribute = "stroke"
		out.text(" fill=\"none\" stroke-width=\"").text(strconv.FormatFloat(s.Line, 'g', 3, 64)).text("\"")
	}
	switch c := s.Paint.From; {
	case gradient >= 0:
		out.text(" "+attribute+"=\"url(#").id('g', gradient).text(")\"")
	case c != RGB(0) || s.Line > 0: // a fill is black unless one says otherwise
		out.colour(attribute, attribute+"-opacity", c)
	}
	out.text(" d=\"")
	out.path(s.Path)
	out.text("\"/>\n")
}

// gradient returns the number of a gradient, which is written if it hasn't been.
func (out *svg) gradient(p Paint) int {
	if n, ok := out.gradients[p]; ok {
		return n
	}
	if out.gradients == nil {
		out.gradients = make(map[Paint]int)
	}
	n := len(out.gradients)
	out.gradients[p] = n
	out.text("<linearGradient id=\"").id('g', n).text("\" gradientUnits=\"userSpaceOnUse\" x1=\"").place(p.Start.X)
	out.text("\" y1=\"").place(p.Start.Y).text("\" x2=\"").place(p.End.X).text("\" y2=\"").place(p.End.Y).text("\"><stop")
	out.colour("stop-color", "stop-opacity", p.From)
	out.text("/><stop offset=\"1\"")
	out.colour("stop-color", "stop-opacity", p.To)
	out.text("/></linearGradient>\n")
	return n
}

// colour adds the attributes for a colour and, if it's translucent, its opacity.
func (out *svg) colour(name, opacity string, c color.NRGBA) {
	if c.R%17 == 0 && c.G%17 == 0 && c.B%17 == 0 {
		fmt.Fprintf(out, " %s=\"#%x%x%x\"", name, c.R/17, c.G/17, c.B/17)
	} else {
		fmt.Fprintf(out, " %s=\"#%02x%02x%02x\"", name, c.R, c.G, c.B)
	}
	if c.A != 0xff {
		fmt.Fprintf(out, " %s=\"%.3g\"", opacity, float64(c.A)/0xff)
	}
}

// path adds the steps of a path, each from where the one before ended. The steps go from
// rounded place to rounded place, so that what is rounded never adds up.
func (out *svg) path(p Path) {
	line := pathText{out: out.AvailableBuffer()}
	i := 0 // the next verb
	for verb, to := range p.Steps() {
		i++
		switch verb {
		case MoveTo:
			line.step('m', to)
			line.start = line.at
		case LineTo:
			line.lineTo(to, i < len(p.Verbs) && p.Verbs[i] != MoveTo)
		case CubeTo:
			line.step('c', to)
		case ClosePath:
			line.out = append(line.out, 'z')
			line.command = 'z'
			line.at = line.start
		}
	}
	out.Write(line.out)
}

// pathText is the text of a path as it grows.
type pathText struct {
	out       []byte
	command   byte     // the last; one that comes again isn't written again
	at, start [2]int64 // where the pen is, and where the contour began, in hundredths
	fraction  bool     // whether the last number has a point, so that the next may begin with one
}

// step adds a command with its points.
func (t *pathText) step(command byte, points []Point) {
	t.begin(command)
	var to [2]int64
	for _, p := range points {
		to = [2]int64{rounded(p.X), rounded(p.Y)}
		t.number(to[0] - t.at[0])
		t.number(to[1] - t.at[1])
	}
	t.at = to
}

// lineTo adds a line; one along an axis needs only one number, and one to the current position none if the contour
// continues.
func (t *pathText) lineTo(points []Point, goesOn bool) {
	to := [2]int64{rounded(points[0].X), rounded(points[0].Y)}
	switch dx, dy := to[0]-t.at[0], to[1]-t.at[1]; {
	case goesOn && dx == 0 && dy == 0:
	case dy == 0:
		t.begin('h')
		t.number(dx)
	case dx == 0:
		t.begin('v')
		t.number(dy)
	default:
		t.step('l', points)
	}
	t.at = to
}

// begin adds a command's letter. A second m would count as a line if it weren't written.
func (t *pathText) begin(command byte) {
	if command != t.command || command == 'm' {
		t.out = append(t.out, command)
	}
	t.command = command
}

// number adds a number, and a space before it if it would grow together with what is there.
func (t *pathText) number(n int64) {
	last := t.out[len(t.out)-1]
	text := appendPlace(nil, n)
	if digit := last >= '0' && last <= '9'; digit && text[0] != '-' && (text[0] != '.' || !t.fraction) {
		t.out = append(t.out, ' ')
	}
	t.fraction = bytes.IndexByte(text, '.') >= 0
	t.out = append(t.out, text...)
}

// hundredths is the number of rounding steps per unit.
const hundredths = 100

func rounded(v float64) int64 { return int64(math.Round(v * hundredths)) }

// appendPlace adds a number given in hundredths, without zeros that say nothing.
func appendPlace(b []byte, n int64) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	if n >= hundredths || n == 0 {
		b = strconv.AppendInt(b, n/hundredths, 10)
	}
	switch part := n % hundredths; {
	case part == 0:
	case part%10 == 0:
		b = append(b, '.', byte('0'+part/10))
	default:
		b = append(b, '.', byte('0'+part/10), byte('0'+part%10))
	}
	return b
}
