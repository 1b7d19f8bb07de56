package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Whoever changes the range of one no-trump in a book changes its answers with it, and what opener rebids.
func TestAnswersFollowTheRangeOfNoTrump(t *testing.T) {
	read := func(oneNT string) Card {
		text, _ := own("standard.book")
		const usual = "1N | 15-17hcp balanced "
		if strings.Count(text, usual) != 1 {
			t.Fatalf("%q isn't what opens one no-trump", usual)
		}
		b, err := readBook(func(file string) (string, bool) {
			if file == "standard.book" {
				return strings.Replace(text, usual, "1N | "+oneNT+" balanced ", 1), true
			}
			return own(file)
		}, "standard")
		if err != nil {
			t.Fatal(err)
		}
		had := books[Standard]
		t.Cleanup(func() { books[Standard] = had; inUse.Clear() })
		books[Standard], books[Standard].figures = b, b.counting(&figuresStandard)
		inUse.Clear()
		return Card{System: Standard}
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
			pair := read(c.oneNT)
			a := Cards{pair, pair}.Read(&bridge.Table{Rules: bridge.Duplicate()}, auctionOf(t, c.auction))
			if got, _ := a.Choose(hand); got.String() != c.call {
				t.Errorf("%s calls %v, want %s", c.hand, got, c.call)
			}
		})
	}
}
