package offer

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/houserules"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// ruling is a house rule: its option, and the values to choose from, the usual one first.
type ruling struct {
	id     string // the end of the ids of its messages
	of     func(*few.Options) *bool
	values func(few.Rules) string // a figure of the sheet by these rules, or nil if there is a message
}

// rulings are all that there are; a game has those that change its rules.
var rulings = []ruling{
	{"clean", func(o *few.Options) *bool { return &o.CleanRubber }, func(r few.Rules) string { return text.Points(r.Sheet.Rubber[0]) }},
	{"redoubled", func(o *few.Options) *bool { return &o.RedoubledFifty }, func(r few.Rules) string { return text.Points(r.Sheet.Made[bridge.Redoubled]) }},
	{"penalties", func(o *few.Options) *bool { return &o.EvenPenalties }, func(r few.Rules) string { return text.Points(r.Sheet.UndertrickDoubled[0][3]) }},
	{"nullo", func(o *few.Options) *bool { return &o.NulloMinor }, func(r few.Rules) string { return text.Points(r.Sheet.Price[few.Nullo]) }},
	{"lead", func(o *few.Options) *bool { return &o.DealerLeads }, nil},
	{"reserve", func(o *few.Options) *bool { return &o.ReserveTakenUp }, nil},
}

// with returns the rules of a game with a ruling and no other, as usual or changed; ok is false if the game hasn't it.
func (r ruling) with(k few.Kind, changed bool) (rules few.Rules, ok bool) {
	var options few.Options
	*r.of(&options) = true
	if few.Of(k).With(options).Options == (few.Options{}) {
		return few.Rules{}, false
	}
	*r.of(&options) = changed
	return few.Of(k).With(options), true
}

// option describes a ruling, usual or changed.
func (r ruling) option(rules few.Rules, changed bool) string {
	if r.values != nil {
		return r.values(rules)
	}
	if changed {
		return text.T("few.house.changed." + r.id)
	}
	return text.T("few.house.usual." + r.id)
}

// houseLabel returns the label of the button that opens the house rules.
func (g *Game) houseLabel() string {
	options, n := g.options.Setup.Options, 0
	for _, r := range rulings {
		if *r.of(&options) {
			n++
		}
	}
	if n > 0 {
		return text.TN("few.offer.house.changed", n)
	}
	return text.T("few.offer.house")
}

// openHouse lays the sheet of the house rules on the home screen.
func (g *Game) openHouse() {
	g.home.Push(houserules.New(g.art, houserules.Options{
		Home: g.home, Title: text.T("few.offer.house"), Words: text.T("few.offer.house.words"), Rulings: g.rulings,
		Usual: func() bool { return g.options.Setup.Options == few.Options{} },
		Reset: func(kept func(error)) {
			s := g.options.Setup
			s.Options = few.Options{}
			g.choose(s, kept)
		},
	}))
}

// rulings returns the game's rulings, in words.
func (g *Game) rulings() (all []houserules.Ruling) {
	now := g.options.Setup.Options
	for _, r := range rulings {
		var options []string
		for _, changed := range []bool{false, true} {
			if rules, ok := r.with(g.options.Setup.Kind, changed); ok {
				options = append(options, r.option(rules, changed))
			}
		}
		if options == nil {
			continue
		}
		all = append(all, houserules.Ruling{
			Label: text.T("few.house." + r.id), Options: options, Chosen: map[bool]int{true: 1}[*r.of(&now)], About: text.T("few.house.about." + r.id),
			Choose: func(i int, kept func(error)) {
				s := g.options.Setup
				*r.of(&s.Options) = i == 1
				g.choose(s, kept)
			},
		})
	}
	return all
}
