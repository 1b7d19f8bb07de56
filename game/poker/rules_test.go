package poker_test

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// Each ruling that a table can change has its effect, and no other.
func TestRulings(t *testing.T) {
	all := boards(t)
	for _, tt := range []struct {
		rules, board, want string
	}{
		{"", "DKC8S3/SAD5C4D3H2/HQHTH8H7H4", "high K83, straight 5, flush QT874; 0+4+4; 0/0"},
		{"ace-high", "DKC8S3/SAD5C4D3H2/HQHTH8H7H4", "high K83, high A5432, flush QT874; 0+0+4; 0/0"},
		{"", "CKD5C4/HAC9D9H4H2/SAS5S4S3S2", "high K54, pair 9A42, sflush 5; 0+0+15; 0/14"},
		{"ace-high", "CKD5C4/HAC9D9H4H2/SAS5S4S3S2", "high K54, pair 9A42, flush A5432; 0+0+4; 0/0"},
		{"ace-high", "B4", "dead"},
		{"", "B15", "high Q62, full 94, five 7; joker S7; 0+12+12; 0/14"},
		{"joker-once", "B15", "high Q62, full 94, quads 7A; joker SA; 0+12+10; 0/0"},
		{"", "B18", "pair T6, straight A, flush AAK94; joker HA; 5+4+4; 0/0"},
		{"joker-once", "B18", "pair T6, straight A, flush AKQ94; joker HQ; 5+4+4; 0/0"},
		{"joker-once", "B16", "high QT3, full AK, quads 94; joker SK; 0+12+10; 0/0"},
		{"", "B12", "pair J3, full 56, quads 92; 6+12+10; 0/0"},
		{"return-quads", "B12", "pair J3, full 56, quads 92; 6+12+10; 0/14"},
		{"return-quads", "B10", "pair A9, quads 7K, royal; 9+20+25; 16/14"},
		{"return-quads", "B8", "pair Q8, pair Q853, two KT4; 7+0+0; 14/0"},
	} {
		board, named := all[tt.board]
		if !named {
			board = must(poker.ParseBoard(tt.board))
		}
		if got := rated(must(poker.ParseRules(tt.rules)).Rate(board)); got != tt.want {
			t.Errorf("%s by %q: %s, want %s", tt.board, tt.rules, got, tt.want)
		}
	}
	for _, tt := range []struct{ rules, a, b, want string }{
		{"", "B5", "B7", "+++ +29"},
		{"dead-six", "B5", "B7", "+++ +6"},
		{"dead-six", "B7", "B5", "--- -6"},
		{"dead-six", "B7", "B17", "=== +0"},
		{"dead-six", "B3", "B2", "+++ +14"},
	} {
		rules := must(poker.ParseRules(tt.rules))
		signs, points := rules.Points(rules.Rate(all[tt.a]), rules.Rate(all[tt.b]))
		if got := fmt.Sprintf("%s %+d", signs, points); got != tt.want {
			t.Errorf("%s against %s by %q: %s, want %s", tt.a, tt.b, tt.rules, got, tt.want)
		}
	}
}

// Fantasies set after street 5, still face down, come with street 1's cards. (Rules: progressive-poker, R3.)
func TestFantasySetsLast(t *testing.T) {
	first := documentHand(t)
	table := first.Table()
	table.Rules = must(poker.ParseRules("fantasy-last"))
	h := must(poker.NewHand(table, first.Deal()))
	if seat, _ := h.Turn(); seat != 5 || h.Stage() != 1 || len(h.Hold(2)) != 14 || len(h.Hold(5)) != 5 {
		t.Fatalf("seat %v begins at stage %d; seat 2 holds %v, seat 5 %v", seat, h.Stage(), h.Hold(2), h.Hold(5))
	}
	acts := first.Acts()
	for _, a := range append(acts[1:], acts[0]) {
		seat, _ := h.Turn()
		if seat == 2 && (h.Stage() != poker.FantasyStage || len(h.Hold(5)) != 0) {
			t.Errorf("seat 2 sets at stage %d, when seat 5 holds %v", h.Stage(), h.Hold(5))
		}
		h = must(h.Apply(a))
	}
	if got, want := fmt.Sprint(h.Settle()), fmt.Sprint(first.Settle()); got != want {
		t.Errorf("it comes to %s, want %s", got, want)
	}
}

func TestRulesText(t *testing.T) {
	for text, want := range map[string]string{
		"": "",
		"return-quads,hands=20,fantasy-last,point=5": "point=5,fantasy-last,return-quads,hands=20",
		"ace-high,joker-once,dead-six,buyin=1000":    "buyin=1000,ace-high,joker-once,dead-six",
		"point=1,buyin=500,hands=0":                  "",
	} {
		r, err := poker.ParseRules(text)
		if err != nil || r.String() != want {
			t.Errorf("%q is read as %q, %v; want %q", text, r, err, want)
		}
	}
	for text, want := range map[string]string{
		"point":                      `rules "point": no rule is "point"; there are point=5, buyin=500, fantasy-last, ace-high, joker-once, dead-six, return-quads, hands=20`,
		"point=x":                    `rules "point=x": "x" is not a number`,
		"point=0":                    `rules "point=0": a point is worth 1 to 1000000 chips, not 0`,
		"buyin=0":                    `rules "buyin=0": players begin with 1 to 1000000000 chips, not 0`,
		"hands=-1":                   `rules "hands=-1": 0 to 1000000 hands are agreed, not -1`,
		"hands=5,hands=6":            `rules "hands=5,hands=6": hands is there twice`,
		"ace-high,":                  `rules "ace-high,": no rule is ""; there are point=5, buyin=500, fantasy-last, ace-high, joker-once, dead-six, return-quads, hands=20`,
		"ace-high=1":                 `rules "ace-high=1": no rule is "ace-high=1"; there are point=5, buyin=500, fantasy-last, ace-high, joker-once, dead-six, return-quads, hands=20`,
		"point=99999999999999999999": `rules "point=99999999999999999999": "99999999999999999999" is not a number`,
	} {
		if _, err := poker.ParseRules(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	for _, r := range []poker.Rules{{}, {Point: 1, BuyIn: 1, FantasySets: 7, ReturnBottom: poker.Five},
		{Point: 1, BuyIn: 1, DeadPays: 7, ReturnBottom: poker.Five}, {Point: 1, BuyIn: 1, ReturnBottom: poker.Royal}} {
		if r.Check() == nil {
			t.Errorf("%+v can be played by", r)
		}
	}
}
