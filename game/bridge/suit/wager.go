package suit

import (
	"cmp"
	"slices"
)

// wager looks for one line of the greatest value. Its bets are each about one layout and one number of tricks, with a weight, and
// won if that number or more is taken. A line is sought that loses at most a limit of weight of the bets that declarer would win if
// he saw all cards; the limit grows until there is one.
type wager struct {
	search *search
	double double
	nodes  map[string]*node
	laid   map[shape]layouts

	words   int
	about   [][]int // the bets about each layout
	tricks  []int8  // the number of tricks of each bet
	won     []set   // for each number of tricks taken, the bets that are won
	prize   prize   // the weight of each bet
	weights sums
}

// memo holds the options known of a node, for certain tricks taken and bets.
type memo struct {
	limit   float64
	options []option
}

// option is a plan, with the open bets that it loses.
type option struct {
	loss   set
	weight float64
	alone  float64 // the weight of those that are open nowhere else
	plan   *plan
}

// tiny is less than any two weights differ by, and more than they are wrong by.
const tiny = 1e-11

// weigh returns the weight of bets.
func (w *wager) weigh(bets set) float64 { return w.weights.value(bets) }

// options returns the plans that lose at most the limit of the open bets, but for those than which another is never worse. Shared
// are bets that are also open in other branches, in which they may be lost too.
func (w *wager) options(n *node, taken int, open, shared set, limit float64) []option {
	none := []option{{loss: make(set, w.words), plan: &plan{}}}
	if _, missing := n.count(); open.empty() || missing == 0 && n.entries[0] == unlimited {
		return none
	}
	if w.search.spend(20); w.search.left <= 0 {
		return nil
	}
	key := string(open.bytes(shared.bytes([]byte{byte(taken)})))
	m, ok := n.memo[key]
	if !ok || m.limit < limit {
		w.open(n)
		m = memo{limit, w.leads(n, taken, open, shared, limit)}
		if w.search.left > 0 {
			n.memo[key] = m
		}
	}
	if m.limit == limit {
		return m.options
	}
	var within []option
	for _, o := range m.options {
		if o.weight <= limit {
			within = append(within, o)
		}
	}
	return within
}

// bytes appends the set.
func (s set) bytes(b []byte) []byte {
	for _, w := range s {
		for range 8 {
			b = append(b, byte(w))
			w >>= 8
		}
	}
	return b
}

// leads returns the options over all leads.
func (w *wager) leads(n *node, taken int, open, shared set, limit float64) []option {
	type begin struct {
		lead   *leading
		lost   set
		weight float64
	}
	var begins []begin
	for _, l := range n.leads {
		lost := w.lostLeading(l, taken).and(open)
		if weight := w.weigh(lost); weight <= limit {
			begins = append(begins, begin{l, lost, weight})
		}
	}
	slices.SortStableFunc(begins, func(a, b begin) int { return cmp.Compare(a.weight, b.weight) })
	var all []option
	for _, b := range begins {
		if b.weight > limit {
			break
		}
		for _, o := range w.led(n, b.lead, taken, open.minus(b.lost), shared.minus(b.lost), limit-b.weight, nil) {
			o.loss, o.weight = o.loss.or(b.lost), o.weight+b.weight
			if kept := w.add(all, o, shared); kept != nil {
				all = kept
			}
		}
		limit = bound(all, shared, limit)
	}
	return all
}

// bound returns the limit for further options: if nothing is shared, they must be better than those found.
func bound(all []option, shared set, limit float64) float64 {
	switch {
	case len(all) == 0:
	case shared.empty():
		return min(limit, all[0].weight-tiny)
	case len(all) == 1 && all[0].weight < tiny:
		return -1
	}
	return limit
}

