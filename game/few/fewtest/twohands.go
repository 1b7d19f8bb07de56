package fewtest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// nullo tells nullo for two.
func (s *story) nullo() (Outcome, error) {
	var deal struct {
		A, B  string
		Stock []string
	}
	if err := json.Unmarshal([]byte(s.deal.Text), &deal); err != nil {
		return Outcome{}, err
	}
	hands, stock := map[string]*pile{}, s.put("stock", "", deal.Stock)
	for who, text := range map[string]string{"A": deal.A, "B": deal.B} {
		cards, err := cardsOf(text)
		if err != nil {
			return Outcome{}, err
		}
		hands[who] = s.put("hand "+who, who, cards)
	}
	for _, who := range []string{next("AB", s.deal.Dealer, 1), s.deal.Dealer} {
		q := Question{Who: who, Stage: "Exchanging", Word: "Throw", Hand: slices.Clone(hands[who].cards), Most: 13}
		cards, err := s.askCards(q)
		if err != nil {
			return Outcome{}, err
		}
		for _, c := range cards {
			hands[who].take(c)
		}
		s.put("thrown "+who, who, cards)
		for range cards {
			hands[who].cards = append(hands[who].cards, stock.cards[0])
			stock.cards = stock.cards[1:]
		}
	}
	calls, err := s.duel("CDOHSN", "AB", s.deal.Dealer)
	if err != nil {
		return Outcome{}, err
	}
	held := map[string]string{"A": handText(hands["A"].cards), "B": handText(hands["B"].cards)}
	bid, by, doubled := lastBid(calls)
	if bid == "" {
		return Outcome{Contract: "Passed", Hands: held}, nil
	}
	circle := []*holder{{owner: by, piles: []*pile{hands[by]}}, {owner: next("AB", by, 1), piles: []*pile{hands[next("AB", by, 1)]}}}
	tricks, err := s.round(newBout(bid, by, 13), circle, 1)
	return Outcome{Contract: bid + doubled + "-" + by, Tricks: tricks, Hands: held}, err
}

// chinese tells Chinese bridge.
func (s *story) chinese() (Outcome, error) {
	var deal map[string]struct {
		Hand         string
		Open, Closed []string
	}
	if err := json.Unmarshal([]byte(s.deal.Text), &deal); err != nil {
		return Outcome{}, err
	}
	open, closed, holders := map[string]*[11]*pile{}, map[string]*[11]*pile{}, map[string]*holder{}
	for who, dealt := range deal {
		cards, err := cardsOf(dealt.Hand)
		if err != nil || len(dealt.Open) != 11 || len(dealt.Closed) != 11 {
			return Outcome{}, fmt.Errorf("deal of %s: %w", who, err)
		}
		h := &holder{owner: who, piles: []*pile{s.put("hand "+who, who, cards)}}
		open[who], closed[who] = new([11]*pile), new([11]*pile)
		for i := range 11 {
			open[who][i] = s.put(fmt.Sprint("row ", who, " ", i+1), "AB", dealt.Open[i:i+1])
			closed[who][i] = s.put(fmt.Sprint("cover ", who, " ", i+1), "", dealt.Closed[i:i+1])
			h.piles = append(h.piles, open[who][i])
		}
		holders[who] = h
	}
	calls, err := s.duel("CDHSN", "AB", s.deal.Dealer)
	if err != nil {
		return Outcome{}, err
	}
	bid, by, doubled := lastBid(calls)
	if bid == "" {
		return Outcome{Contract: "Passed"}, nil
	}
	b := newBout(bid, by, 13)
	turnUp := func(who string) {
		for i := range 11 {
			if len(open[who][i].cards) == 0 && len(closed[who][i].cards) > 0 {
				open[who][i].cards, closed[who][i].cards = closed[who][i].cards, nil
			}
		}
	}
	for who, h := range holders {
		// Only in the last trick: a card whose cover its owner has just played, if he has no other.
		h.without = func() { turnUp(who) }
	}
	leader := next("AB", by, 1)
	for b.count < 13 && !b.claimed {
		other := next("AB", leader, 1)
		best, err := s.trick(b, []*holder{holders[leader], holders[other], holders[leader], holders[other]})
		if err != nil {
			return Outcome{}, err
		}
		if best%2 == 1 {
			leader = other
		}
		turnUp("A")
		turnUp("B")
	}
	return Outcome{Contract: bid + doubled + "-" + by, Tricks: b.won[true]}, nil
}

