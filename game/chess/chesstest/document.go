package chesstest

// Count is the number of sequences of turns from a variant's start, for one turn, two, three and four.
type Count struct {
	Variants  []string
	Sequences [4]int
}

// Counts is the table of sequences. (Rules: octagonal-chess, Checks.)
var Counts = []Count{
	{[]string{"A1-4", "A2-4", "B-4", "B-2"}, [4]int{35, 1_224, 42_805, 1_495_727}},
	{[]string{"A1-3", "A2-3"}, [4]int{35, 1_224, 42_805, 1_314_084}},
	{[]string{"A1-2", "A2-2"}, [4]int{35, 1_225, 37_765, 1_164_183}},
}

// DiceCounts are the numbers of complete dice turns that a roll allows at the start.
var DiceCounts = []struct {
	Variant, Dice string
	Sequences     int
}{
	{"A1-4D", "21", 35}, {"A1-4D", "11", 898}, {"A1-4D", "32", 898}, {"A1-4D", "34", 17_821}, {"A1-4D", "22", 346_589}, {"A1-2D", "11", 904},
}

// For king against king, none in the Castle: the number of placements, of those the mover wins and loses, and the turns
// of the longest.
const (
	KingPlacements = 28_056
	KingWins       = 17_020
	KingLosses     = 11_036
	KingLongest    = 12
)

// Positions are the positions in the rules with the number of moves other than pass, and of sequences of two turns: -1
// with dice. (Rules: octagonal-chess, Checks.)
var Positions = []struct {
	Text          string
	Moves, Perft2 int
}{
	{"8/9yK/12/14/14/14/14/14/4yN9/4rByP8/14/12/10/rK7 r A1-2 r-y- - - 0 1", 25, 344},
	{"7yK/10/12/14/14/14/14/14/3yRyN9/4rPyB8/3yP1yR8/12/10/rK7 r A1-2 r-y- - - 0 1", 7, 344},
	{"5rPyNyK/10/12/14/14/13yR/13rP/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1", 6, 119},
	{"8/10/12/14/14/14/14/4yN9/2yK11/3yP10/1rN12/12/10/rK7 r A1-2 r-y- b4 - 0 1", 27, 368},
	{"8/10/6yN5/13yK/14/14/14/6yN7/14/14/rK5rR7/6rR5/10/8 r A1-2 r-y- - - 0 1", 43, 852},
	{"7yK/10/12/14/14/14/7yB6/6rQ3yN3/5yP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1", 38, 1194},
	{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1", 8, 28},
	{"7yK/10/12/14/14/14/6yNyB6/6yNyB6/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1", 7, 357},
	{"7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1", 9, 36},
	{"7yK/10/12/14/14/14/6rP7/6rP7/14/rRrN2yQ9/rRrN12/1rB10/10/rKrQ6 r A1-2 r-y- - - 0 1", 2, 80},
	{"7yK/10/12/14/bR13/5bP2yP5/14/14/14/4rP9/13gK/12/10/rK7 r A1-4 rryg - - 0 1", 30, 270},
	{"8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 b A2-4 rryg - - 0 1", 21, 174},
	{"8/10/3yK8/14/4bR1yPyN6/5bP8/14/14/14/14/13gK/12/10/rK7 b B-4 rbyg - - 0 1", 22, 345},
	{"7yK/10/12/14/14/14/14/14/14/14/13gK/12/10/rK2bP4 b A2-4 rryg - - 0 1", 0, 4},
	{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - 0,0,0,0 0 1", 7, -1},
	{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1", 8, -1},
}

// Right are games that the rules call correct. (Rules: octagonal-chess, Checks.)
var Right = []string{
	"A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 d3-d4 g12-f11 d4-e5 f11-e10 e5-f6 e10-d9 f6-g7 ; r/castle",
	"A1-2 ; b4-c6 m11-l9 c6-b4 l9-m11 b4-c6 m11-l9 c6-b4 l9-m11 b4-c6 m11-l9 ; =/repetition",
	"7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A1-3 rby- - - 7 30 ; b11xb12 m4-m5 a5-b4 m5-m6 c13-e14 ; *",
	"7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A2-3 rby- - - 7 30 ; b11xb12 a5-b4 m4-m5 b12-b5 c13-e14 k14-j13 b5xm5 ; rb/kings",
	"8/10/12/14/4bR9/14/14/4yK9/14/rK12gK/4bK9/12/10/1rR6 r B-4 rbyg - - 0 1 ; e1xe4 e10xe7 pass n5-n6 e4-e6 e7-f7 pass n6-m6 e6xm6 ; ry/kings",
	"7yK/10/12/14/14/14/14/14/14/12yQ1/14/6rK5/1rN8/8 r A1-2D r-y- - 3,0,0,0 0 1 ; 33:h3-g4,g4-g5,g5-g6,g6-g7 21:k14-j14 12:d2-f3 11:j14-j13,j13-j12 ; *",
}

// Wrong are games that the rules call wrong. (Rules: octagonal-chess, Checks.)
var Wrong = []string{
	"A1-2 ; d3-e5 ; *",
	"A1-2 ; d3xe4 ; *",
	"A1-2 ; b4-c6-b4 ; *",
	"A1-2 ; pass ; *",
	"A1-2 ; d3-e4 ; r/castle",
	"A1-2D ; 33:d3-e4 ; *",
	"A1-2D ; 11:d3-e4,e4-f5 ; *",
}
