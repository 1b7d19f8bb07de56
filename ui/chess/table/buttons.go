package table

import (
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// buttons are the commands below the corners, and the one for acts other than moves.
type buttons struct {
	hint, undo, draw, resign *widget.Button // on the left
	view, turn, look, home   *widget.Button // on the right
	act                      *widget.Button // rolls the dice, ends a double leap after the first, or passes
}

func newButtons(s *Screen) buttons {
	button := func(label, key string, tapped func()) *widget.Button {
		return widget.NewButton(s.parts.art, label, key, tapped)
	}
	b := buttons{
		hint:   button(text.T("chess.hint"), text.T("chess.key.hint"), s.advice.ask),
		undo:   button(text.T("chess.undo"), text.T("chess.key.undo"), s.Undo),
		draw:   button(text.T("chess.draw"), text.T("chess.key.draw"), s.offerDraw),
		resign: button(text.T("chess.resign"), text.T("chess.key.resign"), s.openResign),
		view:   button(text.T("chess.view"), text.T("chess.key.view"), s.view.changeView),
		turn:   button(text.T("chess.turn-board"), text.T("chess.key.turn"), s.view.turnBoard),
		look:   button(text.T("chess.look"), text.T("chess.key.look"), s.view.openLook),
		home:   button(text.T("chess.home"), text.T("key.escape"), s.parts.home),
		act:    button("", "", s.pressAct),
	}
	b.act.Primary, b.act.Selected = true, true                                                                                 // its gold edge is seen on felt
	b.hint.OnRefused, b.undo.OnRefused, b.draw.OnRefused, b.resign.OnRefused = s.advice.ask, s.Undo, s.offerDraw, s.openResign // say why not
	return b
}

func (b buttons) left() []*widget.Button  { return []*widget.Button{b.hint, b.undo, b.draw, b.resign} }
func (b buttons) right() []*widget.Button { return []*widget.Button{b.view, b.turn, b.look, b.home} }
func (b buttons) all() []*widget.Button   { return append(append(b.left(), b.right()...), b.act) }

// set disables the buttons that make no sense now.
func (b buttons) set(p *parts) {
	moves := p.play.asked() && !p.play.position().Rolling()
	b.hint.Enable(moves && p.play.config.Adviser != nil)
	b.undo.Enable(p.play.session != nil && p.play.session.MayUndo())
	b.draw.Enable(p.play.asked())
	b.resign.Enable(p.play.asked() && mayResign(p.play.position()))
	label, key := p.move.actLabel()
	if b.act.Label != label || b.act.Key != key {
		b.act.Label, b.act.Key = label, key
		b.act.Refresh()
	}
	widget.Show(b.act, label != "")
	unit := p.geometry().T
	for _, button := range b.all() {
		size := theme.SmallText * unit
		if button == b.act {
			size = theme.BodyText * unit
		}
		button.SetTextSize(size)
	}
}

// actLabel returns the label and key of the button for the present act; "" if there is none.
func (m *move) actLabel() (label, key string) {
	switch {
	case m.mayRoll():
		return text.T("chess.roll"), text.T("key.space")
	case m.mayStop():
		return text.T("chess.stop"), text.T("key.enter")
	case m.mayPass():
		return text.T("chess.pass"), text.T("chess.key.pass")
	case m.play.maySettle():
		return text.T("chess.let-stand"), text.T("chess.key.agree")
	}
	return "", ""
}

// pressAct does the present act.
func (s *Screen) pressAct() {
	s.parts.finish()
	switch {
	case s.move.mayRoll():
		s.move.roll()
	case s.move.mayStop():
		s.move.stopHere()
	case s.move.mayPass():
		s.move.passTurn()
	case s.play.maySettle():
		s.letStand()
	}
}
