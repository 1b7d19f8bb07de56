package lin

import (
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
)

// play plays the board by the rules of duplicate bridge. Unplayed says why it has nothing but its deal. The error is a
// *leftOut if there is nothing wrong but that there is no whole deal, and else an [*Error] or wrong about its hands.
func (its board) play(known *outcome) (b bridge.Board, unplayed, err error) {
	if !its.hands.any() {
		return b, nil, leave("it has no deal")
	}
	deal, err := its.hands.whole()
	if err != nil {
		return b, nil, err
	}
	rules := bridge.Duplicate()
	dealer, vul := rules.FirstDealer, bridge.VulNone
	if its.number > 0 {
		dealer, vul = rules.Dealer(its.number-1), rules.Vulnerability(its.number-1)
	}
	if its.hands.dealer != nil {
		dealer = *its.hands.dealer
	} else if len(its.calls) > 0 && its.number == 0 {
		return b, nil, leave("nothing says who deals")
	}
	if its.vul != nil {
		vul = *its.vul
	}
	start, err := bridge.NewBoard(rules, deal, dealer, vul)
	if err != nil {
		return b, nil, its.at(its.hands.line, err)
	}
	if len(its.calls) == 0 {
		if len(its.cards) > 0 {
			return start, errors.New("it has no auction"), nil
		}
		return start, errors.New("nothing has been played"), nil
	}
	if b, err = its.call(start); err != nil {
		return b, nil, err
	}
	if b.Phase() == bridge.AuctionPhase {
		return start, errors.New("its auction is not finished"), nil
	}
	if b, err = its.playCards(b); err != nil {
		return b, nil, err
	}
	if b, err = its.finish(b, known); err != nil {
		return b, nil, err
	}
	if b.Phase() != bridge.Finished {
		return start, errors.New("it is not finished"), nil
	}
	return b, nil, nil
}

// at says that something is wrong in a line of the board.
func (its board) at(line int, err error) error {
	return &Error{Line: line, Board: its.number, Err: err}
}

// call makes the calls. Passes at the end may be missing if something follows, or be too many.
func (its board) call(b bridge.Board) (bridge.Board, error) {
	var err error
	for _, a := range its.calls {
		if b.Phase() != bridge.AuctionPhase {
			if a.call == bridge.Pass {
				continue
			}
			return b, its.at(a.line, fmt.Errorf("%v is called after the auction has ended", a.call))
		}
		for next := true; next; next = a.again && b.Phase() == bridge.AuctionPhase {
			if b, err = b.Apply(bridge.Called(a.call)); err != nil {
				return b, its.at(a.line, err)
			}
		}
	}
	bid := false
	for _, c := range b.Auction().Calls {
		bid = bid || c.IsBid()
	}
	if more := len(its.cards) > 0 || its.claim != nil; !bid || !more {
		return b, nil
	}
	for b.Phase() == bridge.AuctionPhase {
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
			return b, err
		}
	}
	return b, nil
}

// playCards plays the cards, and the last trick if only that is missing: nobody has a choice there.
func (its board) playCards(b bridge.Board) (bridge.Board, error) {
	for _, a := range its.cards {
		next, err := b.Apply(bridge.Played(a.card))
		if err != nil {
			return b, its.at(a.line, err)
		}
		b = next
	}
	if its.claim != nil {
		return b, nil
	}
	for b.Phase() != bridge.Finished && len(b.Tricks()) == 12 {
		only := b.View(b.Actor()).LegalPlays().Cards()
		next, err := b.Apply(bridge.Played(only[0]))
		if err != nil {
			return b, err
		}
		b = next
	}
	return b, nil
}

// finish gives out the tricks that have not been played: as the board says it, or else as it is known from the results
// of the match.
func (its board) finish(b bridge.Board, known *outcome) (bridge.Board, error) {
	line, tricks := its.line, 0
	switch {
	case its.claim != nil && b.Contract().PassedOut():
		return b, nil
	case its.claim != nil:
		line, tricks = its.claim.line, its.claim.tricks
	case b.Phase() == bridge.Finished || known == nil || known.contract != b.Contract():
		return b, nil
	default:
		tricks = known.tricks
	}
	if b.Phase() == bridge.Finished {
		if tricks != b.DeclarerTricks() {
			return b, its.at(line, fmt.Errorf("declarer's tricks are given as %d, but by the cards there are %d", tricks, b.DeclarerTricks()))
		}
		return b, nil
	}
	claim := tricks - b.DeclarerTricks()
	if claim < 0 || claim > b.Left() {
		return b, its.at(line, fmt.Errorf("declarer can't have %d tricks: he has %d, and %d are left", tricks, b.DeclarerTricks(), b.Left()))
	}
	if b.Actor().Side() != b.Contract().Declarer.Side() {
		claim = b.Left() - claim
	}
	b, err := b.Apply(bridge.Claimed(claim))
	if err != nil {
		return b, its.at(line, err)
	}
	return b, nil
}
