package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	exercise "github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/practice"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// practiceSetting keeps what was chosen last for exercises.
const practiceSetting = "practice"

// exercises are what the user practises with.
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
		steps, err := store.LessonSteps(ctx)
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
			Cards:    bidding.Cards{card.NS: own.Ours, card.EW: own.Theirs},
			Mistakes: func(ctx context.Context) ([]practice.Mine, error) { return mistakesOf(ctx, store, own.At) },
			Table:    e.practiceTable,
			Runner:   e.window.Runner(),
			Now:      time.Now,
			Random:   e.window.Chance(0, len(h.done)),
			OnChoice: func(c practice.Choice) {
				e.window.Runner().Write(context.Background(), func() error { return store.SetSetting(practiceSetting, c.String()) }, nil)
			},
			Ordered: e.ordered,
			OnOrder: e.keepOrder,
			OnBack:  back,
		}))
	})
}

// firstChoice returns what exercises are made for as long as the user has chosen nothing. Who learns practises with the deck and the
// system of the lesson that he is at, and others with those that they play with.
func firstChoice(steps []bridgestore.LessonStep, played choices.Played, game bridge.Rules, own choices.Systems) practice.Choice {
	if played.Learns() || len(steps) > 0 {
		course := lesson.Course()
		l, _, ok := nextStep(course, steps, played)
		if !ok {
			l = len(course) - 1
		}
		if r, err := bridge.RulesNamed(course[l].Rules); err == nil {
			return practice.ChoiceFor(r, bidding.Own) // which the lessons teach
		}
	}
	return practice.ChoiceFor(game, own.Ours.System)
}

// practiceTable returns the table of exercises. The user plays both hands, and each of his cards himself; nobody counts for him.
func (e *exercises) practiceTable(guide tutor.Guide, rules bridge.Rules, seat card.Seat) tutor.Table {
	p := e.players(e.choices.Levels(seat.Side()))
	config := e.config(p, seat)
	config.User.BothHands, config.Forced = true, false
	options := e.tables.tableOptions(p)
	options.Guide, options.OnHome, options.OnNewRubber, options.Counts = guide, guide.Leave, guide.Leave, false
	return table.NewGuided(e.window.Art(), config, options, rules)
}

// Of how many boards mistakes are looked for: of those that were finished last.
const mistakesFrom = 400

// mistakesOf returns the mistakes of the user's last boards: cards that cost tricks, where that has been analysed, and calls that aren't
// true of his hand by the system that his side bids.
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
			continue // the history says what is wrong with it
		}
		all = append(all, found...)
	}
	return all, nil
}

// mistakesOn returns the user's mistakes on a board. Without an analysis that can be read there are still his calls.
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
