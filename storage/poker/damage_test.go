package poker_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// What can't be read, or breaks the rules, is said in plain words with its place, and nothing is lost: not that game, and not
// the others.
func TestDamage(t *testing.T) {
	ctx := context.Background()
	for _, tt := range []struct {
		name, harm, says string
	}{
		{"an act that is none", "UPDATE event SET text = '5 nonsense' WHERE part = 1 AND position = 2", `hand 1, event 3: "5 nonsense" is not an act`},
		{"an illegal act", "UPDATE event SET text = '5 -/SQHQ/C8D7:S6' WHERE part = 1 AND position = 1", "hand 1, event 2: 5 -/SQHQ/C8D7:S6 is not legal"},
		{"an act that is missing", "DELETE FROM event WHERE part = 1 AND position = 2", "hand 1: an event is missing"},
		{"an event that is none", "UPDATE event SET text = 'sneeze 5' WHERE part = 1 AND position = 6", `hand 1, event 7: "sneeze 5" is not an event`},
		{"an event that breaks the rules", "UPDATE event SET text = 'rebuy 1 70' WHERE part = 1 AND position = 6", "hand 1, event 7: rebuy 1 70 is not legal"},
		{"a deal that is too short", "UPDATE hand SET deal = substr(deal, 1, 39) WHERE id = 1", "hand 1: seat 5 is dealt 5 cards, want 17"},
		{"a deal of one player", "UPDATE hand SET deal = substr(deal, 1, 28) WHERE id = 1", "hand 1: cards for 1 players, want 2"},
		{"a deal that is no cards", "UPDATE hand SET deal = 'X' || substr(deal, 2) WHERE id = 1", "hand 1: "},
		{"a card that is there twice", "UPDATE hand SET deal = 'HK' || substr(deal, 3) WHERE id = 1", "hand 1: seat 2 is dealt HK, which is not in the pack so often"},
		{"another table", "UPDATE hand SET players = '2:431:14 5:30:0' WHERE id = 1", "hand 1: its table is"},
		{"no table", "UPDATE hand SET players = 'two of them' WHERE id = 1", `hand 1: "two" is no player`},
		{"a stack of nonsense", "UPDATE poker_game SET players = '2:x:14 5:30:0' WHERE session = 1", `"x" is no number`},
		{"rules that nobody knows", "UPDATE session SET options = 'aces-wild' WHERE id = 1", "aces-wild"},
		{"a person who is nobody", "UPDATE session SET person = '9' WHERE id = 1", `"9" is not a seat`},
		{"a hand that is missing", "UPDATE part SET position = 2 WHERE id = 2", "hand 2: it is missing"},
		{"a hand that isn't over", "DELETE FROM event WHERE part = 1 AND position > 3", "hand 1: it isn't over, but another hand follows"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			s := open(t, dir)
			whole := keepExample(t, s)
			other := keepExample(t, s)
			db := raw(t, dir)
			_, err := db.Exec(tt.harm)
			check(t, err)
			check(t, db.Close())
			before := number(t, s, "SELECT count(*) FROM event")

			_, err = s.Game(ctx, whole)
			var replay *pokerstore.ReplayError
			if !errors.As(err, &replay) || replay.Game != whole || !strings.Contains(err.Error(), "game 1 of poker") || !strings.Contains(err.Error(), tt.says) {
				t.Errorf("it says %v, want %q", err, tt.says)
			}
			j := s.Journal(whole)
			if err := j.Event(0, poker.Event{Kind: poker.Rebuy, Seat: 5, Chips: 1}); err == nil {
				t.Error("something is kept behind it")
			}
			if n := number(t, s, "SELECT count(*) FROM event"); n != before {
				t.Errorf("%d events are left of %d", n, before)
			}
			last, _ := must(s.Game(ctx, other)).Last()
			check(t, s.Journal(other).Append(must(last.Hand.Apply(anything(newRandom(), last.Hand)))))
		})
	}
}

// A list of games is there whatever is wrong with one of them, and so are all others in it.
func TestDamageInList(t *testing.T) {
	ctx := context.Background()
	for _, harm := range []string{
		"UPDATE session SET options = 'aces-wild' WHERE id = 1",
		"UPDATE session SET person = '9' WHERE id = 1",
		"UPDATE session SET result = 'much' WHERE id = 1",
		"DELETE FROM poker_game WHERE session = 1",
	} {
		t.Run(harm, func(t *testing.T) {
			dir := t.TempDir()
			s := open(t, dir)
			damaged, other := keepExample(t, s), keepExample(t, s)
			hands := append(must(s.PartIDs(ctx, damaged)), must(s.PartIDs(ctx, other))...)
			db := raw(t, dir)
			_, err := db.Exec(harm)
			check(t, err)
			check(t, db.Close())
			sums := must(s.Summaries(ctx, []int64{damaged, other}))
			if n := len(sums); n == 0 || sums[n-1].ID != other || len(sums[n-1].Hands) == 0 {
				t.Errorf("the list is %v", sums)
			}
			if all := must(s.HandSummaries(ctx, hands)); len(all) != len(hands) {
				t.Errorf("%d of %d hands are in the list", len(all), len(hands))
			}
		})
	}
}

// keepExample stores a game with the example, an event and an unfinished hand.
func keepExample(t testing.TB, s *pokerstore.Store) int64 {
	t.Helper()
	end := example(t)
	id := must(s.NewGame(pokerstore.Beginning{Table: end.Table(), Person: 2, Sitters: []pokerstore.Sitter{{Seat: 2, Name: "Ann"}, {Seat: 5, Name: "Ben", Level: "club"}}}))
	j := s.Journal(id)
	check(t, j.Begin(end.Prefix(0)))
	for n := 1; n <= end.Len(); n++ {
		check(t, j.Append(end.Prefix(n)))
	}
	check(t, j.Event(0, poker.Event{Kind: poker.Rebuy, Seat: 5, Chips: 70}))
	table := must(s.Game(context.Background(), id)).Now.Table()
	h := must(poker.NewHand(table, table.Shuffle(newRandom())))
	check(t, j.Begin(h))
	check(t, j.Append(must(h.Apply(anything(newRandom(), h)))))
	return id
}

// A game goes to the trash with all that belongs to it, and after its time nothing of it is left.
func TestTrash(t *testing.T) {
	dir := t.TempDir()
	now := start
	s := must(openAt(dir, func() time.Time { return now }))
	id, stays := keepExample(t, s), keepExample(t, s)
	check(t, s.Delete(id))
	if ids := must(s.Unfinished(context.Background())); len(ids) != 1 || ids[0] != stays {
		t.Errorf("unfinished are %v", ids)
	}
	check(t, s.Close())
	for _, later := range []struct {
		days, games int
	}{{29, 2}, {31, 2}, {33, 1}} {
		now = start.AddDate(0, 0, later.days)
		s = must(openAt(dir, func() time.Time { return now }))
		for query, each := range map[string]int{
			"SELECT count(*) FROM poker_game": 1, "SELECT count(*) FROM poker_seat": 2, "SELECT count(*) FROM hand": 2,
			"SELECT count(*) FROM hand_result": 1, "SELECT count(*) FROM event": 8,
		} {
			if n := number(t, s, query); n != each*later.games {
				t.Errorf("after %d days %s is %d, want %d", later.days, query, n, each*later.games)
			}
		}
		check(t, s.Close())
	}
}
