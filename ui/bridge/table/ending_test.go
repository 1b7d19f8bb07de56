package table

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

const over = southToPlay + " Claim_9"

func labels(all []ending) (labels []string) {
	for _, e := range all {
		labels = append(labels, e.label+" "+e.key)
	}
	return labels
}

// What can be done after a board of a rubber, after its last, and after a single deal.
func TestEndings(t *testing.T) {
	next, score, again := text.T("table.next-deal")+" Enter", text.T("table.score-sheet")+" Enter", text.T("table.deal-again")+" N"
	full, better, sofar := text.T("table.review")+" V", text.T("review.button")+" M", text.T("table.score-sheet")+" W"
	for _, tt := range []struct {
		name    string
		length  int
		options func(*play.Config, *Options)
		want    []string
	}{
		{"in a rubber", 4, func(*play.Config, *Options) {}, []string{next, better, sofar}},
		{"with a review", 4, func(_ *play.Config, o *Options) { o.OnReview = func(int, int) {} }, []string{next, full, better, sofar}},
		{"in a rubber, where the deal could be played again", 4, func(_ *play.Config, o *Options) { o.OnAgain = func(bridge.Board) {} }, []string{next, better, sofar}},
		{"a single deal", 1, func(_ *play.Config, o *Options) { o.OnAgain = func(bridge.Board) {} }, []string{again, better}},
		{"the last of a rubber", 1, func(*play.Config, *Options) {}, []string{score, better}},
	} {
		s := sitWith(t, board(t, 3, over), tt.length, new(forgetful), tt.options)
		if got := labels(s.scoring.endings()); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// V looks back on the board that is over, by its number in the rubber, and on no other.
func TestReviewOfTheBoard(t *testing.T) {
	for events, want := range map[string][]int{over: {0}, southToPlay: nil} {
		var asked []int
		s := sitWith(t, board(t, 3, events), 4, new(forgetful), func(_ *play.Config, o *Options) {
			o.OnReview = func(board, _ int) { asked = append(asked, board) }
		})
		if s.Rune('v'); !slices.Equal(asked, want) {
			t.Errorf("after %q: boards %v are looked at, want %v", events, asked, want)
		}
	}
}

// The other table comes late, and is shown where the result lies.
func TestTheOtherTableComesToTheResult(t *testing.T) {
	var computer waiting = make(chan bool)
	s := sitWith(t, board(t, 3, over), 4, new(forgetful), func(c *play.Config, _ *Options) { c.Other = computer })
	if shown := wordsOn(s.parts.sheets.Shown()); !slices.Contains(shown, text.T("compare.coming")) {
		t.Errorf("nothing is said of the other table: %q", shown)
	}
	close(computer)
	here := s.play.session.State().Board
	there := otherOf(t, s)
	s.refresh()
	e := compare(text.T("compare.other"), here, there, card.NS, true)
	shown := wordsOn(s.parts.sheets.Shown())
	for _, want := range []string{e.contract(), text.Gain(e.points), e.difference()} {
		if !slices.Contains(shown, want) {
			t.Errorf("it doesn't say %q, only %q", want, shown)
		}
	}
}

// otherOf waits for the other table.
func otherOf(t *testing.T, s *Screen) (other bridge.Board) {
	t.Helper()
	eventually(t, "the other table has ended", func() (ok bool) {
		other, ok, _ = s.play.session.Other(s.play.session.State().Board)
		return ok
	})
	return other
}

// waiting is a computer player who does nothing until it is closed.
type waiting chan bool

func (w waiting) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	select {
	case <-w:
		return bot.Player{}.Act(ctx, v)
	case <-ctx.Done():
		return bridge.Event{}, ctx.Err()
	}
}

// The text of what a deal came to elsewhere, from the user's side.
func TestComparisons(t *testing.T) {
	made, down, out := board(t, 3, southToPlay+" Claim_9"), board(t, 3, southToPlay+" Claim_8"), board(t, 3, "Pass Pass Pass Pass")
	for _, tt := range []struct {
		name        string
		here, there bridge.Board
		side        card.Side
		imps        bool
		want        []string
	}{
		{"better", made, down, card.NS, false, []string{"X 1NT S –1", "–100", text.T("compare.better", "Points", "260")}},
		{"for the other side", made, down, card.EW, false, []string{"X 1NT S –1", "+100", text.T("compare.worse", "Points", "260")}},
		{"in IMPs", made, down, card.NS, true, []string{"X 1NT S –1", "–100", text.TN("compare.imps-better", 6, "Points", "260")}},
		{"worse", down, made, card.NS, true, []string{"X 1NT S =", "+160", text.TN("compare.imps-worse", 6, "Points", "260")}},
		{"as much", made, made, card.NS, true, []string{"X 1NT S =", "+160", text.T("compare.same")}},
		{"passed out there", made, out, card.NS, true, []string{"X " + bridgetext.Contract(bridge.Contract{}), "0", text.TN("compare.imps-better", 4, "Points", "160")}},
		{"passed out here", out, made, card.EW, true, []string{"X 1NT S =", "–160", text.TN("compare.imps-better", 4, "Points", "160")}},
	} {
		e := compare("X", tt.here, tt.there, tt.side, tt.imps)
		if got := []string{e.contract(), text.Gain(e.points), e.difference()}; !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// The score sheet has a column for the other table if anything is known of it.
func TestIMPs(t *testing.T) {
	made, down := board(t, 3, southToPlay+" Claim_9"), board(t, 3, southToPlay+" Claim_8")
	rubber := session.Session{Rules: made.Rules, Length: 4, Boards: []bridge.Board{made, made, down, made}}
	told := 0
	other := func(b bridge.Board) (bridge.Board, bool, bool) {
		defer func() { told++ }()
		switch told {
		case 0:
			return down, true, false
		case 1:
			return bridge.Board{}, false, true // is coming
		case 2:
			return made, true, false
		}
		return bridge.Board{}, false, false // was played before there was another table
	}
	var column []string
	for _, row := range scoreRows(rubber, card.NS, other) {
		column = append(column, row.cells[len(row.cells)-1])
	}
	want := []string{text.T("sheet.imps"), "+6", text.T("sheet.coming"), "–6", "", "0"}
	if !slices.Equal(column, want) {
		t.Errorf("%q, want %q", column, want)
	}
	none := func(bridge.Board) (bridge.Board, bool, bool) { return bridge.Board{}, false, false }
	if rows := scoreRows(rubber, card.NS, none); len(rows) != 6 || len(rows[0].cells) != 6 || rows[5].cells[4] != "480" || rows[5].cells[5] != "100" {
		t.Errorf("without another table: %v", rows)
	}
}

// A deal that is dealt again has no IMPs, neither of its own nor in the sum, whatever the other table did with it.
func TestNoIMPsForADealThatIsDealtAgain(t *testing.T) {
	r := rubberOf(t, "redeal", 4, oneMade, allPass, oneMade)
	down := rubberOf(t, "", 4, oneDown).Boards[0]
	for _, known := range []bool{true, false} {
		var column []string
		for _, row := range scoreRows(r, card.NS, func(b bridge.Board) (bridge.Board, bool, bool) {
			return down, known || !b.Contract().PassedOut(), !known
		}) {
			column = append(column, row.cells[len(row.cells)-1])
		}
		if want := []string{text.T("sheet.imps"), "+6", "", "–1", "+5"}; !slices.Equal(column, want) {
			t.Errorf("the other table is known: %v: %q, want %q", known, column, want)
		}
	}
}

// Nor does its result say anything of the other table; where it counts, it does.
func TestTheOtherTableOfADealThatIsDealtAgain(t *testing.T) {
	for rules, want := range map[string]bool{"redeal": false, "": true} {
		r := rubberOf(t, rules, 4, allPass)
		s := sitWith(t, r.Boards[0], 4, new(forgetful), func(c *play.Config, _ *Options) {
			c.Others = rubberOf(t, "", 4, oneMade).Boards
		})
		if other, ok, _ := s.play.session.Other(r.Boards[0]); !ok || other.Contract().PassedOut() {
			t.Fatal("the deal hasn't been played at the other table")
		}
		shown := strings.Join(wordsOn(s.parts.sheets.Shown()), "\n")
		if got := strings.Contains(shown, text.T("compare.other")); got != want {
			t.Errorf("by the house rules %q the result says\n%s", rules, shown)
		}
	}
}

// A single deal has no score sheet, and its header counts no deals.
func TestASingleDeal(t *testing.T) {
	again := 0
	s := sitWith(t, board(t, 3, over), 1, new(forgetful), func(_ *play.Config, o *Options) { o.OnAgain = func(bridge.Board) { again++ } })
	if want := text.T("table.one-deal", "Dealer", "South", "Vul", text.T("table.vul.None")); s.parts.header.Left.Text != want {
		t.Errorf("the header says %q, want %q", s.parts.header.Left.Text, want)
	}
	if s.Key(fyne.KeyReturn); again != 1 || laidOn(s) != "result" {
		t.Errorf("Enter: played again %d times, sheet %q", again, laidOn(s))
	}
}

// The longest result, with all that can be said and done, fits into the smallest window.
func TestTheLongestResultFits(t *testing.T) {
	slam := board(t, 3, "7N X Pass Pass Pass any any any Claim_17")
	s := sitWith(t, slam, 1, new(forgetful), func(c *play.Config, o *Options) {
		c.Others = []bridge.Board{board(t, 3, over)}
		o.Practice = &Practice{Record: board(t, 3, over), OnReturn: func() {}}
		o.OnAgain, o.OnReview = func(bridge.Board) {}, func(int, int) {}
	})
	if n := len(s.play.model.Table.Score()); n < 4 || len(s.scoring.endings()) != 4 || !slices.Contains(wordsOn(s.parts.sheets.Shown()), text.T("compare.other")+" 1NT S =") {
		t.Fatalf("%d lines of score, and %q: that is not the longest", n, wordsOn(s.parts.sheets.Shown()))
	}
	for _, size := range []fyne.Size{s.parts.MinSize(nil), fyne.NewSize(1024, 700), fyne.NewSize(2560, 1440)} {
		s.parts.content.Resize(size)
		sheet := s.parts.sheets.Shown()
		if at := sheet.Position(); at.X < 0 || at.Y < 0 || at.X+sheet.Size().Width > size.Width || at.Y+sheet.Size().Height > size.Height {
			t.Errorf("in a window of %v the sheet lies at %v and is %v", size, at, sheet.Size())
		}
	}
}

// What can be done after a result is on its buttons, in the smallest window too.
func TestTheButtonsOfAResultFit(t *testing.T) {
	line := &Practice{Record: board(t, 3, over), OnReturn: func() {}, Drop: func() error { return nil }}
	for _, practice := range []*Practice{nil, {Record: line.Record, OnReturn: line.OnReturn}, line} {
		s := sitWith(t, board(t, 3, over), 4, new(forgetful), func(_ *play.Config, o *Options) {
			o.Practice, o.OnReview = practice, func(int, int) {}
		})
		for _, size := range []fyne.Size{s.parts.MinSize(nil), fyne.NewSize(1024, 700), fyne.NewSize(2560, 1440)} {
			s.parts.content.Resize(size)
			buttons := buttonsOn(s.parts.sheets.Shown())
			if want := map[bool]int{true: 4, false: 3}[practice == nil]; len(buttons) != want {
				t.Fatalf("there are %d buttons, want %d", len(buttons), want)
			}
			for _, b := range buttons {
				if b.MinSize().Width > b.Size().Width+0.5 {
					t.Errorf("in a window of %v %q needs %v and has %v", size, b.Label, b.MinSize().Width, b.Size().Width)
				}
			}
		}
	}
}

// buttonsOn returns the buttons on an object.
func buttonsOn(o fyne.CanvasObject) (all []*kitwidget.Button) {
	switch o := o.(type) {
	case *kitwidget.Button:
		return []*kitwidget.Button{o}
	case *fyne.Container:
		for _, in := range o.Objects {
			all = append(all, buttonsOn(in)...)
		}
	}
	return all
}
