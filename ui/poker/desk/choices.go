package desk

import (
	"time"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choices holds the user's habits at the table of poker.
type choices struct {
	Pair   time.Duration // how long a pair of the user's is settled; negative: until the user goes on
	Others time.Duration // how long a pair of other players is
}

// untilGoOn is the Pair that waits for the user.
const untilGoOn = -1 * time.Second

// stays are the values of Pair to choose from, the least first.
var stays = []time.Duration{2 * time.Second, 4 * time.Second, untilGoOn}

// othersStay are the values of Others to choose from, the least first.
var othersStay = []time.Duration{900 * time.Millisecond, 1800 * time.Millisecond, 3600 * time.Millisecond}

// usual returns the choices of a new user.
func usual() choices { return choices{Pair: untilGoOn, Others: 1800 * time.Millisecond} }

// choiceFields lists the saved choices.
var choiceFields = []setting.Field[choices]{
	setting.Duration("poker.pair", stays, func(c *choices) *time.Duration { return &c.Pair }),
	setting.Duration("poker.others", othersStay, func(c *choices) *time.Duration { return &c.Others }),
}

// rows returns the choices on the settings screen.
func (c choices) rows() []setting.Row[choices] {
	return []setting.Row[choices]{
		setting.Pace(text.T("poker.settings.pair"), stays, func(c *choices) *time.Duration { return &c.Pair }),
		setting.Pace(text.T("poker.settings.others"), othersStay, func(c *choices) *time.Duration { return &c.Others }),
	}
}

// Settings implements [family.Family]: all else that can be chosen of poker is on the home screen.
func (d *Desk) Settings(kept func(error)) family.Settings {
	settings := family.Settings{Heading: text.T("poker.settings.heading")}
	for _, r := range d.choices.rows() {
		settings.Rows = append(settings.Rows, family.Choice{
			Label: r.Label, Options: r.Options, Chosen: r.Chosen(d.choices), Choose: func(i int) {
				r.Choose(&d.choices, i)
				store, chosen := d.store, d.choices
				d.window.Keep(func() error { return setting.Save(store, choiceFields, chosen) }, kept)
			},
		})
	}
	return settings
}
