package lineedit

import "testing"

// Tab completes what a line begins with, in either case.
func TestCompletions(t *testing.T) {
	words := completer(func() []string { return []string{"hint", "hand", "help", "hand"} })
	for line, want := range map[string][]string{"h": {"and ", "elp ", "int "}, "HI": {"nt "}, "": {"hand ", "help ", "hint "}, "x": nil, "hint s": nil} {
		ends, length := words.Do([]rune(line), len(line))
		var got []string
		for _, end := range ends {
			got = append(got, string(end))
		}
		if len(got) != len(want) || length != len(line) {
			t.Errorf("%q is completed with %q, want %q", line, got, want)
			continue
		}
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("%q is completed with %q, want %q", line, got, want)
			}
		}
	}
}
