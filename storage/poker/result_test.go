package poker_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// example is a hand of game A: seat 2 sets a fantasy, and it returns. (Rules: progressive-poker, Text
// forms.)
func example(t testing.TB) poker.Hand {
	t.Helper()
	its := poker.Table{Rules: poker.Standard(), Game: "A", Hand: 7, Button: 2, Players: []poker.Player{{Seat: 2, Stack: 430, Fantasy: 14}, {Seat: 5, Stack: 30}}}
	var deal []poker.Cards
	for _, text := range []string{"SAS9HKC4HADAD9HJH8C9H9D4H3H2", "SQHQC8D7S6H5DQCKJKS4HTD3H4STS2C5CJ"} {
		deal = append(deal, must(poker.ParseCards(text)))
	}
	h, err := poker.NewHand(its, deal)
	check(t, err)
	for _, text := range []string{"2 SAHADA/HKHJH8H3H2/S9H9D9C9D4:C4", "5 -/SQHQ/C8D7S6", "5 DQ/-/H5:CK", "5 JK/S4/-:HT", "5 -/D3/H4:ST", "5 C5/S2/-:CJ"} {
		h = must(h.Apply(must(poker.ParseAct(text))))
	}
	return h
}

// The result of a hand is stored for the user, wherever he sits, and removed when the hand is undone.
func TestResultOfTheExample(t *testing.T) {
	end := example(t)
	for person, want := range map[poker.Seat]string{
		2: "opponents 1, points 44, chips 30, stack 460, fees 0, bought 0, dead 0, dealt 14, next 14, royalties 22 8 10, won 1 1 1, lost 0 0 0, players club",
		5: "opponents 1, points -44, chips -30, stack 0, fees 0, bought 70, dead 0, dealt 0, next 0, royalties 0 0 2, won 0 0 0, lost 1 1 1, players club",
	} {
		s := open(t, t.TempDir())
		its := end.Table()
		seats := []pokerstore.Sitter{{Seat: 2, Name: "Ann", Level: "club"}, {Seat: 5, Name: "Ben", Level: "club"}}
		seats[person/5].Level = ""
		id := must(s.NewGame(pokerstore.Beginning{Table: its, Person: person, Sitters: seats}))
		j := s.Journal(id)
		check(t, j.Begin(end.Prefix(0)))
		keep := func(from int) {
			for n := from; n <= end.Len(); n++ {
				check(t, j.Append(end.Prefix(n)))
			}
		}
		keep(1)
		check(t, j.Event(0, poker.Event{Kind: poker.Rebuy, Seat: 5, Chips: 70}))
		if got := result(t, s); got != want {
			t.Errorf("seat %v: %s, want %s", person, got, want)
		}
		check(t, j.Undo(end.Prefix(3)))
		if n := number(t, s, "SELECT count(*) FROM hand_result"); n != 0 {
			t.Error("a hand that goes on has a result")
		}
		keep(4)
		if got, want := result(t, s), strings.Replace(want, "bought 70", "bought 0", 1); got != want {
			t.Errorf("seat %v once more: %s, want %s", person, got, want)
		}
		g := must(s.Game(context.Background(), id))
		if table := g.Now.State(); table.Game != "A" || table.Hand != 8 || table.Players[0] != (poker.Player{Seat: 2, Stack: 460, Fantasy: 14}) {
			t.Errorf("the game is %+v", table)
		}
		// A player who leaves pays for the other's fantasy, or gets nothing for his own.
		if person == 2 {
			check(t, j.Event(0, poker.Event{Kind: poker.Leave, Seat: 2}))
			if n := number(t, s, "SELECT won FROM session"); n != 1 {
				t.Errorf("won is %d", n)
			}
			continue
		}
		check(t, j.Event(0, poker.Event{Kind: poker.Rebuy, Seat: 5, Chips: 70}))
		next := must(s.Game(context.Background(), id)).Now
		h := must(poker.NewHand(next.Table(), next.Table().Shuffle(newRandom())))
		check(t, j.Begin(h))
		for !h.Over() {
			h = must(h.Apply(anything(newRandom(), h)))
			check(t, j.Append(h))
		}
		g = must(s.Game(context.Background(), id))
		if last, _ := g.Last(); last.Hand.Table().Players[0].Fantasy != 14 || !last.Hand.Over() {
			t.Errorf("the next hand is %+v", last.Hand.Table())
		}
	}
}

