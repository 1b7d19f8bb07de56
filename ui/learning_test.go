package ui

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/lessons"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/bridge/welcome"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// In a fresh data folder the user is asked once about having played bridge, and is led to the right screen. However the
// window is left, the question isn't repeated.
func TestTheFirstStart(t *testing.T) {
	for _, tt := range []struct {
		keys   []string
		leads  func(*desk) func() bool
		played choices.Played
		offers string // the button that Enter presses at the next start
	}{
		{[]string{"Enter"}, isShown[*lessons.Screen], choices.Never, "Start lesson 1"},
		{[]string{"2"}, isShown[*lessons.Screen], choices.With52, "Start lesson 13"},
		{[]string{"3"}, isShown[*table.Screen], choices.Knows, "New rubber"},
		{[]string{"Escape"}, isShown[*home.Screen], choices.Knows, "New rubber"},
		{nil, isShown[*welcome.Screen], choices.Knows, "New rubber"}, // the window is closed
	} {
		dir := t.TempDir()
		d := openFresh(t, dir)
		d.until(isShown[*welcome.Screen](d))
		d.press(tt.keys...)
		d.until(tt.leads(d))
		d.until(func() bool { return choices.Load(d.store).Played == tt.played })
		d.shut()
		d = openFresh(t, dir)
		d.until(func() bool { return d.screen != nil && !d.way.left })
		if !isShown[*home.Screen](d)() || !canBePressed(d.screen, tt.offers) {
			t.Errorf("%q: %T comes then, without %q", tt.keys, d.screen, tt.offers)
		}
		d.shut()
	}
}

// A learner is one key away from the next step, until a rubber outside the lessons has begun.
func TestHomeLeadsToTheNextStep(t *testing.T) {
	dir := t.TempDir()
	d := openFresh(t, dir)
	d.until(isShown[*welcome.Screen](d))
	d.press("Enter")
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

// A user who starts a fresh file because the old one can't be used has played before, and isn't asked, nor at the next
// start.
func TestNobodyIsAskedAfterTrouble(t *testing.T) {
	dir := t.TempDir()
	for _, trouble := range []bool{true, false} {
		a := starting(t, dir, background.AtOnce())
		a.hadTrouble = trouble
		a.open()
		if _, ok := a.screen.(*home.Screen); !ok || choices.Load(a.store).Played != choices.Knows {
			t.Errorf("trouble %v: %T is shown, and he has played %q", trouble, a.screen, choices.Load(a.store).Played)
		}
		a.leave()
		a.store.Close()
	}
}
