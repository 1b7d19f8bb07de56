package lesson

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// proofs work out the answers that are stored, in another way.
var proofs = map[Place]func(*testing.T, bridge.Board) string{
	{"trick", "highest"}:    func(_ *testing.T, b bridge.Board) string { return highest(b, "D4", "DK", "D6") },
	{"winners", "spades"}:   sure(card.Spades),
	{"winners", "hearts"}:   sure(card.Hearts),
	{"winners", "diamonds"}: sure(card.Diamonds),
	{"winners", "clubs"}:    sure(card.Clubs),
	{"winners", "total"}:    sure(card.Suits[:]...),
	{"making", "count"}:     sure(card.Suits[:]...),
	{"making", "missing"}: func(_ *testing.T, b bridge.Board) string {
		n, _ := strconv.Atoi(sure(card.Suits[:]...)(nil, b))
		return strconv.Itoa(b.Rules.Needs(b.Contract().Level) - n)
	},
	{"making", "where"}: driving,
	{"trumps", "clubs"}: sure(card.Clubs),
	{"trumps", "total"}: func(_ *testing.T, b bridge.Board) string {
		n, _ := strconv.Atoi(sure(card.Suits[:]...)(nil, b))
		return strconv.Itoa(b.Won(card.NS) + n)
	},
	{"ruffing", "ruffs"}: func(_ *testing.T, b bridge.Board) string {
		small := b.Hand(card.South)[card.Diamonds].Len() - 2 // ace and king
		return strconv.Itoa(min(small, b.Hand(card.North)[card.Hearts].Len()))
	},
	{"ruffing", "total"}: func(t *testing.T, b bridge.Board) string {
		best := 0
		for _, p := range solved(t, b) {
			best = max(best, p.Tricks.Min)
		}
		return strconv.Itoa(b.Won(card.NS) + best)
	},
	{"finesse", "count"}: sure(card.Suits[:]...),
	{"finesse", "west"}: func(t *testing.T, b bridge.Board) string { // the king and the nine change places
		deal := strings.NewReplacer("KJT87", "JT987", "92.J7", "K2.J7").Replace(b.Deal.String())
		return winner(t, deal, "3N-S", "SQ SK S3 S4 H3 H7 HQ HK")
	},
	{"finesse", "from"}: func(t *testing.T, b bridge.Board) string {
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
