package practice

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// puzzleFrom and puzzleTo are the most and the fewest tricks left where a puzzle begins; puzzleTricks is in how many of them, one after the other, only
// one card is right.
const puzzleFrom, puzzleTo, puzzleTricks = 8, 5, 3

// PuzzleVersion is the version of the search of [Maker.FromBoard]. It goes up with a search that finds more, or others, so that boards are searched again.
const PuzzleVersion = 1

// FromBoard makes a puzzle of a board that has been played, if there is one in it: the play from a turn of declarer's on. He needs all the
// tricks that his side can make. Exactly one card keeps them in each of three tricks running, in all of several layouts among which the defence shifts; those tricks can't be
// made without the technique, nor by the naive line.
//
// The learner declares as South: the table is turned. Where the cards are worth another contract then than the one that was played, South has bid that one.
// The level tells how many layouts a wrong card would do for: from 1 for none. ok is false if the board has no puzzle in it. It takes a second or some
// for each turn of declarer's. It fails with the error of ctx, and as [New] does.
func (m *Maker) FromBoard(ctx context.Context, b bridge.Board) (e Exercise, ok bool, err error) {
	if b.Rules.Deck != m.r.Deck || b.Opening() < 0 || b.Opening() >= len(b.Events()) {
		return Exercise{}, false, nil
	}
	for i := b.Opening(); i < len(b.Events()) && b.Events()[i].Kind == bridge.PlayKind; i++ {
		at := b.Prefix(i)
		if at.Trick().Len > 0 || at.Left() > puzzleFrom || at.Turn().Side() != at.Contract().Declarer.Side() {
			continue
		}
		if at.Left() < puzzleTo {
			break
		}
		if at, ok, err = m.worth(ctx, at); err != nil || !ok {
			if err != nil {
				return Exercise{}, false, err
			}
			continue
		}
		if e, ok, err = m.puzzle(ctx, at); ok || err != nil {
			return e, ok, err
		}
	}
	return Exercise{}, false, nil
}

// worth returns a board with declarer turned to South, and with the contract that the cards are worth at that point; ok is false if there is none, or if
// all of its tricks are there.
func (m *Maker) worth(ctx context.Context, b bridge.Board) (_ bridge.Board, ok bool, err error) {
	p, err := dd.At(b)
	if err != nil {
		return b, false, err
	}
	bounds, err := m.solver.Solve(ctx, p, solveNodes)
	if err != nil || !bounds.Exact() {
		return b, false, err
	}
	c := b.Contract()
	level := b.DeclarerTricks() + bounds.Min - m.r.Book
	if level < 1 || level > m.r.Level || bounds.Min == 0 {
		return b, false, nil
	}
	turn := int(Learner) - int(c.Declarer) + 4
	var deal card.Deal
	for _, seat := range card.Seats {
		deal[seat.Next(turn)] = b.Deal[seat]
	}
	calls, dealer := b.Events()[:b.Opening()], b.Dealer.Next(turn)
	if c.Level != level {
		calls, dealer = []bridge.Event{bridge.Called(bridge.Bid(level, c.Strain)), {}, {}, {}}, Learner
	}
	turned, err := bridge.NewBoard(m.r, deal, dealer, bridge.VulNone)
	if err != nil {
		return b, false, err
	}
	if turned, err = turned.Replay(calls); err != nil {
		return b, false, err
	}
	turned, err = turned.Replay(b.Events()[b.Opening():])
	return turned, err == nil, err
}

// puzzle makes a puzzle of a board, if it is one with some technique.
func (m *Maker) puzzle(ctx context.Context, b bridge.Board) (Exercise, bool, error) {
	for _, t := range Techniques() {
		if t == SafetyPlay || !still(t, b) {
			continue
		}
		e, ok, err := m.prove(ctx, Exercise{Kind: Puzzle, Level: 1, Board: b, Seat: Learner, Cards: bidding.Cards{}, Technique: t, Layouts: []card.Deal{b.Deal}})
		if err != nil {
			return Exercise{}, false, err
		}
		if !ok {
			continue
		}
		running, fooled, err := e.only(ctx)
		if err != nil || running < puzzleTricks {
			return m.not(ctx, "more than one card is right", err)
		}
		e.Level = min(1+fooled, Levels)
		return e, true, nil
	}
	return Exercise{}, false, nil
}

// only returns in how many tricks running, on the right line, declarer's side has a turn at which exactly one card is right, of several that differ; and the
// most layouts for which a wrong card of those would do with all hands open.
func (e Exercise) only(ctx context.Context) (most, fooled int, err error) {
	d := e.Defence()
	running, last := 0, -2 // up to the trick
	b, err := d.Through(ctx, func(b bridge.Board) (bridge.Event, error) {
		event, ok, err := d.Line(ctx, b)
		if err == nil && !ok {
			err = errLost
		}
		if err != nil {
			return event, err
		}
		keep, err := d.Keep(ctx, b)
		if err != nil {
			return event, err
		}
		n := nodeOf(b, d.left(b))
		right, wrong := 0, 0
		for _, c := range n.cards() {
			if keep.Has(c) {
				right++
			} else {
				wrong++
			}
		}
		if trick := len(b.Tricks()); right == 1 && wrong > 0 && trick != last {
			if running++; trick > last+1 {
				running = 1
			}
			most, last = max(most, running), trick
			fooled = max(fooled, d.fooled(n, keep))
		}
		return event, nil
	})
	if err == nil && !e.Ended(b).Right {
		err = errLost
	}
	return most, fooled, err
}

// fooled returns the most layouts in which a card that doesn't keep the contract would make it, with all hands open.
func (d *Defence) fooled(n node, keep card.Hand) (most int) {
	for _, c := range n.cards() {
		if keep.Has(c) {
			continue
		}
		does := 0
		for i := range n.layouts {
			one := n
			one.layouts = n.layouts[i : i+1]
			if next := d.game.after(one, c); next.need <= 0 || d.game.makes(next) {
				does++
			}
		}
		most = max(most, does)
	}
	return most
}
