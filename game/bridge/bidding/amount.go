package bidding

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// amount is a number of points or cards: a sum of figures that depend on the deck, as in told+2step, so that one text
// serves all decks.
type amount struct {
	sum []term
	// partner returns the points that partner is assumed to have, which are subtracted; nil if none are.
	partner func(*view) int
}

// term is a multiple of a figure, or of 1.
type term struct {
	times  int
	figure figure // nil stands for 1
}

// figure returns a figure for the contract of a row, and for a suit if it counts cards.
type figure func(v *view, c bridge.Contract, s card.Suit) int

// span is a range of amounts; nil is no limit.
type span struct {
	least, most *amount
	told        bool // the upper end is at least the points that the player has shown
}

// pointFigures maps names to figures in points.
var pointFigures = map[string]figure{
	"open":      func(v *view, _ bridge.Contract, _ card.Suit) int { return v.Open },
	"strong":    func(v *view, _ bridge.Contract, _ card.Suit) int { return v.strong },
	"respond":   func(v *view, _ bridge.Contract, _ card.Suit) int { return v.figures.respond },
	"answer":    func(v *view, _ bridge.Contract, _ card.Suit) int { return v.least() },
	"two":       func(v *view, _ bridge.Contract, _ card.Suit) int { return v.newTwo },
	"step":      func(v *view, _ bridge.Contract, _ card.Suit) int { return v.newStep },
	"half":      func(v *view, _ bridge.Contract, _ card.Suit) int { return (v.newStep + 1) / 2 },
	"higher":    func(v *view, c bridge.Contract, _ card.Suit) int { return (c.Level - 1) * v.newStep },
	"told":      func(v *view, _ bridge.Contract, _ card.Suit) int { return v.shown[v.me].usual.Min },
	"told.most": func(v *view, _ bridge.Contract, _ card.Suit) int { return v.shown[v.me].points.Max },
	"newsuit":   func(v *view, c bridge.Contract, _ card.Suit) int { return newSuitPoints(v, c.Level) },
	"jump":      func(v *view, _ bridge.Contract, _ card.Suit) int { return v.jumpOver },
	"over":      func(v *view, _ bridge.Contract, _ card.Suit) int { return v.raiseOver },
	"lent":      func(v *view, _ bridge.Contract, _ card.Suit) int { return lent(v) },
	"overcall": func(v *view, c bridge.Contract, _ card.Suit) int {
		if c.Level == 1 {
			return v.figures.overcall
		}
		return v.overcallTo + (c.Level-2)*v.overStep
	},
	"takeout": func(v *view, c bridge.Contract, _ card.Suit) int { return v.takeOut + (c.Level-1)*v.overStep/2 },
	"action":  func(v *view, c bridge.Contract, _ card.Suit) int { return v.action + (c.Level-1)*v.newStep/2 },
	"level":   func(v *view, c bridge.Contract, _ card.Suit) int { return v.need(c.Strain, c.Level) },
	"game":    func(v *view, c bridge.Contract, _ card.Suit) int { return v.need(c.Strain, v.gameLevel(c.Strain)) },
	"slam":    func(v *view, c bridge.Contract, _ card.Suit) int { return v.need(c.Strain, SlamLevel(v.rules)) },
	"gameN": func(v *view, _ bridge.Contract, _ card.Suit) int {
		return v.need(bridge.NoTrump, v.gameLevel(bridge.NoTrump))
	},
	"try": func(v *view, c bridge.Contract, _ card.Suit) int { return tryPoints(v, c.Strain) },
	"slamN": func(v *view, _ bridge.Contract, _ card.Suit) int {
		return v.need(bridge.NoTrump, SlamLevel(v.rules))
	},
	"top": func(v *view, c bridge.Contract, _ card.Suit) int { return v.need(c.Strain, v.rules.Level) },
	"wholeN": func(v *view, _ bridge.Contract, _ card.Suit) int { // with nothing below the line
		return v.need(bridge.NoTrump, v.whole[bridge.NoTrump])
	},
	"overtwo": func(v *view, _ bridge.Contract, _ card.Suit) int { return v.overcallTo },
	"beat": func(v *view, c bridge.Contract, _ card.Suit) int {
		return v.total() - v.need(c.Strain, c.Level) + v.doubleMore
	},
	"spare":        func(v *view, c bridge.Contract, _ card.Suit) int { return v.need(c.Strain, c.Level) + v.doubleMore },
	"oneNT":        func(v *view, _ bridge.Contract, _ card.Suit) int { return v.openNT.Min },
	"oneNT.most":   func(v *view, _ bridge.Contract, _ card.Suit) int { return v.openNT.Max },
	"twoNT":        func(v *view, _ bridge.Contract, _ card.Suit) int { return v.twoNT.Min },
	"twoNT.most":   func(v *view, _ bridge.Contract, _ card.Suit) int { return v.twoNT.Max },
	"overNT":       func(v *view, _ bridge.Contract, _ card.Suit) int { return v.overNT.Min },
	"overNT.most":  func(v *view, _ bridge.Contract, _ card.Suit) int { return v.overNT.Max },
	"preempt":      func(v *view, _ bridge.Contract, _ card.Suit) int { return v.preEmpt.Min },
	"preempt.most": func(v *view, _ bridge.Contract, _ card.Suit) int { return v.preEmpt.Max },
}

