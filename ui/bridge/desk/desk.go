// Package desk connects bridge and its variants to the window: their tiles and their part of the home screen, and the
// way to tables, lessons, history and statistics.
package desk

import (
	"context"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/emblem"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Desk is bridge with its kin in a window.
type Desk struct {
	*shared
	memory offer.Memory      // the last summary of past play on the home screen
	last   string            // the game played last, by its id, when the folder was opened; or ""
	picked map[string]picked // choices of sessions not begun, by the game's id

	bids      *bids
	tables    *tables
	singles   *singles
	others    *others
	reviews   *reviews
	days      *days
	course    *course
	exercises *exercises
	evenings  *evenings

	challenges *challengers
}

// picked holds the choices of a new session.
type picked struct {
	length int
	seat   card.Seat
}

var _ family.Family = (*Desk)(nil)

// New returns bridge in a window that has no data folder yet.
func New(w family.Window, deals Deals) *Desk {
	s := &shared{window: w, deals: deals, choices: choices.Default()}
	t := &tables{shared: s, bids: &bids{s}}
	t.singles = &singles{s, t}
	t.others = &others{shared: s}
	t.reviews = &reviews{s, t, t.singles, t.others}
	t.others.reviews = t.reviews
	t.days = &days{s, t, t.others}
	exercises := &exercises{s, t}
	t.course = &course{s, t, exercises}
	t.evenings = &evenings{shared: s, tables: t}
	t.challenges = &challengers{s, t}
	return &Desk{
		shared: s, picked: map[string]picked{}, bids: t.bids, tables: t, singles: t.singles, others: t.others, reviews: t.reviews,
		days: t.days, course: t.course, exercises: exercises, evenings: t.evenings, challenges: t.challenges,
	}
}

// Steps implements [family.Family].
func (d *Desk) Steps() map[int]storage.Step { return bridgestore.Steps }

// Open implements [family.Family].
func (d *Desk) Open(ctx context.Context, s *storage.Store) func() {
	files, _ := s.Systems() // the bidding screen tells of files that can't be read, or be systems
	bidding.Register(files) // before cards that name them are read
	store, chosen, last := bridgestore.On(s), choices.Load(s), ""
	if r, err := store.LastRubber(ctx); err == nil { // without it the first game is offered
		last = r.Rules
	}
	return func() { d.store, d.choices, d.last = store, chosen, last }
}

// Shut implements [family.Family].
func (d *Desk) Shut() { d.store, d.memory = nil, offer.Memory{} } // another folder has another

// Last implements [family.Family].
func (d *Desk) Last() string { return d.last }

// Tiles implements [family.Family]: that of each game, and that of the boards of the day.
func (d *Desk) Tiles() (all []family.Tile) {
	for _, r := range bridge.Games() {
		all = append(all, family.Tile{
			ID:       r.Name,
			Name:     text.Game(r.Name),
			Sentence: text.OfGame(r.Name, "sentence", "Cards", r.Deck.Len()),
			Players:  text.TN("game.players", len(card.Seats)),
			Group:    text.T("games.group.bridge"),
			Picture:  func() vector.Drawing { return emblem.Of(r, d.window.Art().Style, theme.Current()) },
		})
	}
	return append(all, d.days.dailyTile())
}

// About implements [family.Family].
func (d *Desk) About() family.Tile {
	r := bridge.SuperBridge()
	return family.Tile{
		ID:       r.Name,
		Name:     text.T("games.group.bridge"),
		Sentence: text.T("home.family"),
		Players:  text.TN("game.players", len(card.Seats)),
		Picture:  func() vector.Drawing { return emblem.Of(r, d.window.Art().Style, theme.Current()) },
	}
}

// Game implements [family.Family].
func (d *Desk) Game(on family.Screen) string {
	if s, ok := on.(*table.Screen); ok {
		return s.Rules().Name
	}
	return ""
}

// Settings implements [family.Family].
func (d *Desk) Settings(kept func(error)) family.Settings {
	settings := family.Settings{Heading: text.T("settings.bridge"), Note: text.T("settings.next-deal")}
	for _, r := range d.choices.Rows() {
		settings.Rows = append(settings.Rows, family.Choice{
			Label: r.Label, Options: r.Options, Chosen: r.Chosen(d.choices), Choose: func(i int) {
				r.Choose(&d.choices, i)
				d.keepChoices(kept)
			},
		})
	}
	return settings
}

// Begin implements [family.Family].
func (d *Desk) Begin() { d.tables.begin() }
