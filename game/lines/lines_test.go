package lines_test

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/superbridge/superbridge/game/lines"
)

// read returns the lines of a text, each with its number, and what is wrong.
func read(r io.Reader) (found []string) { return readAll(lines.Read(r)) }

func readAll(all iter.Seq2[lines.Line, error]) (found []string) {
	for line, err := range all {
		switch {
		case err != nil:
			found = append(found, fmt.Sprintf("%d: can't be read: %v", line.Number, err))
		case line.Wrong != nil:
			found = append(found, fmt.Sprintf("%d: %v", line.Number, line.Wrong))
		default:
			found = append(found, fmt.Sprintf("%d %s", line.Number, line.Text))
		}
	}
	return found
}

func TestRead(t *testing.T) {
	long := strings.Repeat("x", lines.Longest)
	for name, tt := range map[string]struct {
		text string
		want []string
	}{
		"nothing":                 {"", nil},
		"a mark and nothing else": {"\ufeff", []string{"1 "}},
		"lines":                   {"a\n\nb\n", []string{"1 a", "2 ", "3 b"}},
		"no end":                  {"a\nb", []string{"1 a", "2 b"}},
		"for Windows":             {"\ufeffa\r\n\r\nb\r\n", []string{"1 a", "2 ", "3 b"}},
		"of old Macs":             {"\ufeffa\r\rb\r", []string{"1 a", "2 ", "3 b"}},
		"a mark in the middle":    {"a\n\ufeffb", []string{"1 a", "2 \ufeffb"}},
		"UTF-16":                  {"\xff\xfea\x00\n\x00\x19\x02b\x00", []string{"1 a", "2 șb"}},
		"UTF-16, high first":      {"\xfe\xff\x00a\x00\n\x02\x19", []string{"1 a", "2 ș"}},
		"UTF-16, no mark":         {"a\x00b\x00\r\x00\n\x00c\x00", []string{"1 ab", "2 c"}},
		"Latin-1":                 {"Fr\xfchjahr\nK\xf6ln", []string{"1 Frühjahr", "2 Köln"}},
		"Windows, middle":         {"Wa\xb3\xeasa", []string{"1 Wałęsa"}},
		"Windows, west":           {"5\xb3 \x80", []string{"1 5³ €"}},
		"no text":                 {"a\n\x00\nb", []string{"1 a", "2: this is not text", "3 b"}},
		"the longest":             {long + "\nb", []string{"1 " + long, "2 b"}},
		"too long":                {"a\n" + long + "xyz\nb", []string{"1 a", "2: it has more than 1048576 bytes", "3 b"}},
		"too long at the end":     {"a\n" + long + "xyz", []string{"1 a", "2: it has more than 1048576 bytes"}},
	} {
		if got := read(strings.NewReader(tt.text)); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %.100q, want %.100q", name, got, tt.want)
		}
	}
	torn := io.MultiReader(strings.NewReader("a\n"), iotest.ErrReader(errors.New("the paper is torn")))
	if got, want := read(torn), []string{"1 a", "2: can't be read: the paper is torn"}; !slices.Equal(got, want) {
		t.Errorf("a torn text: %q, want %q", got, want)
	}
}

// Only an object of JSON may be longer, and only where objects are wanted.
func TestReadObjects(t *testing.T) {
	long := strings.Repeat("x", lines.Longest)
	object := `{"` + strings.Repeat("y", lines.LongestObject-2)
	for name, tt := range map[string]struct {
		text string
		want []string
	}{
		"the longest":       {object + "\r\na", []string{"1 " + object, "2 a"}},
		"with a mark":       {"\ufeff" + object + "\na", []string{"1 " + object, "2 a"}},
		"at the end":        {"a\n" + object, []string{"1 a", "2 " + object}},
		"too long":          {object + "z\na", []string{"1: it has more than 33554432 bytes", "2 a"}},
		"twice as long":     {object + object + "\na", []string{"1: it has more than 33554432 bytes", "2 a"}},
		"another long line": {long + "x\na", []string{"1: it has more than 1048576 bytes", "2 a"}},
	} {
		if got := readAll(lines.ReadObjects(strings.NewReader(tt.text))); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %.100q, want %.100q", name, got, tt.want)
		}
	}
	if got, want := read(strings.NewReader(object)), []string{"1: it has more than 1048576 bytes"}; !slices.Equal(got, want) {
		t.Errorf("where no objects are wanted: %.100q, want %.100q", got, want)
	}
}
