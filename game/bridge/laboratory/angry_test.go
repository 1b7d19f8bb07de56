package laboratory

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

var (
	angryDeals = flag.Int("angry", 0, "number of deals of 68 cards whose auctions are counted for what a teacher would object to")
	angrySeed  = flag.Uint64("angry-seed", 1, "which deals")
	angryPast  = flag.String("angry-against", "", "the folder of another book, own68.book with all that it includes, whose auctions are compared")
	angrySolve = flag.Bool("angry-solve", false, "with -angry-against: score contracts double-dummy")
	angryShow  = flag.String("angry-show", "", "print auctions with this objection, or all")
)

// objection is a reason for which a teacher who sees all four hands objects to an auction.
type objection int

const (
	hiddenFit  objection = iota // a contract in a fit of ten that the side never bid makes three times of five, and is better
	soldOut                     // a side with 60 % of the high cards leaves the opponents an undoubled part-score, and had better
	unnamed                     // a hand that bid twice never named a suit of six, and no fit was found
	lostSlam                    // a slam, or the next one, wasn't bid and makes three times of five
	lostGame                    // neither was a game that does
	wildSlam                    // a slam was bid that makes one time of four
	farOff                      // a contract lacks two tricks and a half on average, without being a sacrifice
	objections                  // their number
)

func (o objection) String() string {
	return [...]string{"hidden fit", "sold out", "unnamed", "lost slam", "lost game", "wild slam", "far off"}[o]
}

// worthwhile is the number of points by which another contract must be better for a teacher to object.
const worthwhile = 100

// finished is an auction that is over, with all hands. Contracts are judged by the tricks that [bidding.ChancesOf] expects.
type finished struct {
	bridge.Table
	hands card.Deal
	calls bridge.Auction
}

// judged is a contract with what it is worth for its side on average, the probability that it makes, and the tricks that it lacks on average.
type judged struct {
	bridge.Contract
	worth, makes, lacks float64
}

func (f finished) judge(c bridge.Contract) judged {
	j := judged{Contract: c}
	if c.PassedOut() {
		return j
	}
	hands := [4]card.Hand(f.hands)
	for n, p := range bidding.ChancesOf(f.Rules, &hands, c.Declarer.Side(), c.Strain) {
		if n > f.Rules.Tricks() {
			break
		}
		j.worth += p * float64(f.Worth(c, n))
		j.lacks += p * float64(f.Rules.Needs(c.Level)-n)
		if n >= f.Rules.Needs(c.Level) {
			j.makes += p
		}
	}
	return j
}

// could returns the contracts that a side could have played: above the final contract if that is the opponents'.
func (f finished) could(side card.Side) (all []judged) {
	end := f.calls.Contract()
	for level := 1; level <= f.Rules.Level; level++ {
		for _, strain := range bridge.Strains {
			theirs := !end.PassedOut() && end.Declarer.Side() != side
			if theirs && bridge.Bid(level, strain) <= bridge.Bid(end.Level, end.Strain) {
				continue
			}
			c := f.judge(bridge.Contract{Level: level, Strain: strain, Declarer: card.Seat(side)})
			if theirs && c.makes < 0.4 {
				c.Doubling = bridge.Doubled
				c = f.judge(c.Contract)
			}
			all = append(all, c)
		}
	}
	return all
}

// length returns a side's cards of a suit.
func (f finished) length(side card.Side, s card.Suit) int {
	return f.hands[side][s].Len() + f.hands[side+2][s].Len()
}

// objects reports what a teacher objects to in what a side did.
func (f finished) objects(side card.Side) (no [objections]bool) {
	end := f.judge(f.calls.Contract())
	ours := !end.PassedOut() && end.Declarer.Side() == side
	now := end.worth
	if !ours {
		now = -now
	}
	named := f.named()
	best := judged{worth: now}
	for _, c := range f.could(side) {
		gains := c.worth >= now+worthwhile
		if trump, ok := c.Strain.Trump(); ok && gains && c.makes >= 0.6 && f.length(side, trump) >= 10 && !named[side][trump] {
			no[hiddenFit] = true
		}
		bonus, had := f.bonus(c.Contract), 0
		if ours {
			had = f.bonus(end.Contract)
		}
		if gains && c.makes >= 0.6 && bonus > had {
			no[lostSlam] = no[lostSlam] || bonus > 1
			no[lostGame] = no[lostGame] || had < 1
		}
		if c.worth > best.worth {
			best = c
		}
	}
	no[lostGame] = no[lostGame] && !no[lostSlam]
	if ours {
		no[wildSlam] = f.bonus(end.Contract) > 1 && end.makes <= 0.25
		no[farOff] = end.lacks >= 2.5 && best.worth >= now+worthwhile && !f.sacrifice(side, now)
	} else if !end.PassedOut() {
		doubled := end.Contract
		doubled.Doubling = bridge.Doubled
		better := best.worth >= now+worthwhile || -f.judge(doubled).worth >= now+worthwhile
		no[soldOut] = end.Doubling == bridge.Undoubled && f.bonus(end.Contract) < 1 && f.high(side) >= 36 && better
	}
	no[unnamed] = f.unnamed(side, named)
	return no
}

