package solve

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Solver answers questions about positions. What it has proved in one holds in others of the same game and strain, so
// that a player's layouts get faster and faster, except at Chinese bridge. It is for one goroutine at a time.
type Solver struct{ search *search }

// DefaultMemory is the default size of a solver's table: 16 MB.
const DefaultMemory = 16 << 20

// NewSolver returns a solver whose table takes at most the given number of bytes; 0 or less is [DefaultMemory].
func NewSolver(memory int) *Solver {
	if memory <= 0 {
		memory = DefaultMemory
	}
	return &Solver{&search{table: newTable(memory)}}
}

// Nodes returns the number of cards tried since the solver was made.
func (s *Solver) Nodes() int { return s.search.nodes }

// Play is a card to play, with its value.
type Play struct {
	// Cards are one or more cards with the same value, because they touch.
	Cards  card.Hand
	Tricks Bounds // of the unfinished ones, for the player who plays it
}

// Guess is a card to play, and the estimated number of unfinished tricks that its player takes.
type Guess struct {
	Cards  card.Hand
	Tricks float64
}

// Value returns the number of unfinished tricks that the player to act takes. The bounds differ if the nodes are used
// up first (0 or less for no limit) and, with the error of ctx, if that ends first. It fails as [Position.Check] does.
func (s *Solver) Value(ctx context.Context, p Position, nodes int) (Bounds, error) {
	if err := p.Check(); err != nil {
		return Bounds{}, err
	}
	left := p.Left()
	if left == 0 {
		return Bounds{}, nil
	}
	s.search.set(p)
	err := s.search.run(ctx, nodes)
	if err != nil {
		return Bounds{0, left}, err
	}
	b := s.search.value(s.search.start, Bounds{0, left}, left/2)
	return s.search.ofTurn(b, left), s.search.err
}

// AtLeast reports whether the player to act takes at least the given number of unfinished tricks; known is false if the
// nodes are used up first or, with its error, ctx ends first.
func (s *Solver) AtLeast(ctx context.Context, p Position, tricks, nodes int) (yes, known bool, err error) {
	if err := p.Check(); err != nil {
		return false, false, err
	}
	left := p.Left()
	if tricks <= 0 || tricks > left {
		return tricks <= 0, true, nil
	}
	s.search.set(p)
	if err := s.search.run(ctx, nodes); err != nil {
		return false, false, err
	}
	// Only this one question is asked.
	b := Bounds{tricks - 1, tricks}
	b = s.search.ofTurn(s.search.value(s.search.start, s.search.ofTurn(b, left), 0), left)
	return b.Min >= tricks, b.Exact(), s.search.err
}

// Plays returns the value of each legal card of the player to act: spades first, each suit from the top. The nodes are
// for all plays together; 0 or less for no limit. Bounds differ for plays for which they don't suffice and, with its
// error, if ctx ends first.
func (s *Solver) Plays(ctx context.Context, p Position, nodes int) ([]Play, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	left := p.Left()
	if left == 0 {
		return nil, nil
	}
	s.search.set(p)
	if err := s.search.run(ctx, nodes); err != nil {
		return nil, err
	}
	var plays []Play
	guess := left / 2
	for _, set := range s.search.groups() {
		b := Bounds{0, left}
		if !s.search.stopped {
			b = s.search.value(s.search.start.with(s.search, lowest(set)), b, guess)
			guess = b.Min
		}
		plays = append(plays, Play{s.search.index.hand(set), s.search.ofTurn(b, left)})
	}
	return plays, s.search.err
}

// Look returns an estimate for each legal card, searching a number of tricks, including the current one, and guessing
// the rest. It is exact if there are no more tricks. The nodes are for all cards together; 0 or less for no limit.
// Cards are missing if the nodes don't suffice for them or, with its error, if ctx ends first.
func (s *Solver) Look(ctx context.Context, p Position, tricks, nodes int) ([]Guess, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	left := p.Left()
	if left == 0 {
		return nil, nil
	}
	s.search.set(p)
	if err := s.search.run(ctx, nodes); err != nil {
		return nil, err
	}
	var guesses []Guess
	for _, set := range s.search.groups() {
		v := s.search.played(s.search.start.with(s.search, lowest(set)), min(max(tricks, 1), left), 0, left*unit)
		if s.search.stopped {
			break
		}
		worth := float64(v) / unit
		if s.search.turned() {
			worth = float64(left) - worth
		}
		guesses = append(guesses, Guess{s.search.index.hand(set), worth})
	}
	return guesses, s.search.err
}

// turned reports whether the points of player 0 are the tricks that the player to act doesn't take.
func (s *search) turned() bool { return (s.start.turn() == 0) == s.nullo }

// ofTurn converts bounds on the points of player 0 to bounds on the tricks of the player to act, and back.
func (s *search) ofTurn(b Bounds, left int) Bounds {
	if s.turned() {
		return Bounds{left - b.Max, left - b.Min}
	}
	return b
}

// value narrows bounds on the points of player 0, in tricks. The questions start at the guess.
func (s *search) value(t trick, b Bounds, guess int) Bounds {
	for !b.Exact() {
		want := min(max(guess, b.Min+1), b.Max)
		var v int
		switch {
		case t.n == 0:
			v = s.lead(&t.state, t.leader, t.left, t.left, want*unit-1, want*unit)
		case t.n == t.size:
			v = s.played(t, t.left, want*unit-1, want*unit)
		default:
			v, _ = s.card(&t, t.left, want*unit-1, want*unit, noCard)
		}
		if s.stopped {
			return b
		}
		if v >= want*unit {
			b.Min, guess = want, want+1
		} else {
			b.Max, guess = want-1, want-1
		}
	}
	return b
}

// groups returns the legal cards grouped by touching ones: spades first, each suit from the top.
func (s *search) groups() []uint64 {
	legal := s.start.legal()
	keep := s.worth(&s.start, legal)
	var groups []uint64
	for bit := 63; bit >= 0; bit-- {
		switch one := uint64(1) << bit; {
		case keep&one != 0:
			groups = append(groups, one)
		case legal&one != 0:
			groups[len(groups)-1] |= one
		}
	}
	return slices.Clip(groups)
}

// lowest returns the card of a set to play.
func lowest(set uint64) uint {
	bit := uint(0)
	for ; set&1 == 0; set >>= 1 {
		bit++
	}
	return bit
}

// Thumb returns the number of unfinished tricks that the player to act takes if both continue by rules of thumb that
// see all cards. It fails as [Position.Check] does.
func (s *Solver) Thumb(p Position) (int, error) {
	if err := p.Check(); err != nil {
		return 0, err
	}
	s.search.set(p)
	t := s.search.start
	for t.left > 0 && t.n > 0 && t.n < t.size {
		t = t.with(s.search, s.search.thumb(&t))
	}
	points := 0
	switch {
	case t.left == 0:
	case t.n == 0:
		points = s.search.guess(&t.state, t.leader, t.left)
	default:
		if (t.winner == 0) != s.search.nullo {
			points = unit
		}
		st := t.after(s.search)
		points += s.search.guess(&st, t.winner, t.left-1)
	}
	tricks := Bounds{points / unit, points / unit}
	return s.search.ofTurn(tricks, p.Left()).Min, nil
}
