// Package tabletop shows a position of octagonal chess: the octagon in its rim of wood, the Castle, the pieces, and what is marked
// on the squares.
//
// What there is to see is a [Model], worked out without any window; where it is seen follows from a [Geometry]. The difference
// between two models is what moves ([NewPlan]). A movement decides nothing: the board is in its new state from the start, it
// answers the pointer in that state while pieces are still on their way, and the movement can be cut short at any moment.
package tabletop
