package ui

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Settings implements [family.Family].
func (a *bridgeDesk) Settings(kept func(error)) family.Settings {
	its := family.Settings{Heading: text.T("settings.bridge"), Note: text.T("settings.next-deal")}
	for _, r := range a.choices.Rows() {
		its.Rows = append(its.Rows, family.Choice{
			Label: r.Label, Options: r.Options, Chosen: r.Chosen(a.choices), Choose: func(i int) {
				r.Choose(&a.choices, i)
				a.keepChoices(kept)
			},
		})
	}
	return its
}

// changeHouse keeps the house rules of a game for the sessions from the next one on.
func (a *bridgeDesk) changeHouse(r bridge.Rules, kept func(error)) {
	a.choices.Houses = a.choices.Houses.With(r)
	a.keepChoices(kept)
}

// changeField keeps the field for the sessions from the next one on.
func (a *bridgeDesk) changeField(f offer.Field, kept func(error)) {
	a.choices.Field, a.choices.FieldLevel = f.Setup, f.Level
	a.keepChoices(kept)
}

// ordered returns what was asked last of deals that were ordered for a game, or "".
func (a *bridgeDesk) ordered(r bridge.Rules) string { return a.choices.Order.For(r.Deck) }

// keepOrder keeps what is asked of deals, to be offered again.
func (a *bridgeDesk) keepOrder(c condition.Condition) {
	a.choices.Order = choices.OrderOf(c)
	a.keepChoices(nil)
}

func (a *bridgeDesk) keepChoices(kept func(error)) {
	store, c := a.store, a.choices
	a.runner.Write(a.shown, func() error { return choices.Save(store, c) }, kept)
}
