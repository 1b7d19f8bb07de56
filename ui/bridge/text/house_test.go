package text

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// Each house rule is a sentence, and the usual rules need none.
func TestHouse(t *testing.T) {
	for rules, shown := range map[string][]string{
		"SuperBridge":                          nil,
		"SuperBridge plain-doubles":            {"Doubling doesn’t change the points for tricks."},
		"SuperBridge redeal,dealer=E":          {"A deal that everybody passes is dealt again.", "East deals first."},
		"SuperBridge vul=dealing":              {"In the second and third of four deals, the side that deals is vulnerable."},
		"SuperBridge vul=None":                 {"Nobody is ever vulnerable."},
		"SuperBridge vul=NS":                   {"N-S are always vulnerable, E-W never."},
		"SuperBridge plain-doubles,vul=EW":     {"Doubling doesn’t change the points for tricks.", "E-W are always vulnerable, N-S never."},
		"SuperBridge redeal,vul=Both,dealer=N": {"A deal that everybody passes is dealt again.", "Both sides are always vulnerable.", "North deals first."},
		"Rubber clean=750,hundreds,no-honours": {"Winning two games to none earns 750.", "The result is given in hundreds.", "Honours don’t count."},
		"Rubber":                               nil,
		"Chicago end=last":                     {"At the end, only a part-score made on the last deal earns its bonus."},
		"Target part-score=100":                {"A part-score earns 100."},
	} {
		name, house, _ := strings.Cut(rules, " ")
		r, err := bridge.ParseRules(name, house)
		if err != nil {
			t.Fatal(err)
		}
		if got := House(r); !slices.Equal(got, shown) {
			t.Errorf("%q: %q, want %q", rules, got, shown)
		}
	}
}

// Each house rule of each game has a name, each of its options a different one, and each unusual option its own
// sentence.
func TestEveryHouseRuleHasItsWords(t *testing.T) {
	rules := 0
	for _, r := range bridge.Games() {
		for _, rule := range r.HouseRules() {
			rules++
			if about := HouseRule(r, rule); about == "" || strings.Contains(about, "house.") {
				t.Errorf("%s: %s is called %q", r.Name, rule.ID, about)
			}
			seen := map[string]bool{}
			for i := range rule.Options {
				option := HouseOption(r, rule, i)
				if option == "" || seen[option] || strings.Contains(option, "house.") {
					t.Errorf("%s: the options of %s are called %v and then %q", r.Name, rule.ID, seen, option)
				}
				seen[option] = true
				with, err := r.WithRule(rule.ID, i)
				if err != nil {
					t.Fatal(err)
				}
				said := House(with)
				if want := map[bool]int{true: 0, false: 1}[i == rule.Usual]; len(said) != want || strings.Contains(strings.Join(said, ""), "house.") {
					t.Errorf("%s with option %d of %s is told as %q", r.Name, i, rule.ID, said)
				}
			}
		}
	}
	if rules < 15 {
		t.Errorf("there are %d house rules", rules)
	}
}
