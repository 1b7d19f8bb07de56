package poker_test

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// evenings stores some games of different lengths: of the user against one and three others, the last in the middle of
// a hand.
func evenings(t testing.TB, s *pokerstore.Store) (games []int64) {
	t.Helper()
	for seed, stacks := range [][]int{{60, 60}, {200, 200, 200, 200}, {90, 90, 90}} {
		rules := poker.Standard()
		its := table(rules, stacks...)
		its.Players[0].Fantasy = []int{0, 14, 0}[seed]
		e, id := newEvening(t, s, uint64(seed)+7, its)
		for range 5 {
			for e.next(); !e.hand.Over(); {
				e.act()
			}
			e.rebuys()
		}
		if seed < 2 {
			e.event(poker.Event{Kind: poker.Close})
		} else {
			e.next()
			e.act()
		}
		games = append(games, id)
	}
	return games
}

func ids(found []storage.Dated) (all []int64) {
	for _, d := range found {
		all = append(all, d.ID)
	}
	return all
}

// Whatever is looked for, those hands are found for which it is true, the newest first, and the games that have them.
func TestFind(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	games := evenings(t, s)
	var all []pokerstore.HandSummary
	for _, id := range games {
		all = append(all, must(s.HandSummaries(ctx, must(s.PartIDs(ctx, id))))...)
	}
	if len(all) != 16 {
		t.Fatalf("%d hands are there", len(all))
	}
	check(t, s.MarkPart(all[3].ID, storage.Marks{Name: "The Fantastic One", Starred: true}))
	check(t, s.MarkSession(games[2], storage.Marks{Note: "at Ann's"}))
	all[3].Name, all[3].Marks.Starred = "The Fantastic One", true
	won := map[int64]int{}
	for _, sum := range must(s.Summaries(ctx, games[:2])) {
		won[sum.ID] = sum.Chips
	}
	slices.Reverse(all)
	over := func(h pokerstore.HandSummary) bool { return !h.Finished.IsZero() }
	wanted := map[string]func(pokerstore.HandSummary) bool{
		"won": func(h pokerstore.HandSummary) bool { return h.Chips > 0 }, "lost": func(h pokerstore.HandSummary) bool { return h.Chips < 0 },
		"dead": func(h pokerstore.HandSummary) bool { return h.Dead }, "fantasy": func(h pokerstore.HandSummary) bool { return h.Dealt > 0 },
		"fantasy-next": func(h pokerstore.HandSummary) bool { return h.Dealt == 0 && h.Next > 0 },
		"return":       func(h pokerstore.HandSummary) bool { return h.Dealt > 0 && h.Next > 0 },
		"royalties":    func(h pokerstore.HandSummary) bool { return h.Royalties > 0 },
		"unfinished":   func(h pokerstore.HandSummary) bool { return !over(h) },
		"starred":      func(h pokerstore.HandSummary) bool { return h.Marks.Starred },
		"helped":       func(h pokerstore.HandSummary) bool { return h.Undos+h.Hints > 0 },
		"game-won":     func(h pokerstore.HandSummary) bool { return won[h.Game] > 0 },
		"game-lost":    func(h pokerstore.HandSummary) bool { return won[h.Game] < 0 },
	}
	same := func(name string, f pokerstore.Filter, is func(pokerstore.HandSummary) bool) {
		t.Helper()
		var hands, of []int64
		for _, h := range all {
			if !is(h) {
				continue
			}
			hands = append(hands, h.ID)
			if !slices.Contains(of, h.Game) {
				of = append(of, h.Game)
			}
		}
		if got := ids(must(s.DatedHands(ctx, f))); !slices.Equal(got, hands) {
			t.Errorf("%s: found hands %d, want %d", name, got, hands)
		}
		if got := ids(must(s.DatedGames(ctx, f))); !slices.Equal(got, of) {
			t.Errorf("%s: found games %d, want %d", name, got, of)
		}
	}
	for name, is := range wanted {
		same(name, pokerstore.Filter{Terms: name}, is)
	}
	for _, name := range pokerstore.Terms() {
		if wanted[name] == nil {
			must(s.DatedHands(ctx, pokerstore.Filter{Terms: name})) // it is a question at least
		}
	}
	any := func(pokerstore.HandSummary) bool { return true }
	same("all", pokerstore.Filter{}, any)
	same("no term", pokerstore.Filter{Terms: "xyzzy"}, func(pokerstore.HandSummary) bool { return false })
	same("name", pokerstore.Filter{Text: "fantastic one"}, func(h pokerstore.HandSummary) bool { return h.Name != "" })
	same("note", pokerstore.Filter{Text: "ann's"}, func(h pokerstore.HandSummary) bool { return h.Game == games[2] })
	same("player", pokerstore.Filter{Text: "DORA"}, func(h pokerstore.HandSummary) bool { return len(h.Sitters) == 4 })
	same("year", pokerstore.Filter{Text: "2026-11"}, over)
	same("another year", pokerstore.Filter{Text: "2025"}, func(pokerstore.HandSummary) bool { return false })
	same("level", pokerstore.Filter{Players: "club"}, any)
	same("opponents", pokerstore.Filter{Rivals: 1}, func(h pokerstore.HandSummary) bool { return over(h) && len(h.Sitters) == 2 })
	same("ended", pokerstore.Filter{Ended: true}, func(h pokerstore.HandSummary) bool { return h.GameEnded })
	same("counted", pokerstore.Filter{Counted: true}, over)
	same("alone", pokerstore.Filter{Alone: true}, any)
	same("these", pokerstore.Filter{Hands: fmt.Sprintf("%d,%d", all[2].ID, all[9].ID)}, func(h pokerstore.HandSummary) bool { return h.ID == all[2].ID || h.ID == all[9].ID })
	from, to := all[10].Finished, all[4].Finished
	same("time", pokerstore.Filter{From: from, To: to}, func(h pokerstore.HandSummary) bool {
		return over(h) && !h.Finished.Before(from) && h.Finished.Before(to)
	})

	check(t, s.Delete(games[1]))
	same("what is left", pokerstore.Filter{}, func(h pokerstore.HandSummary) bool { return h.Game != games[1] })
	same("the trash", pokerstore.Filter{Deleted: true}, func(h pokerstore.HandSummary) bool { return h.Game == games[1] })
}

