//go:build window

package e2e

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"os"
	"syscall"
)

// picture is the picture of a screen, from Xvfb's file of pixels, an X window dump.
type picture struct {
	w, h, stride int
	pixels       []byte // four bytes each: blue, green, red, nothing
}

var _ image.Image = picture{}

// mapPicture returns the picture that a file always has: it changes with the file. The data must be unmapped at last.
func mapPicture(path string) (p picture, data []byte, err error) {
	file, err := os.Open(path)
	if err != nil {
		return picture{}, nil, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return picture{}, nil, err
	}
	if data, err = syscall.Mmap(int(file.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED); err != nil {
		return picture{}, nil, err
	}
	if p, err = parsePicture(path, data); err != nil {
		syscall.Munmap(data)
		return picture{}, nil, err
	}
	return p, data, nil
}

func parsePicture(path string, data []byte) (picture, error) {
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

// colour is that of pixel i, without its fourth byte.
func (p picture) colour(i int) uint32 { return binary.LittleEndian.Uint32(p.pixels[4*i:]) & 0xffffff }

// unlike returns the share of the picture that differs from another one of its size.
func (p picture) unlike(q picture) float64 {
	var differ int
	for i := range len(p.pixels) / 4 {
		if p.colour(i) != q.colour(i) {
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
	seen := make(map[uint32]bool)
	last := ^uint32(0) // no colour
	for y := 0; y < p.h; y += 3 {
		for x := 0; x < p.w; x += 3 {
			c := p.colour(y*p.stride/4 + x)
			if c == last {
				continue
			}
			last = c
			if seen[c] = true; len(seen) >= limit {
				return len(seen)
			}
		}
	}
	return len(seen)
}
