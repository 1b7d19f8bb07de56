package text

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

// Each kind of reason in a sentence.
func TestReason(t *testing.T) {
	strength := func(row poker.Row, cards string) poker.Strength {
		parsed, err := poker.ParseCards(cards)
		if err != nil {
			t.Fatal(err)
		}
		return poker.Standard().Strength(row, parsed)
	}
	for want, r := range map[string]bot.Reason{
		"Queens on top would bring a fantasy of 14 cards.":      {Kind: bot.BringsFantasy, Strength: strength(poker.Top, "SQHQC4"), Cards: 14},
		"Three sixes on top would bring a fantasy of 17 cards.": {Kind: bot.BringsFantasy, Strength: strength(poker.Top, "S6H6C6"), Cards: 17},
		"This would bring another fantasy, of 14 cards.":        {Kind: bot.BringsReturn, Cards: 14},
		"Bottom row: flush to the king, +4 points.":             {Kind: bot.MakesRow, Row: poker.Bottom, Strength: strength(poker.Bottom, "CKCJC8C6C2"), Points: 4},
		"Middle row: nines and threes.":                         {Kind: bot.MakesRow, Row: poker.Middle, Strength: strength(poker.Middle, "STH9D9C3S3")},
		"It keeps the flush alive in the bottom row.":           {Kind: bot.KeepsFlush, Row: poker.Bottom},
		"It keeps the straight alive in the middle row.":        {Kind: bot.KeepsStraight, Row: poker.Middle},
		"Another king on top would bring a fantasy.":            {Kind: bot.AimsAtFantasy, Rank: card.King},
	} {
		if got := Reason(r); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
}

// An exact value has no error.
func TestOption(t *testing.T) {
	for off, want := range map[float64]string{
		0:   "Expected: +2.0 points, dead 0 %, fantasy 100 %.",
		0.5: "Expected: +2.0 ± 0.5 points, dead 0 %, fantasy 100 %.",
	} {
		if got := Option(bot.Option{Points: 2, Error: off, Fantasy: 1}); got != want {
			t.Errorf("± %v: %q, want %q", off, got, want)
		}
	}
	for points, want := range map[float64]string{-0.04: "+0.0 points", -0.06: "–0.1 points", -12.34: "–12.3 points"} {
		if got := Option(bot.Option{Points: points}); !strings.Contains(got, want) {
			t.Errorf("%v: %q, want %q", points, got, want)
		}
	}
}
