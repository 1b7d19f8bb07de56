package locale

import (
	"maps"
	"strings"
	"testing"

	"golang.org/x/text/language"
)

func TestSet(t *testing.T) {
	for _, tt := range []struct{ before, want map[string]string }{
		{map[string]string{}, map[string]string{"LANG": english}},
		{map[string]string{"LANG": "C"}, map[string]string{"LANG": english}},
		{map[string]string{"LC_ALL": "POSIX", "LANG": "xx"}, map[string]string{"LC_ALL": english, "LANG": "xx"}},
		{map[string]string{"LC_MESSAGES": "C.UTF-8"}, map[string]string{"LC_MESSAGES": english}},
		{map[string]string{"LANG": "ro_RO.UTF-8"}, map[string]string{"LANG": "ro_RO.UTF-8"}},
		{map[string]string{"LANG": "ast"}, map[string]string{"LANG": "ast"}},
		{map[string]string{"LANG": "nonsense"}, map[string]string{"LANG": english}},
		{map[string]string{"LANG": "../.."}, map[string]string{"LANG": english}},
		{map[string]string{"LANG": "de_DE@euro", "LANGUAGE": "de:xx:en_GB:"}, map[string]string{"LANG": "de_DE@euro", "LANGUAGE": "de:en_GB"}},
		{map[string]string{"LANG": "ru", "LANGUAGE": "xx"}, map[string]string{"LANG": "ru", "LANGUAGE": ""}},
	} {
		got := maps.Clone(tt.before)
		set(func(name string) string { return got[name] }, func(name, value string) { got[name] = value })
		if !maps.Equal(got, tt.want) {
			t.Errorf("%v becomes %v, want %v", tt.before, got, tt.want)
		}
	}
}

// Fyne reads a language as this library does.
func TestLanguages(t *testing.T) {
	n := 0
	for a := 'a'; a <= 'z'; a++ {
		for b := 'a'; b <= 'z'; b++ {
			code := string([]rune{a, b})
			_, err := language.Parse(code)
			if readable(code) != (err == nil) {
				t.Errorf("%s: %v, and %v", code, readable(code), err)
			}
			if err == nil {
				n++
			}
		}
	}
	if n != len(strings.Fields(languages)) {
		t.Errorf("%d are read, and %d listed", n, len(strings.Fields(languages)))
	}
}
