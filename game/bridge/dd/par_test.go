package dd

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// tricksOf parses the tricks of declarers, as in "N 7 8 9 10 6": clubs to no-trump.
func tricksOf(text string) (t Tricks) {
	fields := strings.Fields(text)
	for len(fields) > 0 {
		seat := must(card.ParseSeat(fields[0]))
		for strain, n := range fields[1:6] {
			var tricks int
			must(fmt.Sscan(n, &tricks))
			t[seat][strain] = Bounds{tricks, tricks}
		}
		fields = fields[6:]
	}
	return t
}

func TestPar(t *testing.T) {
	for _, tt := range []struct {
		name   string
		rules  bridge.Rules
		tricks string
		dealer card.Seat
		vul    bridge.Vulnerability
		want   string
	}{
		{"nobody makes anything", bridge.Duplicate(),
			"N 6 6 6 6 6 E 6 6 6 6 6 S 6 6 6 6 6 W 6 6 6 6 6", card.North, bridge.VulNone, "0 [Passed]"},
		{"nobody makes 9 tricks of 17", bridge.SuperBridge(),
			"N 8 8 8 8 8 E 8 8 8 8 8 S 8 8 8 8 8 W 8 8 8 8 8", card.West, bridge.VulBoth, "0 [Passed]"},

		{"the lowest contract, over which 1♦ would cost more", bridge.Duplicate(),
			"N 7 6 6 6 6 E 6 6 6 6 6 S 7 6 6 6 6 W 6 6 6 6 6", card.East, bridge.VulNone, "70 [1C-N 1C-S]"},

		// 4♠ is 420 or 620. 5♦ goes down two: 300 or 500; three, 500 or 800.
		{"a sacrifice against game", bridge.Duplicate(),
			"N 4 4 4 10 6 E 5 9 5 3 5 S 4 4 4 10 6 W 5 9 5 3 5", card.North, bridge.VulNone, "300 [5DX-E 5DX-W]"},
		{"both vulnerable it is worth it too", bridge.Duplicate(),
			"N 4 4 4 10 6 E 5 9 5 3 5 S 4 4 4 10 6 W 5 9 5 3 5", card.East, bridge.VulBoth, "500 [5DX-E 5DX-W]"},
		{"vulnerable against not it isn't", bridge.Duplicate(),
			"N 4 4 4 10 6 E 5 9 5 3 5 S 4 4 4 10 6 W 5 9 5 3 5", card.South, bridge.VulEW, "420 [4S-N 4S-S]"},
		{"down three isn't, both vulnerable", bridge.Duplicate(),
			"N 4 4 4 10 6 E 5 8 5 3 5 S 4 4 4 10 6 W 5 8 5 3 5", card.West, bridge.VulBoth, "620 [4S-N 4S-S]"},
		{"down three is, not against vulnerable", bridge.Duplicate(),
			"N 4 4 4 10 6 E 5 8 5 3 5 S 4 4 4 10 6 W 5 8 5 3 5", card.West, bridge.VulNS, "500 [5DX-E 5DX-W]"},
		{"only East can declare it", bridge.Duplicate(),
			"N 4 4 4 10 6 E 5 9 5 3 5 S 4 4 4 10 6 W 5 7 5 3 5", card.North, bridge.VulNone, "300 [5DX-E]"},

		{"1NT is for who bids first: North", bridge.Duplicate(),
			"N 4 4 4 4 7 E 4 4 4 4 7 S 4 4 4 4 7 W 4 4 4 4 7", card.North, bridge.VulNone, "90 [1N-N 1N-S]"},
		{"1NT is for who bids first: East", bridge.Duplicate(),
			"N 4 4 4 4 7 E 4 4 4 4 7 S 4 4 4 4 7 W 4 4 4 4 7", card.East, bridge.VulNone, "-90 [1N-E 1N-W]"},
		{"North is first but can't make it", bridge.Duplicate(),
			"N 4 4 4 4 6 E 4 4 4 4 7 S 4 4 4 4 7 W 4 4 4 4 6", card.North, bridge.VulNone, "-90 [1N-E]"},
		{"it comes round to South first", bridge.Duplicate(),
			"N 4 4 4 4 6 E 4 4 4 4 6 S 4 4 4 4 7 W 4 4 4 4 7", card.North, bridge.VulNone, "90 [1N-S]"},

		{"a small slam at no-trump is more than one in spades", bridge.Duplicate(),
			"N 5 5 5 12 12 E 5 5 5 1 1 S 5 5 5 12 12 W 5 5 5 1 1", card.North, bridge.VulBoth, "1440 [6N-N 6N-S]"},
		{"a part-score and its overtricks", bridge.Duplicate(),
			"N 4 4 9 4 4 E 4 4 4 4 4 S 4 4 9 4 4 W 4 4 4 4 4", card.North, bridge.VulNone, "140 [1H-N 1H-S 2H-N 2H-S 3H-N 3H-S]"},
		{"2♠ must be bid, or 1NT would be cheap", bridge.Duplicate(), // the first deal of libdds's own examples
			"N 7 5 6 5 6 E 5 7 6 8 6 S 7 5 6 5 6 W 5 7 6 8 6", card.North, bridge.VulNone, "-110 [2S-E 2S-W]"},

		// 4NT is 180 and game 500; 5♣ goes down two, 450, or three, 700 (or 900 vulnerable).
		{"a sacrifice in Super Bridge", bridge.SuperBridge(),
			"N 5 5 5 5 12 E 11 5 5 5 5 S 5 5 5 5 12 W 11 5 5 5 5", card.South, bridge.VulNone, "450 [5CX-E 5CX-W]"},
		{"vulnerable it costs too much", bridge.SuperBridge(),
			"N 5 5 5 5 12 E 11 5 5 5 5 S 5 5 5 5 12 W 11 5 5 5 5", card.South, bridge.VulEW, "680 [4N-N 4N-S]"},
		{"overtricks count a hundred each", bridge.SuperBridge(), // 1NT and five more
			"N 5 5 5 5 11 E 5 5 5 5 5 S 5 5 5 5 11 W 5 5 5 5 5", card.South, bridge.VulNone, "360 [1N-N 1N-S]"},
		{"the super slam", bridge.SuperBridge(),
			"N 0 0 0 17 17 E 0 0 0 0 0 S 0 0 0 17 0 W 0 0 0 0 0", card.East, bridge.VulBoth, "7180 [9N-N]"},
		{"no trick at all, not vulnerable, is cheaper", bridge.SuperBridge(),
			"N 0 0 0 17 17 E 0 0 0 0 0 S 0 0 0 17 0 W 0 0 0 0 0", card.East, bridge.VulNS, "4200 [9NX-E 9NX-W]"},
	} {
		got, err := Par(tricksOf(tt.tricks), tt.rules, tt.dealer, tt.vul)
		if text := fmt.Sprint(got.Points, " ", got.Contracts); text != tt.want || err != nil {
			t.Errorf("%s: %s, %v; want %s", tt.name, text, err, tt.want)
		}
	}
}

