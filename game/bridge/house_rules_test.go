package bridge_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// Each row of the table "where they differ" is a choice in the games that it concerns, with the default first.
func TestHouseRules(t *testing.T) {
	for game, want := range map[string]string{
		"SuperBridge": "doubles multiplied plain, passed counts again, vul not-dealing dealing nobody NS EW both, dealer N E S W",
		"Duplicate":   "",
		"MiniBridge":  "",
		"Rubber": "passed counts again, redoubled 100 50, undertricks 300 200, clean 700 750, part 100 50, " +
			"result points hundreds, honours yes no",
		"Chicago":          "vul not-dealing dealing, redoubled 100 50, undertricks 300 200, honours yes no, end holder last",
		"ChicagoDuplicate": "vul not-dealing dealing, redoubled 100 50, undertricks 300 200, part-score 50 100",
		"Target":           "vul not-dealing dealing, redoubled 100 50, undertricks 300 200, part-score 50 100",
	} {
		r := must(bridge.RulesNamed(game))
		var got []string
		for _, rule := range r.HouseRules() {
			got = append(got, rule.ID+" "+strings.Join(rule.Options, " "))
			usual := 0
			if rule.ID == "dealer" {
				usual = 2
			}
			if rule.Chosen != usual || rule.Usual != usual {
				t.Errorf("%s, %s: chosen %d, usual %d", game, rule.ID, rule.Chosen, rule.Usual)
			}
		}
		if said := strings.Join(got, ", "); said != want || r.HasHouse() != (want != "") {
			t.Errorf("%s: %s; want %s", game, said, want)
		}
	}
}

// Every option of every game can be chosen, changes the rules and nothing else, survives the text form, and can be
// taken back.
func TestEveryHouseRule(t *testing.T) {
	for _, named := range bridge.Games() {
		all := named
		for _, rule := range named.HouseRules() {
			for option := range rule.Options {
				r := must(named.WithRule(rule.ID, option))
				if usual := option == rule.Usual; usual != (r.House == bridge.House{}) || usual != (fmt.Sprintf("%+v", r) == fmt.Sprintf("%+v", named)) {
					t.Errorf("%s, %s %s: %v", named.Name, rule.ID, rule.Options[option], r)
				}
				again := must(bridge.ParseRules(r.Name, r.House.String()))
				if !again.Same(r) || again.Known() != nil || r.Known() != nil {
					t.Errorf("%v is kept as %v", r, again)
				}
				if back := must(r.WithRule(rule.ID, rule.Usual)); !back.Same(named) {
					t.Errorf("%v leads back to %v", r, back)
				}
				for _, alone := range []bridge.Rules{r.Alone(), r.ForLength(1)} {
					if alone.Known() != nil && alone.Length == 1 {
						t.Errorf("%v alone is %v: %v", r, alone, alone.Known())
					}
				}
			}
			for _, option := range []int{-1, len(rule.Options)} {
				if r, err := named.WithRule(rule.ID, option); err == nil {
					t.Errorf("%s, %s has an option %d: %v", named.Name, rule.ID, option, r)
				}
			}
			all = must(all.WithRule(rule.ID, len(rule.Options)-1))
		}
		for _, rule := range all.HouseRules() {
			if rule.Chosen != len(rule.Options)-1 {
				t.Errorf("%v: of %s %d is chosen", all, rule.ID, rule.Chosen)
			}
		}
		if again := must(bridge.ParseRules(all.Name, all.House.String())); !again.Same(all) {
			t.Errorf("%v is read as %v", all, again)
		}
	}
	if _, err := bridge.Rubber().WithRule("doubles", 1); err == nil {
		t.Error("Rubber has plain doubles")
	}
}

// A table's choices change the figures.
func TestHouseRuleFigures(t *testing.T) {
	r := must(bridge.ParseRules("Rubber", "redeal,redoubled=50,undertricks=200,clean=750,part=50,hundreds,no-honours"))
	if !r.RedealPassedOut || r.MadeRedoubled != 50 || r.RubberBonus != [2]int{750, 500} || r.UnfinishedPart != 50 || !r.Hundreds ||
		r.Honours != (bridge.HonourBonus{}) || r.UnfinishedGame != 300 {
		t.Errorf("%+v", r)
	}
	if got := points(r, "5DX", false, 5); got != -1100 {
		t.Errorf("example 20 by the custom is %d", got)
	}
	if got := points(r, "5DX", true, 5); got != -1700 {
		t.Errorf("vulnerable it is %d", got)
	}
	r = must(bridge.ParseRules("Chicago", "vul=dealing,end=last"))
	if r.EndPartFor != bridge.LastBoard || fmt.Sprint(r.VulCycle) != "[None EW NS Both]" {
		t.Errorf("%v, %v", r.EndPartFor, r.VulCycle)
	}
	if r = must(bridge.ParseRules("Target", "part-score=100")); points(r, "2H", false, 8) != 160 {
		t.Errorf("a part-score of 100: %d", points(r, "2H", false, 8))
	}
	alone := must(bridge.ParseRules("Rubber", "redeal,redoubled=50,undertricks=200,clean=750,part=50,hundreds,no-honours")).Alone()
	if alone.House.String() != "redoubled=50,undertricks=200,no-honours" {
		t.Errorf("alone %v", alone)
	}
}

// A house rule that a game doesn't have is refused.
func TestHouseRulesOfOtherGames(t *testing.T) {
	for game, house := range map[string]string{
		"Rubber": "plain-doubles", "Chicago": "redeal", "ChicagoDuplicate": "no-honours", "Target": "vul=NS", "SuperBridge": "hundreds",
		"Duplicate": "redoubled=50", "MiniBridge": "redoubled=50",
	} {
		if r, err := bridge.ParseRules(game, house); err == nil {
			t.Errorf("%s %q is read as %v", game, house, r)
		}
	}
	for _, text := range []string{"redoubled=60", "clean=700", "hundreds,hundreds", "part=50,part=50", "end", "dealer=n"} {
		if h, err := bridge.ParseHouse(text); err == nil {
			t.Errorf("%q is read as %+v", text, h)
		}
	}
}
