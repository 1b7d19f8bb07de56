//go:build window

package e2e

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"os"
)

// picture is the picture of a screen, from Xvfb's file of pixels, an X window dump.
type picture struct {
	w, h, stride int
	pixels       []byte // four bytes each: blue, green, red, nothing
}

var _ image.Image = picture{}

func readPicture(path string) (picture, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return picture{}, err
	}
	// The dump begins with 25 big-endian words, of which these matter.
	const size, width, height, byteOrder, bitsPerPixel, stride, colours, words = 0, 4, 5, 7, 11, 12, 19, 25
	if len(data) < 4*words {
		return picture{}, fmt.Errorf("%s: only %d bytes", path, len(data))
	}
	word := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	if word(byteOrder) != 0 || word(bitsPerPixel) != 32 {
		return picture{}, fmt.Errorf("%s: byte order %d, %d bits a pixel: can't read that", path, word(byteOrder), word(bitsPerPixel))
	}
	p := picture{w: word(width), h: word(height), stride: word(stride)}
	start := word(size) + 12*word(colours)
	if end := start + p.h*p.stride; start < 0 || end > len(data) {
		return picture{}, fmt.Errorf("%s: %d bytes, want %d", path, len(data), end)
	}
	p.pixels = data[start : start+p.h*p.stride]
	return p, nil
}

func (p picture) equal(q picture) bool { return bytes.Equal(p.pixels, q.pixels) }

// unlike returns the share of the picture that differs from another one of its size.
func (p picture) unlike(q picture) float64 {
	var differ int
	for i := 0; i < len(p.pixels); i += 4 {
		if !bytes.Equal(p.pixels[i:i+3], q.pixels[i:i+3]) {
			differ++
		}
	}
	return float64(4*differ) / float64(len(p.pixels))
}

// ColorModel implements image.Image.
func (p picture) ColorModel() color.Model { return color.RGBAModel }

// Bounds implements image.Image.
func (p picture) Bounds() image.Rectangle { return image.Rect(0, 0, p.w, p.h) }

// At implements image.Image.
func (p picture) At(x, y int) color.Color {
	i := y*p.stride + 4*x
	return color.RGBA{R: p.pixels[i+2], G: p.pixels[i+1], B: p.pixels[i], A: 0xff}
}

// colours returns the number of different colours, up to a limit: a picture with one or two isn't one of a game.
func (p picture) colours(limit int) int {
	seen := make(map[color.Color]bool)
	for y := 0; y < p.h; y += 3 {
		for x := 0; x < p.w; x += 3 {
			if seen[p.At(x, y)] = true; len(seen) >= limit {
				return len(seen)
			}
		}
	}
	return len(seen)
}
