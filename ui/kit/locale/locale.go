// Package locale makes sure that the environment names a language that Fyne can read. In a bare shell or a service it
// is often missing, C, or nonsense; Fyne then complains on standard error before main begins, even if no window is
// opened.
//
// It works by being initialised before Fyne's lang package, which waits for golang.org/x/text: Go initialises ready
// packages in the order of their paths, and this one has hardly any dependencies and sorts before golang.org. (Source:
// the Go specification, section Program initialization.)
package locale

import (
	"os"
	"runtime"
	"strings"
)

// The variables that say the language, the strongest first.
var variables = []string{"LC_ALL", "LC_MESSAGES", "LANG"}

// preferred is the variable with a colon-separated list of languages. It takes precedence, unless the others say C or
// POSIX, or nothing, which means the same. (Source: GNU gettext, section 2.3.3, The LANGUAGE variable.)
const preferred = "LANGUAGE"

func init() {
	set(os.Getenv, func(name, value string) { os.Setenv(name, value) })
}

// set replaces unreadable values of the environment.
func set(get func(name string) string, set func(name, value string)) {
	var known []string
	for list := get(preferred); list != ""; {
		var locale string
		if locale, list, _ = strings.Cut(list, ":"); readable(locale) {
			known = append(known, locale)
		}
	}
	name, value := "LANG", ""
	for _, strongest := range variables {
		if v := get(strongest); v != "" {
			name, value = strongest, v
			break
		}
	}
	if plain(value) {
		known = nil
	}
	if list := strings.Join(known, ":"); list != get(preferred) {
		set(preferred, list)
	}
	if !readable(value) {
		set(name, english)
	}
}

// plain reports whether a locale has no language: it is C or POSIX, in any encoding, or nothing is set.
func plain(locale string) bool {
	name, _, _ := strings.Cut(locale, ".")
	return name == "" || name == "C" || name == "POSIX"
}

const english = "en_US.UTF-8"

// readable reports whether a locale such as ro_RO.UTF-8 begins with a language.
func readable(locale string) bool {
	end := strings.IndexAny(locale, "_-.@")
	if end < 0 {
		end = len(locale)
	}
	language := strings.ToLower(locale[:end])
	switch len(language) {
	case 2:
		return strings.Contains(languages, " "+language+" ")
	case 3: // hundreds
		return strings.Trim(language, "abcdefghijklmnopqrstuvwxyz") == ""
	}
	return false
}

// languages are those of two letters, with the codes that they had before. (Source: ISO 639-1.)
const languages = ` aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu` +
	` fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km` +
	` kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa` +
	` pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk` +
	` ur uz ve vi vo wa wo xh yi yo za zh zu `

// UTF8 reports whether the environment, as it was when the program began, names an encoding that has all letters: UTF-8, or none is
// named on a system where that is always so.
func UTF8() bool { return utf8 }

// utf8 is noted before anything in the environment is replaced.
var utf8 = encoded(os.Getenv, runtime.GOOS)

// encoded reports whether an environment names UTF-8, on a system.
func encoded(get func(name string) string, system string) bool {
	if system == "windows" {
		return true // there the console has all letters
	}
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if v := get(name); v != "" {
			v = strings.ToLower(v)
			return strings.Contains(v, "utf-8") || strings.Contains(v, "utf8")
		}
	}
	return system == "darwin"
}
