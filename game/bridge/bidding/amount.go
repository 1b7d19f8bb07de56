package bidding

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// amount is a number of points or cards: a sum of figures that depend on the deck, as in told+2step, so that one text
// serves all decks.
type amount struct {
	sum []term
	// partner returns the points that partner is assumed to have, which are subtracted; nil if none are.
	partner func(*Auction) int
}

// term is a multiple of a figure, or of 1.
type term struct {
	times  int
	figure figure // nil stands for 1
}

// figure returns a figure for the contract of a row, and for a suit if it counts cards.
type figure func(a *Auction, c bridge.Contract, s card.Suit) int

// span is a range of amounts; nil is no limit.
type span struct {
	least, most *amount
	told        bool // the upper end is at least the points that the player has shown
}

// pointFigures maps names to figures in points.
var pointFigures = map[string]figure{
	"open":      func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.Open },
	"strong":    func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.strong },
	"respond":   func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.figures.respond },
	"answer":    func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.least() },
	"two":       func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.newTwo },
	"step":      func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.newStep },
	"half":      func(a *Auction, _ bridge.Contract, _ card.Suit) int { return (a.newStep + 1) / 2 },
	"higher":    func(a *Auction, c bridge.Contract, _ card.Suit) int { return (c.Level - 1) * a.newStep },
	"told":      func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.shown[a.me].usual.Min },
	"told.most": func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.shown[a.me].points.Max },
	"newsuit":   func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.newSuitPoints(c.Level) },
	"jump":      func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.jumpOver },
	"over":      func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.raiseOver },
	"lent":      func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.lighter() },
	"overcall": func(a *Auction, c bridge.Contract, _ card.Suit) int {
		if c.Level == 1 {
			return a.figures.overcall
		}
		return a.overcallTo + (c.Level-2)*a.overStep
	},
	"takeout": func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.takeOut + (c.Level-1)*a.overStep/2 },
	"action":  func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.action + (c.Level-1)*a.newStep/2 },
	"level":   func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.need(c.Strain, c.Level) },
	"game":    func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.need(c.Strain, a.gameLevel(c.Strain)) },
	"slam":    func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.need(c.Strain, SlamLevel(a.rules)) },
	"gameN": func(a *Auction, _ bridge.Contract, _ card.Suit) int {
		return a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))
	},
	"try": func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.tries(c.Strain) },
	"slamN": func(a *Auction, _ bridge.Contract, _ card.Suit) int {
		return a.need(bridge.NoTrump, SlamLevel(a.rules))
	},
	"top": func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.need(c.Strain, a.rules.Level) },
	"wholeN": func(a *Auction, _ bridge.Contract, _ card.Suit) int { // with nothing below the line
		return a.need(bridge.NoTrump, a.wholeGame(bridge.NoTrump))
	},
	"overtwo": func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.overcallTo },
	"beat": func(a *Auction, c bridge.Contract, _ card.Suit) int {
		return a.total() - a.need(c.Strain, c.Level) + a.doubleMore
	},
	"spare":        func(a *Auction, c bridge.Contract, _ card.Suit) int { return a.need(c.Strain, c.Level) + a.doubleMore },
	"oneNT":        func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.openNT.Min },
	"oneNT.most":   func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.openNT.Max },
	"twoNT":        func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.twoNT.Min },
	"twoNT.most":   func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.twoNT.Max },
	"overNT":       func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.overNT.Min },
	"overNT.most":  func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.overNT.Max },
	"preempt":      func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.preEmpt.Min },
	"preempt.most": func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.preEmpt.Max },
}

