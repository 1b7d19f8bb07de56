package bot

import "github.com/superbridge/superbridge/game/chess"

// weights are the weights of the evaluation, in hundredths of a pawn.
type weights struct {
	piece    [7]int // by kind
	mobility [7]int // each square that a piece of that kind attacks
	ring     int    // each of the 12 squares round the Castle that an army attacks
	blocker  int    // each piece in the Castle
	// race is by the number of turns the king needs over squares that no enemy attacks; the last is for kings that need
	// more, or find no way.
	race  [maxSteps]int
	tempo int // for being in turn
	turn  int // percentage of a race that counts twice, if its army is in turn
	// pawn is by the number of moves that a pawn needs to the Castle; the last is for all that need more.
	pawn     [9]int
	exchange [9]int // the same, in per cent of the best piece in the pool
	tour     int    // with dice, each territory of the king's tour
	loose    int    // percentage of a piece that enemies attack and nobody defends
	exposed  int    // each square beside the king that enemies attack
	threat   int    // for a king that can be taken, per enemy that can
	lazy     int    // approximate limit of everything but material, while no king is near the Castle
	army     int    // percentage of what an exposed king stands for: see exposure
}

// usual are the weights in use. They are a compromise between judgement and the results of TestTune on 700 games of
// self-play, which is why they look odd.
var usual = weights{
	piece:    [7]int{chess.Queen: 1400, chess.Bishop: 620, chess.Knight: 280, chess.Rook: 550, chess.Pawn: 75},
	mobility: [7]int{chess.Queen: 1, chess.Bishop: 2, chess.Knight: 7, chess.Rook: 3},
	ring:     9,
	blocker:  33,
	race:     [maxSteps]int{0, 700, 440, 290, 140, 100, 50, 0},
	tempo:    12,
	turn:     27,
	pawn:     [9]int{0, 26, 20, 15, 4, 4, 1, 3, 0},
	exchange: [9]int{60, 29, 22, 13, 6, 4, 1, 1, 0},
	tour:     60,
	loose:    6,
	exposed:  9,
	threat:   60,
	lazy:     300,
	army:     3,
}

// weightsFor returns the weights for a position.
func weightsFor(p *chess.Position) *weights { return &usual }