// led returns the options of a lead; the bets that it loses in any case are no longer open. Want is nil, or says which third
// card is wanted after which second one.
func (w *wager) led(n *node, l *leading, taken int, open, shared set, limit float64, want *[2]int) []option {
	type reply struct {
		*seconded
		open   set
		weight float64
	}
	var replies []reply
	all := []option{{loss: make(set, w.words), plan: &plan{hand: l.hand, card: int8(l.card)}}}
	for _, s := range l.seconds {
		o := s.bets.and(open)
		if o.empty() && (want == nil || s.token != want[0]) {
			all[0].plan.branches = &branch{prev: all[0].plan.branches, played: int8(s.token), card: int8(s.thirds[0].token), answers: w.stubs(s.thirds[0])}
			continue
		}
		replies = append(replies, reply{s, o, w.weigh(o)})
	}
	slices.SortStableFunc(replies, func(a, b reply) int { return cmp.Compare(b.weight, a.weight) })
	shared = shared.or(l.shared.and(open))
	for _, r := range replies {
		outside := limit
		for _, o := range all {
			outside = min(outside, o.weight-w.weigh(o.loss.and(r.open)))
		}
		third := discard - 1
		if want != nil && want[0] == r.token {
			third = want[1]
		}
		all = w.both(all, w.seconded(l, r.seconded, taken, r.open, shared.and(r.open), limit-outside, third), shared, limit, withBranch)
		if len(all) == 0 {
			return nil
		}
	}
	return all
}

// stubs are answers to cards after which nothing is at stake.
func (w *wager) stubs(x *thirded) *answer {
	var a *answer
	for _, f := range x.fourths {
		a = &answer{prev: a, played: int8(f.token), won: f.won, next: &plan{}}
	}
	return a
}

// seconded returns the options after a card of second hand, as plans with one branch. Third is the only card that third hand may
// play, or less than discard.
func (w *wager) seconded(l *leading, s *seconded, taken int, open, shared set, limit float64, third int) []option {
	var all []option
	for _, x := range s.thirds {
		if third >= discard && x.token != third {
			continue
		}
		lost := w.lostThirded(x, taken).and(open)
		weight := w.weigh(lost)
		if weight > limit {
			continue
		}
		for _, o := range w.thirded(l, x, taken, open.minus(lost), shared.minus(lost), limit-weight) {
			o.loss, o.weight = o.loss.or(lost), o.weight+weight
			o.plan.branches.played, o.plan.branches.card = int8(s.token), int8(x.token)
			if kept := w.add(all, o, shared); kept != nil {
				all = kept
			}
		}
		limit = bound(all, shared, limit)
	}
	return all
}

// thirded returns the options after a card of third hand, as plans with one branch.
func (w *wager) thirded(l *leading, x *thirded, taken int, open, shared set, limit float64) []option {
	shared = shared.or(x.shared.and(open))
	all := []option{{loss: make(set, w.words), plan: &plan{hand: l.hand, card: int8(l.card), branches: &branch{}}}}
	for _, f := range x.fourths {
		here := f.next.bets.and(open)
		after := f.after(taken)
		here = here.minus(w.won[after])
		outside := limit
		for _, o := range all {
			outside = min(outside, o.weight-w.weigh(o.loss.and(here)))
		}
		var next []option
		for _, o := range w.options(f.next, after, here, shared.and(here), limit-outside) {
			o.plan = &plan{hand: l.hand, card: int8(l.card), branches: &branch{answers: &answer{played: int8(f.token), won: f.won, next: o.plan}}}
			next = append(next, o)
		}
		if all = w.both(all, next, shared, limit, withAnswer); len(all) == 0 {
			return nil
		}
	}
	return all
}

// both returns the options that have a part of each, for two cards of which the defenders choose one.
func (w *wager) both(f, g []option, shared set, limit float64, join func(p, q *plan) *plan) []option {
	var all []option
	for _, p := range f {
		for _, q := range g {
			if w.search.spend(len(all) + 1); w.search.left <= 0 {
				return nil
			}
			weight := p.weight + w.more(q.loss, p.loss, limit-p.weight)
			if weight > limit {
				continue
			}
			o := option{loss: p.loss.or(q.loss), weight: weight}
			if kept := w.add(all, o, shared); kept != nil {
				all = kept
				all[len(all)-1].plan = join(p.plan, q.plan)
			}
		}
	}
	return all
}

