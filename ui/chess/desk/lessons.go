package desk

import (
	"github.com/superbridge/superbridge/game/chess/lesson"
	"github.com/superbridge/superbridge/ui/chess/lessons"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Learn implements [family.Teacher].
func (d *Desk) Learn(own bool) []family.Action {
	if !own {
		return nil
	}
	return []family.Action{{Label: text.T("home.lessons"), Key: "L", Do: d.showLessons}}
}

// showLessons shows the path of the lessons.
func (d *Desk) showLessons() {
	teach.Show(d.window, d.store, lesson.Course(), func(c *teach.Course) family.Screen {
		return lessons.New(d.window.Art(), lessons.Options{Course: c, Animated: d.window.Animated(), OnGame: func() { d.begin(seating.First()) }, OnBack: d.window.ShowHome})
	})
}
