package few

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// View holds what one player may see of a deal: the table, and the cards that he sees. It is all that a computer player
// gets.
type View struct {
	Table
	player Player
	lie    []lying
	deal   *Deal // set in a view that sees everything
}

// View returns the board as a player may see it. (Rules: bridge-few, What the program needs.)
func (b Board) View(p Player) View {
	v := View{Table: b.Table, player: p, lie: make([]lying, len(b.lie))}
	for i, l := range b.lie {
		v.lie[i] = l
		if !b.sees(p, l.place) {
			v.lie[i].slots = faceDown(l.slots)
		}
	}
	v.events = b.eventsSeen(p)
	return v
}

// Whole returns a view that sees everything, as that of the player to act, for reviewing a deal.
func (b Board) Whole() View { return View{Table: b.Table, player: b.turn, lie: b.lie, deal: &b.deal} }

// faceDown returns the slots with their cards face down.
func faceDown(slots []Slot) []Slot {
	down := make([]Slot, len(slots))
	for i := range slots {
		down[i].There = slots[i].There
	}
	return down
}

// sees reports whether a player sees the cards of a place.
func (t Table) sees(p Player, at Place) bool {
	kind, open := t.setup.Rules.Kind, t.Opened()
	switch at.Pile {
	case Hand:
		return at.Of == p || open && t.isPartnersDummy(at)
	case Dummy:
		return open || at.Of == p || kind == BridgeForThree && p == t.setup.Soloist
	case OpenPacket, Row:
		return true
	case ClosedPacket:
		return open
	case GivenAway, ThrownAway, Reserve:
		return at.Of == p
	}
	return false // Stock, Coming, Cover
}

// eventsSeen returns the events without the cards that the player hasn't seen.
func (b Board) eventsSeen(p Player) []Event {
	hides := func(e Event) bool { return e.Kind == Giving || e.Kind == Throwing || e.Kind == Reserving }
	if !slices.ContainsFunc(b.events, hides) {
		return b.events
	}
	r := b.Rules()
	seen := slices.Clone(b.events)
	given, thrown := r.after(b.setup.Dealer, 1), r.after(b.setup.Dealer, 1)
	reserved := Player(Nobody)
	if b.contract.Level > 0 || b.contract.Points > 0 {
		reserved = 1 - b.contract.Declarer
	}
	for i, e := range seen {
		by := p
		switch e.Kind {
		case Giving:
			by, given = given, r.after(given, 1)
		case Throwing:
			by, thrown = thrown, r.after(thrown, 1)
		case Reserving:
			by, reserved = reserved, 1-reserved
		}
		if by != p {
			seen[i].Cards = card.Hand{}
		}
	}
	return seen
}

// Player returns the viewer.
func (v View) Player() Player { return v.player }

// Cards returns the slots of a place; a card that the viewer doesn't see has no face. Callers must not change them.
func (v View) Cards(p Place) []Slot { return find(v.lie, p) }

// Seen returns the visible cards in a place.
func (v View) Seen(p Place) card.Hand { return cardsOf(find(v.lie, p)) }

// Unseen returns the cards of the pack that the viewer doesn't see.
func (v View) Unseen() card.Hand {
	unseen := v.Rules().Deck.Hand()
	for _, l := range v.lie {
		unseen = unseen.Minus(cardsOf(l.slots))
	}
	for _, t := range append(slices.Clip(v.tricks), v.trick) {
		for _, p := range t.Plays {
			unseen = unseen.Without(p.Card)
		}
	}
	return unseen
}

// Hidden returns the number of cards that the viewer doesn't see.
func (v View) Hidden() int {
	n := 0
	for _, l := range v.lie {
		for _, s := range l.slots {
			if s.There && s.Card == (card.Card{}) {
				n++
			}
		}
	}
	return n
}

// LegalPlays returns the cards that the player to act may play, as far as they are visible; none outside the play.
func (v View) LegalPlays() card.Hand { return v.legalPlays(v.lie) }

// LegalCalls returns the calls that may be made now: in the auction, and when trumps are named at Slam. Passes and
// doubles come first, then bids, ascending.
func (v View) LegalCalls() []Call {
	var legal []Call
	for _, c := range v.Rules().calls() {
		e := CalledWith(c, NoPacket)
		if v.Rules().Kind == OpenOrClosed && len(v.calls) == 0 {
			e.Packet = Open
		}
		if v.stage == StageBidding || v.stage == StageNaming {
			if v.Check(e) == nil {
				legal = append(legal, c)
			}
		}
	}
	return legal
}

// calls returns all calls of the rules, in ascending order.
func (r Rules) calls() []Call {
	all := []Call{Pass, Double, Redouble}
	first := 1
	if r.Kind == Slam {
		for n := 1; n <= mostPoints; n++ {
			all = append(all, Number(n))
		}
		first = r.Level - 1
	}
	for level := first; level <= r.Level; level++ {
		for _, s := range r.Strains {
			all = append(all, Bid(level, s))
		}
	}
	return all
}

// LegalNames returns the trumps that can be named now.
func (v View) LegalNames() []Strain {
	var legal []Strain
	for _, s := range v.Rules().Strains {
		if v.Check(Named(s)) == nil {
			legal = append(legal, s)
		}
	}
	return legal
}

// Legal returns what the player to act may do, except claims: each call, name or card, but only one of the ways to
// give, throw or reserve cards.
func (v View) Legal() []Event {
	var legal []Event
	lowest := func(n int) card.Hand {
		cards := v.Seen(Place{Hand, v.turn}).Cards()
		return card.HandOf(cards[max(0, len(cards)-n):]...)
	}
	switch v.stage {
	case StageGiving:
		return []Event{Given(lowest(CardsGiven))}
	case StageExchanging:
		return []Event{Thrown(card.Hand{})}
	case StageReserving:
		return []Event{Reserved(lowest(CardsReserved))}
	case StageBidding, StageNaming:
		packets := []Packet{NoPacket}
		if v.Rules().Kind == OpenOrClosed && len(v.calls) == 0 {
			packets = []Packet{Open, Closed}
		}
		for _, c := range v.LegalCalls() {
			for _, p := range packets {
				legal = append(legal, CalledWith(c, p))
			}
		}
		for _, s := range v.LegalNames() {
			legal = append(legal, Named(s))
		}
	case StagePlaying:
		for c := range v.LegalPlays().All() {
			legal = append(legal, Played(c))
		}
	}
	return legal
}

// Check returns nil if the player may do e now, otherwise a [*RuleError].
func (v View) Check(e Event) error {
	if v.turn != v.player && v.stage != StageFinished && v.deal == nil {
		return &RuleError{Rule: OthersTurn, Event: e, Player: v.turn, Name: v.Rules().Letter(v.turn), Stage: v.stage}
	}
	return v.check(v.lie, e)
}

// Fill returns the board with the hidden cards set to these, in the order of [Table.Places] and of the slots in each,
// for players that try layouts. The board can be played on, but it lacks events and the original deal. It fails if the
// number of cards is wrong.
func (v View) Fill(cards []card.Card) (Board, error) {
	if len(cards) != v.Hidden() {
		return Board{}, fault.Errorf("%d cards are hidden, not %d", v.Hidden(), len(cards))
	}
	b := Board{Table: v.Table, lie: slices.Clone(v.lie)}
	for i, l := range b.lie {
		slots := slices.Clone(l.slots)
		for j, s := range slots {
			if s.There && s.Card == (card.Card{}) {
				slots[j].Card, cards = cards[0], cards[1:]
			}
		}
		b.lie[i].slots = slots
	}
	return b, nil
}
