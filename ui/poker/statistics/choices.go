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

// row is one thing to choose.
type row struct {
	statistics.Row
	choose func(*choices, int)
}

// periodRow is the place of the period among the rows.
const periodRow = 0

// rows returns all there is to choose.
func (c choices) rows() []row {
	rivals, alone := []string{text.T("poker.statistics.rivals.any")}, 0
	for n := 1; n < poker.MaxPlayers; n++ {
		rivals = append(rivals, rivalsWords(n))
	}
	players := []string{text.T("poker.statistics.players.any")}
	for _, level := range levels[1:] {
		players = append(players, levelName(level))
	}
	if c.alone {
		alone = 1
	}
	return []row{
		{c.span.Row(), func(c *choices, i int) { c.span.Choice = statistics.Choice(i) }},
		{statistics.Row{Label: text.T("poker.statistics.rivals"), Options: rivals, Chosen: c.rivals}, func(c *choices, i int) { c.rivals = i }},
		{statistics.Row{Label: text.T("poker.statistics.players"), Options: players, Chosen: c.players}, func(c *choices, i int) { c.players = i }},
		{statistics.Row{Label: text.T("poker.statistics.help"), Options: []string{text.T("poker.statistics.help.any"), text.T("poker.statistics.help.alone")}, Chosen: alone},
			func(c *choices, i int) { c.alone = i == 1 }},
	}
}

// levelName names the computer players of a level, and rivalsWords says how many opponents there are.
func levelName(level string) string { return text.T("poker.statistics.players." + level) }
func rivalsWords(n int) string {
	return text.TN("poker.statistics.rivals.count", n, "Count", strconv.Itoa(n))
}

// inWords says which hands count, in a line: the period, and what else is chosen.
func (c choices) inWords() string {
	words := []string{text.T("poker.statistics.game")}
	for i, r := range c.rows() {
		if i == periodRow || r.Chosen > 0 {
			words = append(words, r.Options[r.Chosen])
		}
	}
	return strings.Join(words, "  ·  ")
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

// widest reports whether there are no more hands.
func (c choices) widest() bool {
	return c.span.Choice == statistics.Ever && c.rivals == 0 && c.players == 0 && !c.alone
}
