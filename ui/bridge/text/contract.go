package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Contract returns a contract as in "4♠× by South".
func Contract(c bridge.Contract) string {
	if c.PassedOut() {
		return text.T("contract.passed")
	}
	values := []any{"Bid", bid(c.Level, c.Strain), "Seat", text.Seat(c.Declarer)}
	switch c.Doubling {
	case bridge.Doubled:
		return text.T("contract.doubled", values...)
	case bridge.Redoubled:
		return text.T("contract.redoubled", values...)
	}
	return text.T("contract.plain", values...)
}

// ShortContract returns a contract as in "4♠× S": for a narrow column.
func ShortContract(c bridge.Contract) string {
	if c.PassedOut() {
		return text.T("contract.passed")
	}
	return bid(c.Level, c.Strain) + strings.Repeat("×", int(c.Doubling)) + " " + text.SeatLetter(c.Declarer)
}

// Result describes the result of a contract that needs a number of tricks: "made", "made +1" or "2 down".
func Result(tricks, needs int) string {
	switch over := tricks - needs; {
	case over > 0:
		return text.TN("result.over", over)
	case over < 0:
		return text.TN("result.down", -over)
	}
	return text.T("result.made")
}

// Margin is [Result] for a narrow column: =, +1 or –2.
func Margin(tricks, needs int) string {
	switch over := tricks - needs; {
	case over > 0:
		return "+" + text.Points(over)
	case over < 0:
		return text.Points(over)
	}
	return text.T("margin.made")
}

// ContractName returns a contract without its declarer, as in 4♠×.
func ContractName(c bridge.Contract) string {
	return bid(c.Level, c.Strain) + strings.Repeat("×", int(c.Doubling))
}

// Tricks formats bounds of a number of tricks: 9, 9–10, or nothing if it may be anything up to most.
func Tricks(b dd.Bounds, most int) string {
	switch {
	case b.Exact():
		return text.Points(b.Min)
	case b.Min <= 0 && b.Max >= most:
		return ""
	}
	return text.Points(b.Min) + "–" + text.Points(b.Max)
}

// Vul describes the vulnerability in the shortest form.
func Vul(v bridge.Vulnerability) string { return text.T("vul." + v.String()) }

// Below describes the part-scores before a board; ok is false if there are none.
func Below(s bridge.Standing) (words string, ok bool) {
	if s.Below == [2]int{} {
		return "", false
	}
	return text.T("table.below", "NS", text.Points(s.Below[card.NS]), "EW", text.Points(s.Below[card.EW])), true
}
