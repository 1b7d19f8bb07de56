package history

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/history"
)

// manyReader is a family that reads more files than it writes.
type manyReader struct{ history.Family }

func (manyReader) Formats() []history.Format { return []history.Format{{ID: "a", Ending: ".a"}} }
func (manyReader) Endings() []string         { return []string{".b"} }

// fakeWriter is a family that reads what it writes.
type fakeWriter struct{ history.Family }

func (fakeWriter) Formats() []history.Format {
	return []history.Format{{ID: "a", Ending: ".a"}, {ID: "c", Ending: ".c"}}
}

// The dialog that chooses a file shows all that can be read.
func TestEndings(t *testing.T) {
	if got, want := (families{fakeWriter{}, manyReader{}}).endings(), []string{".json", ".JSON", ".a", ".A", ".c", ".C", ".b", ".B"}; !slices.Equal(got, want) {
		t.Errorf("the files that are shown end in %q, want %q", got, want)
	}
}
