package practice

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// ahead is the number of exercises made in advance.
const ahead = 2

// source makes exercises, and the defence against contracts.
type source interface {
	// Make makes an exercise; tell receives the number of deals tried. It is called on other goroutines.
	Make(ctx context.Context, o order, tell func(deals int)) (practice.Exercise, error)
	Defence(practice.Exercise) replier
	// Puzzle looks for a puzzle on a board, as [Left.Seek] does. It is called on another goroutine, and beside Make.
	Puzzle(context.Context, Left) (exercise string, err error)
}

// stock makes exercises in the background, ahead of need. It belongs to Fyne's goroutine.
type stock struct {
	runner *background.Runner
	ctx    context.Context // ends with the screen
	source source

	ready  map[order][]practice.Exercise
	making order // being made while asked is open
	asked  background.Question
	// wanted receives the next exercise if the user waits for it; otherwise nil.
	wanted func(practice.Exercise, error)
	told   func(deals int) // receives the number of deals tried, while the user waits
}

func newStock(ctx context.Context, runner *background.Runner, s source) *stock {
	return &stock{runner: runner, ctx: ctx, source: s, ready: map[order][]practice.Exercise{}}
}

// take delivers an exercise, now or when it has been made. Meanwhile told receives the number of deals tried.
func (s *stock) take(o order, told func(deals int), then func(practice.Exercise, error)) {
	s.leave()
	if all := s.ready[o]; len(all) > 0 {
		s.ready[o] = all[1:]
		s.fill(o)
		then(all[0], nil)
		return
	}
	s.wanted, s.told = then, told
	s.fill(o)
}

// leave gives up waiting. The exercise under way is made all the same.
func (s *stock) leave() { s.wanted, s.told = nil, nil }

// fill makes exercises until there are enough. One that is being made for another order is cancelled.
func (s *stock) fill(o order) {
	if s.asked.Open() && s.making == o || s.wanted == nil && len(s.ready[o]) >= ahead {
		return
	}
	s.making = o
	ctx := s.asked.Ask(s.ctx)
	tell := background.Newest(ctx, s.runner.Do, func(deals int) {
		if s.told != nil {
			s.told(deals)
		}
	})
	s.runner.Run(ctx, func() func() {
		e, err := s.source.Make(ctx, o, tell)
		return func() {
			s.asked.Stop()
			s.made(o, e, err)
		}
	})
}

// made takes a finished exercise. After a failure it waits for the next request.
func (s *stock) made(o order, e practice.Exercise, err error) {
	then := s.wanted
	switch {
	case then != nil:
		s.leave()
	case err == nil:
		s.ready[o] = append(s.ready[o], e)
	}
	if err == nil {
		s.fill(o)
	}
	if then != nil {
		then(e, err)
	}
}

// stop cancels the exercise that is being made.
func (s *stock) stop() {
	s.leave()
	s.asked.Stop()
}
