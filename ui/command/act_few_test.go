package command

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/record"
)

// A deal in progress is answered with the player's view and act.
func TestActOnFew(t *testing.T) {
	for _, r := range few.Games() {
		b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, (&seed{given: true, value: 1}).chance(1, 1)))
		if err != nil {
			t.Fatal(err)
		}
		for b.Stage() != few.StageFinished && len(b.Events()) < 8 {
			line, err := record.Line(b, nil)
			if err != nil {
				t.Fatal(err)
			}
			k, err := kindNamed("beginner")
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			if err := k.answer(t.Context(), (&seed{given: true}).chance, bytes.NewReader(line), &out); err != nil {
				t.Fatal(err)
			}
			var said reply
			if err := json.Unmarshal(out.Bytes()[bytes.IndexByte(out.Bytes(), '\n'):], &said); err != nil || said.Error != "" {
				t.Fatalf("%s: %v %s", line, err, said.Error)
			}
			view, err := record.View(b.View(b.Turn()))
			if err != nil || string(view) != string(said.View) {
				t.Fatalf("%s: the view is\n%s\nwant\n%s", line, said.View, view)
			}
			e, err := few.ParseEvent(said.Event)
			if err == nil {
				b, err = b.Apply(e)
			}
			if err != nil {
				t.Fatalf("%s: %s: %v", line, said.Event, err)
			}
		}
	}
	whole := strings.SplitN(mustAsk(t, "match", "-rules", "Slam", "-players", "random", "-seed", "1", "-deals", "1"), "\n", 2)[0]
	for line, want := range map[string]string{
		whole: "board 1: the deal is over",
		strings.Replace(whole, `"below":{"A":0`, `"below":{"A":99`, 1): "no deals leave 99 points below",
	} {
		k, _ := kindNamed("beginner")
		var out bytes.Buffer
		if err := k.answer(t.Context(), (&seed{given: true}).chance, strings.NewReader(line), &out); err != nil || !strings.Contains(out.String(), want) {
			t.Errorf("%s: %v\n%s", line, err, &out)
		}
	}
}
