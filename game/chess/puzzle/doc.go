// Package puzzle holds chess problems on the octagon, each with exactly one solution, and proves them.
//
// # What is proved
//
// The solver is the army in turn. A puzzle allows him a number of his own turns, and asks for one of three things:
//
//	king    he captures a king of an enemy, in his last turn at the latest
//	castle  his own king enters the Castle, in his last turn at the latest
//	save    one turn, after which nobody captures his king, or wins, before his next turn
//
// A move solves it if this comes about whatever the others do. In between all other armies make any legal moves, each for
// itself or together, partners too: a proof has gone through all of them, and through all moves of the solver. A line fails if
// his king is captured in it, or anybody wins in another way than is asked for. Draws by repetition, by the limit of quiet
// turns, after the last turn of a short game or by agreement don't count: a puzzle begins a game of its own.
//
// Of a puzzle, [Puzzle.Prove] shows that it can't be solved in fewer turns; that at its start exactly one move solves it; that
// each reply of its line holds out until the last turn; and that at each turn of the solver in that line again exactly one move
// solves the rest. The search is plain: it shares nothing with the one of the computer players, has no evaluation and leaves out
// nothing. It remembers positions in which the solver was to move, and tries the reply first that has refuted another move.
package puzzle
