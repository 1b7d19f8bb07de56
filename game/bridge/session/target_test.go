package session_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// In target the IMPs decide, and not the points; all boards count, those that all pass too.
func TestTargetSession(t *testing.T) {
	rules := bridge.Target()
	// North-South have 15 + 11 high-card points; East-West have 14.
	deal := must(card.ParseDeal("N:AK62.J73.AQ4.K95 J95.AT2.J73.Q842 QT4.K9.KT62.JT73 873.Q8654.985.A6"))
	s := session.Session{Rules: rules, Length: rules.Length}
	for i, tt := range []struct {
		result string
		imps   int // of North-South, in all
	}{
		{"3N-N 9", 2},       // 400 for 350
		{"4S-S 8", 2 - 12},  // vulnerable -200 for 520
		{"Passed", -10 - 8}, // 0 for 350
		{"3N-N 9", -18 + 2}, // vulnerable 600 for 520
	} {
		s = play(t, s, tt.result, deal)
		if got := s.IMPs(); got != [2]int{tt.imps, -tt.imps} || s.Balance() != tt.imps || s.Told() != tt.imps {
			t.Errorf("board %d: %v IMPs, the balance is %d and told %d; want %d", i+1, got, s.Balance(), s.Told(), tt.imps)
		}
	}
	winner, ok := s.Winner()
	if s.Points() != [2]int{1000, 200} || !s.Over() || !ok || winner != card.EW || s.Bonus() != nil {
		t.Errorf("%v, over %v, %v wins (%v), %v", s.Points(), s.Over(), winner, ok, s.Bonus())
	}
	if outcome, balance := s.Result(card.South); outcome != -1 || balance != -16 {
		t.Errorf("for South %d with %d", outcome, balance)
	}
	sheet := s.Sheet()
	if sheet.IMPs != [2]int{-16, 16} || sheet.Unit != bridge.IMPsUnit || sheet.Told != -16 {
		t.Errorf("the sheet has %v, %v, %d", sheet.IMPs, sheet.Unit, sheet.Told)
	}
	if e := sheet.Entries[1].Target; e.HCP != [2]int{26, 14} || e.Target != [2]int{520, 0} || e.IMPs != [2]int{-12, 12} {
		t.Errorf("board 2 on the sheet: %+v", e)
	}
	alone := s.Boards[1].Alone()
	if against, ok := alone.AgainstTarget(); !ok || against.IMPs != [2]int{-12, 12} || alone.Rules.Known() != nil || alone.Rules.Length != 1 {
		t.Errorf("alone %+v (%v), %v", against, ok, alone.Rules.Known())
	}
}
