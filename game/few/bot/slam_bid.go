package bot

import (
	"math"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/few"
)

// raising is Slam's auction as a game whose final contracts are valued by some layouts: each player raises as is best
// for him against the best raises.
type raising struct {
	t       *thinking
	layouts []supposed
	o       *outlook
	final   map[raise]float64
	values  map[raise]float64
}

// raise is a bid, by a player.
type raise struct {
	bid few.Call
	by  few.Player
}

// contract returns the contract of a bid in a strain; ok is false if it needs too many tricks.
func (a *raising) contract(r raise, s few.Strain) (few.Contract, bool) {
	c := few.Contract{Level: int(r.bid.Level), Strain: r.bid.Strain, Declarer: r.by}
	if r.bid.Kind == few.NumberCall {
		c.Points, c.Strain = int(r.bid.Points), s
		c.Level = a.t.rules.LevelOf(c.Points, s)
	}
	return c, c.Level <= a.t.rules.Level
}

// strains returns the strains among which a declarer chooses.
func (a *raising) strains(r raise) []few.Strain {
	if r.bid.Kind == few.BidCall {
		return []few.Strain{r.bid.Strain}
	}
	return a.t.rules.Strains
}

// ends returns the result if a bid is the last. The player chooses trumps by their average result; the opponent is
// assumed to choose what is best for him in each layout.
func (a *raising) ends(r raise) float64 {
	if w, ok := a.final[r]; ok {
		return w
	}
	best := math.Inf(-1)
	if r.by == a.t.me {
		for _, s := range a.strains(r) {
			if c, ok := a.contract(r, s); ok {
				best = max(best, a.o.settled(c))
			}
		}
	} else {
		sum := 0.0
		for _, l := range a.layouts {
			least := math.Inf(1)
			for _, s := range a.strains(r) {
				if c, ok := a.contract(r, s); ok {
					least = min(least, a.one(l, c))
				}
			}
			sum += least
		}
		best = sum / float64(len(a.layouts))
		// A player who sees that the other can't make it doubles.
		for _, s := range a.strains(r) {
			if c, ok := a.contract(r, s); ok && r.bid.Kind == few.BidCall {
				c.Doubling = bridge.Doubled
				best = max(best, a.o.worth(c))
			}
		}
	}
	a.final[r] = best
	return best
}

// one returns the result of a contract in a layout.
func (a *raising) one(l supposed, c few.Contract) float64 {
	sum := 0.0
	spreadOver(l.tricks[c.Declarer][c.Strain], duoSpread, a.t.rules.Tricks, func(n int, chance float64) {
		if chance > 1e-3 {
			sum += chance * a.t.worth(c, n)
		}
	})
	return sum
}

// raises returns the bids that may follow one, by one to five points, and the slams.
func (a *raising) raises(last few.Call) []few.Call {
	var bids []few.Call
	if last.Kind == few.NumberCall {
		for n := int(last.Points) + 1; n <= min(int(last.Points)+5, 50); n++ {
			bids = append(bids, few.Number(n))
		}
	}
	for level := a.t.rules.Level - 1; level <= a.t.rules.Level; level++ {
		for _, s := range a.t.rules.Strains {
			if c := few.Bid(level, s); a.t.rules.Higher(c, last) {
				bids = append(bids, c)
			}
		}
	}
	return bids
}

// value returns the value of a bid if the opponent answers as is best for him, and so on.
func (a *raising) value(r raise) float64 {
	if w, ok := a.values[r]; ok {
		return w
	}
	best := a.ends(r) // a pass
	for _, bid := range a.raises(r.bid) {
		v := a.value(raise{bid, 1 - r.by})
		if (1-r.by == a.t.me) == (v > best) {
			best = v
		}
	}
	a.values[r] = best
	return best
}

func newRaising(t *thinking, layouts []supposed) *raising {
	return &raising{t: t, layouts: layouts, o: t.outlookOf(layouts), final: map[raise]float64{}, values: map[raise]float64{}}
}

// bidsAlone reports whether the other has passed after a bid, at Slam.
func bidsAlone(calls []few.Made, p few.Player) bool {
	bid := false
	for _, c := range calls {
		bid = bid || c.Call.IsBid()
		if bid && c.Player != p && c.Call == few.Pass {
			return true
		}
	}
	return false
}

