package lesson

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
)

// proofs work out the answers that are stored, in another way.
var proofs = map[learning.Place]func(*testing.T, bridge.Board) string{
	{Lesson: "trick", Step: "highest"}:    func(_ *testing.T, b bridge.Board) string { return highest(b, "D4", "DK", "D6") },
	{Lesson: "winners", Step: "spades"}:   sure(card.Spades),
	{Lesson: "winners", Step: "hearts"}:   sure(card.Hearts),
	{Lesson: "winners", Step: "diamonds"}: sure(card.Diamonds),
	{Lesson: "winners", Step: "clubs"}:    sure(card.Clubs),
	{Lesson: "winners", Step: "total"}:    sure(card.Suits[:]...),
	{Lesson: "making", Step: "count"}:     sure(card.Suits[:]...),
	{Lesson: "making", Step: "missing"}: func(_ *testing.T, b bridge.Board) string {
		n, _ := strconv.Atoi(sure(card.Suits[:]...)(nil, b))
		return strconv.Itoa(b.Rules.Needs(b.Contract().Level) - n)
	},
	{Lesson: "making", Step: "where"}: driving,
	{Lesson: "trumps", Step: "clubs"}: sure(card.Clubs),
	{Lesson: "trumps", Step: "total"}: func(_ *testing.T, b bridge.Board) string {
		n, _ := strconv.Atoi(sure(card.Suits[:]...)(nil, b))
		return strconv.Itoa(b.Won(card.NS) + n)
	},
	{Lesson: "ruffing", Step: "ruffs"}: func(_ *testing.T, b bridge.Board) string {
		small := b.Hand(card.South)[card.Diamonds].Len() - 2 // ace and king
		return strconv.Itoa(min(small, b.Hand(card.North)[card.Hearts].Len()))
	},
	{Lesson: "ruffing", Step: "total"}: func(t *testing.T, b bridge.Board) string {
		best := 0
		for _, p := range solved(t, b) {
			best = max(best, p.Tricks.Min)
		}
		return strconv.Itoa(b.Won(card.NS) + best)
	},
	{Lesson: "finesse", Step: "count"}: sure(card.Suits[:]...),
	{Lesson: "finesse", Step: "west"}: func(t *testing.T, b bridge.Board) string { // the king and the nine change places
		deal := strings.NewReplacer("KJT87", "JT987", "92.J7", "K2.J7").Replace(b.Deal.String())
		return winner(t, deal, "3N-S", "SQ SK S3 S4 H3 H7 HQ HK")
	},
	{Lesson: "finesse", Step: "from"}: func(t *testing.T, b bridge.Board) string {
		if winner(t, b.Deal.String(), "3N-S", "SQ S2 S3 SA HQ H2 H3 HK") != "E" {
			return "S"
		}
		return winner(t, b.Deal.String(), "3N-S", "SQ SK S3 S4")
	},
}

// highest returns the highest of some cards of a suit.
func highest(_ bridge.Board, texts ...string) string {
	return slices.MaxFunc(texts, func(x, y string) int {
		a, _ := card.Parse(x)
		b, _ := card.Parse(y)
		return int(a.Rank) - int(b.Rank)
	})
}

// sure counts the tricks that North and South have on top in some suits: cards above which nobody else has one, as many as the longer
// hand can play.
func sure(suits ...card.Suit) func(*testing.T, bridge.Board) string {
	return func(_ *testing.T, b bridge.Board) string {
		n := 0
		for _, suit := range suits {
			n += onTop(b, suit)
		}
		return strconv.Itoa(n)
	}
}

func onTop(b bridge.Board, suit card.Suit) (n int) {
	ours := b.Hand(card.North)[suit] | b.Hand(card.South)[suit]
	theirs := b.Hand(card.East)[suit] | b.Hand(card.West)[suit]
	trick := b.Trick()
	for _, p := range trick.Cards[:trick.Len] {
		if p.Suit == suit {
			theirs = theirs.With(p.Rank) // the lead
		}
	}
	for r := range ours.Ranks() {
		if theirs == 0 || r > theirs.Top() {
			n++
		}
	}
	return min(n, max(b.Hand(card.North)[suit].Len(), b.Hand(card.South)[suit].Len()))
}

// driving returns the suit in which North and South make the most tricks by giving up one to the highest card that is out.
func driving(_ *testing.T, b bridge.Board) string {
	best, most := card.Spades, -1
	for _, suit := range card.Suits {
		ours := b.Hand(card.North)[suit] | b.Hand(card.South)[suit]
		theirs := b.Hand(card.East)[suit] | b.Hand(card.West)[suit]
		n := -1 - onTop(b, suit) // the one that drives it out
		for r := range ours.Ranks() {
			if theirs.Above(r).Len() <= 1 {
				n++
			}
		}
		if n > most {
			best, most = suit, n
		}
	}
	return best.String()
}

// winner returns the winner of the last of some tricks.
func winner(t *testing.T, deal, contract, plays string) string {
	t.Helper()
	b, err := Position{Rules: "Duplicate", Deal: deal, Contract: contract, Plays: plays}.board()
	if err != nil {
		t.Fatal(err)
	}
	seat, err := won(b, false)
	if err != nil {
		t.Fatal(err)
	}
	return seat
}