// called is the state from which an auction continues: not the calls, but all that they have settled.
type called struct {
	contract bridge.Contract
	passes   int
	first    [2][5]int // who named the strain first, and 1 more; only where it can be bid again
}

// auctioned returns the points of North-South at the end of an auction with open hands, and adds to ends the
// contracts in which it can end when no call costs the caller points. It uses only the legality of calls and
// the scores of contracts.
func auctioned(a bridge.Auction, r bridge.Rules, score func(bridge.Contract) int, known map[called]int, ends map[called][]bridge.Contract) (int, []bridge.Contract) {
	contract := a.Contract()
	if a.Over() {
		return score(contract), []bridge.Contract{contract}
	}
	at := called{contract: contract}
	for _, c := range slices.Backward(a.Calls) {
		if c != bridge.Pass {
			break
		}
		at.passes++
	}
	for i, c := range a.Calls {
		side := a.Caller(i).Side()
		if c.IsBid() && at.first[side][c.Strain()] == 0 && bridge.Bid(r.Level, c.Strain()) > bridge.Bid(contract.Level, contract.Strain) {
			at.first[side][c.Strain()] = int(a.Caller(i)) + 1
		}
	}
	if points, ok := known[at]; ok {
		return points, ends[at]
	}
	var best int
	var contracts []bridge.Contract
	for i, c := range a.Legal(r) {
		points, more := auctioned(a.With(c), r, score, known, ends)
		if i == 0 || points != best && better(a.Turn(), points, best) == points {
			best, contracts = points, nil
		}
		if points == best {
			for _, c := range more {
				if !slices.Contains(contracts, c) {
					contracts = append(contracts, c)
				}
			}
		}
	}
	known[at], ends[at] = best, contracts
	return best, contracts
}

