package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/solve"
)

// duoSpread is the spread of tricks around the result of a layout played with all cards open.
const duoSpread = 0.9

// supposed is a layout, with each player's tricks in it as declarer in each strain.
type supposed struct {
	board  few.Board
	tricks [2][6]float64
}

// survey returns some layouts with their tricks. If the opponent has bid, twice as many are tried, and those kept in
// which his bid makes most.
func (t *thinking) survey() ([]supposed, error) {
	e := efforts[t.player.Level]
	n, nodes := e.calls, 0
	switch {
	case t.rules.Kind == few.ChineseBridge && t.player.Level > Beginner:
		n *= 4 // by rules of thumb: too large for the solver
	case t.rules.Kind == few.ChineseBridge:
	case e.exact:
		nodes = e.nodes / 4
	}
	bid, by, any := t.view.Last()
	chooses := any && by == t.other() && bid.Kind == few.BidCall && t.player.Level == Expert
	var all []supposed
	s := solve.NewSolver(thoughtMemory)
	tries := n
	if chooses {
		tries *= 2
	}
	for range tries {
		b, err := t.suppose()
		if err != nil {
			return nil, err
		}
		all = append(all, supposed{board: b})
	}
	solveAll := func(p few.Player, strain few.Strain) error {
		for i := range all {
			if err := t.ctx.Err(); err != nil {
				return err
			}
			tricks, err := t.declarerTricks(s, position(all[i].board, strain, p), nodes)
			if err != nil {
				return err
			}
			all[i].tricks[p][strain] = tricks
		}
		return nil
	}
	if chooses {
		if err := solveAll(by, bid.Strain); err != nil {
			return nil, err
		}
		better := func(l supposed) float64 {
			if bid.Strain == few.Nullo {
				return l.tricks[by][bid.Strain]
			}
			return -l.tricks[by][bid.Strain]
		}
		slices.SortStableFunc(all, func(a, b supposed) int { return compare(better(a), better(b)) })
		all = all[:n]
	}
	for _, strain := range t.rules.Strains {
		for p := range few.Player(2) {
			if chooses && p == by && strain == bid.Strain {
				continue
			}
			if err := solveAll(p, strain); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// outlookOf returns the outlook of some layouts.
func (t *thinking) outlookOf(layouts []supposed) *outlook {
	o := &outlook{t: t, known: map[few.Contract]float64{}}
	share := 1 / float64(len(layouts))
	for _, l := range layouts {
		for _, s := range t.rules.Strains {
			for p := range few.Player(2) {
				chances := &o.chance[p][s]
				spreadOver(l.tricks[p][s], duoSpread, t.rules.Tricks, func(n int, c float64) { chances[n] += c * share })
			}
			o.extra[s] += share * t.honours(l.board, s)
		}
	}
	return o
}

// honours returns the value of honours to the player in a layout, minus that to the opponent.
func (t *thinking) honours(b few.Board, s few.Strain) float64 {
	if s == few.Nullo {
		return 0
	}
	sum := 0
	for p := range few.Player(2) {
		var h card.Hand
		for _, from := range []few.Pile{few.Hand, few.Row, few.Cover, few.Coming, few.Reserve} {
			h = h.Union(pile(b, from, p))
		}
		bonus := t.rules.Sheet.Honours
		points, held := 0, 0
		if trump, ok := s.Trump(); ok {
			for _, rank := range []card.Rank{card.Ten, card.Jack, card.Queen, card.King, card.Ace} {
				if h[trump].Has(rank) {
					held++
				}
			}
			switch held {
			case 4:
				points = bonus.Four
			case 5:
				points = bonus.Five
			}
		} else {
			for _, holding := range h {
				if holding.Has(card.Ace) {
					held++
				}
			}
			if held == 4 {
				points = bonus.Aces
			}
		}
		if p != t.me {
			points = -points
		}
		sum += points
	}
	return float64(sum)
}
