package line

import (
	"errors"
	"flag"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

var (
	judgedBoards = flag.Int("judged", 0, "boards of which the costly cards of declarer are judged")
	judgedSeed   = flag.Uint64("judged-seed", 1, "seed of their deals")
)

// How many of declarer's costly cards, with all hands open, are judged by what could be known, on boards of club players,
// by the number of tricks left, and how long that takes.
func TestJudged(t *testing.T) {
	if *judgedBoards == 0 {
		t.Skip("a measure, which takes minutes: -judged says how many boards")
	}
	for _, rules := range []bridge.Rules{bridge.Duplicate(), bridge.SuperBridge()} {
		const most = 13 // tricks left: before that the cost of a card takes long to find
		var by [most + 1]sums
		for i := range *judgedBoards {
			b := playedBy(t, bot.Player{Level: bot.Club, Scoring: bot.IMPs}, rules, *judgedSeed+uint64(i))
			for n := b.Opening() + 1; n < len(b.Events()); n++ {
				at := b.Prefix(n)
				if b.Events()[n].Kind == bridge.PlayKind && at.Left() <= most && at.Turn().Side() == b.Contract().Declarer.Side() && costly(t, at, b.Events()[n].Card) {
					by[at.Left()].judge(t, at, b.Events()[n].Card)
				}
			}
		}
		var all sums
		for left, s := range by {
			if s.costly > 0 {
				t.Logf("%s, %d tricks left: %+v", rules.Name, left, s)
				all.costly, all.judged, all.worse, all.took, all.slowest = all.costly+s.costly, all.judged+s.judged, all.worse+s.worse, all.took+s.took, max(all.slowest, s.slowest)
			}
		}
		t.Logf("%s: %+v", rules.Name, all)
	}
}

// sums counts costly cards.
type sums struct {
	costly, judged, worse int // worse: surely so by what could be known
	took, slowest         time.Duration
}

// judge judges a card and counts it.
func (s *sums) judge(t *testing.T, at bridge.Board, played card.Card) {
	s.costly++
	start := time.Now()
	j, err := Judge(t.Context(), at.View(at.Contract().Declarer), bot.Player{Level: bot.Expert}, Usual, played)
	took := time.Since(start)
	s.took, s.slowest = s.took+took, max(s.slowest, took)
	of, ok := j.Of(played)
	switch {
	case errors.Is(err, ErrEarly) || err != nil:
		return
	case !ok:
		t.Fatalf("%v isn't judged", played)
	}
	s.judged++
	if gain, error := j.Ahead(of); gain > tiny && gain >= 2*error {
		s.worse++
	}
}

// enough is the number of nodes after which a card counts as free.
const enough = 500_000

// costly reports whether a card loses a trick with all hands open.
func costly(t *testing.T, at bridge.Board, c card.Card) bool {
	p, err := dd.At(at)
	if err != nil {
		t.Fatal(err)
	}
	plays, err := dd.Plays(t.Context(), p, dd.Options{Nodes: enough, Threads: 1, Memory: 64 << 20})
	if err != nil {
		t.Fatal(err)
	}
	best, of := 0, 0
	for _, play := range plays {
		if best = max(best, play.Tricks.Min); play.Cards.Has(c) {
			of = play.Tricks.Max
		}
	}
	return of < best
}

// playedBy returns a board that four equal players have bid and played to the end.
func playedBy(t testing.TB, by bot.Player, rules bridge.Rules, seed uint64) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(rules, rules.Deck.Seeded(seed, 1, 1), card.South, bridge.VulNS)
	for err == nil && b.Phase() != bridge.Finished {
		var e bridge.Event
		if e, err = by.Act(t.Context(), b.View(b.Actor())); err == nil {
			b, err = b.Apply(e)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}
