package lessons

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// board shows the deals of lessons, and lets the learner play a card, or choose cards. As soon as as many are chosen as are to be,
// that is done.
type board struct {
	top     *tabletop.Surface
	content fyne.CanvasObject
	act     func(event string)
	model   tabletop.Model
}

// newBoard returns a board that passes on the learner's acts.
func newBoard(art *widget.Art, animated bool, act func(event string)) *board {
	tips := widget.NewTips(art)
	b := &board{top: tabletop.NewSurface(art, tips), act: act}
	b.top.Animated = animated
	b.top.OnSpot, b.top.OnElse, b.top.OnRest = b.spot, func() { b.top.Finish() }, func() {}
	b.content = container.NewStack(b.top, tips.Layer)
	return b
}

// Content implements [teach.Board].
func (b *board) Content() fyne.CanvasObject { return b.content }

// Lay implements [teach.Board].
func (b *board) Lay(p learning.Position, halo []string, acts bool) error {
	now, err := lesson.Board(p)
	if err != nil {
		return err
	}
	names := fewtext.Names{"", text.T("few.lessons.other"), text.T("few.lessons.third")}[:now.Rules().Players()]
	m := tabletop.NewModel(now.View(lesson.Learner), tabletop.Options{Person: lesson.Learner, Names: names, Number: number(now.Rules()), Acts: acts})
	b.show(m)
	b.top.Select(tabletop.Spot{})
	for _, name := range halo {
		if c, err := card.Parse(name); err == nil {
			at, _ := m.Piles.At(c)
			b.top.Select(at)
		}
	}
	return nil
}

// number tells the deals of the games apart, as those of one session.
func number(r few.Rules) int { return int(r.Kind) + 1 }

// show shows a model.
func (b *board) show(m tabletop.Model) {
	b.model = m
	b.top.SetModel(m)
}

// Hint implements [teach.Board]: the card is raised, or all but one of those to be chosen are chosen.
func (b *board) Hint(event string) {
	e, err := few.ParseEvent(event)
	if err != nil {
		return
	}
	if e.Kind == few.Playing {
		at, _ := b.model.Piles.At(e.Card)
		b.top.Select(at)
		return
	}
	m := b.model
	m.Chosen = card.Hand{}
	for i, c := range e.Cards.Cards() {
		if i > 0 {
			m = m.Choose(c)
		}
	}
	b.show(m)
	at, _ := m.Piles.At(e.Cards.Cards()[0])
	b.top.Select(at)
}

// spot plays or chooses a card that was clicked.
func (b *board) spot(at tabletop.Spot) {
	switch {
	case b.top.Finish() || !b.model.May(at):
	case b.model.Picks == 0:
		b.act(few.Played(at.Card).String())
	default:
		b.show(b.model.Choose(at.Card))
		if e, ok := b.model.Event(); ok && b.model.Picks > 0 {
			b.act(e.String())
		}
	}
}

// Key implements [teach.Board]: arrows select a card while one is wanted, Enter or the space bar
// plays or chooses it, and Escape drops what is chosen.
func (b *board) Key(key fyne.KeyName) bool {
	if b.model.Plays.Len() == 0 && b.model.Picks == 0 {
		return false
	}
	step := map[fyne.KeyName][2]int{fyne.KeyLeft: {-1, 0}, fyne.KeyRight: {1, 0}, fyne.KeyUp: {0, -1}, fyne.KeyDown: {0, 1}}
	switch way, moves := step[key]; {
	case moves:
		b.top.Select(b.model.Step(b.top.Selected(), way[0], way[1], b.top.Geometry()))
		return true
	case key == fyne.KeyEscape && b.model.Chosen.Len() > 0:
		m := b.model
		m.Chosen = card.Hand{}
		b.show(m)
		return true
	case (key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace) && b.top.Selected().There():
		b.spot(b.top.Selected())
		return true
	}
	return false
}

// Rune implements [teach.Board]: no letter has a meaning.
func (b *board) Rune(rune) bool { return false }

// Redraw implements [teach.Board].
func (b *board) Redraw() { b.top.Redraw() }

// Close implements [teach.Board].
func (b *board) Close() { b.top.Finish() }
