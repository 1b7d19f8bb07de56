package desk

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Settings implements [family.Family].
func (d *Desk) Settings(kept func(error)) family.Settings {
	its := family.Settings{Heading: text.T("settings.bridge"), Note: text.T("settings.next-deal")}
	for _, r := range d.choices.Rows() {
		its.Rows = append(its.Rows, family.Choice{
			Label: r.Label, Options: r.Options, Chosen: r.Chosen(d.choices), Choose: func(i int) {
				r.Choose(&d.choices, i)
				d.keepChoices(kept)
			},
		})
	}
	return its
}

// changeHouse keeps the house rules of a game for the sessions from the next one on.
func (d *Desk) changeHouse(r bridge.Rules, kept func(error)) {
	d.choices.Houses = d.choices.Houses.With(r)
	d.keepChoices(kept)
}

// changeField keeps the field for the sessions from the next one on.
func (d *Desk) changeField(f offer.Field, kept func(error)) {
	d.choices.Field, d.choices.FieldLevel = f.Setup, f.Level
	d.keepChoices(kept)
}

// ordered returns what was asked last of deals that were ordered for a game, or "".
func (d *Desk) ordered(r bridge.Rules) string { return d.choices.Order.For(r.Deck) }

// keepOrder keeps what is asked of deals, to be offered again.
func (d *Desk) keepOrder(c condition.Condition) {
	d.choices.Order = choices.OrderOf(c)
	d.keepChoices(nil)
}

func (d *Desk) keepChoices(kept func(error)) {
	store, c := d.store, d.choices
	d.window.Keep(func() error { return choices.Save(store, c) }, kept)
}
