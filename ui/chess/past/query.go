package past

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Query returns the query that asks for what a filter wants.
func Query(f chessstore.Filter, zone *time.Location) history.Query {
	var words []string
	for term := range strings.FieldsSeq(f.Terms) {
		words = append(words, history.Phrases(said(term))[0])
	}
	q := history.Query{Games: chess.Name, Starred: f.Starred, Deleted: f.Deleted, Ended: f.Ended,
		Text: strings.TrimSpace(strings.Join(words, " ") + " " + f.Text)}
	f.Text, f.Terms, f.Starred, f.Deleted, f.Ended = "", "", false, false, false
	q = q.During(f.From, f.To, zone)
	f.From, f.To = time.Time{}, time.Time{}
	return history.WithOwn(q, f)
}

// said returns the message with what can be said for a term.
func said(term string) string { return text.T("chess.word." + term) }

// anyChess is what can be said for the game besides its name.
const anyChess = "chess"

// understood is what the words stand for that have been typed.
type understood struct {
	text  string // what is looked for as it is: dates, names
	terms string // of chessstore.Filter
}

// understand returns what typed words stand for.
func understand(typed string, now time.Time) (u understood) {
	all := history.NewWords(append(chessstore.Terms(), history.Nothing, anyChess), said, []string{chess.Name}).Listen(typed)
	term := slices.ContainsFunc(all, func(s history.Said) bool { return s.Term != "" && s.Term != history.Nothing })
	var words, terms []string
	for _, s := range all {
		switch {
		case s.Day(now) != "":
			words = append(words, s.Day(now))
		case s.Game() != "" || s.Term == anyChess || s.Term == history.Nothing && term:
		case s.Term == "" || s.Term == history.Nothing:
			words = append(words, s.Words)
		default:
			terms = append(terms, s.Term)
		}
	}
	u.text, u.terms = strings.Join(words, " "), strings.Join(terms, " ")
	return u
}

// filterOf returns what to ask the store for; ok is false if a query wants nothing of chess.
func filterOf(q history.Query, now time.Time) (f chessstore.Filter, ok bool) {
	f, ok = history.Of[chessstore.Filter](q)
	meant := understand(q.Text, now)
	f.Text, f.Terms = meant.text, strings.TrimSpace(f.Terms+" "+meant.terms)
	f.Starred, f.Deleted, f.Ended = q.Starred, q.Deleted, q.Ended
	f.From, f.To = q.Span(now)
	return f, ok && q.Wants([]string{chess.Name})
}

// PicksParts implements [history.Family]. A game and its part are the same, so that parts are never of more interest.
func (f *Family) PicksParts(history.Query) bool { return false }

// choose returns what a choice does to a query: it changes what is asked of chess.
func choose(change func(f *chessstore.Filter, option int)) func(*history.Query, int) {
	return func(q *history.Query, i int) {
		f, _ := history.Of[chessstore.Filter](*q)
		change(&f, i)
		*q = history.WithOwn(*q, f)
	}
}

// What can be chosen of a game, one of each.
var (
	modes    = []string{"each-for-himself", "teams", "pairs"}
	players  = []string{"four", "three", "two"}
	outcomes = []string{"won", "lost", "drawn"}
	ends     = []string{"kings", "castle", "resigned", "time", "draw"}
)

// Rows implements [history.Family].
func (f *Family) Rows(query history.Query) []history.Choice {
	q, _ := history.Of[chessstore.Filter](query)
	against, armies := []string{text.T("history.filter.any-players")}, []string{text.T("history.filter.all")}
	for _, level := range levels {
		against = append(against, text.T("settings.level."+level))
	}
	letters := []string{""}
	for a := range chess.Army(chess.Armies) {
		letters, armies = append(letters, a.String()), append(armies, chesstext.Army(a))
	}
	army := history.Choice{Label: text.T("chess.past.filter.army"), Options: armies, Chosen: max(0, slices.Index(letters, q.Army)),
		Choose: choose(func(f *chessstore.Filter, i int) { f.Army = letters[i] })}
	if army.Chosen > 0 {
		army.Part = text.T("chess.past.part.army", "Army", armies[army.Chosen])
	}
	return []history.Choice{
		oneOf(q, "game", modes),
		oneOf(q, "players", players),
		{Label: text.T("history.filter.players"), Options: against, Chosen: slices.Index(levels, q.Players) + 1,
			Choose: choose(func(f *chessstore.Filter, i int) { f.Players = append([]string{""}, levels...)[i] })},
		army,
		oneOf(q, "outcome", outcomes),
		oneOf(q, "end", ends),
	}
}

