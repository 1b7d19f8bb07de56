// Package lessons is the screen of the lessons of octagonal chess, on the real board.
package lessons

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/lesson"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the screen's data and callbacks. All are required.
type Options struct {
	Course   *teach.Course // of [lesson.Course]
	Animated bool          // pieces move
	OnGame   func()        // begins a game
	OnBack   func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct{ *teach.Screen }

// New returns the screen, which shows the path of the lessons.
func New(art *widget.Art, o Options) *Screen {
	return &Screen{teach.NewScreen(art, teach.Options{
		Title: text.T("chess.lessons"), Lessons: lesson.Course(), Course: o.Course, Word: word, OnGame: func(string) { o.OnGame() }, OnBack: o.OnBack,
		Board: func(act, _ func(string)) teach.Board { return newBoard(art, o.Animated, act) },
	})}
}

// word names a choice: an army, a kind of piece, or another one.
func word(option string) string {
	if k, err := chess.ParseKind(option); err == nil {
		return chesstext.Kind(k)
	}
	if a, err := chess.ParseArmy(option); err == nil {
		return chesstext.Army(a)
	}
	return teach.Word(option)
}
