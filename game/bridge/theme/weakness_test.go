package theme_test

import (
	"flag"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/bridge/theme"
	"github.com/superbridge/superbridge/game/card"
)

// The soak has planted weaknesses found on other boards: -weak-boards 40 -weak-seed a number.
var (
	weakBoards = flag.Int("weak-boards", 0, "boards that players with a planted weakness play; 0 leaves them out")
	weakSeed   = flag.Uint64("weak-seed", 1, "seed of their deals")
	weakMonths = flag.Int("weak-months", 1, "how often they play so many boards")
)

// habit changes a card that is about to be played.
type habit func(v bridge.View, c card.Card) card.Card

// played plays a board to its end, by rules of thumb, but for the habit of a side and that of the others. If the side is perfect it plays as
// well as is possible with all hands open, but for its habit.
func played(t *testing.T, b bridge.Board, side card.Side, perfect bool, does, others habit) bridge.Board {
	t.Helper()
	solver := dd.NewSolver(64 << 20)
	for b.Phase() != bridge.Finished {
		e, err := bot.Advise(t.Context(), b.View(b.Actor()))
		if err != nil {
			t.Fatal(err)
		}
		act := e.Event
		if act.Kind == bridge.CallKind {
			// as it is
		} else if b.Turn().Side() == side && !perfect {
			if act.Kind == bridge.PlayKind {
				act.Card = does(b.View(b.Actor()), act.Card)
			}
		} else if b.Turn().Side() == side {
			p, err := dd.At(b)
			if err != nil {
				t.Fatal(err)
			}
			plays, err := solver.Plays(t.Context(), p, 0)
			if err != nil {
				t.Fatal(err)
			}
			best := slices.MaxFunc(plays, func(a, b dd.Play) int { return a.Tricks.Min - b.Tricks.Min })
			if !best.Cards.Has(act.Card) || act.Kind != bridge.PlayKind {
				c, _ := lowest(best.Cards.Cards())
				act = bridge.Played(c)
			}
			act.Card = does(b.View(b.Actor()), act.Card)
		} else if others != nil && act.Kind == bridge.PlayKind {
			act.Card = others(b.View(b.Actor()), act.Card)
		}
		if b, err = b.Apply(act); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// lowest returns the card of least rank of some, if there is one.
func lowest(cards []card.Card) (card.Card, bool) {
	if len(cards) == 0 {
		return card.Card{}, false
	}
	return slices.MinFunc(cards, func(a, b card.Card) int { return int(a.Rank) - int(b.Rank) }), true
}

// better returns the cards of a suit that can be played and are higher than one.
func better(v bridge.View, than card.Card) (all []card.Card) {
	for c := range v.LegalPlays().Suit(than.Suit).All() {
		if c.Rank > than.Rank {
			all = append(all, c)
		}
	}
	return all
}

// neverDucks takes each trick led by the others that surely can be taken, and leads no low card where it would only give a trick up.
func neverDucks(v bridge.View, c card.Card) card.Card {
	trick := v.Trick()
	if trick.Len == 0 {
		partner, _ := v.Hand(v.Turn().Partner())
		top := v.LegalPlays()[c.Suit].Top()
		if theirs := v.Unseen()[c.Suit].Top(); top > theirs && partner[c.Suit].Top() < theirs {
			c.Rank = top
		}
		return c
	}
	best, _ := trick.Card(trick.Winner(v.Contract().Strain))
	if trick.Leader.Side() == v.Turn().Side() || trick.Winner(v.Contract().Strain).Side() == v.Turn().Side() {
		return c
	}
	var takes []card.Card
	if partner, _ := v.Hand(v.Turn().Partner()); trick.Len == 1 && partner[best.Suit].Top() > v.Unseen()[best.Suit].Top() {
		return c // partner can take it
	}
	for _, one := range better(v, best) {
		if trick.Len == 3 || v.Unseen()[best.Suit].Above(one.Rank) == 0 {
			takes = append(takes, one)
		}
	}
	if one, ok := lowest(takes); ok && c.Rank < best.Rank {
		return one
	}
	return c
}

// neverDraws leads no trumps as long as there is something else.
func neverDraws(v bridge.View, c card.Card) card.Card {
	trump, ok := v.Contract().Strain.Trump()
	if !ok || v.Trick().Len > 0 || c.Suit != trump {
		return c
	}
	var others []card.Card
	for one := range v.LegalPlays().All() {
		if one.Suit != trump {
			others = append(others, one)
		}
	}
	if len(others) == 0 {
		return c
	}
	return slices.MaxFunc(others, func(a, b card.Card) int { return int(a.Rank) - int(b.Rank) })
}

// covered returns the lowest card that covers an honour led before the second hand.
func covered(v bridge.View) (card.Card, bool) {
	trick := v.Trick()
	if trick.Len != 1 || trick.Cards[0].Rank < card.Jack {
		return card.Card{}, false
	}
	c, ok := lowest(better(v, trick.Cards[0]))
	dummy, _ := v.Hand(v.Contract().Dummy())
	return c, ok && (v.Unseen().Union(dummy))[c.Suit].Above(c.Rank) != 0
}

func alwaysCovers(v bridge.View, c card.Card) card.Card {
	if one, ok := covered(v); ok {
		return one
	}
	return c
}

func neverCovers(v bridge.View, c card.Card) card.Card {
	if _, ok := covered(v); ok {
		low, _ := lowest(v.LegalPlays().Suit(v.Trick().Cards[0].Suit).Cards())
		return low
	}
	return c
}

// leadsHonours leads a queen or jack that can be beaten, wherever there is one.
func leadsHonours(v bridge.View, c card.Card) card.Card {
	return honourLed(v, c, func(card.Card) bool { return true })
}

// leadsTouching leads the upper of two touching honours that can be beaten, wherever there are two.
func leadsTouching(v bridge.View, c card.Card) card.Card {
	below := map[card.Rank]card.Rank{card.Queen: card.Jack, card.Jack: card.Ten}
	return honourLed(v, c, func(one card.Card) bool { return v.LegalPlays()[one.Suit].Has(below[one.Rank]) })
}

// honourLed returns a queen or jack to lead that can be beaten and for which something holds, or else c.
func honourLed(v bridge.View, c card.Card, is func(card.Card) bool) card.Card {
	if v.Trick().Len > 0 {
		return c
	}
	for one := range v.LegalPlays().All() {
		if (one.Rank == card.Queen || one.Rank == card.Jack) && v.Unseen()[one.Suit].Above(one.Rank) != 0 && is(one) {
			return one
		}
	}
	return c
}

// points returns the high-card points of a hand.
func points(h card.Hand) (n int) {
	for c := range h.All() {
		switch c.Rank {
		case card.Ace:
			n += 4
		case card.King:
			n += 3
		case card.Queen:
			n += 2
		case card.Jack:
			n++
		}
	}
	return n
}

// aceAlone reports whether two hands have the ace of a suit, neither king nor queen, and at most six cards of it: opponents who lead
// it can be kept from it by a hold-up.
func aceAlone(one, other card.Hand) bool {
	for _, s := range card.Suits {
		held := one[s] | other[s]
		if held.Has(card.Ace) && !held.Has(card.King) && !held.Has(card.Queen) && held.Len() <= 6 {
			return true
		}
	}
	return false
}

// given returns the n-th deal of a month in which South can try a game in a strain, with the calls to it. At no-trump one suit is
// stopped by the ace alone if that is asked for.
func given(t *testing.T, month, n int, strain bridge.Strain, ace bool) bridge.Board {
	t.Helper()
	rules := bridge.Duplicate()
	source := card.Source(*weakSeed, int64(month+1), n)
	for {
		deal := rules.Shuffle(source)
		together := points(deal[card.South]) + points(deal[card.North])
		call := bridge.Bid(3, bridge.NoTrump)
		fits := together >= 24 && together <= 28 && (!ace || aceAlone(deal[card.South], deal[card.North]))
		if trump, ok := strain.Trump(); ok {
			call = bridge.Bid(4, strain)
			fits = together >= 21 && together <= 26 && deal[card.South][trump].Len() >= 4 && deal[card.South][trump].Len()+deal[card.North][trump].Len() >= 8
		}
		if !fits {
			continue
		}
		b, err := bridge.NewBoard(rules, deal, card.South, bridge.VulNone)
		for _, c := range []bridge.Call{call, bridge.Pass, bridge.Pass, bridge.Pass} {
			if err == nil {
				b, err = b.Apply(bridge.Called(c))
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
}

// free returns the n-th deal of a month, to be bid and played.
func free(t *testing.T, month, n int) bridge.Board {
	t.Helper()
	rules := bridge.Duplicate()
	b, err := bridge.NewBoard(rules, rules.Shuffle(card.Source(*weakSeed, int64(1000+month), n)), rules.Dealer(n), rules.Vulnerability(n))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// costs adds up what a side's cards cost by theme in a month: on deals in which the habit comes up if the side is perfect, else on any.
func costs(t *testing.T, month int, strain bridge.Strain, side card.Side, ace, perfect bool, does, others habit) (all []practice.Cost) {
	t.Helper()
	by := make(map[theme.Theme]practice.Cost)
	for n := range *weakBoards {
		b := free(t, month, n)
		if perfect {
			b = given(t, month, n, strain, ace)
		}
		b = played(t, b, side, perfect, does, others)
		byTheme(t, b, by, func(seat card.Seat) bool { return seat.Side() == side })
	}
	for _, one := range theme.All() {
		if by[one].Cards > 0 {
			all = append(all, by[one])
		}
	}
	return all
}

// A player plays as well as can be with all hands open, on deals in which one habit comes up: its themes cost him most. Another plays any deals
// by rules of thumb, but for the habit, and his other mistakes stand beside: how often the habit is what is suggested is printed.
func TestPlantedWeaknesses(t *testing.T) {
	if *weakBoards == 0 {
		t.Skip("it solves 40 boards card by card, for minutes, and runs in make soak: -weak-boards says how many")
	}
	for _, c := range []struct {
		name   string
		strain bridge.Strain
		side   card.Side
		ace    bool // the boards are such that a hold-up can come up
		does   habit
		others habit // of the other side; nil for none
		want   []theme.Theme
	}{
		{"never ducks", bridge.NoTrump, card.NS, true, neverDucks, nil, []theme.Theme{theme.HoldUp, theme.Duck, theme.SecondHand}},
		{"never draws trumps", bridge.Spades, card.NS, false, neverDraws, nil, []theme.Theme{theme.Trumps}},
		{"always covers", bridge.NoTrump, card.EW, false, alwaysCovers, leadsTouching, []theme.Theme{theme.Cover, theme.SecondHand}},
		{"never covers", bridge.NoTrump, card.EW, false, neverCovers, leadsHonours, []theme.Theme{theme.Cover, theme.SecondHand}},
	} {
		for _, perfect := range []bool{true, false} {
			found, dearest := 0, 0
			for month := range *weakMonths {
				all := costs(t, month, c.strain, c.side, c.ace, perfect, c.does, c.others)
				most, try, ok := practice.Weakest(all)
				if ok && slices.Contains(c.want, most.Theme) {
					found++
				}
				if top := slices.MaxFunc(all, func(a, b practice.Cost) int { return a.Tricks - b.Tricks }); slices.Contains(c.want, top.Theme) {
					dearest++
				}
				t.Logf("%s, perfect %v, month %d: %+v is suggested for %+v, of %v", c.name, perfect, month+1, try, most, all)
			}
			t.Logf("%s, perfect %v: found in %d of %d months; it costs most in %d", c.name, perfect, found, *weakMonths, dearest)
			if perfect && dearest < *weakMonths {
				t.Errorf("%s: it isn't found", c.name)
			}
		}
	}
}
