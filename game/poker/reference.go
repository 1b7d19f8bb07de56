package poker

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// plain returns the strength of a full row without joker, kind by kind as in the rules. Faster ways are tested against
// it. (Rules: progressive-poker, Strength of a row.)
func (r Rules) plain(cards Cards) Strength {
	var many [15]int // of each worth
	for _, c := range cards {
		many[worth(c.Rank)]++
	}
	var ranks []int // each rank once, more frequent ones first, then higher ones
	for n := len(cards); n > 0; n-- {
		for w := 14; w >= 2; w-- {
			if many[w] == n {
				ranks = append(ranks, w)
			}
		}
	}
	if len(ranks) == 0 {
		return 0
	}
	first, second := many[ranks[0]], 0
	if len(ranks) > 1 {
		second = many[ranks[1]]
	}
	same := High
	switch {
	case first == 5:
		same = Five
	case first == 4:
		same = Quads
	case first == 3 && second == 2:
		same = Full
	case first == 3:
		same = Trips
	case first == 2 && second == 2:
		same = TwoPair
	case first == 2:
		same = OnePair
	}
	best := strengthOf(same, ranks...)
	if len(cards) < Bottom.Len() {
		return best // neither sequence nor flush
	}
	top := r.sequence(ranks)
	if top != 0 {
		best = max(best, strengthOf(Straight, top))
	}
	if !slices.ContainsFunc(cards, func(c card.Card) bool { return c.Suit != cards[0].Suit }) {
		var all []int
		for w := 14; w >= 2; w-- {
			for range many[w] {
				all = append(all, w)
			}
		}
		best = max(best, strengthOf(Flush, all...))
		switch {
		case top == 14:
			best = max(best, strengthOf(Royal))
		case top != 0:
			best = max(best, strengthOf(StraightFlush, top))
		}
	}
	return best
}

// sequence returns the top of five ranks in sequence, given in descending order, and 0 if they aren't in sequence.
// (Rules: progressive-poker, R5.)
func (r Rules) sequence(ranks []int) int {
	switch {
	case len(ranks) != 5:
		return 0
	case ranks[0]-ranks[4] == 4:
		return ranks[0]
	case r.AceLow && ranks[0] == 14 && ranks[1] == 5:
		return 5
	}
	return 0
}

// within returns the greatest strength that the joker can give a full row without exceeding a limit, and the joker's
// card: of equally good ones the first of S H D C. The strength is 0 if every choice exceeds the limit. (Rules:
// progressive-poker, R6.)
func (r Rules) within(cards Cards, limit Strength) (best Strength, joker card.Card) {
	at := slices.Index(cards, card.Joker)
	if at < 0 {
		if s := r.plain(cards); s <= limit {
			best = s
		}
		return best, joker
	}
	with := slices.Clone(cards)
	for w := 14; w >= 2; w-- {
		for suit := card.Spades + 1; suit > 0; {
			suit--
			c := card.Card{Suit: suit, Rank: rankOf(w)}
			if !r.JokerRepeats && slices.Contains(cards, c) {
				continue
			}
			with[at] = c
			if s := r.plain(with); s <= limit && s > best {
				best, joker = s, c
			}
		}
	}
	return best, joker
}
