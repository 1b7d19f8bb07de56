package poker

import (
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// Game joins hands: it is the table between two of them. It is a value: [Game.Played] and [Game.Apply] return another
// one.
type Game struct {
	table  Table // between hands; before the first hand the button is that hand's
	played bool  // a hand was played, so the button moves before the next one
	last   EventKind
	left   int // distance from the button of the last player who left
	closed bool
}

// NewGame returns a game before its first hand, with the players' seats, ascending, their stacks, and the first button
// ([DrawButton]).
func NewGame(r Rules, name string, seats []Seat, stacks []int, button Seat) (Game, error) {
	if len(seats) != len(stacks) {
		return Game{}, fault.Errorf("%d stacks for %d seats", len(stacks), len(seats))
	}
	t := Table{Rules: r, Game: name, Hand: 1, Button: button}
	for i, seat := range seats {
		t.Players = append(t.Players, Player{Seat: seat, Stack: stacks[i]})
	}
	return GameAt(t)
}

// GameAt returns the game whose next hand is played at table t.
func GameAt(t Table) (Game, error) {
	if err := t.Check(); err != nil {
		return Game{}, err
	}
	return Game{table: t.clone()}, nil
}

// GameBetween returns the game that is in state t between two hands: its button is the last hand's, its number the next
// one's.
func GameBetween(t Table) (Game, error) {
	if err := t.between(); err != nil {
		return Game{}, err
	}
	return Game{table: t.clone(), played: true}, nil
}

// State returns the table between hands: with the last hand's button and its suspended pairs.
func (g Game) State() Table { return g.table.clone() }

// Table returns the table of the next hand: the button has moved, and pairs without a fantasy coming are no longer
// suspended. (Rules: progressive-poker, Between hands.)
func (g Game) Table() Table {
	t := g.State()
	if !g.played || len(t.Players) == 0 {
		return t
	}
	t.Button = t.Order()[0]
	t.Suspended = slices.DeleteFunc(t.Suspended, func(p Pair) bool { return !t.coming(p) })
	return t
}

// Played returns the game after a hand, with its stacks and fantasies. It fails if the hand isn't over or isn't the
// game's next one.
func (g Game) Played(h Hand) (Game, error) {
	switch {
	case !h.Over() || len(h.deal) == 0:
		return Game{}, fault.Errorf("hand %d isn't over", h.table.Hand)
	case g.Over():
		return Game{}, fault.Errorf("hand %d comes after the game's end", h.table.Hand)
	case !h.table.equal(g.Table()):
		return Game{}, fault.Errorf("hand %d isn't the game's next one", h.table.Hand)
	}
	after := Game{table: h.Table(), played: true}
	settled := h.Settle()
	for i := range after.table.Players {
		after.table.Players[i].Stack = settled.After[i]
		after.table.Players[i].Fantasy = settled.Next[i]
	}
	after.table.Hand++
	return after, nil
}

// Over reports whether no hand can follow: the game is closed, fewer than two players are left, or the agreed hands are
// played. The remaining players may still close it, and others may join a game that isn't closed. (Rules:
// progressive-poker, R13.)
func (g Game) Over() bool {
	hands := g.table.Rules.Hands
	return g.closed || len(g.table.Players) < MinPlayers || hands > 0 && g.table.Hand > hands
}

// Closed reports whether the players have agreed on the end.
func (g Game) Closed() bool { return g.closed }

// MustAct returns the seats that must rebuy or leave before the next hand: their stacks are 0 (Rules:
// progressive-poker, R11).
func (g Game) MustAct() []Seat {
	var seats []Seat
	for _, p := range g.table.Players {
		if p.Stack == 0 {
			seats = append(seats, p.Seat)
		}
	}
	return seats
}

// Apply returns the game after an event, and the event with its payments filled in. It fails with a [*RuleError] if the
// event can't happen now. (Rules: progressive-poker, Between hands, R10, R11, R12, R13.)
func (g Game) Apply(e Event) (Game, Event, error) {
	if e.Kind == Close {
		e.Seat = 0
	}
	if !e.Kind.brings() {
		e.Chips = 0
	}
	if err := g.check(e); err != nil {
		return Game{}, Event{}, err
	}
	t := g.State()
	e.Payments = nil
	switch e.Kind {
	case Leave:
		e.Payments = t.leave(e.Seat)
		g.left = e.Seat.after(t.Button)
		t.Players = slices.DeleteFunc(t.Players, func(p Player) bool { return p.Seat == e.Seat })
		t.Suspended = slices.DeleteFunc(t.Suspended, func(p Pair) bool { return p.First == e.Seat || p.Second == e.Seat })
	case Rebuy:
		t.Players[t.index(e.Seat)].Stack += e.Chips
	case Join:
		t.join(e.Seat, e.Chips)
	case Close:
		e.Payments = t.close()
		g.closed = true
	}
	g.table, g.last = t, e.Kind
	return g, e, nil
}

// check returns nil if an event can happen now.
func (g Game) check(e Event) error {
	broken := func(rule Rule) error { return &RuleError{Rule: rule, What: e.String(), Seat: e.Seat, Number: e.Chips} }
	there := g.table.index(e.Seat) >= 0
	switch {
	case g.closed:
		return broken(GameIsOver)
	case !g.played:
		return broken(BetweenHands)
	case e.Kind < max(Leave, g.last) || e.Kind > Close:
		return broken(EventOrder)
	case e.Kind.brings() && (e.Chips < 1 || e.Chips > MaxChips):
		return broken(ChipsBought)
	case e.Kind.brings() && g.table.chips()+e.Chips > MaxAtTable:
		return broken(ChipsAtTable)
	case (e.Kind == Leave || e.Kind == Rebuy) && !there:
		return broken(AtTable)
	case e.Kind == Leave && g.last == Leave && e.Seat.after(g.table.Button) < g.left:
		return broken(LeaveOrder)
	case e.Kind == Join && !e.Seat.Valid():
		return broken(SeatAtTable)
	case e.Kind == Join && there:
		return broken(SeatIsFree)
	}
	return nil
}
