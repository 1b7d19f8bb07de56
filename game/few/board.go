package few

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Board is a deal and its events so far. It is a value: [Board.Apply] returns another one.
type Board struct {
	Table
	deal Deal
	lie  []lying // in the order of Places
}

// NewBoard returns a board without events. It fails if the deal doesn't fit the rules, or the setup names players who
// don't exist.
func NewBoard(s Setup, d Deal) (Board, error) {
	if err := s.check(); err != nil {
		return Board{}, err
	}
	if err := d.Check(s.Rules); err != nil {
		return Board{}, err
	}
	b := Board{Table: Table{setup: s, owners: [2]Player{Nobody, Nobody}, claim: -1, by: Nobody, trick: Trick{Winner: Nobody}}, deal: d}
	b.stage = StageBidding
	b.Table.seat()
	for _, p := range s.places() {
		b.lie = append(b.lie, lying{place: p})
	}
	b.lay()
	switch s.Rules.Kind {
	case Booby:
		b.stage, b.turn = StageGiving, s.Rules.after(s.Dealer, 1)
	case NulloForTwo:
		b.stage, b.turn = StageExchanging, s.Rules.after(s.Dealer, 1)
	default:
		b.turn, _ = b.bidding().course().next()
	}
	return b, nil
}

// check returns nil if a deal can have the setup.
func (s Setup) check() error {
	r := s.Rules
	known, err := RulesNamed(r.Name)
	switch {
	case err != nil:
		return err
	case known.Kind != r.Kind:
		return fault.Errorf("%s is another game", r.Name)
	case s.Number < 1:
		return fault.Errorf("deals are counted from 1, not %d", s.Number)
	case r.Kind == BridgeForThree && (s.Rubber < 1 || s.Rubber > r.Players() || int(s.Soloist) >= r.Players()):
		return fault.Errorf("there is no rubber %d with soloist %d", s.Rubber, s.Soloist)
	case int(s.Dealer) >= r.Players():
		return fault.Errorf("there is no dealer %d", s.Dealer)
	}
	for side := range s.Standing.Below {
		below, games := s.Standing.Below[side], s.Standing.Games[side]
		if below < 0 || games < 0 || below >= r.Sheet.Game || games >= r.Sheet.GamesToWin || side >= r.Sides() && below+games > 0 {
			return fault.Errorf("no deals leave %d points below and %d games", below, games)
		}
	}
	return nil
}

// lay puts the cards where they are dealt.
func (b *Board) lay() {
	group := b.deal.groups
	seat := func(p Place, s card.Seat) { b.set(p, faceUp(group[s])) }
	switch b.setup.Rules.Kind {
	case TwoDummies, BridgeForThree:
		for s, p := range b.seats {
			seat(p, card.Seat(s))
		}
	case OpenOrClosed, Booby:
		for i, cards := range group {
			b.set(b.lie[i].place, faceUp(cards))
		}
	case NulloForTwo:
		for i, cards := range group {
			b.set(b.lie[i].place, faceUp(cards))
		}
	case Slam:
		for p := range Player(2) {
			parts := group[4*p : 4*p+4]
			b.set(Place{Hand, p}, faceUp(parts[0]))
			b.set(Place{Coming, p}, faceUp(slices.Concat(parts[1:]...)))
		}
	case ChineseBridge:
		for p := range Player(2) {
			parts := group[3*p : 3*p+3]
			b.set(Place{Hand, p}, faceUp(parts[0]))
			b.set(Place{Row, p}, faceUp(parts[1]))
			b.set(Place{Cover, p}, faceUp(parts[2]))
		}
	}
}

// Deal returns the cards as dealt.
func (b Board) Deal() Deal { return b.deal }

// Cards returns the cards in a place, face up; nil if the game has no such place. Callers must not change them.
func (b Board) Cards(p Place) []Slot { return find(b.lie, p) }

func find(lie []lying, p Place) []Slot {
	for i := range lie {
		if lie[i].place == p {
			return lie[i].slots
		}
	}
	return nil
}

// set puts slots in a place. The board must not share its list of places with another.
func (b *Board) set(p Place, slots []Slot) {
	for i := range b.lie {
		if b.lie[i].place == p {
			b.lie[i].slots = slots
		}
	}
}

// Prefix returns the board after its first n events, 0 up to their number.
func (b Board) Prefix(n int) Board {
	before, err := NewBoard(b.setup, b.deal)
	if err == nil {
		before, err = before.Replay(b.events[:n])
	}
	if err != nil {
		panic(err) // they have happened
	}
	return before
}

// Replay returns the board after more events, up to the first illegal one, with its error.
func (b Board) Replay(events []Event) (Board, error) {
	for _, e := range events {
		next, err := b.Apply(e)
		if err != nil {
			return b, err
		}
		b = next
	}
	return b, nil
}

// Apply returns the board after an event of the player to act. It fails with a [*RuleError] if the rules forbid it.
func (b Board) Apply(e Event) (Board, error) {
	if err := b.check(b.lie, e); err != nil {
		return b, err
	}
	b.lie = slices.Clone(b.lie)
	b.events = append(slices.Clip(b.events), e)
	switch {
	case e.Kind == Giving:
		b.give(e.Cards)
	case e.Kind == Throwing:
		b.throw(e.Cards)
	case e.Kind == Calling && b.stage == StageBidding:
		b.call(e)
	case e.Kind == Calling || e.Kind == Naming:
		b.name(e)
	case e.Kind == Reserving:
		b.reserve(e.Cards)
	case e.Kind == Playing:
		b.play(e.Card)
	case e.Kind == Claiming:
		b.claims(e.Tricks)
	}
	return b, nil
}

