// Package desk connects bridge for two and three to the window: the games' tiles and their part of the home screen, and
// the way to tables, history and statistics.
package desk

import (
	"context"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/emblem"
	"github.com/superbridge/superbridge/ui/few/guide"
	"github.com/superbridge/superbridge/ui/few/offer"
	"github.com/superbridge/superbridge/ui/few/seating"
	"github.com/superbridge/superbridge/ui/few/table"
	_ "github.com/superbridge/superbridge/ui/few/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/outcome"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Desk is bridge for two and three in a window.
type Desk struct {
	window family.Window
	store  *fewstore.Store            // nil while there is trouble with the data folder
	setups seating.Setups             // of new sessions, by game
	last   few.Kind                   // the game that was offered last
	memory map[few.Kind]outcome.Tally // the last summary of past play
}

var _ family.Family = (*Desk)(nil)

// New returns bridge for two and three in a window that has no data folder yet.
func New(w family.Window) *Desk {
	return &Desk{window: w, setups: seating.Setups{}, memory: map[few.Kind]outcome.Tally{}}
}

// Steps implements [family.Family]: no data folder is older than these games and has any.
func (d *Desk) Steps() map[int]storage.Step { return nil }

// Open implements [family.Family]. A setup that can't be read is the usual one.
func (d *Desk) Open(_ context.Context, s *storage.Store) func() {
	chosen, _, _ := s.Setting(seating.Setting)
	return func() { d.store, d.setups = fewstore.On(s), seating.ParseSetups(chosen) }
}

// Shut implements [family.Family].
func (d *Desk) Shut() { d.store, d.memory = nil, map[few.Kind]outcome.Tally{} } // another folder has another

// Tiles implements [family.Family].
func (d *Desk) Tiles() (all []family.Tile) {
	for _, r := range few.Games() {
		all = append(all, family.Tile{
			ID:       r.Name,
			Name:     text.Game(r.Name),
			Sentence: text.OfGame(r.Name, "sentence", "Cards", r.Deck.Len()),
			Players:  text.TN("game.players", r.Players()),
			Group:    text.T("few.offer.group"),
			Picture:  func() vector.Drawing { return emblem.Of(r.Name, d.window.Art().Style, theme.Current()) },
		})
	}
	return all
}

// About implements [family.Family].
func (d *Desk) About() family.Tile {
	first := d.Tiles()[0]
	first.Name, first.Sentence = text.T("few.offer.group"), text.T("few.offer.family")
	first.Players = text.T("game.players.range", "Least", few.Of(few.TwoDummies).Players(), "Most", few.Of(few.BridgeForThree).Players())
	return first
}

// Last implements [family.Family]: folders in which these games were played say which one was chosen.
func (d *Desk) Last() string { return "" }

// kind returns the game with an id, or otherwise the last one offered.
func (d *Desk) kind(game string) few.Kind {
	if r, err := few.RulesNamed(game); err == nil {
		return r.Kind
	}
	return d.last
}

// Offer implements [family.Family]: a new session of a game, with the one in progress if there is one.
func (d *Desk) Offer(game string) func(context.Context) (family.Offering, error) {
	d.last = d.kind(game)
	kind, store, art := d.last, d.store, d.window.Art()
	options := offer.Options{Setup: d.setups.Of(kind), Memory: d.memory[kind], OnSetup: d.keepSetup, OnNew: d.begin}
	return func(ctx context.Context) (family.Offering, error) {
		g, err := seating.Unfinished(ctx, store, kind)
		if g != nil {
			options.Progress, options.OnContinue = progress(*g), func() { d.goOn(g.ID) }
		}
		return offering{offer.New(art, options), d, kind}, err
	}
}

// keepSetup saves the choices for a new session. If that fails they hold until the window closes.
func (d *Desk) keepSetup(s seating.Setup, told func(error)) {
	d.setups = d.setups.With(s)
	store, all := d.store, d.setups.String()
	d.window.Keep(func() error { return store.SetSetting(seating.Setting, all) }, told)
}

// Begin implements [family.Family]: it begins a session of the game that was offered last, as it was chosen.
func (d *Desk) Begin() { d.begin(d.setups.Of(d.last)) }

// Settings implements [family.Family]: how long a full trick stays, and automatic play of the only legal card, are
// settings of all bridge games.
func (d *Desk) Settings(func(error)) family.Settings { return family.Settings{} }

// Game implements [family.Family].
func (d *Desk) Game(on family.Screen) string {
	if s, ok := on.(*table.Screen); ok {
		return s.Rules().Name
	}
	return ""
}

// Guide implements [family.Family]: it uses the rules on the table, or otherwise those of a new session.
func (d *Desk) Guide(game string, on family.Screen) family.Guide {
	r := d.setups.Of(d.kind(game)).Rules()
	if s, ok := on.(*table.Screen); ok && s.Rules().Kind == r.Kind {
		r = s.Rules()
	}
	return guide.Of(r)
}
