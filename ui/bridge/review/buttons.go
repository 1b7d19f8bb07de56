package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// buttons are the commands.
type buttons struct {
	foot *fyne.Container
	wide float32 // what the foot needed when it was laid out last

	mistakes, hands, on, again, other, told, history *widget.Button // along the foot
	star, note, number                               *widget.Button // in the head
}

// add makes the buttons along the foot.
func (b *buttons) add(s *Screen) {
	t := &s.parts
	b.mistakes = t.button(text.T("board.mistakes"), "M", s.nextMistake)
	b.hands = t.button(text.T("board.hands"), "O", s.turnHands)
	b.on = t.button(text.T("board.play-on"), "P", s.playOn)
	b.again = t.button(text.T("board.again"), "N", s.playAgain)
	b.other = t.button(text.T("board.other-play"), "T", s.crossOver)
	if b.told = nil; s.page().hasTold() {
		b.told = t.button(text.T("board.results"), "W", s.showTold)
	}
	if s.options.OnHistory != nil {
		b.history = t.button(text.T("board.history"), "J", s.options.OnHistory)
	}
}

func (b *buttons) row() fyne.CanvasObject {
	row := review.Row()
	for _, button := range []*widget.Button{b.mistakes, b.hands, b.on, b.again, b.other, b.told, b.history} {
		if button != nil {
			row.Add(button)
		}
	}
	b.foot = widget.NewCentred(row)
	return b.foot
}

// set updates the buttons, and disables those that make no sense now.
func (b *buttons) set(p *page) {
	finished := p.mine.finished()
	label := func(button *widget.Button, words string) {
		if button.Label != words {
			button.Label = words
			button.Refresh()
		}
	}
	mistakes := text.T("board.mistakes")
	if p.mine.user.Watches {
		mistakes = text.T("board.mistakes-all")
	}
	label(b.mistakes, mistakes)
	b.mistakes.Enable(len(p.mistakes()) > 0)
	hands := text.T("board.hands-seen")
	if p.hands == seenHands || p.finding && !p.peeking && !p.puzzles[p.n()].open() {
		hands = text.T("board.hands")
	}
	label(b.hands, hands)
	b.hands.Enable(finished && !p.mine.user.Watches && !p.model.away)
	b.on.Enable(p.resumable() || finished && p.here().Phase() != bridge.Finished)
	b.again.Enable(finished)
	other := text.T("board.other-play")
	switch {
	case p.inField():
		other = text.T("board.tables")
	case p.far.stop != nil:
		other = text.T("board.other-stop")
	case p.model.away:
		other = text.T("board.other-back")
	case p.hasOther():
		other = text.T("board.other-see")
	}
	label(b.other, other)
	b.other.Enable(finished)
	b.other.Turn(p.model.away && !p.inField())
	b.number.Enable(finished)
	b.star.Turn(p.board.Marks.Starred)
	if wide := b.foot.MinSize().Width; wide != b.wide { // a label has become longer or shorter
		b.wide = wide
		b.foot.Refresh()
	}
}
