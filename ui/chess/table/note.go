package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// note is what there is to say: what the person is to do, or the answer to what he did; and below it what he types.
type note struct {
	prose *widget.Prose
	typed *widget.Prose
	field *canvas.Rectangle // round what is typed
	said  string            // the answer to what the person did last
}

func newNote(art *widget.Art) note {
	prose := func() *widget.Prose { return widget.NewProse(art, "", theme.BodyText, theme.Current().FeltInk) }
	n := note{prose: prose(), typed: prose(), field: canvas.NewRectangle(nil)}
	n.prose.Wrap = true
	n.typed.Bold, n.typed.Align = true, fyne.TextAlignCenter
	return n
}

// lay puts the note above what is typed, as the screen has room for it. What is too long for it gets smaller.
func (n *note) lay(g Geometry) {
	for size := theme.BodyText * g.T; ; size-- {
		n.prose.SetTextSize(size)
		n.prose.Resize(fyne.NewSize(g.Note.W, g.Note.H))
		if n.prose.MinSize().Height <= g.Note.H || size < 9 {
			break
		}
	}
	high := n.prose.MinSize().Height
	put(n.prose, cardtable.NewRect(g.Note.X, g.Note.Y+max(0, g.Note.H-high), g.Note.W, high))
	n.typed.FitHeight(theme.BodyText*g.T, g.Typed.H)
	put(n.typed, g.Typed)
	n.field.CornerRadius = 6 * g.U
	put(n.field, g.Typed)
}

// say shows an answer to what the person did.
func (s *Screen) say(answer string) {
	s.note.said = answer
	s.show()
}

// showNote shows what there is to say, and what is typed.
func (s *Screen) showNote() {
	p := theme.Current()
	s.note.prose.Set(s.noteWords(), p.FeltInk)
	s.note.typed.Set(s.entry.typed.String(), p.Ink)
	s.note.field.FillColor, s.note.field.StrokeColor, s.note.field.StrokeWidth = p.Panel, p.Gold, 1.5*s.geometry().U
	widget.Show(s.note.field, s.entry.typed != "")
	widget.Show(s.note.typed, s.entry.typed != "")
	s.note.field.Refresh()
}

// noteWords is the answer to what the person did last or, if there is none, what is new to him and what he is to do.
func (s *Screen) noteWords() string {
	if s.note.said != "" {
		return s.note.said
	}
	var words []string
	for _, each := range []string{s.story.news(), s.refused(), s.asks()} {
		if each != "" {
			words = append(words, each)
		}
	}
	return strings.Join(words, "\n")
}

// refused says who has declined a draw that was offered.
func (s *Screen) refused() string {
	if s.state.Refused == chess.NoArmy {
		return ""
	}
	return text.T("chess.refused", "Name", nameOf(s.names[s.state.Refused]))
}

// asks says what the person is to do, or who acts.
func (s *Screen) asks() string {
	if s.session == nil {
		return ""
	}
	g, p := s.state.Game, s.position()
	switch {
	case g.Over():
		return ""
	case s.state.Offer.By != chess.NoArmy:
		return text.T("chess.offered")
	case !s.asked() && s.onlooking():
		return text.T("chess.onlooking")
	case !s.asked():
		if name := s.names[commander(p, p.Turn())]; name != "" {
			return text.T("chess.thinking", "Name", name)
		}
		return ""
	case p.Rolling():
		return text.T("chess.roll-first")
	case s.picking():
		return text.T("chess.pick-how")
	case s.mayStop():
		return text.T("chess.second-leap")
	case s.holds():
		return text.T("chess.choose-target")
	case compelled(p):
		return text.T("chess.compelled")
	case p.Dice().Valid():
		return text.TN("chess.choose-piece-dice", p.Left())
	}
	return text.T("chess.choose-piece")
}

// onlooking reports whether no person has a turn any more.
func (s *Screen) onlooking() bool {
	p := s.position()
	for _, seat := range s.config.Seats {
		out := !p.Playing(seat.Army) || p.Variant().Mode == chess.A1 && p.Control(seat.Army) != seat.Army
		if seat.Person && !out {
			return false
		}
	}
	return true
}

// compelled reports whether only exchanges on the spot are legal.
func compelled(p *chess.Position) bool {
	moves := p.Moves()
	return len(moves) > 0 && moves[0].Spot()
}
