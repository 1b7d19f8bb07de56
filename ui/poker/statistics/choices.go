package statistics

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choices are which hands count. The zero value is all.
type choices struct {
	span    statistics.Span
	rivals  int // opponents; 0: any
	players int // among levels
	alone   bool
}

// levels are those of the computer players, as they are kept; mixed are several.
var levels = []string{"", "beginner", "club", "expert", mixed}

// mixed is the term of a filter for hands against players of several levels.
const mixed = "mixed"

// Rows implements [statistics.Choices].
func (c choices) Rows() []statistics.Row {
	rivals, players, alone := []string{text.T("poker.statistics.rivals.any")}, []string{text.T("poker.statistics.players.any")}, 0
	for n := 1; n < poker.MaxPlayers; n++ {
		rivals = append(rivals, rivalsWords(n))
	}
	for _, level := range levels[1:] {
		players = append(players, levelName(level))
	}
	if c.alone {
		alone = 1
	}
	return []statistics.Row{
		c.span.Row(),
		{Label: text.T("poker.statistics.rivals"), Options: rivals, Chosen: c.rivals},
		{Label: text.T("poker.statistics.players"), Options: players, Chosen: c.players},
		{Label: text.T("poker.statistics.help"), Chosen: alone, Options: []string{text.T("poker.statistics.help.any"), text.T("poker.statistics.help.alone")}},
	}
}

// With implements [statistics.Choices].
func (c choices) With(row, option int) choices {
	switch row {
	case 0:
		c.span.Choice = statistics.Choice(option)
	case 1:
		c.rivals = option
	case 2:
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

// levelName names the computer players of a level, and rivalsWords says how many opponents there are.
func levelName(level string) string { return text.T("poker.statistics.players." + level) }
func rivalsWords(n int) string {
	return text.TN("poker.statistics.rivals.count", n, "Count", strconv.Itoa(n))
}

// Words implements [statistics.Choices].
func (c choices) Words() string {
	words := []string{text.T("poker.statistics.game")}
	for i, r := range c.Rows() {
		if i == 0 || r.Chosen > 0 {
			words = append(words, r.Options[r.Chosen])
		}
	}
	return strings.Join(words, "  ·  ")
}

// Empty implements [statistics.Choices].
func (c choices) Empty() string {
	if c.span.Choice == statistics.Ever && c.rivals == 0 && c.players == 0 && !c.alone {
		return text.T("poker.statistics.empty")
	}
	return text.T("poker.statistics.no-hands", "Key", statistics.Key(0))
}

// filter returns which hands count, as the store is asked for them. Days are those of the zone of now.
func (c choices) filter(now time.Time) pokerstore.Filter {
	f := pokerstore.Filter{Rivals: c.rivals, Alone: c.alone, Counted: true}
	f.From, f.To = c.span.Bounds(now)
	return against(f, levels[c.players])
}

// against wants the hands against players of a level, out of those of a filter.
func against(f pokerstore.Filter, level string) pokerstore.Filter {
	if level == mixed {
		return with(f, mixed)
	}
	f.Players = level
	return f
}

// with adds a term to a filter.
func with(f pokerstore.Filter, terms ...string) pokerstore.Filter {
	all := strings.Fields(f.Terms)
	for _, term := range terms {
		if !slices.Contains(all, term) {
			all = append(all, term)
		}
	}
	f.Terms = strings.Join(all, " ")
	return f
}

// chosenBy returns the choices that come nearest to a filter: what else it wants is left out.
func chosenBy(f pokerstore.Filter, now time.Time) choices {
	c := choices{span: statistics.SpanOf(f.From, f.To, now), rivals: f.Rivals, players: max(0, slices.Index(levels, f.Players)), alone: f.Alone}
	if slices.Contains(strings.Fields(f.Terms), mixed) {
		c.players = slices.Index(levels, mixed)
	}
	return c
}
