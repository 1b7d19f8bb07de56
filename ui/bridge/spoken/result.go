package spoken

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// result says what became of the board, and of the rubber if that is over.
func (t *Table) result(s play.State) spoken.Said {
	seen := t.seen(s.Board, s)
	rubber := s.Rubber.With(s.Board)
	return func(m spoken.Manner) []string {
		lines := []string{seen.outcome(m)}
		if m.Detail != spoken.Brief || rubber.Over() {
			lines = append(lines, seen.score(m)...)
		}
		if rubber.Over() {
			lines = append(lines, spoken.Sentence(bridgetext.Outcome(rubber, t.config.User.Seat.Side())))
		}
		return lines
	}
}

// outcome says what became of the contract, and who scores what.
func (s Seen) outcome(m spoken.Manner) string {
	c := s.Contract()
	switch {
	case c.PassedOut() && s.Rules.RedealPassedOut:
		return text.T("table.passed-out-again")
	case c.PassedOut():
		return text.T("table.passed-out")
	}
	result := text.T("spoken.bridge.result", "Contract", contract(m, c), "Result", bridgetext.Result(s.DeclarerTricks(), s.Rules.Needs(c.Level)))
	points := ""
	for _, side := range card.Sides {
		if p := s.Points()[side]; p > 0 {
			points = spoken.Sentences(points, text.T("spoken.bridge.scores", "Side", text.SideOf(side, s.User.Seat.Side()), "Points", text.Points(p)))
		}
	}
	return spoken.Sentences(result, points)
}

// situation says where the game stands, for who asks again: the last call or the trick.
func (s Seen) situation(m spoken.Manner) []string {
	switch {
	case s.Phase() == bridge.AuctionPhase && len(s.Auction().Calls) == 0:
		return s.deal(m)
	case s.Phase() == bridge.AuctionPhase:
		return s.auction(m.At(min(m.Detail, spoken.Normal)))
	case s.Phase() == bridge.ChoicePhase || s.Over():
		return []string{s.contractWords(m)}
	case s.Trick().Len == 0 && len(s.Tricks()) > 0:
		return append([]string{s.contractWords(m)}, s.last(m)...)
	case s.Trick().Len == 0:
		return []string{s.contractWords(m)}
	}
	return append([]string{s.contractWords(m)}, s.trick(m)...)
}
