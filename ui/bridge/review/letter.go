package review

import (
	"time"
)

// letterPause is how long a letter that begins a card (hz, s9) may be the beginning of one
// before it is taken for a shortcut.
const letterPause = 800 * time.Millisecond

// await takes a letter for a shortcut if nothing follows it.
func (s *Screen) await(r rune) {
	var timer *time.Timer
	timer = time.AfterFunc(letterPause, func() {
		s.runner.Do(func() {
			if s.letter == timer { // else something has followed
				s.letter = nil
				s.page.typed = ""
				s.command(r)
			}
		})
	})
	s.letter = timer
}

// drop forgets that a letter may be a shortcut.
func (s *Screen) drop() {
	if s.letter != nil {
		s.letter.Stop()
		s.letter = nil
	}
}
