package fewtest

import (
	"slices"
	"strings"
)

// said is a call and its caller.
type said struct{ who, call string }

func isBid(call string) bool { return call != "Pass" && call != "X" && call != "XX" }

// lastBid returns the last bid, its bidder, and X or XX if it is doubled or redoubled.
func lastBid(calls []said) (bid, by, doubled string) {
	for _, c := range calls {
		switch {
		case isBid(c.call):
			bid, by, doubled = c.call, c.who, ""
		case c.call != "Pass":
			doubled = c.call
		}
	}
	return bid, by, doubled
}

// higher returns all bids over the last one, of levels 1 to 7 in strains that ascend.
func higher(strains, bid string) []string {
	var all []string
	for _, level := range "1234567" {
		for _, strain := range strains {
			all = append(all, string(level)+string(strain))
		}
	}
	return all[slices.Index(all, bid)+1:]
}

// answers returns the possible calls: pass, higher bids, the double of an opponent's bid and the redouble of one's own
// side's.
func answers(strains, who string, calls []said, sameSide func(a, b string) bool) []string {
	bid, by, doubled := lastBid(calls)
	list := append([]string{"Pass"}, higher(strains, bid)...)
	if bid != "" && doubled == "" && !sameSide(who, by) {
		list = append(list, "X")
	}
	if doubled == "X" && sameSide(who, by) {
		list = append(list, "XX")
	}
	return list
}

func alone(a, b string) bool { return a == b }

// duel plays the auction of two: calls alternate; the first pass after a bid or double ends it; two passes at once:
// passed out.
func (s *story) duel(strains, players, dealer string) (calls []said, err error) {
	for who := dealer; ; who = next(players, who, 1) {
		call, err := s.ask(who, "Bidding", answers(strains, who, calls, alone))
		if err != nil {
			return nil, err
		}
		calls = append(calls, said{who, call})
		if bid, _, _ := lastBid(calls); call == "Pass" && (bid != "" || len(calls) == 2) {
			return calls, nil
		}
	}
}

// withPacket plays the auction of two in which the dealer starts with a bid and a packet.
func (s *story) withPacket(dealer string) (calls []said, packet string, err error) {
	var first []string
	for _, bid := range higher("CDHSN", "") {
		first = append(first, bid+" open", bid+" closed")
	}
	answer, err := s.ask(dealer, "Bidding", first)
	if err != nil {
		return nil, "", err
	}
	bid, packet, _ := strings.Cut(answer, " ")
	calls = []said{{dealer, bid}}
	for who := next("AB", dealer, 1); ; who = next("AB", who, 1) {
		call, err := s.ask(who, "Bidding", answers("CDHSN", who, calls, alone))
		if err != nil {
			return nil, "", err
		}
		if calls = append(calls, said{who, call}); call == "Pass" {
			return calls, packet, nil
		}
	}
}

// twoParts plays the auction of three: the partners' part, the soloist's call, and what is still to be asked.
func (s *story) twoParts(soloist string) (calls []said, err error) {
	left, right := next("ABC", soloist, 1), next("ABC", soloist, 2)
	sameSide := func(a, b string) bool { return (a == soloist) == (b == soloist) }
	// The partners.
	for who := left; ; who = map[string]string{left: right, right: left}[who] {
		bid, _, _ := lastBid(calls)
		call, err := s.ask(who, "Bidding", append([]string{"Pass"}, higher("CDHSN", bid)...))
		if err != nil {
			return nil, err
		}
		calls = append(calls, said{who, call})
		if call == "Pass" && (bid != "" || len(calls) == 2) {
			break
		}
	}
	// The soloist.
	call, err := s.ask(soloist, "Bidding", answers("CDHSN", soloist, calls, sameSide))
	if err != nil {
		return nil, err
	}
	calls = append(calls, said{soloist, call})
	if call == "Pass" {
		return calls, nil
	}
	// Left, right, soloist in turn; a player who can only pass isn't asked, nor, after a call other than a pass, the
	// side that made it.
	last := soloist
	for _, who := range []string{left, right, soloist} {
		var list []string
		for _, answer := range answers("", who, calls, sameSide) {
			if len(answer) > 2 || !isBid(answer) {
				list = append(list, answer)
			}
		}
		if len(list) == 1 || sameSide(who, last) {
			continue
		}
		call, err := s.ask(who, "Bidding", list)
		if err != nil {
			return nil, err
		}
		calls = append(calls, said{who, call})
		if call != "Pass" {
			last = who
		}
	}
	return calls, nil
}

// eachForHimself plays Booby's auction: two passes after another call end it, and so do three at once.
func (s *story) eachForHimself(dealer string) (calls []said, err error) {
	for who := next("ABC", dealer, 1); ; who = next("ABC", who, 1) {
		call, err := s.ask(who, "Bidding", answers("CDHOSN", who, calls, alone))
		if err != nil {
			return nil, err
		}
		calls = append(calls, said{who, call})
		last := ""
		for _, c := range calls {
			last += "," + c.call
		}
		if strings.HasSuffix(last, ",Pass,Pass") && last != ",Pass,Pass" {
			return calls, nil
		}
	}
}

// firstToName returns the first of a side to name a strain.
func firstToName(calls []said, strain string, sameSide func(who string) bool) string {
	for _, c := range calls {
		if isBid(c.call) && c.call[1:] == strain && sameSide(c.who) {
			return c.who
		}
	}
	return ""
}
