// Package spacebar is the space bar at a table: a press is Enter, and holding it makes everything fast.
package spacebar

import "time"

// HoldPause is the time after which a pressed space bar counts as held.
const HoldPause = 250 * time.Millisecond

// Space is the space bar: a press is Enter, and holding it makes everything fast. The zero value is up. It belongs to
// Fyne's goroutine.
type Space struct {
	down, pressed bool // the bar is down; its press has been handled as Enter
	timer         *time.Timer
}

// Down records that the bar goes down. If it still is after [HoldPause], held runs by do, which runs a function on
// Fyne's goroutine.
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

// Release records that the bar goes up.
func (s *Space) Release() {
	if s.timer != nil {
		s.timer.Stop()
	}
	*s = Space{}
}
