package command

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	fewrecord "github.com/superbridge/superbridge/game/few/record"
	pokerrecord "github.com/superbridge/superbridge/game/poker/record"
	"github.com/superbridge/superbridge/ui/kit/text"
)

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

func actOnBoards(ctx context.Context, args []string, dataDir string, stdout io.Writer) error {
	f := newFlags("superbridge act", dataDir, text.T("command.act.help"), stdout)
	playersName := f.String("players", "beginner", text.T("command.act.flag-players", "Kinds", kindNames()))
	seed := f.seed(text.T("command.act.flag-seed"))
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
			return stopped()
		case text, ok := <-texts:
			if !ok {
				return lines.Err()
			}
			r, err := k.reply(ctx, chance, text)
			switch {
			case ctx.Err() != nil:
				return stopped()
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
