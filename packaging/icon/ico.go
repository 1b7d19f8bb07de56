package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"io"

	"github.com/superbridge/superbridge/cardart"
)

// sizes are those in which Windows shows an icon, at a scale of 100 % to 400 %.
var sizes = []int{16, 20, 24, 32, 40, 48, 64, 96, 128, 256}

// writeICO writes the icon as Windows wants it: a directory, and then a picture of each size. The largest is a PNG, and the others
// are bitmaps, which everything that reads icons knows.
func writeICO(w io.Writer) error {
	type header struct{ Reserved, Kind, Count uint16 }
	type entry struct {
		Width, Height, Colours, Reserved uint8 // a width of 0 is 256
		Planes, Bits                     uint16
		Length, Offset                   uint32
	}
	var directory, pictures bytes.Buffer
	binary.Write(&directory, binary.LittleEndian, header{Kind: 1, Count: uint16(len(sizes))}) // which can't fail: a Buffer takes all
	begin := binary.Size(header{}) + len(sizes)*binary.Size(entry{})
	for _, size := range sizes {
		offset := begin + pictures.Len()
		if size < 256 {
			writeBitmap(&pictures, cardart.Icon(size))
		} else if err := png.Encode(&pictures, cardart.Icon(size)); err != nil {
			return err
		}
		binary.Write(&directory, binary.LittleEndian, entry{Width: uint8(size), Height: uint8(size), Planes: 1, Bits: 32,
			Length: uint32(begin + pictures.Len() - offset), Offset: uint32(offset)})
	}
	if _, err := w.Write(directory.Bytes()); err != nil {
		return err
	}
	_, err := w.Write(pictures.Bytes())
	return err
}

// writeBitmap writes a picture as a device-independent bitmap with 32 bits a pixel, its last row first, and behind it the mask that
// goes by if nobody knows what alpha is: a bit for each pixel that isn't seen, and each row of it a multiple of 32 bits.
func writeBitmap(out *bytes.Buffer, m *image.RGBA) {
	size := m.Bounds().Dx()
	row := (size + 31) / 32 * 4
	binary.Write(out, binary.LittleEndian, struct {
		Length                 uint32
		Width, Height          int32 // twice the height: the mask counts
		Planes, Bits           uint16
		Compression, Bytes     uint32
		PerMetreX, PerMetreY   int32
		Colours, ColoursNeeded uint32
	}{Length: 40, Width: int32(size), Height: int32(2 * size), Planes: 1, Bits: 32, Bytes: uint32(size * (4*size + row))})
	mask := make([]byte, size*row)
	for y := range size {
		for x := range size {
			c := color.NRGBAModel.Convert(m.At(x, size-1-y)).(color.NRGBA)
			out.Write([]byte{c.B, c.G, c.R, c.A})
			if c.A == 0 {
				mask[y*row+x/8] |= 0x80 >> (x % 8)
			}
		}
	}
	out.Write(mask)
}