// A game in which no hand has begun is found where nothing is asked of hands.
func TestAGameWithoutHands(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	id := begin(t, s, table(poker.Standard(), 50, 50), "expert")
	for name, tt := range map[string]struct {
		f    pokerstore.Filter
		want bool
	}{"all": {pokerstore.Filter{}, true}, "a player": {pokerstore.Filter{Text: "ben"}, true}, "another": {pokerstore.Filter{Text: "bert"}, false}, "dead": {pokerstore.Filter{Terms: "dead"}, false}} {
		if got := ids(must(s.DatedGames(ctx, tt.f))); slices.Contains(got, id) != tt.want {
			t.Errorf("%s: found %d", name, got)
		}
	}
}

// A summary has the results of the hands and the game, and a hand comes with all its data.
func TestSummaries(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	games := evenings(t, s)
	for _, sum := range must(s.Summaries(ctx, append(games, 99))) {
		g := must(s.Game(ctx, sum.ID))
		if sum.Chips != g.Gains()[1] || sum.Over != g.Over || len(sum.Hands) != 5 || sum.Person != 1 || len(sum.Sitters) != len(g.Sitters) {
			t.Errorf("game %d has come to %+v, want %d chips", sum.ID, sum, g.Gains()[1])
		}
		place := 1
		for _, gain := range g.Gains() {
			if gain > g.Gains()[1] {
				place++
			}
		}
		if want := map[bool]int{true: place}[g.Over]; sum.Place(1) != want || sum.Place(6) != 0 {
			t.Errorf("game %d: place %d, want %d", sum.ID, sum.Place(1), want)
		}
		for i, p := range g.Hands {
			w := must(s.Hand(ctx, p.ID))
			if fmt.Sprint(w.Hand.Acts(), w.After) != fmt.Sprint(p.Hand.Acts(), p.After) || w.Number != i+1 || w.Game != sum.ID {
				t.Errorf("hand %d is %+v", p.ID, w)
			}
			if i == 5 {
				continue
			}
			o := pokerstore.OutcomeOf(p.Hand, 1)
			want := pokerstore.Result{Points: o.Points, Chips: o.Chips, Dead: o.Dead, Dealt: o.Dealt, Next: o.Next, Royalties: o.Royalties[0] + o.Royalties[1] + o.Royalties[2]}
			if sum.Hands[i] != want || w.Result != want {
				t.Errorf("hand %d comes to %+v and %+v, want %+v", p.ID, sum.Hands[i], w.Result, want)
			}
		}
	}
	if _, err := s.Hand(ctx, 99); err == nil || !strings.Contains(err.Error(), "there is no such hand of poker") {
		t.Errorf("of no hand it says %v", err)
	}
}

// Lists of many hands are there at once.
func BenchmarkFind(b *testing.B) {
	ctx := context.Background()
	s := open(b, b.TempDir())
	evenings(b, s)
	check(b, s.Write(func(tx *sql.Tx) error { return manyHands(tx, 20_000) }))
	if n := number(b, s, "SELECT count(*) FROM hand"); n < 20_000 {
		b.Fatalf("%d hands", n)
	}
	for name, f := range map[string]pokerstore.Filter{"All": {}, "Dead": {Terms: "dead"}, "Word": {Text: "ann"}, "Period": {From: start.Add(time.Hour)}} {
		b.Run("Hands/"+name, func(b *testing.B) {
			for b.Loop() {
				must(s.DatedHands(ctx, f))
			}
		})
		b.Run("Games/"+name, func(b *testing.B) {
			for b.Loop() {
				must(s.DatedGames(ctx, f))
			}
		})
	}
}

// manyHands copies the hands of the first game until there are n.
func manyHands(tx *sql.Tx, n int) error {
	for game := 100; (game-100)*5 < n; game++ {
		for _, statement := range []string{
			"INSERT INTO session (id, started, changed, game, options, person, over, result, won) SELECT ?1, started + 1000 * ?1, changed, game, options, person, over, result, won FROM session WHERE id = 1",
			"INSERT INTO poker_game SELECT ?1, label, number, button, players, suspended FROM poker_game WHERE session = 1",
			"INSERT INTO poker_seat SELECT ?1, seat, name, level FROM poker_seat WHERE session = 1",
			"INSERT INTO part (id, session, position, started, finished, players) SELECT id + 10 * ?1, ?1, position, started, finished + 1000 * ?1, players FROM part WHERE session = 1",
			"INSERT INTO hand SELECT id + 10 * ?1, number, button, players, suspended, deal FROM hand WHERE id IN (SELECT id FROM part WHERE session = 1)",
			`INSERT INTO hand_result SELECT hand + 10 * ?1, ?1, at + 1000 * ?1, day, players, opponents, points, chips, stack, fees, bought, dead, dealt, next,
				top, middle, bottom, top_won, top_lost, middle_won, middle_lost, bottom_won, bottom_lost FROM hand_result WHERE session = 1`,
		} {
			if _, err := tx.Exec(statement, game); err != nil {
				return err
			}
		}
	}
	return nil
}
