package lin

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// resultsIn returns the results found, each with its room, players and score.
func resultsIn(t *testing.T, text string) (got []string, faults []string) {
	t.Helper()
	var b Boards
	found := b.Take(1, text)
	for _, f := range append(found, b.End()...) {
		if f.Result != nil {
			got = append(got, fmt.Sprintf("%d %d %v %d %s %s%s", f.Number, f.Room, f.Result.Contract, f.Result.Tricks, f.Players[0], f.Source().Tags.Get("ScoreIMP"), f.Source().Tags.Get("ScoreMP")))
		}
		for _, fault := range f.Faults {
			faults = append(faults, fmt.Sprintf("%d %v", fault.Lost, fault.Err))
		}
	}
	return got, faults
}

// What a match says of a room that has no board of its own is a result of that deal; without a deal it is said.
func TestResultsOfAMatch(t *testing.T) {
	board := func(room string) string { return "qx|" + room + "|md|1" + threeHands + "|sv|o|" }
	for name, tt := range map[string]struct {
		text   string
		want   []string
		faults []string
	}{
		"both rooms":              {"vg|x,,I,1,1|rs|3NS=,4SWx-4|pn|a,b,c,d,e,f,g,h|" + board("o1"), []string{"1 1 3N-S 9 c ", "1 2 4SX-W 6 g "}, nil},
		"doubled before declarer": {"vg|x,,I,1,1|rs|3NXS=,4SXXW-4|" + board("o1"), []string{"1 1 3NX-S 9  ", "1 2 4SXX-W 6  "}, nil},
		"passed out":              {"vg|x,,I,1,1|rs|PASS,3NN+1|" + board("o1"), []string{"1 1 Passed 0  ", "1 2 3N-N 10  "}, nil},
		"numbers and scores":      {"vg|x,,P,1,2|rs|4HN+1,,2SE=,|mp|-7.2,,61.5,|bn|9,4|" + board("o4"), []string{"4 1 2S-E 8  61.5"}, []string{"5 a result of the match has no deal"}},
		"no deals":                {"vg|x,,I,1,3|rs|1NS=,1NS=,2NS=,2NS=,3NS=,|mp|1,-1,2|" + board("o1"), []string{"1 1 1N-S 7  1", "1 2 1N-S 7  -1"}, []string{"5 3 results of the match have no deal"}},
		"the next match":          {"vg|x,,I,1,1|rs|1NS=,2NS=|" + board("o1") + "vg|y,,I,1,1|rs|3NS=,|" + board("o1"), []string{"1 1 1N-S 7  ", "1 2 2N-S 8  ", "1 1 3N-S 9  "}, nil},
		"none":                    {"vg|x,,I,1,1|rs|,what,XX=,X-1|" + board("o1"), nil, nil},
	} {
		if got, faults := resultsIn(t, tt.text); !slices.Equal(got, tt.want) || !slices.Equal(faults, tt.faults) {
			t.Errorf("%s: %q, %q; want %q, %q", name, got, faults, tt.want, tt.faults)
		}
	}
}

// Fields that may say something, and aren't read, are named.
func TestFieldsThatAreNotRead(t *testing.T) {
	text := "bg|white|pw|Ann,Bob,Zoe|rs|1NS=,|qx|o1|pn|Ann,Bob,Cyd,Dan|md|1" + threeHands + "|zz|hello|zz|again|yy||"
	_, faults := resultsIn(t, text)
	if want := []string{"1 fields that mean nothing here are left out: zz, pw"}; !slices.Equal(faults, want) {
		t.Errorf("it is said that %q, want %q", faults, want)
	}
	if _, faults = resultsIn(t, strings.Replace(strings.ReplaceAll(text, "|zz|", "|bt|"), "Zoe", "Dan", 1)); faults != nil {
		t.Errorf("of names that are there, and of colours, it is said that %q", faults)
	}
}

// A board that isn't finished keeps what was called and played as it is written, in PBN's words.
func TestUnfinishedBoards(t *testing.T) {
	for name, tt := range map[string]struct{ acts, want string }{
		"an auction":      {"mb|1N!|an|12 to 14|mb|p|nt|hm|mb|3N|mb|ppp|", "{hm} Auction S [1NT =1= Pass 3NT Pass Pass Pass] Note 1:12 to 14 []; 3N-S -1; []"},
		"and a play":      {"mb|1N|mb|ppp|pc|CQ|at|why?|pc|C7|", "{why?} Auction S [1NT Pass Pass Pass] Play W [CQ C7]; 1N-S -1; [0 it is not finished: what was called and played is kept as it is written]"},
		"it goes on":      {"mb|1N|mb|d|", "Auction S [1NT X]; []; [0 its auction is not finished: what was called and played is kept as it is written]"},
		"it can't be":     {"mb|1N|mb|1C|", "Auction S [1NT 1C]; []; [4 1C is not legal: a bid must be higher than the last one, 1N]"},
		"all have passed": {"mb|AP|", ""},
	} {
		var b Boards
		found := append(b.Take(1, "md|1"+threeHands+"|sv|o|"+tt.acts), b.End()...)
		f := found[0]
		if tt.want == "" {
			if f.Unplayed != nil || f.Written != nil {
				t.Errorf("%s: %v, %v", name, f.Unplayed, f.Written)
			}
			continue
		}
		var words []string
		for _, tag := range f.Source().Tags {
			switch {
			case tag.Name == "":
				words = append(words, "{"+tag.Value+"}")
			default:
				words = append(words, tag.Name, tag.Value, fmt.Sprint(tag.Rows))
			}
		}
		result := "[]"
		if f.Result != nil {
			result = fmt.Sprint(f.Result.Contract, " ", f.Result.Tricks)
		}
		var faults []string
		for _, fault := range f.Faults {
			faults = append(faults, fmt.Sprintf("%d %v", fault.Lost, fault.Err))
		}
		if got := fmt.Sprintf("%s; %s; %v", strings.ReplaceAll(strings.Join(words, " "), "] [", " "), result, faults); got != tt.want {
			t.Errorf("%s: %s\nwant %s", name, got, tt.want)
		}
		if f.Broken != (name == "it can't be") {
			t.Errorf("%s: broken is %t", name, f.Broken)
		}
	}
}
