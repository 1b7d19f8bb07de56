package poker_test

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// played returns a hand that is played to its end at random, and kept with a game of its own; the number is that of the game.
func played(t *testing.T, s *pokerstore.Store, seed uint64) (h poker.Hand, game int64) {
	t.Helper()
	its := table(poker.Standard(), 500, 500, 500)
	game = begin(t, s, its, "club")
	h = must(poker.NewHand(must(s.Game(context.Background(), game)).First.Table(), its.Shuffle(seeded(seed))))
	j := s.Journal(game)
	check(t, j.Begin(h))
	for !h.Over() {
		h = must(h.Apply(anything(newRandom(), h)))
		check(t, j.Append(h))
	}
	return h, game
}

// A branch begins with acts of another hand and is over with its hand. It isn't continued from the home screen, no figure
// counts it, the history finds it, and a file has it.
func TestBranch(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	was, game := played(t, s, 5)
	part := must(s.PartIDs(ctx, game))[0]
	counted := must(s.Statistics(ctx, pokerstore.Filter{}))
	stands := 4
	its := was.Table()
	its.Game = "branch"
	id := must(s.NewGame(pokerstore.Beginning{Table: its, Person: 1, Sitters: sitters(its, "club"), Kind: storage.Branch, Origin: part, Stands: stands}))
	h := must(poker.NewHand(its, was.Deal()))
	j := s.Journal(id)
	check(t, j.Begin(h))
	for n := 0; !h.Over(); n++ {
		if a := was.Acts()[n]; n < stands {
			h = must(h.Apply(a))
		} else {
			h = must(h.Apply(anything(seeded(9), h)))
		}
		check(t, j.Append(h))
		if g := must(s.Game(ctx, id)); g.Kind != storage.Branch || g.Stands != stands || g.Over != h.Over() {
			t.Fatalf("after %d acts the branch is %q of %d acts, over: %v", n+1, g.Kind, g.Stands, g.Over)
		}
		if going := must(s.Unfinished(ctx)); len(going) != 1 || going[0] != game {
			t.Fatalf("to continue there are %v", going)
		}
	}
	if now := must(s.Statistics(ctx, pokerstore.Filter{})); len(now.Cells) != 1 || now.Cells[0] != counted.Cells[0] {
		t.Errorf("with a branch it comes to %+v, want %+v", now, counted)
	}
	if found := must(s.DatedGames(ctx, pokerstore.Filter{Terms: "branch"})); len(found) != 1 || found[0].ID != id {
		t.Errorf("of branches are found %v", found)
	}
	if sum := must(s.Summaries(ctx, []int64{id}))[0]; sum.Kind != storage.Branch || sum.Chips != pokerstore.OutcomeOf(h, 1).Chips {
		t.Errorf("the list says %+v", sum)
	}
	to, text := open(t, t.TempDir()), exported(t, s)
	if _, err := brought(t, to, text); err != nil {
		t.Fatal(err)
	}
	if again := exported(t, to); again != text {
		t.Errorf("out comes\n%s\nwant\n%s", again, text)
	}
	if g := must(to.Game(ctx, 2)); g.Kind != storage.Branch || !g.Over || g.Stands != stands {
		t.Errorf("in came a game of the kind %q, over: %v", g.Kind, g.Over)
	}
	check(t, j.Undo(h.Prefix(2)))
	if g := must(s.Game(ctx, id)); g.Over || g.Stands != 2 {
		t.Errorf("after an undo %d acts stand, over: %v", g.Stands, g.Over)
	}
}
