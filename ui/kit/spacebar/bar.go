package spacebar

import "fyne.io/fyne/v2"

// Bar hurries a session while the space bar is held. The screen handles presses of the bar.
type Bar struct {
	Space Space
	Do    func(func()) // does something on Fyne's goroutine
	Hurry func(on bool)
}

// KeyDown handles a key that goes down.
func (b *Bar) KeyDown(name fyne.KeyName) {
	if name == fyne.KeySpace {
		b.Space.Down(b.Do, func() { b.Hurry(true) })
	}
}

// KeyUp handles a key that goes up.
func (b *Bar) KeyUp(name fyne.KeyName) {
	if name == fyne.KeySpace {
		b.Space.Release()
		b.Hurry(false)
	}
}

// Repeats reports whether a pressed key is the space bar, repeated by the keyboard.
func (b *Bar) Repeats(name fyne.KeyName) bool { return name == fyne.KeySpace && b.Space.Repeats() }
