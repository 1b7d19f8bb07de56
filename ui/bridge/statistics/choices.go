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

// choices are the user's choices of which boards count. The zero value is all of Super Bridge.
type choices struct {
	span    statistics.Span
	rules   int  // index among bridge.Games, or after the last: all
	open    bool // use the first game that has boards
	players int  // index among levels
	role    bridgestore.Role
	alone   bool
}

// Two of the rows.
const (
	periodRow = iota
	rulesRow
)

// Rows implements [statistics.Choices].
func (c choices) Rows() []statistics.Row {
	players := statistics.PlayersRow(c.players)
	players.Options[len(players.Options)-1] = text.T("statistics.players.different")
	return []statistics.Row{
		c.span.Row(),
		{Label: text.T("statistics.rules"), Options: gameNames(), Chosen: c.rules},
		players,
		{Label: text.T("statistics.role"), Options: []string{
			text.T("statistics.role.any"), text.T("statistics.role.declarer"), text.T("statistics.role.dummy"), text.T("statistics.role.defender"),
		}, Chosen: int(c.role)},
		statistics.HelpRow(c.alone),
	}
}

// With implements [statistics.Choices].
func (c choices) With(row, option int) choices {
	switch row {
	case periodRow:
		c.span.Choice = statistics.Choice(option)
	case rulesRow:
		c.rules, c.open = option, c.open && option == c.rules
	case 2:
		c.players = option
	case 3:
		c.role = bridgestore.Role(option)
	default:
		c.alone = option == 1
	}
	return c
}

// Span implements [statistics.Choices].
func (c choices) Span() statistics.Span { return c.span }

// WithSpan implements [statistics.Choices].
func (c choices) WithSpan(s statistics.Span) choices {
	c.span = s
	return c
}

// gameNames returns the names of the games, in the order of bridge.Games, and the name for all.
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

// index returns the index of the game with an id, or -1.
func index(id string) int {
	return slices.IndexFunc(bridge.Games(), func(r bridge.Rules) bool { return r.Name == id })
}

// Words implements [statistics.Choices].
func (c choices) Words() string {
	var words []string
	for i, r := range c.Rows() {
		if i < 2 || r.Chosen > 0 {
			words = append(words, r.Options[r.Chosen])
		}
	}
	return strings.Join(words, "  ·  ")
}

// filter returns the store's filter for the boards that count. Days are those of the zone of now.
func (c choices) filter(now time.Time) bridgestore.Filter {
	f := bridgestore.Filter{Rules: c.game().Name, Players: statistics.Levels[c.players], Role: c.role, Alone: c.alone, Counted: true}
	f.From, f.To = c.span.Bounds(now)
	return f
}

// chosenBy returns the choices closest to a filter: the rest of it is left out.
func chosenBy(f bridgestore.Filter, now time.Time) choices {
	var c choices
	if c.rules = max(0, index(f.Rules)); len(strings.Fields(f.Rules)) > 1 {
		c.rules = len(bridge.Games()) // of all: several can't be chosen here
	}
	c.players = statistics.LevelIn(f.Players, "")
	if f.Role <= bridgestore.Defender {
		c.role = f.Role
	}
	c.alone = f.Alone
	c.span = statistics.SpanOf(f.From, f.To, now)
	return c
}

// Empty implements [statistics.Choices].
func (c choices) Empty() string {
	switch widest := c.span.Choice == statistics.Ever && c.players == 0 && c.role == bridgestore.AnyRole && !c.alone; {
	case widest && c.ofAll():
		return text.T("statistics.empty.all-games")
	case widest:
		return text.T("statistics.empty", "Rules", gameNames()[c.rules], "Key", statistics.Key(rulesRow))
	}
	return text.T("statistics.no-boards", "Key", statistics.Key(periodRow))
}