// cardFigures maps names to figures in cards of a suit.
var cardFigures = map[string]figure{
	"suit":   func(v *view, _ bridge.Contract, _ card.Suit) int { return v.Suit },
	"opens":  func(v *view, _ bridge.Contract, s card.Suit) int { return v.opens(s) },
	"major":  func(v *view, _ bridge.Contract, _ card.Suit) int { return v.major },
	"long":   func(v *view, _ bridge.Contract, _ card.Suit) int { return v.longSuit },
	"fit":    func(v *view, _ bridge.Contract, s card.Suit) int { return v.trumps(s) },
	"told":   func(v *view, _ bridge.Contract, s card.Suit) int { return v.shown[v.me].length[s].Min },
	"alone":  func(v *view, _ bridge.Contract, s card.Suit) int { return cardsAlone(v, s) },
	"double": func(v *view, _ bridge.Contract, _ card.Suit) int { return v.doubleTrumps },
	"even":   func(v *view, _ bridge.Contract, _ card.Suit) int { return v.Balanced.Min },
	"level":  func(_ *view, c bridge.Contract, _ card.Suit) int { return c.Level },
	"law": func(v *view, c bridge.Contract, s card.Suit) int {
		return v.rules.Needs(c.Level) - v.shown[v.partner].length[s].Min
	},
}

// levelFigures maps names to levels.
var levelFigures = map[string]figure{
	"slam":    func(v *view, _ bridge.Contract, _ card.Suit) int { return SlamLevel(v.rules) },
	"takeout": func(v *view, _ bridge.Contract, _ card.Suit) int { return v.takeOutTo },
}

// partners maps the word before a colon to the points that partner is assumed to have.
var partners = map[string]func(*view) int{
	"both":   func(v *view) int { least, _, _ := v.expected(); return least },
	"likely": func(v *view) int { _, likely, _ := v.expected(); return likely },
	"more":   func(v *view) int { _, likely, most := v.expected(); return (likely + most + 1) / 2 },
	"most":   func(v *view) int { _, _, most := v.expected(); return most },
	"best":   func(v *view) int { return v.shown[v.partner].strength.Max },
}

// of returns the amount for the contract of a row, and for a suit if it counts cards.
func (x *amount) of(v *view, c bridge.Contract, s card.Suit) int {
	n := 0
	for _, t := range x.sum {
		if t.figure == nil {
			n += t.times
		} else {
			n += t.times * t.figure(v, c, s)
		}
	}
	if x.partner != nil {
		n -= x.partner(v)
	}
	return n
}

