package play

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/kit/ahead"
)

// thoughts are the next acts of the computer players and the advice to the user, worked out before they are asked for. While a user
// thinks, only the advice is worked out and what the others do after it: a laptop's battery is worth more than their time.
type thoughts struct {
	*ahead.Thoughts[answer]
	config Config

	// These are changed, and looked at, under the lock of the thoughts.
	now   place
	mover chess.Army // the seat of who moves there
}

// place is a game with its line: the text of its events, which takes long to put together.
type place struct {
	game chess.Game
	line string
}

// placeOf returns the place of a game.
func placeOf(g chess.Game) place {
	var line strings.Builder
	for _, e := range g.Events() {
		line.WriteString(e.String() + ";")
	}
	return place{g, line.String()}
}

// after returns the place after an event; ok is false if that is illegal, which the play will say if it comes to that.
func (p place) after(e chess.Event) (next place, ok bool) {
	g, err := p.game.Apply(e)
	return place{g, p.line + e.String() + ";"}, err == nil
}

// move and advice are the lines of the questions what a computer player does, and what is advised there.
func (p place) move(mover chess.Army) string { return p.line + mover.String() }
func (p place) advice() string               { return p.line + "?" }

// answer is the event of a computer player, or the advice.
type answer struct {
	event  chess.Event
	advice bot.Advice
}

func newThoughts(config Config, g chess.Game, mover chess.Army) *thoughts {
	t := &thoughts{config: config, now: placeOf(g), mover: mover}
	t.Thoughts = ahead.New(t.next)
	return t
}

// follow goes on with a later state of the game.
func (t *thoughts) follow(g chess.Game, mover chess.Army) {
	t.Change(func() string {
		for _, e := range g.Events()[t.now.game.Len():] {
			t.now.line += e.String() + ";"
		}
		t.now.game, t.mover = g, mover
		return t.now.line
	})
}

// act returns what the computer player does who moves now, when that is known. It is for who follows the game.
func (t *thoughts) act(ctx context.Context, mover chess.Army) (chess.Event, error) {
	a, err := t.Wait(ctx, t.now.move(mover))
	return a.event, err
}

// advise returns what the adviser says of a game in which a person is to move.
func (t *thoughts) advise(ctx context.Context, g chess.Game) (bot.Advice, error) {
	a, err := t.Wait(ctx, placeOf(g).advice())
	return a.advice, err
}

// mostAhead is the largest number of events that the computer players think ahead: without it they would never end where no user plays.
const mostAhead = 12

// next returns the question to work out next; ok is false if there is none. It is called under the lock of the thoughts.
func (t *thoughts) next() (q ahead.Question[answer], ok bool) {
	at, mover := t.now, t.mover
	if t.config.person(mover) {
		if t.config.Adviser == nil || stands(at.game) || forced(at.game) {
			return q, false
		}
		advice, known := t.Answered(at.advice())
		if !known {
			return t.advice(at), true
		}
		if at, ok = at.after(chess.MoveEvent(advice.Value.advice.Move)); advice.Err != nil || !ok {
			return q, false
		}
	}
	for !stands(at.game) && at.game.Len() < t.now.game.Len()+mostAhead {
		if at.game.Len() > t.now.game.Len() {
			p := at.game.Position()
			mover = p.Rules().Owner(p.Turn())
		}
		if t.config.person(mover) {
			return q, false
		}
		e := chess.MoveEvent(chess.Pass)
		if !forced(at.game) {
			a, known := t.Answered(at.move(mover))
			if !known {
				return t.question(at, mover), true
			}
			if a.Err != nil {
				return q, false
			}
			e = a.Value.event
		}
		if at, ok = at.after(e); !ok {
			return q, false
		}
	}
	return q, false
}

// stands reports whether nobody moves in a game: it is over, or a roll is due, of which nobody knows before.
func stands(g chess.Game) bool {
	p := g.Position()
	return g.Over() || p.Rolling()
}

// question returns the question what a computer player does.
func (t *thoughts) question(at place, mover chess.Army) ahead.Question[answer] {
	seat, _ := t.config.seat(mover)
	return ahead.Question[answer]{Line: at.move(mover), Ask: func(ctx context.Context) (answer, error) {
		e, err := seat.Player.Act(ctx, at.game)
		return answer{event: e}, err
	}}
}

// advice returns the question what the person is advised.
func (t *thoughts) advice(at place) ahead.Question[answer] {
	return ahead.Question[answer]{Line: at.advice(), Ask: func(ctx context.Context) (answer, error) {
		a, err := t.config.Adviser.Advise(ctx, at.game)
		return answer{advice: a}, err
	}}
}
