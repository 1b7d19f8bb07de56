package locale

import (
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/superbridge/superbridge/ui/kit/text"
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
		{map[string]string{"LANG": "C", "LANGUAGE": "ru"}, map[string]string{"LANG": english, "LANGUAGE": ""}},
		{map[string]string{"LANGUAGE": "ru"}, map[string]string{"LANG": english, "LANGUAGE": ""}},
		{map[string]string{"LANG": "ru", "LANGUAGE": "xx"}, map[string]string{"LANG": "ru", "LANGUAGE": ""}},
	} {
		got := maps.Clone(tt.before)
		set(func(name string) string { return got[name] }, func(name, value string) { got[name] = value })
		if !maps.Equal(got, tt.want) {
			t.Errorf("%v becomes %v, want %v", tt.before, got, tt.want)
		}
	}
}

// The program speaks the first language of the environment that it has, and English otherwise. Its words are in UTF-8
// whatever the encoding of the locale is.
func TestTheLanguageOfTheEnvironment(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("other systems have other sources")
	}
	for _, tt := range []struct {
		environment string
		want        text.Language
	}{
		{"", text.English},
		{"LANG=C", text.English},
		{"LANG=C LANGUAGE=ru", text.English},
		{"LANG=C.UTF-8 LANGUAGE=ru", text.English},
		{"LANGUAGE=ru", text.English},
		{"LC_ALL=POSIX", text.English},
		{"LC_ALL=POSIX LANG=ru_RU.UTF-8", text.English},
		{"LC_ALL=C LANG=ru_RU.UTF-8 LANGUAGE=eo", text.English},
		{"LC_MESSAGES=ro_RO.UTF-8 LANG=ru_RU.UTF-8", text.Romanian},
		{"LC_ALL=eo LC_MESSAGES=ro_RO.UTF-8 LANG=ru_RU.UTF-8", text.Esperanto},
		{"LC_CTYPE=ru_RU.UTF-8 LANG=en_US.UTF-8", text.English},
		{"LANG=tr_TR.UTF-8", text.English},
		{"LANG=de_DE", text.English},
		{"LANG=de_DE.UTF-8 LANGUAGE=de:ro:en", text.Romanian},
		{"LANG=ru_RU.UTF-8 LANGUAGE=en:ru", text.English},
		{"LANG=en_US.UTF-8 LANGUAGE=ru", text.Russian},
		{"LANG=ro", text.Romanian},
		{"LANG=ro_MD.UTF-8", text.Romanian},
		{"LANG=eo", text.Esperanto},
		{"LANG=eo.UTF-8", text.Esperanto},
		{"LANG=ru_RU.KOI8-R", text.Russian},
		{"LANG=ru_UA@variant", text.Russian},
		{"LANG=nonsense LANGUAGE=ru", text.Russian},
	} {
		for _, name := range append(slices.Clone(variables), preferred, "LC_CTYPE") {
			t.Setenv(name, "")
		}
		for _, pair := range strings.Fields(tt.environment) {
			name, value, _ := strings.Cut(pair, "=")
			t.Setenv(name, value)
		}
		set(os.Getenv, func(name, value string) { t.Setenv(name, value) })
		if got := text.System(); got != tt.want {
			t.Errorf("%s: it speaks %s, want %s", tt.environment, got, tt.want)
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

// The encoding is that of LC_ALL, else of LC_CTYPE, else of LANG.
func TestEncoded(t *testing.T) {
	for _, c := range []struct {
		all, ctype, lang, system string
		want                     bool
	}{
		{"", "", "ru_RU.UTF-8", "linux", true},
		{"", "", "ro_RO.utf8", "freebsd", true},
		{"", "", "ru_RU.KOI8-R", "linux", false},
		{"", "", "ru_RU", "linux", false},
		{"C", "ru_RU.UTF-8", "ru_RU.UTF-8", "linux", false},
		{"C.UTF-8", "", "C", "linux", true},
		{"", "POSIX", "ro_RO.UTF-8", "linux", false},
		{"", "", "", "linux", false},
		{"", "", "", "darwin", true},
		{"", "", "C", "darwin", false},
		{"C", "C", "C", "windows", true},
	} {
		get := func(name string) string {
			return map[string]string{"LC_ALL": c.all, "LC_CTYPE": c.ctype, "LANG": c.lang}[name]
		}
		if got := encoded(get, c.system); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}
