package past

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// whole is a board with its hands, auction and points.
type whole struct{ bridgestore.Board }

var _ history.Whole = whole{}

// Marks implements [history.Whole].
func (b whole) Marks() storage.Marks { return b.Board.Marks }

// With implements [history.Whole].
func (b whole) With(m storage.Marks) history.Whole {
	b.Board.Marks = m
	return b
}

// Of implements [history.Whole].
func (b whole) Of() storage.Marks { return b.RubberMarks }

// Title implements [history.Whole].
func (b whole) Title() string { return boardTitle(b.Board) }

// Line implements [history.Whole].
func (b whole) Line(now time.Time) string { return boardLine(b.Board, now) }

// margin is between the hands and the tables.
const margin = 18

// Body implements [history.Whole].
func (b whole) Body(art *widget.Art, place history.Place) fyne.CanvasObject {
	h, p := hand{art}, theme.Current()
	say := func(id string) fyne.CanvasObject {
		said := widget.NewProse(art, text.T(id), theme.U(theme.BodyText), p.Faint)
		said.Wrap = true
		return said
	}
	board := b.Board.Board
	switch {
	case b.ToPlay:
		return say("history.to-play.hidden")
	case b.Finished.IsZero(): // the user should not see the others' hands
		return container.New(widget.Under(theme.U(margin)), h.auction(board.Table), say("history.hidden"))
	}
	size := theme.SmallText
	if place.Large {
		size = theme.BodyText
	}
	return container.New(&boardLayout{columns: longest(board.Deal) <= mostInColumn, room: place.Room},
		widget.NewDiagram(art, board.Deal, theme.U(float32(size))), h.columns(board.Deal),
		h.auction(board.Table), h.score(scoreLines(board), gain(b.Result, b.Watched)))
}
