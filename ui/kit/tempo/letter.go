package tempo

import "time"

// Pauses after a letter that may be a command, or begin a typed word. A user who types with one finger needs half a
// second; and a busy window may have a next letter pending that was typed in time.
const (
	letterPause = 600 * time.Millisecond
	letterGrace = 50 * time.Millisecond
)

// Letter is a letter that may be a command, or begin something that is typed: it is a command if nothing follows it soon. The
// zero value is none. It belongs to Fyne's goroutine.
type Letter struct {
	letter rune
	timer  *time.Timer
}

// Wait makes a letter wait, replacing any other. Unless it is dropped before, lapse runs by do, which runs a function
// on Fyne's goroutine.
func (l *Letter) Wait(r rune, do func(func()), lapse func()) {
	l.wait(r, letterPause, do, func() { l.wait(r, letterGrace, do, lapse) })
}

func (l *Letter) wait(r rune, pause time.Duration, do func(func()), then func()) {
	l.Drop()
	var timer *time.Timer
	timer = time.AfterFunc(pause, func() {
		do(func() {
			if l.timer == timer {
				then()
			}
		})
	})
	l.letter, l.timer = r, timer
}

// Waiting returns the letter that waits, or 0.
func (l *Letter) Waiting() rune { return l.letter }

// Drop returns the waiting letter, or 0, and forgets it.
func (l *Letter) Drop() rune {
	r := l.letter
	if l.timer != nil {
		l.timer.Stop()
	}
	*l = Letter{}
	return r
}
