package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// note is what is said in the middle of the table.
type note struct {
	prose *widget.Prose
	bed   *canvas.Rectangle // what it lies on
	said  string            // the answer to what the person did last
	sent  int               // how many acts there will be when what the person has confirmed is done
}

func newNote(art *widget.Art) note {
	n := note{prose: widget.NewProse(art, "", theme.BodyText, theme.Current().FeltInk), bed: canvas.NewRectangle(nil)}
	n.prose.Align = fyne.TextAlignCenter
	return n
}

// lay puts the note where the table has room for it. What is short lies close above the person's board; what is too long
// for a line takes two.
func (n *note) lay(g tabletop.Geometry) {
	const aside, lineHigh = 14, 30
	wide, _ := n.prose.FitLines(theme.BodyText*g.T, theme.BodyText*g.U, fyne.NewSize(g.Note.W-2*aside*g.U, g.Note.H))
	n.prose.Resize(fyne.NewSize(wide, g.Note.H)) // before it can say how high it is
	text := n.prose.MinSize().Height
	bed := cardtable.NewRect(0, 0, wide+2*aside*g.U, max(text, lineHigh*g.U))
	bed.X, bed.Y = (g.W-bed.W)/2, g.Note.Y+g.Note.H-bed.H
	put(n.prose, cardtable.Around(g.W/2, bed.Y+bed.H/2, wide, text))
	n.bed.CornerRadius = min(bed.H, lineHigh*g.U) / 2
	put(n.bed, bed)
}

// say shows an answer to what the person did.
func (s *Screen) say(answer string) {
	s.note.said = answer
	s.show()
}

// showNote shows what there is to say.
func (s *Screen) showNote() {
	s.note.prose.Set(s.noteText(), theme.Current().FeltInk)
	s.note.bed.FillColor = theme.Current().NoteBed()
	widget.Show(s.note.bed, s.note.prose.Text != "")
}

func (s *Screen) noteText() string {
	switch {
	case s.session == nil || s.model.Over || s.parts.surface.Dealing():
		return ""
	case s.note.said != "":
		return s.note.said
	case s.state.Ready != nil:
		return text.T("poker.ready", "Name", s.turnName())
	}
	return s.asked()
}

// turnName names whose turn it is.
func (s *Screen) turnName() string {
	for _, p := range s.model.Players {
		if p.Turn {
			return p.Name
		}
	}
	return ""
}

// asked says what the person is to do, or who acts.
func (s *Screen) asked() string {
	m, p := s.model, s.model.Placing
	switch {
	case p.Len() > 0 && m.Standing.Dead:
		return text.T("poker.would-be-dead")
	case p.Complete() && m.Acting:
		return text.T("poker.complete")
	case p.Complete():
		return text.T("poker.complete-early", "Name", s.turnName())
	case !m.Acting && p.Len() > 0:
		return text.T("poker.early", "Name", s.turnName())
	case !m.Acting:
		return text.T("poker.thinking", "Name", s.turnName())
	case p.Discards() == 0:
		return text.TN("poker.place-all", p.Len())
	case m.Person().Fantasy > 0:
		return text.TN("poker.place-fantasy", p.Discards(), "Cards", p.Len()-p.Discards())
	}
	return text.T("poker.place-two")
}
