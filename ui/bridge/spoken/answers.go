package spoken

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// deal says which deal of the rubber it is, who deals and who is vulnerable, and the user's hand.
func (s Seen) deal(m spoken.Manner) []string {
	return []string{s.place(m), s.own(m)}
}

// place says which deal it is, where the user sits, who deals and who is vulnerable.
func (s Seen) place(m spoken.Manner) string {
	n, of := s.Before.Counted()+1, s.Before.Length
	id := "spoken.bridge.deal"
	if of == 0 || m.Detail == spoken.Brief {
		id = "spoken.bridge.open-deal"
	}
	you, carried := "", ""
	if m.Detail != spoken.Brief {
		you = text.T("spoken.bridge.you-sit", "Seat", text.Seat(s.User.Seat))
		if below, ok := bridgetext.Below(s.Standing); ok {
			carried = spoken.Sentence(below)
		}
	}
	return spoken.Sentences(text.T(id, "N", n, "Of", of), you, text.T("board.dealer", "Seat", text.Seat(s.Dealer), "Vul", text.T("table.vul."+s.Vul.String())), carried)
}

// own says the user's hand.
func (s Seen) own(m spoken.Manner) string { return s.handOf(m, s.User.Seat, s.ownHand()) }

// ownHand returns the cards in the user's hand: no View lacks them.
func (s Seen) ownHand() card.Hand {
	hand, _ := s.View.Hand(s.User.Seat)
	return hand
}

// handOf says the hand of a seat.
func (s Seen) handOf(m spoken.Manner, seat card.Seat, hand card.Hand) string {
	whose := text.T("spoken.bridge.your-hand")
	dummy, open := s.dummy()
	switch {
	case open && seat == dummy && seat == s.User.Seat:
		whose = text.T("spoken.bridge.your-dummy")
	case open && seat == dummy:
		whose = text.T("spoken.bridge.dummy-of", "Seat", text.Seat(seat))
	case seat != s.User.Seat:
		whose = text.T("spoken.bridge.hand-of", "Seat", text.Seat(seat))
	}
	if hand == (card.Hand{}) {
		return spoken.Sentences(whose, text.T("spoken.bridge.no-cards"))
	}
	return spoken.Sentences(whose, m.Hand(hand))
}

// dummyHand says dummy's hand, if that is open.
func (s Seen) dummyHand(m spoken.Manner) []string {
	seat, open := s.dummy()
	if hand, ok := s.hand(seat); open && ok {
		return []string{s.handOf(m, seat, hand)}
	}
	return []string{text.T("spoken.bridge.no-dummy")}
}

// table says all that lies open: the place, the contract, the trick, the hands, the tricks.
func (s Seen) table(m spoken.Manner) (lines []string) {
	lines = append(lines, s.place(m), text.T("spoken.bridge.sits", "Left", s.Company.Left.Name(), "Partner", s.Company.Partner.Name(), "Right", s.Company.Right.Name(),
		"LeftSeat", text.Seat(s.User.Seat.Next(1)), "PartnerSeat", text.Seat(s.User.Seat.Next(2)), "RightSeat", text.Seat(s.User.Seat.Next(3))))
	if s.Phase() == bridge.AuctionPhase {
		return append(append(lines, s.own(m)), s.auction(m)...)
	}
	lines = append(lines, s.contractWords(m))
	if s.Over() {
		return append(lines, s.hands(m)...)
	}
	lines = append(lines, s.trick(m)...)
	for _, seat := range card.Seats {
		if hand, ok := s.hand(seat); ok {
			lines = append(lines, s.handOf(m, seat, hand))
		}
	}
	return lines
}

// contractWords says the contract, and the tricks of both sides.
func (s Seen) contractWords(m spoken.Manner) string {
	c, side := s.Contract(), s.User.Seat.Side()
	if s.Phase() == bridge.ChoicePhase || c.PassedOut() {
		return spoken.Sentence(bridgetext.Contract(c))
	}
	return spoken.Sentences(text.T("spoken.bridge.contract-line", "Contract", contract(m, c)),
		text.TN("spoken.bridge.needs", s.Rules.Needs(c.Level)),
		text.T("spoken.bridge.tricks", "You", s.Won(side), "They", s.Won(side.Other())))
}

