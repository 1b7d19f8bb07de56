package record_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// passedLine is the line of a board by the rules that all have passed.
func passedLine(t *testing.T, rules bridge.Rules) string {
	t.Helper()
	b := must(session.Session{Rules: rules, Length: rules.Length}.Next(card.Deck52.Seeded(1, 1, 0)))
	for range 4 {
		b = must(b.Apply(bridge.Called(bridge.Pass)))
	}
	return string(must(record.Entry{Session: 1, Number: 1, Board: b}.Marshal()))
}

// What a table has ruled otherwise is behind the rules, by the fields that differ, and read again.
func TestOptions(t *testing.T) {
	for _, tt := range []struct{ game, house, want string }{
		{"Rubber", "", `"rules":"Rubber","number"`},
		{"Rubber", "clean=750", `"rules":"Rubber","options":{"RubberBonus":[750,500]},"number"`},
		{"Rubber", "redeal,redoubled=50,undertricks=200,clean=750,part=50,hundreds,no-honours",
			`"options":{"RedealPassedOut":true,"MadeRedoubled":50,"UndertrickDoubled":[[100,200],[200,300]],"RubberBonus":[750,500],` +
				`"UnfinishedPart":50,"Hundreds":true,"Honours":[0,0,0]},"number"`},
		{"Chicago", "vul=dealing,end=last", `"options":{"VulCycle":["None","EW","NS","Both"],"EndPartFor":"LastBoard"},"number"`},
		{"Target", "part-score=100", `"options":{"PartScore":100},"number"`},
		{"SuperBridge", "redeal", `"rules":"SuperBridge","house":"redeal","number"`},
	} {
		rules := must(bridge.ParseRules(tt.game, tt.house))
		if rules.Deck != card.Deck52 {
			continue
		}
		line := passedLine(t, rules)
		if !strings.Contains(line, tt.want) {
			t.Errorf("%v: %s, want %s", rules, line, tt.want)
		}
		e, err := record.UnmarshalEntry([]byte(line))
		if err != nil || !e.Board.Rules.Same(rules) || e.Board.Rules.Known() != nil {
			t.Errorf("%v is read as %v, %v", rules, e.Board.Rules, err)
		}
	}
	// In another order, and with spaces and defaults, they are the same.
	line := passedLine(t, must(bridge.ParseRules("Rubber", "clean=750,hundreds")))
	for was, is := range map[string]string{
		`{"RubberBonus":[750,500],"Hundreds":true}`: `{ "Hundreds" : true, "RubberBonus" : [ 750, 500 ] }`,
		`,"Hundreds":true}`:                         `,"Hundreds":true,"MadeRedoubled":100}`,
	} {
		other := strings.Replace(line, was, is, 1)
		if e, err := record.UnmarshalEntry([]byte(other)); other == line || err != nil || string(must(e.Marshal())) != line {
			t.Errorf("%s: %v", other, err)
		}
	}
}

// Options that nobody knows are refused, and so are those of another game.
func TestOptionsRefused(t *testing.T) {
	line := passedLine(t, must(bridge.ParseRules("Rubber", "clean=750")))
	for is, why := range map[string]string{
		`"options":{"RubberBonus":[800,500]}`:             `the option "RubberBonus" of Rubber is [700,500] or [750,500], not [800,500]`,
		`"options":{"RubberBonus":750}`:                   "is [700,500] or [750,500], not 750",
		`"options":{"GamesToWin":3}`:                      `no option "GamesToWin"`,
		`"options":{"PartScore":100}`:                     `no option "PartScore"`,
		`"options":[]`:                                    "not an object",
		`"options":null`:                                  "not an object",
		`"house":"clean=750"`:                             "in its options",
		`"house":"clean=750","options":{"Hundreds":true}`: "in its options",
	} {
		other := strings.Replace(line, `"options":{"RubberBonus":[750,500]}`, is, 1)
		if e, err := record.UnmarshalEntry([]byte(other)); other == line || err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s is read as %v, %v; want an error about %q", is, e.Board.Rules, err, why)
		}
	}
	duplicate := strings.Replace(line, `"rules":"Rubber"`, `"rules":"Duplicate"`, 1)
	if _, err := record.UnmarshalEntry([]byte(duplicate)); err == nil || !strings.Contains(err.Error(), "Duplicate has no options") {
		t.Errorf("options of Duplicate: %v", err)
	}
}

// A line of a rubber that contradicts itself is refused.
func TestRubberLinesRefused(t *testing.T) {
	lines := linesOf(t, "Rubber.jsonl")
	swap := func(n int, old, now string) []string {
		changed := append([]string(nil), lines...)
		if changed[n] = strings.Replace(lines[n], old, now, 1); changed[n] == lines[n] {
			t.Fatalf("%q is not in line %d", old, n+1)
		}
		return changed
	}
	last := len(lines) - 1
	for name, tt := range map[string]struct {
		lines []string
		why   string
	}{
		"no games":                {swap(0, `"games":[0,0],`, ""), "how many games"},
		"no below":                {swap(0, `"below":[0,0],`, ""), "what is below"},
		"two games":               {swap(0, `"games":[0,0]`, `"games":[2,0]`), "no side can have 2 games"},
		"too much below":          {swap(3, `"below":[40,0]`, `"below":[100,0]`), "100 points can't be below"},
		"other below":             {swap(3, `"below":[40,0]`, `"below":[60,0]`), "[60 0] below"},
		"vulnerability":           {swap(0, `"vul":"None"`, `"vul":"NS"`), "the vulnerability"},
		"other bonus":             {swap(last, `"above":700`, `"above":500`), "ends differently"},
		"settled":                 {swap(last, `"rules":"Rubber"`, `"rules":"Rubber","settled":true`), "is over"},
		"other result":            {swap(last, `"result":490`, `"result":491`), "ends differently"},
		"it ends too early":       {append(append([]string(nil), lines[:3]...), lines[last]), "nobody has won it"},
		"a line of other lines":   {swap(2, `"above":80`, `"above":60`), `the score in lines is given as [{"item":`},
		"a pair that is a number": {swap(0, `"games":[0,0]`, `"games":0`), `"games" has to be a list, not a number`},
		"rules that are a list":   {swap(0, `"rules":"Rubber"`, `"rules":[]`), `"rules" has to be a text, not a list`},
	} {
		_, err := readLines(tt.lines...)
		if err == nil || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%s: %v, want an error about %q", name, err, tt.why)
		}
	}
	target := linesOf(t, "Target.jsonl")
	for _, tt := range []struct{ old, now, why string }{
		{`"hcp":[0,40]`, `"hcp":[1,39]`, "what each side has in high cards is given as [1,39], but by deal and events it is [0,40]"},
		{`"target":[0,1300]`, `"target":[1300,0]`, "the target is given as [1300,0], but"},
		{`"imps":[14,-14]`, `"imps":[13,-13]`, "the score in IMPs is given as [13,-13], but"},
	} {
		if _, err := record.UnmarshalEntry([]byte(strings.Replace(target[0], tt.old, tt.now, 1))); err == nil || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("with %s for %s: %v, want %q", tt.now, tt.old, err, tt.why)
		}
	}
	if _, err := record.UnmarshalEntry([]byte(strings.Replace(lines[0], `,"lines"`, `,"hcp":[0,40],"lines"`, 1))); err == nil {
		t.Error("a board of a rubber has high-card points")
	}
}
