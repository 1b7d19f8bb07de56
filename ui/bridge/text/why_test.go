package text

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/theme"
	"github.com/superbridge/superbridge/game/card"
)

func TestWhy(t *testing.T) {
	r := analysis.Reason{
		Played: card.Card{Suit: card.Spades, Rank: card.Ace}, Better: card.Card{Suit: card.Spades, Rank: card.Queen}, Tricks: 1,
		Seat: card.West, Card: card.Card{Suit: card.Spades, Rank: card.King}, Elsewhere: card.East, Other: card.Card{Suit: card.Hearts, Rank: card.Maid},
	}
	for shown, change := range map[string]func(*analysis.Reason){
		"Double-dummy, ♠Q takes one more trick.":                                      func(*analysis.Reason) {},
		"Double-dummy, ♠Q takes 2 more tricks.":                                       func(r *analysis.Reason) { r.Tricks = 2 },
		"The finesse with ♠Q works: ♠K is with West.":                                 func(r *analysis.Reason) { r.Kind = analysis.FinesseWorks },
		"♠Q is better because ♠K is with West, not with East.":                        func(r *analysis.Reason) { r.Kind = analysis.Lies },
		"Lead trumps: otherwise West ruffs once.":                                     func(r *analysis.Reason) { r.Kind, r.N = analysis.StopsRuffs, 1 },
		"Keep the trumps: after ♠Q, West ruffs 3 times.":                              func(r *analysis.Reason) { r.Kind, r.N = analysis.RuffsFirst, 3 },
		"Lead ♠ now: with best play it brings one trick in the suit, otherwise none.": func(r *analysis.Reason) { r.Kind, r.N = analysis.SetsUp, 1 },
		"After ♠A they take 2 tricks in ♠ with best play, otherwise fewer.":           func(r *analysis.Reason) { r.Kind, r.N = analysis.GivesAway, 2 },
		"West needs ♠K to beat ♠Q, but only ♥M to beat ♠A.":                           func(r *analysis.Reason) { r.Kind = analysis.DrivesOut },
		"Get rid of ♠Q: otherwise it blocks West’s longer ♠.":                         func(r *analysis.Reason) { r.Kind = analysis.Unblocks },
	} {
		reason := r
		change(&reason)
		want(t, Why(reason), shown)
	}
	// No kind is without words, and none leaves a gap.
	seen := make(map[string]analysis.Kind)
	for kind := range analysis.Loses + 1 {
		r.Kind, r.N = kind, 2
		said := Why(r)
		if said == "" || strings.Contains(said, "<no value>") || strings.HasPrefix(said, "why.") || !strings.HasSuffix(said, ".") {
			t.Errorf("of kind %d it says %q", kind, said)
		}
		if other, ok := seen[said]; ok && kind != analysis.LaysDown {
			t.Errorf("of kinds %d and %d it says %q", kind, other, said)
		}
		seen[said] = kind
	}
}

// A theme stands before its sentence; where there is none, the sentence alone.
func TestThemesInWords(t *testing.T) {
	r := analysis.Reason{Kind: analysis.Lies, Played: card.Card{Suit: card.Spades, Rank: card.Ace}, Better: card.Card{Suit: card.Spades, Rank: card.Queen},
		Card: card.Card{Suit: card.Spades, Rank: card.King}, Seat: card.West, Elsewhere: card.East}
	want(t, WhyOf(theme.Guess, r), "Where a card lies. ♠Q is better because ♠K is with West, not with East.")
	want(t, WhyOf(theme.None, r), "♠Q is better because ♠K is with West, not with East.")
	seen := make(map[string]theme.Theme)
	for _, of := range theme.All() {
		if other, ok := seen[Theme(of)]; ok || strings.HasPrefix(Theme(of), "theme.") {
			t.Errorf("%v is %q, as %v", of, Theme(of), other)
		}
		seen[Theme(of)] = of
	}
	four, two := bridge.Contract{Level: 4, Strain: bridge.Spades, Declarer: card.North}, bridge.Contract{Level: 2, Strain: bridge.Spades, Declarer: card.North}
	want(t, Auctioned(theme.Bidding{Theme: theme.Overbid, Better: two}, four), "Overbid. Double-dummy, 4♠ by North goes down and 2♠ by North makes.")
	want(t, Auctioned(theme.Bidding{Theme: theme.MissedGame, Better: four}, bridge.Contract{}), "Missed game. Double-dummy, 4♠ by North makes game.")
	for of := theme.Overbid; of.Bidding(); of++ {
		if said := Auctioned(theme.Bidding{Theme: of, Better: two}, four); strings.Contains(said, "theme.") || strings.Contains(said, "<no") {
			t.Errorf("%v says %q", of, said)
		}
	}
}
