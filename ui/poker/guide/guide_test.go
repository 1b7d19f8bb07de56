package guide

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// Every figure is that of the rules of the game.
func TestFigures(t *testing.T) {
	var got []string
	for _, table := range Of(poker.Standard(), false).Figures.Tables {
		for _, line := range table.Lines {
			got = append(got, strings.Join(line, "|"))
		}
	}
	want := []string{
		"3 – 0 – 0|6", "2 – 0 – 1|2", "2 – 1 – 0|1", "1 – 0 – 2|1", "Otherwise|0", "Living against dead, plus royalties|6",
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
		"14 to 17 cards", "five of a kind or better at the bottom bring another 14 cards",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("%q isn't in\n%s", want, all)
		}
	}
	if strings.Contains(all, "no value") || strings.Contains(all, "poker.help") {
		t.Errorf("it says\n%s", all)
	}
}

func TestPagesFitTheSmallestWindow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	s := help.New(widget.NewArt(cardart.Style{}), help.Options{Guide: func(string) family.Guide { return Of(poker.Standard(), false) }})
	w := test.NewTempWindow(t, s.Content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 700))
	for _, page := range []rune{'1', '2', '3', '4'} {
		s.Rune(page)
		if least := s.Needs(); least.Width > 1024 || least.Height > 700 {
			t.Errorf("page %c needs %v", page, least)
		}
	}
}

// The hands are one of each kind, each weaker than the one before, and drawn as they are rated; the captions say their royalties.
func TestHands(t *testing.T) {
	r := poker.Standard()
	page := handsPage(r)
	kind, before := poker.Royal, poker.Strength(0)
	for i, row := range ranking {
		s := r.Strength(poker.Bottom, cards(row))
		if s.Kind() != kind || before != 0 && s >= before {
			t.Errorf("picture %d is %v, want %v, weaker than %v", i, s, kind, before)
		}
		before = s
		kind--
		caption := page.Pictures[i].Caption
		if !strings.HasPrefix(caption, pokertext.Kind(s.Kind())+":") {
			t.Errorf("the caption of %v is %q", s, caption)
		}
		for _, in := range []poker.Row{poker.Middle, poker.Bottom} {
			if n := r.Royalty(in, s); n > 0 && !strings.Contains(caption, text.Points(n)) {
				t.Errorf("%v earns %d in %v; the caption is %q", s, n, in, caption)
			}
		}
	}
	if len(page.Pictures) != int(poker.Royal)+1 {
		t.Errorf("%d pictures", len(page.Pictures))
	}
	if pair, trips := page.Pictures[9].Caption, page.Pictures[7].Caption; pair != "Pair: sixes or better, 1 to 9 on top" || trips != "Three of a kind: 2 in the middle, 10 to 22 on top" {
		t.Errorf("the captions are %q and %q", pair, trips)
	}
}

// Each board shows what its caption says.
func TestRows(t *testing.T) {
	r := poker.Standard()
	want := map[string]string{
		"poker.help.board.lives": "lives 0 0", "poker.help.board.equal": "lives 14 0", "poker.help.board.dead": "dead 0 0", "poker.help.board.joker": "lives 0 0",
		"poker.help.board.royalties": "lives 15 0", "poker.help.board.fantasy": "lives 14 0", "poker.help.board.trips": "lives 17 14", "poker.help.board.return": "lives 0 14",
	}
	for _, e := range examples {
		rated := r.Rate(e.parsed())
		got := fmt.Sprintf("%s %d %d", map[bool]string{true: "dead", false: "lives"}[rated.Dead], rated.Fantasy, rated.Return)
		if got != want[e.says] {
			t.Errorf("%s is %s, want %s", e.says, got, want[e.says])
		}
		if caption := e.caption(r); strings.Contains(caption, "no value") || strings.Contains(caption, "poker.") {
			t.Errorf("%s says %q", e.says, caption)
		}
	}
	joker := r.Rate(examples[3].parsed())
	if joker.Joker.String() != "HA" || !strings.Contains(examples[3].caption(r), "♥A") {
		t.Errorf("the joker is %v; it says %q", joker.Joker, examples[3].caption(r))
	}
	if page := rowsPage(r, true); !page.Now || rowsPage(r, false).Now || len(page.Pictures) != len(want) {
		t.Error("the page isn't marked while cards are placed, or always")
	}
}

// A picture has all cards of its rows and nothing outside of it.
func TestPicturesHoldTheirCards(t *testing.T) {
	test.NewTempApp(t)
	art := widget.NewArt(cardart.Style{})
	for _, p := range append(handsPage(poker.Standard()).Pictures, rowsPage(poker.Standard(), false).Pictures...) {
		d := p.Draw(art)
		for _, s := range d.Shapes {
			if low, high := s.Path.Bounds(); low.X < 0 || low.Y < 0 || high.X > d.Width || high.Y > d.Height {
				t.Errorf("%s: a shape from %v to %v in %v × %v", p.Caption, low, high, d.Width, d.Height)
				break
			}
		}
	}
}
