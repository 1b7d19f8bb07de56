package bridge_test

import (
	"context"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// wanted are filters, each of which asks for something else.
func wanted() map[string]bridgestore.Filter {
	spades := bridge.Spades
	day := func(d int) time.Time { return start.AddDate(0, 0, d) }
	all := map[string]bridgestore.Filter{
		"All":        {},
		"Period":     {From: day(-400), To: day(-30)},
		"Rules":      {Rules: "Duplicate"},
		"Players":    {Players: "club"},
		"Role":       {Role: bridgestore.Defender},
		"Declaring":  {Role: bridgestore.Declaring},
		"Declarer":   {Declarer: "W"},
		"Level":      {Level: 4},
		"Strain":     {Strain: &spades},
		"Made":       {Outcome: bridgestore.Made},
		"Down":       {Outcome: bridgestore.Down},
		"PassedOut":  {Outcome: bridgestore.PassedOut},
		"Slam":       {Slam: true},
		"Costly":     {Costly: true},
		"Alone":      {Alone: true},
		"Counted":    {Counted: true},
		"Starred":    {Starred: true},
		"Deleted":    {Deleted: true},
		"Worth":      {Worth: true},
		"Par":        {Par: true},
		"Lead":       {Lead: true},
		"Contract":   {Text: "4S"},
		"Result":     {Text: "-1"},
		"Date":       {Text: "2026-11"},
		"Deal":       {Text: firstDeal},
		"Name":       {Text: "evening"},
		"Words":      {Text: "3N = 2025"},
		"Nothing":    {Text: "xyzzy"},
		"Lost ♠×":    {Text: "2026", Terms: "lost spades doubled"},
		"No term":    {Terms: "lost xyzzy"},
		"Term twice": {Terms: "hearts spades"},
		"Ended":      {Ended: true},
		"From":       {EndedFrom: day(-200)},
		"Run":        {EndedFrom: day(-200), EndedTo: day(0).Add(40 * time.Minute), Terms: "rubber-won"},
	}
	for _, term := range bridgestore.Terms() {
		all["Term "+term] = bridgestore.Filter{Terms: term}
	}
	return all
}

// With 100,000 boards.
func BenchmarkHistory(b *testing.B) {
	dir := b.TempDir()
	years(b, dir, 25_000)
	measure(b, dir)
}

func measure(b *testing.B, dir string) {
	ctx := context.Background()
	check(b, must(bridgestore.Open(dir, time.Now)).Close()) // looked through, and sealed
	b.Run("Open", func(b *testing.B) {
		for range b.N {
			check(b, must(bridgestore.Open(dir, time.Now)).Close())
		}
	})
	b.Run("OpenReadOnly", func(b *testing.B) {
		for range b.N {
			check(b, must(bridgestore.OpenReadOnly(dir)).Close())
		}
	})
	s := open(b, dir)
	boards, rubbers := must(s.FindBoards(ctx, bridgestore.Filter{})), must(s.FindRubbers(ctx, bridgestore.Filter{}))
	if len(boards) < 100_000 || len(rubbers) < 25_000 {
		b.Fatalf("only %d boards in %d rubbers", len(boards), len(rubbers))
	}
	for name, f := range wanted() {
		b.Run("Statistics/"+name, func(b *testing.B) {
			for range b.N {
				must(s.Statistics(ctx, f))
			}
		})
		b.Run("FindBoards/"+name, func(b *testing.B) {
			for range b.N {
				must(s.FindBoards(ctx, f))
			}
		})
		b.Run("FindRubbers/"+name, func(b *testing.B) {
			for range b.N {
				must(s.FindRubbers(ctx, f))
			}
		})
		b.Run("DatedBoards/"+name, func(b *testing.B) {
			for range b.N {
				must(s.DatedBoards(ctx, f))
			}
		})
		b.Run("DatedRubbers/"+name, func(b *testing.B) {
			for range b.N {
				must(s.DatedRubbers(ctx, f))
			}
		})
	}
	b.Run("Unanalysed", func(b *testing.B) {
		for range b.N {
			must(s.Unanalysed(ctx, bridgestore.Filter{}))
		}
	})
	b.Run("Summaries", func(b *testing.B) {
		for i := range b.N {
			from := i * 997 % (len(rubbers) - 50)
			must(s.Summaries(ctx, rubbers[from:from+50]))
		}
	})
	b.Run("Lines", func(b *testing.B) {
		for i := range b.N {
			from := i * 997 % (len(boards) - 50)
			must(s.BoardSummaries(ctx, boards[from:from+50]))
		}
	})
	b.Run("Board", func(b *testing.B) {
		for i := range b.N {
			must(s.Board(ctx, boards[i*997%len(boards)]))
		}
	})
	b.Run("Analysis", func(b *testing.B) {
		for i := range b.N {
			must(s.Analysis(ctx, boards[i*997%len(boards)]))
		}
	})
	b.Run("Rubber", func(b *testing.B) {
		for i := range b.N {
			must(s.Rubber(rubbers[i*997%len(rubbers)]))
		}
	})
	b.Run("Unfinished", func(b *testing.B) {
		for range b.N {
			must(s.Unfinished())
		}
	})
	b.Run("Rubbers", func(b *testing.B) {
		for range b.N {
			must(s.Rubbers())
		}
	})
}
