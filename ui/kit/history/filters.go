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

// Filters converts filters into queries and back. A filter F is what a store is asked for.
type Filters[F comparable] struct {
	Games  []string                 // ids
	Terms  []string                 // those that filters have
	Also   string                   // a term that stands for the games; or ""
	Said   func(term string) string // the message with the words for a term
	Fields func(*F) Fields
}

// Query returns the query that is equal to a filter.
func (s Filters[F]) Query(f F, zone *time.Location) Query {
	fields := s.Fields(&f)
	var words []string
	for term := range strings.FieldsSeq(*fields.Terms) {
		words = append(words, Phrases(s.Said(term))[0])
	}
	q := Query{Games: strings.Join(s.Games, " "), Starred: *fields.Starred, Deleted: *fields.Deleted, Ended: *fields.Ended,
		Text: strings.TrimSpace(strings.Join(words, " ") + " " + *fields.Text)}
	q = q.During(*fields.From, *fields.To, zone)
	*fields.Text, *fields.Terms, *fields.Starred, *fields.Deleted, *fields.Ended = "", "", false, false, false
	*fields.From, *fields.To = time.Time{}, time.Time{}
	return WithOwn(q, f)
}

// Meant is the interpretation of typed words.
type Meant struct {
	Text  string // literal text: dates, names
	Terms string // separated by blanks
	Games string // ids, separated by blanks
}

// Understand interprets typed words.
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

// Filter returns the filter for the store; ok is false if a query wants nothing of these games.
func (s Filters[F]) Filter(q Query, now time.Time) (f F, ok bool) {
	f, ok = Of[F](q)
	fields, meant := s.Fields(&f), s.Understand(q.Text, now)
	*fields.Text, *fields.Terms = meant.Text, strings.TrimSpace(*fields.Terms+" "+meant.Terms)
	*fields.Starred, *fields.Deleted, *fields.Ended = q.Starred, q.Deleted, q.Ended
	*fields.From, *fields.To = q.Span(now)
	return f, ok && q.Wants(s.Games)
}

// Choose returns a function that applies a choice to a query's filter of the family.
func Choose[F comparable](change func(f *F, option int)) func(*Query, int) {
	return func(q *Query, i int) {
		f, _ := Of[F](*q)
		change(&f, i)
		*q = WithOwn(*q, f)
	}
}

// Change returns a function that applies a switch to a query.
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

// OneOf returns the choice of one of several terms, or none. Part returns a term's name when it stands alone.
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

// Switches returns the switches for play without help, and for what counts.
func (s Filters[F]) Switches(f F) []Switch {
	flip := func(is func(Fields) *bool) func(*Query) {
		return Change(func(f *F) { *is(s.Fields(f)) = !*is(s.Fields(f)) })
	}
	fields := s.Fields(&f)
	return []Switch{
		{Label: text.T("history.filter.alone"), Key: '4', On: *fields.Alone, Flip: flip(func(f Fields) *bool { return f.Alone })},
		{Label: text.T("history.filter.counted"), Key: '5', On: *fields.Counted, Flip: flip(func(f Fields) *bool { return f.Counted })},
	}
}
