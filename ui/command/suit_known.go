package command

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// knownFlags are the flags of superbridge suit for what is known of the defenders.
type knownFlags struct {
	f                      flags
	west, east             *int
	westLength, eastLength *string
	westHolds, eastHolds   *string
}

// knownNames are the names of the flags of knownFlags.
var knownNames = []string{"west", "east", "west-length", "east-length", "west-holds", "east-holds"}

func (f flags) known() knownFlags {
	return knownFlags{
		f:          f,
		west:       f.Int("west", 0, text.T("command.suit.flag-west")),
		east:       f.Int("east", 0, text.T("command.suit.flag-east")),
		westLength: f.String("west-length", "", text.T("command.suit.flag-west-length")),
		eastLength: f.String("east-length", "", text.T("command.suit.flag-east-length")),
		westHolds:  f.String("west-holds", "", text.T("command.suit.flag-west-holds")),
		eastHolds:  f.String("east-holds", "", text.T("command.suit.flag-east-holds")),
	}
}

// of fills in what is known. The hands and the deck are there.
func (k knownFlags) of(p suit.Problem) (suit.Problem, error) {
	if k.f.given("west") || k.f.given("east") {
		p.West, p.East = p.Deck.HandLen(), p.Deck.HandLen()
		if k.f.given("west") {
			p.West = *k.west
		}
		if k.f.given("east") {
			p.East = *k.east
		}
	}
	var err error
	if p.WestHolds, err = parseHolding(*k.westHolds); err != nil {
		return p, err
	}
	if p.EastHolds, err = parseHolding(*k.eastHolds); err != nil {
		return p, err
	}
	return k.lengths(p)
}

// lengths fills in how many cards of the suit West may hold.
func (k knownFlags) lengths(p suit.Problem) (suit.Problem, error) {
	if !k.f.given("west-length") && !k.f.given("east-length") {
		return p, nil
	}
	missing := p.Missing().Len()
	west, err := k.length("west-length", *k.westLength, missing)
	if err != nil {
		return p, err
	}
	east, err := k.length("east-length", *k.eastLength, missing)
	if err != nil {
		return p, err
	}
	for n := max(west[0], missing-east[1]); n <= min(west[1], missing-east[0]); n++ {
		p.WestLengths |= 1 << n
	}
	if p.WestLengths == 0 {
		return p, usage("command.suit.lengths", "Missing", missing)
	}
	return p, nil
}

// length reads the least and the greatest number of cards, such as 4 or 2-4; any number if the flag isn't given.
func (k knownFlags) length(name, s string, missing int) ([2]int, error) {
	if !k.f.given(name) {
		return [2]int{0, missing}, nil
	}
	low, high, isRange := strings.Cut(s, "-")
	if !isRange {
		high = low
	}
	least, lowErr := strconv.Atoi(low)
	most, highErr := strconv.Atoi(high)
	if lowErr != nil || highErr != nil || least < 0 || least > most || most > missing {
		return [2]int{}, usage("command.suit.length", "Flag", name, "Length", quoted(s), "Missing", missing)
	}
	return [2]int{least, most}, nil
}
