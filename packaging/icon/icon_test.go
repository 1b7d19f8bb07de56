package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"

	"github.com/superbridge/superbridge/cardart"
)

// Every picture of an .ico is what its entry in the directory says, and looks as cardart draws it.
func TestICO(t *testing.T) {
	var out bytes.Buffer
	if err := writeICO(&out); err != nil {
		t.Fatal(err)
	}
	file := out.Bytes()
	if !bytes.HasPrefix(file, []byte{0, 0, 1, 0, byte(len(sizes)), 0}) {
		t.Fatalf("it begins with %v", file[:6])
	}
	end := 6 + 16*len(sizes)
	for i, size := range sizes {
		entry := file[6+16*i:][:16]
		length, offset := int(binary.LittleEndian.Uint32(entry[8:])), int(binary.LittleEndian.Uint32(entry[12:]))
		if entry[0] != byte(size) || entry[1] != byte(size) || offset != end {
			t.Fatalf("picture %d, of %d pixels, has the entry %v, and the one before ends at %d", i, size, entry, end)
		}
		end = offset + length
		want, picture := cardart.Icon(size), file[offset:end]
		if size == 256 {
			m, err := png.Decode(bytes.NewReader(picture))
			if err != nil {
				t.Fatal(err)
			}
			wantSame(t, m, want)
			continue
		}
		row := (size + 31) / 32 * 4
		if length != 40+size*size*4+size*row {
			t.Fatalf("the picture of %d pixels has %d bytes", size, length)
		}
		mask := picture[40+size*size*4:]
		for y := range size {
			for x := range size {
				c, below := color.NRGBAModel.Convert(want.At(x, y)).(color.NRGBA), size-1-y
				if got := picture[40+4*(below*size+x):][:4]; !bytes.Equal(got, []byte{c.B, c.G, c.R, c.A}) {
					t.Fatalf("size %d: the pixel %d, %d is %v, want %v", size, x, y, got, c)
				}
				if masked := mask[below*row+x/8]&(0x80>>(x%8)) != 0; masked != (c.A == 0) {
					t.Fatalf("size %d: the pixel %d, %d is masked: %v", size, x, y, masked)
				}
			}
		}
	}
	if end != len(file) {
		t.Errorf("%d bytes are left", len(file)-end)
	}
}

// The picture that the window shows is the one that is drawn: go run ./packaging/icon docs/icon.png 512
func TestPictureOfTheWindow(t *testing.T) {
	file, err := os.Open("../../docs/icon.png")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	m, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	wantSame(t, m, cardart.Icon(512))
}

func wantSame(t *testing.T, got image.Image, want *image.RGBA) {
	t.Helper()
	if got.Bounds() != want.Bounds() {
		t.Fatalf("its bounds are %v, want %v", got.Bounds(), want.Bounds())
	}
	for y := range want.Bounds().Dy() {
		for x := range want.Bounds().Dx() {
			g, w := color.NRGBAModel.Convert(got.At(x, y)), color.NRGBAModel.Convert(want.At(x, y))
			if g != w {
				t.Fatalf("the pixel %d, %d is %v, want %v", x, y, g, w)
			}
		}
	}
}
