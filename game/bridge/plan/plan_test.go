package plan

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/card"
)

// hand returns a hand from its text.
func hand(t *testing.T, text string) card.Hand {
	t.Helper()
	h, err := card.ParseHand(text)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// whole returns the question of South as declarer who leads, and knows that the other two hands hold some cards. Layouts in
// which West lacks one of certain cards, or East, are ruled out.
func whole(t *testing.T, north, south, hidden, west, east string, need int) Question {
	t.Helper()
	q := Question{Viewer: card.South, Dummy: card.North, Strain: bridge.NoTrump, Whole: true, Need: need}
	q.Trick.Leader = card.South
	cards := hand(t, hidden).Cards()
	for set := range 1 << len(cards) {
		l := ending.Layout{Hands: [4]card.Hand{card.North: hand(t, north), card.South: hand(t, south)}, Weight: 1}
		for i, c := range cards {
			seat := [2]card.Seat{card.East, card.West}[set>>i&1]
			l.Hands[seat] = l.Hands[seat].With(c)
		}
		if l.Hands[card.West].Len() == l.Hands[card.East].Len() && hand(t, west).Minus(l.Hands[card.West]) == (card.Hand{}) &&
			hand(t, east).Minus(l.Hands[card.East]) == (card.Hand{}) {
			q.Layouts = append(q.Layouts, l)
		}
	}
	q.Voters = q.Layouts
	return q
}

// Who doesn't see guesses a finesse right as often as the cards lie so, however long he puts it off; with open hands he
// would always guess it right.
func TestGuess(t *testing.T) {
	for _, test := range []struct {
		name                             string
		north, south, hidden, west, east string
		need, wins, open                 int // of the best card, in layouts
	}{
		{"finesse", "AQ...", "32...", "K54.6..", "4...", "5...", 2, 1, 1},
		{"queen on either side", "KJ2...", "AT3...", "Q7654.6..", "76...", "54...", 3, 1, 2},
		{"the same put off", "KJ2.K..", "AT3.2..", "Q7654.43..6", "76.4..", "54.3..", 4, 1, 2},
		{"no guess", "KJ2...", "AQ3...", "T7654.6..", "76...", "54...", 3, 2, 2},
	} {
		q := whole(t, test.north, test.south, test.hidden, test.west, test.east, test.need)
		answer, err := Try(t.Context(), q, 0)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		wins, open := 0, 0
		for _, play := range answer.Plays {
			wins, open = max(wins, play.Wins.Len()), max(open, play.Open.Len())
			if play.Wins.Minus(play.Open) != (ending.Set{}) {
				t.Errorf("%s, %v: it wins in %v, with open hands in %v", test.name, play.Cards, play.Wins, play.Open)
			}
		}
		if wins != test.wins || open != test.open || answer.Tried != len(q.Layouts) || answer.Need != test.need {
			t.Errorf("%s: best wins in %d layouts of %d, with open hands in %d; want %d and %d", test.name, wins, len(q.Layouts), open, test.wins, test.open)
		}
	}
}

// The goal is the nearest number of tricks that is open.
func TestGoal(t *testing.T) {
	for _, test := range []struct {
		north, south, hidden string
		need, want           int
	}{
		{"AKQ4...", "32.A5..", "JT98.KQ.3.3", 1, 2},
		{"AKQ4...", "32.A5..", "JT98.KQ.3.3", 4, 4},
		{"432...", "5..A.3", "AKQ...KQJ", 3, 1},
	} {
		answer, err := Try(t.Context(), whole(t, test.north, test.south, test.hidden, "...", "...", test.need), 0)
		if err != nil || answer.Need != test.want {
			t.Errorf("%s opposite %s, need %d: %d, want %d, error %v", test.north, test.south, test.need, answer.Need, test.want, err)
		}
	}
}

// A defender who doesn't see keeps the wrong card: on the last club West throws the ♥5, since South's last card is more
// often a spade. A defender who sees keeps it.
func TestBlind(t *testing.T) {
	q := whole(t, "2.4..", ".3..A", "654.5..", "6.5..", "54...", 2)
	q.Keep = hand(t, "...A")
	for _, blind := range []bool{false, true} {
		q.Blind = blind
		answer, err := Try(t.Context(), q, 0)
		if err != nil {
			t.Fatal(err)
		}
		wins := false
		for _, play := range answer.Plays {
			wins = wins || play.Cards == q.Keep && answer.Need == 2 && play.Wins.Len() == 1
		}
		if blind != wins {
			t.Errorf("blind %v: two tricks are reached: %v: %+v", blind, wins, answer)
		}
	}
}

// The same question has the same answer; with little work it fails, and so it does when it is stopped or isn't a question.
func TestLimits(t *testing.T) {
	q := whole(t, "KJ2.K..", "AT3.2..", "Q7654.43..6", "4...", "...", 4)
	one, err := Try(t.Context(), q, 0)
	if err != nil {
		t.Fatal(err)
	}
	if two, err := Try(t.Context(), q, 0); err != nil || !reflect.DeepEqual(one, two) {
		t.Errorf("%+v, and then %+v, %v", one, two, err)
	}
	if _, err := Try(t.Context(), q, 1); !errors.Is(err, ErrLimit) {
		t.Errorf("with no work: %v", err)
	}
	parts := 0
	for work := one.Work / 2; work < one.Work; work += one.Work / 50 {
		part, err := Try(t.Context(), q, work)
		switch {
		case errors.Is(err, ErrLimit):
		case err != nil || part.Tried < fewest:
			t.Errorf("with a part of the work %d of %d layouts are tried, %v", part.Tried, one.Tried, err)
		case part.Tried < one.Tried:
			parts++
		}
	}
	if parts == 0 {
		t.Error("a part of the work is never enough for a part of the layouts")
	}
	stopped, stop := context.WithCancel(t.Context())
	if stop(); true {
		if _, err := Try(stopped, q, 0); !errors.Is(err, context.Canceled) {
			t.Errorf("stopped: %v", err)
		}
	}
	other := q
	other.Trick.Leader = card.West
	if _, err := Try(t.Context(), other, 0); !errors.Is(err, ErrQuestion) {
		t.Errorf("another's turn: %v", err)
	}
}

// A card that is surely worse is left out, unless it must be kept.
func TestLeave(t *testing.T) {
	card := func(c card.Rank, wins ending.Set) Play {
		return Play{Cards: hand(t, card.Card{Suit: card.Spades, Rank: c}.String()[1:]+"..."), Wins: wins}
	}
	all := ending.Set{0xffff}
	plays := []Play{card(9, all), card(8, ending.Set{0xfff}), card(7, ending.Set{0xf}), card(6, ending.Set{0xf})}
	behind := make([]bool, len(plays))
	leave(plays, behind, 16, plays[3].Cards)
	if want := []bool{false, false, true, false}; !reflect.DeepEqual(behind, want) {
		t.Errorf("left behind: %v, want %v", behind, want)
	}
}
