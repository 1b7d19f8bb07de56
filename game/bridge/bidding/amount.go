package bidding

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// An amount is points or cards as a natural rule has them: figures of the deck by their names, with steps more or fewer, as in told+2step. So
// one text serves all decks.
type amount struct {
	sum []term
	// partner says what of the points partner is taken to have, so that the rest is missing.
	partner func(*Auction) int
}

// term is a figure, or 1, so many times.
type term struct {
	times  int
	figure figure
}

// figure returns a figure for the call of a row, and for a suit if it is cards.
type figure func(a *Auction, c bidding, s card.Suit) int

// bidding is the contract that a row is about: that of its bid, or the one that it doubles or leaves.
type bidding struct {
	level  int
	strain bridge.Strain
}

// span is a range between two amounts; nil is no limit.
type span struct {
	least, most *amount
	told        bool // nobody has less than he has told: most is that at least
}

// pointFigures are points by name.
var pointFigures = map[string]figure{
	"open":      func(a *Auction, _ bidding, _ card.Suit) int { return a.Open },
	"strong":    func(a *Auction, _ bidding, _ card.Suit) int { return a.strong },
	"respond":   func(a *Auction, _ bidding, _ card.Suit) int { return a.figures.respond },
	"answer":    func(a *Auction, _ bidding, _ card.Suit) int { return a.least() },
	"two":       func(a *Auction, _ bidding, _ card.Suit) int { return a.newTwo },
	"step":      func(a *Auction, _ bidding, _ card.Suit) int { return a.newStep },
	"half":      func(a *Auction, _ bidding, _ card.Suit) int { return (a.newStep + 1) / 2 },
	"higher":    func(a *Auction, c bidding, _ card.Suit) int { return (c.level - 1) * a.newStep },
	"told":      func(a *Auction, _ bidding, _ card.Suit) int { return a.shown[a.me].usual.Min },
	"told.most": func(a *Auction, _ bidding, _ card.Suit) int { return a.shown[a.me].points.Max },
	"newsuit":   func(a *Auction, c bidding, _ card.Suit) int { return a.newSuitPoints(c.level) },
	"jump":      func(a *Auction, _ bidding, _ card.Suit) int { return a.jumpOver },
	"over":      func(a *Auction, _ bidding, _ card.Suit) int { return a.raiseOver },
	"lent":      func(a *Auction, _ bidding, _ card.Suit) int { return a.lighter() },
	"overcall": func(a *Auction, c bidding, _ card.Suit) int {
		if c.level == 1 {
			return a.figures.overcall
		}
		return a.overcallTo + (c.level-2)*a.overStep
	},
	"takeout": func(a *Auction, c bidding, _ card.Suit) int { return a.takeOut + (c.level-1)*a.overStep/2 },
	"action":  func(a *Auction, c bidding, _ card.Suit) int { return a.action + (c.level-1)*a.newStep/2 },
	"level":   func(a *Auction, c bidding, _ card.Suit) int { return a.need(c.strain, c.level) },
	"game":    func(a *Auction, c bidding, _ card.Suit) int { return a.need(c.strain, a.gameLevel(c.strain)) },
	"slam":    func(a *Auction, c bidding, _ card.Suit) int { return a.need(c.strain, SlamLevel(a.rules)) },
	"gameN": func(a *Auction, _ bidding, _ card.Suit) int {
		return a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))
	},
	"try":   func(a *Auction, c bidding, _ card.Suit) int { return a.tries(c.strain) },
	"slamN": func(a *Auction, _ bidding, _ card.Suit) int { return a.need(bridge.NoTrump, SlamLevel(a.rules)) },
	"top":   func(a *Auction, c bidding, _ card.Suit) int { return a.need(c.strain, a.rules.Level) },
	"wholeN": func(a *Auction, _ bidding, _ card.Suit) int { // with nothing below
		return a.need(bridge.NoTrump, a.wholeGame(bridge.NoTrump))
	},
	"overtwo": func(a *Auction, _ bidding, _ card.Suit) int { return a.overcallTo },
	"beat": func(a *Auction, c bidding, _ card.Suit) int {
		return a.total() - a.need(c.strain, c.level) + a.doubleMore
	},
	"spare":        func(a *Auction, c bidding, _ card.Suit) int { return a.need(c.strain, c.level) + a.doubleMore },
	"oneNT":        func(a *Auction, _ bidding, _ card.Suit) int { return a.openNT.Min },
	"oneNT.most":   func(a *Auction, _ bidding, _ card.Suit) int { return a.openNT.Max },
	"twoNT":        func(a *Auction, _ bidding, _ card.Suit) int { return a.twoNT.Min },
	"twoNT.most":   func(a *Auction, _ bidding, _ card.Suit) int { return a.twoNT.Max },
	"overNT":       func(a *Auction, _ bidding, _ card.Suit) int { return a.overNT.Min },
	"overNT.most":  func(a *Auction, _ bidding, _ card.Suit) int { return a.overNT.Max },
	"preempt":      func(a *Auction, _ bidding, _ card.Suit) int { return a.preEmpt.Min },
	"preempt.most": func(a *Auction, _ bidding, _ card.Suit) int { return a.preEmpt.Max },
}

