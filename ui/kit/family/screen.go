// Package family defines how the window and the families of games meet. Bridge and its variants are one family, poker
// is another.
//
// A [Family] lists its games ([Tile]), what the home screen offers of each ([Offer]), and the help ([Guide]); it opens
// its own screens, such as a table. The window ([Window]) shows them and has what all share: the data folder, the style
// of the cards, sound, background work.
package family

import "fyne.io/fyne/v2"

// Screen is one screen of the window. It receives every key that no widget takes.
type Screen interface {
	Content() fyne.CanvasObject
	Key(fyne.KeyName)
	Rune(rune)
	Redraw() // in the current theme
	Close()  // pending writes continue in the background; a second call does nothing
}
