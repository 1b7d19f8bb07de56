package fewtest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

const (
	suits = "CDHS" // reversed in files
	ranks = "23456789TJQKA"
)

// cardsOf parses a hand, as in AK.Q..98, to cards as in SA, spades first, from the ace down.
func cardsOf(hand string) ([]string, error) {
	parts := strings.Split(hand, ".")
	if len(parts) != 4 {
		return nil, fmt.Errorf("hand %q", hand)
	}
	var cards []string
	for i, part := range parts {
		for _, rank := range part {
			if !strings.ContainsRune(ranks, rank) {
				return nil, fmt.Errorf("hand %q", hand)
			}
			cards = append(cards, suits[3-i:4-i]+string(rank))
		}
	}
	return sorted(cards), nil
}

func sorted(cards []string) []string {
	cards = slices.Clone(cards)
	slices.SortFunc(cards, func(a, b string) int {
		if a[0] != b[0] {
			return strings.Index(suits, b[:1]) - strings.Index(suits, a[:1])
		}
		return strings.Index(ranks, b[1:]) - strings.Index(ranks, a[1:])
	})
	return cards
}

// handText is the text of a hand.
func handText(cards []string) string {
	var parts [4]string
	for _, c := range sorted(cards) {
		parts[3-strings.Index(suits, c[:1])] += c[1:]
	}
	return strings.Join(parts[:], ".")
}

// ofSuit returns the cards of a suit.
func ofSuit(cards []string, suit string) []string {
	var found []string
	for _, c := range cards {
		if c[:1] == suit {
			found = append(found, c)
		}
	}
	return found
}

// beats reports whether a card wins a trick from the best one before it.
func beats(c, best, strain string) bool {
	if c[0] == best[0] {
		return strings.Index(ranks, c[1:]) > strings.Index(ranks, best[1:])
	}
	return c[:1] == strain
}

// Deal is the cards dealt, and to whom.
type Deal struct {
	Game    string
	Dealer  string // the player's letter; not for three
	Soloist string // for three
	Text    string // as in the lines of JSON, without the quotes around four hands

	// Changed rulings.
	DealerLeads    bool // at Booby dealer's left leads, if he isn't declarer
	ReserveTakenUp bool // at Slam the reserve is taken up after trick 6
}

// fourHands parses "N:hand hand hand hand".
func fourHands(text string) (map[string][]string, error) {
	fields := strings.Fields(strings.TrimPrefix(text, "N:"))
	if len(fields) != 4 || !strings.HasPrefix(text, "N:") {
		return nil, fmt.Errorf("deal %q", text)
	}
	hands := map[string][]string{}
	for i, seat := range []string{"N", "E", "S", "W"} {
		cards, err := cardsOf(fields[i])
		if err != nil {
			return nil, err
		}
		hands[seat] = cards
	}
	return hands, nil
}

// namedHands parses an object of hands.
func namedHands(text string) (map[string][]string, error) {
	var named map[string]string
	if err := json.Unmarshal([]byte(text), &named); err != nil {
		return nil, err
	}
	hands := map[string][]string{}
	for name, hand := range named {
		cards, err := cardsOf(hand)
		if err != nil {
			return nil, err
		}
		hands[name] = cards
	}
	return hands, nil
}

// next returns the player n places after another one.
func next(players, who string, n int) string {
	i := (strings.Index(players, who) + n) % len(players)
	return players[i : i+1]
}
