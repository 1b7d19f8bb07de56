package bridge_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// Each term is true of the boards that it says, and no other, for somebody who sits South and for nobody.
func TestTerms(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	ids := map[string]int64{} // by what was called
	want := map[string][]string{}
	for auction, terms := range map[string]string{
		"4S Pass Pass Pass, Claim 5":                "won made part-score spades major declarer south",
		"4S X Pass Pass Pass, Claim 6":              "lost down part-score doubled spades major declarer south",
		"Pass 1H X XX Pass Pass Pass, Claim 9":      "won down part-score doubled redoubled hearts major defender west",
		"Pass Pass 6C Pass Pass Pass, Claim 3":      "won made game clubs minor dummy north",
		"Pass 7D Pass Pass Pass, Claim 2":           "lost made slam small-slam diamonds minor defender west",
		"Pass Pass Pass 2D Pass Pass Pass, Claim 7": "lost made part-score diamonds minor defender east",
		"8N Pass Pass Pass, Claim 0":                "won made overtricks slam grand-slam no-trump declarer south",
		"9N Pass Pass Pass, Claim 1":                "lost down slam super-slam no-trump declarer south",
		"Pass Pass Pass Pass":                       "passed",
		"4N Pass Pass":                              "unfinished",
		"4N Pass Pass Pass, Claim 4":                "won made overtricks game no-trump declarer south",
	} {
		calls, claim, claimed := strings.Cut(auction, ", ")
		events := strings.Fields(calls)
		if claimed {
			events = append(events, claim)
		}
		b := board(t, firstDeal, events...)
		for name, seat := range map[string]bool{auction: true, auction + ", watched": false} {
			d := bridgestore.Deal{Seat: &south}
			of := strings.Fields(terms)
			if !seat {
				d.Seat = nil
				of = slices.DeleteFunc(of, func(term string) bool {
					return slices.Contains([]string{"won", "lost", "declarer", "dummy", "defender"}, term)
				})
			}
			rubber := must(s.NewDeal(b, d))
			ids[name] = must(s.BoardIDs(ctx, rubber))[0]
			for _, term := range of {
				want[term] = append(want[term], name)
			}
		}
	}
	star, help := "4S Pass Pass Pass, Claim 5", "8N Pass Pass Pass, Claim 0"
	check(t, s.MarkBoard(ids[star], storage.Marks{Starred: true}))
	run(t, s.DB(), "UPDATE part SET hints = 1 WHERE id = (SELECT id FROM board WHERE contract = '8N-S' LIMIT 1)")
	want["starred"] = []string{star}
	if must(s.Board(ctx, ids[help])).Hints == 0 {
		help += ", watched"
	}
	want["helped"] = []string{help}
	for _, term := range bridgestore.Terms() {
		if term == "costly" || term == "to-find" || strings.HasPrefix(term, "rubber-") { // the digest's own test has these
			continue
		}
		if len(want[term]) == 0 {
			t.Errorf("no board is %s", term)
		}
		for _, text := range []string{"", "8N"} { // together with something else
			var wanted []int64
			for _, name := range want[term] {
				if strings.HasPrefix(name, text) {
					wanted = append(wanted, ids[name])
				}
			}
			got := must(s.FindBoards(ctx, bridgestore.Filter{Terms: term, Text: text}))
			slices.Sort(got)
			slices.Sort(wanted)
			if !slices.Equal(got, wanted) {
				t.Errorf("%s %s finds %v, want %v", term, text, got, wanted)
			}
		}
	}
	if got := must(s.FindBoards(ctx, bridgestore.Filter{Terms: "won spades made"})); !slices.Equal(got, []int64{ids[star]}) {
		t.Errorf("several find %v", got)
	}
	for _, none := range []string{"spades hearts", "won xyzzy", "won lost"} {
		if got := must(s.FindBoards(ctx, bridgestore.Filter{Terms: none})); len(got) > 0 {
			t.Errorf("%s finds %v", none, got)
		}
	}
}
