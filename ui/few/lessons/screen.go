// Package lessons is the screen of the lessons of bridge for two and three, on the real table.
package lessons

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/lesson"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the screen's data and callbacks. All are required.
type Options struct {
	Course   *teach.Course  // of [lesson.Course]
	Animated bool           // cards move
	OnGame   func(few.Kind) // begins a session of a game
	OnBack   func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct{ *teach.Screen }

// New returns the screen, which shows the path of the lessons.
func New(art *widget.Art, o Options) *Screen {
	return &Screen{teach.NewScreen(art, teach.Options{
		Title: text.T("few.lessons"), Lessons: lesson.Course(), Course: o.Course, Word: teach.Word, OnGame: func(id string) { o.OnGame(lesson.Kind(id)) }, OnBack: o.OnBack,
		Board: func(act, _ func(string)) teach.Board { return newBoard(art, o.Animated, act) },
	})}
}
