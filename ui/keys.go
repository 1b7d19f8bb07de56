package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/keyboard"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// takeKeys sends every key that no widget takes to the screen that is shown.
func (a *App) takeKeys() {
	c := a.window.Canvas()
	scan := 0 // scan code of the pressed key; its character arrives after it
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		scan = e.Physical.ScanCode
		a.typed(e.Name, func() {
			switch {
			case e.Name == fyne.KeyF1 && c.Overlays().Top() == nil:
				a.toggleHelp()
			case e.Name == widget.SettingsKey && c.Overlays().Top() == nil && a.toggleSettings():
			case a.screen != nil:
				a.screen.Key(e.Name)
			}
		})
	})
	if c, ok := c.(desktop.Canvas); ok {
		c.SetOnKeyDown(func(e *fyne.KeyEvent) {
			if s, ok := a.screen.(holder); ok && !a.way.left {
				s.KeyDown(e.Name)
			}
		})
		c.SetOnKeyUp(func(e *fyne.KeyEvent) {
			for _, s := range a.screens() { // it may have been covered since
				if s, ok := s.(holder); ok {
					s.KeyUp(e.Name)
				}
			}
		})
	}
	c.SetOnTypedRune(func(r rune) {
		key := keyboard.Latin(r, scan, keyboard.OtherScript)
		a.typed("", func() { a.rune(r, key) })
	})
	a.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		if len(files) > 0 {
			a.dropped(files[0].Path())
		}
	})
	a.takeShortcuts(c)
}

// speller is a screen on which words of the language in use are typed. Spell takes a sign of another script than Latin, with the
// meaning of its key, and reports whether it is part of such a word now.
type speller interface {
	Spell(sign, key rune) bool
}

// rune sends a sign to the screen that is shown. One of another script means what its key does on a Latin keyboard, unless the
// screen has words with it.
func (s *stack) rune(sign, key rune) {
	if s.screen == nil {
		return
	}
	if on, ok := s.screen.(speller); sign == key || !ok || !on.Spell(sign, key) {
		s.screen.Rune(key)
	}
}

// takeShortcuts sends keys with Ctrl or Cmd that no widget takes to the screen that is shown.
func (a *App) takeShortcuts(c fyne.Canvas) {
	for _, shortcut := range []fyne.Shortcut{&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}, &fyne.ShortcutCopy{}, &fyne.ShortcutPaste{}} {
		c.AddShortcut(shortcut, func(s fyne.Shortcut) { a.typed("", func() { a.edit(s) }) })
	}
	for key, do := range map[fyne.KeyName]func(){
		fyne.KeyR: func() {
			if s, ok := a.screen.(interface{ Report() }); ok && c.Overlays().Top() == nil {
				s.Report()
			}
		},
		fyne.KeyP: func() {
			if s, ok := a.screen.(interface{ Print() }); ok && c.Overlays().Top() == nil {
				s.Print()
			}
		},
		fyne.KeyN: func() {
			if !a.busy() {
				a.begin()
			}
		},
	} {
		for _, modifier := range []fyne.KeyModifier{fyne.KeyModifierControl, fyne.KeyModifierSuper} {
			c.AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: modifier}, func(fyne.Shortcut) { a.typed("", do) })
		}
	}
}

// dropped imports a file that has been dropped on the window into the history, which is opened for that if necessary.
// At a table, and during other work, it is ignored.
func (a *App) dropped(path string) {
	a.typed("", func() {
		if a.busy() || a.store == nil {
			return
		}
		for _, f := range a.families {
			if r, ok := f.(family.Receiver); ok && r.Receives(path) {
				r.ReceiveFile(path)
				return
			}
		}
		if _, ok := a.screen.(*home.Screen); ok {
			game, _ := a.chosen()
			a.showHistory(game)
		}
		if h, ok := a.screen.(*history.Screen); ok {
			h.Drop(path)
		}
	})
}

// holder is a screen that distinguishes held keys.
type holder interface {
	KeyDown(fyne.KeyName)
	KeyUp(fyne.KeyName)
}

// edit undoes, redoes, copies or pastes on the screen that is shown, if there is anything to.
func (s *stack) edit(shortcut fyne.Shortcut) {
	switch shortcut.(type) {
	case *fyne.ShortcutUndo:
		if on, ok := s.screen.(interface{ Undo() }); ok {
			on.Undo()
		}
	case *fyne.ShortcutRedo:
		if on, ok := s.screen.(interface{ Redo() }); ok {
			on.Redo()
		}
	case *fyne.ShortcutCopy:
		if on, ok := s.screen.(interface{ Copy() }); ok {
			on.Copy()
		}
	case *fyne.ShortcutPaste:
		if on, ok := s.screen.(interface{ Paste() }); ok {
			on.Paste()
		}
	}
}

// busy reports whether a key for something else would discard the work of a screen or of a dialog.
func (s *stack) busy() bool {
	if s.window.Canvas().Overlays().Top() != nil {
		return true
	}
	for _, open := range s.screens() {
		if open, ok := open.(interface{ Busy() bool }); ok && open.Busy() {
			return true
		}
	}
	return false
}
