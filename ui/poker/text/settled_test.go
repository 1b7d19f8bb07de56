package text

import (
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// The settlement of a pair is described from the winner's side, with its limits and its reason.
func TestSettled(t *testing.T) {
	names := Names{1: "", 2: "Ann"}
	rated := func(board string) poker.Rated {
		b, err := poker.ParseBoard(board)
		if err != nil {
			t.Fatal(err)
		}
		return poker.Standard().Rate(b)
	}
	plain, aces, dead := rated("SKD9C4/DAS8H8C6C3/HTDTS5C5H2"), rated("SADAC5/CKCJC8C6C2/STHTDTS4H4"), rated("SQHQC9/DQCQS8H7D5/SKHKSTHTD3")
	for _, tt := range []struct {
		pair          poker.Pair
		first, second poker.Rated
		paid          int // of the points
		said, why     string
	}{
		{poker.Pair{First: 1, Second: 2}, aces, plain, 1, "You win 29 points from Ann: 29 chips.", "Top won, middle won, bottom won; royalties 23 to 0."},
		{poker.Pair{First: 1, Second: 2}, plain, aces, 1, "Ann wins 29 points from you: 29 chips.", "Top won, middle won, bottom won; royalties 23 to 0."},
		{poker.Pair{First: 2, Second: 5}, aces, dead, 29, "Ann wins 29 points from Seat 5: 1 chip.", "A dead hand pays 6 points and royalties of 23."},
		{poker.Pair{First: 2, Second: 1}, dead, plain, 1, "You win 6 points from Ann: 6 chips.", "A dead hand pays 6 points."},
		{poker.Pair{First: 1, Second: 2}, dead, dead, 1, "You and Ann: both hands are dead, nothing is owed.", ""},
		{poker.Pair{First: 2, Second: 1}, plain, plain, 1, "Ann and you: nothing is owed.", "Top tied, middle tied, bottom tied; royalties 0 to 0."},
	} {
		p := poker.Payment{Pair: tt.pair}
		p.Lines, p.Points = poker.Standard().Points(tt.first, tt.second)
		p.Paid = p.Points / tt.paid
		if said, why := Settled(names, p, tt.first, tt.second); said != tt.said || why != tt.why {
			t.Errorf("it says %q, %q; want %q, %q", said, why, tt.said, tt.why)
		}
	}
}
