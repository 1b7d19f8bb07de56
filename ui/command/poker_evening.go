package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/game/poker/record"
	"github.com/superbridge/superbridge/game/turn"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// pokerEvening is a game that computer players play.
type pokerEvening struct {
	rules  poker.Rules
	name   string
	hands  int
	chance chance
	events bool // players join, rebuy and leave at random
	stdout io.Writer
	store  *bridgestore.Store // for saving it, or nil

	seats   []poker.Seat
	stacks  []int
	kinds   []pokerKind
	players map[poker.Seat]pokerActor
	joined  int // players so far, for their seeds

	journal *pokerstore.Journal
	after   int // events since the last hand
}

// firstGame is the number of an evening's game to its seed: that of the first game in a fresh data folder, so that the window
// deals the same there.
const firstGame = 1

// sit seats a player for the first hand.
func (e *pokerEvening) sit(seat poker.Seat, k pokerKind, stack int) {
	e.seats, e.stacks, e.kinds = append(e.seats, seat), append(e.stacks, stack), append(e.kinds, k)
	e.join(seat, k)
}

// join gives a seat to a player of a kind.
func (e *pokerEvening) join(seat poker.Seat, k pokerKind) {
	if e.players == nil {
		e.players = map[poker.Seat]pokerActor{}
	}
	e.joined++
	e.players[seat] = k.player(e.chance(firstGame, -e.joined), 0)
}

// run plays the game, and prints each hand and each event.
func (e *pokerEvening) run(ctx context.Context, stderr io.Writer) error {
	chance := e.chance(firstGame, 0)
	g, err := poker.NewGame(e.rules, e.name, e.seats, e.stacks, poker.DrawButton(e.seats, chance))
	if err != nil {
		return usageError{err}
	}
	if e.store != nil {
		if g, err = e.keep(g); err != nil {
			return err
		}
	}
	show, clear := remaining(stderr, e.hands)
	defer clear()
	for n := 1; n <= e.hands; n++ {
		show(n - 1)
		h, err := e.hand(ctx, g.Table())
		switch {
		case errors.Is(err, context.Canceled):
			return failed("command.stopped.after", "Done", text.TN("command.count.hands", n-1))
		case err != nil:
			return failed("command.poker.hand", "Hand", n, "Why", err)
		}
		if err := e.print(record.MarshalHand(h)); err != nil {
			return err
		}
		if g, err = g.Played(h); err != nil {
			return err
		}
		e.after = 0
		if n == e.hands {
			break
		}
		for _, event := range e.between(g, chance) {
			if g, err = e.apply(g, event); err != nil {
				return err
			}
		}
	}
	_, err = e.apply(g, poker.Event{Kind: poker.Close})
	return err
}

// hand plays a hand, whose cards follow from the seed and its number.
func (e *pokerEvening) hand(ctx context.Context, t poker.Table) (poker.Hand, error) {
	h, err := poker.NewHand(t, t.Shuffle(e.chance(firstGame, t.Hand)))
	if err != nil {
		return h, err
	}
	table := pokerTable(e.players)
	if e.journal != nil {
		if err := e.journal.Begin(h); err != nil {
			return h, err
		}
		table.Append = e.journal.Append
	}
	return table.Play(ctx, h)
}

// pokerTable returns a table at which players play hands.
func pokerTable(players map[poker.Seat]pokerActor) turn.Table[poker.Hand, poker.Act] {
	return turn.Table[poker.Hand, poker.Act]{Ask: func(ctx context.Context, h poker.Hand) (poker.Act, error) {
		seat, _ := h.Turn()
		return players[seat].Act(ctx, h.View(seat))
	}}
}

// between returns the events between two hands: computer players rebuy at 0 and never leave (Rules: progressive-poker,
// R11).
func (e *pokerEvening) between(g poker.Game, chance *rand.Rand) []poker.Event {
	if e.events {
		return random.Events(g, chance)
	}
	var events []poker.Event
	for _, seat := range g.MustAct() {
		events = append(events, poker.Event{Kind: poker.Rebuy, Seat: seat, Chips: e.rules.BuyIn})
	}
	return events
}

// apply applies an event, and prints it. Newcomers are of the kinds of the first players, by seat.
func (e *pokerEvening) apply(g poker.Game, event poker.Event) (poker.Game, error) {
	after, _, err := g.Apply(event)
	if err != nil {
		return g, err
	}
	if event.Kind == poker.Join {
		e.join(event.Seat, e.kinds[int(event.Seat-1)%len(e.kinds)])
	}
	if e.journal != nil {
		if err := e.journal.Event(e.after, event); err != nil {
			return g, err
		}
		e.after++
	}
	return after, e.print(record.MarshalEvent(g, event))
}

// print prints a line without buffering.
func (e *pokerEvening) print(line []byte, err error) error {
	if err == nil {
		_, err = fmt.Fprintf(e.stdout, "%s\n", line)
	}
	return err
}

// keep starts saving the game, and returns it under its saved name.
func (e *pokerEvening) keep(g poker.Game) (poker.Game, error) {
	store := pokerstore.On(e.store.Store)
	b := pokerstore.Beginning{Table: g.Table()}
	for i, seat := range e.seats {
		b.Sitters = append(b.Sitters, pokerstore.Sitter{Seat: seat, Name: e.kinds[i].name, Level: e.kinds[i].level.String()})
	}
	id, err := store.NewGame(b)
	if err != nil {
		return g, err
	}
	e.journal = store.Journal(id)
	now, err := store.Game(context.Background(), id)
	return now.First, err
}
