package text

import (
	"fmt"
	"strings"
	"text/template"
	"unicode"
	"unicode/utf8"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	i18ntemplate "github.com/nicksnyder/go-i18n/v2/i18n/template"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// grammar returns the functions that messages of a language can call:
//
//   - {{plural .N "trick" "tricks"}} chooses the word for a number. The words are in the order of the language's forms:
//     one and other; one, few and other; one, few and many; or all four.
//   - {{form "genitive" .Seat}} declines a word that the program puts in: it is the message form.genitive.WORD, or the
//     word itself if there is none, such as a person's name.
//   - {{capital .What}} begins with a capital letter.
func (c *locale) grammar() template.FuncMap {
	return template.FuncMap{
		"plural": func(n any, words ...string) (string, error) { return pluralWord(c.tag, n, words) },
		"form": func(name string, word any) string {
			if s, found := c.localize(&i18n.LocalizeConfig{MessageID: "form." + name + "." + fmt.Sprint(word)}); found {
				return s
			}
			return fmt.Sprint(word)
		},
		"capital": func(word any) string { return capital(fmt.Sprint(word)) },
	}
}

// capital returns words with a capital letter at the start.
func capital(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	if size == 0 {
		return words
	}
	return string(unicode.ToUpper(first)) + words[size:]
}

// pluralWord returns the one of a language's words that goes with a number, which may be written as [Points] does. The
// last word goes with everything that no other does, and with what is no number.
func pluralWord(tag language.Tag, n any, words []string) (string, error) {
	if len(words) == 0 {
		return "", fmt.Errorf("plural of %v has no words", n)
	}
	whole, decimals, ok := operands(fmt.Sprint(n))
	if !ok { // a dash in the place of a number: better a wrong ending than no sentence
		return words[len(words)-1], nil
	}
	order := []plural.Form{plural.One, plural.Few, plural.Many}
	if len(words) == 2 {
		order = order[:1]
	}
	form := plural.Cardinal.MatchPlural(tag, whole, len(decimals), len(decimals), digits(decimals), digits(decimals))
	for i, f := range order {
		if form == f && i < len(words) {
			return words[i], nil
		}
	}
	return words[len(words)-1], nil
}

// operands returns the whole number and the decimals of a number as it is shown: 1,234 or 2.5, with either mark. Three
// digits behind a mark are thousands. It is not ok if there is no digit.
func operands(shown string) (whole int, decimals string, ok bool) {
	if at := strings.LastIndexAny(shown, ".,"); at >= 0 && len(shown)-at != len(",000") {
		shown, decimals = shown[:at], shown[at+1:]
	}
	if !strings.ContainsFunc(shown, unicode.IsDigit) {
		return 0, "", false
	}
	return digits(shown), decimals, true
}

// digits returns the number that the digits of a text make.
func digits(shown string) (n int) {
	for _, r := range shown {
		if '0' <= r && r <= '9' {
			n = 10*n + int(r-'0')
		}
	}
	return n
}

// templates parses messages that call functions. Each language has its own, so that what it parsed can be kept.
type templates struct{ functions template.FuncMap }

// Cacheable implements i18ntemplate.Parser.
func (templates) Cacheable() bool { return true }

// Parse implements i18ntemplate.Parser.
func (p templates) Parse(src, left, right string) (i18ntemplate.ParsedTemplate, error) {
	return (&i18ntemplate.TextParser{Funcs: p.functions}).Parse(src, left, right)
}