// cardFigures maps names to figures in cards of a suit.
var cardFigures = map[string]figure{
	"suit":   func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.Suit },
	"opens":  func(a *Auction, _ bridge.Contract, s card.Suit) int { return a.opens(s) },
	"major":  func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.major },
	"long":   func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.longSuit },
	"fit":    func(a *Auction, _ bridge.Contract, s card.Suit) int { return a.trumps(s) },
	"told":   func(a *Auction, _ bridge.Contract, s card.Suit) int { return a.shown[a.me].length[s].Min },
	"alone":  func(a *Auction, _ bridge.Contract, s card.Suit) int { return a.alone(s) },
	"double": func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.doubleTrumps },
	"even":   func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.Balanced.Min },
	"level":  func(_ *Auction, c bridge.Contract, _ card.Suit) int { return c.Level },
	"law": func(a *Auction, c bridge.Contract, s card.Suit) int {
		return a.rules.Needs(c.Level) - a.shown[a.partner].length[s].Min
	},
}

// levelFigures maps names to levels.
var levelFigures = map[string]figure{
	"slam":    func(a *Auction, _ bridge.Contract, _ card.Suit) int { return SlamLevel(a.rules) },
	"takeout": func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.takeOutTo },
}

// partners maps the word before a colon to the points that partner is assumed to have.
var partners = map[string]func(*Auction) int{
	"both":   func(a *Auction) int { least, _, _ := a.expected(); return least },
	"likely": func(a *Auction) int { _, likely, _ := a.expected(); return likely },
	"more":   func(a *Auction) int { _, likely, most := a.expected(); return (likely + most + 1) / 2 },
	"most":   func(a *Auction) int { _, _, most := a.expected(); return most },
	"best":   func(a *Auction) int { return a.shown[a.partner].strength.Max },
}

// of returns the amount for the contract of a row, and for a suit if it counts cards.
func (x *amount) of(a *Auction, c bridge.Contract, s card.Suit) int {
	n := 0
	for _, t := range x.sum {
		if t.figure == nil {
			n += t.times
		} else {
			n += t.times * t.figure(a, c, s)
		}
	}
	if x.partner != nil {
		n -= x.partner(a)
	}
	return n
}

// of returns the range for the contract of a row. If told is set, its upper end is not below least.
func (x *span) of(a *Auction, c bridge.Contract, s card.Suit, least int) Range {
	r := Range{0, many}
	if x.least != nil {
		r.Min = max(0, x.least.of(a, c, s))
	}
	if x.most != nil {
		if r.Max = x.most.of(a, c, s); x.told {
			r.Max = max(r.Max, least)
		}
	}
	return r
}

// parseAmount parses an amount, as in told+2step or both:game-1, whose figures have the given names.
func parseAmount(text string, figures map[string]figure) (*amount, error) {
	x := &amount{}
	if who, rest, ok := strings.Cut(text, ":"); ok {
		if x.partner = partners[who]; x.partner == nil {
			return nil, fmt.Errorf("%q: want both, likely, more, most or best before the colon", text)
		}
		text = rest
	}
	for text != "" {
		sign := 1
		if text[0] == '-' {
			sign = -1
		}
		if len(x.sum) > 0 || sign < 0 {
			text = text[1:]
		}
		end := strings.IndexAny(text, "+-")
		if end < 0 {
			end = len(text)
		}
		word := text[:end]
		text = text[end:]
		name := strings.TrimLeft(word, "0123456789")
		t := term{times: sign}
		if digits := word[:len(word)-len(name)]; digits != "" {
			n, err := strconv.Atoi(digits)
			if err != nil {
				return nil, err
			}
			t.times *= n
		}
		if name != "" || word == "" {
			if t.figure = figures[name]; t.figure == nil {
				return nil, fmt.Errorf("there is no figure %q", name)
			}
		}
		x.sum = append(x.sum, t)
	}
	if len(x.sum) == 0 {
		return nil, fmt.Errorf("%q is no amount", text)
	}
	return x, nil
}

// parseSpan parses a range of points, as in respond.. or likely:game..both:game-1. A word before the first colon
// applies to both ends, unless the second has its own. A name alone, as in oneNT, is the range of that name.
func parseSpan(text string) (*span, error) {
	low, high, open := strings.Cut(text, "..")
	if !open {
		if pointFigures[text+".most"] == nil {
			return nil, fmt.Errorf("%q is no range: want %s.. or ..%s", text, text, text)
		}
		low, high = text, text+".most"
	}
	if low == "" && high == "" {
		return nil, fmt.Errorf("%q is no range: want an amount before it, behind it, or both", text)
	}
	if who, _, ok := strings.Cut(low, ":"); ok && high != "" && !strings.Contains(high, ":") {
		high = who + ":" + high
	}
	x := &span{told: low == ""}
	var err error
	if low != "" {
		if x.least, err = parseAmount(low, pointFigures); err != nil {
			return nil, err
		}
	}
	if high != "" {
		x.most, err = parseAmount(high, pointFigures)
	}
	return x, err
}

