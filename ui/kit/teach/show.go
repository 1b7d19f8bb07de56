package teach

import (
	"context"
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// Shelf is the part of a data folder with the user's progress.
type Shelf interface {
	Store
	LessonSteps(ctx context.Context, lessons ...string) ([]storage.LessonStep, error)
}

// Show reads the user's progress in some lessons, and shows the screen that screen returns for it.
func Show(w family.Window, shelf Shelf, lessons []learning.Lesson, screen func(*Course) family.Screen) {
	var ids []string
	c := &Course{Store: shelf, Runner: w.Runner(), Now: time.Now}
	for _, l := range lessons {
		ids, c.Outlines = append(ids, l.ID), append(c.Outlines, l.Outline())
	}
	w.Depart()
	family.Fetch(w, func(ctx context.Context) ([]storage.LessonStep, error) { return shelf.LessonSteps(ctx, ids...) }, func(steps []storage.LessonStep) {
		c.Keep(steps)
		if n := len(steps); n > 0 {
			c.From = slices.Index(ids, steps[n-1].Lesson)
		}
		w.Show(screen(c))
	})
}
