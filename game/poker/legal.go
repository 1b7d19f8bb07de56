package poker

import (
	"iter"
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// legal yields the distinct acts of a turn. Cards are tried in the order of the pack, starting at the top.
func legal(t turn, hold Cards, board Board) iter.Seq[Act] {
	return func(yield func(Act) bool) {
		p := placer{act: Act{Seat: t.seat}, yield: yield, discards: len(hold) - Places(t.stage)}
		for _, row := range Rows {
			p.free[row] = board.Free(row)
		}
		for _, c := range hold.Sorted() {
			if n := len(p.cards); n > 0 && p.cards[n-1].card == c {
				p.cards[n-1].times++
			} else {
				p.cards = append(p.cards, several{c, 1})
			}
		}
		if p.discards >= 0 {
			p.place(0)
		}
	}
}

// several is a card with its number of copies, which is 1 or, if the pack has it twice, 2.
type several struct {
	card  card.Card
	times int
}

// placer enumerates all ways of placing and throwing away cards.
type placer struct {
	cards    []several
	act      Act    // so far
	free     [3]int // free boxes, by row
	discards int    // number of cards still to be thrown away
	yield    func(Act) bool
}

// place continues from card i, and reports whether more acts are wanted.
func (p *placer) place(i int) bool {
	if i == len(p.cards) {
		if p.discards > 0 {
			return true // too many are placed
		}
		act := p.act
		act.Discards = slices.Clone(act.Discards)
		return p.yield(act)
	}
	return p.spread(i, p.cards[i].times, Top)
}

// spread puts the given number of copies of card i in the row and those below it, and throws the others away.
func (p *placer) spread(i, copies int, row Row) bool {
	c := p.cards[i].card
	if row > Bottom {
		if copies > p.discards {
			return true
		}
		thrown := p.act.Discards
		for range copies {
			p.act.Discards = append(p.act.Discards, c)
		}
		p.discards -= copies
		more := p.place(i + 1)
		p.discards += copies
		p.act.Discards = thrown
		return more
	}
	for n := min(copies, p.free[row]); n >= 0; n-- {
		before := p.act.Gains
		for range n {
			p.act.Gains, _ = p.act.Gains.Add(row, c) // there are free boxes
		}
		p.free[row] -= n
		more := p.spread(i, copies-n, row+1)
		p.free[row] += n
		p.act.Gains = before
		if !more {
			return false
		}
	}
	return true
}
