package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// worker is a screen that may be in the middle of something.
type worker struct {
	screen
	busy bool
}

func (w worker) Busy() bool { return w.busy }

// Ctrl+N threw away an export that was being written, and worked through an open dialog.
func TestCtrlNWaitsForWhatIsGoingOn(t *testing.T) {
	test.NewTempApp(t)
	a := &App{stack: stack{window: test.NewTempWindow(t, nil)}}
	for _, x := range []struct {
		name         string
		screen       screen
		below        []screen
		dialog, busy bool
	}{
		{name: "nothing is shown"},
		{name: "nothing is written", screen: worker{}},
		{name: "an export is written", screen: worker{busy: true}, busy: true},
		{name: "help lies on an export", screen: struct{ screen }{}, below: []screen{worker{busy: true}}, busy: true},
		{name: "a dialog is open", screen: worker{}, dialog: true, busy: true},
	} {
		a.screen, a.below = x.screen, x.below
		if x.dialog {
			a.window.Canvas().Overlays().Add(canvas.NewRectangle(nil))
		}
		if got := a.busy(); got != x.busy {
			t.Errorf("%s: busy is %v", x.name, got)
		}
	}
}

// scribe is a screen on which б is part of a word.
type scribe struct {
	screen
	did *string
}

func (s scribe) Rune(r rune) { *s.did += string(r) }

func (s scribe) Spell(sign, key rune) bool {
	if sign == 'б' {
		*s.did += "<" + string(sign) + string(key) + ">"
	}
	return sign == 'б'
}

// A sign of another script is what its key means, unless the screen has words with it.
func TestOtherScripts(t *testing.T) {
	a, did := &App{}, ""
	a.rune('б', ',') // nothing is shown
	for _, x := range []struct {
		on        screen
		sign, key rune
		want      string
	}{
		{scribe{did: &did}, 'р', 'h', "h"},
		{scribe{did: &did}, 'h', 'h', "h"},
		{scribe{did: &did}, 'б', ',', "<б,>"},
		{mute{did: &did}, 'б', ',', ","},
	} {
		a.screen, did = x.on, ""
		if a.rune(x.sign, x.key); did != x.want {
			t.Errorf("%T: %c does %q, want %q", x.on, x.sign, did, x.want)
		}
	}
}

// mute is a screen without words.
type mute struct {
	screen
	did *string
}

func (m mute) Rune(r rune) { *m.did += string(r) }

// clerk is a screen with something to copy and to paste.
type clerk struct {
	screen
	did *string
}

func (c clerk) Copy()  { *c.did += "copy " }
func (c clerk) Paste() { *c.did += "paste " }
func (c clerk) Undo()  { *c.did += "undo " }

func TestShortcutsGoToTheScreen(t *testing.T) {
	a, did := &App{}, ""
	for _, s := range []screen{nil, worker{}, clerk{did: &did}} { // a screen without the method does nothing
		a.screen = s
		for _, shortcut := range []fyne.Shortcut{&fyne.ShortcutCopy{}, &fyne.ShortcutPaste{}, &fyne.ShortcutUndo{}} {
			a.edit(shortcut)
		}
	}
	if did != "copy paste undo " {
		t.Errorf("the screen did %q", did)
	}
}
