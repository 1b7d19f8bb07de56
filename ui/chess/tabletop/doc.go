// Package tabletop shows a position of octagonal chess: the octagon in its rim of wood, the Castle, the pieces, and the
// marks on squares.
//
// The content is a [Model], computed without any window; the places follow from a [Geometry]. The difference between
// two models gives the motions ([NewPlan]). A movement decides nothing: the board is in its new state from the start,
// it answers the pointer in that state while pieces are still moving, and the movement can be cut short at any moment.
package tabletop
