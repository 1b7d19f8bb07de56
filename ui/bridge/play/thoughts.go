package play

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/ui/kit/ahead"
)

// thoughts are the next acts of the computer players, worked out before they are asked. Each player is asked with his own view
// and answers only from it, so nobody knows more for being asked early. Who only acts gives no reasons.
type thoughts struct {
	*ahead.Thoughts[bot.Advice]
	config Config

	// These are changed, and looked at, under the lock of the thoughts.
	board bridge.Board
	line  string // to the board
	hint  bool   // the user waits for advice on the board
}

// lineOf names the position after some events of a deal: what goes on from there has a name
// that begins with it.
func lineOf(events []bridge.Event) string {
	var line strings.Builder
	for _, e := range events {
		line.WriteString(e.String() + " ")
	}
	return line.String()
}

// adviceOn names the question for the user's advice.
func adviceOn(line string) string { return line + "?" }

func newThoughts(config Config, b bridge.Board) *thoughts {
	t := &thoughts{config: config, board: b, line: lineOf(b.Events())}
	t.Thoughts = ahead.New(t.next)
	return t
}

// follow goes on with a later board of the same deal.
func (t *thoughts) follow(b bridge.Board) {
	t.Change(func() string {
		t.board, t.line, t.hint = b, lineOf(b.Events()), false
		return t.line
	})
}

// knows reports whether it is known what the computer player to act does.
func (t *thoughts) knows(v bridge.View) bool { return t.Knows(lineOf(v.Events())) }

// act returns what the computer player to act does, when that is known.
func (t *thoughts) act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	a, err := t.Wait(ctx, lineOf(v.Events()))
	return a.Event, err
}

// advise returns what the adviser says of the board, on which it must be the user's turn. That comes before what the computer
// players may do then.
func (t *thoughts) advise(ctx context.Context) (bot.Advice, error) {
	line := t.First(func() string {
		t.hint = true
		return adviceOn(t.line)
	})
	return t.Wait(ctx, line)
}

// question returns the question what a computer player does.
func (t *thoughts) question(line string, v bridge.View) ahead.Question[bot.Advice] {
	return ahead.Question[bot.Advice]{Line: line, Ask: func(ctx context.Context) (bot.Advice, error) {
		e, err := t.config.Computer.Act(ctx, v)
		return bot.Advice{Event: e}, err
	}}
}
