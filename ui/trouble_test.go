package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// The window says that nothing can be read of a file in its own words: it has neither commands nor flags.
func TestAHopelessSalvageIsSaidInTheWordsOfTheWindow(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "superbridge.db"), bytes.Repeat([]byte("rubbish "), 1200), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := salvage(t.Context(), dir, shelf{}, func(float64) {}); err == nil || err.Error() != text.T("trouble.hopeless") {
		t.Errorf("it says %v", err)
	}
}
