package ui

import (
	"maps"
	"testing"

	"fyne.io/fyne/v2/test"
)

// settingsMap is a store of settings.
type settingsMap map[string]string

func (m settingsMap) Setting(key string) (string, bool, error) {
	value, ok := m[key]
	return value, ok, nil
}

// The preferences of Fyne's dialogs are saved with the settings, each change once, and known again in the next window.
func TestPreferencesAreKeptWithTheSettings(t *testing.T) {
	kept, writes := settingsMap{}, 0
	window := func() *preferences {
		p := &preferences{test.NewTempApp(t).Preferences(), func(key, value string) { kept[key] = value; writes++ }}
		p.remember(keptPreferences(kept))
		return p
	}
	p := window()
	if p.String(lastFolder) != "" || p.Int(filesView) != 0 {
		t.Errorf("a fresh one remembers %q and %d", p.String(lastFolder), p.Int(filesView))
	}
	for range 2 {
		p.SetString(lastFolder, "file:///home/ana/cards")
		p.SetInt(filesView, 1)
	}
	if want := (settingsMap{lastFolder: "file:///home/ana/cards", filesView: "1"}); writes != 2 || !maps.Equal(kept, want) {
		t.Errorf("kept in %d writes: %v, want %v", writes, kept, want)
	}
	if p = window(); p.String(lastFolder) != "file:///home/ana/cards" || p.Int(filesView) != 1 || writes != 2 {
		t.Errorf("the next one remembers %q and %d, with %d writes", p.String(lastFolder), p.Int(filesView), writes)
	}
	kept[filesView] = "nonsense"
	if p = window(); p.Int(filesView) != 0 {
		t.Errorf("nonsense is remembered as %d", p.Int(filesView))
	}
}
