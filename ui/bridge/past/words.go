package past

import (
	"regexp"
	"slices"
	"strings"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// understood is the interpretation of typed words.
type understood struct {
	text   string // literal text: contracts, results, dates, names
	terms  string // of bridgestore.Filter
	boards bool   // they are about boards, not about their rubbers
	games  string // ids, separated by blanks; "" means any
	toPlay bool   // deals still to be played
}

// Words besides the store's terms.
const toPlayWord = "to-play" // deals still to be played

// aboutRubbers are terms that say nothing about one board more than about the others of its rubber.
var aboutRubbers = []string{"starred", "rubber-won", "rubber-lost"}

// aboutBoards matches words about a board, not about its rubber.
var aboutBoards = regexp.MustCompile(`(?i)^([1-9]((c|d|h|s|n|nt)x{0,2}(-[nesw]?)?)?|=|[-+–\x{2212}][0-9]+|[0-9a-z]{26})$`)

// vocabulary returns the words of a query.
func vocabulary() *history.Words {
	return history.NewWords(append(bridgestore.Terms(), history.Nothing, toPlayWord), said, games())
}

// said returns the message with the words for a term.
func said(term string) string { return text.T("search.word." + term) }

var tricks = regexp.MustCompile(`^[0-9]{1,2}$`)

// heard returns the words and terms of a typed query, with contracts in English.
func heard(typed string) []history.Said {
	all := vocabulary().Listen(typed)
	for i, s := range all {
		if contract, ok := typing.ReadContract(s.Words); ok && s.Term == "" && !aboutBoards.MatchString(s.Words) {
			all[i].Words = contract
		}
	}
	return all
}

// understand interprets typed words.
func understand(typed string, now time.Time) (u understood) {
	all := heard(typed)
	// A number beside these words is one of tricks: 2 down, down 2, 1 overtrick.
	for i, s := range all {
		sign, ok := map[string]string{"down": "-", "overtricks": "+"}[s.Term]
		for _, beside := range []int{i - 1, i + 1} {
			if ok && beside >= 0 && beside < len(all) && all[beside].Term == "" && tricks.MatchString(all[beside].Words) {
				all[i], all[beside] = history.Said{Words: sign + all[beside].Words}, history.Said{Term: history.Nothing}
				ok = false
			}
		}
	}
	term := slices.ContainsFunc(all, func(s history.Said) bool {
		return s.Term != "" && s.Term != history.Nothing || aboutBoards.MatchString(s.Words)
	})
	var words, terms []string
	for _, s := range all {
		switch {
		case s.Day(now) != "":
			words = append(words, s.Day(now))
		case s.Term == toPlayWord:
			u.toPlay = true
		case s.Game() != "":
			u.games = strings.TrimSpace(u.games + " " + s.Game())
		case s.Term == history.Nothing && term:
		case s.Term == "" || s.Term == history.Nothing:
			words = append(words, s.Words)
			u.boards = u.boards || aboutBoards.MatchString(s.Words)
		default:
			terms = append(terms, s.Term)
			u.boards = u.boards || !slices.Contains(aboutRubbers, s.Term)
		}
	}
	u.text, u.terms = strings.Join(words, " "), strings.Join(terms, " ")
	return u
}

// inWords returns the words to type for terms.
func inWords(terms string) string {
	var words []string
	for term := range strings.FieldsSeq(terms) {
		words = append(words, history.Phrases(said(term))[0])
	}
	return strings.Join(words, " ")
}
