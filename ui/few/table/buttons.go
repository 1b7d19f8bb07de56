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
	claim       *widget.Button // above the last trick
	done        *widget.Button // in the middle
}

func newButtons(s *Screen) buttons {
	button := func(label, key string, tapped func()) *widget.Button {
		return widget.NewButton(s.parts.art, label, key, tapped)
	}
	b := buttons{
		hint:    button(text.T("few.table.hint"), text.T("few.table.key.hint"), s.advice.ask),
		undo:    button(text.T("few.table.undo"), text.T("key.undo"), s.Undo),
		score:   button(text.T("few.table.score"), text.T("few.table.key.score"), s.scoring.turnScore),
		home:    button(text.T("few.table.home"), text.T("key.escape"), s.scoring.home),
		trick:   button(text.T("few.table.last-trick"), text.T("few.table.key.last-trick"), s.turnLastTrick),
		auction: button(text.T("few.table.auction"), text.T("few.table.key.auction"), s.turnAuction),
		claim:   button(text.T("table.claim"), text.T("key.claim"), s.entry.claim),
		done:    button(text.T("few.table.done"), text.T("key.enter"), s.entry.done),
	}
	b.undo.OnRefused, b.hint.OnRefused, b.done.OnRefused, b.claim.OnRefused = s.Undo, s.advice.ask, s.entry.done, s.entry.claim // say why not
	return b
}

func (b buttons) left() []*widget.Button  { return []*widget.Button{b.undo, b.hint} }
func (b buttons) right() []*widget.Button { return []*widget.Button{b.home, b.score} }
func (b buttons) all() []*widget.Button {
	return append(append(b.left(), b.right()...), b.trick, b.auction, b.claim, b.done)
}

// set disables the buttons that make no sense now.
func (b buttons) set(p *parts) {
	t := p.play.model.Table
	b.hint.Enable(p.play.asked() && p.play.config.Adviser != nil)
	b.undo.Enable(p.play.state.Undoable || p.play.begun())
	b.trick.Enable(len(t.Tricks()) > 0)
	b.auction.Enable(len(t.Calls()) > 0)
	playing := t.Stage() == few.StagePlaying
	widget.Show(b.trick, playing)
	widget.Show(b.auction, playing)
	widget.Show(b.claim, playing)
	b.claim.Enable(p.play.mayClaim())
	widget.Show(b.done, p.play.asked() && p.play.model.Picks != 0 && !p.surface.Dealing())
	b.done.Enable(p.play.model.Ready())
	b.done.Select(p.play.model.Ready()) // its gold edge is seen on felt
	if label := p.play.doneWords(); b.done.Label != label {
		b.done.Label = label
		b.done.Refresh()
	}
	for _, button := range b.all() {
		size := theme.SmallText * p.words()
		if button == b.done {
			size = theme.BodyText * p.words() * 1.1
		}
		button.SetTextSize(size)
	}
}

// doneWords are on the button that ends a choice of cards.
func (p *playing) doneWords() string {
	n := p.model.Chosen.Len()
	switch p.model.Table.Stage() {
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
