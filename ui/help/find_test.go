package help

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// vocabulary is a made-up guide.
func vocabulary() family.Guide {
	draw := func(*widget.Art) vector.Drawing { return vector.Drawing{Width: 300, Height: 100} }
	return family.Guide{
		Keys: []family.Key{{Caps: "H", Does: "Ask for a trumpet"}}, Notes: []string{"A letter is a letter."},
		Title: "How Longwood goes", Sentences: []string{"A ruff is loud."},
		Figures: family.Figures{Title: "Figures", Tables: []family.Table{
			{Shares: []float32{2, 1, 1}, Lines: [][]string{{"Each ruff", "10", "10"}}},
			{Shares: []float32{1, 1}, Lines: [][]string{{"Ruffle", "1"}}, Small: true},
		}},
		Scores: []family.Figures{{Title: "All", Tables: []family.Table{{Shares: []float32{1, 1}, Lines: [][]string{{"A long ruff", "30"}}}}}},
		Words: []family.Word{
			{Word: "Cross-ruff", Says: "Ruffs here and there. It is great fun."},
			{Word: "Over", Says: "A ruff that is higher."},
			{Word: "Ruff", Also: []string{"trumping"}, Says: "Winning with a trump.", Picture: &family.Picture{Draw: draw, Caption: "Look at it."}},
		},
	}
}

// Names that begin with the words come first, then names that contain them, and then mere mentions.
func TestFind(t *testing.T) {
	bradford := []string{"A ruff is loud.", "Nobody deals. Nobody ruffs."}
	games := []rulesOf{{"B", "How Bradford goes", bradford}, {"C", "How Bedford goes", bradford}}
	for words, want := range map[string]string{
		"":                "",
		"ruff":            "Ruff, Cross-ruff, Each ruff, A long ruff, Over, A ruff is loud., How Bradford goes: Nobody deals. Nobody ruffs.",
		"  RUFF  loud":    "A ruff is loud.",
		"trump":           "Ruff, H",
		"trumpi":          "Ruff",
		"Trùmpì":          "Ruff", // marks don't count
		"bradford":        "How Bradford goes",
		"letter":          "A letter is a letter.",
		"ruff sevens":     "",
		"loud, ruff!":     "A ruff is loud.",
		"nobody deals":    "How Bradford goes: Nobody deals. Nobody ruffs.",
		"bedford loud":    "",
		"bradford nobody": "How Bradford goes: Nobody deals. Nobody ruffs.",
		"nobody":          "How Bradford goes: Nobody deals. Nobody ruffs.",
	} {
		var got []string
		for _, h := range find(vocabulary(), games, words) {
			if got = append(got, h.what); h.game != "" && h.says != "" {
				got[len(got)-1] += ": " + h.inShort()
			}
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%q finds %q, want %q", words, got, want)
		}
	}
	if got := find(vocabulary(), nil, "each ruff"); len(got) != 1 || got[0].says != "10" {
		t.Errorf("a figure that is the same twice is %+v", got)
	}
}

// newVocabulary returns a window with the help that has a vocabulary.
func newVocabulary(t *testing.T) (*Screen, fyne.Window) {
	t.Helper()
	s := newScreen(t, nothing, nothing)
	guide := s.options.Guide
	s.options.Guide = func(game string) family.Guide {
		if game == "Longwood" {
			return vocabulary()
		}
		g := guide(game)
		g.Words = []family.Word{{Word: "Pass", Says: "Not now."}}
		return g
	}
	s.guide = vocabulary()
	s.Redraw()
	w := test.NewTempWindow(t, s.Content())
	w.Resize(fyne.NewSize(1024, 700))
	return s, w
}

