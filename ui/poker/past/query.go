package past

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// filters makes filters of queries, and queries of filters.
var filters = history.Filters[pokerstore.Filter]{Games: []string{poker.Name}, Terms: pokerstore.Terms(), Also: anyPoker, Said: said, Fields: fields}

// said returns the message with the words for a term.
func said(term string) string { return text.T("poker.word." + term) }

// fields returns the fields that are as other families have them.
func fields(f *pokerstore.Filter) history.Fields {
	return history.Fields{Text: &f.Text, Terms: &f.Terms, Players: &f.Players, Starred: &f.Starred, Deleted: &f.Deleted, Ended: &f.Ended,
		Alone: &f.Alone, Counted: &f.Counted, From: &f.From, To: &f.To}
}

// anyPoker is a word for the game besides its name.
const anyPoker = "poker"

// Query returns the query that is equal to a filter.
func Query(f pokerstore.Filter, zone *time.Location) history.Query { return filters.Query(f, zone) }

// Hands returns the query that asks for some hands and no others.
func Hands(ids ...int64) history.Query {
	return Query(pokerstore.Filter{Hands: storage.IDWords(ids)}, time.UTC)
}

// PicksParts implements [history.Family].
func (f *Family) PicksParts(query history.Query) bool {
	q, ok := history.Of[pokerstore.Filter](query)
	return ok && (ofHands(filters.Understand(query.Text, time.Time{}).Terms) || q.Terms != "" || q.Hands != "" || q.Alone || q.Counted)
}

// ofHands reports whether one of some terms is about hands, not about their games.
func ofHands(terms string) bool {
	return slices.ContainsFunc(strings.Fields(terms), func(t string) bool { return !pokerstore.OfGames(t) })
}

// Choices of a hand's properties, one of each.
var (
	kinds   = []string{"fantasy", "fantasy-next", "return", "dead"}
	results = []string{"won", "lost"}
)

// Rows implements [history.Family].
func (f *Family) Rows(query history.Query) []history.Choice {
	q, _ := history.Of[pokerstore.Filter](query)
	opponents := []string{text.T("history.filter.all")}
	for n := 1; n < poker.MaxPlayers; n++ {
		opponents = append(opponents, strconv.Itoa(n))
	}
	return []history.Choice{
		filters.Against(q),
		{Label: text.T("poker.past.filter.opponents"), Options: opponents, Chosen: q.Rivals, Part: text.TN("poker.past.part.opponents", q.Rivals),
			Choose: history.Choose(func(f *pokerstore.Filter, i int) { f.Rivals = i })},
		oneOf(q, text.T("poker.past.filter.hand"), kinds, "fantasy", "next", "return", "dead"),
		oneOf(q, text.T("poker.past.filter.result"), results, "won", "lost"),
	}
}

// oneOf is the choice of one of some terms, or none.
func oneOf(q pokerstore.Filter, label string, terms []string, names ...string) history.Choice {
	for i, name := range names {
		names[i] = text.T("poker.past.filter." + name)
	}
	return filters.OneOf(q, label, terms, names, func(term string) string { return text.T("poker.past.part." + term) })
}

// Switches implements [history.Family].
func (f *Family) Switches(query history.Query) []history.Switch {
	q, _ := history.Of[pokerstore.Filter](query)
	return filters.Switches(q)
}

// Asked implements [history.Family]: hands chosen by another screen.
func (f *Family) Asked(query history.Query) []history.Wish {
	q, _ := history.Of[pokerstore.Filter](query)
	if q.Hands == "" {
		return nil
	}
	n := strings.Count(q.Hands, ",") + 1
	return []history.Wish{{Words: text.TN("poker.past.part.hands", n, "Hands", text.Points(n)), Drop: history.Change(func(f *pokerstore.Filter) { f.Hands = "" })}}
}
