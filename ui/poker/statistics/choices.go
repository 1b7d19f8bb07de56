package statistics

import (
	"strconv"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choices are the user's choices of which hands count. The zero value is all.
type choices struct {
	span    statistics.Span
	rivals  int // opponents; 0: any
	players int // index among [statistics.Levels]
	alone   bool
}

// Rows implements [statistics.Choices].
func (c choices) Rows() []statistics.Row {
	rivals := []string{text.T("poker.statistics.rivals.any")}
	for n := 1; n < poker.MaxPlayers; n++ {
		rivals = append(rivals, rivalsWords(n))
	}
	return []statistics.Row{
		c.span.Row(),
		{Label: text.T("poker.statistics.rivals"), Options: rivals, Chosen: c.rivals},
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

// rivalsWords describes a number of opponents.
func rivalsWords(n int) string {
	return text.TN("poker.statistics.rivals.count", n, "Count", strconv.Itoa(n))
}

// Words implements [statistics.Choices].
func (c choices) Words() string {
	return statistics.InWords(text.T("poker.statistics.game"), c.Rows())
}

// Empty implements [statistics.Choices].
func (c choices) Empty() string {
	if c.span.Choice == statistics.Ever && c.rivals == 0 && c.players == 0 && !c.alone {
		return text.T("poker.statistics.empty")
	}
	return text.T("poker.statistics.no-hands", "Key", statistics.Key(0))
}

// filter returns the store's filter for the hands that count. Days are those of the zone of now.
func (c choices) filter(now time.Time) pokerstore.Filter {
	f := pokerstore.Filter{Rivals: c.rivals, Alone: c.alone, Counted: true}
	f.From, f.To = c.span.Bounds(now)
	return against(f, statistics.Levels[c.players])
}

// against wants the hands against players of a level, out of those of a filter.
func against(f pokerstore.Filter, level string) pokerstore.Filter {
	f.Players, f.Terms = statistics.Against(level, f.Terms)
	return f
}

// with adds a term to a filter.
func with(f pokerstore.Filter, term string) pokerstore.Filter {
	f.Terms = statistics.With(f.Terms, term)
	return f
}

// chosenBy returns the choices closest to a filter: the rest of it is left out.
func chosenBy(f pokerstore.Filter, now time.Time) choices {
	return choices{span: statistics.SpanOf(f.From, f.To, now), rivals: f.Rivals, players: statistics.LevelIn(f.Players, f.Terms), alone: f.Alone}
}
