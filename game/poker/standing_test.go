package poker

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// The standing of a board so far, street by street.
func TestStanding(t *testing.T) {
	for _, tt := range []struct {
		board                string
		strengths, royalties string
		joker                string
		dead                 bool
		behind               [3]bool
		fantasy              int
	}{
		{"-/-/-", "||", "0 0 0", "", false, [3]bool{}, 0},
		{"SQHQ/D7/CACKSTH4", "pair Q|high 7|high AKT4", "7 0 0", "", false, [3]bool{false, true, true}, 14},
		{"JK/S9H9/DAD5D4D3D2", "high A|pair 9|sflush 5", "0 0 15", "SA", false, [3]bool{}, 0},
		{"JKSQ/S9/-", "pair Q|high 9|", "7 0 0", "SQ", false, [3]bool{false, true, true}, 14},
		{"SQHQC4/-/SJHJD9C8C2", "pair Q4||pair J982", "0 0 0", "", true, [3]bool{}, 0},
		{"SQHQJK/-/SJHJDJC8C2", "pair QA||trips J82", "7 0 0", "SA", false, [3]bool{false, true, false}, 14},
		{"SKHKJK/-/SQHQDTC8C2", "trips K||pair QT82", "0 0 0", "SK", true, [3]bool{}, 0},
		{"S4JK/-/SQHQDTC8C2", "pair 4||pair QT82", "0 0 0", "S4", false, [3]bool{false, true, false}, 0},
		{"S7H7C3/JKSKHK/-", "pair 73|trips K|", "2 2 0", "SK", false, [3]bool{false, false, true}, 0},
	} {
		b, err := ParseBoard(tt.board)
		if err != nil {
			t.Fatal(err)
		}
		s := Standard().Standing(b)
		joker := ""
		if s.Joker != (card.Card{}) {
			joker = s.Joker.String()
		}
		strengths := fmt.Sprintf("%v|%v|%v", s.Strengths[Top], s.Strengths[Middle], s.Strengths[Bottom])
		royalties := fmt.Sprintf("%d %d %d", s.Royalties[Top], s.Royalties[Middle], s.Royalties[Bottom])
		if strengths != tt.strengths || royalties != tt.royalties || joker != tt.joker || s.Dead != tt.dead || s.Behind != tt.behind || s.Fantasy != tt.fantasy {
			t.Errorf("%s: %s; %s; joker %q, dead %v, behind %v, fantasy %d", tt.board, strengths, royalties, joker, s.Dead, s.Behind, s.Fantasy)
		}
	}
}

// The standing of a full board agrees with its rating.
func TestStandingOfAFullBoard(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 7))
	for _, players := range []int{2, 6} {
		alive := 0
		for range 3000 {
			pack := Pack(players)
			random.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
			var b Board
			b, _ = b.Add(Bottom, pack[:5]...)
			b, _ = b.Add(Middle, pack[5:10]...)
			b, _ = b.Add(Top, pack[10:13]...)
			rated, s := Standard().Rate(b), Standard().Standing(b)
			if rated.Dead != s.Dead || !rated.Dead && (rated.Strengths != s.Strengths || rated.Royalties != s.Royalties || rated.Joker != s.Joker || rated.Fantasy != s.Fantasy) {
				t.Fatalf("%v: rated %v, standing %v", b, rated, s)
			}
			if !s.Dead {
				alive++
			}
		}
		if alive < 200 {
			t.Errorf("only %d boards were alive", alive)
		}
	}
}
