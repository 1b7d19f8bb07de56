package edit

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/bridge/bidding"
)

// A title becomes a name that files can have anywhere, however long it is; a name of letters and digits is its own.
func TestNameOf(t *testing.T) {
	for title, want := range map[string]string{
		"Weak no-trump": "weak_no_trump", "": "", "…": "", "Con": "con_", "COM1": "com1_", "console": "console", "mine_2": "mine_2", "a\xff\nb": "a_b",
	} {
		if got := NameOf(title); got != want {
			t.Errorf("%q becomes %q, want %q", title, got, want)
		}
	}
	for _, title := range []string{strings.Repeat("long words ", 50), strings.Repeat("Ж", 300), "x" + strings.Repeat("語", 300)} {
		name := NameOf(title)
		if len(name) > longestName || !utf8.ValidString(name) || bidding.CheckName(name) != nil {
			t.Errorf("a title of %d bytes becomes %q", len(title), name)
		}
	}
}

// A line that would begin another file can't stand among others.
func TestSplits(t *testing.T) {
	for text, want := range map[string]bool{"file x": true, "file stayman.book # mine": true, "file ": false, "  file x": false, "# file x": false, "  1N\n  2C": true} {
		if got := Splits(text); got != want {
			t.Errorf("%q: %t", text, got)
		}
	}
}

// A new name takes nothing away that can be taken back.
func TestRename(t *testing.T) {
	h := Begin(New("mine", "system standard\n", none))
	for _, text := range []string{"system goren\n", "system acol\n"} {
		h.Change(h.Now().WithText(text))
	}
	h.Undo()
	h.Rename("other")
	h.Kept(h.Now())
	if !h.Redo() || h.Now().Text() != "system acol\n" || h.Now().Name() != "other" || !h.Unsaved() {
		t.Errorf("again it is %s, %q", h.Now().Name(), h.Now().Text())
	}
	for h.Undo() {
	}
	if h.Now().Text() != "system standard\n" || h.Now().Name() != "other" || h.Saved().Name() != "other" {
		t.Errorf("at first it was %s, %q", h.Now().Name(), h.Now().Text())
	}
}

// The differences of two texts are the fewest lines.
func TestDifferences(t *testing.T) {
	a, b := New("a", "one\ntwo\nthree\nfour\n", none), New("a", "one\n2\nthree\nfour\nfive\n", none)
	want := []Difference{{2, "two", false}, {2, "2", true}, {5, "five", true}}
	got := Differences(a, b)
	if len(got) != len(want) {
		t.Fatalf("%+v", got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("%+v, want %+v", got[i], want[i])
		}
	}
	if all := Differences(a, a); len(all) != 0 {
		t.Errorf("of the same text: %+v", all)
	}
	if all := Differences(New("a", "", none), a); len(all) != 4 || !all[3].Added {
		t.Errorf("of an empty one: %+v", all)
	}
}
