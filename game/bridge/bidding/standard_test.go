package bidding

import (
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// TestStandard checks single calls of Standard, North dealing: an overcall at the two level has a good suit or six
// cards, and a jump to three a good six-card suit or any of seven; a balanced hand bids no-trump again rather than
// clubs, and doesn't hide spades behind clubs. An unforced new suit past two of the first one has something in reserve,
// five cards raise a minor, and a player who has jumped on a weak hand has no more to say. A player too strong for an
// overcall doubles and bids again, and a double for one suit has four cards of it. After two over one opener names
// another suit that isn't higher, and goes higher only with extras. Nobody asks for aces with a void, and six good
// cards are overcalled lighter over one no-trump. Opener raises an answer that is doubled, two clubs never dies under
// an overcall, rebids two no-trump with three suits of four, and accepts a transfer with one card too; a player asked
// for a suit that he hasn't got names the cheapest.
func TestStandard(t *testing.T) {
	for _, c := range []struct{ auction, hand, call string }{
		{"1H", "A6.K2.A873.J9532", "P"},
		{"1H", "A6.32.A873.KQ932", "2C"},
		{"1H", "A6.32.A87.KJ8532", "2C"},
		{"1S", "K6.9.JT8643.A543", "P"},
		{"1S", "76.9.KQT643.A543", "3D"},
		{"1S", "76.9.QT98643.K54", "3D"},
		{"1D P 1S P", "AK.KQ7.J954.J432", "1N"},
		{"1D P 1S P", "4.KQ7.AJ954.K432", "2C"},
		{"1D P 1S P", "4.KQ73.AJ95.K432", "2C"},
		{"1D P 1H P", "AT87..AK632.9732", "1S"},
		{"1C X 1D 2H", "KJ43.K5.K8.Q9653", "P"},
		{"1C X 1D 2H", "KJ43.A5.K8.AKQ53", "2S"},
		{"1D P", "K43.A.Q8432.J982", "3D"},
		{"1C P", "43.Q5.T843.QJ843", "2C"},
		{"1D P", "K43.5.Q8432.J982", "2D"},
		{"1D 2S X P 3H P P 3S P", "QJT832.Q974.T.QJ", "P"},
		{"1D P P X P 2C P", "AKJ2.KQJ65.5.AJ3", "2H"},
		{"1D P P X P 2C P", "AKJ2.KQJ6.5.QJ43", "P"},
		{"1S X XX P P", "J.AKQJT32.T876.7", "2H"},
		{"1D P 1H P", "AT8.2.AK632.9732", "2C"},
		{"1H P", ".K82.AQJT93.AK82", "3D"},
		{"1H P", "2.KQ82.AQJ9.AK82", "2N"},
		{"1S P 2D P", "AQT84.QJ8..QJT73", "2S"},
		{"P P 1D X P 2C 2D 2S P P", "A7.943.AKQJ64.74", "P"},
		{"P P 1D X P 2C 2D 2S P P", "A7.K943.AKQJ64.4", "X"},
		{"1N", "95.T7.K63.AQJ652", "2C"},
		{"1N", "95.T7.K63.A97652", "P"},
		{"1D P 1H X", "4.AJ84.AKQ74.JT8", "2H"},
		{"1D P 1H X", "42.AJ8.AKQ74.JT8", "P"},
		{"2C P 2D P", "AK92.A.AKQ4.KT82", "2N"},
		{"2C P 2D P", "AKQ2.A.AKQ4.KQJ2", "3N"},
		{"2C P 2D P 2N P 3D P", "AKJ3.K.AQ62.AJ42", "3H"},
		{"2C P 2D P 2N P 3H P", "K.AKJ3.AQ62.AJ42", "3S"},
		{"2C P 2D 2S", "4.AKJ84.AKQ4.AKJ", "3H"},
		{"1C 1D 1H P 2H X P", "843.943.A6.J9874", "2S"},
		{"2C P 2D 4S", "5.AKJ2.AKQ3.AK32", "X"},
		{"1D 1S X 2C 3D 3H", "QJ65.QJ9842..743", "P"},
	} {
		chooses(t, "standard", c.auction, c.hand, c.call, "")
	}
}

// TestPointsInSupportHold counts hands in support of spades, with three promised.
func TestPointsInSupportHold(t *testing.T) {
	for _, c := range []struct {
		hand            string
		standard, plain int
	}{
		{"KJ72.AQ53.K842.7", 16, 16},  // 13 and 3
		{"J9732.J8643.Q32.", 8, 11},   // 4, and at most 4 for shape
		{"KJ72.AQ53.K8432.", 18, 18},  // 13 and 5
		{"KJ72.A8653.8432.K", 14, 15}, // a lone king is a point less
		{"KJ72.A8653.8432.A", 16, 16}, // a lone ace isn't
		{"9732.86543.8432.", 0, 5},    // nothing for shape to add to
		{"K.AQ53.K8432.J72", 14, 14},  // short trumps are no shape, and a lone trump honour loses nothing
	} {
		hand, err := card.ParseHand(c.hand)
		if err != nil {
			t.Fatal(err)
		}
		for f, want := range map[*figures]int{Standard.book().figures: c.standard, &figures52: c.plain} {
			if got := f.Support(hand, card.Spades, 3); got != want {
				t.Errorf("%s counts %d, want %d", c.hand, got, want)
			}
		}
	}
}
