package table

import (
	"context"
	"errors"
	"fmt"
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// finished returns a board of 52 cards, which are judged quickly, that South has opened. The
// first legal card was played each time, and the last two tricks are claimed.
func finished(t *testing.T) bridge.Board {
	t.Helper()
	rules := bridge.Duplicate()
	b, err := bridge.NewBoard(rules, rules.Deck.Seeded(1, 1, 1), card.South, bridge.VulNone)
	for _, c := range []bridge.Call{bridge.Bid(1, bridge.NoTrump), bridge.Pass, bridge.Pass, bridge.Pass} {
		if err == nil {
			b, err = b.Apply(bridge.Called(c))
		}
	}
	for err == nil && b.Left() > 2 {
		b, err = b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0]))
	}
	if err == nil {
		b, err = b.Apply(bridge.Claimed(1))
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// adviser says what a test wants, and counts how often he is asked.
type adviser struct {
	asked  int
	advise func(ctx context.Context, v bridge.View) (bot.Advice, error)
}

func (a *adviser) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	a.asked++
	return a.advise(ctx, v)
}

// passes advises passes, and the lowest card.
func passes(_ context.Context, v bridge.View) (bot.Advice, error) {
	if v.Phase() == bridge.AuctionPhase {
		return bot.Advice{Meaning: bidding.Explain(v.Rules, v.Auction(), bridge.Pass)}, nil
	}
	legal := v.LegalPlays().Cards()
	return bot.Advice{Event: bridge.Played(legal[len(legal)-1])}, nil
}

// waits advises nothing until the context ends.
func waits(ctx context.Context, _ bridge.View) (bot.Advice, error) {
	<-ctx.Done()
	return bot.Advice{}, ctx.Err()
}

// heardBy returns a runner whose news are taken by do.
func heardBy(do func(func())) *background.Runner {
	return background.NewRunnerWith(func(f func()) { go f() }, do)
}

// unheard is for what is found while the test itself works on the screen.
func unheard(func()) {}

// ended waits until nobody looks back any more.
func ended(t *testing.T, s *Screen) {
	t.Helper()
	select {
	case <-s.lookBack.ended:
	case <-time.After(2 * time.Minute):
		t.Fatal("it is still being looked back")
	}
}

// textOf returns all text that an object shows.
func textOf(o fyne.CanvasObject) (all []string) {
	switch o := o.(type) {
	case *kitwidget.Prose:
		return []string{o.Text}
	case *fyne.Container:
		for _, in := range o.Objects {
			all = append(all, textOf(in)...)
		}
	case *container.Scroll:
		return textOf(o.Content)
	case *kitwidget.Row:
		return textOf(o.Content)
	}
	return all
}

func TestLookBack(t *testing.T) {
	s := sit(t, finished(t), new(forgetful))
	a := &adviser{advise: passes}
	s.play.options.Adviser = a
	s.Rune('m')
	ended(t, s)
	found := s.lookBack.found
	if laidOn(s) != "lookBack" || !found.Complete() || len(found.Moments) == 0 {
		t.Fatalf("sheet %q, found %+v", laidOn(s), found)
	}
	shown := textOf(s.lookBack.shown.list)
	for i, m := range found.Moments {
		title, said := bridgetext.MomentTitle(s.lookBack.board, m, card.South), bridgetext.Moment(m)
		if shown[2*i] != title || shown[2*i+1] != said {
			t.Errorf("moment %d: it says %q, want %q %q", i, shown[2*i:2*i+2], title, said)
		}
	}
	if first := found.Moments[0]; first.Kind != review.OtherCall || first.Did != bridge.Called(bridge.Bid(1, bridge.NoTrump)) {
		t.Errorf("the first moment is %+v, want the opening", first)
	}
	if last := shown[len(shown)-1]; last != text.T("review.note") {
		t.Errorf("it ends with %q", last)
	}
	if !s.lookBack.shown.bar.Hidden || !s.lookBack.shown.count.Hidden {
		t.Error("the progress of what is complete is shown")
	}

	asked := a.asked
	s.Key(fyne.KeyEscape)
	if laidOn(s) != "result" {
		t.Fatalf("sheet %q, want the result", laidOn(s))
	}
	s.Rune('M')
	ended(t, s)
	if a.asked != asked || laidOn(s) != "lookBack" || len(textOf(s.lookBack.shown.list)) != len(shown) {
		t.Errorf("opened again: asked %d times, not %d; sheet %q", a.asked, asked, laidOn(s))
	}
	s.Rune('a')
	s.Key(fyne.KeyEscape)
	if laidOn(s) != "lookBack" {
		t.Errorf("below the auction there is sheet %q", laidOn(s))
	}
	s.Rune('m')
	if laidOn(s) != "result" {
		t.Errorf("sheet %q, want the result", laidOn(s))
	}
}

