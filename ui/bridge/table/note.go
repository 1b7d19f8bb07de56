package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// note is what is said below the table.
type note struct {
	prose     *widget.Prose
	bed       *canvas.Rectangle // what it lies on
	said      string            // the answer to the user's last act, until he does another
	explained int               // index of the call that is explained, or -1
}

func newNote(art *widget.Art) note {
	n := note{prose: widget.NewProse(art, "", theme.BodyText, theme.Current().FeltInk), bed: canvas.NewRectangle(nil), explained: -1}
	n.prose.Align = fyne.TextAlignCenter
	return n
}

// showNote shows what there is to say: the answer to what the user did, the meaning of
// a call, whose turn it is.
func (s *Screen) showNote() {
	s.note.prose.Set(s.noteText(), theme.Current().FeltInk)
	s.note.bed.FillColor = theme.Current().NoteBed()
	s.note.prose.Hidden = s.claiming()
	s.note.bed.Hidden = s.note.prose.Text == "" || s.claiming()
	if size := s.parts.surface.Size(); size.Width > 0 { // what it lies on is as wide as the words
		s.placeNote(s.geometry(size))
	}
}

func (s *Screen) noteText() string {
	m := s.play.model
	pointed, points := s.parts.box.UnderMouse()
	switch {
	case m.Over || s.parts.surface.Dealing():
		return ""
	case points && s.contracting() && !s.unaided():
		return s.wouldMean(pointed)
	case s.note.said != "":
		return s.note.said
	case s.entry.pending.Waiting() != 0:
		return s.waitingWords()
	case s.entry.typed != "" && !s.advice.busy():
		return text.T("table.typed", "Letters", string(s.entry.typed))
	case s.note.explained >= 0:
		return bridgetext.Explains(m.Table, s.options.Cards, s.note.explained, text.Seat(m.Table.Auction().Caller(s.note.explained)))
	case s.guided.quiet(m):
		return ""
	case m.Table.Phase() == bridge.AuctionPhase:
		if c, ok := s.parts.box.Selection(); ok && !s.unaided() {
			return s.wouldMean(c)
		}
		if n := len(m.Table.Auction().Calls); n > 0 {
			return s.lastCall(n - 1)
		}
	case m.Table.Phase() == bridge.ChoicePhase && !m.Yours:
		return text.T("choice.chooses", "Seat", text.Seat(m.Table.Actor()))
	case m.Table.Phase() == bridge.ChoicePhase:
		if c, ok := s.parts.box.Selection(); ok {
			return s.wouldMean(c)
		}
	case m.Waits:
		if s.play.config.Pace.Trick < 0 {
			return text.T("table.go-on", "Trick", m.Taken(m.Trick))
		}
		return m.Taken(m.Trick)
	}
	if e := m.Table.Events(); len(e) == 1 && e[0].Kind == bridge.ChooseKind {
		chosen := bridgetext.Chosen(m.Table.Rules, m.Table.Contract().Declarer, e[0].Call)
		return text.T("choice.lead", "Chosen", chosen, "Then", s.asked())
	}
	return s.asked()
}

// waitingWords say what the waiting letter may become. Before the user's turn that is only a card to mark: there is no hint and no claim then.
func (s *Screen) waitingWords() string {
	hint := s.entry.pending.Waiting() == 'h'
	switch yours := s.play.model.Yours; {
	case hint && yours:
		return text.T("table.hint-or-card")
	case hint:
		return text.T("table.early-heart")
	case yours:
		return text.T("table.claim-or-card")
	}
	return text.T("table.early-club")
}

// asked says what the user is to do, or that somebody else thinks.
func (s *Screen) asked() string {
	m := s.play.model
	if m.Alone {
		return text.T("table.only-card")
	}
	if m.Yours {
		return m.Asked()
	}
	return text.T("table.thinking", "Seat", text.Seat(m.Table.Actor()))
}

// counting says how points are counted.
func (s *Screen) counting() string {
	if s.play.model.Table.Rules.Choices {
		return text.T("choice.counting")
	}
	return text.T("tip.count", "Counting", bridgetext.Counting(s.play.model.Table.Rules))
}

// showCount shows what the user was dealt, once he has it in his hand.
func (s *Screen) showCount() {
	if !s.options.Counts || s.guided.on || !bidding.Knows(s.play.model.Table.Rules) || s.parts.surface.Dealing() || s.play.model.Over || s.claiming() {
		s.parts.count.set("")
		return
	}
	s.parts.count.set(handWords(s.play.model))
}

// wouldMean says what a call means that the user may make, or what a contract is worth that he may choose.
func (s *Screen) wouldMean(c bridge.Call) string {
	if s.play.model.Table.Rules.Choices {
		return bridgetext.WouldChoose(s.play.model.Table.Rules, c)
	}
	return text.T("table.would-mean", "Call", bridgetext.Call(c), "Meaning", bridgetext.Meaning(s.options.Cards.ExplainAt(s.play.model.Table, s.play.model.Table.Auction(), c)))
}

// lastCall explains the last call, and partner's last bid or double too.
func (s *Screen) lastCall(last int) string {
	m := s.play.model
	said := bridgetext.Means(m.Table, s.options.Cards, last, text.Seat(m.Table.Auction().Caller(last)))
	if at := partners(m); at >= 0 && at != last {
		return bridgetext.MeansOfPartner(said, m.Table, s.options.Cards, at)
	}
	return said
}

// partners returns the number of partner's last call other than a pass, or -1.
func partners(m tabletop.Model) int {
	a := m.Table.Auction()
	for i := len(a.Calls) - 1; i >= 0 && !m.Nobody; i-- {
		if a.Caller(i) == m.Person.Partner() && a.Calls[i] != bridge.Pass {
			return i
		}
	}
	return -1
}

// explain shows the meaning of a call of the auction; -1 goes back to the last.
func (s *Screen) explain(call int) {
	s.note.explained = call
	s.note.said = ""
	s.parts.auction.Set(tabletop.Auction(s.play.model.Table, s.options.Cards), call, s.words())
	if a, ok := s.sheets.Top().(*auctionSheet); ok {
		a.explain(call)
	}
	s.showNote()
}

// say shows an answer to what the user did.
func (s *Screen) say(answer string) {
	s.note.said = answer
	s.showNote()
}
