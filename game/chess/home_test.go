package chess_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// TestHome sends each king home while more and more of its start squares are taken, and compares with the slow rules.
func TestHome(t *testing.T) {
	for a := range chess.Army(chess.Armies) {
		starts := a.Start()
		for taken := 0; taken <= len(starts); taken++ {
			placed := map[chess.Square]string{squareOf(t, "f6"): a.String() + "K", squareOf(t, "h6"): chess.Army((a+1)%4).String() + "Q"}
			for other := range chess.Army(chess.Armies) {
				if other != a {
					placed[other.Start()[0].Square] = other.String() + "K"
				}
			}
			next, last := chess.Army((a+1)%4).String(), chess.Army((a+2)%4).String()
			for i, kind := range strings.Split("PPPPPPPNNBBRRPPPPPPP", "")[:taken] {
				army := next
				if i >= 13 {
					army = last
				}
				placed[starts[i].Square] = army + kind
			}
			tours := [4]int{}
			tours[a] = 4
			text := fmt.Sprintf("%s %v A1-4D rbyg - %d,%d,%d,%d 7 9", placement(placed), a, tours[0], tours[1], tours[2], tours[3])
			p, err := chess.ParsePosition(text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			slow, err := chesstest.Parse(text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			p.Roll(chess.Dice{A: 6, B: 6})
			slow, _ = slow.Roll("66")
			move, err := chess.ParseMove("f6-g7")
			if err != nil {
				t.Fatal(err)
			}
			p.Do(move)
			if slow, err = slow.Play("f6-g7"); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if p.String() != slow.String() {
				t.Errorf("%v goes home to\n%v\nwant\n%v", a, p, slow)
			}
			if want := starts[min(taken, len(starts)-1)].Square; (taken < len(starts)) != (p.King(a) == want) {
				t.Errorf("%v goes home to %v with %d start squares taken", a, p.King(a), taken)
			}
		}
	}
}
