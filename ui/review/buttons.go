package review

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// buttons are the commands along the foot.
type buttons struct {
	hands, on, again, other, number, star, note, history *widget.Button
}

func newButtons(s *Screen) buttons {
	small := func(label, key string, tapped func()) *widget.Button {
		b := widget.NewButton(s.art, label, key, tapped)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	b := buttons{
		hands:  small(text.T("board.hands"), "O", s.turnHands),
		on:     small(text.T("board.play-on"), "P", s.playOn),
		again:  small(text.T("board.again"), "G", s.playAgain),
		other:  small(text.T("board.other-play"), "T", s.crossOver),
		number: small(text.T("board.number"), "D", s.copyNumber),
		star:   small(text.T("board.star"), "S", s.turnStar),
		note:   small(text.T("board.note"), "N", s.edit),
	}
	if s.options.OnHistory != nil {
		b.history = small(text.T("board.history"), "H", s.options.OnHistory)
	}
	return b
}

func (b buttons) row() fyne.CanvasObject {
	row := container.New(layout.NewCustomPaddedHBoxLayout(theme.U(7)))
	for _, button := range []*widget.Button{b.hands, b.on, b.again, b.other, b.number, b.star, b.note, b.history} {
		if button != nil {
			row.Add(button)
		}
	}
	return container.NewCenter(row)
}

// set shows what the buttons do now, and switches off what makes no sense.
func (b buttons) set(p *page) {
	finished := p.mine.finished()
	label := func(button *widget.Button, words string) {
		if button.Label != words {
			button.Label = words
			button.Refresh()
		}
	}
	hands := text.T("board.hands-seen")
	if p.hands == seenHands || p.finding && !p.peeking && !p.puzzles[p.n()].open() {
		hands = text.T("board.hands")
	}
	label(b.hands, hands)
	b.hands.Enable(finished && !p.mine.nobody && !p.model.away)
	b.on.Enable(finished && p.here().Phase() != bridge.Finished)
	b.again.Enable(finished)
	other := text.T("board.other-play")
	switch {
	case p.far.stop != nil:
		other = text.T("board.other-stop")
	case p.model.away:
		other = text.T("board.other-back")
	case p.hasOther():
		other = text.T("board.other-see")
	}
	label(b.other, other)
	b.other.Enable(finished)
	b.other.Select(p.model.away)
	b.number.Enable(finished)
	b.star.Select(p.board.Marks.Starred)
}
