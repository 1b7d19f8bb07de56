package text

import (
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// Each kind of row in words.
func TestStrength(t *testing.T) {
	rules := poker.Standard()
	for cards, want := range map[string]string{
		"SKD9C4":     "king high",
		"SQHQC4":     "pair of queens",
		"S6H6C6":     "three sixes",
		"STH9D9C3S3": "nines and threes",
		"SAD5C4D3H2": "straight to the five",
		"CKCJC8C6C2": "flush to the king",
		"STHTDTS4H4": "full house, tens over fours",
		"S9H9D9C9C2": "four nines",
		"S5H5H5D5C5": "five fives",
		"C9C8C7C6C5": "straight flush to the nine",
		"HAHKHQHJHT": "royal flush",
	} {
		parsed, err := poker.ParseCards(cards)
		if err != nil {
			t.Fatal(err)
		}
		row := poker.Bottom
		if len(parsed) == 3 {
			row = poker.Top
		}
		if got := Strength(rules.Strength(row, parsed)); got != want {
			t.Errorf("%s: %q, want %q", cards, got, want)
		}
	}
	if got := Strength(0); got != "" {
		t.Errorf("of nothing it says %q", got)
	}
}

func TestCards(t *testing.T) {
	cards, err := poker.ParseCards("JKSQC4")
	if err != nil {
		t.Fatal(err)
	}
	if got := Cards(cards); got != "joker ♠Q ♣4" {
		t.Errorf("it says %q", got)
	}
	for n, want := range map[int]string{1: "1 chip", 0: "0 chips", 1200: "1,200 chips"} {
		if got := Chips(n); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
	for n, want := range map[int]string{1: "+1 point", -1: "–1 point", -12: "–12 points", 0: "0 points"} {
		if got := Points(n); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
}
