package bot_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/few/random"
)

// plainly returns the number of tricks left that declarer's side takes, or the defenders, by trying every card.
func plainly(b few.Board, defends bool) int {
	if b.Over() {
		return 0
	}
	mine := b.Defends(b.Turn()) == defends
	wants := mine != (b.Contract().Strain == few.Nullo)
	best := -1
	for c := range b.View(b.Turn()).LegalPlays().All() {
		next, err := b.Apply(few.Played(c))
		if err != nil {
			panic(err)
		}
		n := 0
		if done := next.Tricks(); len(done) > len(b.Tricks()) && b.Defends(done[len(done)-1].Winner) == defends {
			n = 1
		}
		if n += plainly(next, defends); best < 0 || wants && n > best || !wants && n < best {
			best = n
		}
	}
	return best
}

// A claim is good if it comes true however the other side plays, which trying every card shows too: in every game, at the
// beginning and in the middle of a trick, with trumps, without and at nullo.
func TestCheckClaim(t *testing.T) {
	for _, r := range few.Games() {
		nullo, checked := 0, 0
		for seed := uint64(1); seed < 24; seed++ {
			rng := rand.New(rand.NewPCG(seed, 4))
			b, err := random.Board(r, rng)
			if err != nil {
				t.Fatal(err)
			}
			for b.Stage() != few.StagePlaying && !b.Over() || !b.Over() && (b.Left() > 3 || seed%2 == 0 && len(b.Trick().Plays) == 0) {
				e := random.Event(b.View(b.Turn()), rng)
				if e.Kind == few.Claiming {
					continue
				}
				if b, err = b.Apply(e); err != nil {
					t.Fatal(err)
				}
			}
			if b.Over() {
				continue
			}
			takes := plainly(b, b.Defends(b.Turn()))
			checked++
			for tricks := range b.Left() + 1 {
				want := tricks <= takes
				if b.Contract().Strain == few.Nullo {
					nullo++
					want = tricks >= takes
				}
				good, known, err := bot.CheckClaim(context.Background(), b, tricks, 1_000_000)
				if err != nil || !known || good != want {
					t.Errorf("%s, seed %d, %v, %d of %d: good %v, known %v, %v; it takes %d", r.Name, seed, b.Contract(), tricks, b.Left(), good, known, err, takes)
				}
			}
			var rule *few.RuleError
			if _, _, err := bot.CheckClaim(context.Background(), b, b.Left()+1, 1); !errors.As(err, &rule) {
				t.Errorf("%s: a claim of more than are left: %v", r.Name, err)
			}
		}
		if checked < 5 {
			t.Errorf("%s: only %d deals are checked", r.Name, checked)
		}
	}
}