// of returns the range for the contract of a row. If told is set, its upper end is not below least.
func (x *span) of(v *view, c bridge.Contract, s card.Suit, least int) Range {
	r := Range{0, many}
	if x.least != nil {
		r.Min = max(0, x.least.of(v, c, s))
	}
	if x.most != nil {
		if r.Max = x.most.of(v, c, s); x.told {
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
			return nil, fault.Errorf("%q: want both, likely, more, most or best before the colon", text)
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
				return nil, fault.Errorf("there is no figure %q", name)
			}
		}
		x.sum = append(x.sum, t)
	}
	if len(x.sum) == 0 {
		return nil, fault.Errorf("%q is no amount", text)
	}
	return x, nil
}

// parseSpan parses a range of points, as in respond.. or likely:game..both:game-1. A word before the first colon
// applies to both ends, unless the second has its own. A name alone, as in oneNT, is the range of that name.
func parseSpan(text string) (*span, error) {
	low, high, open := strings.Cut(text, "..")
	if !open {
		if pointFigures[text+".most"] == nil {
			return nil, fault.Errorf("%q is no range: want %s.. or ..%s", text, text, text)
		}
		low, high = text, text+".most"
	}
	if low == "" && high == "" {
		return nil, fault.Errorf("%q is no range: want an amount before it, behind it, or both", text)
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
		err = fault.Errorf("%q is no number of cards", text)
	}
	return x, err
}

// opens returns the number of cards of a suit needed to open it.
func (f *figures) opens(s card.Suit) int {
	if s.Major() {
		return f.major
	}
	return f.minor
}

// least returns the points for an answer: those opposite an opening, plus as many as partner's overcall in the pass-out
// seat may be short of the usual overcall.
func (v *view) least() int {
	least := v.figures.respond
	if has, _, _ := v.expected(); v.last[v.partner].Purpose == Overcall {
		least += max(0, v.figures.overcall-has)
	}
	return least
}

// newSuitPoints returns the points for a new suit at a level: a step fewer if the opponents have bid, since a pass may
// lose the suit.
func newSuitPoints(v *view, level int) int {
	points := v.least()
	if level > 1 {
		points += v.newTwo - v.figures.respond + (level-2)*v.newStep
		if v.contested() {
			points -= v.newStep
		}
	}
	return points
}

// lent returns the number of points by which a player may be short in the pass-out seat, as partner has some of
// those that the opponents haven't shown. It is 0 over a strong hand.
func lent(v *view) int {
	if !v.lastChance() || max(v.shown[v.left].strength.Min, v.shown[v.right].strength.Min) >= v.twoNT.Min {
		return 0
	}
	return v.figures.reopen
}

// tryPoints returns the points of both hands needed for game in a strain, or in no-trump if that takes fewer, the strain
// is a minor and the opponents are silent.
func tryPoints(v *view, strain bridge.Strain) int {
	need := v.need(strain, v.gameLevel(strain))
	if s, ok := strain.Trump(); ok && !s.Major() && v.ours && !v.contested() {
		need = min(need, v.need(bridge.NoTrump, v.gameLevel(bridge.NoTrump)))
	}
	return need
}

// cardsAlone returns the number of cards with which the player's own suit needs no support. Partner is assumed to have a
// few unless he has said otherwise.
func cardsAlone(v *view, s card.Suit) int {
	return max(v.shown[v.me].length[s].Min, v.Fit-max(v.Suit-2, v.shown[v.partner].length[s].Min))
}

// trumps returns the number of cards in partner's suit that make a fit. His answer to a double, even an invitation, is
// assumed to be longer than promised.
func (v *view) trumps(s card.Suit) int {
	if p := v.last[v.partner]; p.Suit == s && (p.Purpose == Advance || p.Purpose == Invitation && v.last[v.me].Purpose == TakeOutDouble) {
		return v.Suit
	}
	if n := v.Fit - v.shown[v.partner].length[s].Min; n > 0 {
		return max(n, 2)
	}
	return 0
}

// expected returns the least, a likely and the greatest strength that partner has shown. A player who has shown only
// that he isn't weak is unlikely to have much more.
func (v *view) expected() (least, likely, most int) {
	p := v.shown[v.partner].strength
	trick := v.need(bridge.NoTrump, 2) - v.need(bridge.NoTrump, 1)
	most = min(p.Max, p.Min+3*trick)
	return p.Min, (p.Min + most + 1) / 2, most
}
