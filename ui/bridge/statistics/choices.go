package statistics

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choice is how far back the boards go that count, by its place in the row: one of periods, or own.
type choice int

const (
	ever choice = iota
	year
	month
	week
	own // from one day to another
)

var periods = [...]period.Period{ever: period.Ever, year: period.Year, month: period.Month, week: period.Week}

// choices are which boards count. The zero value is all of Super Bridge.
type choices struct {
	period  choice
	from    time.Time // the first day of an own period, and the last; see day
	to      time.Time
	rules   int // among bridge.Games, or behind the last of them: all
	players int // among levels
	role    kept.Role
	alone   bool
}

var levels = []string{"", "beginner", "club", "expert"} // as they are kept

// row is one thing to choose.
type row struct {
	label   string
	key     rune
	options []string
	chosen  int
	choose  func(*choices, int)
}

// rows returns all there is to choose.
func (c choices) rows() []row {
	alone := 0
	if c.alone {
		alone = 1
	}
	return []row{
		{text.T("statistics.period"), 'P', []string{
			text.T("statistics.period.ever"), text.T("statistics.period.year"), text.T("statistics.period.month"),
			text.T("statistics.period.week"), c.ownName(),
		}, int(c.period), func(c *choices, i int) { c.period = choice(i) }},
		{text.T("statistics.rules"), 'R', gameNames(),
			c.rules, func(c *choices, i int) { c.rules = i }},
		{text.T("statistics.players"), 'C', []string{
			text.T("statistics.players.any"), text.T("statistics.players.beginner"), text.T("statistics.players.club"), text.T("statistics.players.expert"),
		}, c.players, func(c *choices, i int) { c.players = i }},
		{text.T("statistics.role"), 'Y', []string{
			text.T("statistics.role.any"), text.T("statistics.role.declarer"), text.T("statistics.role.dummy"), text.T("statistics.role.defender"),
		}, int(c.role), func(c *choices, i int) { c.role = kept.Role(i) }},
		{text.T("statistics.help"), 'H', []string{text.T("statistics.help.any"), text.T("statistics.help.alone")},
			alone, func(c *choices, i int) { c.alone = i == 1 }},
	}
}

// gameNames returns the names of the games, in the order of bridge.Games, and what all are called.
func gameNames() (names []string) {
	for _, game := range bridge.Games() {
		names = append(names, text.Game(game.Name))
	}
	return append(names, text.T("statistics.rules.all"))
}

// ofAll reports whether the boards of all games count. Their points are not added up: those of a game mean nothing in
// another.
func (c choices) ofAll() bool { return c.rules == len(bridge.Games()) }

// game returns the rules of the boards that count. Those of all games have no name, and the highest level that there is.
func (c choices) game() (r bridge.Rules) {
	if !c.ofAll() {
		return bridge.Games()[c.rules]
	}
	for _, game := range bridge.Games() {
		r.Level = max(r.Level, game.Level)
	}
	return r
}

// index returns which of the games has an id, or -1.
func index(id string) int {
	return slices.IndexFunc(bridge.Games(), func(r bridge.Rules) bool { return r.Name == id })
}

// ownName is how an own period is called: by its days once there are any.
func (c choices) ownName() string {
	if c.period != own || c.from.IsZero() {
		return text.T("statistics.period.own")
	}
	return text.Days(c.from, c.to)
}

// inWords says which boards count, in a line: the period, the rules, and what else is chosen.
func (c choices) inWords() string {
	var words []string
	for i, r := range c.rows() {
		if i < 2 || r.chosen > 0 {
			words = append(words, r.options[r.chosen])
		}
	}
	return strings.Join(words, "  ·  ")
}

// filter returns which boards count, as the store is asked for them. Days are those of the
// zone of now.
func (c choices) filter(now time.Time) kept.Filter {
	f := kept.Filter{Rules: c.game().Name, Players: levels[c.players], Role: c.role, Alone: c.alone, Counted: true}
	if c.period == own {
		f.From, f.To = period.Midnight(c.from, now.Location()), period.Midnight(c.to.AddDate(0, 0, 1), now.Location())
	} else {
		f.From = periods[c.period].Begin(now)
	}
	return f
}

// chosenBy returns the choices that come nearest to a filter: what else it wants is left out.
func chosenBy(f kept.Filter, now time.Time) choices {
	var c choices
	if c.rules = max(0, index(f.Rules)); len(strings.Fields(f.Rules)) > 1 {
		c.rules = len(bridge.Games()) // of all: several can't be chosen here
	}
	c.players = max(0, slices.Index(levels, f.Players))
	if f.Role <= kept.Defender {
		c.role = f.Role
	}
	c.alone = f.Alone
	if !f.From.IsZero() {
		c.period, c.from, c.to = own, period.Day(f.From.In(now.Location())), period.Day(now)
		if !f.To.IsZero() {
			c.to = period.Day(f.To.Add(-1).In(now.Location()))
		}
	}
	for p := year; p < own; p++ {
		if named := (choices{period: p, rules: c.rules, players: c.players, role: c.role, alone: c.alone}); c.filter(now).From.Equal(named.filter(now).From) && f.To.IsZero() {
			return named
		}
	}
	return c
}

// widest reports whether there are no more boards of these rules.
func (c choices) widest() bool {
	return c.period == ever && c.players == 0 && c.role == kept.AnyRole && !c.alone
}
