package tempo

import "fyne.io/fyne/v2"

// Bar has a session hurry while the space bar is held. What the bar does when it is pressed is for the screen.
type Bar struct {
	Space Space
	Do    func(func()) // does something on Fyne's goroutine
	Hurry func(on bool)
}

// KeyDown takes notice of a key that goes down.
func (b *Bar) KeyDown(name fyne.KeyName) {
	if name == fyne.KeySpace {
		b.Space.Down(b.Do, func() { b.Hurry(true) })
	}
}

// KeyUp takes notice of a key that goes up.
func (b *Bar) KeyUp(name fyne.KeyName) {
	if name == fyne.KeySpace {
		b.Space.Release()
		b.Hurry(false)
	}
}

// Repeats takes notice of a key that is pressed, and reports whether it is the bar that the keyboard repeats.
func (b *Bar) Repeats(name fyne.KeyName) bool { return name == fyne.KeySpace && b.Space.Repeats() }