// more returns the weight of the bets that s has and t hasn't, or something greater than enough if it is greater.
func (w *wager) more(s, t set, enough float64) float64 {
	sum := 0.0
	for i, x := range s {
		for x &^= t[i]; x != 0 && sum <= enough; x &= x - 1 {
			sum += w.prize[i*64+trailing(x)]
		}
	}
	return sum
}

// withBranch returns the plan p with the branch of q too.
func withBranch(p, q *plan) *plan {
	b := *q.branches
	b.prev = p.branches
	return &plan{hand: p.hand, card: p.card, branches: &b}
}

// withAnswer returns the plan p with the answer of q too, which is one of its only branch.
func withAnswer(p, q *plan) *plan {
	a := *q.branches.answers
	a.prev = p.branches.answers
	return &plan{hand: p.hand, card: p.card, branches: &branch{answers: &a}}
}

// add returns the options with one more at the end, without those that are never better than it, or nil if it is never better than
// one of them. Shared are the bets that may be lost elsewhere too.
func (w *wager) add(all []option, o option, shared set) []option {
	o.alone = w.more(o.loss, shared, 1e9)
	w.search.spend(len(all) + 1)
	for i := range all {
		if w.covers(&all[i], &o, shared) {
			return nil
		}
	}
	kept := all[:0]
	for i := range all {
		if !w.covers(&o, &all[i], shared) {
			kept = append(kept, all[i])
		}
	}
	return append(kept, o)
}

// covers reports whether a loses no more than o, whatever is lost elsewhere.
func (w *wager) covers(a, o *option, shared set) bool {
	room := o.alone + tiny - a.alone
	if room < 0 {
		return false
	}
	for i, x := range a.loss {
		for x &= shared[i] &^ o.loss[i]; x != 0; x &= x - 1 {
			if room -= w.prize[i*64+trailing(x)]; room < 0 {
				return false
			}
		}
	}
	return true
}

// beginning is a lead with third hand's answer to a low card, and the bets that are lost by them.
type beginning struct {
	lead   *leading
	want   [2]int
	lost   set
	weight float64
}

// beginnings lists the ways to begin, those that lose little first.
func (w *wager) beginnings(n *node, open set) []beginning {
	w.open(n)
	var all []beginning
	for _, l := range n.leads {
		low := l.seconds[len(l.seconds)-1]
		for _, x := range low.thirds {
			lost := w.lostLeading(l, 0).or(w.lostThirded(x, 0)).and(open)
			all = append(all, beginning{l, [2]int{low.token, x.token}, lost, w.weigh(lost)})
		}
	}
	slices.SortStableFunc(all, func(a, b beginning) int { return cmp.Compare(a.weight, b.weight) })
	return all
}

// find returns the line that loses least, and those of other beginnings that were found before it. The limit begins small and
// grows until a line keeps to it.
func (w *wager) find(n *node) []option {
	open := n.bets.minus(w.hopeless(n, 0))
	all := w.weigh(open)
	begins := w.beginnings(n, open)
	var found []option
	for limit := all / 256; w.search.left > 0 && len(found) == 0; limit *= growth {
		within := limit
		for _, b := range begins {
			if b.weight > within {
				break
			}
			for _, o := range w.led(n, b.lead, 0, open.minus(b.lost), make(set, w.words), within-b.weight, &b.want) {
				o.loss, o.weight = o.loss.or(b.lost), o.weight+b.weight
				found = append(found, o)
				within = o.weight - tiny
			}
		}
	}
	return found
}

// growth is the factor by which the limit grows.
const growth = 1.3
