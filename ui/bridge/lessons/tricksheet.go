package lessons

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// trickSheet asks from which trick on a board is replayed.
type trickSheet struct {
	screen *Screen
	tricks []int           // to choose from, counted from 0; the first stands for the start
	keys   widget.Controls // of these
}

var _ sheet.Sheet = (*trickSheet)(nil)

// openTricks asks from where the board is replayed, if it is one that is played to its end. Without tricks it is
// replayed from the start.
func (s *Screen) openTricks() { s.replays() }

// replays is openTricks, and reports whether there was something to ask.
func (s *Screen) replays() bool {
	t := s.taking
	step, _ := t.step()
	if step.Kind() != lesson.Played || len(s.table.Board().Events()) == t.from {
		return false
	}
	o := &trickSheet{screen: s, tricks: tricksOf(s.table.Board(), t.from), keys: widget.Controls{Flow: true}}
	if len(o.tricks) == 1 {
		s.replay(0)
		return true
	}
	s.sheets.Push(o)
	return true
}

// tricksOf returns the tricks of a board that begin after a number of events, from 0, behind 0 for the start.
func tricksOf(b bridge.Board, from int) []int {
	tricks := []int{0}
	if b.Phase() == bridge.AuctionPhase {
		return tricks
	}
	for i := range len(b.Tricks()) {
		if at := b.Opening() + 4*i; i > 0 && at > from {
			tricks = append(tricks, i)
		}
	}
	return tricks
}

// Build implements [sheet.Sheet].
func (o *trickSheet) Build() fyne.CanvasObject {
	s := o.screen
	paper := widget.Paper{Art: s.art, Unit: theme.U(1)}
	title := paper.Line(text.T("lessons.again-title"), theme.HeadingText, true)
	title.Wrap, title.Align = true, fyne.TextAlignCenter
	var keys [][]widget.Control
	column := paper.Column(title, paper.Gap(2))
	var row []fyne.CanvasObject
	const across = 6
	for i, trick := range o.tricks {
		label := strconv.Itoa(trick + 1)
		if i == 0 {
			label = text.T("lessons.start")
		}
		b := paper.Button(label, "", false, func() { o.pick(i) })
		if i == 0 {
			column.Add(b)
			keys = append(keys, []widget.Control{b})
			continue
		}
		if len(row) == 0 {
			keys = append(keys, nil)
		}
		keys[len(keys)-1] = append(keys[len(keys)-1], b)
		if row = append(row, b); len(row) == across || i == len(o.tricks)-1 {
			column.Add(widget.NewEven(theme.U(6), row...))
			row = nil
		}
	}
	o.keys.Set(keys)
	column.Add(paper.Gap(2))
	column.Add(paper.Row(paper.Button(text.T("lessons.again"), text.T("key.enter"), true, o.Enter),
		paper.Button(text.T("lessons.cancel"), text.T("key.escape"), false, func() { s.sheets.Remove(o) })))
	return widget.NewSheet(theme.U(400), theme.U(20), column)
}

// pick plays on from one of the tricks.
func (o *trickSheet) pick(i int) {
	o.screen.sheets.Remove(o)
	o.screen.replay(o.tricks[i])
}

// Enter implements [sheet.Sheet].
func (o *trickSheet) Enter() { o.keys.Press() }

// Key implements [sheet.Sheet].
func (o *trickSheet) Key(key fyne.KeyName) { o.keys.Key(key) }

// Rune implements [sheet.Sheet].
func (o *trickSheet) Rune(rune) {}
