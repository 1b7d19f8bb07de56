package marks

import (
	"slices"
	"strings"
	"testing"
)

func TestClip(t *testing.T) {
	for words, want := range map[string]string{"♠♥♦♣": "♠♥…", "♠♥": "♠♥", "a b": "a…", "": ""} {
		if got := Clip(words, 2); got != want {
			t.Errorf("%q becomes %q, want %q", words, got, want)
		}
	}
}

func TestBroken(t *testing.T) {
	suit := strings.Repeat("♠", 24)
	for words, want := range map[string][]string{
		suit + suit + "♠♠ a\n" + suit: {suit, suit, "♠♠", "a", suit},
		"Hearts first":                {"Hearts", "first"},
	} {
		if got := strings.Fields(Broken(words)); !slices.Equal(got, want) {
			t.Errorf("%q is broken at %q", words, got)
		}
	}
	if note := "Hearts first,\nthen the clubs."; Broken(note) != note {
		t.Errorf("%q becomes %q", note, Broken(note))
	}
}

// The length of the texts doesn't change the size of the sheet.
func TestLongTextsFitTheSheet(t *testing.T) {
	little, _, _ := open(t, Words{Name: "a", Note: "b"})
	want := little.Build().MinSize()
	long := Words{Name: strings.Repeat("W", 5000), Note: strings.Repeat("W", 5000) + strings.Repeat("\nline", 300)}
	s, _, _ := open(t, long)
	if got := s.Build().MinSize(); got != want || s.Words() != long {
		t.Errorf("it takes %v, with little %v", got, want)
	}
}
