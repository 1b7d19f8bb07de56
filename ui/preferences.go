package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
)

// preferences are those of Fyne's own dialogs. Fyne saves them in a file of the home folder, which it writes in place,
// and which every running program of ours watches, reads and writes again: one that read it while another wrote it
// found it empty, and wrote that. So we no longer write to that file. Its contents are still known; new ones are saved
// with the settings, in the data folder.
type preferences struct {
	fyne.Preferences // in memory, from that file
	keep             func(key, value string)
}

// Keys of the file dialog's preferences: the folder that it showed last, and its view of files.
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

// remember takes the saved preferences.
func (p *preferences) remember(kept map[string]string) {
	if folder, ok := kept[lastFolder]; ok {
		p.Preferences.SetString(lastFolder, folder)
	}
	if view, err := strconv.Atoi(kept[filesView]); err == nil {
		p.Preferences.SetInt(filesView, view)
	}
}

// keptPreferences returns those saved with the settings. Those that can't be read are ignored.
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

// own replaces the preferences of Fyne's app by these. Fyne calls that a cloud provider.
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
