package session_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// boards plays a rubber of the given rules in which the boards go as the texts say, and
// returns the dealer and vulnerability of each.
func boards(t *testing.T, r *session.Session, texts ...string) []string {
	t.Helper()
	var got []string
	deal := must(card.ParseDeal(stripes))
	if r.Rules.Tricks() == 13 {
		deal = must(card.ParseDeal(stripes52))
	}
	for _, text := range texts {
		b := must(r.Next(deal))
		got = append(got, b.Dealer.String()+" "+b.Vul.String())
		r.Boards = append(r.Boards, after(t, b, text))
	}
	return got
}

const passedOut = "Pass Pass Pass Pass"

// South deals first. Nobody is vulnerable, then twice the side that isn't dealing, then
// both; and so in each group of four.
func TestCycle(t *testing.T) {
	r := session.Session{Rules: bridge.SuperBridge(), Length: 8}
	want := []string{"S None", "W NS", "N EW", "E Both", "S None", "W NS", "N EW", "E Both"}
	for i, got := range boards(t, &r, passedOut, passedOut, passedOut, passedOut, passedOut, passedOut, passedOut, passedOut) {
		if got != want[i] {
			t.Errorf("board %d: %s, want %s", i+1, got, want[i])
		}
		b := r.Boards[i]
		if n := i % 4; (n == 1 || n == 2) && (b.Vul.Has(b.Dealer.Side()) || !b.Vul.Has(b.Dealer.Side().Other())) {
			t.Errorf("board %d: %v deals and %v is vulnerable", i+1, b.Dealer, b.Vul)
		}
	}
	if !r.Over() {
		t.Error("the session isn't over")
	}
}

func TestPoints(t *testing.T) {
	r := session.Session{Rules: bridge.SuperBridge(), Length: 4}
	for i, tt := range []struct {
		board  string
		points [2]int // of the session, after it
	}{
		{"4N Pass Pass Pass Claim 5", [2]int{680, 0}},       // by South, made
		{"1C X Pass Pass Pass Claim 9", [2]int{880, 0}},     // by West, not vulnerable, one short
		{passedOut, [2]int{880, 0}},                         // counts, with no score
		{"2S Pass Pass Pass Claim 9", [2]int{880 + 400, 0}}, // by East, vulnerable, two short
	} {
		if r.Over() {
			t.Fatalf("over before board %d", i+1)
		}
		boards(t, &r, tt.board)
		if got := r.Points(); got != tt.points {
			t.Errorf("after board %d: %v, want %v", i+1, got, tt.points)
		}
	}
	if winner, ok := r.Winner(); winner != card.NS || !ok || !r.Over() {
		t.Errorf("%v wins (%v), over %v", winner, ok, r.Over())
	}
}

func TestWinner(t *testing.T) {
	for _, tt := range []struct {
		boards []string
		winner card.Side
		ok     bool
	}{
		{[]string{passedOut}, 0, false},
		{nil, 0, false},
		{[]string{"1C Pass Pass Pass Claim 8"}, card.NS, true}, // West, on lead, claims
		{[]string{"1C Pass Pass Pass Claim 9"}, card.EW, true},
		// 130 for South, then 130 for West
		{[]string{"1C Pass Pass Pass Claim 8", "1C Pass Pass Pass Claim 8"}, 0, false},
	} {
		r := session.Session{Rules: bridge.SuperBridge(), Length: 4}
		boards(t, &r, tt.boards...)
		if winner, ok := r.Winner(); ok != tt.ok || ok && winner != tt.winner {
			t.Errorf("%v: %v wins, %v", tt.boards, winner, ok)
		}
	}
}

// Where passed-out boards are dealt again, dealer and vulnerability stay as they were.
func TestRedealPassedOut(t *testing.T) {
	r := session.Session{Rules: house("redeal"), Length: 2}
	const played = "1C Pass Pass Pass Claim 8"
	want := []string{"S None", "S None", "W NS", "W NS"}
	for i, got := range boards(t, &r, passedOut, played, passedOut) {
		if got != want[i] {
			t.Errorf("deal %d: %s, want %s", i+1, got, want[i])
		}
	}
	if r.Over() {
		t.Error("the session is over with one board of two")
	}
	if got := boards(t, &r, played); got[0] != want[3] || !r.Over() {
		t.Errorf("the last board: %s, over %v", got[0], r.Over())
	}
}

// Two sessions with a common beginning continue independently.
func TestWith(t *testing.T) {
	r := session.Session{Rules: bridge.SuperBridge(), Length: 8}
	b := must(r.Next(must(card.ParseDeal(stripes))))
	for range 5 {
		r = r.With(b)
	}
	one := r.With(after(t, b, passedOut))
	two := r.With(after(t, b, "1C Pass Pass Pass Claim 8"))
	if len(r.Boards) != 5 || len(one.Boards) != 6 || one.Points() != [2]int{} || two.Points() != [2]int{130, 0} {
		t.Errorf("%d boards, then %v and %v points", len(r.Boards), one.Points(), two.Points())
	}
}
