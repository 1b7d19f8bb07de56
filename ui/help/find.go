package help

import (
	"slices"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// hit is a result of a search: its place, its kind, and its text.
type hit struct {
	kind string // its kind, in a word
	what string
	says string // more about it, or ""
	page page
	word int    // on the page of words
	game string // the game whose rule it is, or ""
}

// rulesOf holds the title and the rules of a game.
type rulesOf struct {
	game, title string
	sentences   []string
}

// find searches a guide, and the rules of all games, for words, each of which must occur. Results that begin with them
// come first, then those with such a name, and then those that only mention them: the rules of other games last, each
// sentence once. Capitals and the marks of letters don't count.
func find(g family.Guide, games []rulesOf, words string) []hit {
	asked := strings.FieldsFunc(text.Folded(words), func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;:.!?", r) })
	if len(asked) == 0 {
		return nil
	}
	type ranked struct {
		hit
		rank int
	}
	var all []ranked
	add := func(h hit, names ...string) {
		if rank, ok := match(asked, h, names); ok {
			all = append(all, ranked{h, rank})
		}
	}
	inGuide(g, games, add)
	said := map[string]bool{}
	for _, own := range g.Sentences {
		said[own] = true
	}
	for _, r := range games {
		for _, sentence := range r.sentences {
			about := func(word string) bool { return strings.Contains(text.Folded(sentence), word) }
			if !said[sentence] && slices.ContainsFunc(asked, about) { // not for the game's name alone
				said[sentence] = true
				add(hit{kind: text.T("help.found.rule"), what: r.title, says: sentence, page: rulesPage, game: r.game})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b ranked) int { return a.rank - b.rank })
	var found []hit
	for _, r := range all {
		found = append(found, r.hit)
	}
	return found
}

// inGuide adds all that can be found in a guide, and the names of the games, with the names that each has.
func inGuide(g family.Guide, games []rulesOf, add func(h hit, names ...string)) {
	for i, w := range g.Words {
		add(hit{kind: text.T("help.found.word"), what: w.Word, says: w.Says, page: wordsOfGame, word: i}, append([]string{w.Word}, w.Also...)...)
	}
	for _, r := range games {
		add(hit{kind: text.T("help.found.game"), what: r.title, page: rulesPage, game: r.game}, r.title)
	}
	for _, k := range g.Keys {
		add(hit{kind: text.T("help.found.key"), what: k.Caps, says: k.Does, page: keysPage})
	}
	for _, said := range g.Notes {
		add(hit{kind: text.T("help.found.key"), what: said, page: keysPage})
	}
	for _, said := range g.Sentences {
		add(hit{kind: text.T("help.found.rule"), what: said, page: rulesPage})
	}
	for _, h := range picturesIn(g) {
		add(h)
	}
	for _, h := range figuresIn(g) {
		add(h, h.what)
	}
}

// picturesIn returns the pictures of a guide, by their captions.
func picturesIn(g family.Guide) (all []hit) {
	for i, gallery := range g.Galleries {
		for _, p := range gallery.Pictures {
			all = append(all, hit{kind: text.T("help.found.picture"), what: p.Caption, page: firstGallery + page(i)})
		}
	}
	return all
}

// figuresIn returns the lines of the figures of a guide.
func figuresIn(g family.Guide) (all []hit) {
	for _, f := range append([]family.Figures{g.Figures}, g.Scores...) {
		at := rulesPage
		if f.Title != g.Figures.Title {
			at = scoresPage
		}
		for _, t := range f.Tables {
			for _, line := range t.Lines {
				if len(line) > 0 && !t.Small {
					all = append(all, hit{kind: text.T("help.found.score"), what: line[0], says: figuresOf(line), page: at})
				}
			}
		}
	}
	return all
}

// figuresOf returns the figures of a line, each once.
func figuresOf(line []string) string {
	return strings.Join(slices.Compact(slices.Clone(line[1:])), " · ")
}

// match reports whether something contains all words, with a rank: 0 if a name begins with them, 1 if a word of a name
// does, 2 if a name contains them, 3 if they are elsewhere.
func match(asked []string, h hit, names []string) (rank int, ok bool) {
	whole := text.Folded(strings.Join(append([]string{h.what, h.says}, names...), "\n"))
	for _, word := range asked {
		if !strings.Contains(whole, word) {
			return 0, false
		}
	}
	rank = 3
	first := strings.Join(asked, " ")
	for _, name := range names {
		switch name = text.Folded(name); {
		case strings.HasPrefix(name, first):
			return 0, true
		case strings.Contains(name, " "+first) || strings.Contains(name, "-"+first):
			rank = 1
		case strings.Contains(name, first):
			rank = min(rank, 2)
		}
	}
	return rank, true
}

// inShort returns the summary of a hit: the first sentence about a word, or a whole rule.
func (h hit) inShort() string {
	if i := strings.Index(h.says, ". "); i >= 0 && h.game == "" {
		return h.says[:i+1]
	}
	return h.says
}
