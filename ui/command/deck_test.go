package command

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
)

func TestDeck(t *testing.T) {
	here := t.TempDir()
	out := filepath.Join(here, "made", "when needed")
	if got, want := mustAsk(t, "deck", "-out", out, "-style", "clock,four"), "69 files in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got, want := mustAsk(t, "deck", "-out", out, "-format", "pdf", "-sheet", "letter"), filepath.Join(out, "deck-letter.pdf")+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	mustAsk(t, "deck", "-out", out, "-format", "png", "-width", "30", "-style=")
	mustAsk(t, "deck", "-out", out, "-force", "-style", "large")
	files, err := filepath.Glob(filepath.Join(out, "*"))
	if err != nil || len(files) != 69+1+69 {
		t.Errorf("%d files (%v)", len(files), err)
	}
}

// The help names each word that a style may have.
func TestDeckHelpNamesTheStyles(t *testing.T) {
	_, styles, _ := strings.Cut(mustAsk(t, "deck", "-h"), "A style")
	lines := strings.Split(styles, "\n")
	for _, words := range cardart.StyleWords() {
		if !slices.ContainsFunc(lines, func(line string) bool {
			return strings.HasPrefix(strings.TrimSpace(line), strings.Join(words, ", ")+"  ")
		}) {
			t.Errorf("no line for %s in%s", words, styles)
		}
	}
}
