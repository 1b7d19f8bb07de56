package bot

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// Where all is lost a player loses as late as possible, and gives nothing away.
func TestDelay(t *testing.T) {
	for text, want := range map[string]string{
		// Yellow's king enters the Castle next turn whatever Red does.
		"8/10/12/14/14/14/14/8yK5/14/14/14/rQ4yR6/10/rK7 r A1-2 r-y- - - 0 40":  "b3xg3",
		"8/10/12/14/14/14/14/8yK5/14/14/14/12/2rQ1yN5/rK7 r A1-2 r-y- - - 0 40": "e2xg2",
	} {
		p, err := chess.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, level := range []Level{Club, Expert} {
			advice, err := Player{Level: level}.Advise(context.Background(), chess.From(p))
			if err != nil {
				t.Fatal(err)
			}
			if o := advice.Options[0]; o.Move.String() != want || o.Value != 2-Won {
				t.Errorf("%v, %s: %v for %d, want %s", level, text, o.Move, o.Value, want)
			}
		}
	}
}
