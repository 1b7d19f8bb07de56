package review

import (
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Report asks what the user expected instead of the present call or card. It is the action of Ctrl+R.
func (s *Screen) Report() {
	if p := s.page(); p != nil {
		s.reportCall(p.pointed)
	}
}

// reportCall asks what the user expected instead of a call, by its number; -1 means the present call or card. Boards in
// progress are reported at their table.
func (s *Screen) reportCall(call int) {
	p := s.page()
	if p == nil || !p.mine.finished() || !s.options.Reports.Keeps() || !s.Sheets.Empty() {
		return
	}
	act, ok := report.At(p.record().whole(), p.model.cards(), call, p.n())
	if !ok {
		s.Say(text.T("case.none"))
		return
	}
	report.Open(s.Art, s.Sheets, act, s.options.Reports, s.Say)
}
