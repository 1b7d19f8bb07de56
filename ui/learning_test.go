package ui

import (
	"strconv"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/lessons"
	"github.com/superbridge/superbridge/ui/bridge/table"
	bridgewelcome "github.com/superbridge/superbridge/ui/bridge/welcome"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/settings"
	"github.com/superbridge/superbridge/ui/welcome"
)

// In a fresh data folder the user is asked once what to play, and who chooses bridge is asked about having played it and is
// led to the right screen. However the window is left, no question is repeated.
func TestTheFirstStart(t *testing.T) {
	for _, tt := range []struct {
		keys   []string
		leads  func(*desk) func() bool
		played choices.Played
		offers string // the button that Enter presses at the next start
	}{
		{[]string{"Enter", "Enter"}, isShown[*lessons.Screen], choices.Never, "Start lesson 1"},
		{[]string{"1", "2"}, isShown[*lessons.Screen], choices.With52, "Start lesson 13"},
		{[]string{"1", "3"}, isShown[*table.Screen], choices.Knows, "New rubber"},
		{[]string{"1", "Escape"}, isShown[*home.Screen], choices.Knows, "New rubber"},
		{[]string{"1"}, isShown[*bridgewelcome.Screen], choices.Knows, "New rubber"}, // the window is closed
		{[]string{"Escape"}, isShown[*home.Screen], choices.Unasked, "New rubber"},
		{nil, isShown[*welcome.Screen], choices.Unasked, "New rubber"},
	} {
		dir := t.TempDir()
		d := openFresh(t, dir)
		d.until(isShown[*welcome.Screen](d))
		d.press(tt.keys...)
		d.until(tt.leads(d))
		d.until(func() bool { return settings.Load(d.store).Greeted && choices.Load(d.store).Played == tt.played })
		if kept, ok, err := d.store.Setting("cards"); tt.played == choices.Unasked && (ok || err != nil) {
			t.Errorf("a deck that nobody changed is kept as %q, %v", kept, err)
		}
		d.shut()
		d = openFresh(t, dir)
		d.until(func() bool { return d.screen != nil && !d.way.left })
		if !isShown[*home.Screen](d)() || !canBePressed(d.screen, tt.offers) {
			t.Errorf("%q: %T comes then, without %q", tt.keys, d.screen, tt.offers)
		}
		d.shut()
	}
}

// Who chooses another family than bridge comes to where its games are learnt, or else to its home screen, and is asked
// nothing about bridge.
func TestTheFirstStartOfAnotherFamily(t *testing.T) {
	for i := range families(&App{})[1:] {
		dir := t.TempDir()
		d := openFresh(t, dir)
		d.until(isShown[*welcome.Screen](d))
		f := d.families[i+1]
		learnt := ""
		if teacher, ok := f.(family.Teacher); ok {
			if all := teacher.Learn(true); len(all) > 0 {
				learnt = all[0].Label
			}
		}
		d.press(strconv.Itoa(i + 2))
		d.until(func() bool { return !d.way.left && !isShown[*welcome.Screen](d)() })
		if atHome := isShown[*home.Screen](d)(); atHome != (learnt == "") || d.offered() != f.About().ID {
			t.Errorf("%s leads to %T with %s chosen; it offers %q", f.About().Name, d.screen, d.offered(), learnt)
		}
		if played := choices.Load(d.store).Played; played != choices.Unasked {
			t.Errorf("%s: bridge takes the user for one who answered %q", f.About().Name, played)
		}
		d.shut()
	}
}

// A learner is one key away from the next step, until a rubber outside the lessons has begun.
func TestHomeLeadsToTheNextStep(t *testing.T) {
	dir := t.TempDir()
	d := openFresh(t, dir)
	d.until(isShown[*welcome.Screen](d))
	d.press("Enter", "Enter")
	d.until(isShown[*lessons.Screen](d))
	d.press("Escape", "Escape")
	d.until(isShown[*home.Screen](d))
	d.press("Enter")
	d.until(isShown[*lessons.Screen](d))
	d.press("Escape", "Escape")
	d.until(isShown[*home.Screen](d))
	d.press("l")
	d.until(isShown[*lessons.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	d.press("n")
	d.until(isShown[*table.Screen](d))
	d.press("p", "Enter")
	d.until(func() bool { next, err := d.kept().NextSession(); return err == nil && next > 1 })
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	if played := choices.Load(d.store).Played; played != choices.Knows {
		t.Errorf("home still leads to the lessons: %q", played)
	}
	d.shut()
}

// A user who has played any game isn't asked, nor led to the lessons.
func TestNobodyWithAHistoryIsAsked(t *testing.T) {
	dir := t.TempDir()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	south := card.South
	if _, err = store.NewRubber(bridge.Chicago(), 4, &south); err != nil {
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	d := openFresh(t, dir)
	d.until(isShown[*home.Screen](d))
	if canBePressed(d.screen, "Start lesson 1") {
		t.Error("home leads to the lessons")
	}
	d.shut()
}

// A user of an earlier version, who was asked by bridge alone, isn't asked again.
func TestNobodyIsAskedTwice(t *testing.T) {
	dir := t.TempDir()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	asked := choices.Default()
	asked.Played = choices.Never
	if err := choices.Save(store.Store, asked); err != nil {
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	d := openFresh(t, dir)
	d.until(isShown[*home.Screen](d))
	d.shut()
}

// A user who starts a fresh file because the old one can't be used has played before, and isn't asked, nor at the next
// start.
func TestNobodyIsAskedAfterTrouble(t *testing.T) {
	dir := t.TempDir()
	for _, trouble := range []bool{true, false} {
		a := starting(t, dir, background.AtOnce())
		a.hadTrouble = trouble
		a.open()
		if _, ok := a.screen.(*home.Screen); !ok || !settings.Load(a.store).Greeted {
			t.Errorf("trouble %v: %T is shown, and it is kept that he was asked: %v", trouble, a.screen, settings.Load(a.store).Greeted)
		}
		a.leave()
		a.store.Close()
	}
}