// Typed text is searched for at once; arrows choose, Enter opens the result and clears the field.
func TestLookUp(t *testing.T) {
	s, w := newVocabulary(t)
	s.Rune('/')
	if w.Canvas().Focused() != fyne.Focusable(s.field) {
		t.Fatal("the stroke doesn't lead to the field")
	}
	test.Type(s.field, "ruff")
	if len(s.found.rows) != 6 || !s.found.rows[0].Selected {
		t.Fatalf("%d places are found", len(s.found.rows))
	}
	for _, key := range []fyne.KeyName{fyne.KeyUp, fyne.KeyDown} {
		s.field.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if s.found.rows[0].Selected || !s.found.rows[1].Selected {
		t.Error("the arrows don't choose")
	}
	s.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	s.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.page != wordsOfGame || s.field.Text != "" || w.Canvas().Focused() != nil || s.words.list.Selected() != 2 {
		t.Errorf("after Enter the page is %d with the word %d, and the field %q", s.page, s.words.list.Selected(), s.field.Text)
	}
	if said := proseIn(s.words.entry); !strings.Contains(said, "Winning with a trump.") {
		t.Errorf("it says %q", said)
	}

	s.Rune('/')
	test.Type(s.field, "each")
	test.Tap(s.found.rows[0])
	if s.page != rulesPage || s.looking() {
		t.Errorf("a click on a figure leads to page %d", s.page)
	}
	s.Rune('/')
	test.Type(s.field, "long")
	s.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.page != rulesPage || s.options.Game != "Longwood" {
		t.Errorf("the rules of a game are on page %d of %s", s.page, s.options.Game)
	}
}

// Esc clears the field, then gives up the focus, and then leads back; a search without results says so.
func TestEscapeFromTheField(t *testing.T) {
	s, w := newVocabulary(t)
	back := 0
	s.options.OnBack = func() { back++ }
	s.Rune('/')
	test.Type(s.field, "xyz")
	if said := proseIn(s.body); !strings.Contains(said, "“xyz”") {
		t.Errorf("where nothing is found it says %q", said)
	}
	s.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) // leads nowhere
	escape := &fyne.KeyEvent{Name: fyne.KeyEscape}
	s.field.TypedKey(escape)
	if s.looking() || w.Canvas().Focused() == nil || back > 0 {
		t.Error("Esc doesn't empty the field alone")
	}
	if said := proseIn(s.body); !strings.Contains(said, "Ask for a trumpet") {
		t.Errorf("with an empty field it says %q", said)
	}
	s.field.TypedKey(escape)
	if w.Canvas().Focused() != nil || back > 0 {
		t.Error("Esc doesn't give back the keyboard alone")
	}
	s.Key(fyne.KeyEscape)
	if back != 1 {
		t.Error("Esc doesn't lead back")
	}
	s.Rune('/')
	s.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF1})
	if back != 2 {
		t.Error("F1 doesn't lead back from the field")
	}
	if s.Close(); w.Canvas().Focused() != nil {
		t.Error("the field keeps the keyboard")
	}
}

// The arrows go through the vocabulary, and the pages exist for games that have them.
func TestVocabulary(t *testing.T) {
	s, _ := newVocabulary(t)
	s.Rune('4')
	for _, step := range []struct {
		key  fyne.KeyName
		says string
	}{
		{fyne.KeyDown, "A ruff that is higher."}, {fyne.KeyEnd, "Also: trumping"}, {fyne.KeyHome, "here and there"},
		{fyne.KeyPageDown, "Look at it."}, {fyne.KeyUp, "A ruff that is higher."},
	} {
		s.Key(step.key)
		if said := proseIn(s.words.entry); !strings.Contains(said, step.says) {
			t.Errorf("after %s it says %q", step.key, said)
		}
	}
	s.Redraw()
	if s.words.list.Selected() != 1 {
		t.Error("the word isn't kept when the screen is drawn again")
	}
	s.Key(fyne.KeyLeft)
	if s.page != scoresPage || !strings.Contains(proseIn(s.body), "A long ruff\n30") {
		t.Errorf("before the words comes page %d", s.page)
	}
	s.Rune('g') // a game without such scores, and with fewer words
	if s.page != rulesPage || len(s.pages()) != 3 {
		t.Errorf("the other game has page %d of %v", s.page, s.pages())
	}
	if s.Rune('3'); !strings.Contains(proseIn(s.words.entry), "Not now.") {
		t.Errorf("its words say %q", proseIn(s.words.entry))
	}
}