// parseCards parses a number of cards: suit+1 is that many or more, suit-1..suit+1 a range.
func parseCards(text string) (*span, error) {
	low, high, _ := strings.Cut(text, "..")
	x := &span{}
	var err error
	if low != "" {
		if x.least, err = parseAmount(low, cardFigures); err != nil {
			return nil, err
		}
	}
	if high != "" {
		x.most, err = parseAmount(high, cardFigures)
	}
	if err == nil && x.least == nil && x.most == nil {
		err = fmt.Errorf("%q is no number of cards", text)
	}
	return x, err
}

// opens returns the number of cards of a suit needed to open it.
func (a *Auction) opens(s card.Suit) int {
	if s.Major() {
		return a.major
	}
	return a.minor
}

// least returns the points for an answer: those opposite an opening, plus as many as partner's overcall in the pass-out
// seat may be short of the usual overcall.
func (a *Auction) least() int {
	least := a.figures.respond
	if has, _, _ := a.expected(); a.last[a.partner].Purpose == Overcall {
		least += max(0, a.figures.overcall-has)
	}
	return least
}

// newSuitPoints returns the points for a new suit at a level: a step fewer if the opponents have bid, since a pass may
// lose the suit.
func (a *Auction) newSuitPoints(level int) int {
	points := a.least()
	if level > 1 {
		points += a.newTwo - a.figures.respond + (level-2)*a.newStep
		if a.contested() {
			points -= a.newStep
		}
	}
	return points
}

// lighter returns the number of points by which a player may be short in the pass-out seat, as partner has some of
// those that the opponents haven't shown. It is 0 over a strong hand.
func (a *Auction) lighter() int {
	if !a.lastChance() || max(a.shown[a.left].strength.Min, a.shown[a.right].strength.Min) >= a.twoNT.Min {
		return 0
	}
	return a.figures.reopen
}

// tries returns the points of both hands needed for game in a strain, or in no-trump if that takes fewer, the strain is
// a minor and the opponents are silent.
func (a *Auction) tries(strain bridge.Strain) int {
	need := a.need(strain, a.gameLevel(strain))
	if s, ok := strain.Trump(); ok && !s.Major() && a.ours && !a.contested() {
		need = min(need, a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump)))
	}
	return need
}

// alone returns the number of cards with which the player's own suit needs no support. Partner is assumed to have a few
// unless he has said otherwise.
func (a *Auction) alone(s card.Suit) int {
	return max(a.shown[a.me].length[s].Min, a.Fit-max(a.Suit-2, a.shown[a.partner].length[s].Min))
}

// trumps returns the number of cards in partner's suit that make a fit. His answer to a double, even an invitation, is
// assumed to be longer than promised.
func (a *Auction) trumps(s card.Suit) int {
	if p := a.last[a.partner]; p.Suit == s && (p.Purpose == Advance || p.Purpose == Invitation && a.last[a.me].Purpose == TakeOutDouble) {
		return a.Suit
	}
	if n := a.Fit - a.shown[a.partner].length[s].Min; n > 0 {
		return max(n, 2)
	}
	return 0
}

// expected returns the least, a likely and the greatest strength that partner has shown. A player who has shown only
// that he isn't weak is unlikely to have much more.
func (a *Auction) expected() (least, likely, most int) {
	p := a.shown[a.partner].strength
	trick := a.need(bridge.NoTrump, 2) - a.need(bridge.NoTrump, 1)
	most = min(p.Max, p.Min+3*trick)
	return p.Min, (p.Min + most + 1) / 2, most
}
