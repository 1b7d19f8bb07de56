package command

import (
	"fmt"
	"slices"
	"strings"
)

// fewBids is the state of an auction.
type fewBids struct {
	order  string // of the strains, ascending
	level  int    // of the last bid, or 0
	strain string
	by     string
	double int
}

// take takes a call, or returns why it is illegal.
func (b *fewBids) take(player, call string, sameSide func(p, q string) bool) error {
	switch {
	case call == "Pass":
		return nil
	case call == "X" && b.level > 0 && b.double == 0 && !sameSide(player, b.by):
		b.double = 1
		return nil
	case call == "XX" && b.double == 1 && sameSide(player, b.by):
		b.double = 2
		return nil
	}
	if len(call) != 2 || call[0] < '1' || call[0] > '7' || !strings.Contains(b.order, call[1:]) {
		return fmt.Errorf("call %q", call)
	}
	level, rank := int(call[0]-'0'), strings.Index(b.order, call[1:])
	if level < b.level || level == b.level && rank <= strings.Index(b.order, b.strain) {
		return fmt.Errorf("%q over %d%s", call, b.level, b.strain)
	}
	*b = fewBids{b.order, level, call[1:], player, 0}
	return nil
}

// ends takes over the result of the auction.
func (d *fewDeal) ends(b fewBids) {
	d.level, d.strain, d.declarer, d.doubled = b.level, b.strain, b.by, b.double
}

// aloneAtTable reports whether two players are one.
func aloneAtTable(p, q string) bool { return p == q }

// auctionOfTwo judges calls that alternate: the first pass after a bid or double ends them, and two at once do.
func (d *fewDeal) auctionOfTwo(order, first string) error {
	calls, err := readFew[[]string](d.fewLine, "auction")
	if err != nil {
		return err
	}
	return d.alternate(order, first, calls)
}

func (d *fewDeal) alternate(order, player string, calls []string) error {
	bids, passes, over := fewBids{order: order}, 0, false
	for _, text := range calls {
		call, ok := strings.CutPrefix(text, player+" ")
		if !ok || over {
			return fmt.Errorf("call %q, where %s is in turn and the auction is over: %v", text, player, over)
		}
		if err := bids.take(player, call, aloneAtTable); err != nil {
			return err
		}
		if call == "Pass" {
			passes++
			over = bids.level > 0 || passes == 2
		}
		player = d.after(player, 1)
	}
	d.ends(bids)
	return unlike("the auction is over", over, true)
}

// auctionOfEach judges calls of three players, each for himself: two passes after another call end them, three at once do.
func (d *fewDeal) auctionOfEach(order, player string) error {
	calls, err := readFew[[]string](d.fewLine, "auction")
	if err != nil {
		return err
	}
	bids, passes, over := fewBids{order: order}, 0, false
	for _, text := range calls {
		call, ok := strings.CutPrefix(text, player+" ")
		if !ok || over {
			return fmt.Errorf("call %q, where %s is in turn and the auction is over: %v", text, player, over)
		}
		if err := bids.take(player, call, aloneAtTable); err != nil {
			return err
		}
		if passes++; call != "Pass" {
			passes = 0
		}
		over = passes == 3 || passes == 2 && bids.level > 0
		player = d.after(player, 1)
	}
	d.ends(bids)
	return unlike("the auction is over", over, true)
}

