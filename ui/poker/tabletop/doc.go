// Package tabletop shows a hand of progressive poker: the oval table with the croupier at a long side, two to six players with
// their boards, the cards that the person places, and what passes from player to player.
//
// What there is to see is first worked out without any window, as a [Model]; what lies where follows from that and from a
// [Geometry] ([NewScene]), and what is different from the scene before moves there: see [cardtable].
package tabletop
