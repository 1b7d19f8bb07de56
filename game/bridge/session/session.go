// Package session joins boards: it determines the dealer, vulnerability and standing of the next board, the result of
// the finished ones, when the session is over and who has won. A board alone is in package bridge.
//
// A rubber of Super Bridge and a session of Duplicate are a number of boards, each scored on its own. In Chicago
// part-scores are carried from board to board ([bridge.Standing]), and there is a bonus at the end. A rubber of rubber
// bridge ends when a side has won two games, or is settled before. All of that follows from the finished boards, and
// from whether they were broken off; nothing else is kept.
package session

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Session is a number of boards, with those that are finished. Their number is fixed beforehand, or as many as it takes
// to win. In a rubber of Super Bridge the number is a multiple of four, so that each state of vulnerability comes up as
// often as the others. A Session is a value.
type Session struct {
	Rules   bridge.Rules
	Length  int // boards that count; 0 if they end by [bridge.Rules.GamesToWin]
	Boards  []bridge.Board
	Settled bool // it was broken off
	// Given are the next boards, in order and without events: their deals, dealers and vulnerability were chosen
	// beforehand. Only in games that carry nothing from board to board.
	Given []bridge.Board
}

// Counted returns the number of finished boards that count towards the session.
func (s Session) Counted() int {
	if !s.Rules.RedealPassedOut {
		return len(s.Boards)
	}
	n := 0
	for i := range s.Boards {
		if s.Rules.Counts(s.Boards[i]) {
			n++
		}
	}
	return n
}

// Over reports whether the session has ended: all boards have been played, a side has won its games, or it has been
// settled.
func (s Session) Over() bool {
	switch {
	case s.Settled:
		return true
	case s.ByGames():
		games := s.Standing().Games
		return max(games[card.NS], games[card.EW]) >= s.Rules.GamesToWin
	}
	return s.Counted() >= s.Length
}

// ByGames reports whether the session has no length of its own, but ends when a side has won its games.
func (s Session) ByGames() bool { return s.Length == 0 && s.Rules.GamesToWin > 0 }

// Settles reports whether the session can be broken off now: it ends by games, and between the first board and the
// last.
func (s Session) Settles() bool { return s.ByGames() && len(s.Boards) > 0 && !s.Over() }

// Settle returns the session broken off now, or an error if it can't be. No board may have been started.
func (s Session) Settle() (Session, error) {
	switch {
	case !s.ByGames():
		return s, fault.Errorf("a session of %s is not settled, it ends with its last board", s.Rules.Name)
	case len(s.Boards) == 0:
		return s, fault.New("before the first board there is nothing to settle")
	case s.Over():
		return s, fault.New("the session is over")
	}
	s.Settled = true
	return s, nil
}

// Standing returns the standing that the finished boards pass on to the next.
func (s Session) Standing() bridge.Standing {
	if !s.Rules.CarryBelow || len(s.Boards) == 0 {
		return bridge.Standing{}
	}
	last := s.Boards[len(s.Boards)-1]
	return last.Standing.After(last)
}

// Next returns the next board of the session with the given deal, with its dealer,
// vulnerability and standing, or the first that is given. It fails as [bridge.NewBoard] does.
func (s Session) Next(deal card.Deal) (bridge.Board, error) {
	if len(s.Given) > 0 {
		return s.Given[0], nil
	}
	i := s.Counted()
	standing := s.Standing()
	b, err := bridge.NewBoard(s.Rules, deal, s.Rules.Dealer(i), s.Rules.VulnerabilityAt(i, standing))
	b.Standing = standing
	return b, err
}

// With returns the session with one more finished board.
func (s Session) With(b bridge.Board) Session {
	s.Boards = append(slices.Clip(s.Boards), b)
	s.Given = slices.DeleteFunc(slices.Clone(s.Given), func(given bridge.Board) bool { return given.Deal == b.Deal })
	return s
}

// Bonus returns the lines scored at the end of the session, none before it.
func (s Session) Bonus() bridge.Score {
	if len(s.Boards) == 0 || !s.Over() {
		return nil
	}
	var bonus bridge.Score
	add := func(item bridge.Item, side card.Side, points int) {
		if points > 0 {
			bonus = append(bonus, bridge.Line{Item: item, Count: 1, Side: side, Points: points})
		}
	}
	standing := s.Standing()
	for _, side := range card.Sides {
		other := side.Other()
		switch {
		case s.Settled:
			if standing.Games[side] > 0 && standing.Games[other] == 0 {
				add(bridge.UnfinishedGame, side, s.Rules.UnfinishedGame)
			}
			if standing.Below[side] > 0 && standing.Below[other] == 0 {
				add(bridge.UnfinishedPart, side, s.Rules.UnfinishedPart)
			}
		case s.ByGames():
			if standing.Games[side] >= s.Rules.GamesToWin {
				add(bridge.RubberBonus, side, s.Rules.RubberBonus[min(standing.Games[other], 1)])
			}
		case s.holdsPart(side):
			add(bridge.EndPartScore, side, s.Rules.EndPartScore)
		}
	}
	return bonus
}

// holdsPart reports whether a side has a part-score at the end that earns a bonus.
func (s Session) holdsPart(side card.Side) bool {
	below, last := s.Standing().Below, s.Boards[len(s.Boards)-1]
	return below[side] > 0 && (s.Rules.EndPartFor != bridge.LastBoard || below[side] > last.Standing.Below[side])
}

// Points returns the points of the session so far, by side: the finished boards, and the bonus once it is over.
func (s Session) Points() [2]int {
	sum := s.Bonus().Points()
	for _, b := range s.Boards {
		points := b.Points()
		sum[card.NS] += points[card.NS]
		sum[card.EW] += points[card.EW]
	}
	return sum
}

// IMPs returns the result of the finished boards against their targets, by side: 0 if there are none.
func (s Session) IMPs() [2]int {
	var sum [2]int
	for _, b := range s.Boards {
		if against, ok := b.AgainstTarget(); ok {
			sum[card.NS] += against.IMPs[card.NS]
			sum[card.EW] += against.IMPs[card.EW]
		}
	}
	return sum
}

// Balance returns North-South's result minus East-West's: points, or IMPs if there are targets.
func (s Session) Balance() int {
	if s.Rules.HasTargets() {
		return s.IMPs()[card.NS]
	}
	points := s.Points()
	return points[card.NS] - points[card.EW]
}

// Told returns the balance in the [bridge.Rules.Unit] of the rules.
func (s Session) Told() int {
	if s.Rules.Unit() == bridge.HundredsUnit {
		return bridge.Hundreds(s.Balance())
	}
	return s.Balance()
}

// Winner returns the side with more, by [Session.Balance]; ok is false if the sides are level.
func (s Session) Winner() (winner card.Side, ok bool) {
	balance := s.Balance()
	if balance > 0 {
		return card.NS, true
	}
	return card.EW, balance < 0
}

// Result returns the result for the player in a seat: 1 if he has won, -1 if he has lost, 0 if neither, and the balance
// for his side, which isn't rounded. Until the session ends it is the current state.
func (s Session) Result(seat card.Seat) (outcome, balance int) {
	balance = s.Balance()
	if seat.Side() == card.EW {
		balance = -balance
	}
	return cmp.Compare(balance, 0), balance
}
