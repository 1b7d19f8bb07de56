package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// hand is the order of suits in which cards are named.
var hand = [4]card.Suit{card.Spades, card.Hearts, card.Diamonds, card.Clubs}

// Cards names cards by suit, from the spades down.
func Cards(h card.Hand) string { return text.Cards(h, hand) }

// Call returns a call as in 4♠, 3NT, 4 nullo, 12, Pass and Double.
func Call(c few.Call) string {
	switch c.Kind {
	case few.PassCall:
		return bridgetext.Call(bridge.Pass)
	case few.DoubleCall:
		return bridgetext.Call(bridge.Double)
	case few.RedoubleCall:
		return bridgetext.Call(bridge.Redouble)
	case few.NumberCall:
		return text.Points(int(c.Points))
	}
	if c.Strain == few.Nullo {
		return text.T("few.call.nullo", "Level", int(c.Level))
	}
	return bridgetext.Call(bridge.Bid(int(c.Level), c.Strain.Bridge()))
}

// StrainSign returns ♣ ♦ ♥ ♠, NT or Nullo.
func StrainSign(s few.Strain) string {
	if s == few.Nullo {
		return text.T("few.sign.nullo")
	}
	return bridgetext.StrainSign(s.Bridge())
}

// Strain names a strain within a sentence: hearts, no-trump, nullo.
func Strain(s few.Strain) string { return text.T("few.strain." + s.String()) }

// ContractName returns a contract without its declarer, as in 4♠×; for points as long as no trumps are named. If all
// have passed it says so.
func ContractName(c few.Contract) string {
	if c.PassedOut() {
		return bridgetext.Contract(bridge.Contract{})
	}
	return Call(few.Bid(c.Level, c.Strain)) + strings.Repeat("×", int(c.Doubling))
}

// Contract returns a contract as in "4♠× by Clara".
func Contract(n Names, c few.Contract) string {
	if c.PassedOut() {
		return bridgetext.Contract(bridge.Contract{})
	}
	values := []any{"Bid", Call(few.Bid(c.Level, c.Strain)), "Seat", n.In(c.Declarer)}
	switch c.Doubling {
	case bridge.Doubled:
		return text.T("contract.doubled", values...)
	case bridge.Redoubled:
		return text.T("contract.redoubled", values...)
	}
	return text.T("contract.plain", values...)
}

// Bid returns a contract for a number of points without trumps yet: "12 points by Clara".
func Bid(n Names, c few.Contract) string {
	return text.TN("few.contract.points", c.Points, "Name", n.In(c.Declarer))
}

// margin returns the number of overtricks of a contract, negative for undertricks. At nullo fewer tricks are better.
func margin(r few.Rules, c few.Contract, tricks int) int {
	if c.Strain == few.Nullo {
		return r.Needs(c) - tricks
	}
	return tricks - r.Needs(c)
}

// Result describes the result of a contract with a number of tricks: "made", "made +1" or "2 down". If all have passed
// it is empty.
func Result(r few.Rules, c few.Contract, tricks int) string {
	if c.PassedOut() {
		return ""
	}
	return bridgetext.Result(margin(r, c, tricks), 0)
}

// Margin is [Result] for a narrow column: =, +1 or –2.
func Margin(r few.Rules, c few.Contract, tricks int) string {
	if c.PassedOut() {
		return ""
	}
	return bridgetext.Margin(margin(r, c, tricks), 0)
}

// Item names a line of a contract's score.
func Item(r few.Rules, c few.Contract, i few.Item) string {
	id := i.String()
	switch {
	case i == few.MadeItem && c.Doubling == bridge.Redoubled:
		id += "-redoubled"
	case i == few.SlamItem && c.Level == r.Level:
		id += "-grand"
	}
	return text.T("few.item." + id)
}
