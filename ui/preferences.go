package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
)

// preferences are what Fyne's own dialogs remember. Fyne keeps that in a file of the home folder, which it writes in place, and which every
// program of ours there watches, reads and writes again: one that read it while another wrote it saw it empty, and wrote that. So nothing of
// ours goes to that file any more. What was in it is known still; what is new is kept with the settings, in the data folder.
type preferences struct {
	fyne.Preferences // in memory, from that file
	keep             func(key, value string)
}

// Keys of what the file dialog remembers: the folder that it showed last, and how it shows files.
const (
	lastFolder = "fyne:fileDialogLastFolder"
	filesView  = "fyne:fileDialogViewLayout"
)

// SetString implements [fyne.Preferences].
func (p *preferences) SetString(key, value string) {
	if p.String(key) == value {
		return
	}
	p.Preferences.SetString(key, value)
	p.keep(key, value)
}

// SetInt implements [fyne.Preferences].
func (p *preferences) SetInt(key string, value int) {
	if p.Int(key) == value {
		return
	}
	p.Preferences.SetInt(key, value)
	p.keep(key, strconv.Itoa(value))
}

// remember takes what was kept.
func (p *preferences) remember(kept map[string]string) {
	if folder, ok := kept[lastFolder]; ok {
		p.Preferences.SetString(lastFolder, folder)
	}
	if view, err := strconv.Atoi(kept[filesView]); err == nil {
		p.Preferences.SetInt(filesView, view)
	}
}

// keptPreferences returns those that are kept with the settings. What can't be read is as if it had never been kept.
func keptPreferences(store interface {
	Setting(key string) (string, bool, error)
}) map[string]string {
	kept := make(map[string]string)
	for _, key := range []string{lastFolder, filesView} {
		if value, ok, err := store.Setting(key); ok && err == nil {
			kept[key] = value
		}
	}
	return kept
}

// own replaces the preferences of Fyne's app by these. Fyne calls whoever does that a provider of a cloud.
type own struct{ preferences fyne.Preferences }

var (
	_ fyne.CloudProvider            = own{}
	_ fyne.CloudProviderPreferences = own{}
)

func (own) ProviderDescription() string                  { return "" }
func (own) ProviderIcon() fyne.Resource                  { return nil }
func (own) ProviderName() string                         { return "" }
func (own) Cleanup(fyne.App)                             {}
func (own) Setup(fyne.App) error                         { return nil }
func (o own) CloudPreferences(fyne.App) fyne.Preferences { return o.preferences }