// trick says the cards of the trick on the table.
func (s Seen) trick(m spoken.Manner) []string {
	trick := s.Trick()
	if s.Phase() != bridge.PlayPhase || trick.Len == 0 {
		return []string{text.T("spoken.bridge.no-trick")}
	}
	return []string{s.trickLine(m, len(s.Tricks())+1, trick)}
}

// last says the cards of the last trick, and who took it.
func (s Seen) last(m spoken.Manner) []string {
	all := s.Tricks()
	if len(all) == 0 {
		return []string{text.T("spoken.bridge.no-last")}
	}
	trick := all[len(all)-1]
	return []string{spoken.Sentences(s.trickLine(m, len(all), trick), s.taken(m.At(spoken.Brief), trick))}
}

// trickLine says a trick with its number, from its leader on.
func (s Seen) trickLine(m spoken.Manner, number int, trick bridge.Trick) string {
	var cards []string
	for i, c := range trick.Cards[:trick.Len] {
		cards = append(cards, text.T("spoken.bridge.part", "Who", s.who(trick.Leader.Next(i)), "Card", m.Card(c)))
	}
	return text.T("spoken.bridge.trick", "N", number, "Cards", strings.Join(cards, ", "))
}

// auction says the calls, round by round; with the meaning of each in full.
func (s Seen) auction(m spoken.Manner) (lines []string) {
	a := s.Auction()
	if len(a.Calls) == 0 {
		return []string{text.T("spoken.bridge.no-calls", "Seat", text.Seat(s.Dealer))}
	}
	if m.Detail == spoken.Full {
		return s.meanings(m)
	}
	var calls []string
	for i, c := range a.Calls {
		calls = append(calls, text.T("spoken.bridge.part", "Who", s.who(a.Caller(i)), "Card", bid(m, c)))
		if len(calls) == len(card.Seats) || i == len(a.Calls)-1 {
			lines = append(lines, text.T("spoken.bridge.round", "N", len(lines)+1, "Calls", strings.Join(calls, ", ")))
			calls = nil
		}
	}
	return lines
}

// meanings says what each call of the auction means, but for passes.
func (s Seen) meanings(m spoken.Manner) (lines []string) {
	a := s.Auction()
	for i, c := range a.Calls {
		line := text.T("spoken.bridge.calls", "Who", s.who(a.Caller(i)), "Call", bid(m, c))
		if c != bridge.Pass || m.Detail == spoken.Full {
			line = spoken.Sentences(line, s.means(m, i))
		}
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		return []string{text.T("spoken.bridge.no-calls", "Seat", text.Seat(s.Dealer))}
	}
	return lines
}

// lastMeaning says what the last call other than a pass means, and what its caller has shown so far.
func (s Seen) lastMeaning(m spoken.Manner) []string {
	a := s.Auction()
	for i := len(a.Calls) - 1; i >= 0; i-- {
		if a.Calls[i] != bridge.Pass {
			return []string{spoken.Sentence(m.Words(bridgetext.Explains(s.Table, s.Cards, i, s.who(a.Caller(i)))))}
		}
	}
	return []string{text.T("spoken.bridge.no-bids")}
}

// score says the score of the rubber, with this board once it is over.
func (s Seen) score(spoken.Manner) []string {
	points, side := s.Before.Points(), s.User.Seat.Side()
	if s.Over() {
		for i, p := range s.Points() {
			points[i] += p
		}
	}
	lines := []string{text.T("spoken.bridge.score", "You", text.Points(points[side]), "They", text.Points(points[side.Other()]))}
	if below, ok := bridgetext.Below(s.Standing); ok {
		lines = append(lines, spoken.Sentence(below))
	}
	return lines
}

