package history

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Words are what a family understands of what is typed: terms by what can be said for them, in small letters.
type Words struct {
	terms   map[string]string
	longest int // words in what can be said for a term
}

// Terms that every family has: days, and what says nothing beside another term.
const (
	Today     = "today"
	Yesterday = "yesterday"
	Nothing   = "nothing"
)

// gameWord comes before the id of a game in what words stand for.
const gameWord = "game "

// NewWords returns the words for terms, for those that every family has, and for the names of games. Said returns the message with
// what can be said for a term, the first being what it is called, with commas between.
func NewWords(terms []string, said func(term string) string, games []string) *Words {
	w := &Words{terms: map[string]string{}}
	for _, id := range games {
		name := text.Game(id)
		w.add(name, gameWord+id)
		w.add(strings.TrimSuffix(name, text.T("search.game-ending")), gameWord+id)
	}
	for _, term := range terms {
		for _, phrase := range Phrases(said(term)) {
			w.add(phrase, term)
		}
	}
	for _, term := range []string{Today, Yesterday} {
		for _, phrase := range Phrases(text.T("search.word." + term)) {
			w.add(phrase, term)
		}
	}
	return w
}

// add lets a phrase stand for a term.
func (w *Words) add(phrase, term string) {
	w.terms[strings.ToLower(phrase)] = term
	w.longest = max(w.longest, strings.Count(phrase, " ")+1)
}

// Phrases returns all that can be said for a term, by the message for it.
func Phrases(message string) []string { return strings.Split(message, ", ") }

// Said is a word, or several that stand for one term.
type Said struct {
	Words string
	Term  string // or ""
}

// Game returns the id of the game that is said, or "".
func (s Said) Game() string {
	id, _ := strings.CutPrefix(s.Term, gameWord)
	if id == s.Term {
		return ""
	}
	return id
}

// Day returns the date that is said, or "".
func (s Said) Day(now time.Time) string {
	switch s.Term {
	case Today:
		return now.Format(time.DateOnly)
	case Yesterday:
		return now.AddDate(0, 0, -1).Format(time.DateOnly)
	}
	return ""
}

// quotes are the marks between which words are meant as they are.
const quotes = `"“”„«»`

// Listen parts what has been typed into words and terms. Of several terms the one with most words is meant.
func (w *Words) Listen(typed string) (all []Said) {
	for i, part := range strings.Split(quoted(typed), "\x00") {
		words := strings.Fields(part)
		if i%2 == 1 { // between quotation marks
			for _, w := range words {
				all = append(all, Said{Words: w})
			}
			continue
		}
	next:
		for len(words) > 0 {
			for n := min(w.longest, len(words)); n > 0; n-- {
				phrase := strings.Join(words[:n], " ")
				if term, ok := w.terms[strings.ToLower(phrase)]; ok {
					all, words = append(all, Said{phrase, term}), words[n:]
					continue next
				}
			}
			all, words = append(all, Said{Words: words[0]}), words[1:]
		}
	}
	return all
}

// quoted returns a text with one sign for all quotation marks, so that each second part lies between them.
func quoted(typed string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(quotes, r) {
			return '\x00'
		}
		return r
	}, strings.ReplaceAll(typed, "\x00", " "))
}

// BothGames returns the games that are in two lists, of which an empty one has all. If there are none it is the name of no game.
func BothGames(asked, said string) string {
	if asked == "" || said == "" {
		return asked + said
	}
	var both []string
	for id := range strings.FieldsSeq(said) {
		if slices.Contains(strings.Fields(asked), id) {
			both = append(both, id)
		}
	}
	if len(both) == 0 {
		return "-"
	}
	return strings.Join(both, " ")
}
