package ending

import (
	"cmp"
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// search is a search in progress.
type search struct {
	ctx     context.Context
	worlds  []world
	classes classes
	suits   []card.Suit // of the classes
	strain  bridge.Strain
	side    card.Side
	first   card.Seat // the side's hand that was to play at the beginning
	solver  *dd.Solver
	known   map[option]known
	work    int // nodes, and lines compared
	limit   int // of work, if more than 0
	err     error
}

// known is a front that has been found: all lines that lose no more than a weight.
type known struct {
	front []Set
	spare float64
}

// front returns the front of a node among some worlds: those that agree with the play and aren't lost with open hands
// either. It holds no lines that lose more than a weight of them.
func (s *search) front(n node, open Set, spare float64) []Set {
	if n.need <= 0 || open.Len() <= 1 { // reached, lost, or all is known
		return []Set{open}
	}
	if s.work++; s.stopped() {
		return nil
	}
	ours := n.trick.Turn().Side() == s.side
	if n.trick.Len > 0 {
		if ours {
			return s.choose(n, open, spare)
		}
		front, _ := s.joint(s.answers(n, open), open, spare, nil)
		return front
	}
	key := option{n, open}
	if found, ok := s.known[key]; ok && found.spare >= spare-tiny {
		return found.front
	}
	front, whole := []Set(nil), true
	if ours {
		front = s.choose(n, open, spare)
	} else {
		front, whole = s.joint(s.answers(n, open), open, spare, nil)
	}
	if whole && s.err == nil {
		s.known[key] = known{front, spare}
	}
	return front
}

// tiny is below any difference of weights that isn't due to rounding.
const tiny = 1e-9

// often is the number of nodes after which the context is asked.
const often = 256

// stopped reports whether the search must end.
func (s *search) stopped() bool {
	switch {
	case s.err != nil:
	case s.limit > 0 && s.done() > s.limit:
		s.err = ErrLimit
	case s.work%often == 0:
		s.err = s.ctx.Err()
	}
	return s.err != nil
}

// openRate is the number of cards tried with open hands that take about as long as one without.
const openRate = 16

// done returns the work until now.
func (s *search) done() int { return s.work + s.solver.Nodes()/openRate }

// choose is front where the side is to play.
func (s *search) choose(n node, open Set, spare float64) (front []Set) {
	type choice struct {
		options []option
		open    Set
		loses   float64
	}
	var choices []choice
	for _, cards := range s.choices(n) {
		c := choice{options: s.play(n, low(cards), open)}
		c.open = open.Minus(s.openAll(c.options))
		if c.loses = s.weigh(open.Minus(c.open)); c.loses <= spare+tiny {
			choices = append(choices, c)
		}
	}
	slices.SortStableFunc(choices, func(a, b choice) int { return cmp.Compare(a.loses, b.loses) })
	for _, c := range choices {
		if dominated(front, c.open) {
			continue
		}
		sets, _ := s.joint(c.options, c.open, spare-c.loses, front)
		for _, set := range sets {
			front = add(front, set)
		}
		if s.err != nil || dominated(front, open) {
			break
		}
	}
	return front
}

// openAll takes the worlds out of the options in which open hands lose, and returns them.
func (s *search) openAll(options []option) (lost Set) {
	for i, o := range options {
		options[i].worlds = s.open(o.node, o.worlds)
		lost = lost.union(o.worlds.Minus(options[i].worlds))
	}
	return lost
}

// joint returns the front of what leads to one of some nodes, without the side's choice: a line after each of them. Lines
// that achieve no more than one of those in beside may be missing; whole is false if lines are missing that lose no more
// than spare.
func (s *search) joint(options []option, open Set, spare float64, beside []Set) (front []Set, whole bool) {
	hopeless := s.openAll(options)
	if s.weigh(hopeless) > spare+tiny {
		return nil, true
	}
	front = []Set{open.Minus(hopeless)}
	slices.SortStableFunc(options, func(a, b option) int { return cmp.Compare(b.worlds.Len(), a.worlds.Len()) })
	for _, o := range options {
		may, elsewhere := o.worlds, spare
		for _, set := range front {
			elsewhere = min(elsewhere, s.weigh(open.Minus(set).Minus(may)))
		}
		then := s.front(o.node, may, spare-elsewhere)
		if s.work += len(front) * len(then); s.stopped() {
			return nil, false
		}
		var joint []Set
		for _, a := range front {
			for _, b := range then {
				set := a.Minus(may.Minus(b))
				if s.weigh(open.Minus(set)) <= spare+tiny {
					joint = add(joint, set)
				}
			}
		}
		if len(joint) == 0 {
			return nil, true
		}
		front = slices.DeleteFunc(joint, func(set Set) bool { return dominated(beside, set) })
		if len(front) == 0 {
			return nil, false
		}
	}
	return front, true
}

// weigh returns the weight of worlds.
func (s *search) weigh(worlds Set) (sum float64) {
	for w := range worlds.All() {
		sum += s.worlds[w].weight
	}
	return sum
}
