package record_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// houseBoard returns a board of a table with house rules, after some events.
func houseBoard(house, text string) bridge.Board {
	b := board(text)
	fresh := must(bridge.NewBoard(must(bridge.ParseRules("SuperBridge", house)), b.Deal, b.Dealer, b.Vul))
	return must(fresh.Replay(b.Events()))
}

// House rules are in the lines of boards and rubbers, behind the rules; without any the lines
// are as they have always been.
func TestHouseRulesInLines(t *testing.T) {
	const events = "3S, X, Pass, Pass, Pass, Claim 6"
	line := string(must(record.Marshal(1, houseBoard("plain-doubles,vul=dealing", events))))
	want := `{"board":1,"rules":"SuperBridge","house":"plain-doubles,vul=dealing","number":"0C026PYKKXWW7N5WPKGF356D3W","deal":"` + stripes +
		`","dealer":"S","vul":"None","auction":["3S","X","Pass","Pass","Pass"],"contract":"3SX-S","play":[],"claim":6,"tricks":11,"score":{"NS":220,"EW":0}}`
	if line != want {
		t.Errorf("it is written as\n%s, want\n%s", line, want)
	}
	number, b, err := record.Unmarshal([]byte(want))
	if err != nil || number != 1 || b.Rules.House.String() != "plain-doubles,vul=dealing" || b.Points()[card.NS] != 220 {
		t.Errorf("it is read as %v with %v, %v", b.Rules, b.Points(), err)
	}
	// The score follows from the house rules: by the usual ones it is another.
	usual := strings.Replace(want, `"house":"plain-doubles,vul=dealing",`, "", 1)
	if _, _, err := record.Unmarshal([]byte(usual)); err == nil || !strings.Contains(err.Error(), "the score of NS is given as 220, but by deal and events it is 740") {
		t.Errorf("without its house rules it is read: %v", err)
	}
	rubber := string(must(record.Rubber{Number: 1, Rules: must(bridge.ParseRules("SuperBridge", "redeal")), Length: 4}.Marshal()))
	if want := `{"rubber":1,"rules":"SuperBridge","house":"redeal","length":4,"started":0,"changed":0,"boards":0}`; rubber != want {
		t.Errorf("it is written as\n%s, want\n%s", rubber, want)
	}
}

// A rubber in which passed-out boards are dealt again has more boards than its length, and is
// over all the same when that many count.
func TestRedealsInARubber(t *testing.T) {
	const played = "1C, Pass, Pass, Pass, Claim 8"
	lines := func(house string, boards ...string) string {
		rules := must(bridge.ParseRules("SuperBridge", house))
		all := string(must(record.Rubber{Number: 1, Rules: rules, Length: 2, Boards: len(boards)}.Marshal())) + "\n"
		for i, events := range boards {
			all += string(must(record.Marshal(i+1, houseBoard(house, events)))) + "\n"
		}
		return all
	}
	items, err := readAll(strings.NewReader(lines("redeal", passed, played, passed, passed, played)))
	if err != nil || outline(items) != "1: S, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5" {
		t.Errorf("it is read as %s, %v", outline(items), err)
	}
	for house, boards := range map[string][]string{"redeal": {passed, played, played, passed}, "": {passed, played, played}} {
		if _, err := readAll(strings.NewReader(lines(house, boards...))); err == nil || !strings.Contains(err.Error(), "the rubber of line 1 is over before it") {
			t.Errorf("%q: %d boards of two: %v", house, len(boards), err)
		}
	}
}
