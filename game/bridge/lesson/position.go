package lesson

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Position is a board at some point, in texts.
type Position struct {
	Rules string `json:"rules,omitempty"`
	// Deal is the four hands, from the seat before the colon on. A hand that is - gets some of the cards that are left, always the
	// same ones.
	Deal   string `json:"deal,omitempty"`
	Dealer string `json:"dealer,omitempty"` // N if it isn't said
	Vul    string `json:"vul,omitempty"`    // None if it isn't said
	// Contract has the board start in the play, as in 4H-S: declarer has dealt, bid it, and all have passed.
	Contract string `json:"contract,omitempty"`
	Calls    string `json:"calls,omitempty"`  // or the calls, from the dealer on
	Chosen   string `json:"chosen,omitempty"` // or what declarer has chosen
	Plays    string `json:"plays,omitempty"`  // the cards played
	Open     string `json:"open,omitempty"`   // the seats whose hands lie open, as in NEW; - for none
}

// then returns the position of the next step, which gives only the differences from this one. With other hands it is a
// new one.
func (p Position) then(next *Position) Position {
	if next == nil {
		return p
	}
	if next.Deal != "" {
		return *next
	}
	for _, text := range []struct{ here, next *string }{
		{&p.Rules, &next.Rules}, {&p.Dealer, &next.Dealer}, {&p.Vul, &next.Vul}, {&p.Contract, &next.Contract},
		{&p.Calls, &next.Calls}, {&p.Chosen, &next.Chosen}, {&p.Plays, &next.Plays}, {&p.Open, &next.Open},
	} {
		if *text.next != "" {
			*text.here = *text.next
		}
	}
	return p
}

// opens reports whether a seat's hand lies open.
func (p Position) opens(seat card.Seat) bool { return strings.Contains(p.Open, seat.String()) }

// board returns the board of a position. It fails if a text can't be read, or breaks the rules.
func (p Position) board() (bridge.Board, error) {
	rules, err := bridge.RulesNamed(p.Rules)
	if err != nil {
		return bridge.Board{}, err
	}
	deal, err := dealOf(rules.Deck, p.Deal)
	if err != nil {
		return bridge.Board{}, err
	}
	dealer, vul := card.North, bridge.VulNone
	if p.Vul != "" {
		if vul, err = bridge.ParseVulnerability(p.Vul); err != nil {
			return bridge.Board{}, err
		}
	}
	var events []string
	switch {
	case p.Contract != "":
		c, err := bridge.ParseContract(p.Contract)
		if err != nil {
			return bridge.Board{}, err
		}
		dealer, events = c.Declarer, auctionOf(c)
	case p.Dealer != "":
		if dealer, err = card.ParseSeat(p.Dealer); err != nil {
			return bridge.Board{}, err
		}
	}
	b, err := bridge.NewBoard(rules, deal, dealer, vul)
	if err != nil {
		return bridge.Board{}, err
	}
	events = append(events, strings.Fields(p.Calls)...)
	if p.Chosen != "" {
		events = append(events, "Choose "+p.Chosen)
	}
	return applied(b, append(events, strings.Fields(p.Plays)...))
}

// applied returns the board after some events.
func applied(b bridge.Board, events []string) (bridge.Board, error) {
	for _, text := range events {
		e, err := bridge.ParseEvent(text)
		if err != nil {
			return b, err
		}
		if b, err = b.Apply(e); err != nil {
			return b, fmt.Errorf("%s: %w", text, err)
		}
	}
	return b, nil
}

// auctionOf returns the shortest auction, by declarer as the dealer, to a contract.
func auctionOf(c bridge.Contract) []string {
	bid := bridge.Bid(c.Level, c.Strain).String()
	switch c.Doubling {
	case bridge.Doubled:
		return []string{bid, "X", "Pass", "Pass", "Pass"}
	case bridge.Redoubled:
		return []string{bid, "X", "XX", "Pass", "Pass", "Pass"}
	}
	return []string{bid, "Pass", "Pass", "Pass"}
}

// dealOf reads a deal, with - for hands that nobody has to know. Those are dealt from the cards that are left, by chance that
// follows from the text.
func dealOf(deck card.Deck, text string) (card.Deal, error) {
	if !strings.Contains(" "+text+" ", " - ") && !strings.Contains(text, ":-") {
		return card.ParseDeal(text)
	}
	first, hands, ok := strings.Cut(text, ":")
	seat, err := card.ParseSeat(first)
	fields := strings.Fields(hands)
	if !ok || err != nil || len(fields) != 4 {
		return card.Deal{}, &card.ParseError{What: fault.Say("deal"), Text: text, Why: fault.Say("want a seat, a colon and four hands")}
	}
	var deal card.Deal
	left := deck.Hand()
	for i, field := range fields {
		if field == "-" {
			continue
		}
		if deal[seat.Next(i)], err = card.ParseHand(field); err != nil {
			return card.Deal{}, err
		}
		left = left.Minus(deal[seat.Next(i)])
	}
	sum := fnv.New64a()
	sum.Write([]byte(text))
	random := rand.New(rand.NewPCG(sum.Sum64(), 0))
	cards := left.Cards()
	random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for i, field := range fields {
		if n := deck.HandLen(); field == "-" && len(cards) >= n {
			deal[seat.Next(i)], cards = card.HandOf(cards[:n]...), cards[n:]
		}
	}
	return deal, deal.Check(deck)
}
