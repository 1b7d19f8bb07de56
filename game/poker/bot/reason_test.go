package bot

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// The reasons for an act say what it does for the board, the most telling first.
func TestReasons(t *testing.T) {
	for _, tt := range []struct {
		before, gains string
		fantasy       bool
		want          string
	}{
		{"-/-/-", "SQ/-/D9D7D4", false, "flush bottom; aim Q"},
		{"SQ/-/D9D7D4", "HQ/-/DK", false, "fantasy 14; flush bottom"},
		{"SK/-/-", "JK/-/H2", false, "fantasy 15"},
		{"SKHK/C9/-", "S2/H9/-", false, "makes pair 9 middle +0"},
		{"SKHK/C9H9/-", "-/S9/H9", false, "makes trips 9 middle +2"},
		{"-/-/C9D8", "-/-/S7H5", false, "straight bottom"},
		{"-/-/SAD5", "-/-/S4H2", false, "straight bottom"},
		{"-/-/SAD5", "-/-/SKH2", false, ""},
		{"-/-/DJD9", "-/-/DQJK", false, "makes pair QJ9 bottom +0"},
		{"-/-/SJDT", "-/-/DQHA", false, "straight bottom"},
		{"-/C4/S9S8S5S2", "-/C3/S7", false, "makes flush 98752 bottom +4"},
		{"-/C4/S9S8S5S2", "-/C3/H7", false, ""},
		{"SQHQ/DKDTD9D4D3/SJHJDJC8", "S4/-/C7", false, ""}, // dead
		{"-/-/-", "S2H2D2/CKDQS3H3D3/H6D5C4C3C2", true, "return 14; makes trips 2 top +10; makes trips 3KQ middle +2; makes straight 6 bottom +2"},
		{"-/-/-", "SQHQC4/CKS7H7D7D2/STD9C8C7H6", true, "makes pair Q4 top +7; makes trips 7K2 middle +2; makes straight T bottom +2"},
	} {
		before, err := poker.ParseBoard(tt.before)
		if err != nil {
			t.Fatal(err)
		}
		gains, err := poker.ParseBoard(tt.gains)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range Reasons(poker.Standard(), before, gains, tt.fantasy) {
			got = append(got, [...]string{
				BringsFantasy: fmt.Sprint("fantasy ", r.Cards), BringsReturn: fmt.Sprint("return ", r.Cards),
				MakesRow:   fmt.Sprintf("makes %v %v +%d", r.Strength, r.Row, r.Points),
				KeepsFlush: fmt.Sprint("flush ", r.Row), KeepsStraight: fmt.Sprint("straight ", r.Row), AimsAtFantasy: fmt.Sprint("aim ", r.Rank),
			}[r.Kind])
		}
		if words := strings.Join(got, "; "); words != tt.want {
			t.Errorf("%s, then %s: %q, want %q", tt.before, tt.gains, words, tt.want)
		}
	}
}
