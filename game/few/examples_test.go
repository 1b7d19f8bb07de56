package few_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// The examples without their cards: the calls, the tricks, and the sheet afterwards. (Rules: bridge-few, row example.)
func TestExamples(t *testing.T) {
	for _, test := range []struct {
		kind     few.Kind
		said     string
		contract string
		leader   string // and the place led from
		tricks   int
		score    string
	}{
		{few.TwoDummies, "1S, 2H, 2S, Pass", "2S-S", "W hand", 8, "S below 60"},
		{few.TwoDummies, "1S, 2H, Pass", "2H-W", "S dummy", 8, "W below 60"},
		{few.OpenOrClosed, "1H open, 2C, 2H, Pass", "2H-A", "B hand", 9, "A below 60, A over 30"},
		{few.BridgeForThree, "1H, 2H, Pass, 2S, X, Pass", "2SX-A", "B hand", 8, "NS below 120, NS made 50"},
		{few.BridgeForThree, "1S, Pass, 2C, X, Pass", "2CX-A", "B hand", 5, "EW short 500"},
		{few.Booby, "1O, Pass, Pass", "1O-B", "C hand", 6, "B below 30"},
		{few.NulloForTwo, "5O, Pass", "5O-A", "B hand", 2, "A below 150"},
		{few.NulloForTwo, "1H, Pass", "1H-A", "B hand", 9, "A below 30, A over 60"},
		{few.Slam, "8, 12, 16, Pass, Pass, Trumps S, Pass", "2S-B", "A hand", 8, "B below 16, B over 8"},
		{few.Slam, "8, Pass, 9, 10, Trumps N, X, Trumps H", "2HX-B", "A hand", 7, "B below 32, B made 10"},
		{few.ChineseBridge, "1H, Pass", "1H-A", "B hand", 7, "A below 30"},
	} {
		r := few.Of(test.kind)
		b := reserves(t, boardOf(r, 1))
		b = reserves(t, after(t, b, test.said))
		if got := r.Letter(b.Turn()) + " " + b.From().Pile.String(); b.Stage() != few.StagePlaying || got != test.leader {
			t.Errorf("%s, %s: the lead comes from %s, want %s", r.Name, test.said, got, test.leader)
		}
		b = taking(t, b, test.tricks)
		if contractOf(b) != test.contract || said(b) != test.score {
			t.Errorf("%s, %s: %s, %s, want %s, %s", r.Name, test.said, contractOf(b), said(b), test.contract, test.score)
		}
	}
}

// Phillips's deal, card by card. (Rules: bridge-few, Booby.)
func TestBoobyExample(t *testing.T) {
	r := few.Of(few.Booby)
	d := must(few.ParseDeal(r, `{"A":"A753.T542.J98432.J42","B":"KQJT862.QJ3.KQT.T863","C":"94.K9876.A765.AKQ975","dummy":".A.."}`))
	b := must(few.NewBoard(few.Setup{Rules: r, Number: 1, Dealer: 2}, d))
	b = after(t, b, "Give .T542.., Give ...T863, Give 94..65., 4O, Pass, Pass")
	var seats card.Deal
	for _, p := range b.Places() {
		if seat, ok := b.Seat(p); ok {
			for _, s := range b.Cards(p) {
				seats[seat] = seats[seat].With(s.Card)
			}
		}
	}
	for p := range few.Player(3) {
		for _, s := range b.Cards(few.Place{Pile: few.GivenAway, Of: p}) {
			seats[card.North] = seats[card.North].With(s.Card)
		}
	}
	if want := "N:94.AT542.65.T863 .K9876.A7.AKQ975 A753..J98432.J42 KQJT862.QJ3.KQT."; seats.String() != want {
		t.Errorf("seated %v, want %s", seats, want)
	}
	for i, trick := range []struct{ cards, winner string }{
		{"SK, S9, DA, SA", "A"}, {"D2, DK, D6, D7", "B"}, {"DQ, D5, CA, DJ", "B"},
		{"HQ, HT, H9, CJ", "B"}, {"HJ, HA, H8, S7", "A dummy"}, {"S4, C9, S5, S2", "A"},
	} {
		b = after(t, b, trick.cards)
		last := b.Tricks()[i]
		got := r.Letter(last.Winner)
		if last.From.Pile == few.Dummy {
			got += " dummy"
		}
		if got != trick.winner {
			t.Errorf("trick %d goes to %s, want %s", i+1, got, trick.winner)
		}
	}
	b = after(t, b, "D3, DT, H5, C5, Claim 6") // a low diamond: B has it
	if got := said(b); b.DeclarerTricks() != 3 || got != "A below 120" {
		t.Errorf("%d tricks, %s, want 3, A below 120", b.DeclarerTricks(), got)
	}
}

// At no-trump ♥5, ♥9, ♥K, and ♠2 from the player without a playable heart. (Rules: bridge-few, Chinese bridge.)
func TestChineseTrick(t *testing.T) {
	r := few.Of(few.ChineseBridge)
	b := dealt(r, `{"A":{"hand":"AKQJ...","open":["H5","HK","C2","C3","C4","C5","C6","C7","C8","C9","CT"],`+
		`"closed":["H2","H3","H4","CJ","CQ","CK","CA","D2","D3","D4","D5"]},`+
		`"B":{"hand":"T983...","open":["H9","D6","D7","D8","D9","DT","DJ","DQ","DK","DA","S2"],`+
		`"closed":["HA","HQ","HJ","HT","H8","H7","H6","S4","S5","S6","S7"]}}`)
	b = after(t, b, "Pass, 1N, Pass, H5, H9, HK, S2")
	if trick := b.Tricks()[0]; trick.Winner != 0 || trick.From != (few.Place{Pile: few.Row, Of: 0}) || b.Turn() != 0 {
		t.Errorf("got %+v, and it is the turn of %d, want that A wins and leads", trick, b.Turn())
	}
}

