//go:build window

package e2e

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// house is the house rules of a record. The zero value is none.
type house struct {
	plain, redeal bool
	vul, dealer   string
}

func parseHouse(text string) (h house, err error) {
	if text == "" {
		return h, nil
	}
	for _, word := range strings.Split(text, ",") {
		name, value, _ := strings.Cut(word, "=")
		switch {
		case word == "plain-doubles":
			h.plain = true
		case word == "redeal":
			h.redeal = true
		case name == "vul" && slices.Contains([]string{"dealing", "None", "NS", "EW", "Both"}, value):
			h.vul = value
		case name == "dealer" && len(value) == 1 && strings.Contains(seats, value):
			h.dealer = value
		default:
			return h, fmt.Errorf("house rule %q", word)
		}
	}
	return h, nil
}

// dealt returns the dealer and the vulnerability of a deal of the rubber, counted from 0.
func (h house) dealt(deal int) (dealer int, vul string) {
	first := south
	if h.dealer != "" {
		first = strings.Index(seats, h.dealer)
	}
	dealer = (first + deal) % 4
	dealing, others := []string{"NS", "EW"}[dealer%2], []string{"EW", "NS"}[dealer%2]
	switch {
	case h.vul != "" && h.vul != "dealing":
		return dealer, h.vul
	case deal%4 == 0:
		return dealer, "None"
	case deal%4 == 3:
		return dealer, "Both"
	case h.vul == "dealing":
		return dealer, dealing
	}
	return dealer, others
}

// TestHouseRules makes the referee judge matches by house rules, and checks that none passes as one by other rules.
func TestHouseRules(t *testing.T) {
	for _, rules := range []string{"plain-doubles", "redeal,dealer=N", "plain-doubles,redeal,vul=dealing,dealer=E", "vul=EW", "vul=Both,dealer=W"} {
		c := exec.Command(builtProgram, "match", "-deals", "24", "-seed", "3", "-house", rules)
		c.Env = environment(t, "")
		out, err := c.Output()
		if err != nil {
			t.Fatal(err)
		}
		again, seen := 0, false
		for i, text := range strings.Split(strings.TrimSpace(string(out)), "\n") {
			l, err := parseLine(text)
			if err == nil {
				err = judge(l, i, again)
			}
			if err != nil || l.House != rules {
				t.Fatalf("%s: board %d: %v\n%s", rules, i+1, err, text)
			}
			if strings.Contains(rules, "redeal") && l.Contract == "Passed" {
				again++
			}
			l.House = ""
			seen = seen || judge(l, i, 0) != nil
		}
		if !seen && rules != "plain-doubles" { // doubled contracts that make needn't occur
			t.Errorf("%s: nothing is otherwise than by the usual rules", rules)
		}
	}
}

// TestARubberByHouseRules chooses house rules in the window, plays a deal by them, and returns to the usual ones after
// a restart.
func TestARubberByHouseRules(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	d.press(t, "r", "Right", "Down", "Right", "Down", "Right", "Down", "Left", "Return", "n")
	s := p.hintsUntil(t, func(s saved) bool { return s.finished || s.position > 0 })
	const rules = "plain-doubles,redeal,vul=dealing,dealer=E"
	for _, l := range judged(t, dir, s.rubber) {
		if l.House != rules {
			t.Errorf("the rubber is one of %q, want %q", l.House, rules)
		}
	}
	p.close(t)
	p = start(t, d, dir, "-fast", "-seed", "7")
	d.press(t, "r", "u", "Return", "n")
	before := s.rubber
	s = p.hintsUntil(t, func(s saved) bool { return s.rubber > before && (s.finished || s.position > 0) })
	for _, l := range judged(t, dir, s.rubber) {
		if l.House != "" {
			t.Errorf("after U the rubber is one of %q", l.House)
		}
	}
}
