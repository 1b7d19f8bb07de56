package practice

import (
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// recently is the number of exercises that count as recent.
const recently = 20

// record is the list of exercises done, in order.
type record []pokerstore.Placed

// words describes the number of exercises, how many of the last ones were right without a hint, and what they have cost on average:
// from the longest wording to the shortest.
func (r record) words() []string {
	if len(r) == 0 {
		return []string{text.T("poker.drill.none")}
	}
	last := r[max(0, len(r)-recently):]
	right, cost := 0, 0.0
	for _, p := range last {
		cost += p.Cost
		if p.Right && p.Hints == 0 {
			right++
		}
	}
	values := []any{"Done", text.TN("poker.drill.done", len(r)), "Right", right, "Cost", statistics.Number(cost/float64(len(last)), 1)}
	return []string{text.TN("poker.drill.record", len(last), values...), text.TN("poker.drill.record-short", len(last), values...)}
}
