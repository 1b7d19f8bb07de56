package history

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choices returns the choices of a query, apart from the text, the games and the switches: the period, and those of
// these families.
func (all families) choices(q history.Query) []history.Choice {
	rows := []history.Choice{q.When()}
	for _, f := range all {
		rows = append(rows, f.Rows(q)...)
	}
	return rows
}

// switches returns the switches of a query, in the order of their keys.
func (all families) switches(q history.Query) []history.Switch {
	switches := []history.Switch{
		{Label: text.T("history.filter.starred"), Key: '2', On: q.Starred, Flip: func(q *history.Query) { q.Starred = !q.Starred }},
		{Label: text.T("history.filter.deleted"), Key: '6', On: q.Deleted, Flip: func(q *history.Query) { q.Deleted = !q.Deleted }},
		{Label: text.T("history.filter.ended"), Key: '7', On: q.Ended, Flip: func(q *history.Query) { q.Ended = !q.Ended }},
	}
	for _, f := range all {
		switches = append(switches, f.Switches(q)...)
	}
	slices.SortStableFunc(switches, func(a, b history.Switch) int { return place(a.Key) - place(b.Key) })
	return switches
}

// place returns the sort order of a key: letters follow digits, and 0 follows 9.
func place(key rune) int {
	if key == '0' {
		return '9' + 1
	}
	return int(key)
}

// wishes returns all that a query asks for, but for the text and the games, in words.
func (all families) wishes(q history.Query) (said []history.Wish) {
	for _, r := range all.choices(q) {
		if r.Chosen == 0 {
			continue
		}
		words := r.Part
		if words == "" {
			words = r.Options[r.Chosen]
		}
		said = append(said, history.Wish{Words: words, Drop: func(q *history.Query) { r.Choose(q, 0) }})
	}
	if moment, ok := q.Moment(); ok {
		said = append(said, moment)
	}
	for _, f := range all {
		said = append(said, f.Asked(q)...)
	}
	for _, s := range all.switches(q) {
		if s.On {
			said = append(said, history.Wish{Words: s.Label, Drop: s.Flip})
		}
	}
	return said
}

// gamesSaid names the games of a query.
func gamesSaid(q history.Query) string {
	var names []string
	for id := range strings.FieldsSeq(q.Games) {
		names = append(names, text.Game(id))
	}
	if len(names) == 0 {
		return text.T("history.games.all")
	}
	return strings.Join(names, ", ")
}

// flipGame asks for a game besides, or for it no longer. Several are in the order of all games.
func (all families) flipGame(q *history.Query, id string) {
	asked := strings.Fields(q.Games)
	if i := slices.Index(asked, id); i >= 0 {
		q.Games = strings.Join(slices.Delete(asked, i, i+1), " ")
		return
	}
	asked = append(asked, id)
	games := all.games()
	slices.SortStableFunc(asked, func(a, b string) int { return slices.Index(games, a) - slices.Index(games, b) })
	q.Games = strings.Join(asked, " ")
}
