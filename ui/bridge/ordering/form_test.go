package ordering

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
)

func formOf(text string) form { return newForm(bridge.Duplicate(), bidding.Cards{}, text) }

// A text fills the cells, and the cells give the text.
func TestCells(t *testing.T) {
	for text, want := range map[string]string{
		"": "",
		"N.points 15-17, N balanced, S.spades 5+, NS.points 33+":     "N points 15-17; N balanced yes; S length 5+; NS points 33+",
		"not NS slam, EW fit, W opens 3H, S opens, not E opens":      "E opens no; S opens any; W opens 3H; NS slam no; EW fit yes",
		"not N.points 5, N.longest 7+, S.clubs 3, S.clubs 2-4":       "S length 3",
		"N.points 5, N.points 7":                                     "N points 5",
		"not S opens 1N":                                             "",
		"N.spades 1, N.hearts 2, N.diamonds 3, N.clubs 4, W.clubs 0": "N length 1; N length 2; N length 3; N length 4; W length 0",
	} {
		f := formOf(text)
		if f.wrong != nil || f.String() != want {
			t.Errorf("%s: %s, %v; want %s", text, f, f.wrong, want)
		}
		back := formOf(write(f.cells, f.rest))
		if back.String() != want || len(back.found.Parts()) != len(f.found.Parts()) {
			t.Errorf("%s: written again it is %s", text, back.text)
		}
	}
}

// presses presses keys, one for each word: a key's name, or characters to type.
func presses(f form, keys string) form {
	for word := range strings.FieldsSeq(keys) {
		switch word {
		case "up":
			f = f.move(-1, 0)
		case "down":
			f = f.move(1, 0)
		case "left":
			f = f.move(0, -1)
		case "right":
			f = f.move(0, 1)
		case "space":
			f = f.turn()
		case "back":
			f = f.erase()
		case "del":
			f = f.clear()
		default:
			for _, r := range word {
				f = f.typed(r)
			}
		}
	}
	return f
}

func TestKeysOfTheForm(t *testing.T) {
	for _, tt := range []struct{ keys, want string }{
		{"15-17", "N.points 15-17"},
		{"15–17", "N.points 15-17"},
		{"15-17 down 5+", "N.points 15-17, N.spades 5+"},
		{"1x5 right 7", "N.points 15, E.points 7"},
		{"15-17 back back", "N.points 15-"},
		{"15-17 back back back", "N.points 15"},
		{"15 left up 16", "N.points 16"},
		{"15 right left 8", "N.points 8"},
		{"15 del", ""},
		{"down down down down down space", "N balanced"},
		{"down down down down down space space", "not N balanced"},
		{"down down down down down space space space", ""},
		{"down down down down down space back", ""},
		{"down down down down down down 1n", "N opens 1N"},
		{"down down down down down down 3h back", "N opens 3"},
		{"down down down down down down space", "N opens"},
		{"down down down down down down space space right 1S", "not N opens, E opens 1S"},
		{"right right right right 33+ down down down down down space", "NS.points 33+, NS fit"},
		{"right right right right right down down down down down down space space", "not EW slam"},
		{"123456789", "N.points 12345"},
	} {
		if f := presses(formOf(""), tt.keys); f.text != tt.want {
			t.Errorf("%s: %s, want %s", tt.keys, f.text, tt.want)
		}
	}
	f := presses(formOf("N.longest 7+, not N.points 3"), "12+")
	if f.text != "N.points 12+, N.longest 7+, not N.points 3" {
		t.Errorf("what no cell is for is lost: %s", f.text)
	}
}

// Only possible properties have a cell, and all of them can be reached.
func TestEveryCellIsReached(t *testing.T) {
	reached := map[place]bool{}
	var walk func(f form)
	walk = func(f form) {
		if reached[f.at] {
			return
		}
		reached[f.at] = true
		if !f.at.has() {
			t.Errorf("nothing can be asked in %v", f.at)
		}
		for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			walk(f.move(d[0], d[1]))
		}
	}
	walk(formOf(""))
	if len(reached) != 5*6+4+2+2+4 {
		t.Errorf("%d cells", len(reached))
	}
}

// The mouse makes numbers and bids higher and lower.
func TestSteps(t *testing.T) {
	f := formOf("")
	for _, tt := range []struct {
		end  end
		by   int
		want string
	}{
		{least, 1, "N.points 12+"}, {least, 1, "N.points 13+"}, {most, -1, "N.points 13-39"}, {most, 1, "N.points 13+"}, {least, -1, "N.points 12+"},
	} {
		if f = f.step(tt.end, tt.by); f.text != tt.want {
			t.Errorf("%s, want %s", f.text, tt.want)
		}
	}
	if f = formOf("N.points 5-6").step(least, 1).step(least, 1); f.text != "N.points 7" {
		t.Errorf("the lower end pushes the upper one to %s", f.text)
	}
	if f = formOf("N.points 5-6").step(most, -1).step(most, -1); f.text != "N.points 4" {
		t.Errorf("the upper end pushes the lower one to %s", f.text)
	}
	if f = formOf("N.points 1+").step(least, -1); f.text != "" {
		t.Errorf("any points are %s", f.text)
	}
	f = formOf("").to(place{1, 5}).step(most, 1)
	if f.text != "EW.spades 0-8" {
		t.Errorf("spades of a side: %s", f.text)
	}
	f = formOf("").to(place{8, 0})
	for _, want := range []string{"N opens", "not N opens", "N opens 1C", "N opens 1D"} {
		if f = f.stepBid(1); f.text != want {
			t.Errorf("%s, want %s", f.text, want)
		}
	}
	for range 100 {
		f = f.stepBid(1)
	}
	if f.text != "N opens 7N" {
		t.Errorf("the last bid is %s", f.text)
	}
}

// A text that is wrong leaves the cells as they are.
func TestWrongText(t *testing.T) {
	f := formOf("N.points 5").read("N.points 5, S.spade 3")
	if f.wrong == nil || f.String() != "N points 5" || !strings.HasPrefix(wrong(f.wrong), "“spade” doesn’t fit there. After S you can write .points, .spades") {
		t.Errorf("%v, %s, %s", f.wrong, f, wrong(f.wrong))
	}
	for text, want := range map[string]string{
		"N.points":      "Something is missing at the end. Write a number such as 5, 5+ or 5-7.",
		"N.points 50":   "“50” doesn’t fit there. The number can be 0 to 40.",
		"NS balanced":   "“NS” doesn’t fit there. “balanced” is for one hand: N, E, S or W.",
		"N fit":         "“N” doesn’t fit there. “fit” is for a side: NS or EW.",
		"N.points 7-5":  "“5” doesn’t fit there. Write the lower number first.",
		"S opens 8H":    "“8H” doesn’t fit there. Write a bid from 1C to 7N.",
		"S opens 1H 2H": "“2H” doesn’t fit there. Put a comma between two parts.",
		"bla":           "“bla” doesn’t fit there. Name a hand or a side: N, E, S, W, NS or EW.",
		"N fit,":        "Something is missing at the end. Name a hand or a side: N, E, S, W, NS or EW.",
	} {
		if got := wrong(formOf(text).wrong); got != want && !strings.HasPrefix(text, "N fit,") {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
