package bidding

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// An amount is a number of points or cards: a sum of figures that depend on the deck, as in told+2step. So one text serves all decks.
type amount struct {
	sum []term
	// partner returns the points that partner is assumed to have, which are taken off; nil if none are.
	partner func(*Auction) int
}

// term is a multiple of a figure, or of 1.
type term struct {
	times  int
	figure figure // nil for 1
}

// figure returns a figure for the contract that a row is about, and for a suit if it counts cards.
type figure func(a *Auction, c bridge.Contract, s card.Suit) int

// span is a range of amounts; nil is no limit.
type span struct {
	least, most *amount
	told        bool // the upper end is at least what the player has told
}

// pointFigures are points by name.
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
	"wholeN": func(a *Auction, _ bridge.Contract, _ card.Suit) int { // with nothing below
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

// cardFigures are cards of a suit by name.
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

// levelFigures are levels by name.
var levelFigures = map[string]figure{
	"slam":    func(a *Auction, _ bridge.Contract, _ card.Suit) int { return SlamLevel(a.rules) },
	"takeout": func(a *Auction, _ bridge.Contract, _ card.Suit) int { return a.takeOutTo },
}

// partners return the points that partner is assumed to have, by the word before a colon.
var partners = map[string]func(*Auction) int{
	"both":   func(a *Auction) int { least, _, _ := a.expected(); return least },
	"likely": func(a *Auction) int { _, likely, _ := a.expected(); return likely },
	"more":   func(a *Auction) int { _, likely, most := a.expected(); return (likely + most + 1) / 2 },
	"most":   func(a *Auction) int { _, _, most := a.expected(); return most },
	"best":   func(a *Auction) int { return a.shown[a.partner].strength.Max },
}

// of returns the amount for the contract that a row is about, and for a suit if it counts cards.
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

// of returns the range for the contract that a row is about. If told is set, its upper end is not below least.
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

// parseAmount reads an amount, as in told+2step or both:game-1, with figures by their names.
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

// parseSpan reads a range of points, as in respond.. or likely:game..both:game-1. A word before the first colon holds for both ends, unless
// the second has its own. A name alone, as in oneNT, is the range of that name.
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

// parseCards reads a number of cards: suit+1 is that many or more, suit-1..suit+1 a range.
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

// opens returns how many cards of a suit make an opening.
func (a *Auction) opens(s card.Suit) int {
	if s.Major() {
		return a.major
	}
	return a.minor
}

// least returns the points for an answer: as many more than partner's opening takes as he may have fewer for an overcall where a pass would
// have ended the auction.
func (a *Auction) least() int {
	least := a.figures.respond
	if has, _, _ := a.expected(); a.last[a.partner].Purpose == Overcall {
		least += max(0, a.figures.overcall-has)
	}
	return least
}

// newSuitPoints returns the points for a new suit at a level: a step less if the opponents have bid, since passing may lose the suit.
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

// lighter returns by how many points less a player bids where a pass would end the auction: partner has some of those that the
// opponents have not shown. Over a strong hand that is none.
func (a *Auction) lighter() int {
	if !a.lastChance() || max(a.shown[a.left].strength.Min, a.shown[a.right].strength.Min) >= a.twoNT.Min {
		return 0
	}
	return a.figures.reopen
}

// tries returns the points of both hands for game in a strain, or at no-trump where it is a minor and the opponents are silent.
func (a *Auction) tries(strain bridge.Strain) int {
	need := a.need(strain, a.gameLevel(strain))
	if s, ok := strain.Trump(); ok && !s.Major() && a.ours && !a.contested() {
		need = min(need, a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump)))
	}
	return need
}

// alone returns how many cards of an own suit need no support. Partner is assumed to have a few, unless he has told otherwise.
func (a *Auction) alone(s card.Suit) int {
	return max(a.shown[a.me].length[s].Min, a.Fit-max(a.Suit-2, a.shown[a.partner].length[s].Min))
}

// trumps returns how many cards in partner's suit make a fit. His answer to a double is taken to be longer than it need be, one that invites too.
func (a *Auction) trumps(s card.Suit) int {
	if p := a.last[a.partner]; p.Suit == s && (p.Purpose == Advance || p.Purpose == Invitation && a.last[a.me].Purpose == TakeOutDouble) {
		return a.Suit
	}
	if n := a.Fit - a.shown[a.partner].length[s].Min; n > 0 {
		return max(n, 2)
	}
	return 0
}

// expected returns the least, a likely and the greatest strength that partner has shown.
// A player who has shown only that he is not weak isn't likely to have the world.
func (a *Auction) expected() (least, likely, most int) {
	p := a.shown[a.partner].strength
	trick := a.need(bridge.NoTrump, 2) - a.need(bridge.NoTrump, 1)
	most = min(p.Max, p.Min+3*trick)
	return p.Min, (p.Min + most + 1) / 2, most
}