// Whatever ends the review ends the search, and it goes on if someone asks again.
func TestLookBackIsStopped(t *testing.T) {
	for name, stop := range map[string]func(s *Screen){
		"back":      func(s *Screen) { s.Key(fyne.KeyEscape) },
		"next deal": func(s *Screen) { s.Key(fyne.KeyReturn) },
		"home":      func(s *Screen) { s.Close() },
	} {
		s := sitAt(t, finished(t), 1, new(forgetful))
		a := &adviser{advise: waits}
		s.play.options.Adviser = a
		s.play.work.Runner = heardBy(unheard)
		s.Rune('m')
		stop(s)
		ended(t, s)
		if s.lookBack.found.Done != 0 {
			t.Errorf("%s: %d steps done", name, s.lookBack.found.Done)
		}
		if name == "back" {
			a.advise, s.play.work.Runner = passes, background.NewRunner(fyne.Do)
			s.Rune('m')
			ended(t, s)
			if !s.lookBack.found.Complete() {
				t.Error("it didn't go on")
			}
		} else if laidOn(s) == "lookBack" && name == "next deal" {
			t.Error("the review is still there")
		}
	}
}

// What was found last was once never shown: the search had ended before its turn came. Nor is
// it lost if the sheet has been put away meanwhile.
func TestTheEndOfALookBackIsShown(t *testing.T) {
	for _, away := range []bool{false, true} {
		s := sit(t, finished(t), new(forgetful))
		s.play.options.Adviser = &adviser{advise: passes}
		var later []func()
		s.play.work.Runner = heardBy(func(f func()) { later = append(later, f) })
		s.Rune('m')
		ended(t, s)
		if away {
			s.Key(fyne.KeyEscape)
			s.Rune('m')
			ended(t, s)
		}
		for _, f := range later {
			f()
		}
		if found := s.lookBack.found; !found.Complete() || s.lookBack.cancel != nil {
			t.Errorf("put away: %t; %d of %d steps are shown", away, found.Done, found.Total)
		}
		if told := len(later); !away && told != 1 {
			t.Errorf("told %d times in one frame", told)
		}
	}
}

// Another board has a review of its own.
func TestLookBackIsForgotten(t *testing.T) {
	s := sit(t, finished(t), new(forgetful))
	s.play.options.Adviser = &adviser{advise: passes}
	s.Rune('m')
	ended(t, s)
	if err := s.play.session.Undo(); err != nil {
		t.Fatal(err)
	}
	s.refresh()
	if laidOn(s) != "" || s.lookBack.work != nil || s.lookBack.shown != nil {
		t.Errorf("after an undo: sheet %q, %+v", laidOn(s), s.lookBack)
	}
	if s.Rune('m'); laidOn(s) != "" {
		t.Errorf("before the end of a board: sheet %q", laidOn(s))
	}
}

// moments returns some made up moments, of the tricks from one to another.
func moments(from, to int) (all []review.Moment) {
	for trick := from; trick <= to; trick++ {
		all = append(all, review.Moment{
			Kind: review.Hidden, Event: 4 * trick, Round: trick, Seat: card.South,
			Did:  bridge.Played(card.Card{Suit: card.Hearts, Rank: card.King}),
			Cost: assess.Judged{Cost: 1, Better: []card.Hand{{0, 0, 0, 4}}},
		})
	}
	return all
}

