// Package mix seats computer players at the other tables of a duplicate field: a club's mix, in which each pair has its
// own system, conventions, leads and signals, style and level.
//
// Who sits where follows from a seed, and is kept in full with the session ([Tables.String]), so that a session has the
// same field however these shares change.
package mix

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Tables are the players at the other tables of a field, from the second on.
type Tables []bot.Sides

// share says how many pairs of a large field have something.
type share[T any] struct {
	of    T
	pairs int
}

// systems has the shares of the systems that fit a deck, styles and levels those of the others. Experts are few: they
// think six times as long as club players.
var (
	systems = []share[bidding.System]{{bidding.Standard, 4}, {bidding.TwoOverOne, 2}, {bidding.Own, 2}, {bidding.Goren, 1}, {bidding.Acol, 1}}
	styles  = []share[bidding.Style]{{bidding.Ordinary, 9}, {bidding.Bold, 3}, {bidding.Sound, 2}}
	levels  = []share[bot.Level]{{bot.Beginner, 4}, {bot.Club, 11}, {bot.Expert, 1}}
)

// carded is the divisor for the agreements about leads and signals that a pair has: one in that many.
const carded = 5

// switched is the divisor for the conventions that a pair plays otherwise than its system has them: one in that many.
const switched = 8

// Club returns a club's mix for a number of tables, the user's included, as it follows from a seed.
func Club(r bridge.Rules, tables int, seed uint64) Tables {
	source, leads := rand.New(rand.NewPCG(seed, 0)), rand.New(rand.NewPCG(seed, 1))
	all := make(Tables, max(tables-1, 0))
	for _, side := range card.Sides {
		systems, styles, levels := deal(source, systems, len(all)), deal(source, styles, len(all)), deal(source, levels, len(all))
		for i := range all {
			all[i][side].Level = levels[i]
			c := pair(source, systems[i], r).Styled(styles[i])
			for _, a := range bidding.Cardings() {
				c = c.WithCarding(a, leads.IntN(carded) == 0)
			}
			for _, p := range card.Sides {
				all[i][p].Cards[side] = c
			}
		}
	}
	return all
}

// deal returns n things in random order, in rounds that have each thing as often as its share.
func deal[T any](source *rand.Rand, shares []share[T], n int) []T {
	var dealt []T
	for len(dealt) < n {
		var round []T
		for _, s := range shares {
			round = append(round, slices.Repeat([]T{s.of}, s.pairs)...)
		}
		source.Shuffle(len(round), func(i, j int) { round[i], round[j] = round[j], round[i] })
		dealt = append(dealt, round...)
	}
	return dealt[:n]
}

// pair returns the card of a pair that plays a system, or the players' own where it doesn't fit the deck, with some
// conventions switched.
func pair(source *rand.Rand, s bidding.System, r bridge.Rules) bidding.Card {
	if !s.Fits(r) {
		s = bidding.Own
	}
	c := bidding.Card{System: s}
	for _, v := range s.Conventions() {
		if source.IntN(switched) == 0 {
			c = c.With(v, !c.Has(v))
		}
	}
	return c
}

// Seed returns the seed of a text that tells a session from others, such as a date.
func Seed(text string) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, "mix %s", text))
	return binary.LittleEndian.Uint64(sum[:])
}

// word begins the text form of tables.
const word = "mix"

// String returns the text form, as in "mix club:standard/own expert/club:goren+bold". [Parse] reads it.
func (t Tables) String() string {
	words := []string{word}
	for _, s := range t {
		words = append(words, s.String())
	}
	return strings.Join(words, " ")
}

// Parse parses the output of String. It fails if the text is another, as that of a field whose players are alike, or if
// there are no such players any more.
func Parse(text string) (Tables, error) {
	words := strings.Fields(text)
	if len(words) == 0 || words[0] != word {
		return nil, fault.Errorf("%q is no mix of players", text)
	}
	var all Tables
	for _, name := range words[1:] {
		s, err := bot.ParseSides(name)
		if err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, nil
}

// At returns the players at a table, counted from 1; ok is false for the user's, and for tables that there aren't.
func (t Tables) At(table int) (s bot.Sides, ok bool) {
	if table < 2 || table-2 >= len(t) {
		return bot.Sides{}, false
	}
	return t[table-2], true
}
