package text

import (
	_ "embed"
	"encoding/json"
	"regexp"
	"strings"
	"sync"
)

//go:embed terms.json
var termsFile []byte

// Term is a term of the games by language. Words with a point in the middle between them are terms of their own, in the
// same order in each language; what is in brackets explains.
type Term map[Language]string

// terms returns all terms, and for each what finds its English words.
var terms = sync.OnceValues(func() (all []Term, words []*regexp.Regexp) {
	if err := json.Unmarshal(termsFile, &all); err != nil {
		panic(err) // a fault of the build, which the tests find
	}
	for _, t := range all {
		english := explained.ReplaceAllString(t[English], "")
		var any []string
		for _, w := range strings.FieldsFunc(english, func(r rune) bool { return strings.ContainsRune("·,", r) }) {
			any = append(any, regexp.QuoteMeta(strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(w), "to "))))
		}
		words = append(words, regexp.MustCompile(`(?i)\b(?:`+strings.Join(any, "|")+`)(?:s|es)?\b`))
	}
	return all, words
})

// explained matches what explains a term.
var explained = regexp.MustCompile(`\([^)]*\)|[♣♦♥♠]`)

// TermsIn returns the terms in English words.
func TermsIn(words string) (found []Term) {
	all, finds := terms()
	for i, t := range all {
		if finds[i].MatchString(words) {
			found = append(found, t)
		}
	}
	return found
}
