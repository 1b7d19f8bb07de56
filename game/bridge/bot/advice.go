package bot

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Player is a computer player for any seat. It keeps nothing between its acts.
type Player struct {
	Level   Level
	Without Skill   // what it does without, of what its level can do
	Scoring Scoring // how the session compares results
	// Threads is on how many processors it thinks at the same time at most; 0 is as many as
	// help. What it does is the same.
	Threads int
	// ByTheBook is for a table where a person sits: he bids so that a partner who takes calls at their word can trust
	// them, see [bidding.Auction.ByTheBook]. It costs a little.
	ByTheBook bool
	// Cards are the convention cards of both sides, which everybody at a table knows.
	Cards bidding.Cards
	// Source is where what is left to chance is drawn from: players who differ in it alone do otherwise now and
	// then where it is close, as players at different tables do. With 0 who plays by rules of thumb leaves
	// nothing to chance.
	Source uint64
}

// Act returns the event that [Player.Advise] advises.
func (p Player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	a, err := p.Advise(ctx, v)
	return a.Event, err
}

// Advice is what to do next, and why.
type Advice struct {
	Event   bridge.Event
	Meaning bidding.Meaning // of a call
	Reason  Reason          // of a play
	Suit    card.Suit       // the suit that a play's reason is about
	// Choice is what the contract comes to that declarer is to choose.
	Choice Prospect
	// NextBest is the best of the cards that are worth less than the one to play, as far as a
	// player who thinks can see, and Behind how many points it scores less on average. Where
	// Behind is 0 there is none, or nobody has thought.
	NextBest card.Card
	Behind   int
	// NextCall is the best of the other calls that would be true, for a player who judges, and
	// Loses how many IMPs less it comes to on average. Where Loses is 0 there is none, or it
	// may be as good. Where declarer chooses the contract it is the next best choice, which scores Behind points less.
	NextCall bridge.Call
	Loses    float64
	// Holder is the opponent who the finesse hopes holds the honour, where the auction makes
	// that likely because of the points that he has shown, Shown; or Shown is 0.
	Holder card.Seat
	Shown  int
}

// ErrNotToAct is returned to a seat that is asked when another is to act, or when the
// board is finished.
var ErrNotToAct = errors.New("it is not this seat's turn")

// Advise returns what the viewer should do next by rules of thumb, as [Beginner] does.
func Advise(ctx context.Context, v bridge.View) (Advice, error) { return Player{}.Advise(ctx, v) }

// Advise returns what the player would do as the viewer, who must be the player to act. It
// fails with the error of ctx when that is cancelled, with [ErrNotToAct], and with [bidding.ErrUnknownDeck].
func (p Player) Advise(ctx context.Context, v bridge.View) (Advice, error) {
	if err := ctx.Err(); err != nil {
		return Advice{}, err
	}
	if !bidding.Knows(v.Rules) {
		return Advice{}, bidding.ErrUnknownDeck
	}
	if v.Phase() == bridge.Finished || v.Actor() != v.Seat {
		return Advice{}, ErrNotToAct
	}
	if v.Phase() == bridge.AuctionPhase {
		return judge(ctx, v, p.effort())
	}
	if v.Phase() == bridge.ChoicePhase {
		return p.chooseContract(ctx, v)
	}
	return newPosition(v, p.Cards).consider(ctx, p.effort())
}

// Why returns the reason that the player would give for a card, which the viewer, who is to act, may play: his own choice need not be
// another one. It is [NoReason] for a card that is illegal.
func (p Player) Why(v bridge.View, c card.Card) Reason {
	if !bidding.Knows(v.Rules) || v.Phase() != bridge.PlayPhase || v.Actor() != v.Seat || !v.LegalPlays().Has(c) {
		return NoReason
	}
	at := newPosition(v, p.Cards)
	chosen, reason := at.choose()
	if chosen != c {
		reason = at.reasonFor(c)
	}
	return at.last(reason)
}
