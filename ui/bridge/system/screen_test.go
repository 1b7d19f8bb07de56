package system

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	_ "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// desk keeps what the screen asks for.
type desk struct {
	saved  map[string]string // texts by name
	trials []string
	drafts map[string]string // texts that aren't saved, by name
	left   int
	fail   error // of saving
}

// open returns the screen of a system that is begun from Standard.
func open(t *testing.T, isNew bool) (*Screen, *desk) {
	t.Helper()
	stages = []int{1}
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	text, err := bidding.Begin("mine", "standard")
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{saved: map[string]string{}, drafts: map[string]string{}}
	w := test.NewTempWindow(t, nil)
	s := newScreen(widget.NewArt(cardart.Style{}), Options{
		Window: w, Runner: background.AtOnce(), New: isNew, Threads: 1, Others: []bidding.System{bidding.Standard, bidding.Goren},
		Random:  func() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) },
		Book:    edit.New("mine", text, func(string) (string, bool) { return "", false }),
		Auction: bridge.Auction{Dealer: card.South, Calls: []bridge.Call{bridge.Bid(1, bridge.NoTrump), bridge.Pass}},
		Free:    func(want string) string { return want },
		OnSave: func(name, was, text string, then func(error)) {
			if now, ok := d.saved[name]; ok && now != was {
				then(&storage.SystemChangedError{Path: name, Text: now})
				return
			}
			d.saved[name] = text
			then(d.fail)
		},
		OnExport: func(dir string, b edit.Book, then func(string, error)) { then(dir, d.fail) },
		OnDraft:  func(name, text string) { d.drafts[name] = text },
		OnTrial:  func(_, line string) { d.trials = append(d.trials, line) },
		Trials:   func(_ string, then func([]string)) { then(d.trials) },
		OnBack:   func() { d.left++ },
	}, 0)
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1024, 700))
	return s, d
}

// select selects the first line with some words.
func (s *Screen) selectLine(t *testing.T, words string) {
	t.Helper()
	for i, l := range s.lines {
		if strings.Contains(l.Text, words) {
			s.to(i)
			return
		}
	}
	t.Fatalf("no line has %q", words)
}

// A line is changed as it is typed: a fault is told beside it, and the call follows once there is none.
func TestLineIsTyped(t *testing.T) {
	s, _ := open(t, false)
	s.tried.hand, s.tried.words = "KQ84.A53.Q72.Q95", ""
	s.selectLine(t, "1N | 15-17hcp balanced")
	s.write()
	s.parts.entry.SetText("  1N | 12-14hcp balancd | opening no-trump")
	if words, bad := s.note(); !bad || !strings.Contains(words, "balancd") {
		t.Errorf("beside the line stands %q", words)
	}
	if len(s.faults) != 1 || !strings.HasPrefix(s.faults[0], "mine.book:") {
		t.Errorf("the faults are %q", s.faults)
	}
	s.parts.entry.SetText("  1N | 12-14hcp balanced | opening no-trump")
	if s.ask(); len(s.faults) != 0 || !strings.HasPrefix(s.tried.said, "1NT") {
		t.Errorf("faults %q, and the hand calls %q", s.faults, s.tried.said)
	}
	s.parts.entry.OnKey(fyne.KeyReturn)
	if s.Undo(); strings.Contains(s.draft.Text(), "12-14hcp balanced") || s.unsaved() {
		t.Error("the change isn't taken back")
	}
	if s.Redo(); !strings.Contains(s.draft.Text(), "12-14hcp balanced") {
		t.Error("the change isn't made again")
	}
}

// A line of an included file is changed in a copy, and the selection stays on it.
func TestLineOfIncludedFile(t *testing.T) {
	s, _ := open(t, false)
	s.selectLine(t, "major question")
	l, _ := s.selected()
	if l.File != "stayman" {
		t.Fatalf("the line is of %s", l.File)
	}
	s.parts.entry.SetText(l.Text + " # mine")
	s.commit()
	if now, _ := s.selected(); !strings.HasSuffix(now.Text, "# mine") || now.File != "stayman" || !strings.HasPrefix(now.At, "mine.book:") {
		t.Errorf("the selected line is %+v", now)
	}
}

// Lines are added and deleted.
func TestLinesAreAddedAndDeleted(t *testing.T) {
	s, _ := open(t, false)
	s.selectLine(t, "2m | 11+ 4+m | new suit") // in the main file
	n := len(s.lines)
	s.Rune('n')
	if now, _ := s.selected(); len(s.lines) != n+1 || now.Text != "  " {
		t.Errorf("%d lines, the selected one %q", len(s.lines), now.Text)
	}
	s.blur()
	s.Key(fyne.KeyDelete)
	if len(s.lines) != n || s.unsaved() {
		t.Errorf("%d lines again, want %d, unsaved %t", len(s.lines), n, s.unsaved())
	}
}

// The place of the call that was shown is selected at first.
func TestJump(t *testing.T) {
	s, _ := open(t, false)
	if l, _ := s.selected(); l.Kind != edit.Row || l.File == "mine" {
		t.Errorf("after 1NT the line %+v is selected", l)
	}
}

