package placement

import (
	"testing"

	"fyne.io/fyne/v2"
)

// Two screens: the user's own, with a bar of 30 at its top, and above left of it one that is finer.
var (
	own  = Screen{0, 30, 1920, 1050, 1}
	fine = Screen{-3840, -200, 3840, 2160, 2}
)

func TestWhereAWindowComesBack(t *testing.T) {
	for _, tt := range []struct {
		kept    string
		screens []Screen
		size    fyne.Size
		there   bool
	}{
		{"", []Screen{own}, fyne.NewSize(1280, 800), false},
		{"", []Screen{{0, 0, 1024, 600, 1}}, fyne.NewSize(1024, 600), false},
		{"", []Screen{{0, 0, 2048, 1200, 2}}, fyne.NewSize(1024, 600), false},
		{"", nil, fyne.NewSize(1280, 800), false},
		{"100,60 1100x720", []Screen{own}, fyne.NewSize(1100, 720), true},
		{"-3000,100 1500x900", []Screen{own, fine}, fyne.NewSize(1500, 900), true},
		{"-3000,100 2500x1500 maximised", []Screen{own, fine}, fyne.NewSize(1920, 1080), true},
		// The screen has gone.
		{"-3000,100 1500x900", []Screen{own}, fyne.NewSize(1500, 900), false},
		{"2000,100 3000x900", []Screen{own}, fyne.NewSize(1920, 900), false},
		{"100,100 1100x720", nil, fyne.NewSize(1100, 720), false},
		// Its title would be out of reach.
		{"100,10 1100x720", []Screen{own}, fyne.NewSize(1100, 720), false},
		{"100,1080 1100x720", []Screen{own}, fyne.NewSize(1100, 720), false},
		{"1819,100 1100x720", []Screen{own}, fyne.NewSize(1100, 720), true},
		{"1820,100 1100x720", []Screen{own}, fyne.NewSize(1100, 720), false},
		{"-100,100 1100x720", []Screen{own}, fyne.NewSize(1100, 720), true},
		{"-101,100 1100x720", []Screen{own}, fyne.NewSize(1100, 720), false},
	} {
		p, _ := Parse(tt.kept)
		if size, there := p.on(tt.screens); size != tt.size || there != tt.there {
			t.Errorf("%q on %v: %v, %t, want %v, %t", tt.kept, tt.screens, size, there, tt.size, tt.there)
		}
	}
}
