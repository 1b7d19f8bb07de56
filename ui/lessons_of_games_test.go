package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	fewlesson "github.com/superbridge/superbridge/game/few/lesson"
	"github.com/superbridge/superbridge/ui/few/lessons"
	"github.com/superbridge/superbridge/ui/few/table"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The lessons of games for two and three open with that of the game on the home screen, and go on where the learner was; the game that
// follows is against beginners, and the home screen offers it then.
func TestTheLessonOfAGame(t *testing.T) {
	d := openFresh(t, t.TempDir())
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	slam := slices.IndexFunc(few.Games(), func(r few.Rules) bool { return r.Kind == few.Slam })
	l := fewlesson.Course()[slam]
	d.step(func() { d.chooseGame(few.Games()[slam].Name) })
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says(text.Game(few.Games()[slam].Name)) })
	d.press("l")
	d.until(isShown[*lessons.Screen](d))
	d.press("Enter")
	if want := text.T("lesson." + l.ID + "." + l.Steps[0].ID); !d.says(want) {
		t.Errorf("it doesn't say %q", want)
	}
	d.press("Enter", "Escape", "Escape")
	d.until(isShown[*home.Screen](d))
	d.step(func() { d.chooseGame(few.Games()[0].Name) })
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says(text.Game(few.Games()[0].Name)) })
	d.press("l")
	d.until(isShown[*lessons.Screen](d))
	for range slam {
		d.step(func() { d.screen.Key(fyne.KeyDown) })
	}
	d.press("Enter")
	if want := text.T("lesson." + l.ID + "." + l.Steps[1].ID); !d.says(want) {
		t.Errorf("it doesn't go on with %q", want)
	}
	for range l.Steps[2:] {
		d.press("]")
	}
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	if game, _ := d.chosen(); game != few.Games()[slam].Name {
		t.Errorf("the home screen offers %s", game)
	}
	d.shut()
}
