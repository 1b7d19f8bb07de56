package system

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/laboratory"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// What another program has written is never replaced without a question; each answer keeps both texts within reach.
func TestFileChangedMeanwhile(t *testing.T) {
	for _, mine := range []bool{true, false} {
		s, d := open(t, false)
		s.was = s.draft.Text()
		theirs := strings.Replace(s.was, "1N | 15-17hcp", "1N | 14-16hcp", 1)
		d.saved["mine"] = theirs
		s.change(s.draft.WithNoTrump(bidding.Range{Min: 12, Max: 14}))
		own := s.draft.Text()
		s.Key(saveKey)
		if _, ok := s.sheets.Top().(*changedSheet); !ok || d.saved["mine"] != theirs || !s.unsaved() {
			t.Fatalf("%T lies there, and unsaved is %t", s.sheets.Top(), s.unsaved())
		}
		s.Rune('l') // looking changes nothing
		if !mine {
			s.Rune('t')
			if s.draft.Text() != theirs || s.unsaved() || d.drafts["mine"] != "" {
				t.Errorf("the other text isn't taken: unsaved %t", s.unsaved())
			}
			if s.Undo(); s.draft.Text() != own {
				t.Error("Undo doesn't lead back to the user's text")
			}
			s.Key(saveKey)
		} else if s.Key(fyne.KeyReturn); !s.sheets.Empty() {
			t.Error("the question stays")
		}
		if d.saved["mine"] != own || s.unsaved() {
			t.Errorf("at last the file isn't the user's text; unsaved %t", s.unsaved())
		}
	}
}

// Leaving after the question leaves once it is saved.
func TestLeaveFileChangedMeanwhile(t *testing.T) {
	s, d := open(t, false)
	d.saved["mine"] = "system standard\n"
	s.change(s.draft.WithMajors(4))
	for _, key := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEscape} {
		s.Key(key)
	}
	if d.left != 0 || !s.sheets.Empty() || !s.unsaved() {
		t.Fatalf("left %d times, unsaved %t", d.left, s.unsaved())
	}
	for _, key := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn, fyne.KeyReturn} {
		s.Key(key)
	}
	if d.left != 1 || d.saved["mine"] != s.draft.Text() {
		t.Errorf("left %d times", d.left)
	}
}

// The first saving takes nothing away that can be taken back, and says no more than it has done.
func TestFirstSavingKeepsHistory(t *testing.T) {
	s, d := open(t, true)
	first := s.draft.Text()
	s.change(s.draft.WithMajors(4))
	s.parts.title.SetText("Four cards")
	s.commit()
	s.Undo()
	s.Redo()
	s.Key(saveKey)
	if d.saved["four_cards"] == "" || s.said != text.T("editor.saved-first", "File", "four_cards.book") {
		t.Errorf("it says %q", s.said)
	}
	s.Undo()
	if s.Undo(); s.draft.Text() != first || s.draft.Name() != "four_cards" {
		t.Errorf("what was changed before isn't taken back, in %s", s.draft.Name())
	}
	s.Key(saveKey)
	if s.said != text.T("editor.saved", "File", "four_cards.book") || d.saved["four_cards"] != first {
		t.Errorf("then it says %q", s.said)
	}
}

// What is typed and undone while a text is being saved stays, and a second press saves nothing twice.
func TestChangesWhileSaving(t *testing.T) {
	s, d := open(t, true)
	var then func(error)
	times := 0
	s.options.OnSave = func(name, _, text string, done func(error)) {
		d.saved[name], then = text, done
		times++
	}
	s.change(s.draft.WithMajors(4))
	s.Key(saveKey)
	s.Key(saveKey)
	s.selectLine(t, "1N | 15-17hcp balanced")
	s.parts.entry.SetText("  1N | 12-14hcp balanced | opening no-trump")
	if then(nil); times != 1 || !strings.Contains(s.draft.Text(), "12-14hcp balanced") || !s.unsaved() {
		t.Fatalf("saved %d times, unsaved %t", times, s.unsaved())
	}
	if s.Undo(); s.unsaved() || strings.Contains(s.draft.Text(), "12-14hcp balanced") {
		t.Error("Undo doesn't lead back to what was saved")
	}
	if s.Redo(); !s.unsaved() || !strings.Contains(s.draft.Text(), "12-14hcp balanced") {
		t.Error("Redo doesn't lead to what was typed")
	}
	s.Key(saveKey)
	s.Close()
	then(nil) // the screen has been left, with a draft that is compared later
	if times != 2 {
		t.Errorf("saved %d times", times)
	}
}

