package bot

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
)

// ReasonKind is the kind of reason for an act.
type ReasonKind uint8

// The kinds of reason, with the figures of a [Reason] that have a meaning, the most telling first.
const (
	BringsFantasy ReasonKind = iota // the top row brings a fantasy if the hand lives: Strength, Cards at once
	BringsReturn                    // so does a fantasy: Cards at once
	MakesRow                        // a row becomes stronger in kind: Row, Strength, Points that it now earns more
	KeepsFlush                      // a row can still become a flush: Row
	KeepsStraight                   // a row can still become a straight: Row
	AimsAtFantasy                   // another card of a rank would bring a fantasy: Rank
)

// Reason describes an effect of an act on the board: its kind, with figures.
type Reason struct {
	Kind     ReasonKind
	Row      poker.Row
	Strength poker.Strength
	Rank     card.Rank
	Points   int
	Cards    int
}

// alive is the least number of cards in a row that are said to keep a flush or a straight alive.
const alive = 3

// Reasons returns what cards that a board gains do for it, in a hand that is a fantasy or not: the most telling first. There
// may be none, and there are none in a dead hand: then the figures of the act must do.
func Reasons(rules poker.Rules, before, gains poker.Board, fantasy bool) (all []Reason) {
	after, err := before.Join(gains)
	if err != nil {
		return nil
	}
	was, is := rules.Standing(before), rules.Standing(after)
	if is.Dead {
		return nil
	}
	switch {
	case fantasy && is.Return > 0:
		all = append(all, Reason{Kind: BringsReturn, Cards: is.Return})
	case !fantasy && is.Fantasy > was.Fantasy:
		all = append(all, Reason{Kind: BringsFantasy, Strength: is.Strengths[poker.Top], Cards: is.Fantasy})
	}
	for _, row := range poker.Rows {
		if len(gains.Row(row)) == 0 {
			continue
		}
		said := row == poker.Top && !fantasy && is.Fantasy > was.Fantasy
		if is.Strengths[row].Kind() > was.Strengths[row].Kind() && !said {
			all = append(all, Reason{Kind: MakesRow, Row: row, Strength: is.Strengths[row], Points: is.Royalties[row] - was.Royalties[row]})
			continue
		}
		if r, ok := hope(rules, after, row); ok && (row != poker.Top || !fantasy && is.Fantasy == 0) {
			if r.Rank = highest(gains.Row(row)); row != poker.Top || r.Rank >= card.Queen {
				all = append(all, r)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Reason) int { return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(b.Points, a.Points)) })
	return all
}

// hope returns what a row that isn't full may still become: a flush or a straight, and on top a pair that brings a fantasy.
func hope(rules poker.Rules, b poker.Board, row poker.Row) (r Reason, ok bool) {
	cards := b.Row(row)
	switch {
	case b.Free(row) == 0:
	case row == poker.Top:
		return Reason{Kind: AimsAtFantasy}, true
	case len(cards) < alive:
	case suited(cards):
		return Reason{Kind: KeepsFlush, Row: row}, true
	case connected(cards, rules.AceLow):
		return Reason{Kind: KeepsStraight, Row: row}, true
	}
	return Reason{}, false
}

// highest returns the highest rank of cards besides the joker.
func highest(cards poker.Cards) (rank card.Rank) {
	for _, c := range cards {
		if c != card.Joker {
			rank = max(rank, c.Rank)
		}
	}
	return rank
}

// suited reports whether cards can all be of one suit.
func suited(cards poker.Cards) bool {
	plain := slices.DeleteFunc(slices.Clone(cards), func(c card.Card) bool { return c == card.Joker })
	return !slices.ContainsFunc(plain, func(c card.Card) bool { return c.Suit != plain[0].Suit })
}

// connected reports whether cards can all be in one sequence of five.
func connected(cards poker.Cards, aceLow bool) bool {
	var ranks uint32
	many := 0
	for _, c := range cards {
		if c != card.Joker {
			ranks |= 1 << step(c.Rank)
			many++
		}
	}
	if bits.OnesCount32(ranks) < many {
		return false // a pair
	}
	near := func(ranks uint32) bool { return bits.Len32(ranks)-bits.TrailingZeros32(ranks) <= poker.Bottom.Len() }
	const ace, low = 14, 1
	return near(ranks) || aceLow && ranks&(1<<ace) != 0 && near(ranks&^(1<<ace)|1<<low)
}

// step returns the place of a rank in a sequence: 2 for a two, to 14 for an ace.
func step(r card.Rank) int {
	if r > card.Ten { // the pack has no eleven, twelve and maid
		return int(r) - int(card.Maid-card.Ten)
	}
	return int(r)
}
