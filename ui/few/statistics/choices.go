package statistics

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	_ "github.com/superbridge/superbridge/ui/few/text" // the messages
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choices are the user's choices of which deals count. The zero value is all.
type choices struct {
	span    statistics.Span
	game    int // index among the games, from 1; 0: any
	role    fewstore.Role
	players int // index among [statistics.Levels]
	alone   bool
}

// roles are the possible roles of the user.
var roles = []fewstore.Role{fewstore.Declarer, fewstore.Partner, fewstore.Defender}

// roleNames are the ends of the ids of messages about roles.
var roleNames = map[fewstore.Role]string{fewstore.NoRole: "any", fewstore.Declarer: "declarer", fewstore.Partner: "partner", fewstore.Defender: "defender"}

// gameOf returns the name of the rules of a game, counted from 1.
func gameOf(i int) string {
	if i == 0 {
		return ""
	}
	return few.Of(few.Kind(i - 1)).Name
}

// Rows implements [statistics.Choices].
func (c choices) Rows() []statistics.Row {
	games, played := []string{text.T("few.statistics.any-game")}, []string{text.T("few.statistics.role.any")}
	for _, r := range few.Games() {
		games = append(games, text.Game(r.Name))
	}
	for _, role := range roles {
		played = append(played, text.T("few.statistics.role."+roleNames[role]))
	}
	return []statistics.Row{
		c.span.Row(),
		{Label: text.T("few.statistics.game"), Options: games, Chosen: c.game},
		{Label: text.T("few.statistics.role"), Options: played, Chosen: slices.Index(roles, c.role) + 1},
		statistics.PlayersRow(c.players),
		statistics.HelpRow(c.alone),
	}
}

// With implements [statistics.Choices].
func (c choices) With(row, option int) choices {
	switch row {
	case 0:
		c.span.Choice = statistics.Choice(option)
	case 1:
		c.game = option
	case 2:
		c.role = append([]fewstore.Role{fewstore.NoRole}, roles...)[option]
	case 3:
		c.players = option
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

// Words implements [statistics.Choices].
func (c choices) Words() string { return statistics.InWords(text.T("few.statistics.kind"), c.Rows()) }

// Empty implements [statistics.Choices].
func (c choices) Empty() string {
	if c == (choices{}) {
		return text.T("few.statistics.empty")
	}
	return text.T("few.statistics.no-deals", "Key", statistics.Key(0))
}

// filter returns the store's filter for the deals that count. Days are those of the zone of now.
func (c choices) filter(now time.Time) fewstore.Filter {
	f := fewstore.Filter{Game: gameOf(c.game), Role: c.role, Alone: c.alone, Counted: true}
	f.From, f.To = c.span.Bounds(now)
	return against(f, statistics.Levels[c.players])
}

// against wants the deals against players of a level, out of those of a filter.
func against(f fewstore.Filter, level string) fewstore.Filter {
	f.Players, f.Terms = statistics.Against(level, f.Terms)
	return f
}

// with adds a term to a filter.
func with(f fewstore.Filter, term string) fewstore.Filter {
	f.Terms = statistics.With(f.Terms, term)
	return f
}

// chosenBy returns the choices closest to a filter: the rest of it is left out.
func chosenBy(f fewstore.Filter, now time.Time) choices {
	c := choices{span: statistics.SpanOf(f.From, f.To, now), players: statistics.LevelIn(f.Players, f.Terms), alone: f.Alone, role: f.Role}
	terms := strings.Fields(f.Terms)
	for _, role := range roles {
		if slices.Contains(terms, roleNames[role]) {
			c.role = role
		}
	}
	for i := range few.Games() {
		if gameOf(i+1) == f.Game {
			c.game = i + 1
		}
	}
	return c
}
