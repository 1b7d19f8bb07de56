package practice

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Defence plays the opponents' cards of a contract that is to be made, and knows which of declarer's cards keep it. It remembers what
// it has found; it is for one goroutine at a time.
type Defence struct {
	e      Exercise
	solver *dd.Solver
	game   *game
}

// questionNodes is the maximum number of positions for a question of the defence: a second or so. The search from the
// start was done when the exercise was made.
const questionNodes = 400_000

// defenceMemory is the size of a solver's table, in bytes.
const defenceMemory = 64 << 20

// Defence returns the defence of a [Contract].
func (e Exercise) Defence() *Defence {
	solver := dd.NewSolver(defenceMemory)
	return &Defence{e, solver, newGame(context.Background(), solver, e.Board.Contract(), questionNodes)}
}

var errNotDefence = fault.New("practice: it isn't the opponents' turn")

// Reply returns the board after a card of the opponent whose turn it is, and the card. The deal may be another one than before:
// then it is as well one that nobody could tell from it. The defence wins if it can against every line from here on; otherwise it
// plays what rules of thumb say.
func (d *Defence) Reply(ctx context.Context, b bridge.Board) (bridge.Board, bridge.Event, error) {
	if b.Phase() != bridge.PlayPhase || b.Turn().Side() == d.e.Seat.Side() {
		return b, bridge.Event{}, errNotDefence
	}
	d.game.ctx = ctx
	deals := d.left(b)
	n := nodeOf(b, deals)
	thumb, err := bot.Player{Cards: d.e.Cards}.Advise(ctx, b.View(b.Turn()))
	if err != nil {
		return b, bridge.Event{}, err
	}
	c, err := d.beating(n, thumb.Event.Card)
	if err != nil {
		return b, bridge.Event{}, err
	}
	return shifted(b, deals, bridge.Played(c))
}

// left returns the deals that agree with the cards played on a board: its own first.
func (d *Defence) left(b bridge.Board) []card.Deal {
	deals := []card.Deal{b.Deal}
	for _, deal := range d.e.Layouts {
		if deal != b.Deal && agrees(b, deal) {
			deals = append(deals, deal)
		}
	}
	return deals
}

// beating returns a card of the defence that beats the contract, the usual one if that does, or, if none does, the usual one.
func (d *Defence) beating(n node, usual card.Card) (card.Card, error) {
	g := d.game
	cards := n.cards()
	open := func(c card.Card) (beats bool, err error) { // with all hands open
		next := g.after(n, c)
		return next.need > 0 && !g.makes(next), g.ctx.Err()
	}
	for _, c := range cards {
		beats, err := open(c)
		if err != nil {
			return c, err
		}
		if beats {
			if beats, _ := open(usual); beats {
				return usual, nil
			}
			return c, nil
		}
	}
	for _, c := range append([]card.Card{usual}, cards...) {
		won, err := g.ask(g.after(n, c))
		if errors.Is(err, errLong) {
			continue
		}
		if err != nil {
			return c, err
		}
		if !won {
			return c, nil
		}
	}
	return usual, nil
}

// shifted returns the board after an event, with the first of the deals in which that is legal.
func shifted(b bridge.Board, deals []card.Deal, e bridge.Event) (bridge.Board, bridge.Event, error) {
	for _, deal := range deals {
		other, err := bridge.NewBoard(b.Rules, deal, b.Dealer, b.Vul)
		if err != nil {
			return b, e, err
		}
		if other, err = other.Replay(b.Events()); err != nil {
			continue
		}
		if other, err = other.Apply(e); err == nil {
			return other, e, nil
		}
	}
	_, err := b.Apply(e)
	return b, e, err
}

// Keep returns the cards that keep the contract, of the hand whose turn it is on declarer's side: with each of them there is still a
// line that makes it against every defence. It is empty when the contract is lost. Where the search takes too long a card counts
// as one that keeps it if the contract can be made in each layout with all hands open.
func (d *Defence) Keep(ctx context.Context, b bridge.Board) (card.Hand, error) {
	if b.Phase() != bridge.PlayPhase || b.Turn().Side() != d.e.Seat.Side() {
		return card.Hand{}, errNotDeclarer
	}
	d.game.ctx = ctx
	proved, perhaps, err := d.keep(b)
	return proved.Union(perhaps), err
}

// keep returns the cards of which it is proved that they keep the contract, and those that may.
func (d *Defence) keep(b bridge.Board) (proved, perhaps card.Hand, err error) {
	n := nodeOf(b, d.left(b))
	for _, c := range n.cards() {
		next := d.game.after(n, c)
		won, err := d.game.ask(next)
		switch {
		case errors.Is(err, errLong):
			if next.need <= 0 || d.game.makes(next) {
				perhaps = perhaps.Union(touching(b, c))
			}
		case err != nil:
			return card.Hand{}, card.Hand{}, err
		case won:
			proved = proved.Union(touching(b, c))
		}
	}
	return proved, perhaps, d.game.ctx.Err()
}

var errNotDeclarer = fault.New("practice: it isn't declarer's turn")

// ask is wins, with its error, for a question of its own.
func (g *game) ask(n node) (bool, error) {
	g.nodes, g.err = 0, nil
	won := g.wins(n)
	return won, g.err
}

// Line returns a card of declarer's side that keeps the contract, what rules of thumb say if that does; ok is false if none does.
func (d *Defence) Line(ctx context.Context, b bridge.Board) (e bridge.Event, ok bool, err error) {
	if b.Phase() != bridge.PlayPhase || b.Turn().Side() != d.e.Seat.Side() {
		return bridge.Event{}, false, errNotDeclarer
	}
	d.game.ctx = ctx
	keep, perhaps, err := d.keep(b)
	if keep.Len() == 0 {
		keep = perhaps
	}
	if err != nil || keep.Len() == 0 {
		return bridge.Event{}, false, err
	}
	thumb, err := bot.Player{Cards: d.e.Cards}.Advise(ctx, b.View(b.Actor()))
	if err != nil {
		return bridge.Event{}, false, err
	}
	if keep.Has(thumb.Event.Card) {
		return thumb.Event, true, nil
	}
	n := nodeOf(b, []card.Deal{b.Deal})
	for _, c := range d.game.ordered(n, true) {
		if keep.Has(c) {
			return bridge.Played(c), true, nil
		}
	}
	return bridge.Played(keep.Cards()[0]), true, nil
}

// Through plays a contract to its end, with an act of declarer's at each of his turns. It returns the finished board.
func (d *Defence) Through(ctx context.Context, declarer func(bridge.Board) (bridge.Event, error)) (bridge.Board, error) {
	b := d.e.Board
	for b.Phase() == bridge.PlayPhase {
		if err := ctx.Err(); err != nil {
			return b, err
		}
		var err error
		if b.Turn().Side() != d.e.Seat.Side() {
			b, _, err = d.Reply(ctx, b)
		} else {
			var e bridge.Event
			if e, err = declarer(b); err == nil {
				b, err = b.Apply(e)
			}
		}
		if err != nil {
			return b, err
		}
	}
	return b, nil
}

// Ended returns the verdict on a contract that has been played: whether it was made.
func (e Exercise) Ended(b bridge.Board) Verdict {
	if b.Phase() != bridge.Finished {
		return Verdict{Why: "not-finished"}
	}
	v := Verdict{Number: b.DeclarerTricks(), Wanted: b.Rules.Needs(b.Contract().Level)}
	if v.Right = v.Number >= v.Wanted; !v.Right {
		v.Why = "tricks"
	}
	return v
}
