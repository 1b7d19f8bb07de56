package dd

// leadWeight is how much speaks for a lead: the logarithm of how much more likely it is to
// be the right one, in 24ths.
//
// The numbers come from random deals of 52 and 68 cards, at no-trump and with trumps. For
// some of the positions in which a lead decided it, all leads were tried, and the cards that
// each took were counted; the weights are those of a linear model whose softmax has the least
// expected logarithm of these.
type leadWeight struct {
	// By who holds the highest and the second place, from the leader clockwise, and by the
	// card: in the middle of the leader's, the highest, the lowest, or both.
	owners [16][4]int16
	// By who wins if all play their best: the card, partner, the left or the right opponent.
	beats, pwins, lwins, rwins int
	seq, place                 int // the next lower card is his too; for each place
	// For each card of the suit: the leader's, and so on clockwise.
	mine, left, partner, right int
	lopt, popt, ropt           int // for each choice that they have, up to three
	lvoid, pvoid, rvoid        int
	lruff, pruff, rruff        int
	single, drawn              int // with trumps to ruff the next; the opponents have no trumps
	good                       int // for suits that were right before, more or less
	// The card that was right in a position of the same shape; another of its suit; another
	// suit. And the same where the highest places are the same.
	sameShape, suitShape, otherShape int
	sameTop, suitTop, otherTop       int
}

// The kinds of suits in leadWeights.
const (
	plainSuit = iota // no trumps are left
	sideSuit
	trumpSuit
)

// leadWeights is the weights of leads by the kind of the suit.
var leadWeights = [3]leadWeight{
	plainSuit: {
		owners: [16][4]int16{
			{-3, 10, -14, -6},
			{-10, 25, -19, 1},
			{-19, -4, 28, 4},
			{-13, 7, -23, 0},
			{8, 5, -3, 5},
			{0, -9, 0, -7},
			{-13, -24, 67, 10},
			{-8, -9, 4, -1},
			{20, -7, -14, 7},
			{16, 13, -25, 7},
			{2, -7, 6, -8},
			{1, -14, -4, -2},
			{26, -2, -9, 14},
			{0, -7, 0, 0},
			{26, -9, -8, 8},
			{-2, -16, 6, -7},
		},
		beats:      17,
		pwins:      23,
		lwins:      -15,
		rwins:      -25,
		seq:        9,
		place:      6,
		mine:       1,
		left:       -7,
		partner:    6,
		right:      -7,
		lopt:       -2,
		ropt:       -5,
		popt:       -2,
		lvoid:      -71,
		pvoid:      -14,
		rvoid:      -63,
		good:       18,
		sameShape:  47,
		suitShape:  11,
		otherShape: -58,
		sameTop:    35,
		suitTop:    1,
		otherTop:   -36,
	},
	sideSuit: {
		owners: [16][4]int16{
			{-18, 26, -22, 2},
			{-23, 34, -17, 1},
			{-3, -20, 10, 0},
			{-11, 19, -33, 0},
			{-29, 1, 23, 22},
			{-12, -9, 15, 2},
			{-4, -14, 44, 8},
			{-15, -17, 33, -2},
			{-15, -12, 17, 6},
			{-17, -13, 28, 6},
			{-5, -17, 23, 2},
			{-9, -12, 27, -10},
			{-9, -9, 19, 5},
			{-1, -2, -6, 2},
			{-12, 3, 12, 4},
			{-8, 3, 7, 3},
		},
		beats:      45,
		pwins:      43,
		lwins:      -35,
		rwins:      -52,
		seq:        2,
		place:      10,
		mine:       -2,
		left:       -6,
		partner:    -6,
		right:      -4,
		lopt:       4,
		ropt:       2,
		popt:       -2,
		lvoid:      -53,
		pvoid:      -7,
		rvoid:      -45,
		lruff:      -48,
		rruff:      -51,
		pruff:      1,
		single:     11,
		drawn:      10,
		good:       -3,
		sameShape:  42,
		suitShape:  35,
		otherShape: -71,
		sameTop:    13,
		suitTop:    15,
		otherTop:   -37,
	},
	trumpSuit: {
		owners: [16][4]int16{
			{-5, 4, -8, -4},
			{-7, 22, -12, -3},
			{-5, -7, 10, 2},
			{-6, 10, -11, 1},
			{-6, 5, 0, 1},
			{-4, -2, 2, 1},
			{0, -7, 8, 6},
			{-1, -5, 5, 4},
			{-5, -7, 12, -1},
			{-4, -8, 6, 11},
			{3, -10, 7, 5},
			{4, -9, 4, 3},
			{-4, -10, 9, 4},
			{0, -4, -1, 5},
			{2, -9, 4, 2},
			{-3, 2, -2, 4},
		},
		beats:      17,
		pwins:      23,
		lwins:      -20,
		rwins:      -23,
		seq:        -6,
		place:      4,
		mine:       -6,
		left:       -6,
		partner:    -2,
		right:      -3,
		lopt:       -3,
		ropt:       -1,
		popt:       -2,
		lvoid:      -38,
		pvoid:      -4,
		rvoid:      -28,
		good:       5,
		sameShape:  43,
		suitShape:  -1,
		otherShape: -48,
		sameTop:    38,
		suitTop:    -4,
		otherTop:   -26,
	},
}
