// Package tabletop shows a deal of bridge for two or three: hands and dummies in the places of each game, the stock,
// the cards given, thrown away, laid down or still to come, the rows of Chinese bridge, the trick, the tricks won, and
// the contract. Deals are played and reviewed on it.
//
// The content is first computed without any window, as a [Model]: the user is at the bottom, and the table is turned
// accordingly. The places follow from that and from a [Geometry] ([NewScene]), and changes between scenes are animated:
// see [cardtable].
package tabletop