// points says what the user's hand is worth, and its lengths.
func (s Seen) points(m spoken.Manner) []string {
	hand := s.ownHand()
	if seat := s.User.Seat; s.Played(seat) != (card.Hand{}) {
		hand = dealt(s, seat)
	}
	var lengths []string
	for i := range card.Suits {
		suit := card.Spades - card.Suit(i)
		lengths = append(lengths, text.T("spoken.bridge.length", "N", hand[suit].Len(), "Suit", m.Suit(suit)))
	}
	return []string{text.T("spoken.bridge.worth", "Points", bridgetext.HandPoints(s.Rules, hand), "Lengths", strings.Join(lengths, ", "))}
}

// dealt returns the cards that a visible hand was dealt.
func dealt(s Seen, seat card.Seat) card.Hand {
	hand, _ := s.hand(seat)
	for suit, played := range s.Played(seat) {
		hand[suit] |= played
	}
	return hand
}

// count says what of a suit has been played, what the user sees, and how many are out.
func (s Seen) count(suit card.Suit) spoken.Said {
	return func(m spoken.Manner) []string {
		var gone card.Holding
		for _, seat := range card.Seats {
			gone |= s.Played(seat)[suit]
		}
		parts := []string{text.T("spoken.bridge.gone", "Suit", m.Heading(suit), "N", gone.Len(), "Cards", m.Holding(gone))}
		for _, seat := range card.Seats {
			if hand, ok := s.hand(seat); ok {
				parts = append(parts, text.T("spoken.bridge.holds", "Who", s.who(seat), "Cards", m.Holding(hand[suit])))
			}
		}
		out := s.Unseen()[suit]
		return []string{spoken.Sentences(append(parts, text.T("spoken.bridge.out", "N", out.Len(), "Cards", m.Holding(out)))...)}
	}
}

// ask says what the user is to do.
func (s Seen) ask(m spoken.Manner) []string {
	leads := s.Phase() == bridge.PlayPhase && s.Trick().Len == 0
	what := "play"
	switch {
	case s.Phase() == bridge.AuctionPhase:
		what = "call"
	case s.Phase() == bridge.ChoicePhase:
		what = "choose"
	case leads:
		what = "lead"
	}
	if m.Detail == spoken.Brief {
		what += "-brief"
	}
	if who := s.who(s.Turn()); who != text.T("spoken.bridge.you") {
		return []string{text.T("spoken.bridge.ask."+what, "Who", who)}
	}
	return []string{text.T("spoken.bridge.ask.you-" + what)}
}

// choices says what can be typed now: that and how.
func (s Seen) choices(m spoken.Manner) []string {
	switch s.Phase() {
	case bridge.AuctionPhase:
		return []string{text.T("spoken.bridge.type-call")}
	case bridge.ChoicePhase:
		return []string{text.T("spoken.bridge.type-choice")}
	case bridge.PlayPhase:
		return []string{text.T("spoken.bridge.type-card")}
	}
	return []string{text.T("spoken.bridge.type-next")}
}

// may says the acts that are legal now.
func (s Seen) may(m spoken.Manner) []string {
	if !s.acts() {
		return s.choices(m)
	}
	if plays := s.LegalPlays(); plays != (card.Hand{}) {
		return []string{text.T("spoken.bridge.may-play", "Cards", holdings(m, plays))}
	}
	var calls []string
	for _, c := range slices.Concat(s.LegalCalls(), s.LegalChoices()) {
		calls = append(calls, bid(m, c))
	}
	const most = 8
	if len(calls) > most {
		calls = append(calls[:most], "…")
	}
	return []string{text.T("spoken.bridge.may-call", "Calls", strings.Join(calls, ", "))}
}

// holdings says cards, without the suits that have none.
func holdings(m spoken.Manner, hand card.Hand) string {
	var suits []string
	for i := range card.Suits {
		if s := card.Spades - card.Suit(i); hand[s] != 0 {
			suits = append(suits, text.T("spoken.bridge.suit-cards", "Suit", m.Suit(s), "Cards", m.Holding(hand[s])))
		}
	}
	return strings.Join(suits, "; ")
}
