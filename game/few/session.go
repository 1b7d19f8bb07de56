package few

import (
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// Session joins deals: a rubber, or at bridge for three one for each player as the soloist. From the finished deals it
// knows who deals next, each side's points below the line and games, and each player's total. A Session is a value.
type Session struct {
	rules    Rules
	entries  []Entry
	standing Standing // after the last deal
	totals   [3]int   // by player, without the end's lines
	first    Setup    // of the first deal, for a session that begins in the middle of another one
	inside   bool     // it does
}

// Entry is a finished deal on the score sheet.
type Entry struct {
	Setup    Setup
	Contract Contract
	Tricks   int // of declarer's side
	Score    Score
	After    Standing // the standing after the deal
	Totals   []int    // of each player, after the deal
}

// Rubbers returns the number of rubbers in a session: at bridge for three one for each soloist, otherwise one.
func (r Rules) Rubbers() int {
	if r.Kind == BridgeForThree {
		return r.Players()
	}
	return 1
}

// NewSession returns a session without deals.
func NewSession(r Rules) Session { return Session{rules: r} }

// SessionAt returns a session without deals that begins in the middle of another one: with a deal of that setup. Its totals
// begin at 0.
func SessionAt(first Setup) Session {
	first.Number = 1
	return Session{rules: first.Rules, standing: first.Standing, first: first, inside: true}
}

// Rules returns the rules.
func (s Session) Rules() Rules { return s.rules }

// Boards returns the number of finished deals, passed-out ones included.
func (s Session) Boards() int { return len(s.entries) }

// Scores returns the finished deals, in order. Callers must not change them.
func (s Session) Scores() []Entry { return s.entries }

// Standing returns the standing after the last deal: points below the line and games, by side. If that deal ended a
// rubber, the games are still those of that rubber.
func (s Session) Standing() Standing { return s.standing }

// Totals returns each player's points over all deals, without those for breaking off the session.
func (s Session) Totals() []int { return slices.Clone(s.totals[:s.rules.Players()]) }

// won reports whether the last rubber started is won.
func (s Session) won() bool {
	return slices.Max(s.standing.Games[:]) >= s.rules.Sheet.GamesToWin
}

// Over reports whether the last rubber of the session is won.
func (s Session) Over() bool {
	return len(s.entries) > 0 && s.won() && s.entries[len(s.entries)-1].Setup.Rubber == s.lastRubber()
}

// lastRubber returns the number of the last rubber in a [Setup].
func (s Session) lastRubber() int {
	if s.rules.Kind == BridgeForThree {
		return s.rules.Rubbers()
	}
	return 0
}

// Settles reports whether the session can be broken off now: something has been played, and it isn't over.
func (s Session) Settles() bool { return len(s.entries) > 0 && !s.Over() }

// Next returns the setup of the next deal of a session that isn't over. Two players deal in turn, three clockwise; if
// all pass, in some games the same player deals again. At bridge for three nobody deals, and the players are soloists
// in turn, for a rubber each. (Rules: bridge-few, Bridge for three, Booby, Nullo for two.)
func (s Session) Next() Setup {
	if s.inside && len(s.entries) == 0 {
		return s.first
	}
	next := Setup{Rules: s.rules, Number: len(s.entries) + 1, Standing: s.standing}
	if s.rules.Kind == BridgeForThree {
		next.Rubber = 1
	} else {
		next.Dealer = s.rules.FirstDealer
	}
	if len(s.entries) == 0 {
		return next
	}
	last := s.entries[len(s.entries)-1]
	next.Rubber, next.Soloist, next.Dealer = last.Setup.Rubber, last.Setup.Soloist, last.Setup.Dealer
	switch {
	case s.rules.Kind != BridgeForThree:
		if last.Contract.Level > 0 || !s.rules.SameDealer {
			next.Dealer = (last.Setup.Dealer + 1) % Player(s.rules.Players())
		}
	case s.won():
		next.Standing = Standing{}
		next.Rubber++
		next.Soloist = Player(next.Rubber - 1)
	}
	return next
}

// Played returns the session with one more finished deal. It fails if the deal isn't finished, or isn't the next one.
func (s Session) Played(b Board) (Session, error) {
	if b.Stage() != StageFinished {
		return s, fault.Errorf("deal %d isn't over", b.Setup().Number)
	}
	if s.Over() {
		return s, fault.New("the session is over")
	}
	if err := s.follows(b.Setup()); err != nil {
		return s, err
	}
	return s.with(Entry{Setup: b.Setup(), Contract: b.Contract(), Tricks: b.DeclarerTricks(), Score: b.Score()}), nil
}

// with returns the session with one more deal whose score is known.
func (s Session) with(e Entry) Session {
	s.standing = e.Setup.After(e.Contract, e.Tricks)
	s.totals = s.plus(e.Setup, e.Score)
	e.After, e.Totals = s.standing, s.Totals()
	s.entries = append(slices.Clip(s.entries), e)
	return s
}

// follows returns nil if a deal with this setup comes next.
func (s Session) follows(got Setup) error {
	want := s.Next()
	r := s.rules
	switch {
	case got.Rules.String() != r.String():
		return fault.Errorf("the deal is played by the rules %v, the session by %v", got.Rules, r)
	case got.Number != want.Number:
		return fault.Errorf("deal %d comes next, not %d", want.Number, got.Number)
	case got.Rubber != want.Rubber:
		return fault.Errorf("deal %d belongs to rubber %d, not %d", want.Number, want.Rubber, got.Rubber)
	case got.Soloist != want.Soloist:
		return fault.Errorf("the soloist of deal %d is %s, not %s", want.Number, r.Letter(want.Soloist), r.Letter(got.Soloist))
	case got.Dealer != want.Dealer:
		return fault.Errorf("the dealer of deal %d is %s, not %s", want.Number, r.Letter(want.Dealer), r.Letter(got.Dealer))
	case got.Standing != want.Standing:
		return fault.Errorf("deal %d begins with %v, not with %v", want.Number, want.Standing, got.Standing)
	}
	return nil
}

// plus returns the totals with the points of a score added: a side's points go to each of its players.
func (s Session) plus(setup Setup, score Score) [3]int {
	totals, points := s.totals, score.Points()
	for p := range Player(s.rules.Players()) {
		totals[p] += points[setup.Side(p)]
	}
	return totals
}
