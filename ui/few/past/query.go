package past

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Query returns the query that asks for what a filter wants.
func Query(f fewstore.Filter, zone *time.Location) history.Query {
	var words []string
	for term := range strings.FieldsSeq(f.Terms) {
		words = append(words, history.Phrases(said(term))[0])
	}
	q := history.Query{Games: f.Game, Starred: f.Starred, Deleted: f.Deleted, Ended: f.Ended,
		Text: strings.TrimSpace(strings.Join(words, " ") + " " + f.Text)}
	if f.Game == "" {
		q.Games = strings.Join(games(), " ")
	}
	q = q.During(f.From, f.To, zone)
	f.Text, f.Terms, f.Game, f.Starred, f.Deleted, f.Ended = "", "", "", false, false, false
	f.From, f.To = time.Time{}, time.Time{}
	return history.WithOwn(q, f)
}

// Deals returns the query that asks for some deals and no others.
func Deals(ids ...int64) history.Query {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = strconv.FormatInt(id, 10)
	}
	return Query(fewstore.Filter{Deals: strings.Join(words, ",")}, time.UTC)
}

// said returns the message with what can be said for a term.
func said(term string) string { return text.T("few.word." + term) }

// understood is what the words stand for that have been typed.
type understood struct {
	text  string // what is looked for as it is: dates, names
	terms string // of fewstore.Filter
	games string // ids, with blanks between them
	deals bool   // they say something about deals, not about their rubbers
}

// understand returns what typed words stand for.
func understand(typed string, now time.Time) (u understood) {
	all := history.NewWords(append(fewstore.Terms(), history.Nothing), said, games()).Listen(typed)
	term := slices.ContainsFunc(all, func(s history.Said) bool { return s.Term != "" && s.Term != history.Nothing })
	var words, terms, named []string
	for _, s := range all {
		switch {
		case s.Day(now) != "":
			words = append(words, s.Day(now))
		case s.Game() != "":
			named = append(named, s.Game())
		case s.Term == history.Nothing && term:
		case s.Term == "" || s.Term == history.Nothing:
			words = append(words, s.Words)
		default:
			terms = append(terms, s.Term)
			u.deals = u.deals || !fewstore.OfGames(s.Term)
		}
	}
	u.text, u.terms, u.games = strings.Join(words, " "), strings.Join(terms, " "), strings.Join(named, " ")
	return u
}

// filterOf returns what to ask the store for; ok is false if a query wants nothing of these games.
func filterOf(q history.Query, now time.Time) (f fewstore.Filter, ok bool) {
	f, ok = history.Of[fewstore.Filter](q)
	meant := understand(q.Text, now)
	f.Text, f.Terms = meant.text, strings.TrimSpace(f.Terms+" "+meant.terms)
	f.Game = history.BothGames(q.Games, meant.games)
	f.Starred, f.Deleted, f.Ended = q.Starred, q.Deleted, q.Ended
	f.From, f.To = q.Span(now)
	if f.Game != "" { // those of other families aren't this one's business
		own := slices.DeleteFunc(strings.Fields(f.Game), func(id string) bool { return !slices.Contains(games(), id) })
		switch f.Game = strings.Join(own, " "); len(own) {
		case 0:
			return f, false
		case len(games()):
			f.Game = ""
		}
	}
	return f, ok
}

// PicksParts implements [history.Family].
func (f *Family) PicksParts(query history.Query) bool {
	q, ok := history.Of[fewstore.Filter](query)
	return ok && (understand(query.Text, time.Time{}).deals || q.Terms != "" || q.Deals != "" || q.Role != fewstore.NoRole || q.Alone || q.Counted)
}

// choose returns what a choice does to a query: it changes what is asked of these games.
func choose(change func(f *fewstore.Filter, option int)) func(*history.Query, int) {
	return func(q *history.Query, i int) {
		f, _ := history.Of[fewstore.Filter](*q)
		change(&f, i)
		*q = history.WithOwn(*q, f)
	}
}

// What can be chosen of a deal, one of each.
var (
	roles   = []string{"declarer", "partner", "defender"}
	results = []string{"won", "lost"}
	strains = []string{"clubs", "diamonds", "hearts", "spades", "notrump", "nullo"}
)

// Rows implements [history.Family].
func (f *Family) Rows(query history.Query) []history.Choice {
	q, _ := history.Of[fewstore.Filter](query)
	players := []string{text.T("history.filter.any-players")}
	for _, level := range levels {
		players = append(players, text.T("settings.level."+level))
	}
	named := make([]string, len(strains))
	for i := range strains {
		named[i] = fewtext.StrainSign(few.Strain(i))
	}
	return []history.Choice{
		{Label: text.T("history.filter.players"), Options: players, Chosen: slices.Index(levels, q.Players) + 1,
			Choose: choose(func(f *fewstore.Filter, i int) { f.Players = append([]string{""}, levels...)[i] })},
		oneOf(q, text.T("few.past.filter.role"), roles, filterNames(roles)),
		oneOf(q, text.T("few.past.filter.strain"), strains, named),
		oneOf(q, text.T("few.past.filter.result"), results, filterNames(results)),
	}
}

// filterNames returns what terms are called as options of a choice.
func filterNames(terms []string) (names []string) {
	for _, term := range terms {
		names = append(names, text.T("few.past.filter."+term))
	}
	return names
}

// oneOf is the choice of one of some terms, or none.
func oneOf(q fewstore.Filter, label string, terms, names []string) history.Choice {
	c := history.Choice{Label: label, Options: append([]string{text.T("history.filter.all")}, names...)}
	for i, term := range terms {
		if slices.Contains(strings.Fields(q.Terms), term) {
			c.Chosen, c.Part = i+1, text.T("few.past.part."+term)
		}
	}
	c.Choose = choose(func(f *fewstore.Filter, i int) {
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
	q, _ := history.Of[fewstore.Filter](query)
	flip := func(change func(*fewstore.Filter)) func(*history.Query) {
		return func(q *history.Query) { choose(func(f *fewstore.Filter, _ int) { change(f) })(q, 0) }
	}
	return []history.Switch{
		{Label: text.T("history.filter.alone"), Key: '4', On: q.Alone, Flip: flip(func(f *fewstore.Filter) { f.Alone = !f.Alone })},
		{Label: text.T("history.filter.counted"), Key: '5', On: q.Counted, Flip: flip(func(f *fewstore.Filter) { f.Counted = !f.Counted })},
	}
}

// Asked implements [history.Family]: deals that another screen has chosen.
func (f *Family) Asked(query history.Query) []history.Wish {
	q, _ := history.Of[fewstore.Filter](query)
	if q.Deals == "" {
		return nil
	}
	n := strings.Count(q.Deals, ",") + 1
	drop := choose(func(f *fewstore.Filter, _ int) { f.Deals = "" })
	return []history.Wish{{Words: text.TN("few.past.part.deals", n, "Deals", text.Points(n)), Drop: func(q *history.Query) { drop(q, 0) }}}
}
