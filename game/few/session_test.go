package few

import (
	"fmt"
	"strings"
	"testing"
)

// played returns a session after some deals: contract, declarer and tricks of each, as "2SX-B 8, Passed".
func played(t *testing.T, rules, deals string) Session {
	t.Helper()
	s := NewSession(rulesOf(t, rules))
	for deal := range strings.SplitSeq(deals, ", ") {
		if deal == "" {
			break
		}
		if s.Over() {
			t.Fatalf("%s: over before %s", deals, deal)
		}
		e := Entry{Setup: s.Next()}
		if deal != "Passed" {
			var contract, by string
			if _, err := fmt.Sscanf(strings.ReplaceAll(deal, "-", " "), "%s %s %d", &contract, &by, &e.Tricks); err != nil {
				t.Fatal(deal, err)
			}
			e.Contract = contractOf(t, contract, Player(by[0]-'A'))
		}
		e.Score = e.Setup.Score(e.Contract, e.Tricks)
		s = s.with(e)
	}
	return s
}

// The first player deals first. Two deal in turn and three clockwise; if all pass, in some games the same player deals
// again.
func TestDealers(t *testing.T) {
	for _, test := range []struct{ rules, deals, want string }{
		{"TwoDummies", "1C-A 7, Passed, 1C-A 7, Passed, Passed", "01010 1"},
		{"OpenOrClosed", "1C-A 7, 1C-A 7", "01 0"},
		{"Booby", "1C-A 7, Passed, 1C-A 7, 1C-A 7, Passed, Passed", "011200 0"},
		{"NulloForTwo", "1C-A 7, Passed, Passed, 1C-A 7", "0111 0"},
		{"Slam", "Passed, Passed, 1C-A 7", "010 1"},
		{"ChineseBridge", "Passed, 1C-A 7", "01 0"},
	} {
		s := played(t, test.rules, test.deals)
		got := ""
		for i, e := range s.Scores() {
			got += fmt.Sprint(e.Setup.Dealer)
			if e.Setup.Number != i+1 || e.Setup.Rubber != 0 || e.Setup.Soloist != 0 {
				t.Errorf("%s: deal %d is %v", test.rules, i+1, e.Setup)
			}
		}
		if got += fmt.Sprintf(" %d", s.Next().Dealer); got != test.want {
			t.Errorf("%s, %s: dealers %s, want %s", test.rules, test.deals, got, test.want)
		}
	}
}

// At bridge for three each player is the soloist for a rubber, and a side's points go to each of its players.
func TestSoloists(t *testing.T) {
	s := played(t, "BridgeForThree", "4S-A 10, Passed, 4H-B 9, 3N-A 9, 4S-C 10, 1S-A 5")
	got := ""
	for i, e := range s.Scores() {
		if e.Setup.Number != i+1 {
			t.Errorf("deal %d is number %d", i+1, e.Setup.Number)
		}
		got += fmt.Sprintf("%d%d %v%v ", e.Setup.Rubber, e.Setup.Soloist, e.Setup.Standing.Games, e.Totals)
	}
	const want = "10 [0 0 0][120 0 0] 10 [1 0 0][120 0 0] 10 [1 0 0][170 0 0] 10 [1 0 0][970 0 0] 21 [0 0 0][1090 0 120] 21 [0 1 0][1090 200 120] "
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
	s = played(t, "BridgeForThree", "4S-A 10, 3N-A 9, 4S-B 10, 4S-C 10, 4S-B 10, 4S-B 10")
	if e := s.End(); s.Over() || e.Kind != EndOpen || e.Winner != Nobody {
		t.Errorf("it is over: %v", e)
	}
	s = played(t, "BridgeForThree", "4S-A 10, 3N-A 9, 4S-B 10, 4S-C 10, 4S-B 10, 4S-B 10, 4S-A 10")
	if e := s.End(); !s.Over() || e.Kind != EndOver || e.Winner != 0 || fmt.Sprint(e.Totals) != "[1980 1680 120]" || e.Standing.Games != [3]int{0, 2} {
		t.Errorf("it ends with %v", e)
	}
}

