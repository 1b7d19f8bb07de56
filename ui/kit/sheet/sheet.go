// Package sheet lays sheets over a screen, one over the other, on a [Stack].
//
// The keyboard belongs to the sheet on top. Esc leaves it, which takes it away unless the sheet is a [Leaver]; Enter is
// its default; all other keys and letters are its own. While a [Worker] works, Esc cancels the work and no other key
// does anything. Tab goes from field to field of the sheet on top and never below it. When a sheet is taken away, the
// field that had the keyboard before has it again.
//
// A sheet is in the middle of the screen, over a dark veil that keeps the mouse from what is below, unless it has a
// [Look] of its own. One that is higher than the screen scrolls.
package sheet

import "fyne.io/fyne/v2"

// Sheet lies over a screen. Its stack calls all methods on Fyne's goroutine. A sheet may be a [Leaver], a [Worker], a
// [Holder], a [Closer], a [Writer] and a [Looker] too.
type Sheet interface {
	// Build returns what is shown, in the colours and the size of the present theme. It is called when the sheet is
	// pushed, and whenever the stack is drawn again; nil means that there is nothing to see yet.
	Build() fyne.CanvasObject
	Enter()           // does what the default button does
	Key(fyne.KeyName) // handles a key that is neither Esc nor Enter
	Rune(rune)        // handles a letter or a digit
}

// Leaver is a sheet that does something of its own when the user presses Esc or clicks beside it. It takes itself
// from the stack, if it is to go.
type Leaver interface{ Leave() }

// Worker is a sheet on which work goes on at times.
type Worker interface {
	Working() bool
	Cancel() // ends the work soon; the sheet may stay and say so
}

// Holder is a sheet with something that the user has written and not saved yet.
type Holder interface{ Unsaved() bool }

// Closer is a sheet that does something when it is taken away, whether by itself or because the screen is left.
type Closer interface{ Close() }

// Writer is a sheet with a field that has the keyboard at first.
type Writer interface{ Field() fyne.Focusable }

// Looker is a sheet with a look of its own. It is asked again whenever the stack is laid out.
type Looker interface{ Look() Look }

// Look says how a sheet lies on what is below it. The zero value is how most do.
type Look struct {
	Veil  Veil
	Alone bool // the sheets below are not seen
	// Place returns where the sheet is in a screen, given the least size that it needs; nil puts it in the middle.
	Place func(screen, least fyne.Size) (fyne.Position, fyne.Size)
}

// Veil lies between a sheet and what is below it.
type Veil uint8

const (
	Dark  Veil = iota // darkens what is below, and keeps the mouse from it
	Clear             // is not seen, and keeps the mouse from what is below
	Own               // the screen's own, see [Stack.Veil]; the mouse reaches what is beside the sheet
	None              // the sheet has none; those below keep theirs
)

// NoKeys is the part of a [Sheet] that has no keys but Esc and Enter.
type NoKeys struct{}

// Key implements [Sheet].
func (NoKeys) Key(fyne.KeyName) {}

// Rune implements [Sheet].
func (NoKeys) Rune(rune) {}
