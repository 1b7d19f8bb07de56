package main

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"testing"

	"github.com/superbridge/superbridge/cardart"
)

// Every element of an .icns is as long as it says, and its picture as large as macOS expects of its type and as cardart draws it.
func TestICNS(t *testing.T) {
	// From the list of icon types in Apple's IconStorage.h.
	want := map[string]int{"ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024, "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512}
	var out bytes.Buffer
	if err := writeICNS(&out); err != nil {
		t.Fatal(err)
	}
	file := out.Bytes()
	if string(file[:4]) != "icns" || int(binary.BigEndian.Uint32(file[4:])) != len(file) {
		t.Fatalf("it begins with %q, and has %d bytes", file[:8], len(file))
	}
	for rest := file[8:]; len(rest) > 0; {
		kind, length := string(rest[:4]), int(binary.BigEndian.Uint32(rest[4:]))
		m, err := png.Decode(bytes.NewReader(rest[8:length]))
		if err != nil {
			t.Fatalf("%s: %v", kind, err)
		}
		if size := m.Bounds().Dx(); size != want[kind] || m.Bounds().Dy() != size {
			t.Fatalf("%s has %v pixels, want %d", kind, m.Bounds().Size(), want[kind])
		}
		wantSame(t, m, cardart.Icon(want[kind]))
		delete(want, kind)
		rest = rest[length:]
	}
	if len(want) > 0 {
		t.Errorf("%v are missing", want)
	}
}
