package vector

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

// No character of a title gets into a file that turns, rings or breaks what is around it.
func TestTitle(t *testing.T) {
	const bad = "<b>\x1b[31m\a \u009b A\u202eB\u2066C\nD\x00\xff & Évening"
	const want = "<b>[31m  AB" + "C D & Évening"
	if got := Title(bad); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	var out bytes.Buffer
	if err := (Drawing{Width: 10, Height: 10}).SVG(&out, bad); err != nil {
		t.Fatal(err)
	}
	if strings.ContainsAny(out.String(), "\x1b\a\u009b\u202e\u2066\x00") {
		t.Errorf("it is %q", out.String())
	}
	for d := xml.NewDecoder(&out); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}
