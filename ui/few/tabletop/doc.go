// Package tabletop shows a deal of bridge for two or three: hands and dummies where they lie in each of the games, the stock, the
// cards that are given, thrown away, laid down or still to come, the rows of Chinese bridge, the trick, the tricks won, and the
// contract. A deal is played and looked back on on it.
//
// What there is to see is first worked out without any window, as a [Model]: the person lies at the bottom, and the table is turned
// round him. What lies where follows from that and from a [Geometry] ([NewScene]), and what is different from the scene before moves
// there: see [cardtable].
package tabletop
