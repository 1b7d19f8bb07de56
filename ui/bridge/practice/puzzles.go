package practice

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Sought says how far the search for puzzles on the user's boards has come.
type Sought struct {
	Found []practice.Exercise
	Left  []Left // the newest first
}

// Left is a board on which no puzzle has been sought.
type Left struct {
	ID    int64
	Board bridge.Board
}

// Seek looks for a puzzle on a board and returns its text form, or "" if there is none. The same board has the same puzzle always. It fails with the
// error of ctx.
func (l Left) Seek(ctx context.Context) (exercise string, err error) {
	m, err := practice.NewMaker(l.Board.Rules, rand.New(rand.NewPCG(uint64(l.ID), practice.PuzzleVersion)))
	if err != nil {
		return "", err
	}
	e, ok, err := m.FromBoard(ctx, l.Board)
	if err != nil || !ok {
		return "", err
	}
	return e.String(), nil
}

// puzzles are those of the user's boards that he hasn't solved.
type puzzles struct {
	all    []practice.Exercise
	looked bool // at all boards, or enough are waiting
	err    error
}

// waiting is the number of puzzles after which no more boards are looked at.
const waiting = 6

// findPuzzles reads the puzzles that have been found, and looks through the other boards in the background, one after the other; each puzzle is there as
// soon as it is found.
func (s *Screen) findPuzzles() {
	solved := map[string]bool{}
	for _, p := range s.record.of(practice.Puzzle) {
		solved[p.Key] = solved[p.Key] || p.Right
	}
	s.options.Runner.After(s.work.Ctx, func() func() {
		sought, err := s.options.Puzzles(s.work.Ctx)
		sought.Found = slices.DeleteFunc(sought.Found, func(e practice.Exercise) bool { return solved[e.Key()] })
		return func() {
			s.puzzles.all, s.puzzles.err = append(s.puzzles.all, sought.Found...), err
			s.show()
			if err == nil {
				s.lookAt(sought.Left, solved)
			}
		}
	})
}

// lookAt looks at the first of some boards, and then at the others.
func (s *Screen) lookAt(boards []Left, solved map[string]bool) {
	if len(boards) == 0 || len(s.puzzles.all) >= waiting {
		s.puzzles.looked = true
		s.show()
		return
	}
	s.options.Runner.Run(s.work.Ctx, func() func() {
		found, err := s.stock.source.Puzzle(s.work.Ctx, boards[0])
		if err == nil {
			err = s.options.Store.SaveFoundPuzzle(boards[0].ID, practice.PuzzleVersion, found)
		}
		e, unread := practice.Parse(found)
		return func() {
			s.puzzles.err = err
			if found != "" && unread == nil && !solved[e.Key()] {
				s.puzzles.all = append(s.puzzles.all, e)
				s.show()
			}
			s.lookAt(boards[1:], solved)
		}
	})
}

// words says how many puzzles are waiting.
func (p puzzles) words() string {
	switch {
	case p.err != nil:
		return text.T("drill.due.failed", "Error", p.err)
	case len(p.all) > 0:
		return text.TN("drill.puzzles", len(p.all))
	case !p.looked:
		return text.T("drill.due.reading")
	}
	return text.T("drill.due.none")
}

// nextPuzzle opens the puzzle that has waited longest, or leads back to the kinds if there is none.
func (s *Screen) nextPuzzle() {
	if len(s.puzzles.all) == 0 {
		s.Leave()
		return
	}
	e := s.puzzles.all[0]
	s.puzzles.all = slices.Clone(s.puzzles.all[1:])
	s.drill.order.choice.Level = e.Level
	s.take(e, nil)
}

// Puzzle implements source.
func (m *maker) Puzzle(ctx context.Context, l Left) (string, error) { return l.Seek(ctx) }
