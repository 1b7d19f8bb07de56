package table

import (
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Report asks what the user expected instead of the call that is explained, or else of the last call or card. It is what Ctrl+R does.
func (s *Screen) Report() { s.reportCall(s.note.explained) }

// reportCall asks what the user expected instead of a call, by its number; -1 is the last call or card.
func (s *Screen) reportCall(call int) {
	if !s.play.options.Reports.Keeps() || !s.parts.sheets.Empty() && !s.peeking() {
		return
	}
	b := s.play.session.State().Board
	act, ok := report.At(b, s.play.options.Cards, call, len(b.Events()))
	if !ok {
		s.note.say(text.T("case.none"))
		return
	}
	report.Open(s.parts.art, s.parts.sheets, act, s.play.options.Reports, s.note.say)
}

// peeking reports whether the sheet on top is the auction or the result, over which a report may lie.
func (s *Screen) peeking() bool {
	switch s.parts.sheets.Top().(type) {
	case *auctionSheet, *resultSheet:
		return true
	}
	return false
}