// Covered cards are turned up after the trick, and in the last one when their owner has nothing else. (Rules:
// bridge-few, Chinese bridge.)
func TestChineseCovers(t *testing.T) {
	r := few.Of(few.ChineseBridge)
	b := after(t, boardOf(r, 3), "Pass, 1C, Pass")
	row := func(p few.Player) few.Place { return few.Place{Pile: few.Row, Of: p} }
	led := b.Cards(row(0))[4].Card
	b = must(b.Apply(few.Played(led)))
	if s := b.Cards(row(0))[4]; s.There {
		t.Errorf("before the end of the trick %v lies in the row", s.Card)
	}
	cover := b.Cards(few.Place{Pile: few.Cover, Of: 0})[4]
	for len(b.Tricks()) == 0 {
		b = must(b.Apply(b.View(b.Turn()).Legal()[0]))
	}
	if got := b.Cards(row(0))[4]; got != cover || b.Cards(few.Place{Pile: few.Cover, Of: 0})[4].There {
		t.Errorf("after the trick there is %v, want %v", got, cover)
	}
}

// Auctions reach the right contracts, or continue with the right player. (Rules: bridge-few, row auction.)
func TestAuctions(t *testing.T) {
	for _, test := range []struct {
		kind few.Kind
		said string
		want string // the contract, or the player to call and the calls other than bids that he may make
	}{
		{few.TwoDummies, "", "S: Pass"},
		{few.TwoDummies, "Pass", "W: Pass"},
		{few.TwoDummies, "Pass, Pass", "Passed"},
		{few.TwoDummies, "1C, X", "S: Pass XX"},
		{few.TwoDummies, "1C, X, Pass", "1CX-S"},
		{few.TwoDummies, "Pass, 1C, X, XX, Pass", "1CXX-W"},
		{few.TwoDummies, "Pass, 1C, X, 1D, Pass", "1D-W"},
		{few.OpenOrClosed, "", "A: "},
		{few.OpenOrClosed, "7N closed, X, XX, Pass", "7NXX-A"},
		{few.BridgeForThree, "", "B: Pass"},
		{few.BridgeForThree, "Pass, Pass", "A: Pass"},
		{few.BridgeForThree, "Pass, Pass, Pass", "Passed"},
		{few.BridgeForThree, "Pass, 1C, 1D, Pass", "A: Pass X"},
		{few.BridgeForThree, "1C, Pass, X", "B: Pass XX"},
		{few.BridgeForThree, "1C, Pass, X, Pass", "C: Pass XX"},
		{few.BridgeForThree, "1C, Pass, X, Pass, XX", "1CXX-B"},
		{few.BridgeForThree, "1C, Pass, X, XX", "1CXX-B"},
		{few.BridgeForThree, "1C, Pass, X, Pass, Pass", "1CX-B"},
		{few.BridgeForThree, "1H, 1S, 2H, Pass, Pass", "2H-B"},
		{few.BridgeForThree, "1H, 1S, Pass, Pass", "1S-C"},
		{few.BridgeForThree, "1H, 2H, 3H, Pass, Pass", "3H-B"},
		{few.BridgeForThree, "Pass, Pass, 1N, Pass", "C: Pass X"},
		{few.BridgeForThree, "Pass, Pass, 1N, Pass, Pass", "1N-A"},
		{few.BridgeForThree, "Pass, Pass, 1N, Pass, X", "A: Pass XX"},
		{few.BridgeForThree, "Pass, Pass, 1N, X, XX", "1NXX-A"},
		{few.Booby, "Pass, Pass", "A: Pass"},
		{few.Booby, "Pass, Pass, Pass", "Passed"},
		{few.Booby, "Pass, Pass, 1C, Pass", "C: Pass X"},
		{few.Booby, "1C, Pass, Pass", "1C-B"},
		{few.Booby, "1C, X, Pass", "B: Pass XX"},
		{few.Booby, "1C, X, Pass, Pass", "1CX-B"},
		{few.Booby, "1C, Pass, X, XX, 1D", "A: Pass X"},
		{few.Booby, "1H, 1O, 1S, Pass, Pass", "1S-A"},
		{few.NulloForTwo, "1D, 1O, 1H, Pass", "1H-A"},
		{few.Slam, "Pass, Pass, Pass, Pass, Pass, Pass", "Passed"},
		{few.Slam, "8, Pass, Pass, Trumps N, Pass", "1N-B"},
		{few.Slam, "8, 9, Pass, Pass, Trumps C, Pass", "2C-A"},
		{few.Slam, "8, 9, Pass, 14, 19, Trumps D, X, XX", "4DXX-A"},
		{few.Slam, "8, 9, 10, 11, Pass, Trumps O, Pass", "2O-A"},
		{few.Slam, "8, 9, 10, 11, 50, Pass, Trumps N, Pass", "5N-B"},
		{few.Slam, "50", "illegal"},
		{few.Slam, "4C, 4H, 5C, Pass, Pass, X, Pass", "5CX-B"},
	} {
		r := few.Of(test.kind)
		b := reserves(t, boardOf(r, 1))
		b, err := b.Replay(events(test.said))
		got := contractOf(b)
		switch {
		case err != nil:
			got = "illegal"
		case b.Stage() == few.StageBidding:
			var words []string
			for _, c := range b.View(b.Turn()).LegalCalls() {
				if !c.IsBid() {
					words = append(words, c.String())
				}
			}
			got = r.Letter(b.Turn()) + ": " + strings.Join(words, " ")
		}
		if got != test.want {
			t.Errorf("%s, %s: got %s, want %s", r.Name, test.said, got, test.want)
		}
	}
}
