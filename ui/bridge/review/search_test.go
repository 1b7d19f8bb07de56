package review

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestAnalysisIsKept(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	d := look(t, store, 1)
	first := d.page().mine.found
	if !first.Complete() || first.Nodes != more*1000 || len(store.saved) != 2 { // one search, and a longer one
		t.Fatalf("%d of %d done with %d nodes, kept %q", first.Done, first.Total, first.Nodes, store.saved)
	}
	if d.parts.search.Hidden == first.Open() {
		t.Errorf("open %v, but there is a button to search on: %v", first.Open(), !d.parts.search.Hidden)
	}
	again := look(t, store, 1)
	if len(store.saved) != 2 || again.page().mine.found.Done != first.Done {
		t.Errorf("what has been kept is worked out again: %q", store.saved)
	}
	again.press("a")
	if more := again.page().mine.found; more.Nodes <= first.Nodes || len(store.saved) != 3 {
		t.Errorf("searching on had %d nodes after %d, kept %q", more.Nodes, first.Nodes, store.saved)
	}
}

// A long search is stopped when the board is left; its results are saved before the screen is closed, and read again.
func TestWhatWasFoundIsKeptWhenOneLeaves(t *testing.T) {
	b := played(t, bridge.SuperBridge())
	store := newStore(b)
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	l := &later{}
	s := New(widget.NewArt(cardart.Style{}), Options{
		Runner: l.runner(), Store: store, Board: 1, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1 << 40}, OnBack: func() {},
	})
	l.until(t, func() bool { return s.page() != nil && s.page().mine.found.Done >= 5 })
	began := time.Now()
	s.Close()
	if took := time.Since(began); took > 5*time.Second { // the search would take days
		t.Errorf("closing took %v", took)
	}
	s.Runner.Wait(2 * time.Minute)
	kept, err := store.Analysis(t.Context(), 1)
	if err != nil || kept.Done < 5 || kept.Complete() {
		t.Fatalf("%d of %d steps have been kept", kept.Done, kept.Total)
	}
	l.work.Wait()
	l.run() // late results do nothing
}

// The results of a search are in the history while it goes on: after a kill the program continues from there at its
// next start.
func TestWhatIsFoundIsKeptWhileTheSearchGoesOn(t *testing.T) {
	b := played(t, bridge.SuperBridge())
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	look := func(store *fakeStore, until func(*Screen) bool) {
		l := &later{}
		s := New(widget.NewArt(cardart.Style{}), Options{
			Runner: l.runner(), Store: store, Board: 1, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1 << 40}, OnBack: func() {},
		})
		l.until(t, func() bool { return until(s) })
		if !s.searches() {
			t.Error("the search has ended")
		}
		s.Close()
		l.work.Wait()
	}
	killed := newStore(b)
	look(newStore(b), func(s *Screen) bool {
		found, _ := s.options.Store.Analysis(t.Context(), 1)
		killed.analyses[1] = found
		return found.Done > 0
	})
	left := killed.analyses[1]
	look(killed, func(s *Screen) bool {
		if s.page() == nil || s.page().mine.found.Total == 0 {
			return false
		}
		if done, _ := s.page().mine.found.Progress(); done < left.Done {
			t.Errorf("it goes on at %d, and %d steps were done", done, left.Done)
		}
		return s.searches()
	})
}

// drawn counts its redraws.
type drawn struct {
	canvas.Rectangle
	times int
}

func (d *drawn) Refresh() { d.times++ }

// searching returns a review in which no card was costly, during a longer search.
func searching(t *testing.T) (*desk, bridgestore.Board) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	d.page().search.stop = func() {}
	d.parts.showNews(true)
	return d, b
}

// News of the search is shown without drawing the whole column again, unless it is of a card or there is a new line.
func TestNewsOfTheSearchDrawsLittle(t *testing.T) {
	d, b := searching(t)
	column := &drawn{}
	d.parts.rows.Add(column)
	c := b.Board.Contract()
	other := bridge.Clubs
	if c.Strain == other {
		other = bridge.Diamonds
	}
	for _, tt := range []struct {
		name  string
		find  func(*analysis.Analysis)
		shown string
		draws bool
	}{
		{"nothing", func(*analysis.Analysis) {}, "", false},
		{"a strain", func(a *analysis.Analysis) { a.Tricks[card.East][other].Min = 3 }, "3–7", false},
		{"more of it", func(a *analysis.Analysis) { a.Tricks[card.East][other].Min = 5 }, "5–7", false},
		{"hardly anything of the contract", func(a *analysis.Analysis) { a.Tricks[c.Declarer][c.Strain].Min = 1 }, "", true},
		{"the contract", func(a *analysis.Analysis) { a.Tricks[c.Declarer][c.Strain].Min = 5 }, "should make 5 to 7 tricks", true},
		{"par", func(a *analysis.Analysis) { a.Par = nil }, "", true},
		{"a card", func(a *analysis.Analysis) {
			a.Acts = slices.Clone(a.Acts)
			a.Acts[7].Unknown = true
		}, "", true},
	} {
		was := d.page().mine.found
		tt.find(&d.page().mine.found)
		column.times = 0
		d.parts.showNews(!d.page().mine.tellsSame(was))
		if shown := d.parts.worth.cells[card.East][other].Text + "\n" + d.shows(); !strings.Contains(shown, tt.shown) {
			t.Errorf("%s: it shows %s", tt.name, shown)
		}
		if strings.Contains(d.shows(), "1 to 7 tricks") {
			t.Errorf("%s: it says %s", tt.name, d.shows())
		}
		if column.times > 0 != tt.draws {
			t.Errorf("%s: the column is drawn %d times", tt.name, column.times)
		}
	}
}

