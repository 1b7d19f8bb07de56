package suit

import (
	"cmp"
	"context"
	"slices"
)

// join adds the members of t.
func (s set) join(t set) {
	for i, w := range t {
		s[i] |= w
	}
}

// or returns what either set has.
func (s set) or(t set) set {
	u := slices.Clone(s)
	u.join(t)
	return u
}

// minus returns what s has and t hasn't.
func (s set) minus(t set) set {
	u := make(set, len(s))
	for i, w := range s {
		u[i] = w &^ t[i]
	}
	return u
}

// empty reports whether the set has no members.
func (s set) empty() bool {
	for _, w := range s {
		if w != 0 {
			return false
		}
	}
	return true
}

// wager fills in the lines of a goal, which isn't matchpoints; ok says that it wasn't too long.
func (t *table) wager(ctx context.Context, g Goal, work int) (ok bool) {
	t.task = t.root(g)
	t.places = settle(t.places, t.problem.Counted)
	t.layouts = t.task.lay()
	t.weigh()
	t.work = &search{ctx: ctx, left: work}
	w := &wager{search: t.work, double: double{known: map[uint64]int8{}}, nodes: map[string]*node{}, laid: map[shape]layouts{}}
	t.stake(w)
	root := make([]int, len(t.layouts.west))
	for i := range root {
		root[i] = i
		if t.layouts.west[i] == nil {
			root[i] = -1
		}
	}
	n := w.node(t.task.shape, root)
	open := n.bets.minus(w.hopeless(n, 0))
	for _, o := range w.find(n) {
		o.plan.yield = t.yield(w, open.minus(o.loss))
		t.lines = append(t.lines, t.line(o.plan))
	}
	for i := range t.lines {
		t.lines[i].Worth = t.worth(t.lines[i], g)
		t.lines[i].whole = false
	}
	slices.SortStableFunc(t.lines, func(a, b Line) int { return cmp.Compare(b.Worth, a.Worth) })
	t.lines = different(t.lines)
	return t.work.left > 0
}

// stake makes a bet of each layout and each number of tricks of the window.
func (t *table) stake(w *wager) {
	var weights prize
	w.about = make([][]int, len(t.layouts.west))
	for i, west := range t.layouts.west {
		for k := t.task.low; k <= t.task.high && west != nil; k++ {
			w.about[i] = append(w.about[i], len(weights))
			weights = append(weights, t.weights[i])
			w.tricks = append(w.tricks, k)
		}
	}
	for len(weights)%64 != 0 {
		weights = append(weights, 0)
	}
	w.words = len(weights) / 64
	w.prize, w.weights = weights, weights.sums()
	for taken := range len(losses{}) {
		won := make(set, w.words)
		for b, k := range w.tricks {
			if int(k) <= taken {
				won.add(b)
			}
		}
		w.won = append(w.won, won)
	}
}

// yield returns the yield of a line that wins these bets.
func (t *table) yield(w *wager, won set) set {
	yield := t.layouts.impossible(t.window())
	for i, bets := range w.about {
		for _, b := range bets {
			if won.has(b) {
				yield.add(t.bit(i, int(w.tricks[b])))
			}
		}
	}
	return yield
}
