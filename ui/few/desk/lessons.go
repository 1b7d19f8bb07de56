package desk

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/lesson"
	"github.com/superbridge/superbridge/ui/few/lessons"
	"github.com/superbridge/superbridge/ui/few/seating"
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

// showLessons shows the path of the lessons, with that of the game on the home screen chosen.
func (d *Desk) showLessons() {
	teach.Show(d.window, d.store, lesson.Course(), func(c *teach.Course) family.Screen {
		s := lessons.New(d.window.Art(), lessons.Options{Course: c, Animated: d.window.Animated(), OnGame: d.beginAfter, OnBack: d.window.ShowHome})
		s.Choose(lesson.Of(d.last))
		return s
	})
}

// beginAfter begins a first session of a game, after its lesson. The home screen offers that game from now on.
func (d *Desk) beginAfter(k few.Kind) {
	first := seating.First(k)
	d.window.Offer(first.Rules().Name)
	d.begin(first)
}
