package table

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// buttons are the commands in the corners below the table, and the one that ends a choice of cards.
type buttons struct {
	hint, undo  *widget.Button // on the left, from the top
	score, home *widget.Button // on the right, likewise
	trick       *widget.Button // above them, if there is room
	auction     *widget.Button
	done        *widget.Button // in the middle
}

func newButtons(s *Screen) buttons {
	button := func(label, key string, tapped func()) *widget.Button {
		return widget.NewButton(s.art, label, key, tapped)
	}
	b := buttons{
		hint:    button(text.T("few.table.hint"), text.T("few.table.key.hint"), s.askHint),
		undo:    button(text.T("few.table.undo"), text.T("key.undo"), s.Undo),
		score:   button(text.T("few.table.score"), text.T("few.table.key.score"), s.turnScore),
		home:    button(text.T("few.table.home"), text.T("key.escape"), s.home),
		trick:   button(text.T("few.table.last-trick"), text.T("few.table.key.last-trick"), s.turnLastTrick),
		auction: button(text.T("few.table.auction"), text.T("few.table.key.auction"), s.turnAuction),
		done:    button(text.T("few.table.done"), text.T("key.enter"), s.done),
	}
	b.undo.OnRefused, b.hint.OnRefused, b.done.OnRefused = s.Undo, s.askHint, s.done // say why not

	return b
}

func (b buttons) left() []*widget.Button  { return []*widget.Button{b.undo, b.hint} }
func (b buttons) right() []*widget.Button { return []*widget.Button{b.home, b.score} }
func (b buttons) all() []*widget.Button {
	return append(append(b.left(), b.right()...), b.trick, b.auction, b.done)
}

// set disables the buttons that make no sense now.
func (b buttons) set(s *Screen) {
	t := s.model.Table
	b.hint.Enable(s.asked() && s.config.Adviser != nil)
	b.undo.Enable(s.state.Undoable || s.begun())
	b.trick.Enable(len(t.Tricks()) > 0)
	b.auction.Enable(len(t.Calls()) > 0)
	playing := t.Stage() == few.StagePlaying
	show(b.trick, playing)
	show(b.auction, playing)
	show(b.done, s.asked() && s.model.Picks != 0 && !s.parts.surface.Dealing())
	b.done.Enable(s.model.Ready())
	b.done.Select(s.model.Ready()) // its gold edge is seen on felt
	if label := s.doneWords(); b.done.Label != label {
		b.done.Label = label
		b.done.Refresh()
	}
	for _, button := range b.all() {
		size := theme.SmallText * s.words()
		if button == b.done {
			size = theme.BodyText * s.words() * 1.1
		}
		if button.TextSize != size {
			button.TextSize = size
			button.Refresh()
		}
	}
}

// doneWords are on the button that ends a choice of cards.
func (s *Screen) doneWords() string {
	n := s.model.Chosen.Len()
	switch s.model.Table.Stage() {
	case few.StageGiving:
		return text.T("few.table.give")
	case few.StageReserving:
		return text.T("few.table.reserve")
	case few.StageExchanging:
		if n == 0 {
			return text.T("few.table.keep-all")
		}
		return text.TN("few.table.exchange", n)
	}
	return text.T("few.table.done")
}
