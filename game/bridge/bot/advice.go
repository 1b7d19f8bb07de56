package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Player is a computer player for any seat. It keeps no state between its acts.
type Player struct {
	Level   Level
	Without Skill   // skills of its level that it does without
	Scoring Scoring // how the session compares results
	// Threads is the maximum number of processors on which it thinks; 0 for as many as help. Its decisions don't depend
	// on it.
	Threads int
	// ByTheBook makes the player's calls reliable for a partner who takes them at face value, for tables with a person;
	// see [bidding.Auction.ByTheBook]. It costs a little.
	ByTheBook bool
	// Lines makes the player look for the best line of play as declarer near the end; see docs/players.md.
	Lines bool
	// Cards are the convention cards of both sides, which everybody at a table knows.
	Cards bidding.Cards
	// Source is the seed for random decisions: players who differ only in it sometimes decide differently in close
	// cases, like players at different tables. With 0, a player by rules of thumb leaves nothing to chance.
	Source uint64
}

// Act returns the event that [Player.Advise] advises.
func (p Player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	a, err := p.Advise(ctx, v)
	return a.Event, err
}

// Advice is the recommended act, and the reasons for it.
type Advice struct {
	Event   bridge.Event
	Meaning bidding.Meaning // for a call
	Reason  Reason          // for a play
	Suit    card.Suit       // the suit of a play's reason
	// Choice is the prospect of the contract that declarer is advised to choose.
	Choice Prospect
	// NextBest is the best card that is worth less than the one to play, in the view of a player who thinks, and Behind
	// the points that it scores less on average. If Behind is 0 there is none, or the player hasn't thought.
	NextBest card.Card
	Behind   int
	// NextCall is the best of the other true calls, for a player who judges, and Loses the IMPs that it loses on
	// average. If Loses is 0 there is none, or it may be as good. If declarer chooses the contract it is the
	// second-best choice, which scores Behind points less.
	NextCall bridge.Call
	Loses    float64
	// Holder is the opponent whom a finesse places with the honour, if the points that he has shown in the auction,
	// Shown, make that likely; otherwise Shown is 0.
	Holder card.Seat
	Shown  int
}

// ErrNotToAct is returned if a seat is asked when another is to act, or when the board is finished.
var ErrNotToAct = fault.New("it is not this seat's turn")

// Advise returns the viewer's best act by rules of thumb, as a [Beginner] sees it.
func Advise(ctx context.Context, v bridge.View) (Advice, error) { return Player{}.Advise(ctx, v) }

// Advise returns what the player would do as the viewer, who must be the player to act. It fails with the error of ctx,
// with [ErrNotToAct], and with [bidding.ErrUnknownDeck].
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

// Why returns the reason that the player would give for a card of the viewer, who is to act, whether or not he would
// choose it. It is [NoReason] for an illegal card.
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
