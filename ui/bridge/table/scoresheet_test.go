package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/task/tasktest"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// sitAfter returns the table after the last board of a session, which is over; reviewed gets the boards that are reviewed.
func sitAfter(t *testing.T, r session.Session, reviewed *[]int) *Screen {
	t.Helper()
	n := len(r.Boards) - 1
	last := r.Boards[n]
	r.Boards = r.Boards[:n]
	s := sitWith(t, last, max(r.Length, 2), new(forgetful), func(_ *play.Config, o *Options) {
		o.OnReview = func(board, _ int) { *reviewed = append(*reviewed, board) }
	})
	s.play.session.Close()
	again, err := play.New(s.play.config, r, &last)
	if err != nil {
		t.Fatal(err)
	}
	s.play.session = again
	s.refresh()
	return s
}

// Between two deals W lays the score on the result and takes it away; the arrows choose a deal of it, also one that all
// passed, and Enter opens its review.
func TestTheScoreBetweenDeals(t *testing.T) {
	var reviewed []int
	s := sitAfter(t, chicago(t, 4), &reviewed)
	s.Rune('w')
	c, ok := s.parts.sheets.Top().(*scoreSheet)
	if !ok || c.pad == nil {
		t.Fatalf("on top is %T", s.parts.sheets.Top())
	}
	if said := strings.Join(wordsOn(s.parts.sheets.Shown()), "\n"); !strings.Contains(said, text.T("sheet.so-far")) || strings.Contains(said, text.T("table.home")) {
		t.Errorf("it says\n%s", said)
	}
	for _, step := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyUp, "Deal 3: 1NT by West, made, E-W vulnerable."}, {fyne.KeyUp, "Deal 3: nobody bid."},
		{fyne.KeyHome, "Deal 1: 2♥ by South, made, nobody vulnerable."}, {fyne.KeyDown, "Deal 2: 2♣ by North, made +1, N-S vulnerable."},
	} {
		s.Key(step.key)
		if said := strings.Join(wordsOn(s.parts.sheets.Shown()), "\n"); !strings.Contains(said, step.want) {
			t.Errorf("after %s it says\n%s\nwant %q", step.key, said, step.want)
		}
	}
	if s.Key(fyne.KeyReturn); len(reviewed) != 1 || reviewed[0] != 1 {
		t.Errorf("reviewed: %v", reviewed)
	}
	s.Rune('o')
	if c.pad != nil || !strings.Contains(strings.Join(wordsOn(s.parts.sheets.Shown()), "\n"), "made +1, game") {
		t.Errorf("deal by deal it says\n%q", wordsOn(s.parts.sheets.Shown()))
	}
	if s.Rune('o'); c.pad == nil {
		t.Error("T doesn't lead back to the paper")
	}
	s.Rune('w')
	if _, ok := s.parts.sheets.Top().(*resultSheet); !ok {
		t.Errorf("W leads to %T", s.parts.sheets.Top())
	}
	s.Rune('w')
	s.Key(fyne.KeyReturn)
	if _, ok := s.parts.sheets.Top().(*resultSheet); !ok {
		t.Errorf("Enter leads to %T", s.parts.sheets.Top())
	}
}

// At the end Enter and W lay the same sheet on the table, which Esc leaves.
func TestTheScoreAtTheEnd(t *testing.T) {
	for _, act := range []func(*Screen){func(s *Screen) { s.Rune('w') }, func(s *Screen) { s.Key(fyne.KeyReturn) }} {
		left := 0
		s := sitAfter(t, chicago(t, 5), new([]int))
		s.play.options.OnHome = func() { left++ }
		act(s)
		if said := strings.Join(wordsOn(s.parts.sheets.Shown()), "\n"); !strings.Contains(said, text.OfGame("Chicago", "won")) || !strings.Contains(said, text.T("table.home")) {
			t.Errorf("it says\n%s", said)
		}
		if s.Key(fyne.KeyEscape); left != 1 {
			t.Errorf("left %d times", left)
		}
	}
}

