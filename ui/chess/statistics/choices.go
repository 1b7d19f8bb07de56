package statistics

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choices are the user's choices of which games count. The zero value is all.
type choices struct {
	span    statistics.Span
	variant int // index among plain, from 1; 0: any
	dice    int // 1: without, 2: with
	players int // index among [statistics.Levels]
	alone   bool
}

// plain returns the variants without dice.
func plain() []chess.Variant {
	return slices.DeleteFunc(chess.Variants(), func(v chess.Variant) bool { return v.Dice })
}

// codes writes a variant as a filter has it: with dice, without, or both.
func codes(v chess.Variant, dice int) string {
	with := v
	with.Dice = true
	return [...]string{v.String() + " " + with.String(), v.String(), with.String()}[dice]
}

// withoutDice writes all variants without dice.
func withoutDice() string {
	var all []string
	for _, v := range plain() {
		all = append(all, v.String())
	}
	return strings.Join(all, " ")
}

// Rows implements [statistics.Choices].
func (c choices) Rows() []statistics.Row {
	variants := []string{text.T("chess.statistics.any-variant")}
	for _, v := range plain() {
		variants = append(variants, chesstext.Variant(v))
	}
	return []statistics.Row{
		c.span.Row(),
		{Label: text.T("chess.statistics.variant"), Options: variants, Chosen: c.variant},
		{Label: text.T("chess.statistics.dice"), Chosen: c.dice, Options: []string{text.T("chess.statistics.dice.any"), text.T("chess.statistics.dice.without"), text.T("chess.statistics.dice.with")}},
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
		c.variant = option
	case 2:
		c.dice = option
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
func (c choices) Words() string { return statistics.InWords(text.Game(chess.Name), c.Rows()) }

// Empty implements [statistics.Choices].
func (c choices) Empty() string {
	if c.span.Choice == statistics.Ever && c.variant == 0 && c.dice == 0 && c.players == 0 && !c.alone {
		return text.T("chess.statistics.empty")
	}
	return text.T("chess.statistics.no-games", "Key", statistics.Key(0))
}

// filter returns the store's filter for the games that count. Days are those of the zone of now.
func (c choices) filter(now time.Time) chessstore.Filter {
	f := chessstore.Filter{Alone: c.alone, Counted: true}
	f.From, f.To = c.span.Bounds(now)
	switch {
	case c.variant > 0:
		f.Variants = codes(plain()[c.variant-1], c.dice)
	case c.dice == 1:
		f.Variants = withoutDice()
	case c.dice == 2:
		f = with(f, "dice")
	}
	f.Players, f.Terms = statistics.Against(statistics.Levels[c.players], f.Terms)
	return f
}

// with adds a term to a filter.
func with(f chessstore.Filter, term string) chessstore.Filter {
	f.Terms = statistics.With(f.Terms, term)
	return f
}

// chosenBy returns the choices closest to a filter: the rest of it is left out.
func chosenBy(f chessstore.Filter, now time.Time) choices {
	c := choices{span: statistics.SpanOf(f.From, f.To, now), players: statistics.LevelIn(f.Players, f.Terms), alone: f.Alone}
	if slices.Contains(strings.Fields(f.Terms), "dice") {
		c.dice = 2
	}
	if f.Variants == withoutDice() {
		c.dice = 1
	}
	for i, v := range plain() {
		for dice := range 3 {
			if f.Variants == codes(v, dice) {
				c.variant, c.dice = i+1, dice
			}
		}
	}
	return c
}