// A switch changes the text, and Undo takes that back.
func TestSwitch(t *testing.T) {
	s, _ := open(t, false)
	s.selectLine(t, "1N | 15-17hcp balanced")
	s.parts.aside.choices[0].Choose(1)
	if l, _ := s.selected(); !strings.Contains(l.Text, "1N | 12-14hcp balanced") || s.parts.entry.Text != l.Text {
		t.Errorf("the line %q is selected, and %q is in the field", l.Text, s.parts.entry.Text)
	}
	if r, _ := s.draft.NoTrump(); r != (bidding.Range{Min: 12, Max: 14}) {
		t.Errorf("one no-trump is %v", r)
	}
	last := s.parts.aside.choices[len(s.parts.aside.choices)-1]
	last.Choose(1 - last.Chosen)
	if s.read.Usual(bidding.ControlBids) {
		t.Error("the convention is still on")
	}
	s.Undo()
	if s.Undo(); s.unsaved() {
		t.Error("not all is taken back")
	}
}

// A new system has the name of its title, and one that isn't saved isn't left without a question.
func TestSaveAndLeave(t *testing.T) {
	s, d := open(t, true)
	if s.parts.title.SetText("Weak "); s.parts.title.Text != "Weak " {
		t.Errorf("while it is typed the title becomes %q", s.parts.title.Text)
	}
	s.parts.title.SetText("Weak no-trump")
	s.commit()
	s.Key(fyne.KeyEscape)
	if d.left != 0 || s.sheets.Empty() {
		t.Fatal("it is left without a question")
	}
	s.Key(fyne.KeyReturn)
	if d.left != 1 || !strings.Contains(d.saved["weak_no_trump"], "\ntitle Weak no-trump\n") {
		t.Errorf("left %d times, saved %v", d.left, len(d.saved))
	}
	if s.unsaved() || s.draft.Name() != "weak_no_trump" {
		t.Errorf("unsaved %t, named %s", s.unsaved(), s.draft.Name())
	}
}

// What isn't saved is kept as a draft, until it is saved or isn't wanted.
func TestDraft(t *testing.T) {
	s, d := open(t, true)
	s.change(s.draft.WithMajors(4))
	if !strings.Contains(d.drafts["mine"], "4+M") {
		t.Error("the change isn't kept")
	}
	if s.Undo(); d.drafts["mine"] != "" {
		t.Error("it is kept although it was taken back")
	}
	s.Redo()
	s.parts.title.SetText("Four cards")
	if s.save(nil); d.drafts["mine"] != "" || d.drafts["four_cards"] != "" || d.saved["four_cards"] == "" {
		t.Errorf("after it was saved the drafts are %d and %d long", len(d.drafts["mine"]), len(d.drafts["four_cards"]))
	}
	s.change(s.draft.WithMajors(5))
	if d.drafts["four_cards"] == "" {
		t.Error("the next change isn't kept")
	}
	s.Key(fyne.KeyEscape)
	s.Key(fyne.KeyDelete)
	if s.Close(); d.left != 1 || d.drafts["four_cards"] != "" {
		t.Error("it is kept although it isn't wanted")
	}
}

// A random hand fits the auction, and its call leads to its line.
func TestRandomHand(t *testing.T) {
	s, _ := open(t, false)
	s.Key(fyne.KeyF7)
	if s.page != tryPage || s.tried.bad || s.tried.said == "" || strings.Contains(s.tried.said, "\n") {
		t.Errorf("on page %d is said %q", s.page, s.tried.said)
	}
	s.parts.auction.SetText("1N P 9N")
	if !s.tried.bad {
		t.Errorf("of an impossible call is said %q", s.tried.said)
	}
	s.parts.auction.SetText("")
	s.parts.hand.SetText("AKQJ.AKQ.432")
	if !s.tried.bad {
		t.Errorf("of a hand without some cards is said %q", s.tried.said)
	}
}

// The laboratory compares the text with the saved one, and keeps the result.
func TestTrial(t *testing.T) {
	dealCounts = []int{12}
	s, d := open(t, false)
	s.change(s.draft.WithNoTrump(bidding.Range{Min: 12, Max: 14}))
	s.Key(fyne.KeyF9)
	if s.trial.running() || s.trial.result == nil || s.trial.result.Deals != 12 || len(d.trials) != 1 {
		t.Fatalf("%+v, %q", s.trial.result, d.trials)
	}
	if !strings.Contains(s.trial.gain(), "12") {
		t.Errorf("it says %q", s.trial.gain())
	}
	if p, ok := parsePast(d.trials[0]); !ok || p.deals != 12 || p.String() != d.trials[0] || !strings.Contains(s.pastWords(d.trials[0]), "this text") {
		t.Errorf("the result is kept as %q, and said as %q", d.trials[0], s.pastWords(d.trials[0]))
	}
	if _, ok := parsePast("2026-03-01 12:00 | x | standard | 1 | 1 | 0 | 0 | 0"); ok {
		t.Error("a line without a checksum is a result")
	}
	if len(s.trial.result.Most) == 0 {
		t.Fatal("no deal differs")
	}
	for _, key := range []fyne.KeyName{fyne.KeyF4, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn} { // below two choices
		s.Key(key)
	}
	if _, ok := s.sheets.Top().(*dealSheet); !ok {
		t.Errorf("the first deal shows %T", s.sheets.Top())
	}
	s.Key(fyne.KeyEscape)
	s.Redraw()
}
