package record

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// happened holds the players' acts in a deal, by the keys of its line.
type happened struct {
	rules   few.Rules
	given   map[few.Player]card.Hand
	thrown  []exchange
	auction []string
	rounds  [][]string // for Slam: the auction again
	trumps  []string
	reserve map[few.Player]card.Hand
	seats   *card.Deal // at the start of the play, if the hands have been seated
	played  bool       // the play has started
	play    []string
}

// exchange holds the cards that a player has thrown, in order of the players.
type exchange struct {
	player few.Player
	thrown card.Hand
}

// replayed returns the acts in a deal.
func replayed(b few.Board) (happened, error) {
	h := happened{rules: b.Rules(), given: map[few.Player]card.Hand{}, reserve: map[few.Player]card.Hand{},
		auction: []string{}, rounds: [][]string{}, trumps: []string{}, play: []string{}}
	now, err := few.NewBoard(b.Setup(), b.Deal())
	if err != nil {
		return h, err
	}
	h.begins(now)
	for _, e := range b.Events() {
		h.takes(now, e)
		if now, err = now.Apply(e); err != nil {
			return h, err
		}
		h.begins(now)
	}
	round := 0
	for i, made := range b.Calls() {
		if i == 0 || made.Round != round {
			h.rounds, round = append(h.rounds, nil), made.Round
		}
		last := &h.rounds[len(h.rounds)-1]
		*last = append(*last, h.auction[i])
	}
	return h, nil
}

// begins records the hands' seats when the play starts.
func (h *happened) begins(now few.Board) {
	if h.played || now.Stage() != few.StagePlaying {
		return
	}
	h.played = true
	if h.rules.Kind != few.OpenOrClosed && h.rules.Kind != few.Booby {
		return
	}
	h.seats = new(card.Deal)
	for _, p := range now.Places() {
		if seat, ok := now.Seat(p); ok {
			h.seats[seat] = card.HandOf(cardsIn(now, p)...)
			if p.Pile == few.Dummy { // the cards given to it are beside it until the lead
				for _, cards := range h.given {
					h.seats[seat] = h.seats[seat].Union(cards)
				}
			}
		}
	}
}

// takes records an event.
func (h *happened) takes(now few.Board, e few.Event) {
	by := now.Turn()
	says := func(what string) string { return h.rules.Letter(by) + " " + what }
	switch now.Stage() {
	case few.StageGiving:
		h.given[by] = e.Cards
	case few.StageExchanging:
		h.thrown = append(h.thrown, exchange{by, e.Cards})
	case few.StageBidding:
		h.auction = append(h.auction, says(e.String()))
	case few.StageNaming:
		what := e.String()
		if e.Kind == few.Naming {
			what = e.Strain.String()
		}
		h.trumps = append(h.trumps, says(what))
	case few.StageReserving:
		h.reserve[by] = e.Cards
	case few.StagePlaying:
		if e.Kind == few.Playing {
			h.play = append(h.play, e.Card.String())
		}
	}
}

// keys returns the part of a line with the acts.
func (h happened) keys(b few.Board) object {
	o := object{}
	over := b.Stage() == few.StageFinished
	out := over && b.Contract().Level == 0
	switch h.rules.Kind {
	case few.Booby:
		o.put("given", h.hands(h.given))
	case few.NulloForTwo:
		h.putExchange(&o, b)
	}
	if h.rules.Kind == few.Slam {
		o.put("auction", h.rounds)
	} else {
		o.put("auction", h.auction)
	}
	if h.rules.Kind == few.Slam && !out && (over || len(h.trumps) > 0) {
		o.put("trumps", h.trumps)
	}
	if h.rules.Kind == few.Slam && !out && (over || len(h.reserve) > 0) {
		o.put("reserve", h.hands(h.reserve))
	}
	if h.seats != nil {
		o.put("seats", h.seats.String())
	}
	if over || h.played {
		o.put("contract", h.rules.ContractText(b.Contract()))
		o.put("play", h.play)
	}
	return o
}

// hands returns cards by player, in the players' order.
func (h happened) hands(of map[few.Player]card.Hand) object {
	o := object{}
	for p := range few.Player(h.rules.Players()) {
		if cards, ok := of[p]; ok {
			o.put(h.rules.Letter(p), cards.String())
		}
	}
	return o
}

// putExchange adds the cards thrown and taken, in order, and the hands afterwards.
func (h happened) putExchange(o *object, b few.Board) {
	thrown, taken, hands := object{}, object{}, map[few.Player]card.Hand{}
	start := b.Prefix(0)
	stock := cardsIn(start, few.Place{Pile: few.Stock, Of: few.Nobody})
	for _, x := range h.thrown {
		n := x.thrown.Len()
		hand := card.HandOf(cardsIn(start, few.Place{Pile: few.Hand, Of: x.player})...)
		thrown.put(h.rules.Letter(x.player), x.thrown.String())
		taken.put(h.rules.Letter(x.player), texts(stock[:n]))
		hands[x.player] = hand.Minus(x.thrown).Union(card.HandOf(stock[:n]...))
		stock = stock[n:]
	}
	o.put("thrown", thrown)
	o.put("taken", taken)
	if len(hands) == h.rules.Players() {
		o.put("hands", h.hands(hands))
	}
}

// cardsIn returns the cards that lie in a place.
func cardsIn(b few.Board, p few.Place) []card.Card {
	var cards []card.Card
	for _, slot := range b.Cards(p) {
		if slot.There {
			cards = append(cards, slot.Card)
		}
	}
	return cards
}