// While a board goes on the score is there to look at, and away with the next call.
func TestTheScoreDuringADeal(t *testing.T) {
	s := sitWith(t, board(t, 3, ""), 4, new(forgetful), func(*play.Config, *Options) {})
	s.Rune('w')
	if _, ok := s.parts.sheets.Top().(*scorePeek); !ok {
		t.Fatalf("on top is %T", s.parts.sheets.Top())
	}
	if s.Key(fyne.KeyEscape); !s.parts.sheets.Empty() {
		t.Error("Esc doesn't take it away")
	}
	s.Rune('w')
	if s.Rune('w'); !s.parts.sheets.Empty() {
		t.Error("W doesn't take it away")
	}
	alone := sitWith(t, board(t, 3, ""), 1, new(forgetful), func(*play.Config, *Options) {})
	if alone.Rune('w'); !alone.parts.sheets.Empty() {
		t.Error("a deal by itself has a score sheet")
	}
}

// The paper fits the window in each size, and a long one scrolls to the deal that is chosen.
func TestTheScoreFits(t *testing.T) {
	r := chicago(t, 5)
	r.Length = 40
	for len(r.Boards) < 35 {
		r.Boards = append(r.Boards, r.Boards[len(r.Boards)%5])
	}
	s := sitAfter(t, r, new([]int))
	s.Rune('w')
	c := s.parts.sheets.Top().(*scoreSheet)
	for _, size := range []fyne.Size{s.parts.MinSize(nil), fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
		s.parts.content.Resize(size)
		s.parts.show()
		if least := s.parts.sheets.Shown().MinSize(); least.Width > size.Width || least.Height > size.Height-tabletop.NewGeometry(size.Width, size.Height).Bar.H {
			t.Errorf("in a window of %v the sheet needs %v", size, least)
		}
		if c.pad.Plot.Size().Height <= c.pad.Size.Height {
			t.Errorf("in a window of %v 35 deals need no more than %v", size, c.pad.Size)
		}
		for _, key := range []fyne.KeyName{fyne.KeyHome, fyne.KeyEnd, fyne.KeyUp} {
			s.Key(key)
			seen := false
			for _, m := range c.pad.Plot.Picture().Marks {
				from := c.pad.Scroll.Offset.Y
				seen = seen || m.Row == c.chosen && float32(m.Y0) >= from-1 && float32(m.Y1) <= from+c.pad.Size.Height+1
			}
			if !seen {
				t.Errorf("in a window of %v, after %s, deal %d can't be seen", size, key, c.chosen)
			}
		}
		from := c.pad.Scroll.Offset.Y
		s.Key(fyne.KeyPageUp)
		s.Key(fyne.KeyPageDown)
		if s.Key(fyne.KeyPageUp); c.pad.Scroll.Offset.Y >= from && from > 0 {
			t.Errorf("Page Up leaves the pad at %v", from)
		}
	}
}

// E lets the score be written as a picture: the paper and the deals one by one, at first what is shown.
func TestTheScoreIsExported(t *testing.T) {
	s := sitAfter(t, chicago(t, 5), new([]int))
	s.Rune('w')
	for _, want := range []int{0, 1} {
		s.Rune('e')
		shown := tasktest.Read(s.parts.sheets)
		if len(shown.Choices) != 3 || !slices.Equal(shown.Choices[0].Options, []string{text.T("sheet.paper"), text.T("sheet.deals")}) || shown.Choices[0].Chosen != want {
			t.Fatalf("it offers %+v", shown.Choices)
		}
		s.Key(fyne.KeyEscape)
		s.Rune('o')
	}
	g := scoreGrid(scoreRows(chicago(t, 5), card.NS, noOther), pointsForm, card.NS)
	var printed []string
	for _, row := range g.Rows {
		var cells []string
		for _, c := range row.Cells {
			cells = append(cells, c.Words)
		}
		printed = append(printed, strings.Join(cells, "|"))
	}
	if len(g.Columns) != 6 || printed[1] != "2|N-S|2♣ N|made +1, game|40 + 520|–" || !g.Rows[7].Own || g.Rows[7].Cells[4].Words != "780" || g.Rows[7].Cells[5].Tone != -1 {
		t.Errorf("it is printed as %+v\n%s", g.Columns, strings.Join(printed, "\n"))
	}
	if d := scorePaper(chicago(t, 5), card.NS).Grid(picture.NewLook(theme.Light, s.parts.art.Style, 3.3), g); d.Width != 210 || len(d.Shapes) < 50 {
		t.Errorf("the paper is %v wide with %d shapes", d.Width, len(d.Shapes))
	}
}
