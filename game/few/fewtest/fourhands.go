package fewtest

import "strings"

// twoDummies tells bridge with two dummies: S and W play, N and E are their dummies.
func (s *story) twoDummies() (Outcome, error) {
	hands, err := fourHands(s.deal.Text)
	if err != nil {
		return Outcome{}, err
	}
	table := map[string]*pile{}
	owner := map[string]string{"S": "S", "N": "S", "W": "W", "E": "W"}
	for seat, cards := range hands {
		table[seat] = s.put("seat "+seat, owner[seat], cards)
	}
	calls, err := s.duel("CDHSN", "SW", s.deal.Dealer)
	if err != nil {
		return Outcome{}, err
	}
	bid, by, doubled := lastBid(calls)
	if bid == "" {
		return Outcome{Contract: "Passed"}, nil
	}
	b := newBout(bid, by, 13)
	b.opened = func() { table["N"].eyes, table["E"].eyes = "SW", "SW" }
	var circle []*holder
	for _, seat := range strings.Split("NESW", "") {
		circle = append(circle, &holder{owner: owner[seat], piles: []*pile{table[seat]}})
	}
	leader := map[string]int{"S": 3, "W": 0}[by] // declarer's left
	tricks, err := s.round(b, circle, leader)
	return Outcome{Contract: bid + doubled + "-" + by, Tricks: tricks}, err
}

// openOrClosed tells bridge with two packets on the table.
func (s *story) openOrClosed() (Outcome, error) {
	hands, err := namedHands(s.deal.Text)
	if err != nil {
		return Outcome{}, err
	}
	table := map[string]*pile{
		"A": s.put("hand A", "A", hands["A"]), "B": s.put("hand B", "B", hands["B"]),
		"open": s.put("open", "AB", hands["open"]), "closed": s.put("closed", "", hands["closed"]),
	}
	calls, packet, err := s.withPacket(s.deal.Dealer)
	if err != nil {
		return Outcome{}, err
	}
	bid, by, doubled := lastBid(calls)
	mine, rest := packet, map[string]string{"open": "closed", "closed": "open"}[packet] // the dealer's, and the other one
	if by != s.deal.Dealer {
		mine, rest = rest, mine
	}
	other := next("AB", by, 1)
	b := newBout(bid, by, 13)
	b.opened = func() { table["closed"].eyes = "AB" }
	circle := []*holder{ // N E S W
		{owner: by, piles: []*pile{table[mine]}},
		{owner: other, piles: []*pile{table[rest]}},
		{owner: by, piles: []*pile{table[by]}},
		{owner: other, piles: []*pile{table[other]}},
	}
	seats := "N:" + handText(hands[mine]) + " " + handText(hands[rest]) + " " + handText(hands[by]) + " " + handText(hands[other])
	tricks, err := s.round(b, circle, 3)
	return Outcome{Contract: bid + doubled + "-" + by, Tricks: tricks, Seats: seats}, err
}

// three tells bridge for three. The soloist sits S with his dummy at N, left of him W, right of him E.
func (s *story) three() (Outcome, error) {
	hands, err := fourHands(s.deal.Text)
	if err != nil {
		return Outcome{}, err
	}
	soloist := s.deal.Soloist
	owner := map[string]string{"N": soloist, "S": soloist, "W": next("ABC", soloist, 1), "E": next("ABC", soloist, 2)}
	table := map[string]*pile{}
	for seat, cards := range hands {
		table[seat] = s.put("seat "+seat, owner[seat], cards)
	}
	calls, err := s.twoParts(soloist)
	if err != nil {
		return Outcome{}, err
	}
	bid, by, doubled := lastBid(calls)
	if bid == "" {
		return Outcome{Contract: "Passed"}, nil
	}
	declarer := by
	if by != soloist {
		declarer = firstToName(calls, bid[1:], func(who string) bool { return who != soloist })
	}
	acts := map[string]string{"N": soloist, "S": soloist, "W": owner["W"], "E": owner["E"]}
	leader, dummy := 3, "N"
	switch declarer {
	case owner["W"]:
		leader, dummy = 0, "E"
	case owner["E"]:
		leader, dummy = 2, "W"
	}
	if declarer != soloist {
		acts[dummy] = declarer
	}
	b := newBout(bid, declarer, 13)
	b.opened = func() { table[dummy].eyes, table["N"].eyes = "ABC", "ABC" }
	var circle []*holder
	for _, seat := range strings.Split("NESW", "") {
		circle = append(circle, &holder{owner: acts[seat], piles: []*pile{table[seat]}})
	}
	tricks, err := s.round(b, circle, leader)
	return Outcome{Contract: bid + doubled + "-" + declarer, Tricks: tricks}, err
}

// booby tells Booby.
func (s *story) booby() (Outcome, error) {
	hands, err := namedHands(s.deal.Text)
	if err != nil {
		return Outcome{}, err
	}
	table := map[string]*pile{"dummy": s.put("dummy", "", hands["dummy"])}
	given := map[string]*pile{}
	first := next("ABC", s.deal.Dealer, 1)
	for _, who := range strings.Split("ABC", "") {
		table[who] = s.put("hand "+who, who, hands[who])
	}
	for i := range 3 {
		who := next("ABC", first, i)
		cards, err := s.askCards(Question{Who: who, Stage: "Giving", Word: "Give", Hand: table[who].cards, Least: 4, Most: 4})
		if err != nil {
			return Outcome{}, err
		}
		for _, c := range cards {
			table[who].take(c)
		}
		given[who] = s.put("given "+who, who, cards)
	}
	calls, err := s.eachForHimself(s.deal.Dealer)
	if err != nil {
		return Outcome{}, err
	}
	bid, by, doubled := lastBid(calls)
	if bid == "" {
		return Outcome{Contract: "Passed"}, nil
	}
	left, right := next("ABC", by, 1), next("ABC", by, 2)
	north := append([]string{}, table["dummy"].cards...)
	for _, p := range given {
		north = append(north, p.cards...)
	}
	seats := "N:" + handText(north) + " " + handText(table[right].cards) + " " + handText(table[by].cards) + " " + handText(table[left].cards)
	b := newBout(bid, by, 13)
	dummy := &holder{owner: by}
	b.opened = func() {
		for _, p := range given {
			p.cards = nil
		}
		table["dummy"].cards, table["dummy"].eyes = north, "ABC"
	}
	dummy.piles = []*pile{table["dummy"]}
	circle := []*holder{
		dummy,
		{owner: right, piles: []*pile{table[right]}},
		{owner: by, piles: []*pile{table[by]}},
		{owner: left, piles: []*pile{table[left]}},
	}
	leader := 3
	if s.deal.DealerLeads && first == right {
		leader = 1
	}
	tricks, err := s.round(b, circle, leader)
	return Outcome{Contract: bid + doubled + "-" + by, Tricks: tricks, Seats: seats}, err
}
