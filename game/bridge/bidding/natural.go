package bidding

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// naturalRow holds the parts that only rows of natural rules have. Natural rules back up all systems and serve all
// decks.
type naturalRow struct {
	indent     int
	when       bool // rows apply only if all conditions hold
	otherwise  bool // and only if those of the when before it don't
	conditions []condition
	rows       []row  // indented further, below a when
	see        string // name of the part whose rows follow, or ""
	part       *bookContext
	letters    string // used in the words about hands
}

// parseNatural parses a row of natural rules: when CONDITIONS, otherwise, otherwise when CONDITIONS, see NAME, or a row
// as in other books.
func parseNatural(at place, text string) (r row, err error) {
	r.place, r.natural = at, &naturalRow{}
	rest, otherwise := strings.CutPrefix(text, "otherwise")
	rest, when := strings.CutPrefix(strings.TrimSpace(rest), "when ")
	name, see := strings.CutPrefix(text, "see ")
	switch n := r.natural; {
	case otherwise && !when && rest != "":
		return r, fault.New("want otherwise, or otherwise when CONDITION")
	case otherwise || when:
		n.when, n.otherwise = true, otherwise
		if when {
			n.conditions, err = parseConditions(rest)
		}
		return r, err
	case see:
		n.see = strings.TrimSpace(name)
		return r, nil
	case text == "or else":
		n := r.natural
		r, err = parseRow(at, text)
		r.natural = n
		return r, err
	}
	err = r.columns(text)
	for _, k := range r.hands {
		r.natural.letters += k.letters
	}
	return r, err
}

// nested moves the rows that are indented below a when into it.
func (r *reader) nested(flat []row) []row {
	var all []row
	for i := 0; i < len(flat); {
		one, n := flat[i], flat[i].natural
		end := i + 1
		for end < len(flat) && flat[end].natural.indent > n.indent {
			end++
		}
		if n.when {
			n.rows = r.nested(flat[i+1 : end])
			if last := end == len(flat) || !flat[end].natural.otherwise; last && len(n.rows) == 0 {
				r.fault(one.place, fault.New("no rows stand below it"))
			}
			if n.otherwise && (len(all) == 0 || !all[len(all)-1].natural.when) {
				r.fault(one.place, fault.New("otherwise stands behind no when"))
			}
		} else if end > i+1 {
			r.fault(flat[i+1].place, fault.New("it stands further in, but not below a when"))
			end = i + 1
		}
		all = append(all, one)
		i = end
	}
	return all
}

// parts resolves the names of parts.
func (r *reader) parts() {
	var parts []*bookContext
	lists := [][]bookContext{r.book.natural}
	for _, m := range r.book.modules {
		lists = append(lists, m.contexts)
	}
	for _, list := range lists {
		for i := range list {
			if !list[i].part {
				continue
			}
			if slices.ContainsFunc(parts, func(c *bookContext) bool { return c.name == list[i].name }) {
				r.fault(list[i].place, fault.Errorf("there is a part %q already", list[i].name))
			}
			parts = append(parts, &list[i])
		}
	}
	var find func(in *bookContext, rows []row)
	find = func(in *bookContext, rows []row) {
		for i := range rows {
			n := rows[i].natural
			if n == nil {
				continue
			}
			if n.see != "" {
				at := slices.IndexFunc(parts, func(c *bookContext) bool { return c.name == n.see })
				switch {
				case at < 0:
					r.fault(rows[i].place, fault.Errorf("there is no part %q", n.see))
				case in.part && slices.Index(parts, in) <= at:
					r.fault(rows[i].place, fault.Errorf("the part %q must stand before this one", n.see))
				default:
					n.part = parts[at]
				}
			}
			find(in, n.rows)
		}
	}
	for _, list := range lists {
		for i := range list {
			find(&list[i], list[i].rows)
		}
	}
}

// lookUpNatural proposes the calls of the natural rules for the auction so far, in their order, up to a whole context.
func (a *Auction) lookUpNatural() {
	rules := a.natural[a.me.Side()]
	if len(rules) == 0 {
		return
	}
	calls := a.written()
	for i := range rules {
		c := &rules[i]
		if c.part {
			continue
		}
		b, _, ok := c.holds(&a.view, calls)
		if !ok {
			continue
		}
		a.next()
		a.from = len(a.candidates)
		a.addRows(c.rows, b)
		a.addUp(a.from)
		if c.whole {
			break
		}
	}
	a.row = nil
}

// addRows proposes the calls of rows.
func (a *Auction) addRows(rows []row, b binding) {
	held := false // whether the last when held, or an earlier one of its chain
	for i := range rows {
		switch r, n := &rows[i], rows[i].natural; {
		case r.orElse:
			a.next()
		case n == nil:
			a.row = r
			a.addRow(r, b)
		case n.when:
			if !n.otherwise {
				held = false
			}
			if extended, ok := b.all(&a.view, n.conditions); ok && !held {
				held = true
				a.addRows(n.rows, extended)
			}
		case n.part != nil:
			if more, ok := b.all(&a.view, n.part.conditions); ok {
				a.addRows(n.part.rows, more)
			}
		default:
			a.row = r
			a.addRow(r, b)
		}
	}
}

// all reports whether conditions hold, and returns b extended by their letters.
func (b binding) all(v *view, conditions []condition) (binding, bool) {
	for i := range conditions {
		var ok bool
		if b, ok = conditions[i].with(v, b); !ok {
			return b, false
		}
	}
	return b, true
}

