package history

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// understood is what the words stand for that have been typed.
type understood struct {
	text   string // what is looked for as it is: contracts, results, dates, names
	terms  string // of kept.Filter
	boards bool   // they say something about boards, not about their rubbers
	games  string // their ids, separated by blanks; "" for any
	toPlay bool   // deals that are to be played
}

// The words that are no terms of the store's: days, and what says nothing beside a term.
const (
	todayWord     = "today"
	yesterdayWord = "yesterday"
	nothingWord   = "nothing"
	toPlayWord    = "to-play"
)

// gameWord comes before the id of a game in what words stand for.
const gameWord = "game "

// aboutRubbers are terms that say nothing about one board more than about the others of its rubber.
var aboutRubbers = []string{"starred", "rubber-won", "rubber-lost"}

// aboutBoards finds words that say something about a board, not about its rubber.
var aboutBoards = regexp.MustCompile(`(?i)^([1-9]((c|d|h|s|n|nt)x{0,2}(-[nesw]?)?)?|=|[-+–−][0-9]+|[0-9a-z]{26})$`)

// phrases returns all that can be said for a term; the first is what it is called.
func phrases(term string) []string {
	return strings.Split(text.T("search.word."+term), ", ")
}

// dictionary returns the terms by what can be said for them, in small letters, and how many words the longest has.
func dictionary() (terms map[string]string, longest int) {
	terms = map[string]string{}
	add := func(phrase, term string) {
		terms[strings.ToLower(phrase)] = term
		longest = max(longest, strings.Count(phrase, " ")+1)
	}
	for _, r := range bridge.Games() {
		name := text.Game(r.Name)
		add(name, gameWord+r.Name)
		add(strings.TrimSuffix(name, text.T("search.game-ending")), gameWord+r.Name)
	}
	for _, term := range append(kept.Terms(), todayWord, yesterdayWord, nothingWord, toPlayWord) {
		for _, phrase := range phrases(term) {
			add(phrase, term)
		}
	}
	return terms, longest
}

// said is a word, or several that stand for one term.
type said struct {
	words string
	term  string // or ""
}

// quotes are the marks between which words are meant as they are.
const quotes = `"“”„«»`

// listen parts what has been typed into words and terms. Of several terms the one with most words is meant.
func listen(typed string) (all []said) {
	terms, longest := dictionary()
	for i, part := range strings.Split(quoted(typed), "\x00") {
		words := strings.Fields(part)
		if i%2 == 1 { // between quotation marks
			for _, w := range words {
				all = append(all, said{words: w})
			}
			continue
		}
	next:
		for len(words) > 0 {
			for n := min(longest, len(words)); n > 0; n-- {
				phrase := strings.Join(words[:n], " ")
				if term, ok := terms[strings.ToLower(phrase)]; ok {
					all, words = append(all, said{phrase, term}), words[n:]
					continue next
				}
			}
			all, words = append(all, said{words: words[0]}), words[1:]
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

var tricks = regexp.MustCompile(`^[0-9]{1,2}$`)

// understand returns what typed words stand for.
func understand(typed string, now time.Time) (u understood) {
	all := listen(typed)
	// A number beside these words is one of tricks: 2 down, down 2, 1 overtrick.
	for i, s := range all {
		sign, ok := map[string]string{"down": "-", "overtricks": "+"}[s.term]
		for _, beside := range []int{i - 1, i + 1} {
			if ok && beside >= 0 && beside < len(all) && all[beside].term == "" && tricks.MatchString(all[beside].words) {
				all[i], all[beside] = said{words: sign + all[beside].words}, said{term: nothingWord}
				ok = false
			}
		}
	}
	term := slices.ContainsFunc(all, func(s said) bool { return s.term != "" && s.term != nothingWord || aboutBoards.MatchString(s.words) })
	var words, terms []string
	for _, s := range all {
		switch {
		case s.term == todayWord:
			words = append(words, now.Format(time.DateOnly))
		case s.term == yesterdayWord:
			words = append(words, now.AddDate(0, 0, -1).Format(time.DateOnly))
		case s.term == toPlayWord:
			u.toPlay = true
		case strings.HasPrefix(s.term, gameWord):
			u.games = strings.TrimSpace(u.games + " " + strings.TrimPrefix(s.term, gameWord))
		case s.term == nothingWord && term:
		case s.term == "" || s.term == nothingWord:
			words = append(words, s.words)
			u.boards = u.boards || aboutBoards.MatchString(s.words)
		default:
			terms = append(terms, s.term)
			u.boards = u.boards || !slices.Contains(aboutRubbers, s.term)
		}
	}
	u.text, u.terms = strings.Join(words, " "), strings.Join(terms, " ")
	return u
}

// bothGames returns the games that are in two lists, of which an empty one has all. If there are none it is the name of no game.
func bothGames(asked, said string) string {
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

// inWords returns how terms are typed.
func inWords(terms string) string {
	var words []string
	for term := range strings.FieldsSeq(terms) {
		words = append(words, phrases(term)[0])
	}
	return strings.Join(words, " ")
}
