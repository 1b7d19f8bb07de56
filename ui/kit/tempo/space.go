package tempo

import "time"

// HoldPause is the time after which a space bar that is down means more than one that is pressed.
const HoldPause = 250 * time.Millisecond

// Space is the space bar: pressed it does what Enter does, and held it makes everything go fast. The zero value is up. It
// belongs to Fyne's goroutine.
type Space struct {
	down, pressed bool // it is down; it has done what Enter does
	timer         *time.Timer
}

// Down takes notice that the bar goes down. If it still is after [HoldPause], held is done by do, which does something on Fyne's
// goroutine.
func (s *Space) Down(do func(func()), held func()) {
	s.Release()
	s.down = true
	var timer *time.Timer
	timer = time.AfterFunc(HoldPause, func() {
		do(func() {
			if s.timer == timer {
				held()
			}
		})
	})
	s.timer = timer
}

// IsDown reports whether the bar is known to be down.
func (s *Space) IsDown() bool { return s.down }

// Repeats takes notice of a press, and reports whether it is one of those that the keyboard repeats while the bar is down.
func (s *Space) Repeats() bool {
	repeats := s.down && s.pressed
	s.pressed = true
	return repeats
}

// Release takes notice that the bar goes up.
func (s *Space) Release() {
	if s.timer != nil {
		s.timer.Stop()
	}
	*s = Space{}
}
