package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// showNote shows what there is to say: the answer to what the person did, the meaning of
// a call, whose turn it is.
func (s *Screen) showNote() {
	s.note.Set(s.noteText(), theme.Current().FeltInk)
	s.noteBed.FillColor = theme.Current().NoteBed()
	s.noteBed.Hidden = s.note.Text == ""
}

func (s *Screen) noteText() string {
	m := s.model
	pointed, points := s.box.underMouse()
	switch {
	case m.Over || s.surface.Dealing():
		return ""
	case points && m.Table.Phase() == bridge.AuctionPhase:
		return s.wouldMean(pointed)
	case s.said != "":
		return s.said
	case s.pending.rune == 'h':
		return text.T("table.hint-or-card")
	case s.pending.rune == 'c':
		return text.T("table.claim-or-card")
	case s.typed != "" && !s.hint.busy():
		return text.T("table.typed", "Letters", string(s.typed))
	case s.explained >= 0:
		return s.meaningOf(s.explained)
	case m.Table.Phase() == bridge.AuctionPhase:
		if c, ok := s.box.selection(); ok {
			return s.wouldMean(c)
		}
		if n := len(m.Table.Auction().Calls); n > 0 {
			return s.meaningOf(n - 1)
		}
	case m.Waits:
		if s.config.Pace.Trick < 0 {
			return text.T("table.go-on", "Trick", m.taken(m.Trick))
		}
		return m.taken(m.Trick)
	}
	if m.Alone {
		return text.T("table.only-card")
	}
	if m.Yours {
		return m.asked()
	}
	return text.T("table.thinking", "Seat", text.Seat(m.Table.Actor()))
}

// showCount shows what the person was dealt, once he has it in his hand.
func (s *Screen) showCount() {
	if !s.options.Counts || !bot.Knows(s.model.Table.Rules) || s.surface.Dealing() || s.model.Over {
		s.count.set("")
		return
	}
	s.count.set(s.model.count())
}

// wouldMean says what a call means that the person may make.
func (s *Screen) wouldMean(c bridge.Call) string {
	return text.T("table.would-mean", "Call", bridgetext.Call(c), "Meaning", bridgetext.Meaning(bot.ExplainAt(s.model.Table, s.model.Table.Auction(), c)))
}

// meaningOf says what a call that has been made means.
func (s *Screen) meaningOf(call int) string {
	a := s.model.Table.Auction()
	before := bridge.Auction{Dealer: a.Dealer, Calls: a.Calls[:call]}
	return text.T("table.means",
		"Seat", text.Seat(a.Caller(call)),
		"Call", bridgetext.Call(a.Calls[call]),
		"Meaning", bridgetext.Meaning(bot.ExplainAt(s.model.Table, before, a.Calls[call])))
}

// explain shows the meaning of a call of the auction; -1 goes back to the last.
func (s *Screen) explain(call int) {
	s.explained = call
	s.said = ""
	s.auction.set(s.model.Table, call, s.unit())
	if a, ok := s.sheets.Top().(*auctionSheet); ok {
		a.explain(call)
	}
	s.showNote()
}

// say shows an answer to what the person did.
func (s *Screen) say(answer string) {
	s.said = answer
	s.showNote()
}