// A stops the search and resumes it.
func TestASearchIsStopped(t *testing.T) {
	store := newStore(played(t, bridge.SuperBridge()))
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	l := &later{}
	s := New(widget.NewArt(cardart.Style{}), Options{
		Runner: l.runner(), Store: store, Board: 1, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1 << 40}, OnBack: func() {},
	})
	until := func(ok func() bool) { l.until(t, ok) }
	until(func() bool { return s.page() != nil && s.page().mine.found.Done >= 3 })
	if s.parts.progress.Hidden {
		t.Error("no progress is shown")
	}
	s.Rune('a')
	until(func() bool { return !s.searches() })
	stopped := s.page().mine.found.Done
	if !strings.HasPrefix(s.parts.searchWords.Text, "Stopped") || !s.parts.progress.Hidden || len(store.saved) != 1 {
		t.Errorf("stopped: %q, kept %q", s.parts.searchWords.Text, store.saved)
	}
	s.Rune('a')
	until(func() bool { return s.page().mine.found.Done > stopped })
	s.Close()
	l.work.Wait()
}

// If a search has left something open, a longer one begins automatically. A stops it, its results are saved, and it
// continues when the board is opened again.
func TestALongerSearchBeginsByItself(t *testing.T) {
	const nodes = 1 << 30
	b := played(t, bridge.SuperBridge())
	short, err := analyse(t.Context(), b.Board, analysis.Analysis{}, analysis.Options{Nodes: 1}, func(analysis.Analysis) {}, func(analysis.Analysis) error { return nil })
	if err != nil || !short.Open() {
		t.Fatalf("%+v, %v", short, err)
	}
	short.Nodes = nodes
	store := newStore(b)
	store.analyses[1] = short
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	for range 2 {
		l := &later{}
		s := New(widget.NewArt(cardart.Style{}), Options{
			Runner: l.runner(), Store: store, Board: 1, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: nodes}, OnBack: func() {},
		})
		until := func(ok func() bool) { l.until(t, ok) }
		until(func() bool { return s.page() != nil && s.page().mine.found.Before == nodes })
		if words := s.parts.searchWords.Text; !s.searches() || !strings.HasPrefix(words, "Longer search") {
			t.Errorf("it says %q", words)
		}
		s.Rune('a')
		until(func() bool { return !s.searches() })
		if words := s.parts.searchWords.Text; !strings.HasPrefix(words, "Stopped") {
			t.Errorf("after A it says %q", words)
		}
		s.Close()
		l.work.Wait()
		if kept := store.analyses[1]; kept.Nodes != more*nodes || kept.Before != nodes || kept.Complete() {
			t.Errorf("kept with %d nodes, before them %d: %d of %d", kept.Nodes, kept.Before, kept.Done, kept.Total)
		}
	}
}

func TestTheOtherTable(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	if !strings.Contains(d.shows(), "hasn’t been played") {
		t.Errorf("%s", d.shows())
	}
	d.press("t")
	if !d.page().hasOther() || d.page().model.away || !slices.Contains(store.saved, "other table") || !strings.Contains(d.shows(), "At the other table 3NT S") {
		t.Fatalf("kept %q: %s", store.saved, d.shows())
	}
	d.press("Right", "Right", "x", "Right")
	if !d.page().model.away || d.page().n() != 1 || !strings.Contains(d.shows(), "South 3NT") {
		t.Errorf("at %d of the other's record: %s", d.page().n(), d.shows())
	}
	d.press("p")
	want := fmt.Sprintf("play on 1 from 1 of %d", len(d.page().other.places)-1)
	if len(d.said) != 1 || d.said[0] != want {
		t.Errorf("said %q, want %q", d.said, want)
	}
	d.press("Escape")
	if d.page().model.away || d.page().n() != 2 || len(d.said) != 1 {
		t.Errorf("Esc leads to %d, said %q", d.page().n(), d.said)
	}

	d = look(t, newStore(b), 1, func(o *Options) {
		o.OtherTable = func(context.Context, bridge.Board) (bridgestore.Other, error) {
			return bridgestore.Other{}, errors.New("no chairs")
		}
	})
	d.press("t")
	if !strings.Contains(d.shows(), "no chairs") || d.page().hasOther() {
		t.Errorf("%s", d.shows())
	}
}

func TestWhatCantBeKeptIsSaid(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	store.err = errors.New("the disk is full")
	d := look(t, store, 1)
	d.press("*")
	if !strings.Contains(d.shows(), "the disk is full") || d.page().board.Marks.Starred {
		t.Errorf("starred %v: %s", d.page().board.Marks.Starred, d.shows())
	}
	store = newStore(b)
	store.err = errors.New("the disk is full")
	d = look(t, store, 1)
	if !strings.Contains(d.shows(), "the disk is full") {
		t.Errorf("%s", d.shows())
	}
}

// A user who comes back before the search has paused finds it running again.
func TestASearchGoesOnAfterAShortRest(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	l := &later{}
	s := New(widget.NewArt(cardart.Style{}), Options{
		Runner: l.runner(), Store: newStore(played(t, bridge.SuperBridge())), Board: 1, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1 << 40}, OnBack: func() {},
	})
	until := func(ok func() bool) { l.until(t, ok) }
	until(func() bool { return s.page() != nil && s.page().mine.found.Done > 2 })
	s.page().search.pause()
	s.Reload() // before the end of the search has been reported
	l.work.Wait()
	l.run()
	if !s.searches() {
		t.Error("the search rests")
	}
	s.Close()
	l.work.Wait()
}