// What leaving and the agreed end cost the person, or bring him, is kept with the hand before, and counts in the end.
func TestFees(t *testing.T) {
	end := example(t)
	events := func(texts ...string) (all []poker.Event) {
		for _, text := range texts {
			all = append(all, must(poker.ParseEvent(text)))
		}
		return all
	}
	for _, tt := range []struct {
		person poker.Seat
		events []poker.Event
		fees   int
		gains  string
		won    int
	}{
		{2, events("rebuy 5 70", "close"), 10, "2:40 5:-40", 1}, // for the fantasy of his that is due
		{5, events("rebuy 5 70", "close"), -10, "2:40 5:-40", -1},
		{2, events("leave 2"), 0, "2:30 5:-30", 1},
		{5, events("leave 5"), 0, "2:30 5:-30", -1}, // he has nothing left
	} {
		s := open(t, t.TempDir())
		seats := []pokerstore.Sitter{{Seat: 2, Name: "Ann"}, {Seat: 5, Name: "Ben"}}
		id := must(s.NewGame(pokerstore.Beginning{Table: end.Table(), Person: tt.person, Sitters: seats}))
		j := s.Journal(id)
		check(t, j.Begin(end.Prefix(0)))
		for n := 1; n <= end.Len(); n++ {
			check(t, j.Append(end.Prefix(n)))
		}
		for i, e := range tt.events {
			check(t, j.Event(i, e))
		}
		var gains string
		check(t, s.Reader().QueryRow("SELECT result FROM session WHERE over").Scan(&gains))
		fees, won := number(t, s, "SELECT fees FROM hand_result"), number(t, s, "SELECT won FROM session")
		if fees != tt.fees || gains != tt.gains || won != tt.won {
			t.Errorf("seat %v after %v: fees %d, gains %s, won %d", tt.person, tt.events, fees, gains, won)
		}
	}
}

// result is the newest result that is kept, as text.
func result(t testing.TB, s *pokerstore.Store) string {
	t.Helper()
	columns := []string{"opponents", "points", "chips", "stack", "fees", "bought", "dead", "dealt", "next"}
	var parts []string
	for _, c := range columns {
		parts = append(parts, fmt.Sprintf("%s %d", c, number(t, s, "SELECT "+c+" FROM hand_result ORDER BY hand DESC")))
	}
	var more string
	check(t, s.Reader().QueryRow(`SELECT 'royalties ' || top || ' ' || middle || ' ' || bottom || ', won ' || top_won || ' ' || middle_won || ' ' || bottom_won ||
		', lost ' || top_lost || ' ' || middle_lost || ' ' || bottom_lost || ', players ' || players FROM hand_result ORDER BY hand DESC`).Scan(&more))
	return strings.Join(append(parts, more), ", ")
}

// Against a dead hand all rows are won, and two dead ones tie; a suspended pair isn't settled.
func TestOutcome(t *testing.T) {
	outcomes := map[string]int{}
	for seed := range uint64(30) {
		r := seeded(seed)
		its := table(poker.Standard(), 50, 50, 50)
		its.Players[2].Fantasy = 15
		its.Suspended = []poker.Pair{{First: 1, Second: 3}}
		h := must(poker.NewHand(its, its.Shuffle(r)))
		for !h.Over() {
			h = must(h.Apply(anything(r, h)))
		}
		sum := 0
		for i, p := range its.Players {
			o := pokerstore.OutcomeOf(h, p.Seat)
			sum += o.Points
			if want := []int{1, 2, 1}[i]; o.Opponents != want {
				t.Errorf("seat %v was settled with %d", p.Seat, o.Opponents)
			}
			rated := h.Settle().Rated[i]
			switch rows := o.Won[0] + o.Won[1] + o.Won[2]; {
			case o.Dead != rated.Dead || o.Royalties != rated.Royalties:
				t.Errorf("seat %v: %+v of %+v", p.Seat, o, rated)
			case o.Dead && rows > 0:
				t.Errorf("a dead hand has won %d rows", rows)
			case o.Dead:
				outcomes["dead"]++
			case rows > 0:
				outcomes["won"]++
			}
		}
		if sum != 0 {
			t.Errorf("points come to %d", sum)
		}
	}
	if outcomes["dead"] < 5 || outcomes["won"] < 5 {
		t.Errorf("that was no test: %v", outcomes)
	}
	if o := pokerstore.OutcomeOf(example(t), 3); o != (pokerstore.Outcome{}) {
		t.Errorf("who isn't there: %+v", o)
	}
	if o := pokerstore.OutcomeOf(example(t).Prefix(2), 2); o != (pokerstore.Outcome{}) {
		t.Errorf("a hand that goes on: %+v", o)
	}
}