// oneOf is the choice of one of some terms, or none.
func oneOf(q chessstore.Filter, name string, terms []string) history.Choice {
	c := history.Choice{Label: text.T("chess.past.filter." + name), Options: []string{text.T("history.filter.all")}}
	for i, term := range terms {
		c.Options = append(c.Options, text.T("chess.past.filter."+term))
		if slices.Contains(strings.Fields(q.Terms), term) {
			c.Chosen, c.Part = i+1, text.T("chess.past.part."+term)
		}
	}
	c.Choose = choose(func(f *chessstore.Filter, i int) {
		rest := slices.DeleteFunc(strings.Fields(f.Terms), func(t string) bool { return slices.Contains(terms, t) })
		if i > 0 {
			rest = append(rest, terms[i-1])
		}
		f.Terms = strings.Join(rest, " ")
	})
	return c
}

// dice is the term for games with dice.
const dice = "dice"

// Switches implements [history.Family].
func (f *Family) Switches(query history.Query) []history.Switch {
	q, _ := history.Of[chessstore.Filter](query)
	flip := func(change func(*chessstore.Filter)) func(*history.Query) {
		return func(q *history.Query) { choose(func(f *chessstore.Filter, _ int) { change(f) })(q, 0) }
	}
	return []history.Switch{
		{Label: text.T("history.filter.alone"), Key: '4', On: q.Alone, Flip: flip(func(f *chessstore.Filter) { f.Alone = !f.Alone })},
		{Label: text.T("history.filter.counted"), Key: '5', On: q.Counted, Flip: flip(func(f *chessstore.Filter) { f.Counted = !f.Counted })},
		{Label: text.T("chess.past.filter.dice"), Key: '6', On: slices.Contains(strings.Fields(q.Terms), dice), Flip: flip(flipDice)},
	}
}

// flipDice wants games with dice alone, or not.
func flipDice(f *chessstore.Filter) {
	all := strings.Fields(f.Terms)
	if i := slices.Index(all, dice); i >= 0 {
		all = slices.Delete(all, i, i+1)
	} else {
		all = append(all, dice)
	}
	f.Terms = strings.Join(all, " ")
}

// Asked implements [history.Family]: games and variants that another screen has chosen.
func (f *Family) Asked(query history.Query) (wishes []history.Wish) {
	q, _ := history.Of[chessstore.Filter](query)
	add := func(words string, drop func(*chessstore.Filter)) {
		forget := choose(func(f *chessstore.Filter, _ int) { drop(f) })
		wishes = append(wishes, history.Wish{Words: words, Drop: func(q *history.Query) { forget(q, 0) }})
	}
	if q.Games != "" {
		n := strings.Count(q.Games, ",") + 1
		add(text.TN("chess.past.part.games", n, "Games", text.Points(n)), func(f *chessstore.Filter) { f.Games = "" })
	}
	if names := variantNames(q.Variants); len(names) > 0 {
		add(strings.Join(names, "; "), func(f *chessstore.Filter) { f.Variants = "" })
	}
	return wishes
}

// variantNames returns what variants are called, without those that differ by dice alone from one that is there.
func variantNames(codes string) (names []string) {
	var seen []chess.Variant
	for code := range strings.FieldsSeq(codes) {
		v, err := chess.ParseVariant(code)
		plain := v
		plain.Dice = false
		if err == nil && !(v.Dice && slices.Contains(seen, plain)) {
			seen, names = append(seen, v), append(names, chesstext.Variant(v))
		}
	}
	return names
}
