package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/deck"
	"github.com/superbridge/superbridge/ui/kit/handorder"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// key presses a key of the window.
func (d *desk) key(name fyne.KeyName) {
	d.t.Helper()
	d.step(func() { d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name}) })
}

// gear clicks on the button of a table that leads to the settings.
func (d *desk) gear() {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.screen.Content()) {
		if b, ok := o.(*widget.Button); ok && b.Key == string(widget.SettingsKey) && !b.Hidden {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
			d.step(func() { test.TapCanvas(d.window.Canvas(), at.AddXY(o.Size().Width/2, o.Size().Height/2)) })
			return
		}
	}
	d.t.Fatalf("%T has no gear", d.screen)
}

// The settings can be opened over the table of every game, by key and by mouse, and from there the deck too; Escape
// leads back to the same table, where changes apply at once. No player acts meanwhile.
func TestSettingsFromEveryTable(t *testing.T) {
	defer handorder.Choose(handorder.Order{})
	for _, game := range []string{bridge.SuperBridge().Name, few.Of(few.Booby).Name, poker.Name, chess.Name} {
		t.Run(game, func(t *testing.T) {
			d := openHouse(t, t.TempDir())
			d.step(func() { d.chooseGame(game) })
			d.press("n")
			d.until(func() bool { _, ok := d.screen.(standing); return ok && !d.way.left })
			on, was := d.screen, theme.Current()
			d.key(widget.SettingsKey)
			if !isShown[*settings.Screen](d)() || d.says("Backups") {
				t.Fatalf("F2 leads to %T, which says %q", d.screen, written(d.screen.Content()))
			}
			d.key(fyne.KeyDown)
			d.key(fyne.KeyDown)
			d.key(fyne.KeyRight) // blue felt
			d.press("d")
			if !isShown[*deck.Screen](d)() {
				t.Fatalf("D leads to %T", d.screen)
			}
			d.press("Escape")
			if !isShown[*settings.Screen](d)() {
				t.Fatalf("from the deck Escape leads to %T", d.screen)
			}
			d.press("Escape")
			if d.screen != on || len(d.below) != 0 {
				t.Fatalf("Escape leads to %T", d.screen)
			}
			if now := theme.Current(); now.Felt == was.Felt || now.Felt != theme.Blue.On(theme.Light, false).Felt && now.Felt != theme.Blue.On(theme.Dark, true).Felt {
				t.Error("the felt isn't blue")
			}
			d.until(func() bool { return settings.Load(d.App.store).Felt == theme.Blue })
			d.gear()
			if !isShown[*settings.Screen](d)() {
				t.Fatalf("the gear leads to %T", d.screen)
			}
			d.key(widget.SettingsKey)
			if d.screen != on {
				t.Errorf("F2 leads to %T", d.screen)
			}
			d.shut()
		})
	}
}

// A language chosen in the settings is spoken at once, though the command line has named another.
func TestTheSettingsComeAfterTheCommandLine(t *testing.T) {
	defer text.Use(text.English)
	d := openHouse(t, t.TempDir()) // in the language of the command line
	s := d.settings
	s.Language = text.Romanian
	d.step(func() { d.changeSettings(s, func(error) {}) })
	if text.Current() != text.Romanian {
		t.Errorf("the program speaks %s", text.Current())
	}
	s.Keys = !s.Keys
	d.step(func() { d.changeSettings(s, func(error) {}) })
	if text.Current() != text.Romanian {
		t.Errorf("after another change it speaks %s", text.Current())
	}
}
