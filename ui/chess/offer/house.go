package offer

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/houserules"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// houseLabel returns the label of the button that opens the house rules.
func (g *Game) houseLabel() string {
	n := 0
	for _, r := range g.options.Setup.Rules.Rulings() {
		if r.Chosen != 0 {
			n++
		}
	}
	if n > 0 {
		return text.TN("chess.offer.house.changed", n)
	}
	return text.T("chess.offer.house")
}

// openHouse lays the sheet of the house rules on the home screen.
func (g *Game) openHouse() {
	g.home.Push(houserules.New(g.art, houserules.Options{
		Home: g.home, Title: text.T("chess.offer.house"), Words: text.T("chess.offer.house.words"), Rulings: g.rulings,
		Usual: func() bool { return g.options.Setup.Rules == g.usual() },
		Reset: func(kept func(error)) { g.chooseRules(g.usual(), nil, kept) },
	}))
}

// usual returns the rules of the variant without house rules.
func (g *Game) usual() chess.Rules { return chess.Usual(g.options.Setup.Rules.Variant) }

// rulings returns the possible rulings in words.
func (g *Game) rulings() (all []houserules.Ruling) {
	for _, r := range g.options.Setup.Rules.Rulings() {
		var options []string
		for _, o := range r.Options {
			options = append(options, text.T("chess.house.option."+r.ID+"-"+o))
		}
		all = append(all, houserules.Ruling{
			Label: text.T("chess.house." + r.ID), Options: options, Chosen: r.Chosen, About: text.T("chess.house.about." + r.ID),
			Choose: func(i int, kept func(error)) {
				rules, err := g.options.Setup.Rules.With(r.ID, i)
				g.chooseRules(rules, err, kept)
			},
		})
	}
	return all
}

// chooseRules saves the setup with other house rules, and shows it.
func (g *Game) chooseRules(rules chess.Rules, err error, kept func(error)) {
	if err != nil {
		kept(err)
		return
	}
	s := g.options.Setup
	s.Rules = rules
	g.choose(s, kept)
}
