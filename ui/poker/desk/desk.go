// Package desk connects progressive poker to the window: its tile and its part of the home screen, and the way to
// table, history and statistics.
package desk

import (
	"context"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/poker/emblem"
	"github.com/superbridge/superbridge/ui/poker/guide"
	"github.com/superbridge/superbridge/ui/poker/offer"
	"github.com/superbridge/superbridge/ui/poker/seating"
	"github.com/superbridge/superbridge/ui/poker/table"
	_ "github.com/superbridge/superbridge/ui/poker/text" // its messages
)

// Desk is poker in a window.
type Desk struct {
	window  family.Window
	store   *pokerstore.Store // nil while there is trouble with the data folder
	setup   seating.Setup     // of a new game
	memory  offer.Memory
	choices choices
}

var _ family.Family = (*Desk)(nil)

// New returns poker in a window that has no data folder yet.
func New(w family.Window) *Desk { return &Desk{window: w, setup: seating.Usual(), choices: usual()} }

// Steps implements [family.Family]: no data folder is older than poker and has any.
func (d *Desk) Steps() map[int]storage.Step { return nil }

// Open implements [family.Family]. A setup that can't be read is the usual one.
func (d *Desk) Open(_ context.Context, s *storage.Store) func() {
	chosen, _, _ := s.Setting(seating.Setting)
	habits := usual()
	setting.Load(s, choiceFields, &habits)
	return func() { d.store, d.setup, d.choices = pokerstore.On(s), seating.ParseSetup(chosen), habits }
}

// Shut implements [family.Family].
func (d *Desk) Shut() { d.store, d.memory = nil, offer.Memory{} } // another folder has another

// Tiles implements [family.Family].
func (d *Desk) Tiles() []family.Tile {
	return []family.Tile{{
		ID:       poker.Name,
		Name:     text.Game(poker.Name),
		Sentence: text.OfGame(poker.Name, "sentence"),
		Players:  text.T("poker.offer.players", "Least", poker.MinPlayers, "Most", poker.MaxPlayers),
		Group:    text.T("poker.offer.group"),
		Picture:  func() vector.Drawing { return emblem.Of(d.window.Art().Style, theme.Current()) },
	}}
}

// About implements [family.Family]: it has one game.
func (d *Desk) About() family.Tile { return d.Tiles()[0] }

// Last implements [family.Family]: folders in which poker was played say which game was chosen.
func (d *Desk) Last() string { return "" }

// Offer implements [family.Family]: a new game, with the one in progress if there is one.
func (d *Desk) Offer(string) func(context.Context) (family.Offering, error) {
	store, options := d.store, offer.Options{Setup: d.setup, Memory: d.memory, OnSetup: d.keepSetup, OnNew: d.begin, OnPractice: d.practise, OnDaily: d.showDaily}
	return func(ctx context.Context) (family.Offering, error) {
		g, err := seating.Unfinished(ctx, store)
		if g != nil {
			options.Progress, options.OnContinue = progress(*g), func() { d.goOn(g.ID) }
		}
		return offering{offer.New(options), d}, err
	}
}

// keepSetup saves the choices for a new game. If that fails they hold until the window closes.
func (d *Desk) keepSetup(s seating.Setup) {
	d.setup = s
	store := d.store
	d.window.Keep(func() error { return store.SetSetting(seating.Setting, s.String()) }, nil)
}

// Begin implements [family.Family]: it begins a game as it was chosen last.
func (d *Desk) Begin() { d.begin(d.setup) }

// Game implements [family.Family].
func (d *Desk) Game(on family.Screen) string {
	if _, ok := on.(*table.Screen); ok {
		return poker.Name
	}
	return ""
}

// Guide implements [family.Family].
func (d *Desk) Guide(_ string, on family.Screen) family.Guide {
	s, ok := on.(*table.Screen)
	return guide.Of(d.setup.Rules(), ok && s.Places())
}