// Par agrees with the result of a whole auction of all legal calls, including doubles and redoubles, in games
// of few tricks; and its contracts are those in which that can end and on which the others can't improve.
func TestParAuction(t *testing.T) {
	passed, sacrificed, contracts := 0, 0, 0
	for n := range uint64(150) {
		rnd := rand.New(rand.NewPCG(14, n))
		r := bridge.Duplicate()
		if n%2 == 1 {
			r = bridge.SuperBridge()
			r.DoubledTricks = n%4 == 1 // or by a house rule
		}
		r.Deck, r.Level, r.Book = card.Deck{Ranks: 0b11110}, 1, rnd.IntN(3)
		if n%200 == 0 {
			r.Level = 2
		}
		even := n%50 == 1 // two tricks for each side, whoever declares
		if even {
			r.Book = 2
		}
		r.GameFrom = r.TrickMajor * (1 + rnd.IntN(2))
		r.Slams = []bridge.Slam{{Level: 2, Bonus: [2]int{300, 450}}}
		var tricks Tricks
		for strain := range bridge.Strains {
			ns := rnd.IntN(5)
			for _, seat := range card.Seats {
				took := ns
				if even {
					took = 2
				} else if rnd.IntN(3) == 0 {
					took = min(max(0, ns+rnd.IntN(3)-1), 4)
				}
				if seat.Side() == card.EW {
					took = 4 - took
				}
				tricks[seat][strain] = Bounds{took, took}
			}
		}
		dealer, vul := card.Seats[rnd.IntN(4)], bridge.Vulnerability(rnd.IntN(4))
		score := func(c bridge.Contract) int {
			points := r.Score(c, vul.Has(c.Declarer.Side()), tricks[c.Declarer][c.Strain].Min).Balance(c.Declarer.Side())
			if c.Declarer.Side() == card.EW {
				return -points
			}
			return points
		}
		want, ends := auctioned(bridge.Auction{Dealer: dealer}, r, score, map[called]int{}, map[called][]bridge.Contract{})
		got := must(Par(tricks, r, dealer, vul))
		context := fmt.Sprintf("n %d, book %d, dealer %v, vulnerable %v, %v", n, r.Book, dealer, vul, tricks)
		if got.Points != want {
			t.Fatalf("%d %v, want %d %v\n%s", got.Points, got.Contracts, want, ends, context)
		}
		if len(got.Contracts) == 0 {
			t.Errorf("no contract gives %d\n%s", want, context)
		}
		for _, c := range got.Contracts {
			if score(c) != want {
				t.Errorf("%v gives %d, want %d\n%s", c, score(c), want, context)
			}
		}
		for _, c := range ends {
			down := !c.PassedOut() && tricks[c.Declarer][c.Strain].Min < r.Needs(c.Level)
			if down != (c.Doubling == bridge.Doubled) || c.Doubling == bridge.Redoubled {
				continue // it gives as many points by chance
			}
			stands := true
			for call := bridge.Bid(1, bridge.Clubs); call <= bridge.Bid(r.Level, bridge.NoTrump); call++ {
				for _, seat := range card.Seats {
					over := bridge.Contract{Level: call.Level(), Strain: call.Strain(), Declarer: seat}
					doubled := over
					doubled.Doubling = bridge.Doubled
					higher := c.PassedOut() || call > bridge.Bid(c.Level, c.Strain)
					opponents := c.PassedOut() || seat.Side() != c.Declarer.Side()
					if worth := better(seat.Left(), score(over), score(doubled)); higher && opponents && better(seat, worth, want) != want {
						stands = false
					}
				}
			}
			if slices.Contains(got.Contracts, c) != stands {
				t.Errorf("%v is among %v: it stands: %v\n%s", c, got.Contracts, stands, context)
			}
		}
		contracts += len(got.Contracts)
		switch c := got.Contracts[0]; {
		case c.PassedOut():
			passed++
		case c.Doubling == bridge.Doubled:
			sacrificed++
		}
	}
	if passed < 3 || sacrificed < 20 || contracts < 200 {
		t.Errorf("%d were passed out, %d sacrifices, %d contracts", passed, sacrificed, contracts)
	}
}

