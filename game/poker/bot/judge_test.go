package bot_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

// The judge's own choice costs nothing; the worst of all acts costs something.
func TestJudge(t *testing.T) {
	club := bot.Player{Level: bot.Club}
	h := play(t, someHand(t, rand.New(rand.NewPCG(6, 6)), 2), club, nil)
	for n := range h.Acts() {
		j, err := bot.Judge(context.Background(), club, h, n)
		if err != nil {
			t.Fatal(err)
		}
		if len(j.Options) == 0 || j.Options[0].Act.String() != j.Played.Act.String() {
			t.Errorf("act %d: the best of %d options is another one", n, len(j.Options))
		}
		if j.Cost != 0 || j.Best.Act.String() != j.Played.Act.String() {
			t.Errorf("act %d: %+v", n, j)
		}
	}
	dealt := poker.Cards{}
	for _, text := range []string{"SASKSQSJSTH2D7C9H3D5C6H4S3H8D9C2D2", "HAHKC4C5S6S7H5D8DTCJCQDQD3C3S2DKC8"} {
		cards, err := poker.ParseCards(text)
		if err != nil {
			t.Fatal(err)
		}
		dealt = append(dealt, cards...)
	}
	table := poker.Table{Rules: poker.Standard(), Game: "royal", Hand: 1, Button: 2,
		Players: []poker.Player{{Seat: 1, Stack: 500}, {Seat: 2, Stack: 500}}}
	royal, err := poker.NewHand(table, []poker.Cards{dealt[:17], dealt[17:]})
	if err != nil {
		t.Fatal(err)
	}
	act, err := poker.ParseAct("1 SASKSQ/SJST/-")
	if err != nil {
		t.Fatal(err)
	}
	if royal, err = royal.Apply(act); err != nil {
		t.Fatal(err)
	}
	j, err := bot.Judge(context.Background(), club, royal, 0)
	if err != nil || j.Cost < 5 || j.Cost < 4*j.Error || j.Best.Act.String() != "1 -/-/SASKSQSJST" && j.Best.Act.String() != "1 -/SASKSQSJST/-" {
		t.Errorf("breaking up a royal: %+v, %v", j, err)
	}
}
