package guide

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Every figure is that of the rules of the game.
func TestFigures(t *testing.T) {
	var got []string
	for _, table := range Of(poker.Standard()).Figures.Tables {
		for _, line := range table.Lines {
			got = append(got, strings.Join(line, "|"))
		}
	}
	want := []string{
		"3 – 0 – 0|6", "2 – 0 – 1|2", "2 – 1 – 0|1", "1 – 0 – 2|1", "Otherwise|0", "Living against dead, and royalties|6",
		"Three of a kind|2|–", "Straight|4|2", "Flush|8|4", "Full house|12|6", "Four of a kind|20|10", "Five of a kind|24|12",
		"Straight flush|30|15", "Royal flush|50|25",
		"Pairs from sixes to aces|1 to 9", "Three of a kind, twos to aces|10 to 22",
		"Pair of queens|14|10", "Pair of kings|15|15", "Pair of aces|16|20", "Three of a kind|17|25",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("it says\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// The sentences have their figures from the rules too, and say everything that a player asks.
func TestSentences(t *testing.T) {
	all := strings.Join(sentences(poker.Standard()), "\n")
	for _, want := range []string{
		"Up to 3 players use 52 cards and a joker, more use 104.", "13 boxes: 3 on top, 5 in the middle, 5 below",
		"pays each living one 6 points", "five of a kind is weaker than a straight flush.",
		"14 to 17 cards", "five of a kind or better at the bottom bring 14 cards again",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("%q isn't in\n%s", want, all)
		}
	}
	if strings.Contains(all, "no value") || strings.Contains(all, "poker.help") {
		t.Errorf("it says\n%s", all)
	}
}

func TestBothPagesFitTheSmallestWindow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	s := help.New(widget.NewArt(cardart.Style{}), help.Options{Guide: func(string) family.Guide { return Of(poker.Standard()) }})
	w := test.NewTempWindow(t, s.Content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 700))
	for _, page := range []rune{'1', '2'} {
		s.Rune(page)
		if least := s.Needs(); least.Width > 1024 || least.Height > 700 {
			t.Errorf("page %c needs %v", page, least)
		}
	}
}
