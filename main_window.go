//go:build !nowindow

package main

import (
	_ "embed"

	"github.com/superbridge/superbridge/ui"
	"github.com/superbridge/superbridge/ui/command"
	"github.com/superbridge/superbridge/ui/kit/graphics"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

//go:embed docs/icon.png
var icon []byte

// front is the window.
var front = command.Front{Open: openWindow, Machine: command.Machine{Sound: sound.Check, Screen: look}, Fonts: picture.Fonts}

func openWindow(w command.Window) error {
	return ui.Run(ui.Options{Dir: w.Dir, Language: w.Language, Fast: w.Fast, Icon: icon, Deals: w.Deals, Chance: w.Chance, Received: w.Challenge})
}

func look() (command.Screen, error) {
	s, err := graphics.Look()
	return command.Screen(s), err
}
