package few_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

// Each rule has an act that breaks it and an error that names it.
func TestIllegal(t *testing.T) {
	two := `N:AK2.AK2.AK2.AK32 QJT.QJT.QJT.QJT9 9876.987.987.876 543.6543.6543.54`
	nullo := `{"A":"AK2.AK2.AK2.AK32","B":"QJT.QJT.QJT.QJT9","stock":["S9","S8","S7","S6","S5","S4","S3","H9","H8","H7","H6","H5","H4","H3",` +
		`"D9","D8","D7","D6","D5","D4","D3","C8","C7","C6","C5","C4"]}`
	slam := `{"A":["AKQ.AKQ.AKQ.A","...KQ","...JT","...98"],"B":["JT9.JT9.JT9.7","8.8..","7.7..","..87."]}`
	booby := `{"A":"AKQJT98765432.A..AKQ","B":"..AKQJT98765432.JT98","C":".KQJT98765432..76542","dummy":"...3"}`
	packets := `{"A":"AK2.AK2.AK2.AK32","B":"QJT.QJT.QJT.QJT9","open":"9876.987.987.876","closed":"543.6543.6543.54"}`
	deals := map[few.Kind]string{few.TwoDummies: two, few.BridgeForThree: two, few.NulloForTwo: nullo, few.Slam: slam, few.Booby: booby, few.OpenOrClosed: packets}
	broken := map[few.Rule]bool{}
	for _, test := range []struct {
		kind few.Kind
		said string
		act  string
		rule few.Rule
		why  string
	}{
		{few.TwoDummies, "Pass, Pass", "1C", few.BoardIsOver, "the deal is over"},
		{few.TwoDummies, "1C, Pass, Claim 0", "C4", few.BoardIsOver, "the deal is over"},
		{few.TwoDummies, "", "C2", few.NotNow, "it is the auction"},
		{few.TwoDummies, "1C, Pass", "1D", few.NotNow, "the play has begun"},
		{few.TwoDummies, "", "Claim 3", few.NotNow, "it is the auction"},
		{few.TwoDummies, "", "Trumps N", few.NotNow, "it is the auction"},
		{few.TwoDummies, "", "Give 2...", few.NotNow, "it is the auction"},
		{few.Booby, "", "1C", few.NotNow, "four cards are given to dummy first"},
		{few.NulloForTwo, "", "1C", few.NotNow, "now cards are thrown, or none"},
		{few.Slam, "8, Pass, Pass, Trumps N, Pass", "SA", few.NotNow, "three cards are laid down for the last tricks first"},
		{few.Slam, "8, Pass, Pass", "Pass", few.NotNow, "trumps are being named"},
		{few.Slam, "8, Pass, Pass, Trumps H", "Trumps N", few.NotNow, "trumps are being named"},
		{few.Slam, "4H, Pass, Pass", "Trumps N", few.NotNow, "trumps are being named"},
		{few.Slam, "4H, Pass, Pass, X", "Trumps N", few.NotNow, "trumps are being named"},

		{few.Booby, "", "Give ..AKQ.", few.CountOfCards, "want 4 cards"},
		{few.Slam, "8, Pass, Pass, Trumps N, Pass", "Reserve AK...", few.CountOfCards, "want 3 cards"},
		{few.NulloForTwo, "", "Throw AKQJT98765432.A..", few.NotEnough, "at most 13 cards can be thrown"},
		{few.Booby, "", "Give ..AKQ.A", few.CardInHand, "B doesn't hold it there"},
		{few.NulloForTwo, "", "Throw A...", few.CardInHand, "B doesn't hold it there"},
		{few.Slam, "8, Pass, Pass, Trumps N, Pass", "Reserve JT9...", few.CardInHand, "A doesn't hold it there"},
		{few.TwoDummies, "1C, Pass", "SA", few.CardInHand, "W doesn't hold it there"},
		{few.TwoDummies, "1C, Pass, S5, SA, SJ", "C8", few.FollowSuit, "S must follow suit and still holds a spade"},

		{few.TwoDummies, "", "12", few.BidNames, "a bid names a level and a strain"},
		{few.TwoDummies, "", "1O", few.StrainKnown, "that strain can't be bid in this game"},
		{few.BridgeForThree, "", "1O", few.StrainKnown, "that strain can't be bid in this game"},
		{few.Booby, "Give ..AKQJ., Give .KQJT.., Give AKQJ...", "8C", few.BidWithinLevels, "bids go up to level 7"},
		{few.TwoDummies, "1H", "1D", few.BidHigher, "a bid must be higher than the last one, 1H"},
		{few.NulloForTwo, "Throw ..., Throw ..., 1O", "1D", few.BidHigher, "a bid must be higher than the last one, 1O"},
		{few.Booby, "Give ..AKQJ., Give .KQJT.., Give AKQJ..., 1S", "1O", few.BidHigher, "a bid must be higher than the last one, 1S"},
		{few.Slam, "4S", "4O", few.BidHigher, "a bid must be higher than the last one, 4S"},
		{few.Slam, "4C", "50", few.BidHigher, "a bid must be higher than the last one, 4C"},
		{few.Slam, "5C", "4N", few.BidHigher, "a bid must be higher than the last one, 5C"},
		{few.TwoDummies, "", "X", few.DoubleABid, "there is no bid yet"},
		{few.TwoDummies, "1C, X", "X", few.DoubleOpponents, "1C is your own side's bid"},
		{few.TwoDummies, "1C, X, XX", "X", few.DoubleOnce, "1C is doubled already"},
		{few.Booby, "Give ..AKQJ., Give .KQJT.., Give AKQJ..., 1S, X", "X", few.DoubleOnce, "1S is doubled already"},
		{few.Booby, "Give ..AKQJ., Give .KQJT.., Give AKQJ..., 1S, X", "XX", few.RedoubleOwn, "1S is not your own side's bid"},
		{few.TwoDummies, "1C, 1D", "XX", few.RedoubleDoubled, "1D is not doubled"},
		{few.Booby, "Give ..AKQJ., Give .KQJT.., Give AKQJ..., 1S, Pass", "XX", few.RedoubleDoubled, "1S is not doubled"},
		{few.TwoDummies, "1C, X, XX", "XX", few.RedoubleOnce, "1C is redoubled already"},

		{few.OpenOrClosed, "", "Pass", few.FirstCallNoPass, "the first call must be a bid"},
		{few.OpenOrClosed, "", "1C", few.PacketFirst, "says which packet"},
		{few.OpenOrClosed, "1C open", "1D open", few.PacketOnce, "only the first call chooses a packet"},
		{few.BridgeForThree, "1C", "X", few.PartnersBid, "the partners only bid and pass"},
		{few.BridgeForThree, "1C, Pass, 1D", "1H", few.BiddingIsOver, "after the soloist's call nobody bids"},
		{few.BridgeForThree, "1C, Pass, X", "2C", few.BiddingIsOver, "after the soloist's call nobody bids"},

		{few.Slam, "8", "X", few.NoDoubles, "doubles come after trumps are named"},
		{few.Slam, "8", "3N", few.SlamsByName, "only slams are bid by name"},
		{few.Slam, "", "5", few.FirstPoints, "the first bid is 6 to 10 points"},
		{few.Slam, "", "11", few.FirstPoints, "the first bid is 6 to 10 points"},
		{few.Slam, "Pass, Pass, Pass, Pass", "11", few.FirstPoints, "the first bid is 6 to 10 points"},
		{few.Slam, "8", "14", few.RaiseByFive, "a bid tops 8 by 5 at most"},
		{few.Slam, "8, Pass", "14", few.RaiseByFive, "a bid tops 8 by 5 at most"},
		{few.Slam, "8, Pass, 9", "15", few.RaiseByFive, "a bid tops 9 by 5 at most"},
		{few.Slam, "8, 9, 10, 11", "51", few.PointsEnd, "bids end at 50 points"},
		{few.Slam, "8, 9, 10, 11, 31, Pass", "Trumps C", few.TooDear, "ten tricks are not worth the bid"},
		{few.Slam, "8, Pass, Pass, Trumps H, X", "Trumps H", few.TrumpsNamed, "those are the trumps already"},
		{few.Slam, "8, Pass, Pass, Trumps H", "XX", few.RedoubleDoubled, "8 is not doubled"},
		{few.Slam, "8, Pass, Pass, Trumps H, X", "X", few.DoubleOpponents, "8 is your own side's bid"},

		{few.TwoDummies, "1C, Pass", "Claim 14", few.ClaimWithinLeft, "13 tricks are left"},
		{few.TwoDummies, "1C, Pass, S5, SA, SJ, S6", "Claim 13", few.ClaimWithinLeft, "12 tricks are left"},
	} {
		b, err := dealt(few.Of(test.kind), deals[test.kind]).Replay(events(test.said))
		if err != nil {
			t.Errorf("%v, %s: %v", test.kind, test.said, err)
			continue
		}
		_, err = b.Apply(events(test.act)[0])
		wantRule(t, err, test.rule, test.why)
		broken[test.rule] = true
	}
	b := dealt(few.Of(few.TwoDummies), two)
	wantRule(t, b.View(1).Check(few.Called(few.Pass)), few.OthersTurn, "it is S's turn")
	broken[few.OthersTurn] = true
	for rule := few.BoardIsOver; rule <= few.ClaimWithinLeft; rule++ {
		if !broken[rule] {
			t.Errorf("nothing breaks rule %d", rule)
		}
	}
}

