package bridge_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// auction returns the auction of the given calls, South dealing. It doesn't check them.
func auction(text string) bridge.Auction {
	a := bridge.Auction{Dealer: card.South}
	for _, e := range events(text) {
		a = a.With(e.Call)
	}
	return a
}

func TestAuction(t *testing.T) {
	for _, tt := range []struct {
		calls string
		turn  card.Seat // seat to call, unless the auction is over
		over  bool
		want  string // the contract if the auction ended now
	}{
		{calls: "", turn: card.South, want: "Passed"},
		{calls: "Pass", turn: card.West, want: "Passed"},
		{calls: "Pass Pass Pass", turn: card.East, want: "Passed"},
		{calls: "Pass Pass Pass Pass", over: true, want: "Passed"},

		{calls: "1C", turn: card.West, want: "1C-S"},
		{calls: "1C Pass Pass", turn: card.East, want: "1C-S"},
		{calls: "1C Pass Pass Pass", over: true, want: "1C-S"},
		{calls: "Pass Pass Pass 1C", turn: card.South, want: "1C-E"},
		{calls: "Pass Pass Pass 1C Pass Pass", turn: card.North, want: "1C-E"},
		{calls: "Pass Pass Pass 1C Pass Pass Pass", over: true, want: "1C-E"},
		{calls: "1C Pass Pass 1D Pass Pass", turn: card.North, want: "1D-E"},

		// Declarer is the player of the side who first named the strain.
		{calls: "1H Pass 2H Pass Pass Pass", over: true, want: "2H-S"},
		{calls: "1C Pass 1H Pass 2H Pass Pass Pass", over: true, want: "2H-N"},
		{calls: "1C Pass 1N Pass 3C Pass 4N Pass Pass Pass", over: true, want: "4N-N"},
		{calls: "1N Pass 2C Pass 2D Pass 4N Pass Pass Pass", over: true, want: "4N-S"},
		{calls: "1H 2H Pass Pass Pass", over: true, want: "2H-W"},
		{calls: "1H 2H Pass 3H Pass Pass Pass", over: true, want: "3H-W"},
		{calls: "1S 2S Pass Pass 3S Pass Pass Pass", over: true, want: "3S-S"},
		{calls: "Pass 1D 1S 2D 2S 3D Pass Pass Pass", over: true, want: "3D-W"},

		// A double stands until the next bid, and three passes end the auction after it too.
		{calls: "1C X Pass Pass", turn: card.South, want: "1CX-S"},
		{calls: "1C X Pass Pass Pass", over: true, want: "1CX-S"},
		{calls: "1C X XX Pass Pass", turn: card.West, want: "1CXX-S"},
		{calls: "1C X XX Pass Pass Pass", over: true, want: "1CXX-S"},
		{calls: "1C Pass Pass X Pass Pass Pass", over: true, want: "1CX-S"},
		{calls: "1C Pass Pass X XX Pass Pass Pass", over: true, want: "1CXX-S"},
		{calls: "1C X 1D Pass Pass Pass", over: true, want: "1D-N"},
		{calls: "1C X XX 1D Pass Pass Pass", over: true, want: "1D-E"},
		{calls: "1C X XX 1D X Pass Pass Pass", over: true, want: "1DX-E"},
		{calls: "1H X 2H X Pass Pass Pass", over: true, want: "2HX-S"},
		{calls: "9N X XX Pass Pass Pass", over: true, want: "9NXX-S"},
	} {
		a := auction(tt.calls)
		if a.Over() != tt.over || !tt.over && a.Turn() != tt.turn || a.Contract().String() != tt.want {
			t.Errorf("%s: over %v, turn %v, contract %v; want %v, %v, %s",
				tt.calls, a.Over(), a.Turn(), a.Contract(), tt.over, tt.turn, tt.want)
		}
		after(t, board(stripes), tt.calls) // and all of it is legal
	}
}

func TestAuctionRules(t *testing.T) {
	for _, tt := range []struct {
		before string
		call   string
		rule   bridge.Rule // 0 if the call is legal
		want   string
	}{
		{"", "X", bridge.DoubleABid, "there is no bid yet"},
		{"Pass Pass", "XX", bridge.DoubleABid, "there is no bid yet"},
		{"1H", "1H", bridge.BidHigher, "a bid must be higher than the last one, 1H"},
		{"1H", "1D", bridge.BidHigher, "1H"},
		{"1N", "1S", bridge.BidHigher, "1N"},
		{"3C Pass Pass X", "2N", bridge.BidHigher, "3C"},
		{"9N", "9S", bridge.BidHigher, "9N"},
		{"9N", "9N", bridge.BidHigher, "9N"},
		{"1C", "1D", 0, ""},
		{"1N", "2C", 0, ""},
		{"1N", "9N", 0, ""},

		{"1H", "X", 0, ""},
		{"1H Pass Pass", "X", 0, ""},
		{"1H Pass", "X", bridge.DoubleOpponents, "1H is your own side's bid"},
		{"1H Pass Pass Pass", "X", bridge.AuctionIsOver, "the auction is over"},
		{"1H X", "X", bridge.DoubleOpponents, "1H is your own side's bid"},
		{"1H X Pass", "X", bridge.DoubleOnce, "1H is doubled already"},
		{"1H X XX", "X", bridge.DoubleOnce, "1H is doubled already"},
		{"1H X 2H", "X", 0, ""},

		{"1H X", "XX", 0, ""},
		{"1H X Pass Pass", "XX", 0, ""},
		{"1H Pass Pass X Pass Pass", "XX", 0, ""},
		{"1H", "XX", bridge.RedoubleOwn, "1H is the opponents' bid"},
		{"1H X Pass", "XX", bridge.RedoubleOwn, "1H is the opponents' bid"},
		{"1H Pass", "XX", bridge.RedoubleDoubled, "1H is not doubled"},
		{"1H X 2H Pass", "XX", bridge.RedoubleDoubled, "2H is not doubled"},
		{"1H X XX Pass", "XX", bridge.RedoubleOnce, "1H is redoubled already"},
		{"1H X XX", "XX", bridge.RedoubleOnce, "1H is redoubled already"},

		{"1H Pass Pass Pass", "Pass", bridge.AuctionIsOver, "the auction is over"},
		{"1H Pass Pass Pass", "2H", bridge.AuctionIsOver, "the auction is over"},
		{"Pass Pass Pass Pass", "1C", bridge.BoardIsOver, "the board is over"},
		{"Pass Pass Pass Pass", "SA", bridge.BoardIsOver, "the board is over"},
		{"", "SA", bridge.AuctionFirst, "the auction comes first"},
		{"1H Pass Pass", "SA", bridge.AuctionFirst, "the auction comes first"},
		{"1H Pass Pass", "Claim 3", bridge.AuctionFirst, "the auction comes first"},
	} {
		b, e := after(t, board(stripes), tt.before), events(tt.call)[0]
		if tt.rule == 0 {
			after(t, b, tt.call)
			continue
		}
		wantBroken(t, b, e, tt.rule, tt.want)
	}
}

