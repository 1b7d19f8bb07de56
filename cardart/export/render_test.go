package export

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
)

// need says that the tests want a program that isn't there. Only where .ci/need doesn't
// install it are they left out.
func need(t testing.TB, programs ...string) {
	t.Helper()
	for _, p := range programs {
		if _, err := exec.LookPath(p); err != nil && runtime.GOOS == "linux" {
			t.Fatalf("%s is missing: .ci/need test installs it", p)
		} else if err != nil {
			t.Skipf("%s is missing: this test wants it", p)
		}
	}
}

// say runs a program and returns its output.
func say(t testing.TB, program string, args ...string) []byte {
	t.Helper()
	c := exec.Command(program, args...)
	var stderr bytes.Buffer
	c.Stderr = &stderr
	out, err := c.Output()
	if err != nil || stderr.Len() > 0 {
		t.Errorf("%s %s: %v: %s", program, args, err, stderr.Bytes())
	}
	return out
}

// onWhite returns a picture as it looks on white paper.
func onWhite(m image.Image) *image.RGBA {
	r := image.Rectangle{Max: m.Bounds().Size()}
	page := image.NewRGBA(r)
	draw.Draw(page, r, image.White, image.Point{}, draw.Src)
	draw.Draw(page, r, m, m.Bounds().Min, draw.Over)
	return page
}

func decode(t testing.TB, data []byte) *image.RGBA {
	t.Helper()
	m, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return onWhite(m)
}

// rmse returns the root of the mean square of how far two pictures are apart, as a part
// of the way from black to white.
func rmse(t testing.TB, a, b *image.RGBA) float64 {
	t.Helper()
	if a.Rect.Size() != b.Rect.Size() {
		t.Fatalf("pictures of %v and %v", a.Rect.Size(), b.Rect.Size())
	}
	sum := 0
	for i, v := range a.Pix { // alpha is alike: both lie on white
		d := int(v) - int(b.Pix[i])
		sum += d * d
	}
	return math.Sqrt(float64(sum)/float64(len(a.Pix)*3/4)) / 255
}

// keep saves pictures that should be alike, for inspection, and returns their path.
func keep(name string, pictures ...image.Image) string {
	dir := filepath.Join(os.TempDir(), "superbridge-differences")
	os.MkdirAll(dir, 0o777)
	for i, m := range pictures {
		var out bytes.Buffer
		if png.Encode(&out, m) == nil {
			os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%d.png", name, i)), out.Bytes(), 0o666)
		}
	}
	return dir
}

// each calls f for the numbers below n, several at a time.
func each(n int, f func(i int)) {
	next := make(chan int)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	workers.Wait()
}

// testStyles are styles of which each choice is in one.
func testStyles(t testing.TB) (styles []cardart.Style) {
	t.Helper()
	styles = append(styles, cardart.Style{})
	for _, words := range cardart.StyleWords() {
		for _, word := range words[1:] {
			s, err := cardart.ParseStyle(word)
			if err != nil {
				t.Fatal(err)
			}
			styles = append(styles, s)
		}
	}
	s, err := cardart.ParseStyle("large,clock,solids")
	if err != nil {
		t.Fatal(err)
	}
	return append(styles, s)
}

// printed returns a drawing with the bleed about it, as its own box.
func printed(d vector.Drawing) vector.Drawing {
	page := vector.Drawing{Width: d.Width + 2*cardart.Bleed, Height: d.Height + 2*cardart.Bleed}
	page.Place(d.Shapes, vector.Move(cardart.Bleed, cardart.Bleed))
	return page
}