// auctionOfThree judges the calls of two partners, and then of the soloist.
func (d *fewDeal) auctionOfThree(soloist string) error {
	calls, err := readFew[[]string](d.fewLine, "auction")
	if err != nil {
		return err
	}
	left, right := d.after(soloist, 1), d.after(soloist, 2)
	partners := func(p, q string) bool { return (p == soloist) == (q == soloist) }
	bids, named := fewBids{order: "CDHSN"}, map[string]string{}
	next := func(player string) (call string, err error) {
		if len(calls) == 0 {
			return "", fmt.Errorf("the auction ends before %s has called", player)
		}
		call, ok := strings.CutPrefix(calls[0], player+" ")
		if !ok {
			return "", fmt.Errorf("call %q, where %s is in turn", calls[0], player)
		}
		calls = calls[1:]
		if err := bids.take(player, call, partners); err != nil {
			return "", err
		}
		if bid := call != "Pass" && call != "X" && call != "XX"; bid && player != soloist && named[bids.strain] == "" {
			named[bids.strain] = player
		}
		return call, nil
	}
	// The partners, to a pass after a bid or to two passes.
	passes := 0
	for player := left; passes < 2 && (passes == 0 || bids.level == 0); {
		call, err := next(player)
		if err != nil {
			return err
		}
		switch call {
		case "Pass":
			passes++
		case "X", "XX":
			return fmt.Errorf("partners don't double: %s", call)
		default:
			passes = 0
		}
		if player = right; len(calls) > 0 && strings.HasPrefix(calls[0], left+" ") {
			player = left
		}
	}
	call, err := next(soloist)
	if err != nil {
		return err
	}
	// Then doubles only. After the soloist's own bid the partners are asked, and after the soloist's double too.
	ask := func(players []string, want string) (bool, error) {
		for _, p := range players {
			call, err := next(p)
			if err != nil {
				return false, err
			}
			if call == want {
				return true, nil
			}
			if call != "Pass" {
				return false, fmt.Errorf("%s calls %s", p, call)
			}
		}
		return false, nil
	}
	switch call {
	case "XX":
		return fmt.Errorf("the soloist redoubles before there is a double")
	case "X":
		_, err = ask([]string{left, right}, "XX")
	case "Pass":
	default:
		doubled := false
		if doubled, err = ask([]string{left, right}, "X"); doubled && err == nil {
			_, err = ask([]string{soloist}, "XX")
		}
	}
	if err != nil {
		return err
	}
	if bids.level > 0 && bids.by != soloist {
		bids.by = named[bids.strain]
	}
	d.ends(bids)
	return unlike("calls behind the end", len(calls), 0)
}

// slamPrices are the values of a trick at Slam.
var slamPrices = map[string]int{"N": 10, "S": 8, "H": 8, "D": 6, "C": 6, "O": 8}

// slamBids is the state of an auction at Slam.
type slamBids struct {
	number, level int    // of the last bid: a number, or a slam of this level
	strain        string // of a slam
	by            string
}

// over reports whether a slam tops the last bid.
func (s slamBids) over(level int, strain string) bool {
	return level > s.level || level == s.level && level*slamPrices[strain] > s.level*slamPrices[s.strain]
}

func (d *fewDeal) slam() error {
	var deal struct{ A, B []string }
	if err := d.read("deal", &deal); err != nil {
		return err
	}
	d.hands = map[string][]string{}
	for name, parts := range map[string][]string{"A": deal.A, "B": deal.B} {
		if err := unlike("parts", len(parts), 4); err != nil {
			return err
		}
		for i, part := range parts {
			cards, err := handOf(part)
			if err != nil || len(cards) != []int{10, 2, 2, 2}[i] {
				return fmt.Errorf("part %q: %w", part, err)
			}
			d.hands[name] = append(d.hands[name], cards...)
		}
	}
	if err := pack("789TJQKA", d.hands["A"], d.hands["B"]); err != nil {
		return err
	}
	rounds, err := readFew[[][]string](d.fewLine, "auction")
	if err != nil {
		return err
	}
	bids, err := d.slamAuction(rounds)
	if err != nil || bids.by == "" {
		return err
	}
	d.declarer, d.level, d.strain = bids.by, bids.level, bids.strain
	if err := d.slamTrumps(bids); err != nil {
		return err
	}
	var reserve map[string]string
	if err := d.read("reserve", &reserve); err != nil {
		return err
	}
	for _, p := range d.players() {
		cards, err := handOf(reserve[p])
		if err != nil || len(cards) != 3 {
			return fmt.Errorf("reserve %v: %w", cards, err)
		}
		d.hands[p+" reserve"] = cards
		if d.hands[p], err = without(d.hands[p], cards); err != nil {
			return err
		}
	}
	return d.inOrder("reserve", d.players())
}