// What fails is told as what it was.
func TestFailuresAreNamed(t *testing.T) {
	s, d := open(t, false)
	d.fail = errors.New("no room")
	s.change(s.draft.WithMajors(4))
	if s.Key(saveKey); s.said != text.T("editor.unsaved", "Error", d.fail) || !s.bad || s.saving {
		t.Errorf("of saving it says %q", s.said)
	}
	if s.exportTo("folder"); s.said != text.T("editor.unexported", "Error", d.fail) || !s.bad {
		t.Errorf("of exporting it says %q", s.said)
	}
}

// A line that would begin another file is refused while it is typed, and no other line suffers.
func TestFileLineIsRefused(t *testing.T) {
	s, _ := open(t, false)
	s.selectLine(t, "2m | 11+ 4+m | new suit")
	s.write()
	lines := len(s.lines)
	for _, words := range []string{"file ", "file x", "file x1"} {
		s.parts.entry.SetText(words)
	}
	if words, bad := s.note(); !bad || words != text.T("editor.no-file") {
		t.Errorf("it says %q", words)
	}
	if l, _ := s.selected(); len(s.lines) != lines || l.Text != "file " || l.File != "mine" {
		t.Errorf("%d lines, want %d, and the selected one is %+v", len(s.lines), lines, l)
	}
	s.blur()
	if s.parts.entry.Text != "file " || s.refused != "" {
		t.Errorf("then the field has %q, refused %q", s.parts.entry.Text, s.refused)
	}
	if s.Undo(); s.unsaved() {
		t.Error("Undo doesn't take it back")
	}
}

// press presses the mouse on an object, which takes the keyboard out of fields, and lets go of it after something has happened; it is a click, which
// does what do says, if the same object is there then.
func press(s *Screen, at fyne.CanvasObject, meanwhile, do func()) {
	s.options.Window.Canvas().Unfocus()
	meanwhile()
	if slices.Contains(test.LaidOutObjects(s.Content()), at) {
		do()
	}
}

// A click after typing does what was clicked, also if the page is built again before the mouse is let go of.
func TestFirstClickAfterTyping(t *testing.T) {
	s, _ := open(t, false)
	s.selectLine(t, "1N | 15-17hcp balanced")
	s.write()
	s.parts.entry.SetText("  1N | 14-16hcp balanced | opening no-trump")
	majors := s.parts.aside.choices[1]
	press(s, majors, s.update, func() { majors.Choose(0) })
	if cards, _ := s.draft.Majors(); cards != 4 {
		t.Error("the click on a switch is lost")
	}
	s.Key(pageKey)
	s.focus(s.parts.hand)
	s.parts.hand.SetText("KQ84.A53.Q72.Q95")
	if s.tried.at == "" {
		t.Fatalf("it says %q", s.tried.said)
	}
	s.to(0)
	row := s.parts.aside.rows[0]
	if press(s, row, s.update, func() { row.Tapped(nil) }); s.parts.lines.Selected() == 0 {
		t.Error("the click on the call is lost")
	}
}

// A comparison is stopped at once by a click, whatever comes in while the mouse is pressed, and with what it has come to.
func TestComparisonIsStoppedByMouse(t *testing.T) {
	s, d := open(t, false)
	var works []func()
	s.options.Runner = background.NewRunnerWith(func(f func()) { works = append(works, f) }, func(f func()) { f() })
	s.change(s.draft.WithMajors(4))
	works[0]() // it is read
	works = works[1:]
	s.Key(trialKey)
	if !s.trial.running() {
		t.Fatal("no comparison goes on")
	}
	stop := s.parts.aside.now["button editor.trial.cancel"].(*widget.Button)
	press(s, stop, func() {
		s.trial.result = &laboratory.Result{Rules: bridge.Duplicate(), Deals: 7}
		s.updateTrial()
	}, func() { stop.Tapped(nil) })
	if s.trial.running() || len(d.trials) != 1 || !strings.Contains(d.trials[0], "| 7 |") {
		t.Errorf("running %t, kept %q", s.trial.running(), d.trials)
	}
	for _, work := range works { // it ends later, and nothing comes of that
		work()
	}
	if s.trial.result.Deals != 7 || len(d.trials) != 1 || s.trial.failed != "" {
		t.Errorf("then %+v, kept %q, %s", s.trial.result, d.trials, s.trial.failed)
	}
	s.Key(trialKey)
	if stop.Tapped(nil); s.trial.running() {
		t.Error("the next one isn't stopped")
	}
}
