package spoken

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// who names the player in a seat: the user, dummy, or the seat.
func (s Seen) who(seat card.Seat) string {
	dummy, open := s.dummy()
	switch {
	case seat == s.User.Seat && !(open && seat == dummy):
		return text.T("spoken.bridge.you")
	case open && seat == dummy:
		return text.T("spoken.bridge.dummy")
	}
	return text.Seat(seat)
}

// bid returns a call: 1 spade, pass.
func bid(m spoken.Manner, c bridge.Call) string {
	level, strain := c.Level(), c.Strain()
	switch {
	case !c.IsBid():
		return text.T("spoken.bridge.call." + c.String())
	case m.Cards != spoken.Names && strain != bridge.NoTrump:
		return text.Points(level) + m.Suit(card.Suit(strain))
	}
	return text.TN("spoken.bid."+strain.String(), level)
}

// contract returns a contract: 4 spades doubled by South.
func contract(m spoken.Manner, c bridge.Contract) string {
	if c.PassedOut() {
		return bridgetext.Contract(c)
	}
	id := [...]string{"contract", "contract-doubled", "contract-redoubled"}[min(int(c.Doubling), 2)]
	return text.T("spoken.bridge."+id, "Bid", bid(m, bridge.Bid(c.Level, c.Strain)), "Seat", text.Seat(c.Declarer))
}

// event says what has just happened on the board: its last event, with the end of the auction or of a trick. Own is true if the user
// typed it.
func (s Seen) event(own bool) spoken.Said {
	events := s.Events()
	e := events[len(events)-1]
	switch e.Kind {
	case bridge.CallKind:
		return s.called(own)
	case bridge.ChooseKind:
		return s.chosen
	case bridge.ClaimKind:
		return s.claimed
	}
	return s.played(e.Card, own)
}

// called says the last call, and the contract after the last of all.
func (s Seen) called(own bool) spoken.Said {
	return func(m spoken.Manner) (lines []string) {
		a := s.Auction()
		n := len(a.Calls) - 1
		c := a.Calls[n]
		if !own || m.Detail != spoken.Brief {
			line := text.T("spoken.bridge.calls", "Who", s.who(a.Caller(n)), "Call", bid(m, c))
			if m.Detail == spoken.Full || m.Detail == spoken.Normal && !own && c != bridge.Pass {
				line = spoken.Sentences(line, s.means(m, n))
			}
			lines = append(lines, line)
		}
		if a.Over() && !s.Contract().PassedOut() {
			lines = append(lines, s.contractLine(m))
		}
		return lines
	}
}

// means says what a call of the auction means, in a sentence.
func (s Seen) means(m spoken.Manner, call int) string {
	a := s.Auction()
	before := bridge.Auction{Dealer: a.Dealer, Calls: a.Calls[:call]}
	meaning := bridgetext.Meaning(s.Cards.ExplainAt(s.Table, before, a.Calls[call]))
	if meaning == "" {
		return ""
	}
	return text.T("spoken.bridge.means", "Meaning", m.Words(meaning))
}

// contractLine says the contract, and who leads.
func (s Seen) contractLine(m spoken.Manner) string {
	c := s.Contract()
	if m.Detail == spoken.Brief {
		return spoken.Sentence(contract(m, c))
	}
	lead := text.T("spoken.bridge.to-lead", "Seat", text.Seat(c.Leader()))
	if c.Leader() == s.User.Seat {
		lead = ""
	}
	return spoken.Sentences(text.T("spoken.bridge.contract-line", "Contract", contract(m, c)), lead)
}

// chosen says which contract declarer has chosen.
func (s Seen) chosen(m spoken.Manner) []string { return []string{s.contractLine(m)} }

// claimed says a claim.
func (s Seen) claimed(spoken.Manner) []string {
	tricks, by, _ := s.Claim()
	return []string{s.claimLine(tricks, by)}
}

// claimLine says how many tricks a side has claimed.
func (s Seen) claimLine(tricks int, by card.Side) string {
	side := text.SideOf(by, s.User.Seat.Side())
	if tricks == 0 {
		return text.T("spoken.bridge.conceded", "Side", side)
	}
	return text.TN("spoken.bridge.claimed", tricks, "Side", side)
}

// played says the last card, the hands that it opens, and who takes the trick if that is full.
func (s Seen) played(c card.Card, own bool) spoken.Said {
	return func(m spoken.Manner) (lines []string) {
		trick, full := s.Trick(), false
		if trick.Len == 0 {
			all := s.Tricks()
			trick, full = all[len(all)-1], true
		}
		n := trick.Len - 1
		who := s.who(trick.Leader.Next(n))
		if !own || m.Detail != spoken.Brief {
			lines = append(lines, s.card(m, trick, n, who))
		}
		if len(s.Events()) == s.Opening()+1 {
			lines = append(lines, s.opened(m)...)
		}
		if full && m.Detail != spoken.Brief { // in brief who leads to the next one tells it
			lines = append(lines, s.taken(m, trick))
		}
		return lines
	}
}

// card says a card of a trick. In brief who follows suit only has a rank.
func (s Seen) card(m spoken.Manner, trick bridge.Trick, n int, who string) string {
	c := trick.Cards[n]
	suit, _ := trick.Led()
	switch {
	case n == 0 && trick.Leader == s.User.Seat && who == text.T("spoken.bridge.you"):
		return text.T("spoken.bridge.you-lead", "Card", m.Card(c))
	case n == 0:
		return text.T("spoken.bridge.leads", "Who", who, "Card", m.Card(c))
	case m.Detail == spoken.Brief && c.Suit == suit:
		return text.T("spoken.bridge.plays", "Who", who, "Card", m.Rank(c.Rank))
	}
	return text.T("spoken.bridge.plays", "Who", who, "Card", m.Card(c))
}

// opened says the hands that the user sees from the opening lead on.
func (s Seen) opened(m spoken.Manner) (lines []string) {
	for _, seat := range card.Seats {
		if hand, ok := s.hand(seat); ok && seat != s.User.Seat {
			lines = append(lines, s.handOf(m, seat, hand))
		}
	}
	return lines
}

// taken says who takes a trick, and how many each side has.
func (s Seen) taken(m spoken.Manner, trick bridge.Trick) string {
	winner := trick.Winner(s.Contract().Strain)
	who := s.who(winner)
	id := "spoken.bridge.takes"
	if winner == s.User.Seat && who == text.T("spoken.bridge.you") {
		id = "spoken.bridge.you-take"
	}
	side := s.User.Seat.Side()
	if m.Detail == spoken.Brief {
		return text.T(id, "Who", who)
	}
	return spoken.Sentences(text.T(id, "Who", who), text.T("spoken.bridge.tricks", "You", s.Won(side), "They", s.Won(side.Other())))
}
