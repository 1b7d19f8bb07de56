package lines_test

import (
	"bytes"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/superbridge/superbridge/game/lines"
)

// Each reader of a file sees its own lines, where they are in the file.
func TestShare(t *testing.T) {
	long := "p" + strings.Repeat("x", 1<<17)
	poker := func(line []byte) bool { return bytes.HasPrefix(line, []byte("p")) }
	none := func([]byte) bool { return false }
	for text, want := range map[string][2]string{
		"":                     {"", "-"},
		"\n\n":                 {"\n\n", "-"},
		"b1\nb2":               {"b1\nb2", "-"},
		"\np1\n\np2\n":         {"-", "\np1\n\np2\n"},
		"b1\np1\n\nb2\np2":     {"b1\n\n\nb2\n\n", "\np1\n\n\np2"},
		"p1\r\nb1\r\nb2":       {"\nb1\r\nb2", "p1\r\n\n\n"},
		"b\n" + long + "\nb\n": {"b\n\nb\n", "\n" + long + "\n\n"},
	} {
		shares, err := lines.Share(iotest.HalfReader(strings.NewReader(text)), none, poker)
		if err != nil {
			t.Fatal(err)
		}
		for reader, want := range want {
			got := "-"
			if shares.Has(reader) {
				read, err := io.ReadAll(shares.Of(reader, iotest.OneByteReader(strings.NewReader(text))))
				if err != nil {
					t.Fatal(err)
				}
				got = string(read)
			}
			if got != want {
				t.Errorf("%.40q: reader %d sees %.40q, want %.40q", text, reader, got, want)
			}
		}
	}
	if _, err := lines.Share(iotest.ErrReader(io.ErrClosedPipe), none); err == nil {
		t.Error("a file that can't be read is shared")
	}
}
