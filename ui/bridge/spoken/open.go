package spoken

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// Open lays the table of the user's unfinished rubber that was played last, or of a new one. The game is one of bridge, or "" for Super
// Bridge if nothing is unfinished.
func Open(ctx context.Context, store *bridgestore.Store, start spoken.Start, deals seating.Deals) (*Table, error) {
	c := choices.Load(store)
	if level, ok := bot.ParseLevel(start.Level); ok && start.Level != "" {
		c.Level, c.Partner = level, level
	}
	game := bridge.SuperBridge()
	if start.Game != "" {
		var err error
		if game, err = bridge.RulesNamed(start.Game); err != nil {
			return nil, err
		}
	}
	rd := seating.ReaderOf(store, c, c.Houses.Of(game), deals)
	sit, err := sitting(ctx, rd, start)
	if err != nil {
		return nil, err
	}
	return tableOf(rd, sit, c, start)
}

// tableOf returns the table of a rubber.
func tableOf(rd seating.Reader, sit seating.Sitting, c choices.Choices, start spoken.Start) (*Table, error) {
	r := sit.Rubber
	players := seating.Seated(sit.Players, start.Threads).Scoring(bot.ScoringOf(r.Rubber.Rules, r.Field.Setup))
	config, _ := rd.Config(sit, players, play.Config{
		User: bridge.User{Seat: r.Seat, BothHands: c.PlayBoth}, Forced: c.Forced, Computer: players.Computer, Adviser: players.Adviser,
	}, false)
	return New(config, players.Adviser.Cards, sit.Company, r.Rubber, r.Current)
}

// sitting reads the unfinished rubber that was played last, or begins one.
func sitting(ctx context.Context, rd seating.Reader, start spoken.Start) (seating.Sitting, error) {
	if start.New {
		return rd.LikeLast(ctx)
	}
	ids, err := rd.Store.Unfinished()
	if err != nil {
		return seating.Sitting{}, err
	}
	for _, id := range ids {
		r, err := rd.Store.Rubber(id)
		if ctx.Err() != nil {
			return seating.Sitting{}, ctx.Err()
		}
		if err == nil && (start.Game == "" || r.Rubber.Rules.Name == start.Game) { // what can't be read is for the history
			return rd.Sitting(id)(ctx)
		}
	}
	return rd.LikeLast(ctx)
}

// OpenLessons opens the course of bridge, at a lesson from 1 on or at the list of all if it is 0. Its new deals follow from random.
func OpenLessons(ctx context.Context, store *bridgestore.Store, start spoken.Start, number int, deals seating.Deals, random *rand.Rand) (*Course, error) {
	c := choices.Load(store)
	adviser := bot.Player{Level: bot.Expert, Threads: start.Threads}
	from := 0
	steps, err := store.LessonSteps(ctx, lesson.IDs()...)
	if err != nil {
		return nil, err
	}
	if n := len(steps); n > 0 {
		from = max(0, slices.Index(lesson.IDs(), steps[n-1].Lesson))
	}
	return OpenCourse(ctx, CourseOptions{
		Store: store, Lesson: number, From: from, Adviser: adviser, Cards: adviser.Cards, Now: time.Now, Random: random,
		Rubber: func(ctx context.Context, at learning.Place) (*Table, error) {
			rules, _ := taught.RubberOf(at)
			rd := seating.ReaderOf(store, c, c.Houses.Of(rules), deals)
			sit, err := taught.Rubber(ctx, rd, at, time.Now())
			if err != nil {
				return nil, err
			}
			return tableOf(rd, sit, c, start)
		},
	})
}
