// Package family is what the window and the families of games know of each other. Bridge with its kin is a family, poker another.
//
// A [Family] says which games it has ([Tile]), what the home screen offers of each ([Offer]), and what the help says ([Guide]);
// it opens the screens of its own, such as a table. The window ([Window]) shows them, and has what all share: the data folder,
// the style of the cards, sound, work in the background.
package family

import "fyne.io/fyne/v2"

// Screen is what the window shows. It receives every key that no widget takes.
type Screen interface {
	Content() fyne.CanvasObject
	Key(fyne.KeyName)
	Rune(rune)
	Redraw() // in the colours of the present theme
	Close()  // what it still writes is written in the background; a second call does nothing
}
