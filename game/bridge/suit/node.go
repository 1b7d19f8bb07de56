package suit

// node is a position at the beginning of a trick, with the layouts of the whole suit that it may be.
type node struct {
	shape
	layouts layouts
	root    []int  // the layout of the whole suit for each one here, −1 for none
	double  []int8 // the tricks in each layout here, if declarer saw it
	bets    set    // the bets about these layouts
	lost    losses // those that nobody can win
	opened  bool
	leads   []*leading
	memo    map[string]memo
}

// losses has, for each number of tricks taken before, the bets that are lost for certain.
type losses [18]set

// leading is a lead, with what declarer may answer to each card of second hand.
type leading struct {
	trick
	seconds []*seconded
	lost    losses
	shared  set // the bets that are open after several cards of second hand
}

// seconded is a card of second hand.
type seconded struct {
	token  int
	bets   set
	thirds []*thirded
	lost   losses
}

// thirded is a card of third hand.
type thirded struct {
	token   int
	fourths []fourthed
	lost    losses
	shared  set // the bets that are open after several cards of fourth hand
}

// fourthed is a card of fourth hand, and what is left.
type fourthed struct {
	token int
	won   bool
	next  *node
}

// node returns the node of a shape whose layouts are these of the whole suit.
func (w *wager) node(s shape, root []int) *node {
	key := make([]byte, 0, len(s.tokens)+8+2*len(root))
	key = append(key, s.tokens...)
	key = append(key, s.entries[0], s.entries[1], s.lead, byte(s.lengths), byte(s.lengths>>8), byte(s.lengths>>16))
	for _, r := range root {
		key = append(key, byte(r), byte(r>>8))
	}
	if n, ok := w.nodes[string(key)]; ok {
		return n
	}
	w.search.spend(30 * len(root))
	n := &node{shape: s, layouts: w.lay(s), root: root, double: make([]int8, len(root)), bets: make(set, w.words), memo: map[string]memo{}}
	for i, r := range root {
		if r < 0 {
			continue
		}
		west := n.layouts.west[i]
		n.double[i] = w.double.tricks(s.row(west))
		for _, b := range w.about[r] {
			n.bets.add(b)
		}
	}
	w.nodes[string(key)] = n
	return n
}

// lay returns the layouts of a shape.
func (w *wager) lay(s shape) layouts {
	l, ok := w.laid[s]
	if !ok {
		l = s.lay()
		w.laid[s] = l
	}
	return l
}

// hopeless returns the bets of a node that are lost, however it is played on, when some tricks have been taken.
func (w *wager) hopeless(n *node, taken int) set {
	if n.lost[taken] == nil {
		lost := make(set, w.words)
		for i, r := range n.root {
			if r < 0 {
				continue
			}
			for _, b := range w.about[r] {
				if int(w.tricks[b]) > taken+int(n.double[i]) {
					lost.add(b)
				}
			}
		}
		n.lost[taken] = lost
	}
	return n.lost[taken]
}

// open fills in the tricks that may come next.
func (w *wager) open(n *node) {
	if n.opened {
		return
	}
	n.opened = true
	for _, t := range (task{shape: n.shape}).leads(n.layouts) {
		l := &leading{trick: t, shared: make(set, w.words)}
		once := make(set, w.words)
		for second := discard; second < len(t.tokens); second++ {
			t.second = second
			if !t.possible(discard, false) {
				continue
			}
			s := &seconded{token: second, bets: make(set, w.words)}
			for _, third := range t.answers() {
				t.third = third
				s.thirds = append(s.thirds, w.third(n, t))
			}
			for _, f := range s.thirds[0].fourths {
				s.bets.join(f.next.bets)
			}
			l.shared.join(once.and(s.bets))
			once.join(s.bets)
			l.seconds = append(l.seconds, s)
		}
		n.leads = append(n.leads, l)
	}
}

// answers lists what third hand may play.
func (t trick) answers() []int {
	partner := 1 - t.hand
	if hands, _ := t.count(); hands[partner] == 0 {
		return []int{discard}
	}
	var thirds []int
	for i := range len(t.tokens) {
		if t.choice(i, partner) {
			thirds = append(thirds, i)
		}
	}
	return thirds
}

// third returns third hand's card with what may follow.
func (w *wager) third(n *node, t trick) *thirded {
	x := &thirded{token: t.third, shared: make(set, w.words)}
	once := make(set, w.words)
	for fourth := discard; fourth < len(t.tokens); fourth++ {
		if !t.possible(fourth, true) {
			continue
		}
		next, won := t.after(fourth)
		l := w.lay(next)
		root := make([]int, len(l.west))
		for i := range root {
			root[i] = -1
		}
		w.search.spend(10 * len(n.root))
		for i, west := range n.layouts.west {
			if n.root[i] >= 0 && t.legal(west, t.second, false) && t.legal(west, fourth, true) {
				root[l.number(t.moved(west, fourth, next))] = n.root[i]
			}
		}
		f := fourthed{token: fourth, won: won, next: w.node(next, root)}
		x.shared.join(once.and(f.next.bets))
		once.join(f.next.bets)
		x.fourths = append(x.fourths, f)
	}
	return x
}

// lostLeading, lostSeconded and lostThirded return the bets that are lost after a lead, a card of second and one of third
// hand, even if declarer sees all cards from then on.
func (w *wager) lostLeading(l *leading, taken int) set {
	if l.lost[taken] == nil {
		lost := make(set, w.words)
		for _, s := range l.seconds {
			lost.join(w.lostSeconded(s, taken))
		}
		l.lost[taken] = lost
	}
	return l.lost[taken]
}

func (w *wager) lostSeconded(s *seconded, taken int) set {
	if s.lost[taken] == nil {
		lost := s.bets
		for _, x := range s.thirds {
			lost = lost.and(w.lostThirded(x, taken))
		}
		s.lost[taken] = lost
	}
	return s.lost[taken]
}

func (w *wager) lostThirded(x *thirded, taken int) set {
	if x.lost[taken] == nil {
		lost := make(set, w.words)
		for _, f := range x.fourths {
			lost.join(w.hopeless(f.next, f.after(taken)))
		}
		x.lost[taken] = lost
	}
	return x.lost[taken]
}

// after returns the tricks taken after fourth hand's card.
func (f fourthed) after(taken int) int {
	if f.won {
		return taken + 1
	}
	return taken
}
