package bidding

import (
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// figures holds the numbers by which the bidding system measures hands and contracts with one deck. All else in the
// system is derived from these and the rules.
type figures struct {
	Count

	less int // points by which the ranges in books are lower, by the pair's style

	// Opening.
	major    int   // cards needed in a major
	minor    int   // cards needed in a minor, which every hand without such a major has
	openNT   Range // points for a balanced 1NT
	twoNT    Range // points for a balanced 2NT
	strong   int   // points for two of a suit
	preEmpt  Range // points for a pre-empt
	longSuit int   // cards for a pre-empt at the level of three

	// Answering.
	respond int // points to respond to one of a suit
	newTwo  int // points for a new suit at the two level
	newStep int // extra points for each level above
	force   int // combined points that commit both hands to game

	// Competing.
	overcall   int   // points for a suit over the opponents' opening
	overcallTo int   // minimum points for that at the two level or higher
	overStep   int   // extra points for an overcall for each level above the lowest of its kind, and for a double for each two
	reopen     int   // points fewer in the pass-out seat
	raiseOver  int   // points by which a contract may be short, in a suit, if the opponents have bid last
	jumpOver   int   // points for a strong jump
	overNT     Range // points for 1NT
	takeOut    int   // points for a take-out double, up to
	takeOutTo  int   // this level of the opponents' bid
	action     int   // combined points needed for a double that asks partner to bid on rather than leave the opponents a part-score at the one level
	doubleMore int   // the opponents' contract is doubled if they lack at least this many points for it
	// doubleTrumps is the number of cards in their suit needed to double a part-score, which costs a game if it makes.
	doubleTrumps int

	slamLoses int // tricks that the lowest slam may lose

	// placing is the leeway of calls that place the contract, telling of those that tell partner something.
	placing, telling int

	noTrumpTricks, trumpTricks estimate

	// noTrump and trumps are the combined points that make a contract at each level a fair bet, in no-trump and in a
	// suit with a fit. Index 0 is the lowest anyone would play.
	noTrump, trumps []int
}

// figures68, figures52 and figures36 are the tables. The points for contracts come from playing some thousand deals
// with these players in all seats: a part-score makes more often than not, a game or a slam about half the time if
// partner has no more than he has shown. A better card player can bid more on the same points. Those for 52 cards have
// been corrected by the double-dummy results of 1,200 deals. Those for 36 come from the double-dummy results of 6,000
// deals, raised by as much as those for 52 are, and, like those for slams with 68, from trying one more or less
// (docs/players.md).
var (
	figures68 = figures{
		Count: Count{Honours: 5, Suit: 5, Short: [3]int{3, 2, 1}, Fit: 10, Balanced: Range{3, 6}, Open: 18},

		major:    6,
		minor:    4,
		openNT:   Range{22, 26},
		twoNT:    Range{31, 34},
		strong:   31,
		preEmpt:  Range{10, 17},
		longSuit: 9,

		respond: 10,
		newTwo:  20,
		newStep: 3,
		force:   38,

		overcall:     12,
		overcallTo:   16,
		overStep:     0,
		reopen:       6,
		raiseOver:    3,
		jumpOver:     26,
		overNT:       Range{22, 28},
		takeOut:      18,
		takeOutTo:    3,
		action:       34,
		doubleMore:   6,
		doubleTrumps: 4,
		slamLoses:    2,

		placing:       4,
		telling:       2,
		noTrumpTricks: estimate{base: -3.96, point: 0.388, ace: 0.18, next: 0.18, run: -0.33, spread: 1.36},
		trumpTricks: estimate{base: -6.1, point: 0.296, ace: 0.17, trump: 0.68, short: [3]float64{2.3, 1.5, 0.5},
			split: -0.16, waste: -0.21, spread: 0.93},

		noTrump: []int{33, 36, 38, 40, 42, 45, 47, 48, 51, 54},
		trumps:  []int{24, 27, 30, 33, 37, 40, 44, 47, 53, 56},
	}
	figures52 = figures{
		Count: Count{Honours: 4, Suit: 4, Short: [3]int{3, 2, 1}, Fit: 8, Balanced: Range{2, 5}, Open: 12},

		major:    5,
		minor:    3,
		openNT:   Range{15, 17},
		twoNT:    Range{21, 22},
		strong:   21,
		preEmpt:  Range{4, 11},
		longSuit: 7,

		respond: 6,
		newTwo:  12,
		newStep: 2,
		force:   24,

		overcall:     11,
		overcallTo:   13,
		overStep:     2,
		reopen:       2,
		raiseOver:    2,
		jumpOver:     17,
		overNT:       Range{15, 18},
		takeOut:      13,
		takeOutTo:    4,
		action:       21,
		doubleMore:   5,
		doubleTrumps: 4,
		slamLoses:    1,

		placing:       3,
		telling:       1,
		noTrumpTricks: estimate{base: -2.84, point: 0.4, ace: 0.44, next: 0.18, run: -0.30, spread: 1.19},
		trumpTricks: estimate{base: -5.91, point: 0.343, ace: 0.3, trump: 0.757, short: [3]float64{1.5, 0.8, 0.2},
			split: -0.23, waste: -0.14, spread: 0.92},

		noTrump: []int{21, 23, 24, 26, 29, 31, 34, 39},
		trumps:  []int{15, 18, 21, 25, 27, 31, 35, 41},
	}
	figures36 = figures{
		Count: Count{Honours: 4, Suit: 3, Short: [3]int{3, 1, 0}, Fit: 6, Balanced: Range{1, 4}, Open: 12},

		major:    4,
		minor:    2,
		openNT:   Range{15, 17},
		twoNT:    Range{21, 22},
		strong:   21,
		preEmpt:  Range{4, 11},
		longSuit: 5,

		respond: 6,
		newTwo:  12,
		newStep: 2,
		force:   24,

		overcall:     11,
		overcallTo:   13,
		overStep:     2,
		reopen:       2,
		raiseOver:    2,
		jumpOver:     17,
		overNT:       Range{15, 18},
		takeOut:      13,
		takeOutTo:    3,
		action:       21,
		doubleMore:   3,
		doubleTrumps: 3,
		slamLoses:    1,

		placing:       3,
		telling:       1,
		noTrumpTricks: estimate{base: -2.37, point: 0.222, ace: 0.97, next: 0.05, run: -0.61, spread: 1.03},
		trumpTricks: estimate{base: -2.03, point: 0.152, ace: 0.66, trump: 0.614, short: [3]float64{0.65, 0.16, -0.11},
			split: -0.19, waste: -0.05, spread: 0.77},

		noTrump: []int{20, 23, 24, 26, 28, 32},
		trumps:  []int{14, 17, 21, 25, 25, 33},
	}
)

// ErrUnknownDeck means that the players have no figures for the deck of a game: it has neither 68 cards, 52 nor 36.
var ErrUnknownDeck = fault.New("the players don't know this deck")

// Knows reports whether the players have figures for the rules' deck. They play with no other: functions of this
// package that take rules or a board panic on an unknown deck, unless they return [ErrUnknownDeck].
func Knows(r bridge.Rules) bool { return figuresOf(r.Deck) != nil }

// Games returns one game with an auction for each deck that the players know, in the order of [bridge.Games].
func Games() (games []bridge.Rules) {
	for _, r := range bridge.Games() {
		had := func(g bridge.Rules) bool { return g.Deck == r.Deck }
		if !r.Choices && Knows(r) && !slices.ContainsFunc(games, had) {
			games = append(games, r)
		}
	}
	return games
}

// figuresOf returns the table for a deck, or nil.
func figuresOf(d card.Deck) *figures {
	switch d {
	case card.Deck68:
		return &figures68
	case card.Deck52:
		return &figures52
	case card.Deck36:
		return &figures36
	}
	return nil
}

// figuresFor returns the table for the rules' deck, which must be known.
func figuresFor(r bridge.Rules) *figures {
	f := figuresOf(r.Deck)
	if f == nil {
		panic(fmt.Sprintf("bidding: %v of %s", ErrUnknownDeck, r.Name))
	}
	return f
}

// total returns the points of all high cards in the deck.
func (f *figures) total() int { return 2 * f.Honours * (f.Honours + 1) }

// highCards returns the points of a hand's high cards.
func (f *figures) highCards(hand card.Hand) int {
	sum := 0
	for _, h := range hand {
		sum += f.High(h)
	}
	return sum
}

// balanced reports whether a hand has no long suit and at most one short one.
func (f *figures) balanced(hand card.Hand) bool { return f.Even(hand) }

// guards reports whether a holding stops the opponents from running the suit: it has an honour, with enough cards to
// keep it from falling under the higher ones.
func (f *figures) guards(h card.Holding) bool {
	for p := range f.Honours {
		if h.Has(card.Ace-card.Rank(p)) && h.Len() > p {
			return true
		}
	}
	return false
}

// need returns the combined points that a contract should have.
func (f *figures) need(strain bridge.Strain, level int) int {
	table := f.trumps
	if strain == bridge.NoTrump {
		table = f.noTrump
	}
	return table[min(level, len(table)-1)]
}

// GameLevel returns the lowest level of a strain that makes game for a side that still needs some trick points for it.
func GameLevel(r bridge.Rules, strain bridge.Strain, lacks int) int {
	level := 1
	for level < r.Level && r.TrickPoints(bridge.Contract{Level: level, Strain: strain}) < lacks {
		level++
	}
	return level
}

// gameLevel returns the lowest level of a strain that makes game for the player's side, given its part-score.
func (v *view) gameLevel(strain bridge.Strain) int { return v.games[v.me.Side()][strain] }

// enoughLevel returns the lowest level of a strain at which a side that is committed to game may stop: that of game, or of slam, which is lower in a
// minor suit with 36 cards.
func (v *view) enoughLevel(strain bridge.Strain) int {
	return min(v.gameLevel(strain), SlamLevel(v.rules))
}

// games returns the lowest level in each strain that makes game for a side that still needs some trick points for it.
func games(r bridge.Rules, lacks int) (levels [len(bridge.Strains)]int) {
	for _, s := range bridge.Strains {
		levels[s] = GameLevel(r, s, lacks)
	}
	return levels
}

// gameForce returns the combined points that commit the player's side to game: with a part-score, fewer by as much as
// game then needs less.
func (v *view) gameForce() int {
	whole := v.whole[bridge.NoTrump]
	return v.force - v.need(bridge.NoTrump, whole) + v.need(bridge.NoTrump, v.gameLevel(bridge.NoTrump))
}

// SlamLevel returns the lowest level that scores a slam.
func SlamLevel(r bridge.Rules) int {
	level := r.Level + 1
	for _, s := range r.Slams {
		level = min(level, s.Level)
	}
	return level
}

// game returns the game bid in no-trump.
func (v *view) game() bridge.Call {
	return bridge.Bid(v.gameLevel(bridge.NoTrump), bridge.NoTrump)
}

// gameIn returns the lowest game bid in a suit.
func gameIn(v *view, s card.Suit) bridge.Call {
	return bridge.Bid(v.gameLevel(bridge.Strain(s)), bridge.Strain(s))
}
