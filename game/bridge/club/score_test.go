package club_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

func read(t *testing.T, text string) []club.Result {
	t.Helper()
	all, err := club.ReadCSV(strings.NewReader(text), bridge.SuperBridge())
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// On board 1 of Super Bridge nobody is vulnerable.
func TestReadCSV(t *testing.T) {
	all := read(t, "\ufeffBoard;NS;EW;Contract;By;Result;Score\r\n"+
		"1;1;2;4S;S;=;\r\n"+ // 160 and 100 for the part-score
		"\r\n"+
		"1;3;4;5♥ x;n;-1;-200\r\n"+
		"1;5;6;3NT;E;12;-340\r\n"+
		"1;7;8;pass;;;\r\n")
	for i, want := range []int{260, -200, -340, 0} {
		if all[i].Score != want {
			t.Errorf("result %d: %d, want %d", i+1, all[i].Score, want)
		}
	}
	if c := all[1].Contract; c.Doubling != bridge.Doubled || c.Declarer != card.North || all[1].Line != 4 {
		t.Errorf("%v in line %d", c, all[1].Line)
	}
	players := read(t, "board\tnorth\teast\tsouth\twest\tscore\n3\t1\t2\t3\t4\t+150\n")
	if got := players[0]; got.Seats != [4]int{1, 2, 3, 4} || got.Score != 150 || got.Known {
		t.Errorf("%+v", got)
	}
}

func TestWrongCSV(t *testing.T) {
	const head = "board,ns,ew,contract,by,result,score\n"
	for _, c := range []struct {
		text string
		line int
		says string
	}{
		{"", 1, "no results"},
		{head, 1, "no results"},
		{"ns,ew,score\n1,2,3\n", 1, "board"},
		{"board,ns,score\n", 1, "neither"},
		{"board,ns,ew\n", 1, "neither"},
		{head + "1,1,2,,,,\n", 2, "neither"},
		{head + "1,1,1,,,,50\n", 2, "himself"},
		{head + "x,1,2,,,,50\n", 2, "board"},
		{head + "1,0,2,,,,50\n", 2, "ns"},
		{head + "1,1,2,4S,S,=,250\n", 2, "makes 260"},
		{head + "1,1,2,10S,S,=,\n", 2, "contract"},
		{head + "1,1,2,4S,S,??,\n", 2, "tricks"},
		{head + "1,1,2,4S,S,,\n", 2, "tricks"},
		{head + "1,1,2,4S,,=,\n", 2, "contract"},
		{head + "1,1,2,9S,S,+1,\n", 2, "takes 18"},
		{head + "1,1,2,,,,50\n1,3,2,,,,50\n", 3, "line 2"},
		{head + "1,1,2,,,,50\n\"1,3\n", 3, "quotation"},
	} {
		_, err := club.ReadCSV(strings.NewReader(c.text), bridge.SuperBridge())
		var at *club.LineError
		if !errors.As(err, &at) || at.Line != c.line || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want line %d and %q", c.text, err, c.line, c.says)
		}
	}
}

// A board of three tables, by hand: 4 and 0 matchpoints at the ends and 2 between.
func TestScore(t *testing.T) {
	s := club.Score(read(t, "board,ns,ew,score\n1,1,4,620\n1,2,5,170\n1,3,6,-50\n2,1,5,0\n2,2,6,0\n2,3,4,0\n"), field.ByMatchpoints)
	if len(s.Rankings) != 2 || !s.Rankings[0].Sided || !s.Pairs {
		t.Fatalf("%+v", s.Rankings)
	}
	for i, want := range []struct {
		who, matchpoints int
		percent          field.Hundredths
	}{{1, 6, 7500}, {2, 4, 5000}, {3, 2, 2500}} {
		if l := s.Rankings[0].Lines[i]; l.Who != want.who || l.Matchpoints != want.matchpoints || l.Percent != want.percent || l.Place != i+1 || l.Top != 8 {
			t.Errorf("place %d: %+v", i+1, l)
		}
	}
	if l := s.Rankings[1].Lines[0]; l.Who != 6 {
		t.Errorf("East-West: %+v", l)
	}
}

// Scores drawn for whole movements add up: half of all matchpoints, and no IMPs in sum.
func TestSums(t *testing.T) {
	random := rand.New(rand.NewPCG(58, 3))
	each(t, func(t *testing.T, m club.Movement) {
		list := "board,north,east,south,west,score\n"
		for _, round := range m.Rounds {
			for _, p := range round {
				list += fmt.Sprintf("%d,%d,%d,%d,%d,%d\n", p.Set+1, p.Seats[0], p.Seats[1], p.Seats[2], p.Seats[3], 10*random.IntN(200)-1000)
			}
		}
		s := club.Score(read(t, list), field.ByCross)
		if single := len(s.Rankings) == 1; single != m.Single() {
			t.Errorf("%d rankings", len(s.Rankings))
		}
		points, top, who := 0, 0, 0
		var cross field.Hundredths
		for _, r := range s.Rankings {
			for _, l := range r.Lines {
				points, top, cross, who = points+l.Matchpoints, top+l.Top, cross+l.Cross, who+1
			}
		}
		if 2*points != top || cross != 0 || who != m.Contestants {
			t.Errorf("%d of %d matchpoints, %d cross-IMPs, %d contestants", points, top, cross, who)
		}
	})
}