// bonus returns 0 for a part-score, 1 for a game, and more for each slam.
func (f finished) bonus(c bridge.Contract) int {
	n := 0
	if f.Rules.TrickPoints(bridge.Contract{Level: c.Level, Strain: c.Strain}) >= f.Rules.GameFrom {
		n++
	}
	for _, s := range f.Rules.Slams {
		if c.Level >= s.Level {
			n++
		}
	}
	return n
}

// high returns a side's points in high cards.
func (f finished) high(side card.Side) int {
	sum := 0
	for _, h := range []card.Hand{f.hands[side], f.hands[side+2]} {
		for c := range h.All() {
			sum += max(0, int(c.Rank)-int(card.Ace)+5)
		}
	}
	return sum
}

// named reports the suits that each side bid.
func (f finished) named() (named [2][4]bool) {
	for i, c := range f.calls.Calls {
		if !c.IsBid() {
			continue
		}
		if s, ok := c.Strain().Trump(); ok {
			named[f.calls.Caller(i).Side()][s] = true
		}
	}
	return named
}

// unnamed reports whether a hand of the side bid twice and had a suit of six that nobody bid, while the contract isn't one in a fit of nine.
func (f finished) unnamed(side card.Side, named [2][4]bool) bool {
	end := f.calls.Contract()
	if trump, ok := end.Strain.Trump(); !end.PassedOut() && end.Declarer.Side() == side && ok && f.length(side, trump) >= 9 {
		return false
	}
	bids := [4]int{}
	for i, c := range f.calls.Calls {
		if c.IsBid() {
			bids[f.calls.Caller(i)]++
		}
	}
	for _, seat := range []card.Seat{card.Seat(side), card.Seat(side + 2)} {
		for _, s := range card.Suits {
			if bids[seat] >= 2 && f.hands[seat][s].Len() >= 6 && !named[0][s] && !named[1][s] {
				return true
			}
		}
	}
	return false
}

// sacrifice reports whether the opponents could have scored more than the side has lost.
func (f finished) sacrifice(side card.Side, now float64) bool {
	for level := 1; level <= f.Rules.Level; level++ {
		for _, strain := range bridge.Strains {
			if f.judge(bridge.Contract{Level: level, Strain: strain, Declarer: card.Seat(side.Other())}).worth > -now {
				return true
			}
		}
	}
	return false
}

// bidOut returns the auction that all four bid by a book.
func bidOut(t *testing.T, books bidding.Books, seed uint64, i int) finished {
	t.Helper()
	rules := books[0].Rules()
	f := finished{hands: rules.Deck.Shuffle(rand.New(rand.NewPCG(seed, uint64(i))))}
	b, err := bridge.NewBoard(rules, f.hands, rules.Dealer(i), rules.Vulnerability(i))
	if err != nil {
		t.Fatal(err)
	}
	f.Table = b.Table
	a := books.Read(&b.Table, bridge.Auction{Dealer: b.Dealer})
	for !a.Over() {
		c, _ := a.Choose(f.hands[a.Turn()])
		a.Follow(c)
	}
	f.calls = bridge.Auction{Dealer: b.Dealer, Calls: append([]bridge.Call{}, a.Calls...)}
	return f
}

// String returns the hands with their points, and the auction.
func (f finished) String() string {
	var w strings.Builder
	for _, seat := range card.Seats {
		fmt.Fprintf(&w, "  %v %-22v %d\n", seat, f.hands[seat], bidding.Points(f.Rules, f.hands[seat]))
	}
	end := f.judge(f.calls.Contract())
	fmt.Fprintf(&w, "  %v deals, %v vulnerable: %v = %v, %.1f tricks short, worth %.0f", f.Dealer, f.Vul, f.calls.Calls, end.Contract, end.lacks, end.worth)
	return w.String()
}