// slamBid rates the calls of Slam.
func (t *thinking) slamBid() ([]Option, error) {
	layouts, err := t.survey()
	if err != nil {
		return nil, err
	}
	a := newRaising(t, layouts)
	last, by, any := t.view.Last()
	alone := bidsAlone(t.view.Calls(), t.me)
	var options []Option
	for _, c := range t.view.LegalCalls() {
		why := Reason{Kind: TooHigh, Layouts: len(layouts)}
		worth := 0.0
		switch {
		case c.IsBid() && (alone || t.player.Level == Beginner):
			worth = a.ends(raise{c, t.me})
		case c.IsBid():
			worth = a.value(raise{c, t.me})
		case any:
			worth = a.ends(raise{last, by})
		default: // the opponent may begin
			for n := 6; n <= 10 && t.player.Level > Beginner; n++ {
				worth = min(worth, a.value(raise{few.Number(n), t.other()}))
			}
		}
		switch {
		case c.IsBid():
			why.Kind = BestContract
			if any && by != t.me {
				why.Kind = Outbid
			}
			a.explain(raise{c, t.me}, &why)
		case any && by != t.me:
			why.Kind = LetPlay
			a.explain(raise{last, by}, &why)
		}
		options = append(options, Option{few.Called(c), worth - caution*float64(a.height(c)), why})
	}
	return options, nil
}

// height returns the height of a bid in points, so that the lower of two equally valued ones is the better one.
func (a *raising) height(c few.Call) int {
	switch c.Kind {
	case few.NumberCall:
		return int(c.Points)
	case few.BidCall:
		return int(c.Level) * a.t.rules.Sheet.Price[c.Strain]
	}
	return 0
}

// explain fills in the contract that a bid would become, its tricks and its chance.
func (a *raising) explain(r raise, why *Reason) {
	best := math.Inf(-1)
	for _, s := range a.strains(r) {
		c, ok := a.contract(r, s)
		if !ok {
			continue
		}
		w := a.o.worth(c)
		if r.by != a.t.me {
			w = -w
		}
		if w > best {
			best, why.Contract, why.Strain = w, c, s
			why.Tricks, why.Chance = a.o.tricks(c), a.o.makes(c)
		}
	}
}

// nameTrumps rates the strains that can be named, and the double and its answers.
func (t *thinking) nameTrumps() ([]Option, error) {
	layouts, err := t.survey()
	if err != nil {
		return nil, err
	}
	o := t.outlookOf(layouts)
	now := t.view.Contract()
	named := now.Points == 0 || len(t.view.Answers()) > 0
	var options []Option
	for _, e := range t.view.Legal() {
		c, why := now, Reason{Kind: NameIt, Layouts: len(layouts)}
		switch {
		case e.Kind == few.Naming:
			c.Strain, c.Level = e.Strain, t.rules.LevelOf(now.Points, e.Strain)
		case e.Call == few.Double:
			c.Doubling, why.Kind = bridge.Doubled, DoubleIt
		case e.Call == few.Redouble:
			c.Doubling, why.Kind = bridge.Redoubled, BestContract
		default:
			why.Kind = LetPlay
			if now.Declarer == t.me {
				why.Kind = BestContract
			}
		}
		worth := o.worth(c)
		switch {
		case !named && t.player.Level > Beginner:
			worth = o.settled(c)
		case e.Kind == few.Calling && e.Call == few.Double && t.player.Level > Beginner && now.Points > 0:
			// Declarer may then change trumps, or redouble.
			for _, s := range t.rules.Strains {
				if level := t.rules.LevelOf(now.Points, s); level <= t.rules.Level && s != now.Strain {
					worth = min(worth, o.worth(few.Contract{Level: level, Strain: s, Doubling: bridge.Doubled, Declarer: now.Declarer, Points: now.Points}))
				}
			}
			worth = min(worth, o.worth(few.Contract{Level: now.Level, Strain: now.Strain, Doubling: bridge.Redoubled, Declarer: now.Declarer, Points: now.Points}))
		}
		why.Contract, why.Strain, why.Tricks, why.Chance = c, c.Strain, o.tricks(c), o.makes(c)
		options = append(options, Option{e, worth, why})
	}
	return options, nil
}
