package chart

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image"
	"image/draw"
	_ "image/png" // the output of rsvg-convert
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Files look like the window: librsvg, which knows nothing of our raster, draws the SVG as that draws the picture, and
// the SVG contains only paths.
func TestSVGAndPNGAgree(t *testing.T) {
	if _, err := exec.LookPath("rsvg-convert"); err != nil {
		t.Fatal("rsvg-convert is missing: .ci/need test installs it")
	}
	l := look(t)
	l.Size = 3.3
	sheet := Sheet{"Statistics", "all boards"}
	sheets := map[string]vector.Drawing{"page": sheet.Page(l, table(), []Figure{trend(50, -30, 120)}, []Figure{bars(), heat()})}
	for name, f := range figures() {
		sheets[name] = sheet.One(l, f)
	}
	dir := t.TempDir()
	for name, d := range sheets {
		var out bytes.Buffer
		if err := d.SVG(&out, "Statistics"); err != nil {
			t.Fatal(err)
		}
		onlyPaths(t, name, out.Bytes())
		file := filepath.Join(dir, name+".svg")
		if err := os.WriteFile(file, out.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
		w, h := int(d.Width*3), int(d.Height*3)
		data, err := exec.Command("rsvg-convert", "-w", fmt.Sprint(w), "-h", fmt.Sprint(h), file).Output()
		if err != nil {
			t.Fatal(err)
		}
		theirs, _, err := image.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if apart := apart(d.Raster(w, h), theirs); apart > 0.01 {
			t.Errorf("%s: the raster and librsvg are %.2f %% apart", name, 100*apart)
		}
	}
}

func onlyPaths(t *testing.T, name string, svg []byte) {
	t.Helper()
	paths := 0
	for in := xml.NewDecoder(bytes.NewReader(svg)); ; {
		token, err := in.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		switch element.Name.Local {
		case "path":
			paths++
		case "svg", "title":
		default:
			t.Errorf("%s has a <%s>", name, element.Name.Local)
		}
	}
	if paths < 4 {
		t.Errorf("%s has %d paths", name, paths)
	}
}

// apart returns the root mean square difference of two pictures, as a share of the difference between black and white.
func apart(a, b image.Image) float64 {
	r := image.Rectangle{Max: a.Bounds().Size()}
	x, y := image.NewRGBA(r), image.NewRGBA(r)
	draw.Draw(x, r, a, a.Bounds().Min, draw.Src)
	draw.Draw(y, r, b, b.Bounds().Min, draw.Src)
	sum := 0
	for i, v := range x.Pix {
		d := int(v) - int(y.Pix[i])
		sum += d * d
	}
	return math.Sqrt(float64(sum)/float64(len(x.Pix))) / 255
}
