package bidding

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
)

// calls reads calls as in "1S Pass 2N".
func calls(t *testing.T, words string) []bridge.Call {
	t.Helper()
	var all []bridge.Call
	for _, word := range strings.Fields(words) {
		c, err := bridge.ParseCall(word)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, c)
	}
	return all
}

func call(t *testing.T, word string) bridge.Call { return calls(t, word)[0] }

// at returns an explorer of Super Bridge after calls, the first by South.
func at(t *testing.T, words string) explorer {
	t.Helper()
	return explorer{rules: bridge.SuperBridge(), auction: auction(calls(t, words)...), ours: card.NS, alone: true}
}

func (e explorer) want(t *testing.T, words string) {
	t.Helper()
	if !slices.Equal(e.auction.Calls, calls(t, words)) {
		t.Errorf("the auction is %v, want %s", e.auction.Calls, words)
	}
}

func TestTheOpponentsPass(t *testing.T) {
	e := at(t, "").with(call(t, "1S"))
	e.want(t, "1S Pass")
	e = e.with(call(t, "2N"))
	e.want(t, "1S Pass 2N Pass")
	e = e.back()
	e.want(t, "1S Pass")
	e.back().want(t, "")
	e.back().back().want(t, "")
	e = e.with(bridge.Pass)
	e.want(t, "1S Pass Pass Pass")
	if groups := e.groups(); !e.auction.Over() || len(groups) != 1 || len(groups[0].lines) != 2 {
		t.Errorf("after the auction there is %+v", groups)
	}
}

func TestTheOpponentsCallToo(t *testing.T) {
	e := at(t, "").leftAlone(false).with(call(t, "1S"))
	e.want(t, "1S")
	e = e.with(call(t, "2D"))
	e.back().want(t, "1S")
	e.leftAlone(true).want(t, "1S 2D")
	e.leftAlone(true).with(call(t, "2S")).want(t, "1S 2D 2S Pass")
	e.back().leftAlone(true).want(t, "1S Pass")
	e.to(1).want(t, "1S")
}

// A step back doesn't change the explorer before it.
func TestAnAuctionIsNotWrittenOver(t *testing.T) {
	e := at(t, "1S Pass 2N Pass")
	e.back().with(call(t, "3C"))
	e.want(t, "1S Pass 2N Pass")
}

func TestOtherRulesKeepWhatTheyAllow(t *testing.T) {
	e := at(t, "1S Pass 8N Pass")
	e.by(bridge.Duplicate()).want(t, "1S Pass")
	if e := e.by(bridge.Duplicate()); e.rules.Name != "Duplicate" {
		t.Errorf("the rules are %s", e.rules.Name)
	}
	at(t, "1S Pass 7N Pass").by(bridge.Duplicate()).want(t, "1S Pass 7N Pass")
}

// The list has the calls that the rules propose, in groups by tier; all other legal calls come last, if wanted.
func TestGroups(t *testing.T) {
	for _, words := range []string{"", "1S Pass", "1D", "1N Pass 2N Pass", "4S X"} {
		e := at(t, words)
		options := bidding.Options(e.rules, e.auction)
		groups := e.groups()
		if last := options[len(options)-1].Tier; len(groups) != last+1 {
			t.Fatalf("%q: %d groups, want %d", words, len(groups), last+1)
		}
		for tier, g := range groups {
			for _, l := range g.lines {
				o := options[0]
				options = options[1:]
				if l.call != o.Call || tier != o.Tier || l.words != bridgetext.Meaning(o.Meaning) || l.label != bridgetext.Call(o.Call) {
					t.Errorf("%q: listed as %+v, want %+v", words, l, o)
				}
			}
		}
		e.all = true
		listed := make(map[bridge.Call]int)
		for _, g := range e.groups() {
			for _, l := range g.lines {
				listed[l.call]++
				if want := bridgetext.Meaning(bidding.Explain(e.rules, e.auction, l.call)); l.words != want {
					t.Errorf("%q: %v is %q, want %q", words, l.call, l.words, want)
				}
			}
		}
		for _, c := range e.auction.Legal(e.rules) {
			if listed[c] != 1 {
				t.Errorf("%q: %v is listed %d times", words, c, listed[c])
			}
			delete(listed, c)
		}
		if len(options) > 0 || len(listed) > 0 {
			t.Errorf("%q: %v are left out, %v can't be called", words, options, listed)
		}
	}
}

func TestTold(t *testing.T) {
	e := at(t, "Pass Pass 1N Pass 2N Pass")
	var about []int
	for _, l := range e.told() {
		about = append(about, len(l.before.Calls))
	}
	if !slices.Equal(about, []int{0, 2, 4}) {
		t.Errorf("told about %v", about)
	}
	e.alone = false
	all := e.told()
	if len(all) != 6 {
		t.Fatalf("told about %d calls", len(all))
	}
	want := bridgetext.Meaning(bidding.Explain(e.rules, auction(calls(t, "Pass Pass")...), call(t, "1N")))
	if all[2].label != "North 1NT" || all[2].words != want {
		t.Errorf("got %+v, want %q", all[2], want)
	}
}
