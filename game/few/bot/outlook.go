package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// outlook is what is to be expected of the play, over the layouts that were tried: for each player as declarer, and each strain, how
// probable each number of tricks is.
type outlook struct {
	t      *thinking
	chance [3][6][14]float64
	known  map[few.Contract]float64
}

// hands returns the two hands with which a player would declare in a layout.
func (t *thinking) hands(b few.Board, declarer few.Player) (own, dummy card.Hand) {
	at := func(p few.Place) (h card.Hand) {
		for _, s := range b.Cards(p) {
			if s.There {
				h = h.With(s.Card)
			}
		}
		return h
	}
	own = at(few.Place{Pile: few.Hand, Of: declarer})
	table := few.Place{Pile: few.Dummy, Of: few.Nobody}
	switch t.rules.Kind {
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
			own, dummy := t.hands(b, p)
			for _, s := range t.rules.Strains {
				chances := &o.chance[p][s]
				if s == few.Nullo {
					taken := t.nulloTricks(b, p)
					spreadOver(taken, nulloSpread, t.rules.Tricks, func(n int, c float64) { chances[n] += c * share })
					continue
				}
				tricks, spread := estimate(own, dummy, s)
				spreadOver(tricks, spread, t.rules.Tricks, func(n int, c float64) { chances[n] += c * share })
			}
		}
	}
	return o
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

// tricks returns how many tricks declarer is expected to take.
func (o *outlook) tricks(c few.Contract) float64 {
	sum := 0.0
	for n, chance := range o.chance[c.Declarer][c.Strain] {
		sum += float64(n) * chance
	}
	return sum
}

// worth returns what a contract is worth to the player whose thought it is.
func (o *outlook) worth(c few.Contract) float64 {
	if c.PassedOut() {
		return 0
	}
	if w, ok := o.known[c]; ok {
		return w
	}
	sum := 0.0
	for n, chance := range o.chance[c.Declarer][c.Strain] {
		if chance > 1e-6 {
			sum += chance * o.t.worth(c, n)
		}
	}
	o.known[c] = sum
	return sum
}

// settled returns what a contract is worth if the others double whenever that is better for them, as whoever sees as much would.
func (o *outlook) settled(c few.Contract, ours bool) float64 {
	doubled := c
	doubled.Doubling = bridge.Doubled
	if ours {
		return min(o.worth(c), o.worth(doubled))
	}
	return max(o.worth(c), o.worth(doubled))
}
