package challenge_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/card"
)

// played returns a challenge of random boards that players of these names have played at random.
func played(t testing.TB, rules bridge.Rules, boards int, seed uint64, names ...string) challenge.Challenge {
	t.Helper()
	r := card.Source(seed, 0, 0)
	c, err := challenge.New(rules, boards, r)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		c = with(t, c, name, r)
	}
	return c
}

// with returns the challenge with another player, who plays all boards at random.
func with(t testing.TB, c challenge.Challenge, name string, r *rand.Rand) challenge.Challenge {
	t.Helper()
	var done []bridge.Board
	for _, b := range c.Boards {
		done = append(done, bridgetest.Play(r, b))
	}
	c, err := c.With(name, "club", done)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// want compares all of two challenges.
func want(t *testing.T, what string, got, want challenge.Challenge) {
	t.Helper()
	if g, w := told(got), told(want); g != w {
		t.Errorf("%s:\n%s\nwant\n%s", what, g, w)
	}
}

// told writes out a challenge without its text form.
func told(c challenge.Challenge) string {
	var w strings.Builder
	w.WriteString(c.Rules.String() + " " + c.Seat.String() + " " + c.Day + "\n")
	tell := func(b bridge.Board) {
		w.WriteString(strings.Join([]string{b.Rules.String(), b.Deal.String(), b.Dealer.String(), b.Vul.String(), b.Standing.String()}, " "))
		for _, e := range b.Events() {
			w.WriteString("," + e.String())
		}
		w.WriteString("\n")
	}
	for _, b := range c.Boards {
		tell(b)
	}
	for _, p := range c.Players {
		w.WriteString(p.Name + " with " + p.With + "\n")
		for _, b := range p.Results {
			tell(b)
		}
	}
	return w.String()
}

// Whatever is played in any game comes back from its text.
func TestRoundTripOfEveryGame(t *testing.T) {
	for _, rules := range bridge.Games() {
		t.Run(rules.Name, func(t *testing.T) {
			for seed := range uint64(3) {
				c := played(t, rules, 1+2*int(seed), seed, "Ann", "Боря", "Ĉiuĵaŭde")
				got, err := challenge.Parse(c.String())
				if err != nil {
					t.Fatal(err)
				}
				want(t, "read", got, c)
				if got.Key() != c.Key() || got.String() != c.String() {
					t.Error("its text is another")
				}
			}
		})
	}
}

// Boards of a session in progress keep their part-scores and games.
func TestBoardsOfASessionKeepTheirStart(t *testing.T) {
	rules := bridge.Rubber()
	r := card.Source(7, 0, 0)
	var boards []bridge.Board
	for i, standing := range []string{"", "60:0 0:0", "0:40 1:0", "0:0 1:1"} {
		s, err := bridge.ParseStanding(rules, standing)
		if err != nil {
			t.Fatal(err)
		}
		b, err := bridge.NewBoard(rules, rules.Shuffle(r), card.Seat(3-i), rules.VulnerabilityAt(i, s))
		if err != nil {
			t.Fatal(err)
		}
		b.Standing = s
		boards = append(boards, bridgetest.Play(r, b))
	}
	c, err := challenge.Of(card.West, boards)
	if err != nil {
		t.Fatal(err)
	}
	if c, err = c.With("Zoe", "an expert:acol and so on", boards); err != nil {
		t.Fatal(err)
	}
	got, err := challenge.Parse(c.String())
	if err != nil {
		t.Fatal(err)
	}
	want(t, "read", got, c)
	if got.Players[0].Played() != len(boards) || got.Boards[2].Standing.String() != "0:40 1:0" {
		t.Error("something is lost")
	}
}

// House rules about a board travel; those about a session mean nothing.
func TestHouseRules(t *testing.T) {
	rules, err := bridge.ParseRules("SuperBridge", "plain-doubles,vul=NS")
	if err != nil {
		t.Fatal(err)
	}
	c := played(t, rules, 4, 1, "Ann")
	if c.Rules.House.String() != "plain-doubles" || c.Boards[0].Vul != bridge.VulNS {
		t.Errorf("%v, %v", c.Rules, c.Boards[0].Vul)
	}
	got, err := challenge.Parse(c.String())
	if err != nil {
		t.Fatal(err)
	}
	want(t, "read", got, c)
}

// The boards of a day are a date in the text.
func TestBoardsOfADay(t *testing.T) {
	c, err := challenge.OfDay("2026-11-22")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(c.String()); n > 40 {
		t.Errorf("the text has %d bytes", n)
	}
	got, err := challenge.Parse(c.String())
	if err != nil {
		t.Fatal(err)
	}
	want(t, "read", got, c)
	other := c
	other.Day = "2026-11-23"
	if got, err = challenge.Parse(other.String()); err != nil || got.Day != "" {
		t.Errorf("the boards of another day: %q, %v", got.Day, err)
	}
}

func TestLimits(t *testing.T) {
	r := card.Source(1, 0, 0)
	for n, ok := range map[int]bool{-1: false, 0: false, 1: true, 32: true, 33: false} {
		if _, err := challenge.New(bridge.Duplicate(), n, r); (err == nil) != ok {
			t.Errorf("%d boards: %v", n, err)
		}
	}
	c := played(t, bridge.Duplicate(), 2, 1)
	for name, ok := range map[string]bool{"": false, "  ": false, "Ann\nBob": true, "\x00": false, "a\u202eb": false, "\xff": false, strings.Repeat("ж", 40): true, strings.Repeat("ж", 41): false} {
		if _, err := c.With(name, "club", nil); (err == nil) != ok {
			t.Errorf("%q: %v", name, err)
		}
	}
	if _, err := challenge.Of(card.South, []bridge.Board{c.Boards[0], c.Boards[0]}); err == nil {
		t.Error("a board is there twice")
	}
	if _, err := challenge.Of(card.South, []bridge.Board{c.Boards[0], played(t, bridge.SuperBridge(), 1, 1).Boards[0]}); err == nil {
		t.Error("boards of two games")
	}
}

// Results are not seen before the board is played.
func TestForHidesResults(t *testing.T) {
	c := played(t, bridge.SuperBridge(), 4, 3, "Ann", "Bob")
	seen := c.For(func(board int) bool { return board == 2 })
	if len(seen.Players) != 2 || seen.Results() != 2 || seen.Players[0].Results[2].Phase() != bridge.Finished || seen.Players[0].Results[1].Phase() == bridge.Finished {
		t.Errorf("%d results are seen", seen.Results())
	}
	if c.Results() != 8 {
		t.Error("the challenge itself has changed")
	}
	if text := c.String(); strings.Contains(text, "5D") && c.Bare().Key() != c.Key() {
		t.Error("the key depends on the results")
	}
}
