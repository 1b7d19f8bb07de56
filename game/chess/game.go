package chess

import "slices"

// Game is a start position and what has happened since. It is a value: Apply returns the next game, and this one stays as
// it was. Games with a common beginning share it, so that copying and appending cost little. The zero Game isn't valid.
type Game struct{ last *node }

// node is the game after an event. It never changes.
type node struct {
	before   *node // nil at the start
	turn     *node // where the last whole turn ended: this node, or one before; at the start this one
	event    Event
	position Position
	result   Result
	events   int
}

// New returns a game of these rules from its start.
func New(r Rules) Game { return From(Start(r)) }

// From returns a game that begins with a position, between two turns.
func From(p Position) Game {
	n := &node{position: p}
	n.turn = n
	n.result, _ = p.Result()
	return Game{n}
}

// Apply returns the game after an event, or a *RuleError. What ends a turn in the midst of a dice turn, a resignation, an
// expiry or an agreement, takes back the moves of that turn: a turn counts when it is whole.
func (g Game) Apply(e Event) (Game, error) {
	if err := g.Check(e); err != nil {
		return g, err
	}
	n := &node{before: g.last, turn: g.last.turn, event: e, position: g.last.position, events: g.last.events + 1}
	switch e.kind {
	case MoveKind:
		n.position.Do(e.move)
	case RollKind:
		n.position.Roll(e.dice)
		return Game{n}, nil
	case ResignKind, TimeKind:
		n.position = g.last.turn.position
		n.position.resign(map[EventKind]How{ResignKind: Resigned, TimeKind: TimedOut}[e.kind])
	case DrawKind:
		n.position = g.last.turn.position
		n.result = Result{How: Agreed}
	}
	if e.kind == DrawKind || n.position.number != g.last.turn.position.number {
		n.turn = n
	}
	next := Game{n}
	if !n.result.Over() {
		n.result = next.outcome()
	}
	return next, nil
}

// outcome returns how the game stands after the last event. (Rules: octagonal-chess, Draws.)
func (g Game) outcome() Result {
	p := &g.last.position
	if r, won := p.Result(); won {
		return r
	}
	switch {
	case g.last.turn != g.last:
		return Result{}
	case g.Stood() >= p.rules.Repetitions():
		return Result{How: Repetition}
	case p.Count() >= p.rules.TurnLimit():
		return Result{How: Limit}
	}
	return Result{}
}

// Check returns nil if the event can be applied, and otherwise a *RuleError that says which rule it would break.
func (g Game) Check(e Event) error {
	p := &g.last.position
	bad := func(r Rule) error { return &RuleError{Rule: r, What: e.String(), Army: p.turn, Square: NoSquare} }
	switch {
	case g.Over():
		return bad(GameIsOver)
	case e.kind == MoveKind:
		return p.Check(e.move)
	case e.kind == RollKind && (!p.Rolling() || !e.dice.Valid()):
		return bad(RollNotDue)
	case (e.kind == ResignKind || e.kind == TimeKind) && p.rules.Mode != B && p.kings[p.turn] == NoSquare:
		return bad(KingToResign)
	case e.kind == 0:
		return bad(PieceMove)
	}
	return nil
}

// Start returns the position with which the game began.
func (g Game) Start() Position { return g.At(0).last.position }

// Position returns the position now.
func (g Game) Position() Position { return g.last.position }

// Rules returns what the game is played by.
func (g Game) Rules() Rules { return g.last.position.rules }

// Events returns what has happened, the oldest first.
func (g Game) Events() []Event {
	events := make([]Event, 0, g.last.events)
	for n := g.last; n.before != nil; n = n.before {
		events = append(events, n.event)
	}
	slices.Reverse(events)
	return events
}

// Len returns how many events there have been.
func (g Game) Len() int { return g.last.events }

// Last returns the last event, and whether there is one.
func (g Game) Last() (Event, bool) { return g.last.event, g.last.before != nil }

// At returns the game after the first so many events: the start for fewer than 0, the game itself for too many.
func (g Game) At(events int) Game {
	n := g.last
	for n.before != nil && n.events > events {
		n = n.before
	}
	return Game{n}
}

// Result returns who has won and how; the zero Result as long as the game goes on.
func (g Game) Result() Result { return g.last.result }

// Over reports whether the game has ended.
func (g Game) Over() bool { return g.last.result.Over() }

// Stood returns how often the position after the last whole turn has stood, the start counted, 1 at least. (Rules:
// octagonal-chess, Draws.)
func (g Game) Stood() int {
	now, times := g.last.turn, 0
	for _, key := range g.Keys() {
		if key == now.position.key {
			times++
		}
	}
	return times
}

// Keys returns the keys of the positions after each whole turn, the oldest first, from the last one on that can't be undone:
// what a search needs to see repetitions.
func (g Game) Keys() []uint64 {
	var keys []uint64
	for n := g.last.turn; ; n = n.before.turn {
		keys = append(keys, n.position.key)
		if n.before == nil || n.position.count == 0 {
			break
		}
	}
	slices.Reverse(keys)
	return keys
}

// Points returns what each person gets of an ended game, by the first army of each; 0 for others and before the end. In A1
// the winner gets 1, in A2 the leader 1 and each ally ½, in B both winners 1. Of a draw, owners of kings share 1 in A, and
// everybody gets ½ in B. (Rules: octagonal-chess, Points.)
func (g Game) Points() [Armies]float64 {
	var points [Armies]float64
	r, p := g.Result(), &g.last.position
	switch {
	case r.How.Draw() && p.rules.Mode == B:
		for _, a := range p.rules.Owners() {
			points[a] = 0.5
		}
	case r.How.Draw():
		for a := range p.Kings().All() {
			points[a] = 1 / float64(p.Kings().Len())
		}
	default:
		for a := range r.Winners.All() {
			switch {
			case p.rules.Owner(a) != a:
			case p.rules.Mode == A2 && p.kings[a] == NoSquare:
				points[a] = [...]float64{0.5, 0, 1}[p.rules.Allies]
			default:
				points[a] = 1
			}
		}
	}
	return points
}
