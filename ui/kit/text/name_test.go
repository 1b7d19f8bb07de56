package text

import (
	"strings"
	"testing"
)

// Computers named by the same level are told apart by their seats; unique names stay as they are.
func TestNamesApart(t *testing.T) {
	seat := func(i int) string { return string(rune('A' + i)) }
	for _, c := range []struct{ names, want string }{
		{"beginner beginner", "Beginner A,Beginner B"},
		{"Ana club Bo club", "Ana,Club B,Bo,Club D"},
		{"van Ana", "van,Ana"},
	} {
		if got := strings.Join(Apart(strings.Fields(c.names), seat), ","); got != c.want {
			t.Errorf("%s: %s, want %s", c.names, got, c.want)
		}
	}
	if got := Apart([]string{"", ""}, seat); got[0] != "" || got[1] != "" {
		t.Errorf("nobody is called %q", got)
	}
}

// A name is shown on one line and isn't long, whatever a file contains; and no name becomes empty by that.
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

// A game begun in one language is continued in another: its computer players have their names there.
func TestNamesOfTheHouseAreSpelledInTheLanguageInUse(t *testing.T) {
	t.Cleanup(func() { Use(English) })
	for language, want := range map[Language]string{English: "Victor", Romanian: "Victor", Russian: "Виктор", Esperanto: "Victor"} {
		Use(language)
		for _, kept := range []string{"Victor", "Виктор"} {
			if got := Name(kept); got != want {
				t.Errorf("%s: %s is %s, want %s", language, kept, got, want)
			}
		}
		if got := Name("Виктория"); got != "Виктория" {
			t.Errorf("%s: somebody else is %s", language, got)
		}
	}
}
