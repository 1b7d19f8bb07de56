// Package desk connects octagonal chess to the window: its tile and its part of the home screen, and the way to table,
// history and statistics.
package desk

import (
	"context"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/emblem"
	"github.com/superbridge/superbridge/ui/chess/guide"
	"github.com/superbridge/superbridge/ui/chess/offer"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/chess/table"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	_ "github.com/superbridge/superbridge/ui/chess/text" // has its words
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/outcome"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Desk is chess in a window.
type Desk struct {
	window family.Window
	store  *chessstore.Store // nil while there is trouble with the data folder
	setup  seating.Setup     // of a new game
	look   table.Look        // of the board
	memory outcome.Tally
	set    *chess.Arrangement // what was set up last, or nil
}

var _ family.Family = (*Desk)(nil)

// New returns chess in a window that has no data folder yet.
func New(w family.Window) *Desk {
	return &Desk{window: w, setup: seating.Usual(), look: table.UsualLook()}
}

// lookKey is the key of the user's choice of the look of the board.
const lookKey = "chess-board"

// Steps implements [family.Family]: no data folder is older than chess and has any.
func (d *Desk) Steps() map[int]storage.Step { return nil }

// Open implements [family.Family]. Settings that can't be read are as usual.
func (d *Desk) Open(_ context.Context, s *storage.Store) func() {
	chosen, _, _ := s.Setting(seating.Setting)
	look, _, _ := s.Setting(lookKey)
	style := tabletop.UsualStyle()
	setting.Load(s, choiceFields, &style)
	return func() {
		d.store, d.setup, d.look = chessstore.On(s), seating.ParseSetup(chosen), table.ParseLook(look)
		tabletop.Use(style)
	}
}

// Shut implements [family.Family].
func (d *Desk) Shut() { d.store, d.memory, d.set = nil, outcome.Tally{}, nil } // another folder has another

// Tiles implements [family.Family].
func (d *Desk) Tiles() []family.Tile {
	variants := chess.Variants()
	return []family.Tile{{
		ID:       chess.Name,
		Name:     text.Game(chess.Name),
		Sentence: text.OfGame(chess.Name, "sentence", "Squares", chess.Squares),
		Players:  text.T("chess.offer.players-tile", "Least", variants[2].Persons, "Most", variants[0].Persons),
		Group:    text.T("chess.offer.group"),
		Picture:  func() vector.Drawing { return emblem.Of(theme.Current()) },
	}}
}

// About implements [family.Family]: it has one game.
func (d *Desk) About() family.Tile { return d.Tiles()[0] }

// Last implements [family.Family]: folders in which chess was played say which game was chosen.
func (d *Desk) Last() string { return "" }

// Offer implements [family.Family]: a new game, with the one in progress if there is one.
func (d *Desk) Offer(string) func(context.Context) (family.Offering, error) {
	store, art := d.store, d.window.Art()
	options := offer.Options{Setup: d.setup, Memory: d.memory, OnSetup: d.keepSetup, OnNew: d.begin, OnFrom: d.beginFrom,
		OnPuzzles: d.showPuzzles, OnSetUp: d.setUp}
	return func(ctx context.Context) (family.Offering, error) {
		g, err := seating.Unfinished(ctx, store)
		if g != nil {
			options.Progress, options.OnContinue = progress(*g), func() { d.goOn(g.ID) }
		}
		return offering{offer.New(art, options), d}, err
	}
}

// keepSetup saves the choices for a new game. If that fails they hold until the window closes.
func (d *Desk) keepSetup(s seating.Setup, told func(error)) {
	d.setup = s
	store := d.store
	d.window.Keep(func() error { return store.SetSetting(seating.Setting, s.String()) }, told)
}

// keepLook saves the look of the board, as keepSetup does.
func (d *Desk) keepLook(l table.Look) {
	d.look = l
	store := d.store
	d.window.Keep(func() error { return store.SetSetting(lookKey, l.String()) }, nil)
}

// Begin implements [family.Family]: it begins a game as it was chosen last.
func (d *Desk) Begin() { d.begin(d.setup) }

// Game implements [family.Family].
func (d *Desk) Game(on family.Screen) string {
	if _, ok := on.(*table.Screen); ok {
		return chess.Name
	}
	return ""
}

// Guide implements [family.Family]: it uses the rules of the game on the table, or otherwise those of a new one.
func (d *Desk) Guide(_ string, on family.Screen) family.Guide {
	if s, ok := on.(*table.Screen); ok {
		return guide.Of(s.Rules())
	}
	return guide.Of(d.setup.Rules)
}
