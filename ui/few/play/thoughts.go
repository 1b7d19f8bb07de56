package play

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/kit/ahead"
)

// thoughts are the next acts of the computer players and the advice to the user, worked out before they are asked for. Each player is
// asked with his own view and answers only from it, so nobody knows more for being asked early. Who only acts gives no reasons.
type thoughts struct {
	*ahead.Thoughts[bot.Advice]
	config Config

	// Changed, and looked at, under the lock of the thoughts.
	board few.Board
}

// lineOf names the position after some events of a deal by what anybody may see of them: cards that are given, thrown away or kept
// back only by their number. A player who is to act sees the same in all positions of one name and one deal, up to the next act of
// the user: what he has laid down himself follows from what he saw before. What goes on from there has a name that begins with it.
func lineOf(events []few.Event) string {
	var line strings.Builder
	for _, e := range events {
		e.Cards = card.Hand{}
		line.WriteString(e.String() + ";")
	}
	return line.String()
}

// adviceOn names the question for the user's advice.
func adviceOn(line string) string { return line + "?" }

func newThoughts(config Config, b few.Board) *thoughts {
	t := &thoughts{config: config, board: b}
	t.Thoughts = ahead.New(t.next)
	return t
}

// follow goes on with a later board of the same deal.
func (t *thoughts) follow(b few.Board) {
	t.Change(func() string {
		t.board = b
		return lineOf(b.Events())
	})
}

// act waits for the act of the computer player whose turn it is, and returns it.
func (t *thoughts) act(ctx context.Context, b few.Board) (few.Event, error) {
	a, err := t.Wait(ctx, lineOf(b.Events()))
	return a.Event, err
}

// advise returns what the adviser says of a board on which it is the user's turn.
func (t *thoughts) advise(ctx context.Context, b few.Board) (bot.Advice, error) {
	return t.Wait(ctx, adviceOn(lineOf(b.Events())))
}

// mostGuesses is the largest number of advised acts after which the next acts are worked out.
const mostGuesses = 4

// next returns the question to work out next; ok is false if there is none. What is sure to be asked comes first, then what the user
// might be advised, and then what is asked after the acts that are best for him: the next one after each before the one after that.
// It is called under the lock of the thoughts.
func (t *thoughts) next() (best ahead.Question[bot.Advice], ok bool) {
	b, asked := t.sequel(t.board)
	if asked {
		return t.question(b), true
	}
	if b.Stage() == few.StageFinished || b.Turn() != t.config.Person || t.config.Adviser == nil {
		return best, false
	}
	line := adviceOn(lineOf(b.Events()))
	advice, known := t.Answered(line)
	if !known {
		return t.advice(line, b), true
	}
	soonest := 0 // how many events there are where the best question is asked
	for _, option := range advice.Value.Options[:min(mostGuesses, len(advice.Value.Options))] {
		after, err := b.Apply(option.Event)
		if err != nil {
			continue
		}
		then, asked := t.sequel(after)
		if events := len(then.Events()); asked && (!ok || events < soonest) {
			best, ok, soonest = t.question(then), true, events
		}
	}
	return best, ok
}

// question asks for the act of the computer player whose turn it is.
func (t *thoughts) question(b few.Board) ahead.Question[bot.Advice] {
	v, player := b.View(b.Turn()), t.config.Players[b.Turn()]
	return ahead.Question[bot.Advice]{Line: lineOf(b.Events()), Ask: func(ctx context.Context) (bot.Advice, error) {
		e, err := player.Act(ctx, v)
		return bot.Advice{Event: e}, err
	}}
}

// advice asks for the advice to the user, whose turn it is.
func (t *thoughts) advice(line string, b few.Board) ahead.Question[bot.Advice] {
	v := b.View(t.config.Person)
	return ahead.Question[bot.Advice]{Line: line, Ask: func(ctx context.Context) (bot.Advice, error) {
		return t.config.Adviser.Advise(ctx, v)
	}}
}

// far is the largest number of acts of the computer players that are looked ahead, from the board and from each act of the user.
const far = 4

// sequel plays a board on, as far as it is known what the computer players do and until it is the user's turn. It returns the board
// then, and whether a computer player is to be asked there.
func (t *thoughts) sequel(b few.Board) (then few.Board, asked bool) {
	for range far {
		if b.Stage() == few.StageFinished || b.Turn() == t.config.Person {
			break
		}
		a, known := t.Answered(lineOf(b.Events()))
		if !known {
			return b, true
		}
		after, err := b.Apply(a.Value.Event)
		if a.Err != nil || err != nil {
			break // play reports the error if this act is ever due
		}
		b = after
	}
	return b, false
}
