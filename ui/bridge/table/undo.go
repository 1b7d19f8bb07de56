package table

import (
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo takes back the user's last act.
func (s *Screen) Undo() {
	s.finale.finish()
	s.early.unmark() // or it would be played at once, where the board goes back to
	s.entry.pending.Drop()
	s.advice.drop()
	s.entry.typed = ""
	if question, ok := s.parts.sheets.Top().(interface{ Undo() }); ok {
		question.Undo()
		return
	}
	s.play.work.Undo(s.play.session.Undo, play.ErrNothingToUndo, func() { s.note.say(s.play.nothingToUndo()) })
}

func (p *playing) nothingToUndo() string {
	if p.config.From > 0 && p.options.Guide == nil {
		return text.T("practice.nothing-to-undo")
	}
	return text.T("table.nothing-to-undo")
}
