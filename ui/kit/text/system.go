package text

import system "github.com/jeandeaual/go-locale"

// System returns the first of the system's languages that the program has, or English.
func System() Language {
	locales, err := system.GetLocales()
	if err != nil {
		return English
	}
	return LanguageOf(locales...)
}