// A list that is longer than the sheet is scrolled, and what is being read stays where it
// is when more is found above.
func TestMomentsScroll(t *testing.T) {
	s := sit(t, finished(t), new(forgetful))
	s.play.options.Adviser = &adviser{advise: waits}
	s.play.work.Runner = heardBy(unheard)
	s.Rune('m')
	sheet := s.lookBack.shown
	s.lookBack.reviewed(review.Found{Moments: moments(5, 17), Done: 1, Total: 100}, nil)
	if s.Key(fyne.KeyUp); sheet.scroll.Offset.Y != 0 {
		t.Errorf("above the beginning: %v", sheet.scroll.Offset.Y)
	}
	s.Key(fyne.KeyDown)
	down := sheet.scroll.Offset.Y
	s.Key(fyne.KeyPageDown)
	if page := sheet.scroll.Offset.Y; down <= 0 || page <= down {
		t.Errorf("down %v, a page further %v", down, page)
	}
	event, below := sheet.read()
	at := sheet.scroll.Offset.Y
	s.lookBack.reviewed(review.Found{Moments: moments(1, 17), Done: 2, Total: 100}, nil)
	if e, b := sheet.read(); e != event || math.Abs(float64(b-below)) > 0.1 || sheet.scroll.Offset.Y <= at {
		t.Errorf("event %d, %v below its top, at %v; before %d, %v, %v", e, b, sheet.scroll.Offset.Y, event, below, at)
	}
	s.parts.show() // as when the window changes its size
	if e, _ := s.lookBack.shown.read(); e != event {
		t.Errorf("drawn again at event %d, before at %d", e, event)
	}
	s.Key(fyne.KeyEnd)
	end := s.lookBack.shown.scroll.Offset.Y
	s.Key(fyne.KeyPageDown)
	if got := s.lookBack.shown.scroll.Offset.Y; got != end || end <= at {
		t.Errorf("below the end %v: %v", end, got)
	}
	if s.Key(fyne.KeyHome); s.lookBack.shown.scroll.Offset.Y != 0 {
		t.Error("Home doesn't lead to the beginning")
	}
	s.Key(fyne.KeyEscape)
	ended(t, s)
}

// The sheet fits the smallest window.
func TestMomentsFit(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 860, Height: 600}, {Width: 1024, Height: 700}, {Width: 2560, Height: 1440}} {
		g := tabletop.NewGeometry(size.Width, size.Height)
		maker := newSheetMaker(newArt(t), g.U)
		back := func() *kitwidget.Button { return maker.Button("Back", "Esc", false, func() {}) }
		sheet := maker.moments(finished(t), card.South, review.Found{Moments: moments(1, 17), Total: 1}, nil, func(int) {}, back(), back(), back())
		if least := sheet.content.MinSize(); least.Width > g.W-2*12 || least.Height > g.H-g.Bar.H {
			t.Errorf("at %v it takes %v", size, least)
		}
	}
}

func TestRemarks(t *testing.T) {
	note := text.T("review.note")
	some := moments(1, 1)
	for _, c := range []struct {
		found review.Found
		err   error
		want  []string
	}{
		{found: review.Found{Done: 1, Total: 2}, want: []string{"Nothing yet. The last tricks are checked first."}},
		{found: review.Found{Done: 1, Total: 2, Moments: some}},
		{found: review.Found{Done: 2, Total: 2}, want: []string{"Nothing you did cost anything.", note}},
		{found: review.Found{Done: 2, Total: 2, Moments: some}, want: []string{note}},
		{found: review.Found{Done: 2, Total: 2, Unknown: 3}, want: []string{
			"Nothing you did is known to have cost anything.", text.TN("review.unknown", 3), note}},
		{found: review.Found{Done: 2, Total: 2, Moments: some, Unknown: 1}, want: []string{text.TN("review.unknown", 1), note}},
		{found: review.Found{Done: 1, Total: 2}, err: errors.New("no"), want: []string{"This can’t be worked out: no"}},
	} {
		if got := remarks(c.found, c.err); fmt.Sprint(got) != fmt.Sprint(c.want) {
			t.Errorf("%+v: %q, want %q", c.found, got, c.want)
		}
	}
}
