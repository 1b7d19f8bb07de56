package main

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"io"

	"github.com/superbridge/superbridge/cardart"
)

// elements are the parts of a Mac icon: a type of four letters and the size of its PNG in pixels. Those for
// high-density screens accompany those of the same size for others; of 16 and 32 points macOS takes only these, since
// the older types don't hold PNG.
var elements = []struct {
	kind string
	size int
}{
	{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024},
}

// writeICNS writes the icon as a Mac wants it: the word icns and the length of all, then each element with its type and length. Lengths
// count these eight bytes too.
func writeICNS(w io.Writer) error {
	var all bytes.Buffer
	for _, e := range elements {
		var picture bytes.Buffer
		if err := png.Encode(&picture, cardart.Icon(e.size)); err != nil {
			return err
		}
		begin(&all, e.kind, picture.Len())
		all.Write(picture.Bytes())
	}
	var head bytes.Buffer
	begin(&head, "icns", all.Len())
	if _, err := w.Write(head.Bytes()); err != nil {
		return err
	}
	_, err := w.Write(all.Bytes())
	return err
}

// begin writes a type and a length.
func begin(out *bytes.Buffer, kind string, length int) {
	out.WriteString(kind)
	binary.Write(out, binary.BigEndian, uint32(8+length)) // which can't fail: a Buffer takes all
}
