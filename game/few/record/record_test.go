package record

import (
	"bytes"
	"embed"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

//go:embed testdata/*.jsonl
var testdata embed.FS

// example returns the printed session of a game. (Rules: bridge-few, Lines of match and record.)
func example(t testing.TB, game string) string {
	t.Helper()
	text, err := testdata.ReadFile("testdata/" + game + ".jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// rewritten reads lines and writes them again.
func rewritten(t testing.TB, text string) string {
	t.Helper()
	var out bytes.Buffer
	for e, err := range Read(strings.NewReader(text)) {
		if err != nil {
			t.Fatal(err)
		}
		line, err := lineOf(e)
		if err != nil {
			t.Fatal(err)
		}
		out.Write(append(line, '\n'))
	}
	return out.String()
}

// lineOf writes a line that was read.
func lineOf(e Entry) ([]byte, error) {
	if e.IsEnd {
		return e.Number.End(e.After, e.End)
	}
	return e.Number.Board(e.Board, e.After.Totals())
}

// Printed sessions come back byte by byte.
func TestExamples(t *testing.T) {
	for _, r := range few.Games() {
		text := example(t, r.Name)
		got, want := strings.Split(rewritten(t, text), "\n"), strings.Split(text, "\n")
		for i := range want {
			if i >= len(got) || got[i] != want[i] {
				t.Fatalf("%s, line %d:\n%s\nwant\n%s", r.Name, i+1, got[min(i, len(got)-1)], want[i])
			}
		}
	}
}
