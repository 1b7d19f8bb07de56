package table

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
)

// target returns a session of Target: North-South have 26 high-card points. 4S by South makes on the first board; 3N by West
// on the second is three short; all pass on the third.
func target(t *testing.T, boards int) session.Session {
	t.Helper()
	deal, err := card.ParseDeal("N:KQ32.A32.K32.Q32 54.Q654.QJ54.J54 AJT987.K87.A87.6 6.JT9.T96.AKT987")
	if err != nil {
		t.Fatal(err)
	}
	s := session.Session{Rules: bridge.Target(), Length: 4}
	return with(t, s, deal, []string{
		"Pass Pass 4S Pass Pass Pass Claim_3", "Pass Pass 3N Pass Pass Pass Claim_7", "Pass Pass Pass Pass",
	}[:boards]...)
}

// The score against targets, as either side sees it, with a running sum.
func TestScoreAgainstTargets(t *testing.T) {
	s := target(t, 3)
	for side, want := range map[card.Side]string{
		card.NS: `Deal|Vul.|Contract|Result|Score|HCP|Target|IMPs|Sum
1|None|4♠ S|made|+420|26 : 14|+350|+2|+2
2|N-S|3NT W|3 down|+150|26 : 14|+520|–9|–7
3|E-W|Passed out||0|26 : 14|+350|–8|–15
Total||||+570|||–15|`,
		card.EW: `Deal|Vul.|Contract|Result|Score|HCP|Target|IMPs|Sum
1|None|4♠ S|made|–420|14 : 26|–350|–2|–2
2|N-S|3NT W|3 down|–150|14 : 26|–520|+9|+7
3|E-W|Passed out||0|14 : 26|–350|+8|+15
Total||||–570|||+15|`,
	} {
		if got := said(scoreRows(s, side, noOther)); got != want {
			t.Errorf("%v: it says\n%s\nwant\n%s", side, got, want)
		}
	}
	against := func(bridge.Board) (bridge.Board, bool, bool) { return s.Boards[0], true, false }
	if got := strings.Split(said(scoreRows(target(t, 1), card.NS, against)), "\n"); got[0] != "Deal|Vul.|Contract|Result|Score|HCP|Target|IMPs|Sum|Other" || !strings.HasSuffix(got[1], "|+2|+2|0") {
		t.Errorf("with another table it says\n%q", got)
	}
	for column, want := range map[int]int{targetPoints: 1, targetHCP: 0, targetTarget: 0, targetIMPs: 1} {
		if got := targetForm.tone("+7", column, card.EW); got != want {
			t.Errorf("column %d: +7 has the tone %d, want %d", column, got, want)
		}
	}
}

// High cards and target are told when the board is over, and not before; the header tells the sum in IMPs.
func TestTheTargetIsToldAtTheEnd(t *testing.T) {
	s := sitAfter(t, target(t, 2), new([]int))
	said := onTop(s)
	for _, want := range []string{"High cards, you : them", "26 : 14", "You (N-S), target", "520", "IMPs against the target", "–9"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q isn't in\n%s", want, said)
		}
	}
	if got := s.parts.header.Right.Text; got != "You (N-S) –7 IMPs" {
		t.Errorf("the header says %q", got)
	}
	r := target(t, 2)
	going := play.State{Rubber: session.Session{Rules: r.Rules, Length: 4, Boards: r.Boards[:1]}, Board: r.Boards[1].Prefix(3)}
	if got := scoreLines(tabletop.NewModel(going, play.Config{User: bridge.User{Seat: card.South}}))[0]; got != "You (N-S) +2 IMPs" {
		t.Errorf("during the second board the header says %q", got)
	}
	if _, ok := going.Board.AgainstTarget(); ok {
		t.Error("a board that goes on is held against its target")
	}
}
