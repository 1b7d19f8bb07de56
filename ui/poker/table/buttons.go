package table

import (
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// buttons are the commands in the corners below the table, and the one that confirms.
type buttons struct {
	hint, undo        *widget.Button // on the left, from the top
	sort, leave, home *widget.Button // on the right
	confirm           *widget.Button // in place of the hand
}

func newButtons(s *Screen) buttons {
	button := func(label, key string, tapped func()) *widget.Button {
		return widget.NewButton(s.parts.art, label, key, tapped)
	}
	b := buttons{
		hint:    button(text.T("poker.hint"), text.T("poker.key.hint"), s.advice.ask),
		undo:    button(text.T("poker.undo"), text.T("poker.key.undo"), s.Undo),
		sort:    button(text.T("poker.sort"), text.T("poker.key.sort"), s.entry.sort),
		leave:   button(text.T("poker.leave"), text.T("poker.key.leave"), s.scoring.openLeave),
		home:    button(text.T("poker.home"), text.T("key.escape"), s.scoring.home),
		confirm: button(text.T("poker.confirm"), text.T("key.enter"), s.entry.confirm),
	}
	b.undo.OnRefused, b.hint.OnRefused, b.leave.OnRefused = s.Undo, s.advice.ask, s.scoring.openLeave // say why not
	b.confirm.Selected = true                                                                         // its gold edge is seen on felt
	return b
}

func (b buttons) left() []*widget.Button  { return []*widget.Button{b.hint, b.undo} }
func (b buttons) right() []*widget.Button { return []*widget.Button{b.sort, b.leave, b.home} }
func (b buttons) all() []*widget.Button   { return append(append(b.left(), b.right()...), b.confirm) }

// set disables the buttons that make no sense now.
func (b buttons) set(p *parts) {
	b.hint.Enable(p.play.model.Acting && p.play.config.Adviser != nil)
	b.undo.Enable(p.play.session != nil && (p.play.model.Placing.Begun() || p.play.session.Acted()))
	widget.Show(b.sort, p.play.model.Placing.Len() > manyCards)
	b.leave.Enable(p.play.mayLeave())
	widget.Show(b.leave, !p.play.options.Branch)
	widget.Show(b.confirm, p.play.model.Placing.Complete() && p.play.state.Ready == nil && !p.sent() && !p.surface.Dealing())
	size := theme.SmallText * p.words()
	for _, button := range b.all() {
		if button == b.confirm {
			size = theme.BodyText * p.words() * 1.1
		}
		button.SetTextSize(size)
	}
}

// manyCards is the most cards of a hand that isn't worth sorting in other ways.
const manyCards = 5
