package bot

import (
	"math"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/solve"
)

// chineseExact is the number of tricks of Chinese bridge up to which a level that looks that far solves to the end.
var chineseExact = [...]int{Beginner: 1, Club: 3, Expert: 5}

// duoPlay rates the cards over some layouts, by the contract's result if both players see all cards from there on.
func (t *thinking) duoPlay() ([]Option, error) {
	e := efforts[t.player.Level]
	ahead, layouts := e.ahead, e.cards
	left := t.view.Left()
	if t.rules.Kind == few.ChineseBridge {
		if ahead = e.chinese; left <= chineseExact[t.player.Level] {
			ahead = left
		}
	}
	known := known(t.view)
	if known {
		layouts = 1
	}
	worth := map[card.Card]float64{}
	tricks := map[card.Card]float64{}
	s := solve.NewSolver(thoughtMemory)
	tried := 0
	for range layouts {
		b, err := t.suppose()
		if err != nil {
			return nil, err
		}
		p, err := solve.At(b)
		if err != nil {
			return nil, err
		}
		guesses, err := t.judged(s, p, ahead, e.nodes)
		if err != nil {
			return nil, err
		}
		tried++
		for _, g := range guesses {
			w := t.come(g.Tricks)
			for c := range g.Cards.All() {
				worth[c] += w
				tricks[c] += g.Tricks
			}
		}
	}
	contract := t.view.Contract()
	why := Reason{Kind: MostTricks, Contract: contract, Strain: contract.Strain, Layouts: tried}
	if contract.Strain == few.Nullo {
		why.Kind = FewestTricks
	}
	if known {
		why.Layouts = 0
	}
	var options []Option
	n := float64(max(tried, 1))
	for c := range t.view.LegalPlays().All() {
		reason := why
		reason.Tricks = tricks[c] / n
		// Of equal cards the lowest sufficient one is kept back least.
		options = append(options, Option{few.Played(c), worth[c]/n - 0.001*keeps(c, contract.Strain), reason})
	}
	return options, nil
}

// known reports whether a player knows the place of every card that can still be played.
func known(v few.View) bool {
	if v.Rules().Kind == few.NulloForTwo {
		return false
	}
	places := 0
	for _, p := range v.Places() {
		n := 0
		for _, s := range v.Cards(p) {
			if s.There && s.Card == (card.Card{}) {
				n++
			}
		}
		if n > 0 {
			places++
		}
		if n > 1 && p.Pile == few.Cover {
			return false
		}
	}
	return places <= 1
}

// keeps returns how much a card is worth keeping: if tricks are wanted a high one, otherwise a low one.
func keeps(c card.Card, s few.Strain) float64 {
	if s == few.Nullo {
		return -float64(c.Rank)
	}
	return float64(c.Rank)
}

// judged returns the value of each card of a position in tricks of its player, searched for a number of tricks, or for
// fewer if the nodes don't suffice.
func (t *thinking) judged(s *solve.Solver, p solve.Position, ahead, nodes int) ([]solve.Guess, error) {
	if ahead < p.Left() {
		for ; ; ahead-- {
			if ahead <= 1 {
				nodes = 0 // this trick in any case
			}
			guesses, err := s.Look(t.ctx, p, ahead, nodes)
			if err != nil {
				return nil, err
			}
			n := 0
			for _, g := range guesses {
				n += g.Cards.Len()
			}
			if n == t.view.LegalPlays().Len() {
				return guesses, nil
			}
		}
	}
	plays, err := s.Plays(t.ctx, p, nodes)
	if err != nil {
		return nil, err
	}
	guesses := make([]solve.Guess, len(plays))
	for i, play := range plays {
		guesses[i] = solve.Guess{Cards: play.Cards, Tricks: float64(play.Tricks.Min+play.Tricks.Max) / 2}
		if !play.Tricks.Exact() {
			return t.judged(s, p, min(3, p.Left()-1), nodes)
		}
	}
	return guesses, nil
}

// come returns the result of the contract if the player takes a number of the remaining tricks; it interpolates between
// whole numbers.
func (t *thinking) come(tricks float64) float64 {
	contract := t.view.Contract()
	if contract.Declarer != t.me {
		tricks = float64(t.view.Left()) - tricks
	}
	tricks += float64(t.view.DeclarerTricks())
	low := math.Floor(tricks)
	part := tricks - low
	w := (1 - part) * t.worth(contract, int(low))
	if part > 0 {
		w += part * t.worth(contract, int(low)+1)
	}
	return w
}