// TestAngryAuctions is a measure: it counts what a teacher objects to in -angry auctions of 68 cards, and prints them with -angry-show. Against another
// book it counts for both, and the IMPs that this one gains, North-South and East-West in turn.
func TestAngryAuctions(t *testing.T) {
	if *angryDeals == 0 {
		t.Skip("a measure, which takes minutes: -angry says how many deals")
	}
	now := bidding.BookOf68()
	countAngry(t, now, "now")
	if *angryPast == "" {
		return
	}
	past, err := bidding.ReadBook(func(file string) (string, bool) {
		text, err := os.ReadFile(filepath.Join(*angryPast, file))
		return string(text), err == nil
	}, "own68")
	if err != nil {
		t.Fatal(err)
	}
	countAngry(t, past, "against")
	if *angrySolve {
		r, err := Trial{A: now, B: past, Deals: *angryDeals, Seed: *angrySeed}.Run(t.Context(), nil)
		fmt.Printf("double-dummy: %+.3f ± %.3f IMPs a deal, %d contracts differ, %v\n", r.Mean, r.Error, r.Differ, err)
		return
	}
	compareAngry(t, now, past)
}

// countAngry counts the objections to a book's auctions.
func countAngry(t *testing.T, book *bidding.Book, name string) {
	t.Helper()
	var counts [objections]int
	angry := 0
	for i := range *angryDeals {
		f := bidOut(t, bidding.Books{book, book}, *angrySeed, i)
		var said []string
		no := [2][objections]bool{f.objects(card.NS), f.objects(card.EW)}
		for o := range objections {
			if no[0][o] || no[1][o] {
				counts[o]++
				said = append(said, o.String())
			}
		}
		if len(said) > 0 {
			angry++
		}
		if all := strings.Join(said, ", "); *angryShow == "all" || *angryShow != "" && strings.Contains(all, *angryShow) {
			fmt.Printf("deal %d: %s\n%v\n", i, all, f)
		}
	}
	fmt.Printf("%s: %d deals, seed %d: %d objected to", name, *angryDeals, *angrySeed, angry)
	for o, n := range counts {
		fmt.Printf(", %v %d", objection(o), n)
	}
	fmt.Println()
}

// compareAngry prints the IMPs that one book gains against another by the formula for tricks, and with -angry-show differ the deals.
func compareAngry(t *testing.T, now, past *bidding.Book) {
	t.Helper()
	sum, squares, differ := 0.0, 0.0, 0
	for i := range *angryDeals {
		rooms := [2]finished{bidOut(t, bidding.Books{now, past}, *angrySeed, i), bidOut(t, bidding.Books{past, now}, *angrySeed, i)}
		var points [2]int
		for room, f := range rooms {
			end := f.judge(f.calls.Contract())
			points[room] = int(end.worth)
			if end.Declarer.Side() == card.EW {
				points[room] = -points[room]
			}
		}
		gain := float64(bridge.IMPs(points[0] - points[1]))
		sum, squares = sum+gain, squares+gain*gain
		if rooms[0].calls.Contract() == rooms[1].calls.Contract() {
			continue
		}
		differ++
		if *angryShow == "differ" {
			fmt.Printf("deal %d: %+.0f\n%v\n%v\n", i, gain, rooms[0], rooms[1])
		}
	}
	n := float64(*angryDeals)
	fmt.Printf("by the formula: %+.3f ± %.3f IMPs a deal, %d contracts differ\n", sum/n, math.Sqrt((squares-sum*sum/n)/n/(n-1)), differ)
}

// A side that sells out, that hides a fit, and that stops below a sure slam is objected to; the one that has nothing isn't.
func TestObjections(t *testing.T) {
	hands := func(words ...string) (d card.Deal) {
		for seat, w := range words {
			h, err := card.ParseHand(w)
			if err != nil {
				t.Fatal(err)
			}
			d[seat] = h
		}
		return d
	}
	sold := hands("AJT52.M65432.KZ.QZ87", "981.KJZL87.A865.AKM3", "QM63.Q1.LT941.JLT954", "KZL74.AT9.QJM732.621")
	slam := hands("QL9.98643.865.9532", "AKJZM52.AKQ2.AK4.AKQ", "3.JT75.MT9732.JMZT87", "T8764.MZL1.QJZL1.L64")
	for _, tt := range []struct {
		deal card.Deal
		bids string
		want objection
	}{
		{sold, "1N P 2D P P 3C P P P", soldOut},
		{slam, "2S P P P", lostSlam},
	} {
		rules := bridge.SuperBridge()
		f := finished{Table: bridge.Table{Rules: rules, Dealer: card.East}, hands: tt.deal, calls: bridge.Auction{Dealer: card.East}}
		for _, word := range strings.Fields(tt.bids) {
			c, err := bridge.ParseCall(word)
			if err != nil {
				t.Fatal(err)
			}
			f.calls = f.calls.With(c)
		}
		if no := f.objects(card.EW); !no[tt.want] {
			t.Errorf("%v isn't objected to: %v", tt.want, f)
		}
		if no := f.objects(card.NS); no != [objections]bool{} {
			t.Errorf("the other side is objected to: %v, %v", no, f)
		}
	}
}
