package desk

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/condition"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// Deals returns the deals of a rubber, by board.
type Deals = seating.Deals

// shared is the state that all parts of the desk share.
type shared struct {
	window  family.Window
	deals   Deals
	store   *bridgestore.Store // nil while there is trouble with the data folder
	choices choices.Choices
}

// game returns the game of bridge that the home screen offers, or else the first.
func (s *shared) game() bridge.Rules {
	if r, err := bridge.RulesNamed(s.window.Chosen()); err == nil {
		return r
	}
	return bridge.Games()[0]
}

// played returns the game as the next session of it is played: by the house rules that have been chosen.
func (s *shared) played() bridge.Rules { return s.choices.Houses.Of(s.game()) }

// changeHouse saves the house rules of a game for its next sessions.
func (s *shared) changeHouse(r bridge.Rules, kept func(error)) {
	s.choices.Houses = s.choices.Houses.With(r)
	s.keepChoices(kept)
}

// changeField saves the field for the next sessions.
func (s *shared) changeField(f offer.Field, kept func(error)) {
	s.choices.Field, s.choices.FieldAlike, s.choices.FieldLevel = f.Setup, f.Alike, f.Level
	s.keepChoices(kept)
}

// ordered returns the last condition of deals ordered for a game, or "".
func (s *shared) ordered(r bridge.Rules) string { return s.choices.Order.For(r.Deck) }

// keepOrder saves a condition of deals, to be offered again.
func (s *shared) keepOrder(c condition.Condition) {
	s.choices.Order = choices.OrderOf(c)
	s.keepChoices(nil)
}

func (s *shared) keepChoices(kept func(error)) {
	store, c := s.store, s.choices
	s.window.Keep(func() error { return choices.Save(store, c) }, kept)
}
