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

// filters makes filters of queries, and queries of filters.
var filters = history.Filters[chessstore.Filter]{Games: []string{chess.Name}, Terms: chessstore.Terms(), Also: "chess", Said: said, Fields: fields}

// said returns the message with the words for a term.
func said(term string) string { return text.T("chess.word." + term) }

// fields returns the fields that are as other families have them.
func fields(f *chessstore.Filter) history.Fields {
	return history.Fields{Text: &f.Text, Terms: &f.Terms, Players: &f.Players, Starred: &f.Starred, Deleted: &f.Deleted, Ended: &f.Ended,
		Alone: &f.Alone, Counted: &f.Counted, From: &f.From, To: &f.To}
}

// Query returns the query that is equal to a filter.
func Query(f chessstore.Filter, zone *time.Location) history.Query { return filters.Query(f, zone) }

// PicksParts implements [history.Family]. A game and its part are the same, so that parts are never of more interest.
func (f *Family) PicksParts(history.Query) bool { return false }

// Choices of a game's properties, one of each.
var (
	modes    = []string{"each-for-himself", "teams", "pairs"}
	players  = []string{"four", "three", "two"}
	outcomes = []string{"won", "lost", "drawn"}
	ends     = []string{"kings", "castle", "resigned", "time", "draw"}
)

// Rows implements [history.Family].
func (f *Family) Rows(query history.Query) []history.Choice {
	q, _ := history.Of[chessstore.Filter](query)
	armies := []string{text.T("history.filter.all")}
	letters := []string{""}
	for a := range chess.Army(chess.Armies) {
		letters, armies = append(letters, a.String()), append(armies, chesstext.Army(a))
	}
	army := history.Choice{Label: text.T("chess.past.filter.army"), Options: armies, Chosen: max(0, slices.Index(letters, q.Army)),
		Choose: history.Choose(func(f *chessstore.Filter, i int) { f.Army = letters[i] })}
	if army.Chosen > 0 {
		army.Part = text.T("chess.past.part.army", "Army", armies[army.Chosen])
	}
	return []history.Choice{
		oneOf(q, "game", modes),
		oneOf(q, "players", players),
		filters.Against(q),
		army,
		oneOf(q, "outcome", outcomes),
		oneOf(q, "end", ends),
	}
}

// oneOf is the choice of one of some terms, or none.
func oneOf(q chessstore.Filter, name string, terms []string) history.Choice {
	var names []string
	for _, term := range terms {
		names = append(names, text.T("chess.past.filter."+term))
	}
	return filters.OneOf(q, text.T("chess.past.filter."+name), terms, names, func(term string) string { return text.T("chess.past.part." + term) })
}

// dice is the term for games with dice.
const dice = "dice"

// Switches implements [history.Family].
func (f *Family) Switches(query history.Query) []history.Switch {
	q, _ := history.Of[chessstore.Filter](query)
	return append(filters.Switches(q), history.Switch{Label: text.T("chess.past.filter.dice"), Key: '6',
		On: slices.Contains(strings.Fields(q.Terms), dice), Flip: history.Change(flipDice)})
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

// Asked implements [history.Family]: games and variants chosen by another screen.
func (f *Family) Asked(query history.Query) (wishes []history.Wish) {
	q, _ := history.Of[chessstore.Filter](query)
	add := func(words string, drop func(*chessstore.Filter)) {
		wishes = append(wishes, history.Wish{Words: words, Drop: history.Change(drop)})
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

// variantNames returns the names of variants, without those that differ only by dice from an earlier one.
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
