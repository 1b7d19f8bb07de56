package few_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
)

// A branch begins with events of another deal and its standing, and is over with its deal. It isn't continued from the home
// screen, no figure counts it, the history finds it, and a file has it.
func TestBranch(t *testing.T) {
	for _, r := range few.Games() {
		r.Sheet.GamesToWin = 3
		s := open(t, t.TempDir())
		g, game := newSitting(t, s, 5, r)
		for range 2 {
			g.whole()
		}
		parts := must(s.PartIDs(background, game))
		was := must(s.Deal(background, parts[1])).Board
		counted := must(s.Statistics(background, fewstore.Filter{}))
		stands := len(was.Events()) / 2
		head := must(s.Game(background, game))
		id := must(s.NewGame(fewstore.Beginning{Rules: r, Person: head.Person, Sitters: head.Sitters, Kind: storage.Branch, Origin: parts[1], Stands: stands}))
		setup := was.Setup()
		setup.Number = 1
		b, j, rng := must(few.NewBoard(setup, was.Deal())), s.Journal(id), seeded(9)
		check(t, j.Begin(b))
		for n := 0; !b.Over(); n++ {
			if n < stands {
				b = must(b.Apply(was.Events()[n]))
			} else {
				b = must(b.Apply(anything(rng, b)))
			}
			check(t, j.Append(b))
			if g := must(s.Game(background, id)); g.Kind != storage.Branch || g.Stands != stands || g.Over != b.Over() {
				t.Fatalf("%s: after %d events the branch is %q of %d, over: %v", r.Name, n+1, g.Kind, g.Stands, g.Over)
			}
			if slices.Contains(must(s.Unfinished(background)), id) {
				t.Fatalf("%s: the branch is there to continue", r.Name)
			}
		}
		if now := must(s.Statistics(background, fewstore.Filter{})); !slices.Equal(now.Cells, counted.Cells) || !slices.Equal(now.Ended, counted.Ended) {
			t.Errorf("%s: with a branch it comes to %+v, want %+v", r.Name, now, counted)
		}
		if found := must(s.DatedGames(background, fewstore.Filter{Terms: "branch"})); len(found) != 1 || found[0].ID != id {
			t.Errorf("%s: of branches are found %v", r.Name, found)
		}
		to, text := open(t, t.TempDir()), exported(t, s)
		if _, err := to.Import(background, must(fewstore.Read(strings.NewReader(text)))); err != nil {
			t.Fatalf("%s: %v", r.Name, err)
		}
		if again := exported(t, to); again != text {
			t.Errorf("%s: out comes\n%s\nwant\n%s", r.Name, again, text)
		}
		if g := must(to.Game(background, 2)); g.Kind != storage.Branch || !g.Over || g.Stands != stands || g.Deals[0].Board.Setup().Standing != was.Setup().Standing {
			t.Errorf("%s: in came %+v", r.Name, g)
		}
		check(t, j.Undo(b.Prefix(stands)))
		first := must(fewstore.Read(strings.NewReader(exported(t, s))))[1:] // the branch as it began, which is like the other deal
		if done := must(open(t, t.TempDir()).Import(background, append(first, must(fewstore.Read(strings.NewReader(text)))[0]))); done.Games != 2 {
			t.Errorf("%s: branch and session come in as %+v", r.Name, done)
		}
		check(t, j.Undo(b.Prefix(1)))
		if g := must(s.Game(background, id)); g.Over || g.Stands != 1 {
			t.Errorf("%s: after an undo %d events stand, over: %v", r.Name, g.Stands, g.Over)
		}
	}
}
