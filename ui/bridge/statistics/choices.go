package statistics

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choices are which boards count. The zero value is all of Super Bridge.
type choices struct {
	span    statistics.Span
	rules   int // among bridge.Games, or behind the last of them: all
	players int // among levels
	role    bridgestore.Role
	alone   bool
}

var levels = []string{"", "beginner", "club", "expert", bridgestore.Mixed} // as they are kept

// row is one thing to choose.
type row struct {
	statistics.Row
	choose func(*choices, int)
}

// rows returns all there is to choose.
func (c choices) rows() []row {
	alone := 0
	if c.alone {
		alone = 1
	}
	return []row{
		{c.span.Row(), func(c *choices, i int) { c.span.Choice = statistics.Choice(i) }},
		{statistics.Row{Label: text.T("statistics.rules"), Options: gameNames(), Chosen: c.rules},
			func(c *choices, i int) { c.rules = i }},
		{statistics.Row{Label: text.T("statistics.players"), Options: []string{
			text.T("statistics.players.any"), text.T("statistics.players.beginner"), text.T("statistics.players.club"), text.T("statistics.players.expert"), text.T("statistics.players.mixed"),
		}, Chosen: c.players}, func(c *choices, i int) { c.players = i }},
		{statistics.Row{Label: text.T("statistics.role"), Options: []string{
			text.T("statistics.role.any"), text.T("statistics.role.declarer"), text.T("statistics.role.dummy"), text.T("statistics.role.defender"),
		}, Chosen: int(c.role)}, func(c *choices, i int) { c.role = bridgestore.Role(i) }},
		{statistics.Row{Label: text.T("statistics.help"), Options: []string{text.T("statistics.help.any"), text.T("statistics.help.alone")}, Chosen: alone},
			func(c *choices, i int) { c.alone = i == 1 }},
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

// inWords says which boards count, in a line: the period, the rules, and what else is chosen.
func (c choices) inWords() string {
	var words []string
	for i, r := range c.rows() {
		if i < 2 || r.Chosen > 0 {
			words = append(words, r.Options[r.Chosen])
		}
	}
	return strings.Join(words, "  ·  ")
}

// filter returns which boards count, as the store is asked for them. Days are those of the
// zone of now.
func (c choices) filter(now time.Time) bridgestore.Filter {
	f := bridgestore.Filter{Rules: c.game().Name, Players: levels[c.players], Role: c.role, Alone: c.alone, Counted: true}
	f.From, f.To = c.span.Bounds(now)
	return f
}

// chosenBy returns the choices that come nearest to a filter: what else it wants is left out.
func chosenBy(f bridgestore.Filter, now time.Time) choices {
	var c choices
	if c.rules = max(0, index(f.Rules)); len(strings.Fields(f.Rules)) > 1 {
		c.rules = len(bridge.Games()) // of all: several can't be chosen here
	}
	c.players = max(0, slices.Index(levels, f.Players))
	if f.Role <= bridgestore.Defender {
		c.role = f.Role
	}
	c.alone = f.Alone
	c.span = statistics.SpanOf(f.From, f.To, now)
	return c
}

// widest reports whether there are no more boards of these rules.
func (c choices) widest() bool {
	return c.span.Choice == statistics.Ever && c.players == 0 && c.role == bridgestore.AnyRole && !c.alone
}
