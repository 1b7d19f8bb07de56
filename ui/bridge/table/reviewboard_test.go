package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// rowsOn returns the rows of an object that lead somewhere.
func rowsOn(o fyne.CanvasObject) (rows []*kitwidget.Row) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, in := range o.Objects {
			rows = append(rows, rowsOn(in)...)
		}
	case *container.Scroll:
		return rowsOn(o.Content)
	case *kitwidget.Row:
		return []*kitwidget.Row{o}
	}
	return rows
}

// atTheSheet returns the table with the score sheet of a rubber, and what is reviewed from there.
func atTheSheet(t *testing.T, r session.Session, reviews bool) (s *Screen, opened *[]string) {
	t.Helper()
	opened = new([]string)
	last := r.Boards[len(r.Boards)-1]
	s = sitWith(t, last, r.Length, new(forgetful), func(_ *play.Config, o *Options) {
		if reviews {
			o.OnReview = func(board, events int) { *opened = append(*opened, fmt.Sprintf("%d after %d", board, events)) }
		}
		o.OnHome = func() { *opened = append(*opened, "home") }
	})
	s.play.session.Close()
	r.Boards = r.Boards[:len(r.Boards)-1]
	session, err := play.New(s.play.config, r, &last)
	if err != nil {
		t.Fatal(err)
	}
	s.play.session = session
	s.refresh()
	s.Key(fyne.KeyReturn)
	if laidOn(s) != "score" {
		t.Fatalf("sheet %q", laidOn(s))
	}
	return s, opened
}

// On the score sheet the arrows choose a deal, and V, Enter or a click leads to its review, under
// which the sheet stays as it was. Where none is chosen V leads to the deal played last, and Enter
// nowhere.
func TestScoreSheetLeadsToReviews(t *testing.T) {
	r := rubberOf(t, "redeal", 4, oneMade, allPass, doubled3, oneDown, oneMade)
	for _, tt := range []struct {
		keys   string
		chosen int
		opened string
	}{
		{"", -1, ""},
		{"v", -1, "4 after 0"},
		{"Enter Enter", -1, ""},
		{"Down v", 0, "0 after 0"},
		{"Down Down Enter", 1, "1 after 0"},
		{"Down Down Down Space", 2, "2 after 0"},
		{"Up v", 4, "4 after 0"},
		{"Up Up v v", 3, "3 after 0, 3 after 0"},
		{"Home Up v", 0, "0 after 0"},
		{"End Down Down v", 4, "4 after 0"},
		{"Down Escape", 0, "home"},
	} {
		s, opened := atTheSheet(t, r, true)
		for _, key := range strings.Fields(tt.keys) {
			switch key {
			case "v":
				s.Rune('v')
			case "Enter":
				s.Key(fyne.KeyReturn)
			default:
				s.Key(fyne.KeyName(key))
			}
		}
		rows := rowsOn(s.parts.sheets.Shown())
		if len(rows) != 5 {
			t.Fatalf("%d rows lead somewhere", len(rows))
		}
		for i, row := range rows {
			if row.Selected != (i == tt.chosen) {
				t.Errorf("%q: row %d is chosen: %t", tt.keys, i, row.Selected)
			}
		}
		for _, b := range s.parts.sheets.Top().(*scoreSheet).buttons(newSheetMaker(s.parts.art, 1)) { // what Enter does is marked, and nothing else
			if b.Primary != (tt.chosen >= 0 && strings.HasPrefix(b.Label, "Review")) {
				t.Errorf("%q: the button %q is marked: %t", tt.keys, b.Label, b.Primary)
			}
		}
		if got := strings.Join(*opened, ", "); got != tt.opened || laidOn(s) != "score" {
			t.Errorf("%q: %q, want %q; sheet %q", tt.keys, got, tt.opened, laidOn(s))
		}
	}

	s, opened := atTheSheet(t, r, true)
	test.Tap(rowsOn(s.parts.sheets.Shown())[2])
	if !slices.Equal(*opened, []string{"2 after 0"}) || !rowsOn(s.parts.sheets.Shown())[2].Selected {
		t.Errorf("a click opens %q", *opened)
	}
	if words := wordsOn(s.parts.sheets.Shown()); !slices.Contains(words, text.T("table.review-deal", "N", 2)+" V") { // the passed-out deal is dealt again
		t.Errorf("it says %q", words)
	}

	s, opened = atTheSheet(t, r, false)
	s.Key(fyne.KeyDown)
	s.Rune('v')
	if rows := rowsOn(s.parts.sheets.Shown()); len(rows) > 0 || len(*opened) > 0 {
		t.Errorf("without reviews there are %d rows, and %q", len(rows), *opened)
	}
}

