package few

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// stages lists the stages in which an event of each kind can occur.
var stages = [...][]Stage{
	Calling: {StageBidding, StageNaming}, Giving: {StageGiving}, Throwing: {StageExchanging}, Naming: {StageNaming},
	Reserving: {StageReserving}, Playing: {StagePlaying}, Claiming: {StagePlaying},
}

// check returns nil if the player to act may do e, otherwise a [*RuleError]. It looks only at his own cards.
func (t Table) check(lie []lying, e Event) error {
	bid, _, _ := t.Last()
	err := &RuleError{Event: e, Player: t.turn, Name: t.Rules().Letter(t.turn), Stage: t.stage, Bid: bid, Level: t.Rules().Level}
	if err.Rule = t.brokenBy(lie, e, err); err.Rule != 0 {
		return err
	}
	return nil
}

// brokenBy returns the rule that e breaks, or 0, and fills in the details in err.
func (t Table) brokenBy(lie []lying, e Event, err *RuleError) Rule {
	switch {
	case t.stage == StageFinished:
		return BoardIsOver
	case int(e.Kind) >= len(stages) || !slices.Contains(stages[e.Kind], t.stage):
		return NotNow
	}
	hand := cardsOf(find(lie, Place{Hand, t.turn}))
	switch e.Kind {
	case Giving:
		return disposes(hand, e, CardsGiven, err)
	case Reserving:
		return disposes(hand, e, CardsReserved, err)
	case Throwing:
		err.Count = hand.Len()
		if e.Cards.Len() > err.Count {
			return NotEnough
		}
		return disposes(hand, e, e.Cards.Len(), err)
	case Naming:
		return t.brokenByNaming(e.Strain)
	case Calling:
		if !e.Call.sound() {
			return BidNames
		}
		if t.stage == StageNaming {
			return t.brokenByAnswer(e)
		}
		return t.brokenByCall(e)
	case Claiming:
		if err.Count = t.Left(); e.Tricks < 0 || e.Tricks > err.Count {
			return ClaimWithinLeft
		}
		return 0
	}
	cards, _ := t.playable(lie)
	legal := t.legalPlays(lie)
	err.Suit, _ = t.trick.Led()
	switch {
	case e.Card == (card.Card{}) || e.Card == card.Joker || !cards.Has(e.Card):
		return CardInHand
	case !legal.Has(e.Card):
		return FollowSuit
	}
	return 0
}

// disposes returns the rule that disposing of n cards from the hand breaks.
func disposes(hand card.Hand, e Event, n int, err *RuleError) Rule {
	err.Count = n
	switch {
	case e.Cards.Len() != n || e.Count != n:
		return CountOfCards
	case e.Cards.Minus(hand) != card.Hand{}:
		return CardInHand
	}
	return 0
}

func (t Table) brokenByCall(e Event) Rule {
	first := t.Rules().Kind == OpenOrClosed && len(t.calls) == 0
	rule := t.bidding().broken(t.turn, e.Call)
	switch {
	case rule != 0:
		return rule
	case first && e.Packet != Open && e.Packet != Closed:
		return PacketFirst
	case !first && e.Packet != NoPacket:
		return PacketOnce
	}
	return 0
}

// brokenByNaming returns the rule that naming trumps breaks: declarer names them, and may name others after a double.
func (t Table) brokenByNaming(s Strain) Rule {
	r := t.Rules()
	switch {
	case t.turn != t.contract.Declarer || t.contract.Points == 0:
		return NotNow
	case r.Rank(s) < 0:
		return StrainKnown
	case r.LevelOf(t.contract.Points, s) > r.Level:
		return TooDear
	case len(t.answers) > 0 && s == t.contract.Strain:
		return TrumpsNamed
	}
	return 0
}

// brokenByAnswer returns the rule that a pass, a double or a redouble breaks after trumps are named.
func (t Table) brokenByAnswer(e Event) Rule {
	declares := t.turn == t.contract.Declarer
	named := t.contract.Points == 0 || len(t.answers) > 0
	switch {
	case e.Packet != NoPacket:
		return PacketOnce
	case e.Call.IsBid():
		return NotNow
	case !named:
		return NotNow
	case e.Call == Double && declares:
		return DoubleOpponents
	case e.Call == Redouble && !declares:
		return RedoubleDoubled
	}
	return 0
}
