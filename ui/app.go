// Package ui is the window. This package opens it and switches between screens; each screen has a folder of its own.
package ui

import (
	"context"
	"math/rand/v2"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	bridgedesk "github.com/superbridge/superbridge/ui/bridge/desk"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/crash"
	_ "github.com/superbridge/superbridge/ui/kit/locale" // before Fyne looks
	"github.com/superbridge/superbridge/ui/kit/placement"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/settings"
)

// Options are the arguments of the window.
type Options struct {
	Dir  string // the data folder, or "" if the system names none, which the window reports
	Fast bool   // no animation, and computer players neither wait nor, at bridge, think
	Icon []byte // of the window, a PNG
	// Language is the one that the command line wants, or "" for that of the settings.
	Language text.Language
	Deals    bridgedesk.Deals // of bridge
	// Chance returns the source of chance for a part of a session of other games: a hand of a game of poker.
	Chance func(session int64, part int) *rand.Rand
	// Received is something that another user has sent, as a text, to be shown first; or "".
	Received string
}

// App is the window, with everything that all screens share. All its methods must be called on Fyne's goroutine.
type App struct {
	stack
	options  Options
	app      fyne.App
	families shelf
	store    *storage.Store // nil while there is trouble with the data folder
	settings settings.Settings
	track    *placement.Track

	preferences *preferences
	sound       *sound.Player
	warned      bool // the user has been told that the data file has disappeared

	hadTrouble bool // with the data folder

	spoken   bool          // the language has been chosen
	lettered bool          // the user has chosen the letters of cards since the start
	watched  bool          // crashes are logged beside the data
	asides   crash.Asides  // Fyne's output
	crashed  *crash.Report // of the run before, to be offered on the home screen; or nil

	copying context.CancelFunc  // ends the copy that is made of it in the background; or nil
	resting background.Question // of what the families do while nobody plays

	closing bool  // the window is
	failed  error // the first failed write since it began to close; or nil
}
