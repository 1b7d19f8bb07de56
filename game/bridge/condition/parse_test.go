package condition_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"": "",
		"N.points 15-17, N balanced, S.spades 5+, NS.points 33+": "N.points 15-17, N balanced, S.spades 5+, NS.points 33+",
		" n . POINTS 15 – 17 ,n Balanced,s.Spades 5 +":           "N.points 15-17, N balanced, S.spades 5+",
		"not ns slam, NOT ew fit, ns slam":                       "not NS slam, not EW fit, NS slam",
		"s opens 1nt, w opens, E opens Pass, not N opens p":      "S opens 1N, W opens, not E opens, N opens",
		"N.spades 5-13, N.hearts 13, N.clubs 4-4, S.longest 0+":  "N.spades 5+, N.hearts 13, N.clubs 4, S.longest 0+",
		"N.points 40, N.points 12-40, EW.shortest 0-2":           "N.points 40, N.points 12+, EW.shortest 0-2",
	} {
		c, err := condition.Parse(bridge.Duplicate(), text)
		if err != nil || c.String() != want {
			t.Errorf("%q: %v, %v; want %s", text, c, err, want)
		}
	}
	c := must(condition.Parse(bridge.SuperBridge(), "N.points 40+, S.spades 5-17, W opens 3H"))
	if got := c.String(); got != "N.points 40+, S.spades 5+, W opens 3H" {
		t.Errorf("with 68 cards: %s", got)
	}
	if both := c.And(must(condition.Parse(bridge.SuperBridge(), "NS fit"))); both.String() != c.String()+", NS fit" || len(c.Parts()) != 3 {
		t.Errorf("with one more: %v", both)
	}
}

func TestParseErrors(t *testing.T) {
	for _, tt := range []struct {
		text  string
		fault condition.Fault
		want  string
	}{
		{"N.points 15-17,", condition.NoPart, "at the end: want N, E, S, W, NS or EW"},
		{"N balanced,, S balanced", condition.NoPart, `character 12, ",": want N, E, S, W, NS or EW`},
		{"X.points 5", condition.NoWho, `character 1, "X": want N, E, S, W, NS or EW`},
		{"not", condition.NoWho, "at the end: want N, E, S, W, NS or EW"},
		{"♠ 5+", condition.NoWho, `character 1, "♠": want N, E, S, W, NS or EW`},
		{"N.point 15", condition.NoWhat, `character 3, "point": after N want .points, .spades, .hearts, .diamonds, .clubs, .longest, .shortest, balanced or opens`},
		{"N", condition.NoWhat, "at the end: after N want .points, .spades, .hearts, .diamonds, .clubs, .longest, .shortest, balanced or opens"},
		{"N points 15", condition.NoWhat, `character 3, "points": after N want .points, .spades, .hearts, .diamonds, .clubs, .longest, .shortest, balanced or opens`},
		{"NS.fit", condition.NoWhat, `character 4, "fit": after NS want .points, .spades, .hearts, .diamonds, .clubs, .longest, .shortest, fit or slam`},
		{"NS balanced", condition.HandOnly, `character 1, "NS": balanced is for N, E, S or W`},
		{"W balanced, N slam", condition.SideOnly, `character 13, "N": slam is for NS or EW`},
		{"N.points", condition.NoNumber, "at the end: want 5, 5+ or 5-7"},
		{"N.points many", condition.NoNumber, `character 10, "many": want 5, 5+ or 5-7`},
		{"N.points 5-", condition.NoNumber, "at the end: want 5, 5+ or 5-7"},
		{"N.points 41", condition.TooMuch, `character 10, "41": want 0 to 40`},
		{"N.spades 5-99999999999999999999", condition.TooMuch, `character 12, "99999999999999999999": want 0 to 13`},
		{"N.points 17-15", condition.Backward, `character 13, "15": want the lower number first`},
		{"N opens 8C", condition.NoBid, `character 9, "8C": want a bid from 1C to 7N`},
		{"N opens X", condition.NoBid, `character 9, "X": want a bid from 1C to 7N`},
		{"N.points 15 17", condition.NoComma, `character 13, "17": want a comma`},
		{"N balanced; S balanced", condition.NoWhat, `character 3, "balanced;": after N want .points, .spades, .hearts, .diamonds, .clubs, .longest, .shortest, balanced or opens`},
	} {
		_, err := condition.Parse(bridge.Duplicate(), tt.text)
		var wrong *condition.SyntaxError
		if !errors.As(err, &wrong) || wrong.Fault != tt.fault || err.Error() != tt.want {
			t.Errorf("%q: %v, want %s", tt.text, err, tt.want)
		}
	}
	unknown := bridge.Duplicate()
	unknown.Deck = card.Deck32
	if _, err := condition.Parse(unknown, ""); !errors.Is(err, condition.ErrUnknownDeck) {
		t.Errorf("with 32 cards: %v", err)
	}
}

