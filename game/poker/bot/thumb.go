package bot

import (
	"github.com/superbridge/superbridge/game/poker"
)

// thumb returns the act that rules of thumb advise: build from the bottom, pairs before cards that may become a flush or a
// sequence, count the cards that are still to come, keep rows in order, and put queens, kings and aces on top once the middle
// can carry them. (Rules: progressive-poker, Computer players.)
func (t *thinking) thumb() poker.Act {
	rule := thumbs{t: t}
	for _, k := range t.unseen {
		rule.left++
		if k == poker.JokerToken {
			continue
		}
		rule.ranks[k&15]++
		rule.suits[k>>4]++
	}
	var best choice
	most := float32(never)
	for _, c := range t.choices() {
		if r := rule.rate(&c); r > most {
			best, most = c, r
		}
	}
	return best.act
}

// thumbs are rules of thumb, with the cards still to come.
type thumbs struct {
	t     *thinking
	ranks [13]int
	suits [4]int
	left  int
}

// rate rates a board, in something like points.
func (r *thumbs) rate(c *choice) float32 {
	if c.after.full() {
		f := r.t.guide.final(&c.after)
		if !f.lives {
			return -6
		}
		worth := float32(f.pays)
		if f.fantasy > 0 {
			worth += 10
		}
		for row, s := range f.rows { // stronger rows win more often
			worth += float32(s.Kind()) / 4 * float32(row+1)
		}
		return worth
	}
	rows := [3]float32{r.top(&c.after), r.five(&c.after, poker.Middle), r.five(&c.after, poker.Bottom)}
	return rows[0] + rows[1] + 1.3*rows[2] - r.disorder(&c.after)
}

// made returns the kind of a row if no more cards came, and its main rank.
func made(t poker.Tally) (kind poker.Kind, rank int) {
	pairs, most := 0, 0
	for r := 14; r >= 2; r-- {
		n := t.Count(r)
		if n >= 2 {
			pairs++
		}
		if n > most {
			most, rank = n, r
		}
	}
	if t.Joker() {
		most++
	}
	switch {
	case t.Len() == 5:
		s := poker.Standard().Evaluator().Strength(t)
		return s.Kind(), leading(s)
	case most == 4:
		return poker.Quads, rank
	case most == 3:
		return poker.Trips, rank
	case most == 2 && pairs == 2:
		return poker.TwoPair, rank
	case most == 2:
		return poker.OnePair, rank
	}
	return poker.High, rank
}

// kindThumbs are the values of kinds in progress, in the two lower rows.
var kindThumbs = [...]float32{poker.OnePair: 2, poker.TwoPair: 3.5, poker.Trips: 5, poker.Straight: 6, poker.Flush: 8, poker.Full: 10,
	poker.Quads: 15, poker.Five: 17, poker.StraightFlush: 20, poker.Royal: 30}

// five rates a row of five: what it has made, and what it may still become with the cards left.
func (r *thumbs) five(b *board, row poker.Row) float32 {
	tally := b[row]
	kind, rank := made(tally)
	worth := kindThumbs[kind] + float32(rank)/20
	free := 5 - tally.Len()
	if free == 0 || kind >= poker.TwoPair {
		return worth
	}
	if tally.Len() > 1 && tally.Suited() {
		live := float32(r.left) / 4
		if suit, ok := tally.Suit(); ok {
			live = float32(r.suits[suit])
		}
		worth = max(worth, float32(tally.Len()*tally.Len())/3*live*4/float32(max(1, r.left)))
	}
	if tally.Len() > 2 && kind == poker.High && sequences(tally) > 0 {
		worth = max(worth, float32(tally.Len()*tally.Len())/5)
	}
	return worth
}

// top rates the top row.
func (r *thumbs) top(b *board) float32 {
	kind, rank := made(b[poker.Top])
	middle, carried := made(b[poker.Middle])
	carries := middle > poker.OnePair || middle == poker.OnePair && carried >= rank
	switch {
	case kind == poker.Trips && carries:
		return 15
	case kind == poker.OnePair && rank >= queen && carries:
		return 12
	case kind == poker.OnePair:
		return float32(max(0, rank-5)) + 1
	case rank >= queen && middle >= poker.OnePair:
		return 1.5 + float32(r.ranks[rank-2])/4
	}
	return 0
}

// disorder rates by how much upper rows are already stronger than the rows below them, and how little room there is to
// mend that.
func (r *thumbs) disorder(b *board) float32 {
	loss := float32(0)
	for row := poker.Top; row < poker.Bottom; row++ {
		upper, high := made(b[row])
		lower, low := made(b[row+1])
		step := float32(int(upper)-int(lower)) + float32(high-low)/13
		if step > 0 {
			loss += 9 * step / float32(1+5-b[row+1].Len())
			if b[row+1].Len() == 5 {
				loss += 6
			}
		}
	}
	return loss
}
