package text

import (
	"regexp"
	"slices"
	"strconv"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
)

// Patterns of statements on the learner's hand when it is time to call.
var (
	saidPoints = regexp.MustCompile(`(?i)\byou (?:do )?have (?:only )?(\d+)\b(?: points)?( together)?|\b(\d+) points (?:with the|are too few)|\bwith (\d+) points\.`)
	saidCards  = regexp.MustCompile(`(?i)\b(one|two|three|four|five|six|seven|eight|nine) (?:fine |good |small )?(spade|heart|diamond|club)s?\b( together)?`)
	numbers    = []string{"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	suits      = map[string]card.Suit{"spade": card.Spades, "heart": card.Hearts, "diamond": card.Diamonds, "club": card.Clubs}
)

// Points and cards mentioned when the learner calls are those of the learner's hand, or those that the call shows.
func TestLessonsCountTheHandRightly(t *testing.T) {
	all := lessonFiles(t)
	points, cards := 0, 0
	for _, l := range lesson.Course() {
		for _, s := range l.Steps {
			b, laid := s.Board()
			if s.Kind() != lesson.Called || !laid || b.Phase() != bridge.AuctionPhase {
				continue
			}
			hand := b.Deal[lesson.Learner]
			counted := countedPoints(b, hand)
			must, may := given(l, s)
			for _, id := range append(must, may...) {
				for _, found := range saidPoints.FindAllStringSubmatch(all[id], -1) {
					n, _ := strconv.Atoi(found[1] + found[3] + found[4])
					if points++; found[2] == "" && !slices.Contains(counted, n) {
						t.Errorf("%s: %q, the hand has %v", id, found[0], counted)
					}
				}
				for _, found := range saidCards.FindAllStringSubmatch(all[id], -1) {
					suit := suits[found[2]]
					has := []int{hand[suit].Len()}
					if s, ok := partnersSuit(b); ok && s == suit {
						// Partner's five cards of a major, and all together.
						has = append(has, 5, 5+hand[suit].Len())
					}
					n := slices.Index(numbers, found[1])
					if cards++; n > 0 && !slices.Contains(has, n) && !shown(b, n, suit) {
						t.Errorf("%s: %q, the hand has %v", id, found[0], has)
					}
				}
			}
		}
	}
	if points < 25 || cards < 15 {
		t.Errorf("%d points and %d lengths are read", points, cards)
	}
}

// countedPoints returns the values of a hand: in high cards, with length, and with a fit for partner's suit.
func countedPoints(b bridge.Board, hand card.Hand) []int {
	count, high := bidding.Counting(b.Rules), 0
	for _, suit := range card.Suits {
		high += count.High(hand[suit])
	}
	all := []int{high, count.Points(hand)}
	if suit, ok := partnersSuit(b); ok {
		all = append(all, count.Support(hand, suit, 3))
	}
	return all
}

// partnersSuit returns the suit that partner has opened.
func partnersSuit(b bridge.Board) (card.Suit, bool) {
	for i, c := range b.Auction().Calls {
		if c.IsBid() && b.Dealer.Next(i) == lesson.Learner.Partner() {
			return c.Strain().Trump()
		}
	}
	return 0, false
}

// shown reports whether the lowest bid of a suit shows n cards of it, as stated about a wrong bid.
func shown(b bridge.Board, n int, suit card.Suit) bool {
	for level := 1; level <= b.Rules.Level; level++ {
		c := bridge.Bid(level, bridge.Strain(suit))
		if b.Auction().Check(b.Rules, c) == nil {
			return bidding.Explain(b.Rules, b.Auction(), c).Length[suit].Min == n
		}
	}
	return false
}
