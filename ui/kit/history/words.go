package history

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Words maps phrases in lower case to the terms that a family understands.
type Words struct {
	terms   map[string]string
	longest int            // number of words of the longest phrase
	months  map[string]int // their numbers
}

// Terms that every family has: days, and Nothing, which adds nothing to another term.
const (
	Today     = "today"
	Yesterday = "yesterday"
	OnDate    = "date" // as it is shown: 22 Nov 2026
	Nothing   = "nothing"
)

// gameWord comes before the id of a game among the terms.
const gameWord = "game "

// NewWords returns the words for terms, for those that every family has, and for the names of games. Said returns the
// message with the phrases for a term, separated by commas; the first is its name.
func NewWords(terms []string, said func(term string) string, games []string) *Words {
	w := &Words{terms: map[string]string{}, months: months()}
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

// add makes a phrase stand for a term.
func (w *Words) add(phrase, term string) {
	w.terms[text.Folded(phrase)] = term
	w.longest = max(w.longest, strings.Count(phrase, " ")+1)
}

// Phrases returns the phrases for a term, given its message.
func Phrases(message string) []string { return strings.Split(message, ", ") }

// Said is a word or phrase, and its term if it has one.
type Said struct {
	Words string
	Term  string // or ""
	date  date   // of OnDate
}

// Game returns the id of the named game, or "".
func (s Said) Game() string {
	id, _ := strings.CutPrefix(s.Term, gameWord)
	if id == s.Term {
		return ""
	}
	return id
}

// Day returns the named date as the stores read it, or "".
func (s Said) Day(now time.Time) string {
	switch s.Term {
	case Today:
		return now.Format(time.DateOnly)
	case Yesterday:
		return now.AddDate(0, 0, -1).Format(time.DateOnly)
	case OnDate:
		return s.date.iso(now)
	}
	return ""
}

// quotes are the marks around words that are taken literally.
const quotes = `"“”„«»`

// Listen splits typed text into words and terms. The longest phrase wins.
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
			if d, n := dateIn(words, w.months); n > 0 {
				all, words = append(all, Said{strings.Join(words[:n], " "), OnDate, d}), words[n:]
				continue
			}
			for n := min(w.longest, len(words)); n > 0; n-- {
				phrase := strings.Join(words[:n], " ")
				if term, ok := w.terms[text.Folded(phrase)]; ok {
					all, words = append(all, Said{Words: phrase, Term: term}), words[n:]
					continue next
				}
			}
			all, words = append(all, Said{Words: words[0]}), words[1:]
		}
	}
	return all
}

// quoted returns a text with one separator for all quotation marks, so that every second part was quoted.
func quoted(typed string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(quotes, r) {
			return '\x00'
		}
		return r
	}, strings.ReplaceAll(typed, "\x00", " "))
}

// BothGames returns the games in both of two lists, where an empty list means all. If there are none it returns a name
// that no game has.
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