// slam tells Slam.
func (s *story) slam() (Outcome, error) {
	var deal map[string][]string
	if err := json.Unmarshal([]byte(s.deal.Text), &deal); err != nil {
		return Outcome{}, err
	}
	hands, parts := map[string]*pile{}, map[string][3]*pile{}
	for _, who := range strings.Split("AB", "") {
		var piles [4]*pile
		for i, text := range deal[who] {
			cards, err := cardsOf(text)
			if err != nil || i > 3 {
				return Outcome{}, fmt.Errorf("part %q: %w", text, err)
			}
			where, eyes := fmt.Sprint("coming ", who, " ", i), ""
			if i == 0 {
				where, eyes = "hand "+who, who
			}
			piles[i] = s.put(where, eyes, cards)
		}
		hands[who], parts[who] = piles[0], [3]*pile(piles[1:])
	}
	come := func(n int) {
		for who, hand := range hands {
			hand.cards = append(hand.cards, parts[who][n].cards...)
			parts[who][n].cards = nil
		}
	}
	bid, by, err := s.points(come)
	if err != nil || by == "" {
		return Outcome{Contract: "Passed"}, err
	}
	come(0) // an auction that ended early has left some undealt
	come(1)
	other := next("AB", by, 1)
	contract, err := s.trumps(bid, by, other)
	if err != nil {
		return Outcome{}, err
	}
	come(2)
	reserves := map[string]*pile{}
	for _, who := range []string{other, by} {
		cards, err := s.askCards(Question{Who: who, Stage: "Reserving", Word: "Reserve", Hand: slices.Clone(hands[who].cards), Least: 3, Most: 3})
		if err != nil {
			return Outcome{}, err
		}
		for _, c := range cards {
			hands[who].take(c)
		}
		reserves[who] = s.put("reserve "+who, who, cards)
	}
	b := newBout(contract, by, 10)
	leader := other
	for b.count < 10 && !b.claimed {
		from := hands
		switch {
		case s.deal.ReserveTakenUp && b.count == 6:
			for who, hand := range hands {
				hand.cards = append(hand.cards, reserves[who].cards...)
				reserves[who].cards = nil
			}
		case !s.deal.ReserveTakenUp && b.count >= 7:
			from = reserves
		}
		one := &holder{owner: leader, piles: []*pile{from[leader]}}
		two := &holder{owner: next("AB", leader, 1), piles: []*pile{from[next("AB", leader, 1)]}}
		order := []*holder{one, two}
		if b.count < 6 {
			order = []*holder{one, two, one, two}
		}
		best, err := s.trick(b, order)
		if err != nil {
			return Outcome{}, err
		}
		leader = order[best].owner
	}
	return Outcome{Contract: contract + s.doubled() + "-" + by, Tricks: b.won[true]}, nil
}

// price is the value of a trick at Slam.
var price = map[string]int{"N": 10, "S": 8, "H": 8, "O": 8, "D": 6, "C": 6}

// slams returns the slams that top another bid; "" or a number is topped by all.
func slams(bid string) []string {
	worth := func(slam string) int {
		level, _ := strconv.Atoi(slam[:1])
		if level == 5 {
			return 1000 + 5*price[slam[1:]]
		}
		return 4 * price[slam[1:]]
	}
	var list []string
	for _, level := range []string{"4", "5"} {
		for strain := range price {
			if _, err := strconv.Atoi(bid); bid == "" || err == nil || worth(level+strain) > worth(bid) {
				list = append(list, level+strain)
			}
		}
	}
	slices.Sort(list)
	return list
}

// numbers returns the numbers that top another bid by at most most.
func numbers(bid string, most int) []string {
	from, to := 6, 10
	if bid != "" {
		n, err := strconv.Atoi(bid)
		if err != nil {
			return nil
		}
		from, to = n+1, min(n+most, 50)
	}
	var list []string
	for n := from; n <= to; n++ {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

// points plays Slam's auction; come deals the cards after its first and second round.
func (s *story) points(come func(int)) (bid, by string, err error) {
	call := func(who string, most int) (string, error) {
		c, err := s.ask(who, "Bidding", append(append([]string{"Pass"}, numbers(bid, most)...), slams(bid)...))
		if err == nil && c != "Pass" {
			bid, by = c, who
		}
		return c, err
	}
	one := next("AB", s.deal.Dealer, 1)
	two, left := s.deal.Dealer, "" // left is the remaining player
	for round := range 2 {
		for _, who := range []string{one, two} {
			if left != "" && who != left {
				continue
			}
			c, err := call(who, 5)
			switch {
			case err != nil:
				return "", "", err
			case c == "Pass" && left != "":
				return bid, by, nil
			case c == "Pass" && by != "":
				left = by
			}
		}
		come(round)
	}
	if left != "" {
		_, err := call(left, 5)
		return bid, by, err
	}
	for i := 0; ; i++ {
		c, err := call([]string{one, two}[i%2], 50)
		if err != nil || c == "Pass" && (by != "" || i == 1) {
			return bid, by, err
		}
	}
}

// trumps plays the naming of trumps, and returns the contract's level and strain.
func (s *story) trumps(bid, by, other string) (string, error) {
	points, err := strconv.Atoi(bid)
	slam := err != nil
	contract := bid
	level := func(strain string) int { return (points + price[strain] - 1) / price[strain] }
	name := func(but string) []string {
		var list []string
		for strain := range price {
			if level(strain) <= 5 && strain != but {
				list = append(list, "Trumps "+strain)
			}
		}
		slices.Sort(list)
		return list
	}
	named := func(answer string) {
		if strain, ok := strings.CutPrefix(answer, "Trumps "); ok {
			contract = strconv.Itoa(level(strain)) + strain
		}
	}
	if !slam {
		answer, err := s.ask(by, "Naming", name(""))
		if err != nil {
			return "", err
		}
		named(answer)
	}
	answer, err := s.ask(other, "Naming", []string{"Pass", "X"})
	if err != nil || answer == "Pass" {
		return contract, err
	}
	list := []string{"Pass", "XX"}
	if !slam {
		list = append(list, name(contract[1:])...)
	}
	answer, err = s.ask(by, "Naming", list)
	named(answer)
	return contract, err
}

// doubled returns X or XX if it was said when trumps were named.
func (s *story) doubled() string {
	doubled := ""
	for _, e := range s.events[:s.told] {
		if e == "X" || e == "XX" {
			doubled = e
		}
	}
	return doubled
}
