package past

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// filters makes filters of queries, and queries of filters.
var filters = history.Filters[fewstore.Filter]{Games: games(), Terms: fewstore.Terms(), Said: said, Fields: fields}

// said returns the message with the words for a term.
func said(term string) string { return text.T("few.word." + term) }

// fields returns the fields that are as other families have them.
func fields(f *fewstore.Filter) history.Fields {
	return history.Fields{Text: &f.Text, Terms: &f.Terms, Players: &f.Players, Starred: &f.Starred, Deleted: &f.Deleted, Ended: &f.Ended,
		Alone: &f.Alone, Counted: &f.Counted, From: &f.From, To: &f.To}
}

// Query returns the query that is equal to a filter.
func Query(f fewstore.Filter, zone *time.Location) history.Query {
	game := f.Game
	f.Game = ""
	q := filters.Query(f, zone)
	q.Games = cmp.Or(game, q.Games)
	return q
}

// Deals returns the query that asks for some deals and no others.
func Deals(ids ...int64) history.Query {
	return Query(fewstore.Filter{Deals: storage.IDWords(ids)}, time.UTC)
}

// filterOf returns the store's filter for a query; ok is false if the query wants nothing of these games.
func filterOf(q history.Query, now time.Time) (f fewstore.Filter, ok bool) {
	f, ok = filters.Filter(q, now)
	f.Game = history.BothGames(q.Games, filters.Understand(q.Text, now).Games)
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
	return ok && (ofDeals(filters.Understand(query.Text, time.Time{}).Terms) || q.Terms != "" || q.Deals != "" || q.Role != fewstore.NoRole || q.Alone || q.Counted)
}

// ofDeals reports whether one of some terms is about deals, not about their rubbers.
func ofDeals(terms string) bool {
	return slices.ContainsFunc(strings.Fields(terms), func(t string) bool { return !fewstore.OfGames(t) })
}

// Choices of a deal's properties, one of each.
var (
	roles   = []string{"declarer", "partner", "defender"}
	results = []string{"won", "lost"}
	strains = []string{"clubs", "diamonds", "hearts", "spades", "notrump", "nullo"}
)

// Rows implements [history.Family].
func (f *Family) Rows(query history.Query) []history.Choice {
	q, _ := history.Of[fewstore.Filter](query)
	named := make([]string, len(strains))
	for i := range strains {
		named[i] = fewtext.StrainSign(few.Strain(i))
	}
	return []history.Choice{
		filters.Against(q),
		oneOf(q, text.T("few.past.filter.role"), roles, filterNames(roles)),
		oneOf(q, text.T("few.past.filter.strain"), strains, named),
		oneOf(q, text.T("few.past.filter.result"), results, filterNames(results)),
	}
}

// filterNames returns the names of terms as options.
func filterNames(terms []string) (names []string) {
	for _, term := range terms {
		names = append(names, text.T("few.past.filter."+term))
	}
	return names
}

// oneOf is the choice of one of some terms, or none.
func oneOf(q fewstore.Filter, label string, terms, names []string) history.Choice {
	return filters.OneOf(q, label, terms, names, func(term string) string { return text.T("few.past.part." + term) })
}

// Switches implements [history.Family].
func (f *Family) Switches(query history.Query) []history.Switch {
	q, _ := history.Of[fewstore.Filter](query)
	return filters.Switches(q)
}

// Asked implements [history.Family]: deals chosen by another screen.
func (f *Family) Asked(query history.Query) []history.Wish {
	q, _ := history.Of[fewstore.Filter](query)
	if q.Deals == "" {
		return nil
	}
	n := strings.Count(q.Deals, ",") + 1
	return []history.Wish{{Words: text.TN("few.past.part.deals", n, "Deals", text.Points(n)), Drop: history.Change(func(f *fewstore.Filter) { f.Deals = "" })}}
}
