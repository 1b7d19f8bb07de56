package command

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
)

func TestDeck(t *testing.T) {
	here := t.TempDir()
	out := filepath.Join(here, "made", "when needed")
	if got, want := mustAsk(t, "deck", "-out", out, "-style", "clock,four"), "70 files in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got, want := mustAsk(t, "deck", "-out", out, "-format", "pdf", "-sheet", "letter"), filepath.Join(out, "deck-letter.pdf")+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	mustAsk(t, "deck", "-out", out, "-format", "png", "-width", "30", "-style=")
	mustAsk(t, "deck", "-out", out, "-force", "-style", "large")
	fresh := filepath.Join(here, "new")
	if got, want := mustAsk(t, "deck", "-out", fresh, "-cards", "new", "-style", "patent"), "17 files in "+fresh+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got, want := mustAsk(t, "deck", "-out", fresh, "-cards", "52", "-format", "pdf"), filepath.Join(fresh, "deck-52-a4.pdf")+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	text, err := os.ReadFile(filepath.Join(fresh, "HM.svg"))
	if err != nil || !strings.Contains(string(text), "<title>subretă de cupă</title>") {
		t.Errorf("the maid of hearts isn't in it by her Romanian name (%v)", err)
	}
	files, err := filepath.Glob(filepath.Join(out, "*"))
	if err != nil || len(files) != 70+1+70 {
		t.Errorf("%d files (%v)", len(files), err)
	}
}

func TestDeckOfUnknownCards(t *testing.T) {
	wantRefusal(t, ask("deck", "-out", t.TempDir(), "-cards", "sixteen"), 2, `-cards: "sixteen" is no choice of cards: want all, new or 52`)
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
