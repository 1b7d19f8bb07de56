package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	exercise "github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/practice"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// practiceSetting is the key of the last choice of exercises.
const practiceSetting = "practice"

// exercises are the user's exercises.
type exercises struct {
	*shared
	tables *tables
}

// showPractice shows the kinds of exercises, and leads back to the home screen.
func (e *exercises) showPractice() { e.practise(e.window.ShowHome) }

// practise shows the kinds of exercises; back leads away from them.
func (e *exercises) practise(back func()) {
	e.window.Depart()
	store, played, game, own := e.store, e.choices.Played, e.played(), e.choices.Systems
	type had struct {
		done   []bridgestore.Practised
		choice practice.Choice
	}
	family.Fetch(e.window, func(ctx context.Context) (h had, err error) {
		steps, err := store.LessonSteps(ctx, lesson.IDs()...)
		if err != nil {
			return h, err
		}
		h.choice = firstChoice(steps, played, game, own)
		if chosen, ok, err := store.Setting(practiceSetting); err == nil && ok {
			h.choice = practice.ParseChoice(chosen)
		}
		h.done, err = store.Practised(ctx, "", time.Time{})
		return h, err
	}, func(h had) {
		e.window.Show(practice.New(e.window.Art(), practice.Options{
			Done:     h.done,
			Store:    store,
			Choice:   h.choice,
			Cards:    func(r bridge.Rules) bidding.Cards { return own.At(card.NS, r) },
			Mistakes: func(ctx context.Context) ([]practice.Mine, error) { return mistakesOf(ctx, store, own.At) },
			Puzzles:  func(ctx context.Context) (practice.Sought, error) { return soughtOn(ctx, store) },
			Themes:   func(ctx context.Context) (bridgestore.Themes, error) { return store.Themes(ctx, bridgestore.Filter{}) },
			Table:    e.practiceTable,
			Runner:   e.window.Runner(),
			Now:      time.Now,
			Random:   e.window.Chance(0, len(h.done)),
			OnChoice: func(c practice.Choice) {
				e.window.Runner().Write(context.Background(), func() error { return store.SetSetting(practiceSetting, c.String()) }, nil)
			},
			Ordered: e.ordered,
			OnOrder: e.keepOrder,
			OnSuit:  e.showSuit,
			OnQuiz:  e.layQuiz,
			OnBack:  back,
		}))
	})
}

// firstChoice returns the choice of exercises for a user who hasn't chosen yet. Learners practise with the deck and
// system of their present lesson, others with those that they play with.
func firstChoice(steps []storage.LessonStep, played choices.Played, game bridge.Rules, own choices.Decks) practice.Choice {
	if played.Learns() || len(steps) > 0 {
		course := lesson.Course()
		l, _, ok := nextStep(course, steps, played)
		if !ok {
			l = len(course) - 1
		}
		if r, err := bridge.RulesNamed(course[l].Rules); err == nil {
			return practice.ChoiceFor(r, bidding.Own) // taught by the lessons
		}
	}
	return practice.ChoiceFor(game, own.For(game.Deck).Ours.System)
}

// practiceTable returns the table of exercises. The user plays both hands and each card personally; no counts are
// shown.
func (e *exercises) practiceTable(guide tutor.Guide, rules bridge.Rules, seat card.Seat) tutor.Table {
	p := e.players(e.choices.Levels(seat.Side()))
	config := e.config(p, seat)
	config.User.BothHands, config.Forced = true, false
	options := e.tables.tableOptions(p)
	options.Guide, options.OnHome, options.OnNewRubber, options.Counts = guide, guide.Leave, guide.Leave, false
	return table.NewGuided(e.window.Art(), config, options, rules)
}

// mistakesFrom is the number of last finished boards in which mistakes are looked for.
const mistakesFrom = 400

// mistakesOf returns the mistakes on the user's last boards: cards that cost tricks, where they have been analysed, and
// calls that don't fit the hand in the system of the user's side.
func mistakesOf(ctx context.Context, store *bridgestore.Store, cards func(card.Side, bridge.Rules) bidding.Cards) (all []practice.Mine, err error) {
	ids, err := store.FindBoards(ctx, bridgestore.Filter{Counted: true})
	if err != nil {
		return nil, err
	}
	for _, id := range ids[:min(len(ids), mistakesFrom)] {
		found, err := mistakesOn(ctx, store, id, cards)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			continue // the history shows the error
		}
		all = append(all, found...)
	}
	return all, nil
}

// mistakesOn returns the user's mistakes on a board. Without a readable analysis there are still the calls.
func mistakesOn(ctx context.Context, store *bridgestore.Store, id int64, cards func(card.Side, bridge.Rules) bidding.Cards) (all []practice.Mine, err error) {
	b, err := store.Board(ctx, id)
	if err != nil || b.Watched || !bidding.Knows(b.Board.Rules) || b.Board.Rules.Choices {
		return nil, err
	}
	user := bridge.User{Seat: b.Seat, BothHands: b.BothHands}
	by := cards(b.Seat.Side(), b.Board.Rules)
	found, _ := store.Analysis(ctx, id)
	for _, act := range found.Acts {
		if e, ok := exercise.FromCard(b.Board, act, by); ok && user.Acts(e.Board.Table) {
			all = append(all, practice.Mine{Exercise: e, Made: b.Finished})
		}
	}
	for _, e := range exercise.FromCalls(b.Board, b.Seat, by) {
		all = append(all, practice.Mine{Exercise: e, Made: b.Finished})
	}
	return all, nil
}
