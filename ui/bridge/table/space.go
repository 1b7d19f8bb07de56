package table

import (
	"time"

	"fyne.io/fyne/v2"
)

// holdPause is how long the space bar is down before that means more than pressing it.
const holdPause = 250 * time.Millisecond

// space is the space bar: pressed it does what Enter does, and held it makes everything go fast.
type space struct {
	down, pressed bool // it is down; it has done what Enter does
	timer         *time.Timer
}

// repeats reports whether a press is one of those that the keyboard repeats while the bar is down.
func (s *space) repeats() bool {
	repeats := s.down && s.pressed
	s.pressed = true
	return repeats
}

func (s *space) release() {
	if s.timer != nil {
		s.timer.Stop()
	}
	*s = space{}
}

// KeyDown takes notice of a key that goes down. What it does when it is pressed is for Key.
func (s *Screen) KeyDown(name fyne.KeyName) {
	if name != fyne.KeySpace {
		return
	}
	s.entry.space.release()
	s.entry.space.down = true
	var timer *time.Timer
	timer = time.AfterFunc(holdPause, func() {
		s.work.Runner.Do(func() {
			if s.entry.space.timer == timer {
				s.play.session.Hurry(true)
			}
		})
	})
	s.entry.space.timer = timer
}

// KeyUp takes notice of a key that goes up.
func (s *Screen) KeyUp(name fyne.KeyName) {
	if name == fyne.KeySpace {
		s.entry.space.release()
		s.play.session.Hurry(false)
	}
}
