package suit

import "context"

// search finds the fronts of shapes, and remembers them.
type search struct {
	ctx    context.Context
	fronts map[task]front
	left   int // the steps that it may still take; at 0 or less its results mean nothing
}

// spend takes steps off, and all of them when the context has ended.
func (s *search) spend(steps int) {
	before := s.left
	s.left -= steps
	if s.left>>16 != before>>16 && s.ctx.Err() != nil {
		s.left = 0
	}
}

// task is a shape with the numbers of tricks that count, from low to high: others are as good as certain or out of reach.
type task struct {
	shape
	low, high int8
}

// clip narrows the window to what is neither certain nor out of reach.
func (t task) clip() task {
	hands, _ := t.count()
	t.low = max(t.low, 1)
	t.high = min(t.high, int8(max(hands[0], hands[1])))
	if t.low > t.high {
		t.low, t.high = 1, 0
	}
	return t
}

// front returns the undominated plans of a task that is clipped.
func (s *search) front(t task) front {
	if f, ok := s.fronts[t]; ok {
		return f
	}
	if s.left <= 0 {
		return nil
	}
	var f front
	l := t.lay()
	_, missing := t.count()
	n := l.words() * int(t.high-t.low+1)
	switch {
	case n == 0, missing == 0 && t.entries[0] == unlimited:
		f = front{{yield: full(n)}}
	default:
		for _, t := range t.leads(l) {
			for _, p := range s.lead(t) {
				f = s.insert(f, p)
			}
		}
		if f == nil { // neither hand can be reached
			f = front{{yield: l.impossible(int(t.high - t.low + 1))}}
		}
	}
	s.fronts[t] = f
	return f
}

// leads returns the tricks that declarer can begin.
func (t task) leads(l layouts) []trick {
	var tricks []trick
	for hand := range uint8(2) {
		left, ok := t.reach(hand)
		for i := range len(t.tokens) {
			if ok && t.choice(i, hand) {
				tricks = append(tricks, trick{task: t, layouts: l, hand: hand, card: i, left: left})
			}
		}
	}
	return tricks
}

// full returns a set with every member, of n words.
func full(n int) set {
	s := make(set, n)
	for i := range s {
		s[i] = ^uint64(0)
	}
	return s
}

// impossible returns the impossible layouts alone, once for each number of tricks: every plan has them.
func (l layouts) impossible(times int) set {
	s := full(l.words() * times)
	for number, west := range l.west {
		if west != nil {
			for i := range times {
				s.drop(i*l.words()*64 + number)
			}
		}
	}
	return s
}

// reach returns the entries that are left when a hand leads, and whether it can.
func (s shape) reach(hand uint8) ([2]uint8, bool) {
	left := s.entries
	if left[0] == unlimited || s.lead == hand {
		return left, true
	}
	if left[hand] == 0 {
		return left, false
	}
	left[hand]--
	return left, true
}

// choice reports whether the hand has token i and none that is equal after it.
func (s shape) choice(i int, hand uint8) bool {
	return s.tokens[i] == northCard+hand && (i+1 == len(s.tokens) || s.tokens[i+1] != s.tokens[i])
}

// trick is one trick of a task, as far as it is played.
type trick struct {
	task
	layouts layouts
	hand    uint8 // that leads
	card    int   // the token led
	left    [2]uint8
	second  int // the token of second hand, or discard
	third   int // the token of third hand, or discard
}

// lead returns the front of the plans that begin with this lead.
func (s *search) lead(t trick) front {
	var f front
	for _, g := range s.replies(t) {
		f = s.both(f, g, func(p, q *plan) *plan {
			b := *q.branches
			b.prev = p.branches
			return &plan{hand: t.hand, card: int8(t.card), branches: &b}
		})
	}
	return f
}

// replies returns the front of declarer's choices for each token that second hand may play.
func (s *search) replies(t trick) []front {
	var fronts []front
	for second := discard; second < len(t.tokens); second++ {
		t.second = second
		if t.possible(discard, false) {
			fronts = append(fronts, s.follow(t))
		}
	}
	return fronts
}

// follow returns the front of declarer's choices in third hand, as plans with one branch.
func (s *search) follow(t trick) front {
	var f front
	partner := 1 - t.hand
	hands, _ := t.count()
	for third := discard; third < len(t.tokens); third++ {
		if (third == discard) != (hands[partner] == 0) || third != discard && !t.choice(third, partner) {
			continue
		}
		t.third = third
		for _, p := range s.finish(t) {
			p.branches.played, p.branches.card = int8(t.second), int8(third)
			f = s.insert(f, p)
		}
	}
	return f
}

// finish returns the front over what fourth hand may play, as plans with one branch.
func (s *search) finish(t trick) front {
	var f front
	for fourth := discard; fourth < len(t.tokens); fourth++ {
		if !t.possible(fourth, true) {
			continue
		}
		f = s.both(f, s.goOn(t, fourth), func(p, q *plan) *plan {
			a := *q.branches.answers
			a.prev = p.branches.answers
			return &plan{hand: t.hand, card: int8(t.card), branches: &branch{answers: &a}}
		})
	}
	return f
}

// goOn returns the front after the trick, as yields of the shape before it: a layout in which these cards can't be played
// is as good as won.
func (s *search) goOn(t trick, fourth int) front {
	next, won := t.after(fourth)
	w := int8(0)
	if won {
		w = 1
	}
	nt := task{next, t.low - w, t.high - w}.clip()
	below := s.front(nt)
	if s.left <= 0 {
		return nil
	}
	l := nt.lay()
	words, nextWords := t.layouts.words(), l.words()
	times := int(t.high - t.low + 1)
	base := full(words * times)
	type pair struct{ here, there int }
	var pairs []pair
	s.spend(10 * len(t.layouts.west))
	for number, west := range t.layouts.west {
		if west == nil || !t.legal(west, t.second, false) || !t.legal(west, fourth, true) {
			continue
		}
		pairs = append(pairs, pair{number, l.number(t.moved(west, fourth, next))})
		for i := range times {
			if k := t.low + int8(i) - w; k > 0 {
				base.drop(i*words*64 + number)
			}
		}
	}
	var f front
	for _, q := range below {
		s.spend(len(pairs) * times / 8)
		yield := append(set(nil), base...)
		for i := range times {
			k := int(t.low) + i - int(w)
			if k < int(nt.low) || k > int(nt.high) {
				continue
			}
			from := (k - int(nt.low)) * nextWords * 64
			for _, p := range pairs {
				if q.yield.has(from + p.there) {
					yield.add(i*words*64 + p.here)
				}
			}
		}
		f = s.insert(f, &plan{yield: yield, hand: t.hand, card: int8(t.card),
			branches: &branch{answers: &answer{played: int8(fourth), won: won, next: q}}})
	}
	return f
}
