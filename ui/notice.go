package ui

import (
	"context"
	"time"
)

// How long errors and quiet lines stay, unless something hides them sooner.
const (
	readable = 20 * time.Second
	brief    = 10 * time.Second
)

// complain shows bad news for a while.
func (s *stack) complain(words string) {
	s.notice.Say(s.art, words, true)
	s.hideLater(readable)
}

// tell shows a quiet line for a while: on the screen that is shown, and on the next one if that is on its way.
func (s *stack) tell(words string) {
	s.notice.Tell(s.art, words, s.way.Open())
	s.hideLater(brief)
}

// hideLater hides the present line after a while, unless another one has been shown by then.
func (s *stack) hideLater(while time.Duration) {
	told := s.notice.Told()
	s.runner.Later(context.Background(), while, func() {
		if s.notice.Told() == told {
			s.notice.Hide()
		}
	})
}
