package poker

import (
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/card"
)

// Token is a card as a small number, for tables: its rank from 0 for the two to 12 for the ace, plus 16 times its suit.
// The joker is [JokerToken].
type Token uint8

// JokerToken is the joker.
const JokerToken Token = 13

// TokenOf returns the token of a card of the pack.
func TokenOf(c card.Card) Token {
	if c == card.Joker {
		return JokerToken
	}
	return Token(worth(c.Rank)-2) | Token(c.Suit)<<4
}

// Card returns the card with token t.
func (t Token) Card() card.Card {
	if t == JokerToken {
		return card.Joker
	}
	return card.Card{Suit: card.Suit(t >> 4), Rank: rankOf(int(t&15) + 2)}
}

// Tally summarises the cards of one row, full or not: their ranks, and the suit that all of them may have. It is a
// comparable value of a few bytes, and adding a card is one table look-up, so a search uses tallies. The zero Tally is
// an empty row.
type Tally struct {
	ranks uint16 // number of the set of ranks, see sets
	off   uint8  // a bit for each suit that one of the cards doesn't have
	len   uint8
}

// With returns the tally with one more card. A row of five has no room for it.
func (t Tally) With(k Token) Tally {
	t.ranks = sets.next[t.ranks][k&15]
	t.off |= off[k]
	t.len++
	return t
}

// Len returns the number of cards, 0 to 5.
func (t Tally) Len() int { return int(t.len) }

// Tallies is the number of sets of ranks that a tally can have.
const Tallies = allSets

// Number returns the number of the tally's set of ranks, from 0 for an empty row to [Tallies] minus 1.
func (t Tally) Number() int { return int(t.ranks) }

// Suited reports whether the cards may all be of one suit.
func (t Tally) Suited() bool { return t.off != allSuits }

// Suit returns the only suit that all the cards may have; ok is false if there is none, or more than one.
func (t Tally) Suit() (suit card.Suit, ok bool) {
	for suit := range card.Suit(4) {
		if t.off == allSuits&^(1<<suit) {
			return suit, true
		}
	}
	return 0, false
}

// Joker reports whether the joker is one of the cards.
func (t Tally) Joker() bool { return sets.joker[t.ranks] }

// Count returns the number of cards with a rank, 2 to 14, not counting the joker.
func (t Tally) Count(rank int) int { return int(sets.counts[t.ranks][rank-2]) }

// TallyOf returns the tally of at most five cards.
func TallyOf(cards Cards) Tally {
	var t Tally
	for _, c := range cards {
		t = t.With(TokenOf(c))
	}
	return t
}

const allSuits = 15

// off holds, for each token, a bit for each suit that it doesn't have.
var off = func() (table [64]uint8) {
	for k := range Token(64) {
		table[k] = allSuits &^ (1 << (k >> 4))
	}
	table[JokerToken] = 0
	return table
}()

// Of the sets of up to five ranks, any repeated, there are C(18,5), and C(17,4) with a joker as well. Those of up to
// four cards come first, as only they take further cards.
const (
	openSets = 2380 + 560
	allSets  = 8568 + 2380
)

// sets numbers the sets of ranks; the empty one is 0.
var sets = func() (s struct {
	next   [openSets][14]uint16
	counts [allSets][13]uint8
	joker  [allSets]bool
	len    [allSets]uint8
}) {
	key := func(have [14]uint8) (packed uint64) { // three bits for each
		for _, n := range have {
			packed = packed<<3 | uint64(n)
		}
		return packed
	}
	number := make(map[uint64]uint16, allSets)
	number[key([14]uint8{})] = 0
	count := 1
	for at := 0; at < openSets; at++ { // sets are numbered by size, so those that take cards come first
		var have [14]uint8
		copy(have[:], s.counts[at][:])
		if s.joker[at] {
			have[13] = 1
		}
		for k := range 14 {
			if k == 13 && s.joker[at] {
				continue // there is one joker
			}
			more := have
			more[k]++
			n, known := number[key(more)]
			if !known {
				n = uint16(count)
				count++
				number[key(more)] = n
				copy(s.counts[n][:], more[:13])
				s.joker[n] = more[13] == 1
				s.len[n] = s.len[at] + 1
			}
			s.next[at][k] = n
		}
	}
	return s
}()

// Evaluator computes the strength of rows with tables. It is read-only: any number of goroutines may use it at once.
type Evaluator struct {
	// best is the strength of each full row with the joker at its strongest: of mixed suits, and of one suit.
	best [2][allSets]Strength
	// held lists what the joker can make of each full row of five, or of three, strongest first, of mixed suits and of
	// one suit; the set's number in heldAt is the index.
	held   [][2][13]Strength
	heldAt [allSets]uint16
}

// Evaluator returns the tables for the rules. They are built at the first call. They assume that the joker may repeat a
// card of its row (Rules: progressive-poker, R6), whatever the rules say.
func (r Rules) Evaluator() *Evaluator {
	if r.AceLow {
		return aceLow()
	}
	return aceHigh()
}

