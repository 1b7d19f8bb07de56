// Package resultstest makes up boards and travellers for tests.
package resultstest

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// stripes is a deal in which each suit goes round the table from the ace down.
const stripes = "N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62"

// Board returns a board dealt by North with North-South vulnerable: "3N 10" is a contract of North's with the ♥A
// led, after which ten tricks are claimed; "Pass" is passed out, and "" is in progress.
func Board(result string) bridge.Board {
	b := must(bridge.NewBoard(bridge.Duplicate(), must(card.ParseDeal(stripes)), card.North, bridge.VulNS))
	contract, tricks, bid := strings.Cut(result, " ")
	switch {
	case result == "":
		return b
	case !bid:
		contract = "Pass"
	}
	for call := range strings.FieldsSeq(contract + " Pass Pass Pass") {
		b = must(b.Apply(bridge.Called(must(bridge.ParseCall(call)))))
	}
	if bid {
		b = must(b.Apply(bridge.Played(must(card.Parse("HA")))))
		b = must(b.Apply(bridge.Claimed(must(strconv.Atoi(tricks)))))
	}
	return b
}

// Traveller returns the traveller of tables with such boards.
func Traveller(boards ...string) field.Traveller {
	var all []bridge.Board
	for _, b := range boards {
		all = append(all, Board(b))
	}
	return field.Of(all)
}
