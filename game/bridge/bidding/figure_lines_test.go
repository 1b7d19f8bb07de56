package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Whoever changes the range of one no-trump in a book changes its answers with it, and what opener rebids.
func TestAnswersFollowTheRangeOfNoTrump(t *testing.T) {
	const usual = "1N | 15-17hcp balanced "
	openings, _ := own("openings.book")
	if strings.Count(openings, usual) != 1 {
		t.Fatalf("%q isn't what opens one no-trump", usual)
	}
	for _, c := range []struct{ oneNT, auction, hand, call string }{
		{"15-17hcp", "1N P", "K84.QJ3.Q752.J94", "2N"},
		{"12-14hcp", "1N P", "K84.QJ3.Q752.J94", "Pass"},
		{"12-14hcp", "1N P", "K84.QJ3.AJ52.T94", "2N"},
		{"14-16hcp", "1N P", "K84.QJ3.QJ52.J94", "2N"},
		{"12-14hcp", "1N P", "KQ84.J3.AJ52.T94", "2C"},
		{"12-14hcp", "1N P", "KQ84.73.QJ52.J94", "Pass"},
		{"12-14hcp", "1N P 2H P", "KQ84.A83.A752.J9", "3S"},
		{"12-14hcp", "1N P 2N P", "KJ4.Q83.A752.Q94", "Pass"},
		{"12-14hcp", "1N P 2N P", "AQ4.K83.KJ52.J94", "3N"},
		{"12-14hcp", "1D P 1H P", "A94.K3.AQ52.KJ74", "1N"},
		{"12-14hcp", "1D P 1H P 1N P", "K84.QJ73.Q52.J94", "2N"},
		{"15-17hcp", "1D P 1H P 1N P", "K84.QJ73.Q52.J94", "Pass"},
	} {
		t.Run(c.oneNT+" "+c.auction, func(t *testing.T) {
			hand, err := card.ParseHand(c.hand)
			if err != nil {
				t.Fatal(err)
			}
			own := strings.Replace(openings, usual, "1N | "+c.oneNT+" balanced ", 1)
			if err := register(t, map[string]string{"mine.book": "system standard\ninclude standard\n", "openings.book": own}); err != nil {
				t.Fatal(err)
			}
			pair, err := ParseCard("mine")
			if err != nil {
				t.Fatal(err)
			}
			a := Cards{pair, pair}.Read(&bridge.Table{Rules: bridge.Duplicate()}, auctionOf(t, c.auction))
			if got, _ := a.Choose(hand); got.String() != c.call {
				t.Errorf("%s calls %v, want %s", c.hand, got, c.call)
			}
		})
	}
}

// Where a line of a book says the range of one no-trump, the row that opens it doesn't.
func TestFigureGoesBeforeTheRow(t *testing.T) {
	for lines, want := range map[string]Range{"": {12, 14}, "figure oneNT 13-15\n": {13, 15}, "figure strong 23\n": {12, 14}} {
		b, err := readBook(func(file string) (string, bool) {
			if file == "mine.book" {
				return lines + "system standard\ncontext openings: opening\n  1N | 12-14hcp balanced | opening no-trump\n", true
			}
			return own(file)
		}, "mine")
		if err != nil || b.figures.openNT != want {
			t.Errorf("with %q: %v, %v, want %v", lines, b.figures.openNT, err, want)
		}
	}
}