// cardFigures are cards of a suit by name.
var cardFigures = map[string]figure{
	"suit":   func(a *Auction, _ bidding, _ card.Suit) int { return a.Suit },
	"opens":  func(a *Auction, _ bidding, s card.Suit) int { return a.opens(s) },
	"major":  func(a *Auction, _ bidding, _ card.Suit) int { return a.major },
	"long":   func(a *Auction, _ bidding, _ card.Suit) int { return a.longSuit },
	"fit":    func(a *Auction, _ bidding, s card.Suit) int { return a.trumps(s) },
	"told":   func(a *Auction, _ bidding, s card.Suit) int { return a.shown[a.me].length[s].Min },
	"alone":  func(a *Auction, _ bidding, s card.Suit) int { return a.alone(s) },
	"double": func(a *Auction, _ bidding, _ card.Suit) int { return a.doubleTrumps },
	"even":   func(a *Auction, _ bidding, _ card.Suit) int { return a.Balanced.Min },
	"level":  func(_ *Auction, c bidding, _ card.Suit) int { return c.level },
	"law": func(a *Auction, c bidding, s card.Suit) int {
		return a.rules.Needs(c.level) - a.shown[a.partner].length[s].Min
	},
}

// levelFigures are levels by name.
var levelFigures = map[string]figure{
	"slam":    func(a *Auction, _ bidding, _ card.Suit) int { return SlamLevel(a.rules) },
	"takeout": func(a *Auction, _ bidding, _ card.Suit) int { return a.takeOutTo },
}

// partners are what partner's points are taken to be.
var partners = map[string]func(*Auction) int{
	"both":   func(a *Auction) int { least, _, _ := a.expected(); return least },
	"likely": func(a *Auction) int { _, likely, _ := a.expected(); return likely },
	"more":   func(a *Auction) int { _, likely, most := a.expected(); return (likely + most + 1) / 2 },
	"most":   func(a *Auction) int { _, _, most := a.expected(); return most },
	"best":   func(a *Auction) int { return a.shown[a.partner].strength.Max },
}

// of returns the amount for the call of a row, and for a suit if it is cards.
func (x *amount) of(a *Auction, c bidding, s card.Suit) int {
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

// of returns the range for the call of a row; least is what counts where there is no lower limit, and for the upper one if told is set.
func (x *span) of(a *Auction, c bidding, s card.Suit, least int) Range {
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

// parseSpan reads a range of points by their names, as in respond.. or likely:game..both:game-1: what is before the first of two counts for
// the second too, unless it has one of its own. A figure alone is a range of its own: oneNT.
func parseSpan(text string) (*span, error) {
	low, high, open := strings.Cut(text, "..")
	if !open {
		if pointFigures[text+".most"] == nil {
			return nil, fmt.Errorf("%q is no range: want %s.. or ..%s", text, text, text)
		}
		low, high = text, text+".most"
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

// parseCards reads how many cards, as in suit+1 for at least so many, or suit-1..suit+1.
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

// alone returns how many cards of an own suit need no support: partner has a few, if he
// has told nothing else.
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
