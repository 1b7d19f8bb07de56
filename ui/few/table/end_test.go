package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// played returns a session played by thin players until a condition is met, without its last deal, and that deal.
func played(t *testing.T, r few.Rules, seed uint64, until func(few.Session) bool) (before few.Session, last few.Board) {
	t.Helper()
	source := random(seed)
	s := few.NewSession(r)
	for {
		b, err := few.NewBoard(s.Next(), few.Shuffle(r, source))
		for err == nil && b.Stage() != few.StageFinished {
			b, err = b.Apply(thinly(b.View(b.Turn())))
		}
		if err != nil {
			t.Fatal(err)
		}
		before = s
		if s, err = s.Played(b); err != nil {
			t.Fatal(err)
		}
		if until(s) {
			return before, b
		}
	}
}

// at sits down at a deal that is over.
func at(t *testing.T, r few.Rules, seed uint64, until func(few.Session) bool) *evening {
	t.Helper()
	before, last := played(t, r, seed, until)
	return sit(t, r.Kind, func(_ *play.Config, _ *Options, s *play.Start) { s.Session, s.Board = before, &last })
}

// The end shows each player's result, where three settle pair by pair; the score can be looked at, rubber by rubber.
func TestEnd(t *testing.T) {
	for _, r := range few.Games() {
		e := at(t, quick(r.Kind), 4, few.Session.Over)
		if words := wordsOn(e.parts.sheets.Shown()); !strings.Contains(words, text.T("few.table.to-end")) || !strings.Contains(words, text.T("few.item.rubber")) {
			t.Errorf("%s: the result says %q", r.Name, words)
		}
		e.Key(fyne.KeyReturn)
		words, end := wordsOn(e.parts.sheets.Shown()), e.play.state.Session.End()
		for p, total := range end.Totals {
			if !strings.Contains(words, e.play.options.Names.Name(few.Player(p))) || !strings.Contains(words, text.Points(total)) {
				t.Errorf("%s: %q has not what player %d has", r.Name, words, p)
			}
		}
		if got := strings.Count(words, " ahead of "); got != len(end.Pairs) && r.Kind == few.Booby {
			t.Errorf("%s: %d pairs of %d", r.Name, got, len(end.Pairs))
		}
		if !strings.Contains(words, fewtext.Ending(e.play.options.Names, end)) {
			t.Errorf("%s: %q doesn't say who has won", r.Name, words)
		}
		e.Rune('w')
		score := wordsOn(e.parts.sheets.Shown())
		if _, ok := e.parts.sheets.Top().(*scoreSheet); !ok || r.Kind == few.BridgeForThree && !strings.Contains(score, text.T("few.table.rubber-of", "N", 3, "Of", 3)) {
			t.Errorf("%s: the score says %q", r.Name, score)
		}
		if e.Key(fyne.KeyLeft); r.Kind == few.BridgeForThree && !strings.Contains(wordsOn(e.parts.sheets.Shown()), text.T("few.table.rubber-of", "N", 2, "Of", 3)) {
			t.Errorf("%s: the arrow turns over to %q", r.Name, wordsOn(e.parts.sheets.Shown()))
		}
		e.Key(fyne.KeyPageDown)
		e.Key(fyne.KeyReturn)
		if e.Rune('v'); e.look != e.play.state.Session.Boards()-1 {
			t.Errorf("%s: v looks back on deal %d", r.Name, e.look)
		}
		if e.Key(fyne.KeyEscape); e.homes != 1 {
			t.Errorf("%s: Esc doesn't leave", r.Name)
		}
	}
}

// A session is broken off after a question, which shows the consequences.
func TestBrokenOff(t *testing.T) {
	for _, r := range few.Games() {
		e := at(t, r, 4, func(s few.Session) bool { return s.Boards() == 4 })
		want := e.play.state.Session.Settle()
		e.Rune('q')
		asks := wordsOn(e.parts.sheets.Shown())
		if !strings.Contains(asks, fewtext.Ending(e.play.options.Names, want)) || len(want.Lines) > 0 && !strings.Contains(asks, text.Points(want.Lines[0].Points)) {
			t.Errorf("%s: it asks %q", r.Name, asks)
		}
		if e.Key(fyne.KeyEscape); e.journal.settles != 0 || e.homes != 0 {
			t.Fatalf("%s: Esc breaks off or leaves", r.Name)
		}
		e.Rune('q')
		e.Key(fyne.KeyReturn)
		e.wait(t, "the end", func() bool { return e.play.state.Settled })
		if _, ok := e.parts.sheets.Top().(*endSheet); !ok || e.journal.settles != 1 {
			t.Errorf("%s: then %T lies on the table", r.Name, e.parts.sheets.Top())
		}
		e.Undo()
		e.wait(t, "the deal", func() bool { return !e.play.state.Settled && e.play.asked() })
	}
	e := sit(t, few.TwoDummies, nil)
	if e.Rune('q'); e.says() != text.T("few.table.settle-later") {
		t.Errorf("during a deal it says %q", e.says())
	}
}