// A bid can't go above the rules' highest level, which differs between the two games.
func TestHighestLevel(t *testing.T) {
	wantBroken(t, board(stripes), bridge.Called(bridge.Bid(10, bridge.Clubs)), bridge.BidWithinLevels, "bids go up to level 9")
	wantBroken(t, board(stripes), bridge.Called(bridge.Call(255)), bridge.BidWithinLevels, "bids go up to level 9")
	wantBroken(t, board52(), bridge.Called(bridge.Bid(8, bridge.Clubs)), bridge.BidWithinLevels, "bids go up to level 7")
	after(t, board52(), "7N")
	after(t, board(stripes), "9N")
}

// Check refuses everything once the auction is over, even a pass.
func TestAuctionOverCheck(t *testing.T) {
	for _, e := range events("Pass X XX 9N") {
		if err := auction("Pass Pass Pass Pass").Check(bridge.SuperBridge(), e.Call); err == nil {
			t.Errorf("%v is taken after four passes", e)
		}
	}
}

func TestLegalCalls(t *testing.T) {
	for _, tt := range []struct {
		calls string
		want  string // the legal calls other than bids
		bids  int
	}{
		{"", "Pass", 45},
		{"Pass Pass Pass", "Pass", 45},
		{"1C", "Pass X", 44},
		{"1C Pass", "Pass", 44},
		{"1C X", "Pass XX", 44},
		{"1C X XX", "Pass", 44},
		{"5N", "Pass X", 20},
		{"9S", "Pass X", 1},
		{"9N", "Pass X", 0},
		{"9N X", "Pass XX", 0},
		{"9N X XX Pass Pass Pass", "", 0},
	} {
		legal := auction(tt.calls).Legal(bridge.SuperBridge())
		var others []bridge.Call
		for _, e := range events(tt.want) {
			others = append(others, e.Call)
		}
		if n := len(legal) - tt.bids; n < 0 || !slices.Equal(legal[:n], others) {
			t.Errorf("after %s the legal calls are %v, want %s and %d bids", tt.calls, legal, tt.want, tt.bids)
		}
		if !slices.IsSorted(legal) {
			t.Errorf("after %s the legal calls are not in order: %v", tt.calls, legal)
		}
	}
}

// With b bids there are (4·22^b − 1)/3 complete auctions: before each bid up to three
// passes (four ways to open), and between two bids 21 ways to pass, double and redouble.
// For 35 bids that is the well-known 1.287 × 10^47.
func TestCountAuctions(t *testing.T) {
	for _, r := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		want := new(big.Int).Exp(big.NewInt(22), big.NewInt(int64(5*r.Level)), nil)
		want.Div(want.Sub(want.Lsh(want, 2), big.NewInt(1)), big.NewInt(3))
		if got := countAuctions(r, bridge.Auction{}, map[auctionState]*big.Int{}); got.Cmp(want) != 0 {
			t.Errorf("%s has %v auctions, want %v", r.Name, got, want)
		}
	}
}

// auctionState holds all that decides how an auction can continue.
type auctionState struct {
	bid      bridge.Call
	doubling bridge.Doubling
	ours     bool // the last bid is by the side to call
	passes   int
}

// countAuctions returns the number of ways in which the auction a can continue to its end.
func countAuctions(r bridge.Rules, a bridge.Auction, known map[auctionState]*big.Int) *big.Int {
	if a.Over() {
		return big.NewInt(1)
	}
	bid, by, _ := a.LastBid()
	state := auctionState{bid: bid, doubling: a.Contract().Doubling, ours: by.Side() == a.Turn().Side()}
	for i := len(a.Calls) - 1; i >= 0 && a.Calls[i] == bridge.Pass; i-- {
		state.passes++
	}
	if n, ok := known[state]; ok {
		return n
	}
	sum := new(big.Int)
	for _, c := range a.Legal(r) {
		sum.Add(sum, countAuctions(r, a.With(c), known))
	}
	known[state] = sum
	return sum
}
