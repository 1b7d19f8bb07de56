package statistics

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// must returns a value that has come without an error.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// lived fills a store with typical rubbers: in several seats, with and without help, finished and in progress, deleted,
// played again; with boards that are analysed completely, partly, or not at all.
func lived(t *testing.T, r *rand.Rand) *bridgestore.Store {
	t.Helper()
	now := time.Date(2026, 9, 1, 20, 0, 0, 0, time.Local)
	s := must(bridgestore.Open(t.TempDir(), func() time.Time { return now }))
	t.Cleanup(func() { s.Close() })
	rules := bridge.SuperBridge()
	for n := range 40 {
		now = now.Add(time.Duration(r.IntN(72)) * time.Hour)
		seat, length := card.Seat(r.IntN(4)), 1+r.IntN(3)
		rubber := must(s.NewRubber(rules, length, &seat))
		if n%10 == 3 {
			b := must(bridge.NewBoard(rules, rules.Deck.Shuffle(r), card.North, rules.Vulnerability(0)))
			rubber, length = must(s.NewDeal(b, bridgestore.Deal{Seat: &seat, Kind: bridgestore.Again})), 1
		}
		for range length - n%5/4 { // some are in progress
			now = now.Add(time.Hour)
			playOne(t, s, rubber, r)
		}
		if n%10 == 7 {
			if err := s.Delete(rubber); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

// playOne plays a board of a rubber to its end, and maybe takes a hint and has it analysed.
func playOne(t *testing.T, s *bridgestore.Store, rubber int64, r *rand.Rand) {
	t.Helper()
	try := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	kept, journal := must(s.Rubber(rubber)), s.Journal(rubber, statistics.Levels[r.IntN(len(statistics.Levels))])
	journal.BothHands = r.IntN(2) == 0
	var b bridge.Board
	if kept.Current != nil {
		b = *kept.Current
	} else {
		b = must(kept.Rubber.Next(kept.Rubber.Rules.Deck.Shuffle(r)))
		try(journal.Begin(b))
	}
	bid := bridge.Bid(1+r.IntN(9), bridge.Strains[r.IntN(5)])
	passes, cards := r.IntN(5), r.IntN(12) // four passes: passed out
	for b.Phase() != bridge.Finished {
		var e bridge.Event
		switch played := len(b.Events()) - len(b.Auction().Calls); {
		case b.Phase() == bridge.AuctionPhase && len(b.Events()) == passes:
			e = bridge.Called(bid)
		case b.Phase() == bridge.AuctionPhase:
			e = bridge.Called(bridge.Pass)
		case played < cards:
			legal := b.View(b.Turn()).LegalPlays().Cards()
			e = bridge.Played(legal[r.IntN(len(legal))])
		default:
			e = bridge.Claimed(r.IntN(b.View(b.Turn()).Left() + 1))
		}
		b = must(b.Apply(e))
		try(journal.Append(b))
	}
	if r.IntN(4) == 0 {
		try(journal.Hinted())
	}
	if r.IntN(3) > 0 {
		ids := must(s.Rubber(rubber)).BoardIDs
		try(s.SaveAnalysis(ids[len(ids)-1], madeUp(b, r)))
	}
}

// madeUp is an analysis that may have left off at any point, and may not have found all that it looked for.
func madeUp(b bridge.Board, r *rand.Rand) analysis.Analysis {
	a := analysis.Analysis{Done: 1, Total: 1 + r.IntN(2)}
	if r.IntN(3) > 0 {
		a.Par = &dd.ParScore{Points: r.IntN(1000) - 500, Contracts: []bridge.Contract{b.Contract()}}
	}
	for declarer := range a.Tricks {
		for strain := range a.Tricks[declarer] {
			n := r.IntN(b.Rules.Tricks())
			a.Tricks[declarer][strain] = dd.Bounds{Min: n, Max: n + r.IntN(3)/2}
		}
	}
	for i, e := range b.Events() {
		if e.Kind == bridge.PlayKind {
			act := assess.Judged{Event: i, Seat: b.Prefix(i).Turn(), Unknown: r.IntN(4) == 0}
			if r.IntN(4) == 0 {
				act.Cost, act.Better = 1, []card.Hand{b.Prefix(i).Hand(act.Seat)}
			}
			a.Acts = append(a.Acts, act)
		}
	}
	if n := len(a.Acts); n > 0 && r.IntN(3) == 0 {
		a.Acts = a.Acts[r.IntN(n):]
	}
	return a
}

// Each number opens as many boards or rubbers as it says.
func TestBehindEachNumberIsWhatItSays(t *testing.T) {
	l := picture.NewLook(theme.Light, cardart.Style{}, 13)
	ctx := context.Background()
	for seed := range uint64(3) {
		s := lived(t, rand.New(rand.NewPCG(6, seed)))
		now := time.Date(2026, 11, 14, 0, 0, 0, 0, time.Local)
		some, both := make(map[string]int), 0
		for _, c := range []choices{
			{}, {role: bridgestore.Declarer}, {role: bridgestore.Dummy}, {role: bridgestore.Defender}, {alone: true}, {players: 2, alone: true}, {span: statistics.Span{Choice: statistics.Month}},
			{span: statistics.Span{Choice: statistics.Own, From: date(t, "2026-09-10"), To: date(t, "2026-10-10")}, role: bridgestore.Defender},
		} {
			p := newPage(must(s.Statistics(ctx, c.filter(now))), bridgestore.Themes{}, c, now, nil)
			for i := range figureCount {
				for _, m := range p.Figure(i).Draw(l, 500, 300).Marks {
					b := p.Source(i, m)
					ids := must(s.FindBoards(ctx, b.Filter))
					if b.Filter.Ended {
						ids = must(s.FindRubbers(ctx, b.Filter))
					}
					if len(ids) != b.Count {
						t.Errorf("%s: behind %q are %d, and %d are said", c.Words(), p.All[i].Words(m), len(ids), b.Count)
					}
				}
			}
			all := p.statistics.Sum(func(bridgestore.Cell) bool { return true })
			for _, f := range p.lines() {
				some[f.Label] += f.Source.Count
				if f.Source.Filter.Costly {
					costly := 0
					for _, line := range must(s.BoardSummaries(ctx, must(s.FindBoards(ctx, f.Source.Filter)))) {
						player := line.Seat
						if line.BothHands {
							player = line.Contract.Declarer
							both++
						}
						a := must(s.Analysis(ctx, line.ID))
						costly += a.Costs(must(s.Board(ctx, line.ID)).Board, player).Costly
					}
					want(t, "costly cards, "+c.Words(), costly, all.Costly)
				}
			}
		}
		for label, n := range some {
			if n == 0 {
				t.Errorf("nothing is ever behind %q", label)
			}
		}
		want(t, "figures", len(some), 12)
		if both == 0 {
			t.Error("no card that was played for partner is ever costly")
		}
	}
}
