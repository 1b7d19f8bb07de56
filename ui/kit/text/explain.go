package text

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Suit returns the sign of a suit. The window's prose draws it; it is no letter of a font.
func Suit(s card.Suit) string { return string([]rune("♣♦♥♠")[s]) }

// letters is what the honours are called by, on the cards and so in every text. Like the
// theme it is one for the whole program; it belongs to Fyne's goroutine.
var letters cardart.Letters

// SetLetters makes all texts from now on call the honours as cards with these letters do.
func SetLetters(l cardart.Letters) { letters = l }

// Rank returns what the index of a card says: a letter, or a number.
func Rank(r card.Rank) string { return letters.Rank(r) }

// Honours returns the letters of the honours from the top, as in A K Q J M.
func Honours() string {
	var ranks []string
	for r := card.Ace; r.Honour(); r-- {
		ranks = append(ranks, Rank(r))
	}
	return strings.Join(ranks, " ")
}

// Card returns a card as in ♥M and ♦12.
func Card(c card.Card) string { return Suit(c.Suit) + Rank(c.Rank) }

// Holding returns the cards of one suit from the top, with a space between them, or a
// dash if there are none.
func Holding(h card.Holding) string {
	if h == 0 {
		return "–"
	}
	var ranks []string
	for r := range h.Ranks() {
		ranks = append(ranks, Rank(r))
	}
	return strings.Join(ranks, " ")
}

// Call returns a call as in 4♠, 3NT, Pass and Double.
func Call(c bridge.Call) string {
	switch c {
	case bridge.Pass:
		return T("call.pass")
	case bridge.Double:
		return T("call.double")
	case bridge.Redouble:
		return T("call.redouble")
	}
	return bid(c.Level(), c.Strain())
}

func bid(level int, strain bridge.Strain) string {
	if suit, ok := strain.Trump(); ok {
		return strconv.Itoa(level) + Suit(suit)
	}
	return T("call.no-trump", "Level", level)
}

// Contract returns a contract as in "4♠ doubled by South".
func Contract(c bridge.Contract) string {
	if c.PassedOut() {
		return T("contract.passed")
	}
	values := []any{"Bid", bid(c.Level, c.Strain), "Seat", Seat(c.Declarer)}
	switch c.Doubling {
	case bridge.Doubled:
		return T("contract.doubled", values...)
	case bridge.Redoubled:
		return T("contract.redoubled", values...)
	}
	return T("contract.plain", values...)
}

// ShortContract returns a contract as in "4♠× S": for a narrow column.
func ShortContract(c bridge.Contract) string {
	if c.PassedOut() {
		return T("contract.passed")
	}
	return bid(c.Level, c.Strain) + strings.Repeat("×", int(c.Doubling)) + " " + SeatLetter(c.Declarer)
}

// Result says what became of a contract that needs so many tricks: "made", "made +1" or
// "2 down".
func Result(tricks, needs int) string {
	switch over := tricks - needs; {
	case over > 0:
		return TN("result.over", over)
	case over < 0:
		return TN("result.down", -over)
	}
	return T("result.made")
}

// Margin is [Result] for a narrow column: =, +1 or –2.
func Margin(tricks, needs int) string {
	switch over := tricks - needs; {
	case over > 0:
		return "+" + Points(over)
	case over < 0:
		return Points(over)
	}
	return T("margin.made")
}

// Seat returns the name of a seat, SeatLetter its letter.
func Seat(s card.Seat) string       { return T("seat." + s.String()) }
func SeatLetter(s card.Seat) string { return T("seat.letter." + s.String()) }

// Side returns the name of a partnership, as short as it goes.
func Side(s card.Side) string { return T("side." + s.String()) }

// SideOf names a side for a person who sits on one: You (N-S), They (E-W).
func SideOf(s, person card.Side) string {
	if s == person {
		return T("side.you", "Side", Side(s))
	}
	return T("side.they", "Side", Side(s))
}

// Vul says who is vulnerable, as short as it goes.
func Vul(v bridge.Vulnerability) string { return T("vul." + v.String()) }

var printer = message.NewPrinter(language.English)

// minus is an en dash: the window's font has no minus sign, and a hyphen is too short.
const minus = "–"

// Points returns a number with separators between its thousands.
func Points(n int) string {
	if n < 0 {
		return minus + printer.Sprint(-n)
	}
	return printer.Sprint(n)
}

var slams = []string{"line.small-slam", "line.grand-slam", "line.super-slam"}

// The lines of a score that doubling makes dearer: as they are, doubled, redoubled.
var (
	overtrickLines  = [...]string{"line.overtricks", "line.overtricks-doubled", "line.overtricks-redoubled"}
	undertrickLines = [...]string{"line.undertricks", "line.undertricks-doubled", "line.undertricks-redoubled"}
)

// ScoreLine returns the name of a line of the score of a contract.
func ScoreLine(l bridge.Line, c bridge.Contract, r bridge.Rules) string {
	switch l.Item {
	case bridge.TrickPoints:
		if r.DoubledTricks && c.Doubling != bridge.Undoubled {
			return TN("line.tricks-times", l.Count, "Times", 1<<c.Doubling)
		}
		return TN("line.tricks", l.Count)
	case bridge.PartScore:
		return T("line.part-score")
	case bridge.GameBonus:
		return T("line.game")
	case bridge.MadeDoubled:
		return T("line.made-doubled")
	case bridge.Overtricks:
		return TN(overtrickLines[c.Doubling], l.Count)
	case bridge.Undertricks:
		return TN(undertrickLines[c.Doubling], l.Count)
	case bridge.SlamBonus:
		for i, s := range r.Slams {
			if s.Level == l.Count && i < len(slams) {
				return T(slams[i])
			}
		}
	}
	panic(fmt.Sprintf("no name for %+v", l))
}

var ruleNames = map[bridge.Rule]string{
	bridge.BoardIsOver:     "rule.board-is-over",
	bridge.AuctionIsOver:   "rule.auction-is-over",
	bridge.AuctionFirst:    "rule.auction-first",
	bridge.BidWithinLevels: "rule.bid-within-levels",
	bridge.BidHigher:       "rule.bid-higher",
	bridge.DoubleABid:      "rule.double-a-bid",
	bridge.DoubleOpponents: "rule.double-opponents",
	bridge.DoubleOnce:      "rule.double-once",
	bridge.RedoubleOwn:     "rule.redouble-own",
	bridge.RedoubleDoubled: "rule.redouble-doubled",
	bridge.RedoubleOnce:    "rule.redouble-once",
	bridge.CardInHand:      "rule.card-in-hand",
	bridge.FollowSuit:      "rule.follow-suit",
	bridge.ClaimWithinLeft: "rule.claim-within-left",
}

// Rule tells the person what is wrong with what he tried, if err is a [*bridge.RuleError].
// Any other error is told in its own words.
func Rule(err error) string {
	var broken *bridge.RuleError
	if !errors.As(err, &broken) || ruleNames[broken.Rule] == "" {
		return err.Error()
	}
	id := ruleNames[broken.Rule]
	switch broken.Rule {
	case bridge.ClaimWithinLeft:
		return TN(id, broken.Left)
	case bridge.CardInHand:
		return T(id, "Card", Card(broken.Event.Card))
	case bridge.FollowSuit:
		return T(id, "Suit", T("suit."+broken.Suit.String()))
	}
	return T(id, "Bid", Call(broken.Bid), "Level", broken.Level)
}