// Each of what could have been better leads to the review behind its card or call, chosen by the
// arrows or clicked; the sheet stays as it was, and what is chosen stays so when more is found.
func TestFindingsLeadToTheReview(t *testing.T) {
	var opened []string
	s := sitWith(t, finished(t), 4, new(forgetful), func(_ *play.Config, o *Options) {
		o.OnReview = func(board, events int) { opened = append(opened, fmt.Sprintf("%d after %d", board, events)) }
	})
	s.play.options.Adviser = &adviser{advise: waits}
	s.play.work.Runner = heardBy(unheard)
	s.Rune('m')
	s.Rune('v')
	s.Key(fyne.KeyDown)
	s.Rune('v')
	s.lookBack.reviewed(review.Found{Moments: moments(5, 8), Done: 1, Total: 100}, nil)
	s.Key(fyne.KeyUp)
	s.Rune('v')
	s.Key(fyne.KeyDown)
	s.Key(fyne.KeyDown)
	s.Rune('v')
	s.lookBack.reviewed(review.Found{Moments: moments(2, 17), Done: 2, Total: 100}, nil)
	s.Rune('v')
	s.parts.show() // as when the window changes its size
	s.Key(fyne.KeyUp)
	s.Rune('v')
	want := []string{"0 after 0", "0 after 0", "0 after 0", "0 after 25", "0 after 25", "0 after 21"}
	if !slices.Equal(opened, want) || laidOn(s) != "lookBack" {
		t.Errorf("opened %q, want %q; sheet %q", opened, want, laidOn(s))
	}
	for i, row := range rowsOn(s.lookBack.shown.list) {
		if row.Selected != (s.lookBack.found.Moments[i].Event == 20) {
			t.Errorf("row %d is chosen: %t", i, row.Selected)
		}
	}
	opened = nil
	for range 20 {
		s.Key(fyne.KeyDown)
	}
	row := s.lookBack.shown.rows[4*17]
	bottom, at := row.Position().Y+row.Size().Height, s.lookBack.shown.scroll.Offset.Y
	if !row.Selected || row.Position().Y < at || bottom > at+s.lookBack.shown.scroll.Size().Height+0.5 {
		t.Errorf("the last one, chosen: %t, from %v to %v, is out of sight at %v", row.Selected, row.Position().Y, bottom, at)
	}
	test.Tap(s.lookBack.shown.rows[4*3])
	if !slices.Equal(opened, []string{"0 after 13"}) || row.Selected {
		t.Errorf("a click opens %q", opened)
	}
	s.Key(fyne.KeyReturn) // goes on, whatever is chosen
	if laidOn(s) == "lookBack" {
		t.Error("Enter doesn't go on")
	}
}

// While nothing has been found the sheet says what is looked at, and how much has been.
func TestWhatIsLookedAtIsTold(t *testing.T) {
	b := finished(t)
	for _, tt := range []struct {
		found review.Found
		want  string
	}{
		{review.Found{Total: 50}, "Now: 1NT, round 1 of the auction  ·  Checked: no calls, no cards"},
		{review.Found{Done: 9, Total: 50, Next: 4 + 7, Calls: 1, Cards: 2}, "Now: " + text.Card(b.Events()[11].Card) + ", trick 2  ·  Checked: 1 call, 2 cards"},
		{review.Found{Done: 2, Total: 50, Next: len(b.Events()) - 1, Calls: 1}, "Now: the claim  ·  Checked: 1 call, no cards"},
		{review.Found{Done: 50, Total: 50, Next: 3, Calls: 4, Cards: 17}, "All checked: 4 calls, 17 cards"},
		{review.Found{Done: 50, Total: 50, Next: 3, Cards: 1}, "All checked: no calls, 1 card"},
	} {
		if got := progress(b, tt.found, nil); got != tt.want {
			t.Errorf("%+v: %q, want %q", tt.found, got, tt.want)
		}
	}
	s := sit(t, b, new(forgetful))
	s.play.options.Adviser = &adviser{advise: waits}
	s.play.work.Runner = heardBy(unheard)
	s.Rune('m')
	if now := s.lookBack.shown.now.Text; now != progress(b, review.Found{Total: 9}, nil) {
		t.Errorf("at first it says %q", now)
	}
	s.lookBack.reviewed(review.Found{Done: 9, Total: 50, Next: 11, Calls: 1, Cards: 2}, nil)
	if now := s.lookBack.shown.now.Text; !strings.Contains(now, "trick 2") {
		t.Errorf("then it says %q", now)
	}
	s.Key(fyne.KeyEscape)
	ended(t, s)
}
