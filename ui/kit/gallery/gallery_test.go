package main

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

var update = flag.Bool("update", false, "write the pictures in testdata")

// The widgets look as they do in the pictures of testdata. Other processors round otherwise: only one kind compares.
func TestGallery(t *testing.T) {
	for _, appearance := range []theme.Appearance{theme.AlwaysLight, theme.AlwaysDark} {
		got := draw(t, appearance)
		path := filepath.Join("testdata", string(appearance)+".png")
		if *update {
			write(t, path, got)
		}
		want := read(t, path)
		if got.Bounds() != want.Bounds() {
			t.Errorf("%s is %v, want %v", path, got.Bounds(), want.Bounds())
			continue
		}
		differ := 0
		for y := range want.Bounds().Dy() {
			for x := range want.Bounds().Dx() {
				if got.At(x, y) != want.At(x, y) {
					differ++
				}
			}
		}
		if differ > 0 && runtime.GOARCH == "amd64" {
			t.Errorf("%d pixels differ from %s (go test ./ui/kit/gallery -update writes the picture anew: compare both)", differ, path)
		}
	}
}

// draw returns the picture of the gallery.
func draw(t *testing.T, appearance theme.Appearance) *image.NRGBA {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: appearance})
	page := content(widget.NewArt(cardart.Style{}))
	w := test.NewTempWindow(t, page)
	w.SetPadded(false)
	w.Resize(page.MinSize())
	drawn := w.Canvas().Capture()
	out := image.NewNRGBA(drawn.Bounds())
	for y := range drawn.Bounds().Dy() {
		for x := range drawn.Bounds().Dx() {
			out.Set(x, y, drawn.At(x, y))
		}
	}
	return out
}

func write(t *testing.T, path string, m image.Image) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) *image.NRGBA {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewNRGBA(m.Bounds())
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			out.Set(x, y, m.At(x, y))
		}
	}
	return out
}
