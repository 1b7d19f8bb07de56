package past

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// rubber is a session in the list.
type rubber struct {
	fewstore.Summary
	family *Family
}

var _ history.Session = rubber{}

// ID implements [history.Session].
func (g rubber) ID() int64 { return g.Summary.ID }

// Marks implements [history.Session].
func (g rubber) Marks() storage.Marks { return g.Summary.Marks }

// With implements [history.Session].
func (g rubber) With(m storage.Marks) history.Session {
	g.Summary.Marks = m
	return g
}

// WithStar implements [history.Session].
func (g rubber) WithStar(deal int, starred bool) history.Session {
	if deal >= 0 && deal < len(g.Deals) {
		g.Deals = slices.Clone(g.Deals)
		g.Deals[deal].Starred = starred
	}
	return g
}

// watched reports whether computer players are among themselves.
func (g rubber) watched() bool { return g.Person == few.Nobody }

// Row implements [history.Session].
func (g rubber) Row(now time.Time) history.Row {
	when := history.When(g.Started, now)
	row := history.Row{Title: when, End: g.verdict(), Starred: g.Starred}
	parts := []string{text.Game(g.Rules.Name), dealsWords(len(g.Deals)), against(g.Sitters, g.Person)}
	if g.Name != "" {
		row.Title, parts = g.Name, append([]string{when}, parts...)
	}
	if g.Over && !g.watched() {
		row.Gain = g.Gain
	}
	row.Line = strings.Join(append(parts, g.special()...), history.Dot)
	for i, r := range g.Deals {
		row.Chips = append(row.Chips, chip(g.Rules, g.Person, i+1, r))
	}
	return row
}

// verdict describes the result of a rubber.
func (g rubber) verdict() string {
	switch {
	case !g.Over:
		return text.T("history.going-on")
	case g.watched():
		return text.T("few.past.without-you")
	}
	return result(g.Gain)
}

// result describes the user's gain or loss in points.
func result(gain int) string {
	switch {
	case gain > 0:
		return text.TN("few.past.won", gain, "Points", text.Points(gain))
	case gain < 0:
		return text.TN("few.past.lost", -gain, "Points", text.Points(-gain))
	}
	return text.T("few.past.even")
}

// gained describes the user's points in a deal, relative to the others.
func gained(points int) string {
	switch {
	case points > 0:
		return text.TN("few.past.gained", points, "Points", text.Points(points))
	case points < 0:
		return text.TN("few.past.given", -points, "Points", text.Points(-points))
	}
	return text.T("few.past.nothing")
}

// special returns the marks of a special rubber, if any.
func (g rubber) special() (parts []string) {
	if g.Settled {
		parts = append(parts, text.T("few.past.settled"))
	}
	return append(parts, history.Special(g.Kind)...)
}

// namesOf returns the players' names: the user's is empty.
func namesOf(sitters []fewstore.Sitter, person few.Player) fewtext.Names {
	names := make(fewtext.Names, len(sitters))
	for _, s := range sitters {
		if int(s.Player) >= len(names) || s.Player == person {
			continue
		}
		if names[s.Player] = text.Spelled(s.Name); s.Name == "" {
			names[s.Player] = text.T("few.past.player", "Number", int(s.Player)+1)
		}
	}
	return names
}

// others returns a function that reports whether a sitter isn't the user.
func others(person few.Player) func(fewstore.Sitter) bool {
	return func(s fewstore.Sitter) bool { return s.Player != person }
}

// against names the user's opponents, or all players.
func against(sitters []fewstore.Sitter, person few.Player) string {
	id := "few.past.against"
	if person == few.Nobody {
		id = "few.past.among"
	}
	return text.T(id, "Names", history.Names(sitters, others(person), func(s fewstore.Sitter) string { return namesOf(sitters, person).Name(s.Player) }))
}

// chip returns a deal's result in the shortest form.
func chip(r few.Rules, person few.Player, number int, d fewstore.Result) history.Chip {
	c := history.Chip{Words: contract(d.Contract), Starred: d.Starred}
	says := text.T("few.past.deal", "Number", number)
	if !d.Contract.PassedOut() {
		c.Words = text.T("few.past.chip", "Contract", c.Words, "Margin", fewtext.Margin(r, d.Contract, d.Tricks))
		says = text.T("few.past.chip.says", "Deal", says, "Contract", c.Words)
	} else {
		says = text.T("few.past.chip.says", "Deal", says, "Contract", text.T("few.past.passed"))
	}
	if person != few.Nobody {
		c.Gain = d.Points - d.Against
		says = text.T("few.past.chip.result", "Deal", says, "Result", gained(c.Gain))
	}
	if c.Says = says; c.Starred {
		c.Says += "\n" + text.T("few.past.chip.starred")
	}
	return c
}

// contract returns a contract without its declarer, or that all have passed.
func contract(c few.Contract) string {
	if c.PassedOut() {
		return text.T("few.past.passed.short")
	}
	return fewtext.ContractName(c)
}

// Head implements [history.Session].
func (g rubber) Head(now time.Time) (title, lines []string) {
	if g.Name != "" {
		title = append(title, g.Name)
	}
	parts := []string{history.When(g.Started, now), text.Game(g.Rules.Name)}
	for _, option := range strings.Fields(g.Rules.String())[1:] {
		parts = append(parts, text.T("few.past.option."+option))
	}
	parts = append(parts, g.special()...)
	lines = []string{strings.Join(parts, history.Dot), g.opponents()}
	if len(g.Deals) > 0 {
		lines = append(lines, g.totals())
	}
	if g.Damage != nil {
		lines = append(lines, history.Damaged(g.Damage))
	}
	return append(title, g.verdict()), lines
}

// totals describes the points of each player.
func (g rubber) totals() string {
	var words []string
	for p, n := range g.Totals {
		words = append(words, text.T("few.past.total", "Name", namesOf(g.Sitters, g.Person).Name(few.Player(p)), "Points", text.Points(n)))
	}
	return strings.Join(words, history.Dot)
}

// opponents names the other players, with their levels.
func (g rubber) opponents() string {
	name := func(s fewstore.Sitter) string {
		name := namesOf(g.Sitters, g.Person).Name(s.Player)
		if slices.Contains(people.Levels, s.Level) && s.Name != s.Level { // other programs know other players, too
			name = text.T("few.past.with-level", "Name", name, "Level", text.T("few.past.level."+s.Level))
		}
		return name
	}
	id := "few.past.opponents"
	if g.watched() {
		id = "few.past.among"
	}
	return text.T(id, "Names", history.Names(g.Sitters, others(g.Person), name))
}

// Columns implements [history.Session].
func (g rubber) Columns() []string {
	return []string{text.T("few.past.column.deal"), text.T("few.past.column.contract"), text.T("few.past.column.declarer"),
		text.T("few.past.column.result"), text.T("few.past.column.points")}
}

// Actions implements [history.Session].
func (g rubber) Actions() []history.Action {
	return history.Continue(g.family.options.OnOpen, g.Summary.ID, !g.Over && !g.watched())
}

// Trashed implements [history.Session].
func (g rubber) Trashed() (time.Time, bool) { return g.Deleted, !g.Deleted.IsZero() }

// Gone implements [history.Session].
func (g rubber) Gone() string { return gone(len(g.Deals)) }

// gone returns the message that a rubber has been deleted.
func gone(deals int) string { return text.TN("few.past.gone", deals, "Deals", strconv.Itoa(deals)) }
