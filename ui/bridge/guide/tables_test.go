package guide

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// lineOf returns the line of the score tables that begins so, in the table with a head.
func lineOf(t *testing.T, r bridge.Rules, head, first string) string {
	t.Helper()
	for _, f := range scoreTables(r) {
		for _, table := range f.Tables {
			for _, line := range table.Lines {
				if table.Head[0] == head && line[0] == first {
					return strings.Join(line[1:], " ")
				}
			}
		}
	}
	return ""
}

// The lines that players know by heart. (Rules: super-bridge, Score.) (Source: laws of duplicate bridge, law 77.)
func TestScoreTables(t *testing.T) {
	for _, tt := range []struct {
		rules             bridge.Rules
		head, line, wants string
	}{
		{bridge.Duplicate(), "In NT", "3: 9 tricks", "400 550 800 600 750 1,000"},
		{bridge.Duplicate(), "In ♥ ♠", "2: 8 tricks", "110 470 640 110 670 840"},
		{bridge.Duplicate(), "In ♥ ♠", "6: 12 tricks", "980 1,210 1,620 1,430 1,660 2,070"},
		{bridge.Duplicate(), "In ♣ ♦", "7: 13 tricks", "1,440 1,630 1,960 2,140 2,330 2,660"},
		{bridge.Duplicate(), "Tricks short", "1 trick", "50 100 200 100 200 400"},
		{bridge.Duplicate(), "Tricks short", "4 tricks", "200 800 1,600 400 1,100 2,200"},
		{bridge.Duplicate(), "Tricks short", "13 tricks", "650 3,500 7,000 1,300 3,800 7,600"},
		{bridge.Duplicate(), "Each overtrick", "In ♣ ♦", "20 100 200 20 200 400"},
		{bridge.Duplicate(), "Each overtrick", "In NT", "30 100 200 30 200 400"},
		{bridge.Duplicate(), "Bonuses", "Made doubled (included in the tables)", "50"},
		{bridge.SuperBridge(), "In NT", "4: 12 tricks", "680 860 1,220 980 1,160 1,520"},
		{bridge.SuperBridge(), "In ♥ ♠", "9: 17 tricks", "4,860 5,220 5,940 7,160 7,520 8,240"},
		{bridge.SuperBridge(), "Tricks short", "3 tricks", "300 700 1,400 600 1,400 2,800"},
		{bridge.SuperBridge(), "Each overtrick", "In any strain", "100 200 400 200 400 800"},
		{bridge.Rubber(), "In NT", "3: 9 tricks", "100 250 500 100 250 500"},
		{bridge.Rubber(), "Bonuses", "All five trump honours in one hand", "150"},
		{bridge.Rubber(), "Bonuses", "Rubber won, other side without a game", "700"},
		{bridge.Rubber(), "Bonuses", "Broken off: the only part-score", "100"},
		{bridge.Chicago(), "Bonuses", "A part-score left at the end", "100"},
	} {
		if got := lineOf(t, tt.rules, tt.head, tt.line); got != tt.wants {
			t.Errorf("%v: %s: %s: %q, want %q", tt.rules, tt.head, tt.line, got, tt.wants)
		}
	}
	if tables := scoreTables(bridge.MiniBridge()); tables != nil {
		t.Error("MiniBridge has tables of doubled contracts")
	}
	if got := lineOf(t, bridge.SuperBridge(), "Tricks short", "17 tricks"); got == "" {
		t.Error("a contract can't be 17 tricks short")
	}
}

// Each table has a cell for each of its columns.
func TestScoreTablesAreFull(t *testing.T) {
	for _, r := range append(bridge.Games(), houseRules(t, "Rubber clean=750,part=50,hundreds,no-honours,redeal")) {
		for _, f := range scoreTables(r) {
			for _, table := range f.Tables {
				for _, line := range append(slices.Clone(table.Lines), table.Head) {
					if len(line) != len(table.Shares) && len(line) != 1 {
						t.Errorf("%v: %q has %d cells, want %d", r, line, len(line), len(table.Shares))
					}
				}
			}
			if strings.Contains(strings.Join(f.Tables[0].Head, ""), "help.") {
				t.Errorf("%v: a head is %q", r, f.Tables[0].Head)
			}
		}
	}
	if got := lineOf(t, houseRules(t, "Rubber clean=750,part=50,hundreds,no-honours,redeal"), "Bonuses", "Rubber won, other side without a game"); got != "750" {
		t.Errorf("a rubber of 750 is %q", got)
	}
}
