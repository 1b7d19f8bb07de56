package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// outlook is the expected play over the layouts tried: for each player as declarer, and each strain, the probability of
// each number of tricks.
type outlook struct {
	t      *thinking
	chance [3][6][14]float64
	extra  [6]float64 // by strain: the value of honours to the player's side, in games that score them
	known  map[few.Contract]float64
}

// hands returns the two hands with which a player would declare in a layout, including the cards played from them.
func (h *hidden) hands(b few.Board, declarer few.Player) (own, dummy card.Hand) {
	at := func(p few.Place) card.Hand {
		all := h.played[p]
		for _, s := range b.Cards(p) {
			if s.There {
				all = all.With(s.Card)
			}
		}
		return all
	}
	own = at(few.Place{Pile: few.Hand, Of: declarer})
	table := few.Place{Pile: few.Dummy, Of: few.Nobody}
	switch b.Rules().Kind {
	case few.TwoDummies:
		return own, at(few.Place{Pile: few.Dummy, Of: declarer})
	case few.OpenOrClosed:
		for _, pile := range []few.Pile{few.OpenPacket, few.ClosedPacket} {
			p := few.Place{Pile: pile, Of: few.Nobody}
			if b.Owner(p) == declarer {
				dummy = at(p)
			}
		}
		return own, dummy
	case few.BridgeForThree:
		if solo := b.Setup().Soloist; declarer != solo {
			for p := range few.Player(3) {
				if p != solo && p != declarer {
					return own, at(few.Place{Pile: few.Hand, Of: p})
				}
			}
		}
		return own, at(table)
	}
	dummy = at(table)
	for p := range few.Player(3) {
		dummy = dummy.Union(at(few.Place{Pile: few.GivenAway, Of: p}))
	}
	return own, dummy
}

// look returns the outlook over some layouts.
func (t *thinking) look(layouts []few.Board) *outlook {
	o := &outlook{t: t, known: map[few.Contract]float64{}}
	share := 1 / float64(len(layouts))
	for _, b := range layouts {
		for p := range few.Player(t.rules.Players()) {
			own, dummy := t.unseen().hands(b, p)
			for _, s := range t.rules.Strains {
				chances := &o.chance[p][s]
				tricks, spread := estimate(own, dummy, s)
				tricks += rivals(t.rules.Kind, s)
				spreadOver(tricks, spread, t.rules.Tricks, func(n int, c float64) { chances[n] += c * share })
			}
		}
	}
	return o
}

// rivals returns the correction of the estimate of declarer's tricks in a strain, as the others have given dummy cards
// that suit them: at Booby, as seen in deals between computer players.
func rivals(k few.Kind, s few.Strain) float64 {
	switch {
	case k != few.Booby:
		return 0
	case s == few.Nullo:
		return 0.8
	}
	return -0.6
}

// makes returns the chance that a contract makes.
func (o *outlook) makes(c few.Contract) float64 {
	sum := 0.0
	for n, chance := range o.chance[c.Declarer][c.Strain] {
		if n <= o.t.rules.Tricks && o.t.rules.Missing(c, n) <= 0 {
			sum += chance
		}
	}
	return sum
}

// tricks returns declarer's expected tricks.
func (o *outlook) tricks(c few.Contract) float64 {
	sum := 0.0
	for n, chance := range o.chance[c.Declarer][c.Strain] {
		sum += float64(n) * chance
	}
	return sum
}

// lacks returns the number of tricks by which a contract is expected to fail; negative if it should make with some to
// spare.
func (o *outlook) lacks(c few.Contract) float64 {
	if c.Strain == few.Nullo {
		return o.tricks(c) - float64(o.t.rules.Needs(c))
	}
	return float64(o.t.rules.Needs(c)) - o.tricks(c)
}

// worth returns the value of a contract to the thinking player.
func (o *outlook) worth(c few.Contract) float64 {
	if c.PassedOut() {
		return 0
	}
	if w, ok := o.known[c]; ok {
		return w
	}
	sum := o.extra[c.Strain]
	for n, chance := range o.chance[c.Declarer][c.Strain] {
		if chance > 1e-6 {
			sum += chance * o.t.worth(c, n)
		}
	}
	o.known[c] = sum
	return sum
}

// doubled is, by game, the probability that a contract is doubled that fails by one trick, and that one is that fails
// by more: it rises with what the others know.
var doubled = [...][2]float64{few.TwoDummies: {0.4, 0.7}, few.OpenOrClosed: {0.4, 0.7}, few.BridgeForThree: {0.3, 0.6}, few.Booby: {0.3, 0.6},
	few.NulloForTwo: {0.4, 0.7}, few.Slam: {0.4, 0.7}, few.ChineseBridge: {0.3, 0.6}}

// settled returns the value of a contract of the player's own side if the others often double when it fails.
func (o *outlook) settled(c few.Contract) float64 {
	if c.Doubling != bridge.Undoubled {
		return o.worth(c)
	}
	costs := c
	costs.Doubling = bridge.Doubled
	known, sum := doubled[o.t.rules.Kind], o.extra[c.Strain]
	for n, chance := range o.chance[c.Declarer][c.Strain] {
		if chance < 1e-6 {
			continue
		}
		worth := o.t.worth(c, n)
		if short := o.t.rules.Missing(c, n); short > 0 {
			often := known[min(short, 2)-1]
			worth += often * (o.t.worth(costs, n) - worth)
		}
		sum += chance * worth
	}
	return sum
}
