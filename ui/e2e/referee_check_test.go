//go:build window

package e2e

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestScoreOfTheReferee has the worked examples. (Rules: super-bridge, Score.)
func TestScoreOfTheReferee(t *testing.T) {
	for _, c := range []struct {
		contract   string
		vulnerable bool
		tricks     int
		want       int
	}{
		{"1N-S", false, 9, 160},
		{"3C-S", false, 13, 390},
		{"4S-S", true, 12, 260},
		{"4N-S", false, 12, 680},
		{"5H-S", true, 14, 1200},
		{"6D-S", false, 14, 680},
		{"7H-S", true, 15, 2580},
		{"8C-S", false, 16, 2740},
		{"9N-S", true, 17, 7180},
		{"3SX-S", false, 11, 740},
		{"2DX-S", false, 12, 620},
		{"9NXX-S", false, 17, 6020},
		{"4N-S", false, 10, -200},
		{"4NX-S", false, 2, -2450},
		{"4NXX-S", true, 11, -800},
		{"9SX-S", true, 0, -8400},
	} {
		calls := []string{c.contract[:2]}
		for x := range strings.Count(c.contract, "X") {
			if x == 1 {
				calls = append(calls, "XX")
			} else {
				calls = append(calls, "X")
			}
		}
		a, err := judgeAuction(south, append(calls, "Pass", "Pass", "Pass"))
		if err != nil || !a.over || a.contract.String() != c.contract {
			t.Errorf("auction of %s: %+v, %v", c.contract, a, err)
			continue
		}
		if got := score(*a.contract, c.vulnerable, c.tricks, false); got != c.want {
			t.Errorf("%s with %d tricks, vulnerable %t: %d, want %d", c.contract, c.tricks, c.vulnerable, got, c.want)
		}
	}
}

// TestTheRefereeSees spoils a good record in one way after the other.
func TestTheRefereeSees(t *testing.T) {
	c := exec.Command(builtProgram, "match", "-deals", "100", "-seed", "2")
	c.Env = environment(t, "")
	out, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	var good line
	for i, text := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		l, err := parseLine(text)
		if err == nil {
			err = judge(l, i, 0)
		}
		if err != nil {
			t.Fatalf("board %d: %v\n%s", i+1, err, text)
		}
		if i%4 == 1 && l.Contract != "Passed" {
			good = l
		}
	}
	place := good.Board - 1
	for what, spoil := range map[string]func(*line){
		"the board's number":       func(l *line) { l.Board++ },
		"the rules":                func(l *line) { l.Rules = "Chess" },
		"house rules":              func(l *line) { l.House = "vul=EW" },
		"unknown house rules":      func(l *line) { l.House = "three-passes" },
		"the deal’s number":        func(l *line) { l.Number = flip(l.Number) },
		"the deal":                 func(l *line) { l.Deal = "N:" + strings.Join(rotated(strings.Fields(l.Deal[2:])), " ") },
		"the dealer":               func(l *line) { l.Dealer = "S" },
		"the vulnerability":        func(l *line) { l.Vul = "None" },
		"a pass too few":           func(l *line) { l.Auction = l.Auction[:len(l.Auction)-1] },
		"a pass too many":          func(l *line) { l.Auction = append(l.Auction, "Pass") },
		"a bid that is too low":    func(l *line) { l.Auction = append(rotated(l.Auction), "1C") },
		"a double of nothing":      func(l *line) { l.Auction = append([]string{"X"}, l.Auction...) },
		"the contract":             func(l *line) { l.Contract = "9N-S" },
		"a card too few":           func(l *line) { l.Play = l.Play[:67] },
		"a card twice":             func(l *line) { l.Play[67] = l.Play[0] },
		"two cards of one trick":   func(l *line) { l.Play[0], l.Play[1] = l.Play[1], l.Play[0] },
		"the first and last trick": func(l *line) { l.Play = slices.Concat(l.Play[64:], l.Play[4:64], l.Play[:4]) },
		"a claim at the end":       func(l *line) { l.Claim = new(int) },
		"the tricks":               func(l *line) { l.Tricks ^= 1 },
		"the score":                func(l *line) { l.Score = map[string]int{"NS": l.Score["NS"] + 10, "EW": l.Score["EW"]} },
		"the other side's score":   func(l *line) { l.Score = map[string]int{"NS": l.Score["EW"], "EW": l.Score["NS"]} },
	} {
		bad := good
		bad.Auction, bad.Play = slices.Clone(good.Auction), slices.Clone(good.Play)
		spoil(&bad)
		if judge(bad, place, 0) == nil {
			t.Errorf("the referee doesn't see: %s", what)
		}
	}
}

// flip changes the last digit of a deal number.
func flip(number string) string {
	if strings.HasSuffix(number, "0") {
		return number[:len(number)-1] + "1"
	}
	return number[:len(number)-1] + "0"
}

func rotated(words []string) []string { return append(slices.Clone(words[1:]), words[0]) }
