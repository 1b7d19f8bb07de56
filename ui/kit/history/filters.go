package history

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Fields are those of a filter that filters of most families have.
type Fields struct {
	Text, Terms, Players                    *string
	Starred, Deleted, Ended, Alone, Counted *bool
	From, To                                *time.Time
}

// Filters makes filters of queries, and queries of filters. A filter F says to a store what is wanted.
type Filters[F comparable] struct {
	Games  []string                 // ids
	Terms  []string                 // those that filters have
	Also   string                   // a term that stands for the games; or ""
	Said   func(term string) string // the message with what can be said for a term
	Fields func(*F) Fields
}

// Query returns the query that asks for what a filter wants.
func (s Filters[F]) Query(f F, zone *time.Location) Query {
	its := s.Fields(&f)
	var words []string
	for term := range strings.FieldsSeq(*its.Terms) {
		words = append(words, Phrases(s.Said(term))[0])
	}
	q := Query{Games: strings.Join(s.Games, " "), Starred: *its.Starred, Deleted: *its.Deleted, Ended: *its.Ended,
		Text: strings.TrimSpace(strings.Join(words, " ") + " " + *its.Text)}
	q = q.During(*its.From, *its.To, zone)
	*its.Text, *its.Terms, *its.Starred, *its.Deleted, *its.Ended = "", "", false, false, false
	*its.From, *its.To = time.Time{}, time.Time{}
	return WithOwn(q, f)
}

// Meant is what the words stand for that have been typed.
type Meant struct {
	Text  string // what is looked for as it is: dates, names
	Terms string // with blanks between them
	Games string // ids, with blanks between them
}

// Understand returns what typed words stand for.
func (s Filters[F]) Understand(typed string, now time.Time) Meant {
	known := append(slices.Clone(s.Terms), Nothing)
	if s.Also != "" {
		known = append(known, s.Also)
	}
	all := NewWords(known, s.Said, s.Games).Listen(typed)
	term := slices.ContainsFunc(all, func(s Said) bool { return s.Term != "" && s.Term != Nothing })
	var words, terms, games []string
	for _, said := range all {
		switch {
		case said.Day(now) != "":
			words = append(words, said.Day(now))
		case said.Game() != "":
			games = append(games, said.Game())
		case said.Term == "" || said.Term == Nothing && !term:
			words = append(words, said.Words)
		case said.Term != Nothing && said.Term != s.Also:
			terms = append(terms, said.Term)
		}
	}
	return Meant{strings.Join(words, " "), strings.Join(terms, " "), strings.Join(games, " ")}
}

// Filter returns what to ask the store for; ok is false if a query wants nothing of these games.
func (s Filters[F]) Filter(q Query, now time.Time) (f F, ok bool) {
	f, ok = Of[F](q)
	its, meant := s.Fields(&f), s.Understand(q.Text, now)
	*its.Text, *its.Terms = meant.Text, strings.TrimSpace(*its.Terms+" "+meant.Terms)
	*its.Starred, *its.Deleted, *its.Ended = q.Starred, q.Deleted, q.Ended
	*its.From, *its.To = q.Span(now)
	return f, ok && q.Wants(s.Games)
}

// Choose returns what a choice does to a query: it changes what is asked of a family.
func Choose[F comparable](change func(f *F, option int)) func(*Query, int) {
	return func(q *Query, i int) {
		f, _ := Of[F](*q)
		change(&f, i)
		*q = WithOwn(*q, f)
	}
}

// Change returns what a switch does to a query.
func Change[F comparable](change func(*F)) func(*Query) {
	return func(q *Query) { Choose(func(f *F, _ int) { change(f) })(q, 0) }
}

// Against is the choice of the level of the computer players.
func (s Filters[F]) Against(f F) Choice {
	options := []string{text.T("history.filter.any-players")}
	for _, level := range people.Levels {
		options = append(options, text.T("settings.level."+level))
	}
	return Choice{Label: text.T("history.filter.players"), Options: options, Chosen: slices.Index(people.Levels, *s.Fields(&f).Players) + 1,
		Choose: Choose(func(f *F, i int) { *s.Fields(f).Players = append([]string{""}, people.Levels...)[i] })}
}

// OneOf is the choice of one of some terms, or none. Part is what a term is called alone.
func (s Filters[F]) OneOf(f F, label string, terms, names []string, part func(term string) string) Choice {
	c := Choice{Label: label, Options: append([]string{text.T("history.filter.all")}, names...)}
	for i, term := range terms {
		if slices.Contains(strings.Fields(*s.Fields(&f).Terms), term) {
			c.Chosen, c.Part = i+1, part(term)
		}
	}
	c.Choose = Choose(func(f *F, i int) {
		all := s.Fields(f).Terms
		rest := slices.DeleteFunc(strings.Fields(*all), func(t string) bool { return slices.Contains(terms, t) })
		if i > 0 {
			rest = append(rest, terms[i-1])
		}
		*all = strings.Join(rest, " ")
	})
	return c
}

// Switches are those for what the user did without help, and for what counts.
func (s Filters[F]) Switches(f F) []Switch {
	flip := func(is func(Fields) *bool) func(*Query) {
		return Change(func(f *F) { *is(s.Fields(f)) = !*is(s.Fields(f)) })
	}
	its := s.Fields(&f)
	return []Switch{
		{Label: text.T("history.filter.alone"), Key: '4', On: *its.Alone, Flip: flip(func(f Fields) *bool { return f.Alone })},
		{Label: text.T("history.filter.counted"), Key: '5', On: *its.Counted, Flip: flip(func(f Fields) *bool { return f.Counted })},
	}
}
