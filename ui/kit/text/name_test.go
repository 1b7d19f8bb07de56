package text

import (
	"strings"
	"testing"
)

// A name is told on one line and isn't long, whatever a file has in its place; and nobody becomes nameless by that.
func TestName(t *testing.T) {
	for name, want := range map[string]string{
		"": "", "Ana": "Ana", " Ana\nBlandiana ": "Ana Blandiana", "\n": "…", "Ștefania-Alexandrina": "Ștefania-Alexandrina",
		strings.Repeat("Wilhelmina\n", 9): "Wilhelmina Wilhelmin…", "Maximilian-Alexander von": "Maximilian-Alexander…",
	} {
		if got := Name(name); got != want {
			t.Errorf("%q is told as %q, want %q", name, got, want)
		}
	}
}
