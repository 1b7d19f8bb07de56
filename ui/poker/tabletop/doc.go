// Package tabletop shows a hand of progressive poker: the oval table with the croupier at a long side, two to six
// players with their boards, the cards that the user places, and the payments between players.
//
// The content is first computed without any window, as a [Model]; the places follow from that and from a [Geometry]
// ([NewScene]), and changes between scenes are animated: see [cardtable].
package tabletop