var (
	aceLow  = sync.OnceValue(func() *Evaluator { return newEvaluator(true) })
	aceHigh = sync.OnceValue(func() *Evaluator { return newEvaluator(false) })
)

// Strength returns the strength of a full row, three or five cards, with the joker at its strongest.
func (e *Evaluator) Strength(t Tally) Strength { return e.best[t.suit()][t.ranks] }

// suit returns 1 if all the cards may have one suit, else 0.
func (t Tally) suit() uint8 {
	if t.off != allSuits {
		return 1
	}
	return 0
}

// Within returns the greatest strength that the joker can give a full row without exceeding the limit. It is 0 if every
// choice exceeds it.
func (e *Evaluator) Within(t Tally, limit Strength) Strength {
	s := e.Strength(t)
	switch {
	case s <= limit:
		return s
	case !sets.joker[t.ranks]:
		return 0
	}
	var best Strength
	for suit := range t.suit() + 1 {
		for _, s := range e.held[e.heldAt[t.ranks]][suit] {
			if s <= limit {
				best = max(best, s)
				break
			}
		}
	}
	return best
}

// Rows returns the strengths of a full board's rows, with the joker as the rules require, and whether the hand lives.
// The strengths of a dead hand mean nothing. (Rules: progressive-poker, Strength of a row.)
func (e *Evaluator) Rows(board *[3]Tally) (rows [3]Strength, lives bool) {
	rows[Bottom] = e.Strength(board[Bottom])
	rows[Middle] = e.Within(board[Middle], rows[Bottom])
	if rows[Middle] == 0 {
		return rows, false
	}
	rows[Top] = e.Within(board[Top], rows[Middle])
	return rows, rows[Top] != 0
}

func newEvaluator(aceLow bool) *Evaluator {
	e := new(Evaluator)
	for n := range allSets {
		size := sets.len[n]
		if size != 3 && size != 5 {
			continue
		}
		counts := sets.counts[n]
		if !sets.joker[n] {
			e.best[0][n] = ofRanks(counts, false, aceLow)
			e.best[1][n] = ofRanks(counts, size == 5, aceLow)
			continue
		}
		var ways [2][13]Strength
		for rank := range counts {
			counts[rank]++
			ways[0][rank] = ofRanks(counts, false, aceLow)
			ways[1][rank] = ofRanks(counts, size == 5, aceLow)
			counts[rank]--
		}
		for suit := range ways {
			slices.Sort(ways[suit][:])
			slices.Reverse(ways[suit][:])
		}
		e.best[0][n], e.best[1][n] = ways[0][0], max(ways[0][0], ways[1][0])
		e.heldAt[n] = uint16(len(e.held))
		e.held = append(e.held, ways)
	}
	return e
}

// ofRanks returns the strength of a row from the number of cards of each rank, of one suit or not. Three cards make
// neither sequence nor flush.
func ofRanks(counts [13]uint8, suited, aceLow bool) Strength {
	var once, listed, size, most, second, groups uint32
	for count := uint32(5); count > 0; count-- { // more frequent ranks first, then higher ones
		for rank := 12; rank >= 0; rank-- {
			if uint32(counts[rank]) != count {
				continue
			}
			listed = listed<<rankBits | uint32(rank+2)
			groups++
			size += count
			if most == 0 {
				most = count
			} else if second == 0 {
				second = count
			}
			once |= 1 << rank
		}
	}
	strength := func(k Kind, ranks, n uint32) Strength {
		return Strength(uint32(k)<<kindShift | ranks<<(rankBits*(5-n)))
	}
	made := strength(map[[2]uint32]Kind{
		{1, 1}: High, {2, 1}: OnePair, {2, 2}: TwoPair, {3, 0}: Trips, {3, 1}: Trips, {3, 2}: Full, {4, 1}: Quads, {5, 0}: Five,
	}[[2]uint32{most, second}], listed, groups)
	if size == 3 {
		return made
	}
	top := sequence(once, aceLow)
	switch {
	case top == 14 && suited:
		return strength(Royal, 0, 0)
	case top != 0 && suited:
		return strength(StraightFlush, top, 1)
	case suited:
		var all uint32
		for rank := 12; rank >= 0; rank-- {
			for range counts[rank] {
				all = all<<rankBits | uint32(rank+2)
			}
		}
		return max(made, strength(Flush, all, 5))
	case top != 0:
		return strength(Straight, top, 1)
	}
	return made
}

// sequence returns the top of five different ranks in sequence, 0 if they aren't in sequence.
func sequence(once uint32, aceLow bool) uint32 {
	for low := range uint32(9) {
		if once == 31<<low {
			return low + 6
		}
	}
	if aceLow && once == 1<<12|15 {
		return 5
	}
	return 0
}
