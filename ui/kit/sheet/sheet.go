// Package sheet lays sheets over a screen, one over the other, on a [Stack].
//
// The keyboard belongs to the sheet on top. Esc leaves it, which removes it unless the sheet is a [Leaver]; Enter is
// its default; all other keys and letters are its own. While a [Worker] works, Esc cancels the work and no other key
// does anything. Tab moves from field to field of the sheet on top and never below it. When a sheet is removed, the
// field that had the focus before gets it back.
//
// A sheet is in the middle of the screen, over a dark veil that blocks the mouse below, unless it has a [Look] of its
// own. One that is higher than the screen scrolls.
package sheet

import "fyne.io/fyne/v2"

// Sheet is a sheet over a screen. Its stack calls all methods on Fyne's goroutine. A sheet may also be a [Leaver], a
// [Worker], a [Holder], a [Closer], a [Writer] and a [Looker].
type Sheet interface {
	// Build returns the sheet's object, in the current theme and size. It is called when the sheet is pushed, and
	// whenever the stack is drawn again; nil means that there is nothing to show yet.
	Build() fyne.CanvasObject
	Enter()           // presses the default button
	Key(fyne.KeyName) // handles a key that is neither Esc nor Enter
	Rune(rune)        // handles a letter or a digit
}

// Leaver is a sheet with its own action for Esc and for a click beside it. It removes itself from the stack if it
// should close.
type Leaver interface{ Leave() }

// Worker is a sheet that works at times.
type Worker interface {
	Working() bool
	Cancel() // ends the work soon; the sheet may stay and say so
}

// Holder is a sheet with something that the user has written and not saved yet.
type Holder interface{ Unsaved() bool }

// Closer is a sheet that is told when it is removed, on its own or because the screen is left.
type Closer interface{ Close() }

// Writer is a sheet with a field that has the keyboard at first.
type Writer interface{ Field() fyne.Focusable }

// Looker is a sheet with a look of its own. It is called whenever the stack is laid out.
type Looker interface{ Look() Look }

// Look is a sheet's place and veil. The zero value is the usual look.
type Look struct {
	Veil  Veil
	Alone bool // the sheets below are not seen
	// Place returns the sheet's position and size in a screen, given its least size; nil means the middle.
	Place func(screen, least fyne.Size) (fyne.Position, fyne.Size)
}

// Veil is the layer between a sheet and the objects below it.
type Veil uint8

const (
	Dark  Veil = iota // darkens everything below, and blocks the mouse
	Clear             // is invisible, and blocks the mouse
	Own               // the screen's own, see [Stack.Veil]; the mouse works beside the sheet
	None              // the sheet has none; those below keep theirs
)

// NoKeys is the part of a [Sheet] that has no keys but Esc and Enter.
type NoKeys struct{}

// Key implements [Sheet].
func (NoKeys) Key(fyne.KeyName) {}

// Rune implements [Sheet].
func (NoKeys) Rune(rune) {}
