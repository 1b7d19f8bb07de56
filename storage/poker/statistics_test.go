package poker_test

import (
	"context"
	"database/sql"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage/family"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// plainly counts the hands of games as one does who reads them one by one.
func plainly(t testing.TB, s *pokerstore.Store, games []int64) (all pokerstore.Statistics) {
	t.Helper()
	type key struct {
		players string
		rivals  int
	}
	cells := map[key]pokerstore.Tally{}
	for _, id := range games {
		g := must(s.Game(context.Background(), id))
		ids := must(s.PartIDs(context.Background(), id))
		sums := must(s.HandSummaries(context.Background(), ids))
		for i, p := range g.Hands {
			if !p.Hand.Over() {
				continue
			}
			o := pokerstore.OutcomeOf(p.Hand, g.Person)
			fees := 0
			for _, e := range p.After {
				for _, pay := range e.Payments {
					switch g.Person {
					case pay.Pair.First:
						fees += pay.Paid
					case pay.Pair.Second:
						fees -= pay.Paid
					}
				}
			}
			one := pokerstore.Tally{Hands: 1, Points: o.Points, PointsSquared: o.Points * o.Points, Chips: o.Chips + fees, Rivals: o.Opponents, Won: o.Won, Lost: o.Lost, Royalties: o.Royalties}
			sum := 0
			for row, n := range o.Royalties {
				sum += n
				one.RoyaltiesSquared[row] = n * n
				if n > 0 {
					one.Paying[row] = 1
				}
			}
			if one.RoyaltiesSquared[3] = sum * sum; sum > 0 {
				one.Paying[3] = 1
			}
			for row := range poker.Rows {
				if o.Won[row] > 0 {
					one.WithWon[row] = 1
				}
				if o.Lost[row] > 0 {
					one.WithLost[row] = 1
				}
			}
			if o.Dead {
				one.Dead = 1
			}
			switch {
			case o.Dealt > 0:
				one.Fantasies, one.FantasyPoints, one.FantasySquared = 1, o.Points, o.Points*o.Points
				if o.Next > 0 {
					one.Returns = 1
				}
			case o.Next > 0:
				one.Entered = 1
			}
			if sums[i].Undos+sums[i].Hints > 0 {
				one.Helped = 1
			}
			k := key{"club", o.Opponents}
			cells[k] = cells[k].Add(one)
			at := sums[i].Finished
			local := at.Local()
			day := time.Date(local.Year(), local.Month(), local.Day(), 0, 0, 0, 0, time.UTC)
			all.Single = append(all.Single, family.Single{At: at, Day: day, Points: o.Points, Chips: o.Chips + fees})
		}
	}
	slices.SortFunc(all.Single, func(a, b family.Single) int { return a.At.Compare(b.At) })
	for _, h := range all.Single {
		if n := len(all.Days); n == 0 || !all.Days[n-1].Day.Equal(h.Day) {
			all.Days = append(all.Days, family.Day{Day: h.Day})
		}
		d := &all.Days[len(all.Days)-1]
		d.Parts++
		d.Points += h.Points
		d.Chips += h.Chips
	}
	for rivals := range 6 {
		if tally, ok := cells[key{"club", rivals}]; ok {
			all.Cells = append(all.Cells, pokerstore.Cell{Players: "club", Rivals: rivals, Tally: tally})
		}
	}
	return all
}

// The sums from the file agree with replaying all games and counting.
func TestStatistics(t *testing.T) {
	s := open(t, t.TempDir())
	games := evenings(t, s)
	check(t, s.Journal(games[0]).Hinted())
	want := plainly(t, s, games)
	got := must(s.Statistics(context.Background(), pokerstore.Filter{}))
	if !reflect.DeepEqual(got, want) {
		t.Errorf("it comes to\n%+v, want\n%+v", got, want)
	}
	sum := got.Sum(func(pokerstore.Cell) bool { return true })
	if sum.Hands != 15 || sum.Fantasies == 0 || sum.Dead == 0 || sum.Won == [3]int{} || sum.Helped != 1 {
		t.Errorf("the games are no test: %+v", sum)
	}
	one := must(s.Statistics(context.Background(), pokerstore.Filter{Rivals: 3, Counted: true}))
	if want := plainly(t, s, games[1:2]); !reflect.DeepEqual(one, want) {
		t.Errorf("against three it comes to\n%+v, want\n%+v", one, want)
	}
	if none := must(s.Statistics(context.Background(), pokerstore.Filter{Players: "expert"})); !reflect.DeepEqual(none, pokerstore.Statistics{}) {
		t.Errorf("of no hands it comes to %+v", none)
	}
}

// Each term of the figures finds as many hands as the figures count.
func TestTermsFindWhatIsCounted(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	evenings(t, s)
	sum := must(s.Statistics(ctx, pokerstore.Filter{})).Sum(func(pokerstore.Cell) bool { return true })
	for terms, want := range map[string]int{
		"dead": sum.Dead, "fantasy": sum.Fantasies, "fantasy-next": sum.Entered, "return": sum.Returns,
		"street": sum.Hands - sum.Fantasies, "royalties": sum.Paying[3], "top-royalties": sum.Paying[poker.Top], "middle-royalties": sum.Paying[poker.Middle], "bottom-royalties": sum.Paying[poker.Bottom],
	} {
		if got := must(s.DatedHands(ctx, pokerstore.Filter{Terms: terms, Counted: true})); len(got) != want {
			t.Errorf("%s: %d hands, counted are %d", terms, len(got), want)
		}
	}
	for row, name := range []string{"top", "middle", "bottom"} {
		for word, want := range map[string]int{"won": sum.WithWon[row], "lost": sum.WithLost[row]} {
			if got := len(must(s.DatedHands(ctx, pokerstore.Filter{Terms: name + "-" + word, Counted: true}))); got == 0 || got != want {
				t.Errorf("%s %s: %d hands, counted are %d", name, word, got, want)
			}
		}
	}
}

// Figures of many hands are there at once.
func BenchmarkStatistics(b *testing.B) {
	ctx := context.Background()
	s := open(b, b.TempDir())
	evenings(b, s)
	check(b, s.Write(func(tx *sql.Tx) error { return manyHands(tx, 100_000) }))
	for name, f := range map[string]pokerstore.Filter{"All": {Counted: true}, "Alone": {Counted: true, Alone: true}, "Rivals": {Counted: true, Rivals: 3}, "Period": {Counted: true, From: start.Add(5000 * time.Second)}} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				must(s.Statistics(ctx, f))
			}
		})
	}
}