func TestStandings(t *testing.T) {
	for _, test := range []struct{ rules, deals, below, games string }{
		{"TwoDummies", "1S-A 7, 1N-B 7, 2C-A 6", "[30 40 0]", "[0 0 0]"},
		{"TwoDummies", "2S-A 8, 1N-B 7, 2C-A 8", "[0 0 0]", "[1 0 0]"},
		{"TwoDummies", "3N-A 9, 3NX-B 9", "[0 0 0]", "[1 1 0]"},
		{"Booby", "1N-A 7, 1N-B 7, 1N-C 7, 2S-B 8", "[0 0 0]", "[0 1 0]"},
		{"Slam", "1C-A 6, 1C-A 6, 1H-A 6, 1H-B 6", "[0 8 0]", "[1 0 0]"},
		{"Slam", "1C-A 6, 2C-A 7, 1N-B 6", "[18 10 0]", "[0 0 0]"},
	} {
		s := played(t, test.rules, test.deals)
		if below, games := fmt.Sprint(s.Standing().Below), fmt.Sprint(s.Standing().Games); below != test.below || games != test.games {
			t.Errorf("%s, %s: %s %s, want %s %s", test.rules, test.deals, below, games, test.below, test.games)
		}
	}
}

func TestEnds(t *testing.T) {
	for _, test := range []struct{ rules, deals, want string }{
		{"TwoDummies", "Passed", "settled  [0 0] 255"},
		{"TwoDummies", "1S-A 7", "settled S part 100 [130 0] 0"},
		{"TwoDummies", "1S-A 7, 1S-B 7", "settled  [30 30] 255"},
		{"TwoDummies", "4S-A 10, 1S-A 7", "settled S game 300, S part 100 [550 0] 0"},
		{"TwoDummies", "4S-A 10, 1S-B 7", "settled S game 300, W part 100 [420 130] 0"},
		{"TwoDummies", "4S-A 10, 4S-B 10, 1S-B 7", "settled W part 100 [120 250] 1"},
		{"TwoDummies", "4S-A 10, 4S-A 10", "over  [940 0] 0"},
		{"Booby", "1S-B 7", "settled B part 100 [0 130 0] 1 A-B -130 A-C 0 B-C 130"},
		{"Booby", "1S-B 7, 1S-C 7", "settled  [0 30 30] 255 A-B -30 A-C -30 B-C 0"},
		{"Booby", "4S-A 10, 4S-C 10, 4S-C 10", "over  [120 0 740] 2 A-B 120 A-C -620 B-C -740"},
		{"BridgeForThree", "4S-B 10, 1S-A 7", "settled EW game 300, NS part 100 [130 420 420] 255"},
		{"BridgeForThree", "4S-A 10, 4S-A 10", "settled  [940 0 0] 0"}, // the second rubber hasn't begun
		{"Slam", "1C-B 6, 4O-A 1", "settled A game 60 [192 6] 0"},
	} {
		s := played(t, test.rules, test.deals)
		e := s.Settle()
		got := fmt.Sprintf("%v %s %v %d", e.Kind, said(s.Rules(), e.Lines), e.Totals, uint8(e.Winner))
		for _, p := range e.Pairs {
			got += fmt.Sprintf(" %s-%s %d", s.Rules().Letter(p.Of), s.Rules().Letter(p.Against), p.Points)
		}
		if got != test.want {
			t.Errorf("%s, %s: %s, want %s", test.rules, test.deals, got, test.want)
		}
		if open := s.End(); !s.Over() && (open.Kind != EndOpen || open.Lines != nil || open.Winner != Nobody || open.Pairs != nil) {
			t.Errorf("%s, %s: it goes on with %v", test.rules, test.deals, open)
		}
	}
}

func TestSessionIsAValue(t *testing.T) {
	s := played(t, "TwoDummies", "1S-A 7, 1S-A 7, 1S-A 7")
	next := func(contract string) Session {
		e := Entry{Setup: s.Next(), Contract: contractOf(t, contract, 0), Tricks: 10}
		e.Score = e.Setup.Score(e.Contract, e.Tricks)
		return s.with(e)
	}
	a, b := next("1C"), next("1N")
	if s.Boards() != 3 || a.Scores()[3].Contract.Strain != Clubs || b.Scores()[3].Contract.Strain != NoTrump {
		t.Error("sessions share their deals")
	}
}