// without returns slots without the given cards.
func without(slots []Slot, out card.Hand) []Slot {
	var rest []Slot
	for _, s := range slots {
		if !out.Has(s.Card) {
			rest = append(rest, s)
		}
	}
	return rest
}

// sorted returns slots with the cards of both, sorted like a hand.
func sorted(a, b []Slot) []Slot { return faceUp(cardsOf(slices.Concat(a, b)).Cards()) }

// give gives cards to dummy.
func (b *Board) give(h card.Hand) {
	hand := Place{Hand, b.turn}
	b.set(hand, without(b.Cards(hand), h))
	b.set(Place{GivenAway, b.turn}, faceUp(h.Cards()))
	b.turn = b.Rules().after(b.turn, 1)
	if len(b.Cards(Place{GivenAway, b.turn})) > 0 {
		b.bid()
	}
}

// throw exchanges cards for the top cards of the stock.
func (b *Board) throw(h card.Hand) {
	hand, stock := Place{Hand, b.turn}, Place{Stock, Nobody}
	top := b.Cards(stock)
	b.set(Place{ThrownAway, b.turn}, faceUp(h.Cards()))
	b.set(hand, sorted(without(b.Cards(hand), h), top[:h.Len()]))
	b.set(stock, top[h.Len():])
	if b.turn == b.setup.Dealer {
		b.bid()
		return
	}
	b.turn = b.setup.Dealer
}

// bid starts the auction.
func (b *Board) bid() {
	b.stage = StageBidding
	b.turn, _ = b.bidding().course().next()
}

// call makes a call.
func (b *Board) call(e Event) {
	round := b.Round()
	b.calls = append(slices.Clip(b.calls), Made{b.turn, e.Call, e.Packet, round})
	if e.Packet != NoPacket {
		b.owners[e.Packet-1], b.owners[e.Packet.Other()-1] = b.turn, 1-b.turn
	}
	turn, over := b.bidding().course().next()
	if !over {
		b.turn = turn
		for range b.Round() - round {
			b.comes(2)
		}
		return
	}
	b.contract = b.bidding().contract()
	_, _, bid := b.Last()
	switch {
	case !bid:
		b.finish()
	case b.Rules().Kind == Slam:
		b.comes(len(b.Cards(Place{Coming, 0})) - lastPart) // an auction that ended early has left some undealt
		b.stage, b.turn = StageNaming, b.contract.Declarer
		if b.contract.Points == 0 {
			b.turn = 1 - b.turn
		}
	default:
		b.begin()
	}
}

// lastPart is the number of cards dealt to each player after trumps are named, at Slam. (Rules: bridge-few, Slam.)
const lastPart = 2

// comes deals the next cards to both players, at Slam.
func (b *Board) comes(n int) {
	for p := range Player(2) {
		coming := b.Cards(Place{Coming, p})
		b.set(Place{Hand, p}, sorted(b.Cards(Place{Hand, p}), coming[:n]))
		b.set(Place{Coming, p}, coming[n:])
	}
}

// name names trumps, doubles the contract, or answers a double. (Rules: bridge-few, Slam.)
func (b *Board) name(e Event) {
	b.answers = append(slices.Clip(b.answers), Answered{b.turn, e})
	declarer := b.contract.Declarer
	switch {
	case e.Kind == Naming:
		b.contract.Strain, b.contract.Level = e.Strain, b.Rules().LevelOf(b.contract.Points, e.Strain)
		if b.contract.Doubling == 0 {
			b.turn = 1 - declarer
			return
		}
	case e.Call == Double:
		b.contract.Doubling, b.turn = 1, declarer
		return
	case e.Call == Redouble:
		b.contract.Doubling = 2
	}
	b.comes(lastPart)
	b.stage, b.turn = StageReserving, 1-declarer
}

// reserve lays cards aside for the last tricks.
func (b *Board) reserve(h card.Hand) {
	hand := Place{Hand, b.turn}
	b.set(hand, without(b.Cards(hand), h))
	b.set(Place{Reserve, b.turn}, faceUp(h.Cards()))
	if b.turn == b.contract.Declarer {
		b.begin()
		return
	}
	b.turn = b.contract.Declarer
}

// finish ends the deal.
func (b *Board) finish() {
	b.stage, b.turn = StageFinished, Nobody
	b.score = b.setup.Scored(b.contract, b.taken, b.hands())
}

// hands returns the hands with which a finished deal was played.
func (b *Board) hands() []Held {
	var hands []Held
	for _, l := range b.lie {
		owner := b.Owner(l.place)
		if b.contract.PassedOut() || owner == Nobody || b.aside(l.place) {
			continue
		}
		cards := cardsOf(l.slots)
		if l.place.Pile == Dummy && !b.Opened() { // Booby's dummy, which the opening lead would have opened
			for p := range Player(b.Rules().Players()) {
				cards = cards.Union(cardsOf(b.Cards(Place{GivenAway, p})))
			}
		}
		for _, t := range append(slices.Clip(b.tricks), b.trick) {
			for _, p := range t.Plays {
				if p.Place == l.place {
					cards = cards.With(p.Card)
				}
			}
		}
		if i := slices.IndexFunc(hands, func(h Held) bool { return h.Owner == owner }); i >= 0 && !b.Rules().FourHands() {
			hands[i].Cards = hands[i].Cards.Union(cards)
			continue
		}
		hands = append(hands, Held{owner, cards})
	}
	return hands
}

// aside reports whether the cards in a place take no part in the play.
func (b *Board) aside(p Place) bool {
	return p.Pile == Stock || p.Pile == ThrownAway || p.Pile == Coming || p.Pile == GivenAway
}
