package lesson

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/card"
)

// Card lists the cards that pass: these, or ones that touch them. A suit means any card of it.
type Card struct {
	Right []string `json:"right"`
	// Reason is the computer players' reason for playing one of them, as in second-hand-low; a test verifies it. "" if
	// it isn't verified.
	Reason string `json:"reason,omitempty"`
}

// Call is the call that the players make, as a test verifies. A choice of contract passes if it is game exactly with
// [GamePoints] in both hands, and a suit exactly with eight cards of it; Call is then the test's choice.
type Call struct {
	Right string `json:"right"`
}

// Play is a board to be played to its end, or only bid, against beginners.
type Play struct {
	Tricks int  `json:"tricks,omitempty"` // of the learner's side needed to pass; 0 if the contract must be made, or beaten
	Defend bool `json:"defend,omitempty"` // the opponents play the contract
	// Contracts are those that pass, as 7S, because they are the best double-dummy. The contract that the players reach
	// passes too. If empty any passes, unless Auction is set.
	Contracts []string `json:"contracts,omitempty"`
	Auction   bool     `json:"auction,omitempty"` // the board is over with the auction
	Silent    bool     `json:"silent,omitempty"`  // the opponents pass throughout the auction
	Ruffs     *Ruffs   `json:"ruffs,omitempty"`
	// Line are cards of both hands of the learner's side, of which a hint tells the first that can be played: where the players'
	// hints by rules of thumb wouldn't pass. Behind a card may stand, after a colon, the name of the step's message that says why:
	// see [Step.Why].
	Line string `json:"line,omitempty"`
}

// Ruffs are tricks in which a suit was led, and dummy's trumps won.
type Ruffs struct {
	Suit  string `json:"suit"`
	Least int    `json:"least"`
}

// MostMissed is the maximum number of cards missed in a free deal that passes.
const MostMissed = 1

// Over reports whether a board is at the end that a step has which is played: it is finished, or the auction is over, and only that
// counts or nothing passes after it.
func (s Step) Over(b bridge.Board) bool {
	return b.Phase() == bridge.Finished || b.Phase() == bridge.PlayPhase && (s.Play.Auction || !s.settled(b).Right)
}

// Ended returns the verdict on a board that the learner has played, or bid, to its end.
func (s Step) Ended(b bridge.Board) Verdict {
	p := s.Play
	if v := s.settled(b); p.Auction || !v.Right {
		return v
	}
	n := b.DeclarerTricks()
	if p.Defend {
		n = b.Rules.Tricks() - n
	}
	if want := p.wants(b); n < want {
		return Verdict{Why: "tricks", Number: n, Wanted: want}
	}
	if r := p.Ruffs; r != nil {
		if n := r.won(b); n < r.Least {
			return Verdict{Why: "ruffs", Number: n, Wanted: r.Least}
		}
	}
	return right
}

// Counted returns the tricks that the learner's side has won on a board that the step plays to its end, and the tricks
// that it needs; ok is false if tricks don't count, or don't count yet.
func (s Step) Counted(b bridge.Board) (won, wanted int, ok bool) {
	if s.Kind() != Played || s.Play.Auction || b.Phase() == bridge.AuctionPhase || b.Phase() == bridge.ChoicePhase || b.Contract().PassedOut() {
		return 0, 0, false
	}
	if won = b.Won(Learner.Side()); b.Phase() == bridge.Finished { // with what was claimed
		won = b.DeclarerTricks()
		if b.Contract().Declarer.Side() != Learner.Side() {
			won = b.Rules.Tricks() - won
		}
	}
	return won, s.Play.wants(b), true
}

// settled returns the verdict on the contract.
func (s Step) settled(b bridge.Board) Verdict {
	switch c := b.Contract(); {
	case c.PassedOut():
		return Verdict{Why: "passed-out"}
	case (c.Declarer.Side() != Learner.Side()) != s.Play.Defend:
		return Verdict{Why: "defended"}
	case s.Play.Auction || len(s.Play.Contracts) > 0:
		return s.bid(b)
	}
	return right
}

// wants returns the number of tricks that the learner's side must take on a board.
func (p Play) wants(b bridge.Board) int {
	needs := b.Rules.Needs(b.Contract().Level)
	switch {
	case p.Tricks > 0:
		return p.Tricks
	case p.Defend:
		return b.Rules.Tricks() - needs + 1
	}
	return needs
}

// lists reports whether a contract is one of those that pass.
func (p Play) lists(c bridge.Contract) bool {
	for _, text := range p.Contracts {
		if text == bridge.Bid(c.Level, c.Strain).String() {
			return true
		}
	}
	return false
}

// won returns the number of such tricks on a board.
func (r Ruffs) won(b bridge.Board) (n int) {
	dummy, strain := b.Contract().Dummy(), b.Contract().Strain
	trump, ok := strain.Trump()
	for _, t := range b.Tricks() {
		led, _ := t.Led()
		if c, _ := t.Card(dummy); ok && led.String() == r.Suit && c.Suit == trump && t.Winner(strain) == dummy {
			n++
		}
	}
	return n
}

// Missed returns the verdict on a free deal in whose review these moments were found. Only cards count that the learner played, for
// dummy too, and that his adviser would have played better.
func Missed(b bridge.Board, found []review.Moment) Verdict {
	n := 0
	for _, m := range found {
		dummys := m.Seat == Learner.Partner() && b.Contract().Declarer.Side() == Learner.Side()
		if m.Kind == review.Missed && (m.Seat == Learner || dummys) {
			n++
		}
	}
	if n > MostMissed {
		return Verdict{Why: "missed", Number: n, Wanted: MostMissed}
	}
	return right
}

// opponent reports whether a seat is one of the learner's opponents'.
func opponent(seat card.Seat) bool { return seat.Side() != Learner.Side() }
