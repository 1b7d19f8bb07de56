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

// The fault of a dead hand is at the row that is weaker than the next full one above it, the lowest if there are several.
func TestFault(t *testing.T) {
	for board, want := range map[string]Row{
		"SQHQC4/-/SJHJD9C8C2":          Bottom,
		"SAHAC4/SKHKD9C8C2/SJHJDJC8S8": Middle,
		"SAHAC4/SKHKD9C8C2/SJHJDTC8S7": Bottom,
		"SAHAJK/S2H3D9C8C7/DADKDQDJDT": Middle,
		"SQHQC9/DQCQS8H7D5/SKHKSTHTD3": Middle,
		"SKHKC4/-/SQHQDTC8C2":          Bottom,
		"S8H8C3/CKSJHJD5C5/JKDKS9H6D3": Bottom,
		"S2H3C4/CKSJHJD5C5/SKHKS9H6D3": Bottom,
	} {
		b, err := ParseBoard(board)
		if err != nil {
			t.Fatal(err)
		}
		if s := Standard().Standing(b); !s.Dead || s.Fault != want {
			t.Errorf("%s: dead %v, the fault is in the %v row, want %v", board, s.Dead, s.Fault, want)
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
			if rated.Dead != s.Dead || !rated.Dead && (rated.Strengths != s.Strengths || rated.Royalties != s.Royalties || rated.Joker != s.Joker || rated.Fantasy != s.Fantasy || rated.Return != s.Return) {
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