// slamAuction judges the calls, round by round.
func (d *fewDeal) slamAuction(rounds [][]string) (s slamBids, err error) {
	first := d.after(d.players()[d.fewReferee.dealer], 1)
	second := d.after(first, 1)
	out := "" // the player who has passed after a bid
	for i, calls := range rounds {
		alone := map[string]string{"": "", first: second, second: first}[out]
		passes := 0
		if i > 2 {
			return s, fmt.Errorf("there are %d rounds", len(rounds))
		}
		for n, text := range calls {
			player := []string{first, second}[n%2]
			if alone != "" {
				player = alone
			}
			call, ok := strings.CutPrefix(text, player+" ")
			if !ok {
				return s, fmt.Errorf("call %q in round %d, where %s is in turn", text, i+1, player)
			}
			if passes++; call != "Pass" {
				passes = 0
				if err := s.bid(call, player, i, alone != ""); err != nil {
					return s, fmt.Errorf("round %d: %w", i+1, err)
				}
			}
			// The players to call after it in this round, and whether all is over.
			over := call == "Pass" && s.by != "" && (alone != "" || i == 2) || i == 2 && (alone != "" || passes == 2 && s.by == "")
			if call == "Pass" && s.by != "" {
				out = player
			}
			last := i < 2 && (n == 1 || alone != "")
			if over != (i == len(rounds)-1 && n == len(calls)-1) || last && n < len(calls)-1 || !last && !over && n == len(calls)-1 {
				return s, fmt.Errorf("round %d: %q: the auction is over: %v, the round: %v, but the line goes on otherwise", i+1, text, over, last)
			}
			if i < 2 && n == 0 && out == first && alone == "" {
				alone = second
			}
		}
		if len(calls) == 0 {
			return s, fmt.Errorf("nobody calls in round %d", i+1)
		}
	}
	return s, nil
}

// bid takes a bid.
func (s *slamBids) bid(call, player string, round int, alone bool) error {
	if len(call) == 2 && strings.Contains("45", call[:1]) && strings.Contains("CDHSNO", call[1:]) {
		level := int(call[0] - '0')
		if s.level > 0 && !s.over(level, call[1:]) {
			return fmt.Errorf("%s over %d%s", call, s.level, s.strain)
		}
		s.level, s.strain, s.by = level, call[1:], player
		return nil
	}
	n := 0
	if _, err := fmt.Sscanf(call, "%d", &n); err != nil || fmt.Sprint(n) != call {
		return fmt.Errorf("call %q", call)
	}
	low, high := s.number+1, s.number+5
	switch {
	case s.level > 0:
		return fmt.Errorf("%d over %d%s", n, s.level, s.strain)
	case s.by == "":
		low, high = 6, 10
	case !alone && round == 2:
		high = 50
	}
	if n < low || n > min(high, 50) {
		return fmt.Errorf("%d, where %d to %d can be bid", n, low, high)
	}
	s.number, s.by = n, player
	return nil
}

// slamTrumps judges the naming of trumps and the doubles.
func (d *fewDeal) slamTrumps(s slamBids) error {
	said, err := readFew[[]string](d.fewLine, "trumps")
	if err != nil {
		return err
	}
	other := d.after(d.declarer, 1)
	level := func(strain string) int { return (s.number + slamPrices[strain] - 1) / slamPrices[strain] }
	name := func(text string) error {
		strain, ok := strings.CutPrefix(text, d.declarer+" ")
		if !ok || slamPrices[strain] == 0 || level(strain) > 5 {
			return fmt.Errorf("%q for %d", text, s.number)
		}
		d.strain, d.level = strain, level(strain)
		return nil
	}
	if s.level == 0 {
		if len(said) == 0 {
			return fmt.Errorf("nobody names trumps")
		}
		if err := name(said[0]); err != nil {
			return err
		}
		said = said[1:]
	} else {
		d.counted("slams bid")
	}
	switch {
	case slices.Equal(said, []string{other + " Pass"}):
		return nil
	case len(said) != 2 || said[0] != other+" X":
		return fmt.Errorf("trumps %v", said)
	}
	d.doubled = 1
	switch said[1] {
	case d.declarer + " Pass":
		return nil
	case d.declarer + " XX":
		d.doubled = 2
		return nil
	}
	if before := d.strain; s.level == 0 && said[1] != d.declarer+" "+before {
		d.counted("trumps changed")
		return name(said[1])
	}
	return fmt.Errorf("trumps %v", said)
}
