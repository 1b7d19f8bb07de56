package command

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A match by house rules has them in each of its boards, and so do the history, its list and its export; the cards are
// those of the match by the usual rules.
func TestMatchByHouseRules(t *testing.T) {
	dir, to := t.TempDir(), t.TempDir()
	const house = "plain-doubles,redeal,vul=dealing,dealer=W"
	out := mustAsk(t, "match", "-seed", "7", "-house", "redeal,dealer=W,vul=dealing,plain-doubles", "-save", "-data-dir", dir)
	boards := strings.SplitAfter(strings.TrimSuffix(out, "\n"), "\n")
	for i, line := range boards {
		if !strings.Contains(line, `,"rules":"SuperBridge","house":"`+house+`",`) {
			t.Errorf("board %d: %.200s", i+1, line)
		}
	}
	var dealt []string
	for _, found := range regexp.MustCompile(`"dealer":"(.)","vul":"(\w+)"`).FindAllStringSubmatch(out, -1) {
		dealt = append(dealt, found[1]+" "+found[2])
	}
	if got, want := strings.Join(dealt, ", "), "W None, N NS, E EW, S Both"; got != want {
		t.Errorf("the deals are %s, want %s", got, want)
	}
	usual := mustAsk(t, "match", "-seed", "7")
	if strings.Contains(usual, "house") {
		t.Errorf("a match by the usual rules speaks of house rules: %s", usual)
	}
	number := regexp.MustCompile(`"number":"\w+"`)
	if got, want := number.FindAllString(out, -1), number.FindAllString(usual, -1); strings.Join(got, "") != strings.Join(want, "") {
		t.Errorf("the deals are %s, want %s", got, want)
	}
	if got := mustAsk(t, "record", "-data-dir", dir); got != out {
		t.Errorf("record gave\n%s\nwant\n%s", got, out)
	}
	if got := mustAsk(t, "list", "-data-dir", dir); !regexp.MustCompile(`SuperBridge ` + house + ` +- +4/4 `).MatchString(got) {
		t.Errorf("list gave\n%s", got)
	}
	file := filepath.Join(dir, "history.jsonl")
	mustAsk(t, "export", "-data-dir", dir, file)
	for range 2 { // the second time it is there
		mustAsk(t, "import", "-data-dir", to, file)
	}
	if got := mustAsk(t, "record", "-data-dir", to); got != out {
		t.Errorf("after an export and two imports record gave\n%s\nwant\n%s", got, out)
	}
}

func TestHouseRulesRefused(t *testing.T) {
	for _, c := range []struct {
		args     []string
		mentions string
	}{
		{[]string{"match", "-house", "three-passes"}, `"three-passes" is not a house rule`},
		{[]string{"match", "-house", "redeal,redeal"}, `"redeal" comes twice`},
		{[]string{"match", "-house", "vul=others"}, "want dealing, None, NS, EW or Both"},
		{[]string{"match", "-house", "redeal", "-rules", "duplicate"}, "Duplicate has no house rules"},
		{[]string{"match", "-house", "redeal", "-deal", aNumber}, "play each deal once"},
		{[]string{"match", "-house", "redeal", "-compare", "beginner,beginner"}, "play each deal once"},
	} {
		wantRefusal(t, ask(c.args...), 2, c.mentions)
	}
}

// A single deal and a duplicate match are scored by the house rules, too.
func TestHouseRulesOfOneDeal(t *testing.T) {
	out := mustAsk(t, "match", "-deal", aNumber, "-house", "vul=Both,dealer=E")
	if !strings.Contains(out, `"dealer":"E","vul":"Both"`) {
		t.Errorf("the deal is %s", out)
	}
	if out := mustAsk(t, "match", "-compare", "beginner,beginner", "-deals", "1", "-house", "plain-doubles,vul=Both"); !strings.Contains(out, "1 deal") {
		t.Errorf("-compare gave %s", out)
	}
}
