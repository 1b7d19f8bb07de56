// Package lessons is the screen of the lessons of progressive poker, on the real table.
package lessons

import (
	"github.com/superbridge/superbridge/game/poker/lesson"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	_ "github.com/superbridge/superbridge/ui/poker/text" // its messages
)

// Options are the screen's data and callbacks. All are required.
type Options struct {
	Course   *teach.Course // of [lesson.Course]
	Animated bool          // cards move
	OnGame   func()        // begins a game
	OnBack   func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct{ *teach.Screen }

// New returns the screen, which shows the path of the lessons.
func New(art *widget.Art, o Options) *Screen {
	return &Screen{teach.NewScreen(art, teach.Options{
		Title: text.T("poker.lessons"), Lessons: lesson.Course(), Course: o.Course, Word: teach.Word, OnGame: func(string) { o.OnGame() }, OnBack: o.OnBack,
		Board: func(act, say func(string)) teach.Board { return newBoard(art, o.Animated, act, say) },
	})}
}