// New accepts what a text can express, and nothing else.
func TestNew(t *testing.T) {
	r := bridge.Duplicate()
	for _, tt := range []struct {
		part condition.Part
		want string
	}{
		{condition.Part{Who: condition.NS, What: condition.Points, Range: bidding.Range{Min: 33, Max: condition.Most}}, "NS.points 33+"},
		{condition.Part{Who: condition.South, What: condition.Balanced, Suit: card.Spades, Call: bridge.Bid(1, bridge.NoTrump)}, "S balanced"},
		{condition.Part{Who: condition.South, What: condition.Opens, Call: bridge.Bid(1, bridge.NoTrump)}, "S opens 1N"},
		{condition.Part{Who: condition.NS, What: condition.Opens}, ""},
		{condition.Part{Who: condition.South, What: condition.Opens, Call: bridge.Bid(8, bridge.NoTrump)}, ""},
		{condition.Part{Who: condition.South, What: condition.Opens, Call: bridge.Double}, ""},
		{condition.Part{Who: 9, What: condition.Points}, ""},
		{condition.Part{What: 99}, ""},
		{condition.Part{What: condition.Length, Suit: 7}, ""},
		{condition.Part{What: condition.Points, Range: bidding.Range{Min: 5, Max: 3}}, ""},
		{condition.Part{What: condition.Points, Range: bidding.Range{Min: -5, Max: 3}}, ""},
		{condition.Part{What: condition.Length, Range: bidding.Range{Min: 14, Max: 20}}, ""},
	} {
		c, err := condition.New(r, tt.part)
		if c.String() != tt.want || (err == nil) != (tt.want != "") {
			t.Errorf("%+v: %v, %v", tt.part, c, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"N.points 15-17, N balanced, S.spades 5+, NS.points 33+", "not NS slam,EW fit", "s opens 1nt, not w opens pass", "N.longest 7+,EW.shortest 0",
		"ſ.ſpades 3", "N.points 5–6", "N opens"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, r := range []bridge.Rules{bridge.Duplicate(), bridge.SuperBridge()} {
			c, err := condition.Parse(r, text)
			if err != nil {
				_ = err.Error()
				continue
			}
			back, err := condition.Parse(r, c.String())
			if err != nil || back.String() != c.String() {
				t.Errorf("%q is %v, which comes back as %v, %v", text, c, back, err)
			}
			for i, p := range c.Parts() {
				if back.Parts()[i] != p {
					t.Errorf("%q: %+v comes back as %+v", text, p, back.Parts()[i])
				}
			}
			if again, err := condition.New(r, c.Parts()...); err != nil || again.String() != c.String() {
				t.Errorf("%q: its parts are %v, %v", text, again, err)
			}
		}
	})
}

func ExampleParse() {
	c, err := condition.Parse(bridge.Duplicate(), "n.points 15-17, n balanced, not NS fit")
	fmt.Println(c, err)
	_, err = condition.Parse(bridge.Duplicate(), "N.points 15-17, N.spade 5+")
	fmt.Println(err)
	// Output:
	// N.points 15-17, N balanced, not NS fit <nil>
	// character 19, "spade": after N want .points, .spades, .hearts, .diamonds, .clubs, .longest, .shortest, balanced or opens
}
