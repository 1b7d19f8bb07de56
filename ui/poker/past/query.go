package past

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Query returns the query that asks for what a filter wants.
func Query(f pokerstore.Filter, zone *time.Location) history.Query {
	var words []string
	for term := range strings.FieldsSeq(f.Terms) {
		words = append(words, history.Phrases(said(term))[0])
	}
	q := history.Query{Games: poker.Name, Starred: f.Starred, Deleted: f.Deleted, Ended: f.Ended,
		Text: strings.TrimSpace(strings.Join(words, " ") + " " + f.Text)}
	f.Text, f.Terms, f.Starred, f.Deleted, f.Ended = "", "", false, false, false
	q = q.During(f.From, f.To, zone)
	f.From, f.To = time.Time{}, time.Time{}
	return history.WithOwn(q, f)
}

// Hands returns the query that asks for some hands and no others.
func Hands(ids ...int64) history.Query {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = strconv.FormatInt(id, 10)
	}
	return Query(pokerstore.Filter{Hands: strings.Join(words, ",")}, time.UTC)
}

// said returns the message with what can be said for a term.
func said(term string) string { return text.T("poker.word." + term) }

// anyPoker is what can be said for the game besides its name.
const anyPoker = "poker"

// understood is what the words stand for that have been typed.
type understood struct {
	text  string // what is looked for as it is: dates, names
	terms string // of pokerstore.Filter
	hands bool   // they say something about hands, not about their games
}

// understand returns what typed words stand for.
func understand(typed string, now time.Time) (u understood) {
	all := history.NewWords(append(pokerstore.Terms(), history.Nothing, anyPoker), said, []string{poker.Name}).Listen(typed)
	term := slices.ContainsFunc(all, func(s history.Said) bool { return s.Term != "" && s.Term != history.Nothing })
	var words, terms []string
	for _, s := range all {
		switch {
		case s.Day(now) != "":
			words = append(words, s.Day(now))
		case s.Game() != "" || s.Term == anyPoker || s.Term == history.Nothing && term:
		case s.Term == "" || s.Term == history.Nothing:
			words = append(words, s.Words)
		default:
			terms = append(terms, s.Term)
			u.hands = u.hands || !pokerstore.OfGames(s.Term)
		}
	}
	u.text, u.terms = strings.Join(words, " "), strings.Join(terms, " ")
	return u
}

// filterOf returns what to ask the store for; ok is false if a query wants nothing of poker.
func filterOf(q history.Query, now time.Time) (f pokerstore.Filter, ok bool) {
	f, ok = history.Of[pokerstore.Filter](q)
	meant := understand(q.Text, now)
	f.Text, f.Terms = meant.text, strings.TrimSpace(f.Terms+" "+meant.terms)
	f.Starred, f.Deleted, f.Ended = q.Starred, q.Deleted, q.Ended
	f.From, f.To = q.Span(now)
	return f, ok && q.Wants([]string{poker.Name})
}

// PicksParts implements [history.Family].
func (f *Family) PicksParts(query history.Query) bool {
	q, ok := history.Of[pokerstore.Filter](query)
	return ok && (understand(query.Text, time.Time{}).hands || q.Terms != "" || q.Hands != "" || q.Alone || q.Counted)
}

// choose returns what a choice does to a query: it changes what is asked of poker.
func choose(change func(f *pokerstore.Filter, option int)) func(*history.Query, int) {
	return func(q *history.Query, i int) {
		f, _ := history.Of[pokerstore.Filter](*q)
		change(&f, i)
		*q = history.WithOwn(*q, f)
	}
}

// levels are those of computer players.
var levels = []string{"beginner", "club", "expert"}

// What can be chosen of a hand, one of each.
var (
	kinds   = []string{"fantasy", "fantasy-next", "return", "dead"}
	results = []string{"won", "lost"}
)

// Rows implements [history.Family].
func (f *Family) Rows(query history.Query) []history.Choice {
	q, _ := history.Of[pokerstore.Filter](query)
	players, opponents := []string{text.T("history.filter.any-players")}, []string{text.T("history.filter.all")}
	for _, level := range levels {
		players = append(players, text.T("settings.level."+level))
	}
	for n := 1; n < poker.MaxPlayers; n++ {
		opponents = append(opponents, strconv.Itoa(n))
	}
	return []history.Choice{
		{Label: text.T("history.filter.players"), Options: players, Chosen: slices.Index(levels, q.Players) + 1,
			Choose: choose(func(f *pokerstore.Filter, i int) { f.Players = append([]string{""}, levels...)[i] })},
		{Label: text.T("poker.past.filter.opponents"), Options: opponents, Chosen: q.Rivals, Part: text.TN("poker.past.part.opponents", q.Rivals),
			Choose: choose(func(f *pokerstore.Filter, i int) { f.Rivals = i })},
		oneOf(q, text.T("poker.past.filter.hand"), kinds, "fantasy", "next", "return", "dead"),
		oneOf(q, text.T("poker.past.filter.result"), results, "won", "lost"),
	}
}

// oneOf is the choice of one of some terms, or none.
func oneOf(q pokerstore.Filter, label string, terms []string, names ...string) history.Choice {
	c := history.Choice{Label: label, Options: []string{text.T("history.filter.all")}}
	for i, name := range names {
		c.Options = append(c.Options, text.T("poker.past.filter."+name))
		if slices.Contains(strings.Fields(q.Terms), terms[i]) {
			c.Chosen, c.Part = i+1, text.T("poker.past.part."+terms[i])
		}
	}
	c.Choose = choose(func(f *pokerstore.Filter, i int) {
		rest := slices.DeleteFunc(strings.Fields(f.Terms), func(t string) bool { return slices.Contains(terms, t) })
		if i > 0 {
			rest = append(rest, terms[i-1])
		}
		f.Terms = strings.Join(rest, " ")
	})
	return c
}

// Switches implements [history.Family].
func (f *Family) Switches(query history.Query) []history.Switch {
	q, _ := history.Of[pokerstore.Filter](query)
	flip := func(change func(*pokerstore.Filter)) func(*history.Query) {
		return func(q *history.Query) { choose(func(f *pokerstore.Filter, _ int) { change(f) })(q, 0) }
	}
	return []history.Switch{
		{Label: text.T("history.filter.alone"), Key: '4', On: q.Alone, Flip: flip(func(f *pokerstore.Filter) { f.Alone = !f.Alone })},
		{Label: text.T("history.filter.counted"), Key: '5', On: q.Counted, Flip: flip(func(f *pokerstore.Filter) { f.Counted = !f.Counted })},
	}
}

// Asked implements [history.Family]: hands that another screen has chosen.
func (f *Family) Asked(query history.Query) []history.Wish {
	q, _ := history.Of[pokerstore.Filter](query)
	if q.Hands == "" {
		return nil
	}
	n := strings.Count(q.Hands, ",") + 1
	drop := choose(func(f *pokerstore.Filter, _ int) { f.Hands = "" })
	return []history.Wish{{Words: text.TN("poker.past.part.hands", n, "Hands", text.Points(n)), Drop: func(q *history.Query) { drop(q, 0) }}}
}