// The pads add up to the totals, in a column for each side, the user's first.
func TestScorePads(t *testing.T) {
	for _, r := range few.Games() {
		before, last := played(t, quick(r.Kind), 6, few.Session.Over)
		s, err := before.Played(last)
		if err != nil {
			t.Fatal(err)
		}
		names := fewtext.Names{"Anna", "", "Clara"}[:r.Players()]
		pads := scorePads(s, s.End(), names)
		if len(pads) != r.Rubbers() {
			t.Fatalf("%s: %d pads", r.Name, len(pads))
		}
		if r.Rubbers() > 1 {
			continue
		}
		sums := map[string]string{}
		for _, c := range pads[0].Columns {
			sums[c.Head] = c.Total
		}
		for p, total := range s.Totals() {
			if got := sums[names.Name(few.Player(p))]; got != text.Points(total) {
				t.Errorf("%s: %s has %s, want %d", r.Name, names.Name(few.Player(p)), got, total)
			}
		}
		if pads[0].Columns[0].Head != text.T("few.you") {
			t.Errorf("%s: the first column is %q", r.Name, pads[0].Columns[0].Head)
		}
	}
}

// In windows of all sizes everything is inside, and auction, box and note don't overlap.
func TestSizes(t *testing.T) {
	for _, r := range few.Games() {
		e := sit(t, r.Kind, nil)
		for e.play.model.Picks != 0 {
			e.goOn(t, func() { e.byKeys(t) })
		}
		for _, size := range []fyne.Size{{Width: 860, Height: 600}, {Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
			e.window.Resize(size)
			e.refresh()
			e.finale.finish()
			e.parts.show()
			box, auction, bed := e.parts.box, e.parts.auction, e.note.bed
			low := max(box.Position().Y+box.Size().Height, auction.Position().Y+auction.Size().Height)
			high := min(box.Position().Y, auction.Position().Y)
			if high < e.parts.geometry().Bar.H || low > bed.Position().Y+1 || auction.Position().X+auction.Size().Width > box.Position().X {
				t.Errorf("%s at %v: the auction is at %v %v, the box at %v %v, the note at %v", r.Name, size,
					auction.Position(), auction.Size(), box.Position(), box.Size(), bed.Position())
			}
			if rows := float32(e.parts.rows); box.Size().Height/rows < 20*e.parts.unit() {
				t.Errorf("%s at %v: a key is %v high", r.Name, size, box.Size().Height/rows)
			}
		}
	}
}

// A deal that was played on from a place in another one is over with its result: no deal follows, nothing is broken off, and
// Enter leads back.
func TestADealThatIsPlayedOn(t *testing.T) {
	e := sit(t, few.TwoDummies, func(c *play.Config, o *Options, _ *play.Start) { o.Branch, c.Pace.Trick = true, 0 })
	turn := func() { e.wait(t, "the user's turn", func() bool { return e.play.asked() || e.play.state.Over() }) }
	for turn(); !e.play.state.Over(); turn() {
		e.goOn(t, func() { e.entry.act(thinly(e.play.view())) })
	}
	var offered []string
	for _, o := range e.scoring.endings() {
		offered = append(offered, o.label)
	}
	if want := []string{text.T("few.table.branch-leave"), text.T("few.table.review")}; !slices.Equal(offered, want) {
		t.Errorf("the result offers %q, want %q", offered, want)
	}
	e.Rune('q')
	if e.Key(fyne.KeyReturn); e.homes != 1 || e.play.model.Number != 1 || e.journal.settles != 0 {
		t.Errorf("Enter leads to deal %d, home %d times, broken off %d times", e.play.model.Number, e.homes, e.journal.settles)
	}
}
