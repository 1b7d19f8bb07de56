package bot

import "github.com/superbridge/superbridge/game/chess"

// weights say what things are worth, in hundredths of a pawn.
type weights struct {
	piece    [7]int // by kind
	mobility [7]int // each square that a piece of that kind attacks
	ring     int    // each of the 12 squares round the Castle that an army attacks
	blocker  int    // each piece in the Castle
	// race is by how many turns the king needs over squares that no enemy attacks; the last is for kings that need more, or
	// find no way.
	race [maxSteps]int
	turn int // as many parts in a hundred of a race count twice, if its army is in turn
	// pawn is by the moves that a pawn needs to the Castle; the last is for all that need more.
	pawn     [9]int
	exchange [9]int // the same, in parts of a hundred of the best piece in the pool
	loose    int    // parts in a hundred of a piece that enemies attack and nobody defends
	exposed  int    // each square beside the king that enemies attack
	threat   int    // a king that can be taken, for each enemy who can
	lazy     int    // by how much all but material may change a value, while no king is near the Castle, more or less
	army     int    // parts in a hundred of what an exposed king stands for: see exposure
}

var usual = weights{
	piece:    [7]int{chess.Queen: 1150, chess.Bishop: 550, chess.Knight: 300, chess.Rook: 600, chess.Pawn: 100},
	mobility: [7]int{chess.Queen: 2, chess.Bishop: 3, chess.Knight: 4, chess.Rook: 2},
	ring:     6,
	blocker:  25,
	race:     [maxSteps]int{0, 700, 360, 220, 140, 90, 55, 0},
	turn:     30,
	pawn:     [9]int{0, 24, 16, 11, 7, 4, 2, 1, 0},
	exchange: [9]int{0, 30, 18, 11, 7, 4, 2, 1, 0},
	loose:    8,
	exposed:  7,
	threat:   60,
	lazy:     300,
	army:     2,
}

// weightsFor returns the weights that fit a position.
func weightsFor(p *chess.Position) *weights { return &usual }
