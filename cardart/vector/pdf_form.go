package vector

import (
	"bytes"
	"fmt"
	"image/color"
	"math"
	"strconv"
)

// Form adds a drawing to the document, to be placed on pages. It's seen up to so far
// outside its box.
func (p *PDF) Form(d Drawing, outside float64) Form {
	box := fmt.Sprintf("[%s %s %s %s]", pdfNumber(-outside), pdfNumber(-outside), pdfNumber(d.Width+outside), pdfNumber(d.Height+outside))
	f := pdfForm{pdf: p, box: box}
	for run, twice := range d.Runs() {
		if !twice {
			f.shapes(run)
			continue
		}
		half := pdfForm{pdf: p, box: box}
		half.shapes(run)
		n := half.close()
		fmt.Fprintf(&f.forms, " /H%d %d 0 R", n, n)
		fmt.Fprintf(&f.content, "/H%d Do q %s cm /H%d Do Q\n", n, pdfMatrix(d.HalfTurn()), n)
	}
	return Form(f.close())
}

// pdfForm is a form as it grows: what is painted, and the things that it calls by name.
type pdfForm struct {
	pdf                     *PDF
	box                     string
	content                 bytes.Buffer
	forms, states, patterns bytes.Buffer
	alphas                  map[uint8]bool // those among the states
	gradients               map[Paint]int  // the numbers of those among the patterns
}

// close adds the form to the document and returns its number.
func (f *pdfForm) close() int {
	entries := fmt.Sprintf("/Type /XObject /Subtype /Form /BBox %s /Resources << /XObject <<%s >> /ExtGState <<%s >> /Pattern <<%s >> >> ",
		f.box, f.forms.Bytes(), f.states.Bytes(), f.patterns.Bytes())
	return f.pdf.stream(entries, f.content.Bytes())
}

// shapes paints shapes. What is set for one stays until it's set again; on the way in and
// out all is as at the beginning of a page.
func (f *pdfForm) shapes(run []Shape) {
	f.content.WriteString("q 1 J 1 j\n")
	var ink, lineInk Paint // of fills and of lines, as they have been set
	width, alpha := -1., uint8(0xff)
	for _, s := range run {
		masked := !s.Paint.Plain() && s.Paint.From.A != s.Paint.To.A
		if masked {
			fmt.Fprintf(&f.content, "q /M%d gs\n", f.mask(s.Paint))
		}
		if a := s.Paint.From.A; !masked && a != alpha {
			alpha = a
			f.alpha(a)
		}
		if s.Line > 0 {
			if s.Line != width {
				fmt.Fprintf(&f.content, "%s w\n", pdfNumber(s.Line))
			}
			if s.Paint != lineInk {
				f.ink(s.Paint, "CS", "SCN", "RG")
			}
			f.path(s.Path)
			f.content.WriteString("S\n")
			width, lineInk = s.Line, s.Paint
		} else {
			if s.Paint != ink {
				f.ink(s.Paint, "cs", "scn", "rg")
			}
			f.path(s.Path)
			f.content.WriteString("f\n")
			ink = s.Paint
		}
		if masked {
			f.content.WriteString("Q\n")
			ink, lineInk, width = Paint{}, Paint{}, -1
		}
	}
	f.content.WriteString("Q\n")
}

// alpha sets how opaque plain paints are.
func (f *pdfForm) alpha(a uint8) {
	if f.alphas == nil {
		f.alphas = make(map[uint8]bool)
	}
	if !f.alphas[a] {
		f.alphas[a] = true
		part := pdfNumber(float64(a) / 0xff)
		fmt.Fprintf(&f.states, " /A%d << /ca %s /CA %s >>", a, part, part)
	}
	fmt.Fprintf(&f.content, "/A%d gs\n", a)
}

// ink sets a paint by the operators for a gradient and for a plain colour.
func (f *pdfForm) ink(with Paint, space, gradient, plain string) {
	if with.Plain() {
		fmt.Fprintf(&f.content, "%s %s\n", pdfColour(with.From), plain)
		return
	}
	if f.gradients == nil {
		f.gradients = make(map[Paint]int)
	}
	n, ok := f.gradients[with]
	if !ok {
		n = len(f.gradients)
		f.gradients[with] = n
		fmt.Fprintf(&f.patterns, " /P%d << /PatternType 2 /Shading %s >>", n,
			pdfShading(with, "/DeviceRGB", pdfColour(with.From), pdfColour(with.To)))
	}
	fmt.Fprintf(&f.content, "/Pattern %s /P%d %s\n", space, n, gradient)
}

// mask makes a state in which what is painted is as opaque as a paint says, whose opacity
// changes along its gradient: that of a grey picture, in which white is opaque. It returns
// the state's number.
func (f *pdfForm) mask(with Paint) int {
	opacity := func(c color.NRGBA) string { return pdfNumber(float64(c.A) / 0xff) }
	entries := fmt.Sprintf("/Type /XObject /Subtype /Form /BBox %s /Group << /S /Transparency /CS /DeviceGray >> /Resources << /Shading << /G %s >> >> ",
		f.box, pdfShading(with, "/DeviceGray", opacity(with.From), opacity(with.To)))
	n := f.pdf.stream(entries, []byte("/G sh\n"))
	fmt.Fprintf(&f.states, " /M%d << /ca 1 /CA 1 /SMask << /S /Luminosity /G %d 0 R >> >>", n, n)
	return n
}

// pdfShading describes the way from one colour to another.
func pdfShading(with Paint, space, from, to string) string {
	return fmt.Sprintf("<< /ShadingType 2 /ColorSpace %s /Coords [%s %s %s %s] /Extend [true true]"+
		" /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [%s] /C1 [%s] >> >>",
		space, pdfNumber(with.Start.X), pdfNumber(with.Start.Y), pdfNumber(with.End.X), pdfNumber(with.End.Y), from, to)
}

// path adds the steps of a path.
func (f *pdfForm) path(p Path) {
	for verb, to := range p.Steps() {
		for _, a := range to {
			f.content.WriteString(pdfNumber(a.X) + " " + pdfNumber(a.Y) + " ")
		}
		f.content.WriteString([...]string{MoveTo: "m", LineTo: "l", CubeTo: "c", ClosePath: "h"}[verb] + "\n")
	}
}

func pdfColour(c color.NRGBA) string {
	part := func(v uint8) string { return pdfNumber(float64(v) / 0xff) }
	return part(c.R) + " " + part(c.G) + " " + part(c.B)
}

func pdfMatrix(m Matrix) string {
	return fmt.Sprintf("%s %s %s %s %s %s", pdfNumber(m.A), pdfNumber(m.B), pdfNumber(m.C), pdfNumber(m.D), pdfNumber(m.E), pdfNumber(m.F))
}

// pdfNumber returns a number with three places, as the notation knows no exponent.
func pdfNumber(v float64) string {
	return strconv.FormatFloat(math.Round(v*1000)/1000+0, 'f', -1, 64) // +0 makes -0 a 0
}
