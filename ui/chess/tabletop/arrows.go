package tabletop

import "fyne.io/fyne/v2"

// Arrows are the ways of the arrow keys for [Board.MoveCursor]: to the right and up.
var Arrows = map[fyne.KeyName][2]int{fyne.KeyLeft: {-1, 0}, fyne.KeyRight: {1, 0}, fyne.KeyUp: {0, 1}, fyne.KeyDown: {0, -1}}
