package qr_test

import (
	"errors"
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	decoder "github.com/makiuchi-d/gozxing/qrcode"

	"github.com/superbridge/superbridge/ui/kit/qr"
)

// read reads a code from a picture as a phone would, by another library.
func read(t *testing.T, img image.Image) string {
	t.Helper()
	bitmap, err := gozxing.NewBinaryBitmapFromImage(img)
	if err != nil {
		t.Fatal(err)
	}
	result, err := decoder.NewQRCodeReader().Decode(bitmap, nil)
	if err != nil {
		t.Fatal(err)
	}
	return result.GetText()
}

// Codes of all sizes are read back by another library, as pixels and as they are drawn.
func TestCodesAreRead(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ:"
	for _, n := range []int{1, 20, 100, 270, 311, 600, 900} {
		var text strings.Builder
		for range n {
			text.WriteByte(letters[r.IntN(len(letters))])
		}
		code, err := qr.Of(text.String())
		if err != nil {
			t.Fatalf("%d letters: %v", n, err)
		}
		if got := read(t, code.Image(4)); got != text.String() {
			t.Errorf("%d letters are read as %q", n, got)
		}
		d := code.Drawing()
		if got := read(t, d.Raster(int(d.Width)*5, int(d.Height)*5)); got != text.String() {
			t.Errorf("%d letters are drawn as %q", n, got)
		}
	}
}

func TestTextsThatAreNoCode(t *testing.T) {
	if _, err := qr.Of(strings.Repeat("A", 1400)); !errors.Is(err, qr.ErrTooLong) {
		t.Errorf("1400 letters: %v", err)
	}
	if _, err := qr.Of(strings.Repeat("A", 5000)); !errors.Is(err, qr.ErrTooLong) {
		t.Errorf("5000 letters: %v", err)
	}
	if _, err := qr.Of("small letters"); err == nil || errors.Is(err, qr.ErrTooLong) {
		t.Errorf("small letters: %v", err)
	}
}
