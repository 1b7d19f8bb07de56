package past

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// game is a game in the list.
type game struct {
	pokerstore.Summary
	family *Family
}

var _ history.Session = game{}

// ID implements [history.Session].
func (g game) ID() int64 { return g.Summary.ID }

// Marks implements [history.Session].
func (g game) Marks() storage.Marks { return g.Summary.Marks }

// With implements [history.Session].
func (g game) With(m storage.Marks) history.Session {
	g.Summary.Marks = m
	return g
}

// WithStar implements [history.Session].
func (g game) WithStar(hand int, starred bool) history.Session {
	if hand >= 0 && hand < len(g.Hands) {
		g.Hands = slices.Clone(g.Hands)
		g.Hands[hand].Starred = starred
	}
	return g
}

// watched reports whether the user had no seat.
func (g game) watched() bool { return g.Person == 0 }

// Row implements [history.Session].
func (g game) Row(now time.Time) history.Row {
	when := history.When(g.Started, now)
	row := history.Row{Title: when, End: g.verdict(), Starred: g.Starred}
	parts := []string{text.Game(poker.Name), g.extent(), against(g.Sitters, g.Person)}
	if g.Name != "" {
		row.Title, parts = g.Name, append([]string{when}, parts...)
	}
	if g.Over && !g.watched() {
		row.Gain = g.Chips
		parts = append(parts, g.place()...)
	}
	row.Line = strings.Join(append(parts, history.Special(g.Kind)...), history.Dot)
	for i, r := range g.Hands {
		row.Chips = append(row.Chips, chip(i+1, r))
	}
	return row
}

// extent describes the progress of a game.
func (g game) extent() string {
	over := len(g.Hands)
	if agreed := g.Rules.Hands; !g.Over && agreed > 0 {
		return text.TN("poker.past.hands-of", agreed, "Hands", text.Points(over), "Of", text.Points(agreed))
	}
	return text.TN("poker.past.hands", over, "Hands", text.Points(over))
}

// verdict describes the result of a game.
func (g game) verdict() string {
	switch {
	case !g.Over:
		return text.T("history.going-on")
	case g.watched():
		return text.T("poker.past.without-you")
	}
	return result(g.Chips)
}

// result describes the user's gain or loss in chips.
func result(chips int) string {
	switch {
	case chips > 0:
		return text.T("poker.past.won", "Chips", pokertext.Chips(chips))
	case chips < 0:
		return text.T("poker.past.lost", "Chips", pokertext.Chips(-chips))
	}
	return text.T("poker.past.even")
}

// place names the user's final place, if it is known.
func (g game) place() []string {
	place := g.Summary.Place(g.Person)
	if place == 0 {
		return nil
	}
	return []string{text.T("poker.past.place", "Place", place, "Of", len(g.Gains))}
}

// others returns a function that reports whether a sitter isn't the user.
func others(person poker.Seat) func(pokerstore.Sitter) bool {
	return func(s pokerstore.Sitter) bool { return s.Seat != person }
}

// against names the user's opponents, or all players.
func against(sitters []pokerstore.Sitter, person poker.Seat) string {
	id := "poker.past.against"
	if person == 0 {
		id = "poker.past.among"
	}
	return text.T(id, "Names", history.Names(sitters, others(person), func(s pokerstore.Sitter) string { return namesOf(sitters, person).Name(s.Seat) }))
}

// namesOf returns the players' names.
func namesOf(sitters []pokerstore.Sitter, person poker.Seat) pokertext.Names {
	names := pokertext.Names{}
	for _, s := range sitters {
		switch {
		case s.Seat == person:
			names[s.Seat] = ""
		case s.Name != "":
			names[s.Seat] = text.Spelled(s.Name)
		}
	}
	return names
}

// chip returns a hand's result in the shortest form.
func chip(number int, r pokerstore.Result) history.Chip {
	id := "poker.past.chip.plain"
	switch {
	case r.Dead:
		id = "poker.past.chip.dead"
	case r.Dealt > 0:
		id = "poker.past.chip.fantasy"
	}
	c := history.Chip{Words: text.T(id, "Chips", text.Gain(r.Chips)), Gain: r.Chips, Starred: r.Starred}
	says := []any{"Hand", text.T("poker.past.hand", "Number", number), "Result", result(r.Chips)}
	if c.Says = text.T("poker.past.chip.says", says...); what(r) != "" {
		c.Says = text.T("poker.past.chip.says-more", append(says, "What", what(r))...)
	}
	if r.Starred {
		c.Says += "\n" + text.T("poker.past.chip.starred")
	}
	return c
}

// what describes what was special about the user's board in a finished hand, or returns "".
func what(r pokerstore.Result) string {
	cards := func(n int) string { return text.TN("poker.past.cards", n) }
	switch {
	case r.Dead:
		return text.T("poker.past.dead")
	case r.Dealt > 0 && r.Next > 0:
		return text.T("poker.past.return", "Cards", cards(r.Dealt))
	case r.Dealt > 0:
		return text.T("poker.past.fantasy", "Cards", cards(r.Dealt))
	case r.Next > 0:
		return text.T("poker.past.next", "Cards", cards(r.Next))
	}
	return ""
}

// Head implements [history.Session].
func (g game) Head(now time.Time) (title, lines []string) {
	if g.Name != "" {
		title = append(title, g.Name)
	}
	parts := []string{history.When(g.Started, now), text.Game(poker.Name),
		text.TN("poker.past.point", g.Rules.Point, "Chips", text.Points(g.Rules.Point))}
	if !g.Over && !g.watched() && len(g.Hands) > 0 {
		parts = append(parts, text.T("poker.past.so-far", "Result", result(g.Chips)))
	}
	parts = append(append(parts, g.place()...), history.Special(g.Kind)...)
	lines = []string{strings.Join(parts, history.Dot), g.opponents()}
	if g.Damage != nil {
		lines = append(lines, history.Damaged(g.Damage))
	}
	return append(title, g.verdict()), lines
}

// opponents names the other players, with their levels.
func (g game) opponents() string {
	name := func(s pokerstore.Sitter) string {
		name := namesOf(g.Sitters, g.Person).Name(s.Seat)
		if slices.Contains(people.Levels, s.Level) && s.Name != s.Level { // other programs know other players, too
			name = text.T("poker.past.with-level", "Name", name, "Level", text.T("poker.past.level."+s.Level))
		}
		return name
	}
	id := "poker.past.opponents"
	if g.watched() {
		id = "poker.past.among"
	}
	return text.T(id, "Names", history.Names(g.Sitters, others(g.Person), name))
}

// Columns implements [history.Session].
func (g game) Columns() []string {
	return []string{text.T("poker.past.column.hand"), text.T("poker.past.column.what"), text.T("poker.past.column.royalties"),
		text.T("poker.past.column.points"), text.T("poker.past.column.chips")}
}

// Actions implements [history.Session].
func (g game) Actions() []history.Action {
	return history.Continue(g.family.options.OnOpen, g.Summary.ID, !g.Over && !g.watched())
}

// Trashed implements [history.Session].
func (g game) Trashed() (time.Time, bool) { return g.Deleted, !g.Deleted.IsZero() }

// Gone implements [history.Session].
func (g game) Gone() string { return gone(len(g.Hands)) }

// gone returns the message that a game has been deleted.
func gone(hands int) string { return text.TN("poker.past.gone", hands, "Hands", text.Points(hands)) }