// addNatural proposes the calls of a natural row.
func (a *Auction) addNatural(r *row, c bridge.Call, b binding) {
	const level = bridge.Call(len(bridge.Strains))
	switch r.call.goal {
	case "down":
		for low := a.cheapest(c.Strain()); c > low; c -= level {
			a.addCall(r, c, b, [4]Held{})
			a.next()
		}
	case "controls":
		a.addControls(r, b)
	case "grand":
		for ; c.Level() > SlamLevel(a.rules); c -= level {
			a.addCall(r, c, b, [4]Held{})
			a.next()
		}
	default:
		a.addCall(r, c, b, [4]Held{})
	}
}

// addControls proposes a row's control bids below game in its suit, the cheapest first: each shows a control there, and
// denies one in the suits passed over. No control is shown twice, and the first suit in which the hands must have one
// is the last to be bid.
func (a *Auction) addControls(r *row, b binding) {
	trumps, _ := b.suit(r.call.strain)
	must, told := r.hands[0].controls(&a.view, b), [4]Held{}
	last := min(gameIn(&a.view, trumps)-1, a.bid+bridge.Call(len(bridge.Strains)))
	for c := a.bid + 1; c <= last; c++ {
		t, ok := c.Strain().Trump()
		if !ok || t == trumps || a.controls[a.me][t] != Unsaid || a.controls[a.partner][t] == Has {
			continue
		}
		told[t] = Has
		a.addCall(r, c, b, told)
		if must[t] == Has {
			return
		}
		told[t] = Lacks
	}
}

// addCall proposes one call of a natural row that shows the given controls. Unbound letters of its hands are bound to
// the remaining suits, the highest first.
func (a *Auction) addCall(r *row, c bridge.Call, b binding, controls [4]Held) {
	if !r.inSets(&a.view, b) || !r.call.within(&a.view, c) || a.Check(a.rules, c) != nil && !r.call.ladder {
		return
	}
	if c == bridge.Pass && r.purpose != PenaltyPass && a.forced && len(a.candidates) > 0 {
		return // partner must be answered
	}
	for i := range len(r.natural.letters) {
		letter := r.natural.letters[i]
		if _, bound := b.suit(letter); bound {
			continue
		}
		eachSuit(func(s card.Suit) {
			if _, bound := b.suit(letter); !bound {
				b, _ = b.with(letter, s)
			}
		})
	}
	at := r.contract(&a.view, c, b)
	m := Meaning{Purpose: r.purpose, Said: r.said, Forcing: r.forcing, Keys: r.asksKeys(&a.view)}
	if s, bound := b.suit(r.shows); bound {
		m.Suit, m.Artificial = s, r.purpose != CueBid
	} else if trump, ok := at.Strain.Trump(); ok && (c.IsBid() || c == bridge.Double || r.purpose == PenaltyPass) {
		m.Suit = trump
	}
	m.Support = r.support
	boxes := make([]Box, 0, len(r.hands))
	for i := range r.hands {
		k := &r.hands[i]
		if !k.tell(&a.view, &m) {
			continue
		}
		m.Controls = k.controls(&a.view, b)
		for s, told := range controls {
			m.Controls[s] = max(m.Controls[s], told)
		}
		if box, ok := k.box(&a.view, b, at); ok {
			box.Plain = m.Support && !k.shape
			boxes = append(boxes, box)
		} else if i == 0 && r.call.ladder {
			return
		}
	}
	switch {
	case len(boxes) == 0:
	case r.call.ladder:
		a.climb(c.Level(), c.Strain(), m.of(boxes), r.hands[0].floor(&a.view, at))
	case len(boxes) == 1:
		a.add(c, m.of(boxes))
	default:
		a.addKinds(c, m, boxes)
	}
}

// inSets reports whether the suits of one of a row's hands are in the sets that it names.
func (r *row) inSets(v *view, b binding) bool {
	for i := range r.hands {
		if r.hands[i].inSets(v, b) {
			return true
		}
	}
	return false
}

// inSets reports whether the suits of a hand are in the sets that it names, as far as their letters are bound.
func (k *kind) inSets(v *view, b binding) bool {
	for _, w := range k.is {
		if s, bound := b.suit(w.letter); bound && w.set(v, s) == w.not {
			return false
		}
	}
	return true
}

// contract returns the contract that the row is about: the one that it bids, in the suit shown, or the one that it
// doubles or passes.
func (r *row) contract(v *view, c bridge.Call, b binding) bridge.Contract {
	if !c.IsBid() && v.opened {
		c = v.bid
	}
	if s, bound := b.suit(r.shows); bound {
		return bridge.Contract{Level: c.Level(), Strain: bridge.Strain(s)}
	}
	return bridge.Contract{Level: c.Level(), Strain: c.Strain()}
}

// floor returns the minimum points for the lowest bid of a ladder, or -1 if they are those of the contract.
func (k *kind) floor(v *view, at bridge.Contract) int {
	switch {
	case !k.weak:
		return -1
	case k.weakFrom != nil:
		return k.weakFrom.of(v, at, 0)
	case v.forced || v.opened && v.Calls[len(v.Calls)-1] == bridge.Redouble && v.bid.Level() < v.games[v.me.Side().Other()][v.bid.Strain()]:
		return 0
	}
	return -1
}

// cue returns the lowest bid of a suit of the opponents that is below game in a strain.
func (v *view) cue(strain bridge.Strain) (cue bridge.Call, ok bool) {
	game := bridge.Bid(v.gameLevel(strain), strain)
	eachSuit(func(s card.Suit) {
		if c := v.cheapest(bridge.Strain(s)); v.theirs[s] && c < game && (!ok || c < cue) {
			cue, ok = c, true
		}
	})
	return cue, ok
}