// An event that no text expresses, put together by hand, isn't legal where events of its kind are.
func TestUnsoundEvents(t *testing.T) {
	two := boardOf(few.Of(few.TwoDummies), 1)
	slam := boardOf(few.Of(few.Slam), 1)
	for _, test := range []struct {
		board few.Board
		call  few.Call
	}{
		{after(t, two, "1C, 1D"), few.Call{Kind: few.NumberCall + 1}},
		{after(t, two, "1C, 1D"), few.Call{Level: 1}},
		{after(t, two, "1C, X"), few.Call{Kind: few.DoubleCall, Level: 1}},
		{after(t, two, "1C"), few.Call{Kind: few.BidCall, Level: 1, Strain: few.Hearts, Points: 9}},
		{after(t, slam, "8"), few.Call{Kind: few.NumberCall, Points: 9, Level: 1}},
		{after(t, slam, "4H, Pass, Pass"), few.Call{Kind: few.NumberCall + 1}},
	} {
		_, err := test.board.Apply(few.Called(test.call))
		wantRule(t, err, few.BidNames, "a bid names")
	}
	packets := boardOf(few.Of(few.OpenOrClosed), 1)
	_, err := packets.Apply(few.CalledWith(few.Bid(1, few.Clubs), few.Closed+1))
	wantRule(t, err, few.PacketFirst, "says which packet")
	booby := boardOf(few.Of(few.Booby), 1)
	given := booby.View(booby.Turn()).Legal()[0]
	given.Count = 3
	_, err = booby.Apply(given)
	wantRule(t, err, few.CountOfCards, "want 4 cards")
}
