package guide

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func usual() chess.Rules { return chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4, Dice: true}) }

// Every figure is that of the rules of the game.
func TestFigures(t *testing.T) {
	var got []string
	for _, table := range Of(usual()).Figures.Tables {
		for _, line := range table.Lines {
			got = append(got, strings.Join(line, "|"))
		}
	}
	want := []string{
		"King|1|1|–", "Queen|1|1|–", "Bishop|2|2|–", "Knight|2|2|28", "Rook|2|2|–", "Pawn|7|7|7", "All|15||35", "Squares on the board|172",
		"1 move|10", "2 moves|9", "3 moves|6", "4 moves|5", "5 moves|2", "6 to 12 moves, one doublet each|4",
		"Turns without a capture, pawn move or exchange|200", "Times the same position occurs|3",
		"Turns go clockwise.", "You pass if you have no legal move, and only then.", "On your turn you may resign or offer a draw.",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("it says\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// The sentences are those of the rules that are chosen.
func TestSentences(t *testing.T) {
	for _, tt := range []struct {
		change    func(*chess.Rules)
		says, not string
	}{
		{func(*chess.Rules) {}, "the squares g7 to h8", "House rules"},
		{func(*chess.Rules) {}, "take over all armies", "plays on for his side"},
		{func(r *chess.Rules) { r.Mode = chess.A2 }, "join the captor", "take over all armies"},
		{func(r *chess.Rules) { r.Mode = chess.B }, "plays on for his side", "join the captor"},
		{func(r *chess.Rules) { r.DoubleLeap = chess.NoDoubleLeap }, "House rules", "two leaps"},
		{func(r *chess.Rules) { r.PawnCapture = chess.CaptureAcross }, "two diagonal squares", "on the two squares beside that step"},
		{func(r *chess.Rules) { r.Dice = false }, "and only then", "die shows"},
		{func(r *chess.Rules) { r.Length = chess.ShortGame }, "After turn 120 the player with", "two leaps and"},
		{func(*chess.Rules) {}, "A pawn steps", "After turn"},
		{func(r *chess.Rules) { r.Tour = chess.NoTour }, "Enemy queens", "going round it"},
	} {
		r := usual()
		tt.change(&r)
		all := strings.Join(append(sentences(r), said(turns, r, "Last", r.LastTurn())...), "\n")
		if !strings.Contains(all, tt.says) || strings.Contains(all, tt.not) || strings.Contains(all, "no value") || strings.Contains(all, "chess.help") {
			t.Errorf("want %q and not %q; it says\n%s", tt.says, tt.not, all)
		}
	}
}

func TestPagesFitTheSmallestWindow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	for _, v := range chess.Variants() {
		r := chess.Usual(v)
		r.Pass = chess.PassFree // an additional sentence
		if v.Mode == chess.A1 {
			r.Length = chess.ShortGame // and another one
		}
		s := help.New(widget.NewArt(cardart.Style{}), help.Options{Guide: func(string) family.Guide { return Of(r) }})
		w := test.NewTempWindow(t, s.Content())
		w.SetPadded(false)
		w.Resize(fyne.NewSize(1024, 700))
		for _, page := range []rune{'1', '2', '3', '4'} {
			s.Rune(page)
			if least := s.Needs(); least.Width > 1024 || least.Height > 700 {
				t.Errorf("%v: page %c needs %v", v, page, least)
			}
		}
	}
}
