package cardtable

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sound"
)

// Joy celebrates what the user has won at a table, with a flourish around the sheet that lies there, and plays the sounds of
// results. It holds nothing up: a table stops it at any key.
type Joy struct {
	Flourish
	At    Stage
	Signs Signs // that fly

	told int // the number of the result that was asked for last
}

// Stage is the table of a joy.
type Stage interface {
	Animates() bool           // reports whether anything may be seen to move
	Shown() fyne.CanvasObject // the sheet on the table, or nil
	Unit() float32
	Play(sound.Effect) // lets something be heard, without waiting
}

// The splendours that celebrate a success such as a game, a feat such as a slam, and a victory such as a rubber.
var (
	Success = Splendour{Signs: 12}
	Feat    = Splendour{Signs: 26, Rays: true}
	Victory = Splendour{Signs: 44, Rays: true}
)

// Celebrate shows a flourish around the sheet on the table.
func (j *Joy) Celebrate(of Splendour) {
	if j.At.Animates() {
		j.Around(j.At.Shown(), of, j.Signs, j.At.Unit())
	}
}

// Win celebrates a victory, and lets it be heard.
func (j *Joy) Win() {
	j.At.Play(sound.Rubber)
	j.Celebrate(Victory)
}

// First reports whether a result, by its number, is not the one of the call before.
func (j *Joy) First(number int) bool {
	first := number != j.told
	j.told = number
	return first
}

// Tell plays the sound of a result: good above 0, bad below.
func (j *Joy) Tell(gain int) {
	switch {
	case gain > 0:
		j.At.Play(sound.Made)
	case gain < 0:
		j.At.Play(sound.Down)
	}
}
