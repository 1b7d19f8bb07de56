package export

import (
	"bytes"
	"image/color"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/cardart/vector"
)

// everything is a drawing with all that a drawing may have, more than cards have today.
func everything() vector.Drawing {
	d := vector.Drawing{Width: 63, Height: 88}
	through := func(c color.NRGBA, a uint8) color.NRGBA { c.A = a; return c }
	red, blue, green := vector.RGB(0xc0272d), vector.RGB(0x1c57b0), vector.RGB(0x336699)
	box := func(x, y float64) vector.Path { return vector.RoundRect(x, y, x+16, y+12, 3) }
	across := func(from, to color.NRGBA, x, y float64) vector.Paint {
		return vector.Gradient(from, to, vector.Pt(x+2, y+1), vector.Pt(x+13, y+9))
	}
	d.Fill(vector.RoundRect(0, 0, 63, 88, 4), vector.Plain(vector.RGB(0xfffdf5)))
	d.Fill(box(3, 3), vector.Plain(red))
	d.Fill(box(10, 8), vector.Plain(through(blue, 0x80)))
	d.Fill(box(3, 22), across(red, blue, 3, 22))
	d.Fill(box(22, 3), vector.Plain(vector.RGB(0)))
	d.Fill(box(24, 8), across(through(red, 0xff), through(green, 0x00), 24, 8))
	d.Fill(box(24, 24), across(through(red, 0x60), through(green, 0x60), 24, 24))
	d.Stroke(box(43, 3), across(red, green, 43, 3), 2)
	d.Stroke(box(43, 20), across(through(red, 0x10), through(green, 0xe0), 43, 20), 3)
	d.Stroke(box(43, 36), vector.Plain(through(red, 0x70)), 3)
	var angle vector.Path
	angle.MoveTo(vector.Pt(44, 52))
	angle.LineTo(vector.Pt(58, 54))
	angle.LineTo(vector.Pt(46, 60))
	d.Stroke(angle, vector.Plain(blue), 2.5)
	d.Fill(angle, vector.Plain(through(red, 0x40))) // open, and closed to be filled
	var dot vector.Path
	dot.MoveTo(vector.Pt(52, 68))
	dot.LineTo(vector.Pt(52, 68))
	d.Stroke(dot, vector.Plain(red), 4)
	ring := vector.Circle(vector.Pt(12, 46), 8)
	ring.Join(vector.Circle(vector.Pt(12, 46), 5).Transform(vector.Move(-12, 0).Then(vector.Scale(-1, 1)).Then(vector.Move(12, 0))))
	d.Fill(ring, vector.Plain(green))
	both := vector.Drawing{}
	both.Fill(box(22, 40), across(blue, through(red, 0x20), 22, 40))
	both.Stroke(vector.Circle(vector.Pt(30, 46), 3), vector.Plain(through(red, 0x90)), 1.2)
	d.Twice(both.Shapes)
	d.Fill(vector.Circle(vector.Pt(31.5, 44), 2), vector.Plain(blue))
	again := vector.Drawing{}
	again.Fill(box(3, 70), across(red, blue, 3, 70))
	d.Twice(again.Shapes)
	return d
}

// printable returns a drawing without the gradients that a PDF can't have.
func printable(d vector.Drawing) vector.Drawing {
	d.Shapes = slices.DeleteFunc(slices.Clone(d.Shapes), func(s vector.Shape) bool {
		return !s.Paint.Plain() && (s.Line > 0 || s.Paint.From.A != s.Paint.To.A)
	})
	return d
}

// One drawing, three outputs: raster, SVG and PDF show the same.
func TestOutputs(t *testing.T) {
	need(t, "rsvg-convert", "pdftocairo", "pdftoppm")
	d := everything()
	dir := t.TempDir()
	var text, document bytes.Buffer
	if err := d.SVG(&text, `<all> & "more"`); err != nil {
		t.Fatal(err)
	}
	checkSVG(t, "everything", text.Bytes())
	doc := page.NewPDF("(Ş\\", d.Width, d.Height)
	doc.AddPage()
	place(doc, printable(d), vector.Point{})
	if err := doc.Output(&document); err != nil {
		t.Fatal(err)
	}
	svgFile, pdfFile := filepath.Join(dir, "all.svg"), filepath.Join(dir, "all.pdf")
	for name, data := range map[string][]byte{svgFile: text.Bytes(), pdfFile: document.Bytes()} {
		if err := os.WriteFile(name, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	const w, h = 63 * 8, 88 * 8
	ours := onWhite(d.Raster(w, h))
	svg := decode(t, say(t, "rsvg-convert", "-w", "504", "-h", "704", svgFile))
	if apart := rmse(t, ours, svg); apart > 0.01 {
		t.Errorf("librsvg shows the SVG %.2f %% from the raster; see %s", 100*apart, keep("everything-svg", ours, svg))
	}
	for _, program := range []string{"pdftocairo", "pdftoppm"} {
		ours, pdf := onWhite(printable(d).Raster(w, h)), toPixels(t, program, pdfFile, 1, 1, w, h)[0]
		if apart := rmse(t, ours, pdf); apart > 0.012 {
			t.Errorf("%s shows the PDF %.2f %% from the raster; see %s", program, 100*apart, keep("everything-"+program, ours, pdf))
		}
	}
	if info := say(t, "pdfinfo", pdfFile); !bytes.Contains(info, []byte("Title:           (Ş\\\n")) {
		t.Errorf("pdfinfo says\n%s", info)
	}
}
