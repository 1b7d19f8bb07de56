package dd

// leadWeight is how much speaks for a lead: the logarithm of how much more likely it is to
// be the right one, in 24ths.
//
// The numbers come from random deals of 52 and 68 cards, at no-trump and with trumps. For
// some of the positions in which a lead decided it, all leads were tried, and the cards that
// each took were counted; the weights are those of a linear model whose softmax has the least
// expected logarithm of these. Those of alike are halved since what was right instead of another lead is tried first
// anyway.
type leadWeight struct {
	// By who holds the highest and the second place, from the leader clockwise, and by the
	// card: in the middle of the leader's, the highest, the lowest, or both.
	owners [16][4]int16
	// By seat, from the leader clockwise, by how many cards of the suit he has, and by how
	// many trumps he has; in the trump suit, by how many his partner has instead. Three stand
	// for more, and without trumps all have none.
	cards [4][4][4]int16
	// By how many cards of the opponents and of partner are higher; three stand for more.
	higher  [4][4]int16
	honours [5]int16 // by how many of the four highest are the side's
	// By who wins if all play their best: the card, partner, the left or the right opponent.
	beats, pwins, lwins, rwins int
	seq, place                 int // the next lower card is his too; for each place
	// For each card of the suit: the leader's, and so on clockwise.
	mine, left, partner, right int
	drawn                      int // the opponents have no trumps
	good                       int // for suits that were right before, more or less
	alike                      [alikes]alikeWeight
}

// alikeWeight is how much speaks for a lead because of the one that was right in a position
// that is alike: the same, another of its suit, or another suit.
type alikeWeight struct{ same, suit, no int }

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
		cards: [4][4][4]int16{
			{{0, 0, 0, 0}, {5, 0, 0, 0}, {-4, 0, 0, 0}, {0, 0, 0, 0}},
			{{-71, 0, 0, 0}, {15, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}},
			{{-14, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}},
			{{-63, 0, 0, 0}, {9, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}},
		},
		higher: [4][4]int16{
			{8, -3, 1, 1},
			{14, -7, 5, -5},
			{-12, 3, 0, 1},
			{-8, 3, -1, 0},
		},
		honours: [5]int16{-2, -7, 2, 8, -1},
		beats:   17,
		pwins:   23,
		lwins:   -15,
		rwins:   -25,
		seq:     9,
		place:   6,
		mine:    1,
		left:    -7,
		partner: 6,
		right:   -7,
		good:    18,
		alike: [alikes]alikeWeight{
			sameShape: {23, 5, -29},
			sameTop:   {35, 1, -36},
			sameLens:  {14, 2, -16},
			sameLeft:  {15, -3, -11},
		},
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
		cards: [4][4][4]int16{
			{{0, 0, 0, 0}, {12, 18, 23, 24}, {0, 1, -1, 1}, {-3, -4, 1, -3}},
			{{-52, -106, -104, -104}, {21, 14, 13, 23}, {3, -1, 2, 0}, {-1, -7, 0, -1}},
			{{-9, -7, -7, -5}, {2, -1, 2, 2}, {0, -1, -3, 3}, {2, 1, -2, 0}},
			{{-45, -97, -98, -101}, {15, 9, 7, 8}, {1, -3, 1, 5}, {0, -7, -3, 5}},
		},
		higher: [4][4]int16{
			{10, 3, 2, 2},
			{3, -10, 5, 6},
			{-1, -1, 3, 2},
			{-3, 1, -15, -8},
		},
		honours: [5]int16{1, -6, -4, 8, 0},
		beats:   45,
		pwins:   43,
		lwins:   -35,
		rwins:   -52,
		seq:     2,
		place:   10,
		mine:    -2,
		left:    -6,
		partner: -6,
		right:   -4,
		drawn:   10,
		good:    -3,
		alike: [alikes]alikeWeight{
			sameShape: {21, 17, -35},
			sameTop:   {13, 15, -37},
			sameLens:  {1, 10, -12},
			sameLeft:  {6, 3, -9},
		},
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
		cards: [4][4][4]int16{
			{{-4, 3, 0, 0}, {1, 9, 8, 5}, {-7, 0, -1, -4}, {-6, 5, 2, -3}},
			{{-70, -30, -39, -41}, {-14, 31, 18, 13}, {-30, 13, 3, -1}, {-31, 10, -1, -2}},
			{{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}},
			{{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}},
		},
		higher: [4][4]int16{
			{4, -1, 0, 0},
			{-2, -2, 0, 0},
			{0, -1, 0, 0},
			{-2, 2, 0, 3},
		},
		honours: [5]int16{0, -2, 3, 3, -2},
		beats:   17,
		pwins:   23,
		lwins:   -20,
		rwins:   -23,
		seq:     -6,
		place:   4,
		mine:    -6,
		left:    -6,
		partner: -2,
		right:   -3,
		good:    5,
		alike: [alikes]alikeWeight{
			sameShape: {21, 0, -24},
			sameTop:   {38, -4, -26},
			sameLens:  {10, -1, -9},
			sameLeft:  {10, -3, -6},
		},
	},
}