// When seats, and with them who deals and is vulnerable, are moved on by one, the points are
// the other side's.
func TestParTurned(t *testing.T) {
	for n := range uint64(2_000) {
		rnd := source(n)
		r := bridge.Duplicate()
		if n%2 == 1 {
			r = bridge.SuperBridge()
		}
		var tricks, moved Tricks
		for _, seat := range card.Seats {
			for strain := range bridge.Strains {
				took := rnd.IntN(r.Tricks() + 1)
				tricks[seat][strain] = Bounds{took, took}
			}
		}
		for _, seat := range card.Seats {
			moved[seat.Left()] = tricks[seat]
		}
		dealer, vul := card.Seats[n%4], bridge.Vulnerability(n/4%4)
		a := must(Par(tricks, r, dealer, vul))
		b := must(Par(moved, r, dealer.Left(), vul>>1&1|vul&1<<1))
		if a.Points != -b.Points || len(a.Contracts) != len(b.Contracts) || len(a.Contracts) == 0 {
			t.Errorf("%v, dealer %v, vulnerable %v: %v; moved on %v", tricks, dealer, vul, a, b)
		}
	}
}

func TestParErrors(t *testing.T) {
	exact := tricksOf("N 6 6 6 6 6 E 6 6 6 6 6 S 6 6 6 6 6 W 6 6 6 6 6")
	open, more, less := exact, exact, exact
	open[card.East][bridge.Hearts] = Bounds{6, 7}
	more[card.South][bridge.NoTrump] = Bounds{14, 14}
	less[card.West][bridge.Clubs] = Bounds{-1, -1}
	for _, tt := range []struct {
		tricks Tricks
		dealer card.Seat
		vul    bridge.Vulnerability
		want   string
	}{
		{open, card.North, bridge.VulNone, "dd: E takes from 6 to 7 tricks in H; want one number, from 0 to 13"},
		{more, card.North, bridge.VulNone, "dd: S takes from 14 to 14 tricks in N; want one number, from 0 to 13"},
		{less, card.North, bridge.VulNone, "dd: W takes from -1 to -1 tricks in C; want one number, from 0 to 13"},
		{exact, 4, bridge.VulNone, "dd: there is no seat 4 to deal"},
		{exact, card.North, 4, "dd: there is no vulnerability 4"},
	} {
		if got, err := Par(tt.tricks, bridge.Duplicate(), tt.dealer, tt.vul); err == nil || err.Error() != tt.want {
			t.Errorf("%v, %v; want %s", got, err, tt.want)
		}
	}
}
