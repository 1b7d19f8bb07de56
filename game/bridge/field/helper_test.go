package field_test

import (
	"fmt"
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

// going is an unfinished board.
var going = must(bridge.NewBoard(bridge.Duplicate(), must(card.ParseDeal(stripes)), card.North, bridge.VulNone))

// finished are claims on one deal with both sides vulnerable, by North-South's score; results are the scores.
var finished, results = func() (map[int]bridge.Board, []int) {
	boards, scores := map[int]bridge.Board{}, []int(nil)
	for _, vul := range []bridge.Vulnerability{bridge.VulNone, bridge.VulBoth} {
		for _, contract := range []string{"1N", "2S", "3N", "4S", "6N", "4H X", "5C", "1D X XX"} {
			for declarer := range 4 {
				for tricks := 3; tricks <= 13; tricks++ {
					b := must(bridge.NewBoard(bridge.Duplicate(), going.Deal, card.Seat(declarer), vul))
					for call := range strings.FieldsSeq(contract + " Pass Pass Pass") {
						b = must(b.Apply(bridge.Called(must(bridge.ParseCall(call)))))
					}
					b = must(b.Apply(bridge.Claimed(13 - tricks))) // by the leader
					score := field.ResultOf(b).Score()
					if _, ok := boards[score]; !ok {
						scores = append(scores, score)
					}
					boards[score] = b
				}
			}
		}
	}
	return boards, scores
}()

// traveller returns the traveller of tables with the given scores, which must be among [results].
func traveller(scores ...int) field.Traveller { return partly(len(scores), scores...) }

// partly returns the traveller of a number of tables, the first of which have finished with the given scores.
func partly(tables int, scores ...int) field.Traveller {
	boards := make([]bridge.Board, tables)
	for i := range boards {
		boards[i] = going
	}
	for i, s := range scores {
		b, ok := finished[s]
		if !ok {
			panic(fmt.Sprintf("no board scores %d", s))
		}
		boards[i] = b
	}
	return field.Of(boards)
}
