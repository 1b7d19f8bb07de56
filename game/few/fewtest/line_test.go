package fewtest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The lines of whole sessions have the results they claim. (Rules: bridge-few, Lines of match and record.)
func TestLines(t *testing.T) {
	for _, line := range lines(t) {
		if err := line.Check(); err != nil {
			t.Errorf("%s %s: %v", line.Game, line.Text, err)
		}
	}
}

// A line with an act added, removed or changed is illegal or has another result.
func TestLinesOtherwise(t *testing.T) {
	for _, line := range lines(t) {
		for i, e := range line.Events {
			otherwise := line
			otherwise.Events = append(append([]string{}, line.Events[:i]...), "X"+e)
			if err := otherwise.Check(); err == nil {
				t.Errorf("%s: %s is taken for %s", line.Game, "X"+e, e)
			}
		}
		more, less := line, line
		more.Events = append(append([]string{}, line.Events...), "Pass")
		less.Events = line.Events[:len(line.Events)-1]
		if more.Check() == nil || less.Check() == nil {
			t.Errorf("%s: a line with an event more or less is taken", line.Game)
		}
	}
}

func lines(t *testing.T) []Line {
	t.Helper()
	paths, err := filepath.Glob("../record/testdata/*.jsonl")
	if err != nil || len(paths) < 7 {
		t.Fatalf("there are no examples: %v, %v", paths, err)
	}
	var all []Line
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for one := range strings.Lines(string(text)) {
			line, ok, err := Read(one)
			if err != nil {
				t.Fatalf("%s: %v", path, err)
			}
			if ok {
				all = append(all, line)
			}
		}
	}
	return all
}

// Possible calls, in each kind of auction, after some calls.
func TestAuctions(t *testing.T) {
	const four = "N:AK2.AK2.AK2.AK32 QJT.QJT.QJT.QJT9 9876.987.987.876 543.6543.6543.54"
	for _, test := range []struct {
		deal    Deal
		said    string
		who     string
		answers string // all except level bids; and the first and the last bid
	}{
		{Deal{Game: "TwoDummies", Dealer: "W", Text: four}, "", "W", "Pass 1C…7N"},
		{Deal{Game: "TwoDummies", Dealer: "W", Text: four}, "1N", "S", "Pass X 2C…7N"},
		{Deal{Game: "TwoDummies", Dealer: "W", Text: four}, "1N X", "W", "Pass XX 2C…7N"},
		{Deal{Game: "TwoDummies", Dealer: "W", Text: four}, "1N X XX", "S", "Pass 2C…7N"},
		{Deal{Game: "TwoDummies", Dealer: "W", Text: four}, "7N", "S", "Pass X"},
		{Deal{Game: "BridgeForThree", Soloist: "B", Text: four}, "", "C", "Pass 1C…7N"},
		{Deal{Game: "BridgeForThree", Soloist: "B", Text: four}, "1C", "A", "Pass 1D…7N"},
		{Deal{Game: "BridgeForThree", Soloist: "B", Text: four}, "1C Pass", "B", "Pass X 1D…7N"},
		{Deal{Game: "BridgeForThree", Soloist: "B", Text: four}, "1C Pass X", "C", "Pass XX"},
		{Deal{Game: "BridgeForThree", Soloist: "B", Text: four}, "1C Pass X Pass", "A", "Pass XX"},
		{Deal{Game: "BridgeForThree", Soloist: "B", Text: four}, "Pass Pass 1C Pass X", "B", "Pass XX"},
	} {
		told, err := Tell(test.deal, strings.Fields(test.said))
		if err != nil {
			t.Errorf("%s, %s: %v", test.deal.Game, test.said, err)
			continue
		}
		var other, bids []string
		for _, e := range told.Question.Events {
			if isBid(e) {
				bids = append(bids, e)
			} else {
				other = append(other, e)
			}
		}
		got := strings.Join(other, " ")
		if len(bids) > 0 {
			got += " " + bids[0] + "…" + bids[len(bids)-1]
		}
		if told.Question.Who != test.who || got != test.answers {
			t.Errorf("%s, %s: %s is asked for %s, want %s, %s", test.deal.Game, test.said, told.Question.Who, got, test.who, test.answers)
		}
	}
}
