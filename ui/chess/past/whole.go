package past

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// whole is a game with its board and all its moves.
type whole struct {
	chessstore.Whole
	view tabletop.View
}

var _ history.Whole = whole{}

// Marks implements [history.Whole].
func (w whole) Marks() storage.Marks { return w.PartMarks }

// With implements [history.Whole].
func (w whole) With(m storage.Marks) history.Whole {
	w.PartMarks = m
	return w
}

// Of implements [history.Whole].
func (w whole) Of() storage.Marks { return w.Summary.Marks }

// listed returns the game as lists have it.
func (w whole) listed() game { return game{Summary: w.Summary} }

// Title implements [history.Whole].
func (w whole) Title() string {
	g := w.listed()
	if end := g.end(); end != "" {
		return g.variant() + history.Dot + end
	}
	return g.variant()
}

// Line implements [history.Whole].
func (w whole) Line(now time.Time) string {
	g := w.listed()
	parts := history.Ended(w.Finished, now)
	parts = append(parts, g.turns())
	parts = append(parts, history.Helped(w.Undos, w.Hints)...)
	return strings.Join(append(parts, g.special()...), history.Dot)
}

// Body implements [history.Whole]: the board, beside it the players and the result, and below all moves.
func (w whole) Body(art *widget.Art, place history.Place) fyne.CanvasObject {
	top := container.New(besideLayout{place}, w.board(art), w.players(art))
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(14)), top)
	if w.Turns > 0 {
		lines.Add(movesOf(art, w.Game))
	}
	return lines
}

// board returns the board with the last move of each army.
func (w whole) board(art *widget.Art) *tabletop.Board {
	now := w.Game.Position()
	m := tabletop.Of(now)
	m.Facing.View = w.view
	if w.Person < chess.Armies {
		m.Facing.Bottom = w.Person
	}
	m.Last = trails(w.Game)
	b := tabletop.NewBoard(art)
	b.Animated = false
	b.LeastSize = fyne.NewSquareSize(theme.U(leastBoard))
	b.SetModel(m)
	return b
}

// trails returns the last move of each army that has moved recently, with its turn.
func trails(g chess.Game) (all []tabletop.Trail) {
	var seen chess.ArmySet
	turns := g.Turns()
	for i := len(turns) - 1; i >= 0 && i >= len(turns)-chess.Armies; i-- {
		t := turns[i]
		if len(t.Moves) == 0 || seen.Has(t.Army) {
			continue
		}
		seen = seen.With(t.Army)
		if trail, ok := tabletop.TrailOf(t.Army, t.Moves[len(t.Moves)-1]); ok {
			all = append(all, trail)
		}
	}
	return all
}

// players lists the players with their armies, and the result below.
func (w whole) players(art *widget.Art) fyne.CanvasObject {
	p, g := theme.Current(), w.listed()
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)))
	say := func(words string, bold bool) {
		prose := widget.NewProse(art, words, theme.U(theme.SmallText), p.Ink)
		prose.Wrap, prose.Bold = true, bold
		lines.Add(prose)
	}
	for _, s := range w.Seats {
		say(text.T("chess.past.seat", "Armies", chesstext.Armies(owned(w.Rules, s.Army)), "Name", g.sitter(s)), s.Army == w.Person)
	}
	now := w.Game.Position()
	if result := chesstext.Result(w.Game.Result()); result != "" {
		say(result, false)
	} else {
		say(text.T("chess.past.to-move", "Army", chesstext.Army(now.Turn()), "Turn", now.Number()), false)
	}
	if points := g.points(); points != "" {
		say(text.T("chess.past.points", "Points", points), false)
	}
	return lines
}

// owned returns the armies of a player at the start.
func owned(r chess.Rules, seat chess.Army) (all chess.ArmySet) {
	for a := range r.Armies().All() {
		if r.Owner(a) == seat {
			all = all.With(a)
		}
	}
	return all
}

// Measures of the pane, in units.
const (
	leastBoard = 200
	mostBoard  = 460
	wideEnough = 200 // for words beside the board
	boardGap   = 16
)

// besideLayout has words beside a board, or below if there is no room.
type besideLayout struct{ place history.Place }

// side returns the size of the board in a width, and whether the words are beside it.
func (l besideLayout) side(width float32) (side float32, beside bool) {
	side = max(theme.U(leastBoard), min(theme.U(mostBoard), l.place.Room(), width*0.62))
	if width-side-theme.U(boardGap) >= theme.U(wideEnough) {
		return side, true
	}
	return max(theme.U(leastBoard), min(theme.U(mostBoard), l.place.Room(), width)), false
}

// Layout implements fyne.Layout.
func (l besideLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side, beside := l.side(size.Width)
	if !beside {
		widget.Put(o[0], (size.Width-side)/2, 0, side, side)
		widget.Put(o[1], 0, side+theme.U(boardGap), size.Width, size.Height-side-theme.U(boardGap))
		return
	}
	widget.Put(o[0], 0, 0, side, side)
	x := side + theme.U(boardGap)
	widget.Put(o[1], x, 0, size.Width-x, size.Height)
}

// MinSize implements fyne.Layout.
func (l besideLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	side, beside := l.side(l.place.Width())
	least := fyne.NewSize(theme.U(leastBoard), side)
	if words := o[1].MinSize().Height; beside {
		least.Height = max(side, words)
	} else {
		least.Height = side + theme.U(boardGap) + words
	}
	return least
}
