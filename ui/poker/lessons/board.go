package lessons

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/lesson"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// board shows the hands of lessons, and lets the learner place cards. As soon as all are placed that are to be, they are set.
type board struct {
	top     *tabletop.Surface
	content fyne.CanvasObject
	act     func(event string)
	say     func(words string)
	model   tabletop.Model
	acts    bool // the learner is to act
}

// newBoard returns a board that passes on the learner's acts, and says why a card can't go somewhere.
func newBoard(art *widget.Art, animated bool, act, say func(string)) *board {
	tips := widget.NewTips(art)
	b := &board{top: tabletop.NewSurface(art, tips), act: act, say: say}
	b.top.Animated = animated
	b.top.OnCard, b.top.OnRow, b.top.OnMove = b.card, func(row poker.Row) { b.place(tabletop.To(row)) }, b.move
	b.top.OnAway, b.top.OnElse, b.top.OnRest = func() { b.place(tabletop.Away) }, func() { b.top.Finish() }, func() {}
	b.content = container.NewStack(b.top, tips.Layer)
	return b
}

// Content implements [teach.Board].
func (b *board) Content() fyne.CanvasObject { return b.content }

// Lay implements [teach.Board].
func (b *board) Lay(p learning.Position, halo []string, acts bool) error {
	h, err := lesson.Hand(p)
	if err != nil {
		return err
	}
	b.acts = acts
	b.show(tabletop.NewModel(h, lesson.Learner, map[poker.Seat]string{lesson.Learner: text.T("poker.you"), lesson.Other: text.T("poker.lessons.other")}))
	var rows []poker.Row
	for _, row := range poker.Rows {
		for _, name := range halo {
			if row.String() == name {
				rows = append(rows, row)
			}
		}
	}
	b.top.PointAt(rows)
	b.top.Hint(tabletop.Placing{})
	return nil
}

// show shows a model.
func (b *board) show(m tabletop.Model) {
	b.model = m
	b.top.SetModel(m)
}

// Hint implements [teach.Board]: the cards are shown faintly where they go.
func (b *board) Hint(event string) {
	if act, err := poker.ParseAct(event); err == nil {
		for b.model.Placing.Begun() { // all go back to the hand first
			b.show(b.model.With(b.model.Placing.Back()))
		}
		b.top.Hint(b.model.Placing.Take(act))
	}
}

// card chooses a card of the hand, or takes a placed one back.
func (b *board) card(i int) {
	switch to := b.model.Placing.At(i); {
	case !b.acts || b.top.Finish():
	case to != tabletop.Hand && b.model.Chosen >= 0:
		b.move(b.model.Chosen, to)
	case to != tabletop.Hand:
		b.move(i, tabletop.Hand)
	case b.model.Chosen == i:
		b.show(b.model.Choose(-1))
	default:
		b.show(b.model.Choose(i))
	}
}

// place puts the chosen card somewhere.
func (b *board) place(to tabletop.Target) {
	switch i := b.model.Chosen; {
	case !b.acts:
	case i < 0:
		b.say(text.T("poker.choose-first"))
	default:
		b.move(i, to)
	}
}

// move puts a card somewhere, if it can go there.
func (b *board) move(i int, to tabletop.Target) {
	if !b.acts {
		return
	}
	p, err := b.model.Placing.Put(i, to)
	if err != nil {
		b.say(tabletop.Refusal(err, to))
		return
	}
	b.show(b.model.With(p))
	if p.Complete() {
		b.act(p.Act().String())
	}
}

// Key implements [teach.Board]: arrows choose a card while cards are to be placed.
func (b *board) Key(key fyne.KeyName) bool {
	switch {
	case !b.acts:
		return false
	case key == fyne.KeyLeft:
		b.show(b.model.Step(-1))
	case key == fyne.KeyRight:
		b.show(b.model.Step(1))
	case key == fyne.KeyEscape && b.model.Chosen >= 0:
		b.show(b.model.Choose(-1))
	case key == fyne.KeyBackspace && b.model.Placing.Begun():
		b.show(b.model.With(b.model.Placing.Back()))
	default:
		return false
	}
	return true
}

// Rune implements [teach.Board]: a digit chooses a card, and the letter of a row puts it there.
func (b *board) Rune(r rune) bool {
	left := b.model.Placing.Left()
	if i := int(r - '1'); i >= 0 && i < len(left) && i < 9 {
		b.show(b.model.Choose(left[i]))
		return true
	}
	to, ok := map[rune]tabletop.Target{'t': tabletop.ToTop, 'm': tabletop.ToMiddle, 'b': tabletop.ToBottom, 'x': tabletop.Away}[unicode.ToLower(r)]
	if ok {
		b.place(to)
	}
	return ok
}

// Spell implements [teach.Speller].
func (b *board) Spell(sign rune) bool {
	row, ok := tabletop.RowLetter(sign)
	return ok && b.Rune(row)
}

// Redraw implements [teach.Board].
func (b *board) Redraw() { b.top.Redraw() }

// Close implements [teach.Board].
func (b *board) Close() { b.top.Finish() }
