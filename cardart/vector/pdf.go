package vector

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"unicode/utf16"
)

// PDF is a document of drawings as it is written: paths, gradients, and nothing else, no
// font and no picture. Lengths are millimetres. A document has no date, so the same
// drawings give the same bytes.
//
// It's a file of numbered objects, each written once and pointed to by its number, and at
// the end a table of where in the file each begins. A drawing becomes an object of its own,
// a form, which any number of pages show.
type PDF struct {
	Title  string
	Duplex bool // to be printed on both sides of the paper

	out     io.Writer
	written int
	err     error
	offsets []int // of the objects, by number; the first has number 1
	pages   []int // their objects
	packer  *zlib.Writer
}

// The objects that others point to before they can be written.
const (
	pdfCatalog = 1 + iota
	pdfPages
	pdfFirstFree
)

// NewPDF begins a document, which must be closed.
func NewPDF(w io.Writer) *PDF {
	p := &PDF{out: w, offsets: make([]int, pdfFirstFree-1), packer: zlib.NewWriter(nil)}
	p.printf("%%PDF-1.7\n%%\xe2\xe3\xcf\xd3\n") // the bytes above 127 tell programs that it isn't text
	return p
}

// Page is a page's size and what is on it.
type Page struct {
	Width, Height float64
	Trim          float64 // how far inside the page's edges it's to be cut; 0 says nothing about that
	Forms         []Placed
}

// Placed is a form, seen through a matrix, whose result has its origin in the page's
// top-left corner and y downward.
type Placed struct {
	Form Form
	At   Matrix
}

// Form is a drawing in a document, by the number of its object.
type Form int

// Page adds a page.
func (p *PDF) Page(page Page) {
	var content, forms bytes.Buffer
	fmt.Fprintf(&content, "%.6f 0 0 %.6f 0 %s cm\n", points, -points, pdfNumber(page.Height*points))
	used := make(map[Form]bool)
	for _, f := range page.Forms {
		fmt.Fprintf(&content, "q %s cm /F%d Do Q\n", pdfMatrix(f.At), f.Form)
		if !used[f.Form] {
			used[f.Form] = true
			fmt.Fprintf(&forms, " /F%d %d 0 R", f.Form, f.Form)
		}
	}
	contents := p.stream("", content.Bytes())
	boxes := "/MediaBox " + pdfBox(page, 0)
	if page.Trim > 0 {
		boxes += " /BleedBox " + pdfBox(page, 0) + " /TrimBox " + pdfBox(page, page.Trim)
	}
	n := p.object()
	p.printf("<< /Type /Page /Parent %d 0 R %s /Contents %d 0 R", pdfPages, boxes, contents)
	p.printf(" /Group << /S /Transparency /CS /DeviceRGB >> /Resources << /XObject <<%s >> >> >>\nendobj\n", forms.Bytes())
	p.pages = append(p.pages, n)
}

// Close writes the end of the document, and returns the first error there was.
func (p *PDF) Close() error {
	p.begin(pdfPages)
	p.printf("<< /Type /Pages /Count %d /Kids [", len(p.pages))
	for _, n := range p.pages {
		p.printf(" %d 0 R", n)
	}
	p.printf(" ] >>\nendobj\n")
	p.begin(pdfCatalog)
	p.printf("<< /Type /Catalog /Pages %d 0 R /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None", pdfPages)
	if p.Duplex {
		p.printf(" /Duplex /DuplexFlipLongEdge")
	}
	p.printf(" >> >>\nendobj\n")
	info := p.object()
	p.printf("<< /Title <feff")
	for _, unit := range utf16.Encode([]rune(p.Title)) {
		p.printf("%04x", unit)
	}
	p.printf("> >>\nendobj\n")

	table := p.written
	p.printf("xref\n0 %d\n0000000000 65535 f \n", len(p.offsets)+1)
	for _, at := range p.offsets {
		p.printf("%010d 00000 n \n", at)
	}
	p.printf("trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(p.offsets)+1, pdfCatalog, info, table)
	return p.err
}

// object begins the next object and returns its number.
func (p *PDF) object() int {
	p.offsets = append(p.offsets, 0)
	p.begin(len(p.offsets))
	return len(p.offsets)
}

func (p *PDF) begin(n int) {
	p.offsets[n-1] = p.written
	p.printf("%d 0 obj\n", n)
}

// stream adds an object of data, described by the entries given, and returns its number.
func (p *PDF) stream(entries string, data []byte) int {
	var packed bytes.Buffer
	p.packer.Reset(&packed)
	p.packer.Write(data) // which can't fail: a Buffer takes all
	p.packer.Close()
	n := p.object()
	p.printf("<< %s/Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream\nendobj\n", entries, packed.Len(), packed.Bytes())
	return n
}

func (p *PDF) printf(format string, args ...any) {
	if p.err == nil {
		var n int
		n, p.err = fmt.Fprintf(p.out, format, args...)
		p.written += n
	}
}

// points is how many of the document's own units make a millimetre.
const points = 72 / 25.4

// pdfBox returns a page's box, so far within its edges.
func pdfBox(page Page, inset float64) string {
	low, right, top := pdfNumber(inset*points), pdfNumber((page.Width-inset)*points), pdfNumber((page.Height-inset)*points)
	return fmt.Sprintf("[%s %s %s %s]", low, low, right, top)
}
