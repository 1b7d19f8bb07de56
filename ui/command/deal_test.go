package command

import (
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
)

func TestDeal(t *testing.T) {
	for _, tt := range []struct{ rules, where string }{
		{"duplicate", "N.points 15-17, N balanced, S.spades 5+, NS.points 33+"},
		{"duplicate", "N opens 1N, not S opens, EW fit"},
		{"super", "NS.points 44+, N.hearts 9+"},
		{"MiniBridge", ""},
		{"duplicate36", "not NS fit"},
	} {
		rules, err := rulesNamed(tt.rules)
		if err != nil {
			t.Fatal(err)
		}
		c, err := condition.Parse(rules, tt.where)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSuffix(mustAsk(t, "deal", "-rules", tt.rules, "-where", tt.where, "-deals", "20"), "\n"), "\n")
		if len(lines) != 20 {
			t.Errorf("%s: %d deals", tt.where, len(lines))
		}
		for _, line := range lines {
			deal, err := card.ParseDeal(line)
			if err == nil {
				err = rules.CheckDeal(deal)
			}
			if ok, _ := c.Holds(context.Background(), deal); !ok || err != nil {
				t.Errorf("%s: %s: %v", tt.where, line, err)
			}
		}
	}
}

// With a seed the deals are the same each time, however many there are.
func TestDealSeed(t *testing.T) {
	where := []string{"deal", "-rules", "duplicate", "-where", "N.points 20+", "-seed", "7"}
	five := mustAsk(t, append(where, "-deals", "5")...)
	if two := mustAsk(t, append(where, "-deals", "2")...); !strings.HasPrefix(five, two) || strings.Count(two, "\n") != 2 {
		t.Errorf("two deals are\n%sand five\n%s", two, five)
	}
	if other := mustAsk(t, "deal", "-rules", "duplicate", "-where", "N.points 20+", "-seed", "8", "-deals", "5"); other == five {
		t.Error("another seed deals the same")
	}
	if a, b := mustAsk(t, "deal"), mustAsk(t, "deal"); a == b {
		t.Errorf("without a seed %s comes twice", a)
	}
	if _, err := card.ParseDeal(strings.TrimSpace(mustAsk(t, "deal", "-where", "N.spades 17"))); err != nil {
		t.Error(err)
	}
}

func TestDealCount(t *testing.T) {
	for where, want := range map[string]string{
		"":                    "300 of 300 random deals meet it; 300 should (counted): one deal in 1\n",
		"N.spades 13":         "0 of 300 random deals meet it; 4.72431e-10 should (counted): one deal in 6.35014e+11\n",
		"N.points 15-17":      "of 300 random deals meet it; 30.2889 should (counted): one deal in 9.90463\n",
		"N opens 1N, S opens": "(estimated from 2000 deals): one deal in ",
	} {
		if got := mustAsk(t, "deal", "-rules", "duplicate", "-count", "300", "-where", where); !strings.Contains(got, want) {
			t.Errorf("%q: %s, want %s", where, got, want)
		}
	}
}

// An error in a condition is reported with its place, and an impossible one with the contradiction.
func TestDealRefusals(t *testing.T) {
	for where, want := range map[string]string{
		"N.points 15, N.spade 5":                           `-where: character 16, "spade": after N want .points, .spades`,
		"N.points 20+, S.hearts 4+, S.points 25+":          "-where: no deal has N.points 20+ and S.points 25+ together",
		"N opens 1N, N.longest 7+":                         "-where: no deal has N opens 1N and N.longest 7+ together",
		"N balanced, N.clubs 1":                            "-where: no deal has N balanced and N.clubs 1 together",
		"NS.spades 8+, EW.spades 6, S.diamonds 3-2":        `-where: character 41, "2": want the lower number first`,
		"N.points 60, S.points 1":                          `-where: character 10, "60": want 0 to 40`,
		"N.spades 10+, E.spades 2, S.spades 1, W opens 1S": "-where: no deal has N.spades 10+ and W opens 1S together",
	} {
		wantRefusal(t, ask("deal", "-rules", "duplicate", "-where", where), 2, want)
	}
	wantRefusal(t, ask("deal", "-rules", "minibridge", "-where", "EW.points 20"), 2, "no deal has EW.points 20, as no deal of this game")
}

// A search that would take for ever can be stopped.
func TestDealStopped(t *testing.T) {
	program := exec.Command(os.Args[0], "deal", "-where", "NS.points 30, NS slam, EW slam", "-deals", "1000000")
	program.Env = append(os.Environ(), asProgram+"=yes")
	var said strings.Builder
	program.Stderr = &said
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(500 * time.Millisecond) // it looks for deals by then, and prints nothing that would tell
	program.Process.Signal(os.Interrupt)
	program.Wait()
	if code := program.ProcessState.ExitCode(); code != 1 || said.String() != "superbridge: stopped\n" {
		t.Errorf("status %d: %s", code, said.String())
	}
}
