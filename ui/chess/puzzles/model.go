package puzzles

import (
	"errors"
	"maps"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/puzzle"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// model holds the state of the screen, without the window.
type model struct {
	all      []puzzle.Puzzle
	attempts map[string]chessstore.Attempt
	n        int // the puzzle on the board
	attempt  chessstore.Attempt

	at       chess.Position // after the right moves so far and the replies to them
	made     int            // moves of the line that are on the board
	turns    int            // that the solver has left
	choosing tabletop.Choosing
	cursor   chess.Square
	hints    int  // at this turn: 1 the piece, 2 its target
	done     bool // in this sitting

	shown  chess.Position   // what is on the board: at, or where a wrong move leads
	last   []tabletop.Trail // the moves that led there
	astray bool             // a wrong move is on the board
	tried  chess.Move       // that move
	said   string
}

func newModel(all []puzzle.Puzzle, attempts map[string]chessstore.Attempt) *model {
	m := &model{all: all, attempts: maps.Clone(attempts), cursor: chess.NoSquare}
	if m.attempts == nil {
		m.attempts = map[string]chessstore.Attempt{}
	}
	return m
}

// puzzle returns the one on the board.
func (m *model) puzzle() puzzle.Puzzle { return m.all[m.n] }

// start returns the text by which its attempt is kept.
func (m *model) start() string {
	at := m.puzzle().Start
	return at.String()
}

// open begins with a puzzle.
func (m *model) open(n int) {
	m.n = n
	p := m.puzzle()
	m.attempt = m.attempts[m.start()]
	m.at, m.made, m.turns, m.hints, m.done = p.Start, 0, p.Turns, 0, false
	m.astray, m.said, m.last, m.shown = false, "", nil, p.Start
	m.choose()
}

// choose begins the user's next move.
func (m *model) choose() {
	m.choosing = tabletop.NoChoice()
	if !m.done {
		m.choosing = tabletop.Choose(m.at)
	}
}

// next returns the move to find, and a pass if the puzzle is solved.
func (m *model) next() chess.Move {
	if m.done {
		return chess.Pass
	}
	return m.puzzle().Line[m.made]
}

// play puts a move on the board that is shown.
func (m *model) play(move chess.Move) {
	if trail, ok := tabletop.TrailOf(m.shown.Turn(), move); ok {
		m.last = append(m.last, trail)
	}
	m.shown.Do(move)
}

// right makes the right move and the replies to it.
func (m *model) right() {
	line, solver := m.puzzle().Line, m.puzzle().Solver()
	m.shown, m.last, m.astray, m.hints = m.at, nil, false, 0
	move := m.next()
	m.play(move)
	m.made++
	var replies []string
	for ; m.made < len(line) && m.shown.Turn() != solver; m.made++ {
		replies = append(replies, line[m.made].String())
		m.play(line[m.made])
	}
	m.at = m.shown
	m.turns--
	m.done = m.turns == 0
	m.said = text.T("chess.puzzle.right", "Move", move, "Replies", strings.Join(replies, ", "))
	if m.done {
		m.attempt.Solved = true
		m.said = text.T("chess.puzzle.solved." + m.puzzle().Kind.String())
	}
	m.choose()
}

// wrong puts a wrong move on the board.
func (m *model) wrong(move chess.Move) {
	if !m.attempt.Solved { // to play a solved one again costs nothing
		m.attempt.Tries++
	}
	m.shown, m.last, m.tried, m.astray, m.hints = m.at, nil, move, true, 0
	m.play(move)
	m.said = text.T("chess.puzzle.seeking", "Move", move)
	m.choosing = tabletop.NoChoice()
}

// refute puts the replies on the board after which the wrong move can't reach the goal any more.
func (m *model) refute(replies []chess.Move, err error) {
	switch {
	case errors.Is(err, puzzle.ErrSolved):
		m.said = text.T("chess.puzzle.other", "Move", m.tried)
		return
	case err != nil:
		m.said = text.Error(err)
		return
	}
	var words []string
	for _, r := range replies {
		words = append(words, r.String())
		m.play(r)
	}
	id := "chess.puzzle.wrong"
	switch {
	case m.shown.King(m.puzzle().Solver()) == chess.NoSquare:
		id = "chess.puzzle.wrong.king"
	case len(words) == 0:
		id = "chess.puzzle.wrong.late"
	}
	m.said = text.T(id, "Move", m.tried, "Replies", strings.Join(words, ", "))
}

// takeBack takes a wrong move back with its refutation, or what is chosen of a move; it reports whether there was anything.
func (m *model) takeBack() bool {
	switch {
	case m.astray:
		m.astray, m.said, m.shown, m.last = false, "", m.at, nil
		m.choose()
		return true
	case !m.choosing.Empty():
		m.choosing = m.choosing.Back()
		return true
	}
	return false
}

// mostHints is the number of hints for a move.
const mostHints = 2

// hint says which piece moves, and at the second time where to.
func (m *model) hint() {
	if !m.attempt.Solved && m.hints < mostHints {
		m.attempt.Hints++
	}
	m.hints = min(m.hints+1, mostHints)
	move := m.next()
	if m.hints == 1 {
		m.said = text.T("chess.puzzle.hint.piece", "Square", move.From)
		return
	}
	m.said = text.T("chess.puzzle.hint.move", "Move", move)
}

// board returns what the board shows.
func (m *model) board(facing tabletop.Facing) tabletop.Model {
	b := tabletop.Of(m.shown)
	b.Facing, b.Last = facing, m.last
	if !m.astray {
		b = m.choosing.Show(b)
		if m.hints > 0 {
			b.Ready = chess.SquareSet{}.With(m.next().From)
		}
		if move := m.next(); m.hints > 1 {
			b.Arrows = []tabletop.Arrow{{From: move.From, To: move.To}}
		}
	}
	b.Cursor = m.cursor
	return b
}

// solved returns the number of puzzles that were solved, and how many of these without the solution being shown.
func (m *model) solved() (all, alone int) {
	for _, p := range m.all {
		a := m.attempts[p.Start.String()]
		if a.Solved {
			all++
			if !a.Shown {
				alone++
			}
		}
	}
	return all, alone
}
