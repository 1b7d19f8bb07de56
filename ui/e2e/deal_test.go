//go:build window

package e2e

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
)

// Seats are 0 to 3 for N, E, S and W. Seats 0 and 2 are a side, as are 1 and 3.
const (
	seats = "NESW"
	north = 0
	south = 2

	suits = "SHDC"              // as a hand is written
	ranks = "AKQJMZLT987654321" // from the top
)

// pack is the 68 cards as a deal number takes them: spades, hearts, diamonds, clubs, each from
// the top.
var pack = func() (cards []string) {
	for _, s := range suits {
		for _, r := range ranks {
			cards = append(cards, string(s)+string(r))
		}
	}
	return cards
}()

// deal holds the seat of each card.
type deal map[string]int

// dealNumbered returns the deal with a number. The deals are in lexical order of the seats of the cards, so a deal's
// number is the number of deals before it.
func dealNumbered(number string) (deal, error) {
	const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	rest := new(big.Int)
	for _, r := range number {
		v := strings.IndexRune(digits, r)
		if v < 0 {
			return nil, fmt.Errorf("deal number %q: %q is no digit", number, r)
		}
		rest.Add(rest.Lsh(rest, 5), big.NewInt(int64(v)))
	}
	need := [4]int64{17, 17, 17, 17}
	if len(number) != 26 || rest.Cmp(deals(need)) >= 0 {
		return nil, fmt.Errorf("deal number %q is none", number)
	}
	d := make(deal)
	for _, c := range pack {
		for seat := range need {
			if need[seat] == 0 {
				continue
			}
			need[seat]--
			before := deals(need)
			if rest.Cmp(before) < 0 {
				d[c] = seat
				break
			}
			rest.Sub(rest, before)
			need[seat]++
		}
	}
	return d, nil
}

// deals returns the number of ways to deal cards to seats that need a number of cards each: the multinomial
// coefficient.
func deals(need [4]int64) *big.Int {
	ways, cards := big.NewInt(1), int64(0)
	for _, n := range need {
		cards += n
		ways.Mul(ways, new(big.Int).Binomial(cards, n))
	}
	return ways
}

// parseDeal reads N:spades.hearts.diamonds.clubs and so on clockwise.
func parseDeal(text string) (deal, error) {
	hands, ok := strings.CutPrefix(text, "N:")
	if !ok {
		return nil, errors.New("a deal must begin with N:")
	}
	d := make(deal)
	fields := strings.Split(hands, " ")
	if len(fields) != 4 {
		return nil, fmt.Errorf("%d hands", len(fields))
	}
	for seat, hand := range fields {
		count := 0
		for i, holding := range strings.Split(hand, ".") {
			for _, r := range holding {
				if i >= len(suits) || !strings.ContainsRune(ranks, r) {
					return nil, fmt.Errorf("the hand of %c is %q", seats[seat], hand)
				}
				d[suits[i:i+1]+string(r)] = seat
				count++
			}
		}
		if count != 17 {
			return nil, fmt.Errorf("%c has %d cards", seats[seat], count)
		}
	}
	if len(d) != len(pack) {
		return nil, fmt.Errorf("%d different cards", len(d))
	}
	return d, nil
}

// hand returns the cards of a seat, in the order of the pack.
func (d deal) hand(seat int) (cards []string) {
	for _, c := range pack {
		if s, ok := d[c]; ok && s == seat {
			cards = append(cards, c)
		}
	}
	return cards
}
