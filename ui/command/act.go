package command

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	fewrecord "github.com/superbridge/superbridge/game/few/record"
	pokerrecord "github.com/superbridge/superbridge/game/poker/record"
)

const actUsage = `act [flags]

For each board on standard input say what the computer player does whose turn it is. So another
program, as a newer version of this one, plays with these players: superbridge match -compare
does.

A board is a line of JSON as superbridge match prints it, but of a board that goes on: it has
"unfinished":true in the place of contract, tricks and score. The player sees what the seat may see and
nothing else. The first line that is printed says which players these are; then each board is
answered by a line, before the next one is read:

  {"act":1,"players":"club"}
  {"event":"1S"}
  {"event":"HK"}
  {"error":"board 1: the board is finished"}

A hand of poker is answered too. It is a line as superbridge poker prints it, of a hand that isn't over
and so without the keys from boards on. Before what the player does comes what he sees, which is all
that he knows:

  {"view":{"rules":"ProgressivePoker","game":"A","hand":7,…},"event":"5 JK/S4/-:HT"}

With -seed players of poker do what they do in superbridge poker with the same one.

A deal of bridge for two and three is answered like a hand of poker. It is a line as superbridge match prints it, of a deal
that isn't over: it has the keys of what has happened, and none from tricks on. In what the player sees ? is a card
that lies face down:

  {"view":{"rules":"NulloForTwo","board":1,…,"player":"B","sees":{"A hand":["?",…],…},"events":[]},"event":"Throw KQ..."}

A game of chess is answered with the whole turn of whoever is in turn. It is a line as superbridge chess
prints it, of a game that isn't over; with dice the roll comes behind it:

  A1-2 ; d3-e4 i14-h13 ; *
  {"event":"c2-d3"}
  A1-2D ;  ; * ; dice=21
  {"event":"21:d3-e4"}

With -seed players of chess do what they do in the first game of superbridge chess with the same one.

It ends with its input.`

// protocol is the version of the form of questions and answers. It rises when an older program would no longer
// understand.
const protocol = 1

// greeting is the first line of a program that acts.
type greeting struct {
	Act     int    `json:"act"` // its protocol
	Players string `json:"players"`
}

// reply answers a board or a hand: it has an event or an error, and in poker the player's view.
type reply struct {
	View  json.RawMessage `json:"view,omitempty"`
	Event string          `json:"event,omitempty"`
	Error string          `json:"error,omitempty"`
}

func actOnBoards(ctx context.Context, args []string, stdout io.Writer) error {
	f := noFlags("superbridge act", actUsage, stdout)
	playersName := f.String("players", "beginner", "the players are of this `KIND`: "+kindNames())
	seed := f.seed("what players of poker and chess leave to chance follows from number `S` (default 0)")
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	players, err := kindNamed(*playersName)
	if err != nil {
		return err
	}
	seed.given = true // so that the same question has the same answer
	return players.answer(ctx, seed.chance, os.Stdin, stdout)
}

// answer greets and answers each board, until there are no more.
func (k kind) answer(ctx context.Context, chance chance, boards io.Reader, stdout io.Writer) error {
	out := json.NewEncoder(stdout) // it doesn't buffer
	out.SetEscapeHTML(false)       // names of games stay as they are
	if err := out.Encode(greeting{protocol, k.name}); err != nil {
		return err
	}
	lines := bufio.NewScanner(boards)
	lines.Buffer(nil, longestBoard)
	texts := send(ctx, func(yield func(string) bool) {
		for lines.Scan() && yield(lines.Text()) {
		}
	})
	for {
		select {
		case <-ctx.Done():
			return errors.New("stopped")
		case text, ok := <-texts:
			if !ok {
				return lines.Err()
			}
			r, err := k.reply(ctx, chance, text)
			switch {
			case ctx.Err() != nil:
				return errors.New("stopped")
			case err != nil:
				r = reply{Error: err.Error()}
			}
			if err := out.Encode(r); err != nil {
				return err
			}
		}
	}
}

// reply answers a line.
func (k kind) reply(ctx context.Context, chance chance, text string) (reply, error) {
	if pokerrecord.Is(text) {
		return k.actPoker(ctx, chance, text)
	}
	if isChess(text) {
		return k.actChess(ctx, chance, text)
	}
	if fewrecord.Is(text) {
		return k.actFew(ctx, chance, text)
	}
	event, err := k.act(ctx, text)
	if err != nil {
		return reply{}, err
	}
	return reply{Event: event.String()}, nil
}

// act returns a player's act on the board of a line.
func (k kind) act(ctx context.Context, text string) (bridge.Event, error) {
	e, err := record.UnmarshalEntry([]byte(text))
	if err != nil {
		return bridge.Event{}, err
	}
	if e.Board.Phase() == bridge.Finished {
		return bridge.Event{}, fmt.Errorf("board %d: the board is finished", e.Number)
	}
	return k.player.Act(ctx, e.Board.View(e.Board.Actor()))
}
