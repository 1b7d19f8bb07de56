package guide

import (
	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// sentences returns the rules of the game in short. The figures come from the rules.
func sentences(r chess.Rules) []string {
	castle := chess.CastleSquares()
	values := []any{"First", castle[0], "Last", castle[len(castle)-1], "Variant", chesstext.Variant(r.Variant)}
	return said(all, r, values...)
}

// said returns the sentences that apply to the rules.
func said(sentences []sentence, r chess.Rules, values ...any) (words []string) {
	for _, s := range sentences {
		if s.when(r) {
			words = append(words, text.T(s.id, values...))
		}
	}
	return words
}

// sentence is a sentence of the help, for the rules that it applies to.
type sentence struct {
	id   string
	when func(chess.Rules) bool
}

func always(chess.Rules) bool { return true }

// mode returns a function that reports whether rules have a mode.
func mode(m chess.Mode) func(chess.Rules) bool {
	return func(r chess.Rules) bool { return r.Mode == m }
}

// all are the sentences, in reading order.
var all = []sentence{
	{"chess.help.goal", always},
	{"chess.help.moves-as", always},
	{"chess.help.knight", func(r chess.Rules) bool { return r.DoubleLeap == chess.DoubleLeapAllowed }},
	{"chess.help.pawn", func(r chess.Rules) bool { return r.PawnCapture == chess.CaptureBeside }},
	{"chess.help.pawn.across", func(r chess.Rules) bool { return r.PawnCapture == chess.CaptureAcross }},
	{"chess.help.castle", always},
	{"chess.help.exchange", func(r chess.Rules) bool { return r.Exchange == chess.ExchangeIsTheMove }},
	{"chess.help.exchange.free", func(r chess.Rules) bool { return r.Exchange == chess.ExchangeFree }},
	{"chess.help.exchange.declined", func(r chess.Rules) bool { return r.Declined == chess.DeclinedFree }},
	{"chess.help.A1", mode(chess.A1)},
	{"chess.help.A2", mode(chess.A2)},
	{"chess.help.B", mode(chess.B)},
	{"chess.help.dice-turn", func(r chess.Rules) bool { return r.Dice }},
	{"chess.help.dice-turn.free", func(r chess.Rules) bool { return r.Dice && r.DiceTurn == chess.DiceTurnFree }},
	{"chess.help.tour", func(r chess.Rules) bool { return r.Dice && r.Tour == chess.TourClockwise }},
	{"chess.help.tour.either", func(r chess.Rules) bool { return r.Dice && r.Tour == chess.TourEither }},
	{"chess.help.queens", func(r chess.Rules) bool { return r.Dice && r.QueensYield == chess.QueensLeave }},
	{"chess.help.variant", func(r chess.Rules) bool { return !r.Dice }}, // with dice there is no room for it
}

// turns are those about turns, which are short.
var turns = []sentence{
	{"chess.help.clockwise", func(r chess.Rules) bool { return r.Seats == chess.Clockwise }},
	{"chess.help.anticlockwise", func(r chess.Rules) bool { return r.Seats == chess.Anticlockwise }},
	{"chess.help.length", func(r chess.Rules) bool { return r.Length == chess.ShortGame }},
	{"chess.help.pass", func(r chess.Rules) bool { return r.Pass == chess.PassForced }},
	{"chess.help.ends", always},
	{"chess.help.house", func(r chess.Rules) bool { return r != chess.Usual(r.Variant) }},
}
