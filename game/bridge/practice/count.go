package practice

import (
	"context"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/worth"
	"github.com/superbridge/superbridge/game/card"
)

// What is a way to count.
type What uint8

// The ways, from the easiest.
const (
	HighCards What = iota // high cards alone
	Points                // and long suits
	Long                  // the same, with a suit of six (eight) cards or more
	Support               // and, with trumps agreed, short suits and trumps more than promised
	Together              // and what partner has shown at least
	numWhats
)

var whatNames = [numWhats]string{"high", "points", "long", "support", "together"}

// String returns the name of the way: high, points, long, support or together. It never changes.
func (w What) String() string {
	if w >= numWhats {
		return "unknown"
	}
	return whatNames[w]
}

// Count is the thing to be counted.
type Count struct {
	What     What
	Trump    card.Suit // with Support and Together
	Promised int       // trumps that partner reckons with
	Partner  int       // points that partner has shown at least
}

// Counted is the points of a hand, one by one.
type Counted struct {
	High   [4]int // by suit: high cards
	Length [4]int // by suit: length
	Short  [4]int // by suit: shortness
	Trumps int    // trumps more than promised
	// Partner is the least that partner has shown.
	Partner int
}

// Total returns the sum.
func (c Counted) Total() int {
	sum := c.Trumps + c.Partner
	for s := range c.High {
		sum += c.High[s] + c.Length[s] + c.Short[s]
	}
	return sum
}

// of returns the sum over the suits.
func of(all [4]int) int { return all[0] + all[1] + all[2] + all[3] }

// Counted returns the points that a [Counting] exercise asks for, one by one.
//
// By Goren a suit of five cards counts if it is good, and with a fit short suits count and long ones don't. (Rules: lessons,
// Counting a hand.)
func (e Exercise) Counted() Counted { return e.countedBy(e.Cards[e.Seat.Side()].System) }

func (e Exercise) countedBy(system bidding.System) Counted {
	rules, hand := e.Board.Rules, e.Hand()
	goren := system == bidding.Goren && rules.Deck == card.Deck52
	high := worth.Of(rules, hand, worth.HighCards, bridge.NoTrump)
	long := worth.Of(rules, hand, worth.Players, bridge.NoTrump)
	if goren {
		long = worth.Of(rules, hand, worth.Goren, bridge.NoTrump)
	}
	c := Counted{High: high.Suits}
	fit := e.Count.What >= Support
	for s, h := range hand {
		if e.Count.What != HighCards && !(fit && goren) {
			c.Length[s] = long.Suits[s] - high.Suits[s]
		}
		if short := bidding.Counting(rules).Short; fit && card.Suit(s) != e.Count.Trump && h.Len() < len(short) {
			c.Short[s] = short[h.Len()]
		}
	}
	if fit && !goren {
		c.Trumps = max(0, hand[e.Count.Trump].Len()-e.Count.Promised)
	}
	if e.Count.What == Together {
		c.Partner = e.Count.Partner
	}
	return c
}

// counted returns the verdict on a count.
func (e Exercise) counted(text string) Verdict {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil {
		return Verdict{Why: "not-a-number"}
	}
	c := e.Counted()
	total := c.Total()
	v := Verdict{Right: n == total, Number: n, Wanted: total}
	own := bidding.Goren
	if e.Cards[e.Seat.Side()].System == bidding.Goren {
		own = bidding.Own
	}
	switch {
	case v.Right:
	case e.Count.What == Together && n == total-c.Partner:
		v.Why = "only-own"
	case of(c.Length) > 0 && (n == total-of(c.Length) || n == of(c.High)):
		v.Why = "no-length"
	case of(c.Short)+c.Trumps > 0 && (n == total-of(c.Short) || n == total-of(c.Short)-c.Trumps || n == total-c.Trumps):
		v.Why = "no-shortness"
	case e.Board.Rules.Deck == card.Deck52 && n == e.countedBy(own).Total():
		v.Why = "other-opinion"
	default:
		v.Why = "count"
	}
	return v
}

// attempts is the number of deals examined for a requested hand or auction.
const attempts = 20_000

// newCount makes an exercise in counting: high cards at the first level, and more at each.
func newCount(ctx context.Context, level int, r bridge.Rules, cards bidding.Cards, deal hands) (Exercise, error) {
	what := What(level - 1)
	count := bidding.Counting(r)
	for range attempts {
		if err := ctx.Err(); err != nil {
			return Exercise{}, err
		}
		e, err := start(Counting, level, r, cards, deal, card.North, bridge.VulNone)
		if err != nil {
			return Exercise{}, err
		}
		e.Count.What = what
		if what >= Support {
			if e, err = e.supported(); err != nil {
				continue
			}
		}
		c := e.Counted()
		longest := 0
		for _, h := range e.Hand() {
			longest = max(longest, h.Len())
		}
		good := of(c.High) > 0
		switch what {
		case Points:
			good = good && of(c.Length) > 0
		case Long:
			good = good && longest >= count.Suit+2
		case Support, Together:
			good = good && of(c.Short) > 0
		}
		if good {
			return e, nil
		}
	}
	return Exercise{}, ErrNotFound
}

// supported has partner open a suit for which the learner has support: the rules make him raise it.
func (e Exercise) supported() (Exercise, error) {
	for _, seat := range []card.Seat{card.North, card.East} {
		read := e.read()
		call, meaning := read.Choose(e.Board.Deal[seat])
		if seat == card.North {
			suit, isSuit := call.Strain().Trump()
			if !call.IsBid() || !isSuit || meaning.Artificial {
				return e, ErrNotFound
			}
			e.Count.Trump, e.Count.Promised, e.Count.Partner = suit, 0, meaning.Points.Min
		} else if call != bridge.Pass {
			return e, ErrNotFound
		}
		var err error
		if e.Board, err = e.Board.Apply(bridge.Called(call)); err != nil {
			return e, err
		}
	}
	_, meaning := e.read().Choose(e.Hand())
	if !meaning.Support || meaning.Suit != e.Count.Trump {
		return e, ErrNotFound
	}
	e.Count.Promised = meaning.Length[meaning.Suit].Min
	return e, nil
}

func itoa(n int) string { return strconv.Itoa(n) }
