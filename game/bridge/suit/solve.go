package suit

import (
	"cmp"
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Goal says what declarer plays for. The zero Goal is the most tricks on average.
type Goal struct {
	// Tricks is the least number to be taken, from 1 up; 0 if that isn't the goal.
	Tricks int
	// Matchpoints is to beat a field: a trick more than the field takes in the same layout counts 1, as many 1/2. The
	// field plays the line that takes the most tricks on average. (The definition is the program's own.)
	Matchpoints bool
}

// Answer has the lines for a goal.
type Answer struct {
	// Lines are the best for each way to begin, best first. If the search took long, some that are no better than the first are
	// left out.
	Lines []Line
	// Exact says that no line is better than the first. If it is false, the search was too long, and Most is what no line
	// exceeds.
	Exact bool
	Most  float64
}

// The work that one search may take, in steps; some 10⁷ to 3·10⁷ of them take a second. The whole problem is tried first, with
// every number of tricks, for long only if matchpoints leave no other way; then the goal alone, with bets; then with fewer of the
// low cards told apart.
const (
	wholeWork  = 1e8
	firstWork  = 5e6
	betWork    = 1e8
	coarseWork = 3e7
)

// ErrTooLong is the error of [Solve] for a suit with too many layouts.
var ErrTooLong = fault.New("this takes too long to work out")

// Solve finds the best lines. It stops soon after the context ends, with its error.
func Solve(ctx context.Context, p Problem, g Goal) (Answer, error) {
	if err := p.check(); err != nil {
		return Answer{}, err
	}
	if most := max(p.North.Len(), p.South.Len()); g.Tricks > most {
		return Answer{}, fault.Errorf("%d tricks are more than the suit has cards in one hand, %d", g.Tricks, most)
	}
	all := p.Missing().Len()
	try := func(told int, raised bool, window Goal, work int) (table, bool) {
		t := table{problem: p, places: p.order(told, raised)}
		ok := t.search(ctx, window, g, work)
		return t, ok
	}
	work := int(firstWork)
	if g.Matchpoints {
		work = wholeWork
	}
	if t, ok := try(all, false, Goal{}, work); ok {
		return Answer{Lines: t.lines, Exact: true, Most: t.lines[0].Worth}, nil
	}
	if !g.Matchpoints && ctx.Err() == nil {
		t := table{problem: p, places: p.order(all, false)}
		if t.wager(ctx, g, betWork) {
			return Answer{Lines: t.lines, Exact: true, Most: t.lines[0].Worth}, nil
		}
	}
	if g.Matchpoints { // the field would differ with the model, so no model gives a bound
		if err := ctx.Err(); err != nil {
			return Answer{}, err
		}
		return Answer{}, ErrTooLong
	}
	return p.narrow(ctx, g, try)
}

// narrow tells ever more of the low cards apart, until the best line with declarer's other low cards under those of the
// defenders is as good as the best with them above.
func (p Problem) narrow(ctx context.Context, g Goal, try func(int, bool, Goal, int) (table, bool)) (Answer, error) {
	best := Answer{Most: 1}
	if g.Tricks == 0 {
		best.Most = float64(max(p.North.Len(), p.South.Len()))
	}
	for told := 1; told <= p.Missing().Len() && !p.Counted; told++ {
		low, ok := try(told, false, g, coarseWork)
		if !ok {
			break
		}
		if best.Lines == nil || low.lines[0].Worth > best.Lines[0].Worth {
			best.Lines = low.lines
			for i := range best.Lines {
				best.Lines[i].Bound = true
			}
		}
		high, ok := try(told, true, g, coarseWork)
		if !ok {
			break
		}
		best.Most = min(best.Most, high.lines[0].Worth)
		if best.Exact = best.Most-best.Lines[0].Worth < 1e-9; best.Exact {
			return best, nil
		}
	}
	if err := ctx.Err(); err != nil {
		return Answer{}, err
	}
	if best.Lines == nil {
		return Answer{}, ErrTooLong
	}
	return best, nil
}

// Line is one way to play the suit.
type Line struct {
	// Worth has the figure that the goal asks for: the chance of the tricks, the average number of tricks, or the matchpoints, 0 to 1
	// a comparison.
	Worth float64
	// Chances has for each number of tricks, from 0 up, the chance of that number or more, against defenders who see all cards.
	// Chances that weren't searched for are −1.
	Chances []float64
	// Bound says that the other chances than the goal's are only lower bounds, as with an answer that took long.
	Bound bool

	plan    *plan
	places  []place
	tokens  shape
	layouts layouts
	weights []float64
	counted bool
	whole   bool // searched for every number of tricks
}

// Average returns the number of tricks on average, −1 if that wasn't searched for.
func (l Line) Average() float64 {
	sum := 0.0
	for _, c := range l.Chances[1:] {
		if c < 0 {
			return -1
		}
		sum += c
	}
	return sum
}

// table is a search of one problem.
type table struct {
	problem Problem
	places  []place
	lines   []Line

	work    *search
	task    task
	fronts  [][]front // of each trick that declarer can begin
	layouts layouts
	field   Line      // that takes the most tricks on average
	weights []float64 // of each layout; together 1
}

// root returns the task of the whole suit.
func (t *table) root(window Goal) task {
	tokens := make([]byte, len(t.places))
	for i, pl := range t.places {
		tokens[i] = pl.token
	}
	s := shape{lengths: t.problem.WestLengths, entries: [2]uint8{unlimited, unlimited}, lead: nobody}
	if s.lengths == 0 {
		s.lengths = 1<<(card.Ace+1) - 1
	}
	if t.problem.Counted {
		s.entries = [2]uint8{uint8(t.problem.NorthEntries), uint8(t.problem.SouthEntries)}
	}
	if window.Tricks > 0 {
		return task{tidy(tokens, s), int8(window.Tricks), int8(window.Tricks)}
	}
	return task{tidy(tokens, s), 1, int8(card.Ace)}.clip()
}

// weigh fills in the weights of the layouts.
func (t *table) weigh() {
	byLength := t.problem.weights()
	t.weights = make([]float64, len(t.layouts.west))
	sum := 0.0
	for i, west := range t.layouts.west {
		if west == nil {
			continue
		}
		length, ways := 0, 1.0
		for j, w := range west {
			length += int(w)
			if free(t.task.tokens[j]) {
				ways *= choose(size(t.task.tokens[j]), int(w))
			}
		}
		t.weights[i] = ways * byLength[length]
		sum += t.weights[i]
	}
	for i := range t.weights {
		t.weights[i] /= sum
	}
}

// search fills in the lines; ok says that it wasn't too long.
func (t *table) search(ctx context.Context, window, g Goal, work int) (ok bool) {
	t.task = t.root(window)
	t.places = settle(t.places, t.problem.Counted)
	t.layouts = t.task.lay()
	t.weigh()
	t.work = &search{ctx: ctx, fronts: map[task]front{}, left: work}
	var fronts [][]front
	for _, trick := range t.task.leads(t.layouts) {
		fronts = append(fronts, t.work.replies(trick))
	}
	t.fronts = fronts
	average := t.best(fronts, t.forTricks(0))
	if t.work.left <= 0 {
		return false
	}
	t.field = average[0]
	t.lines = average
	if g != (Goal{}) {
		t.lines = t.forGoal(g)
	}
	for i := range t.lines {
		t.lines[i].Worth = t.worth(t.lines[i], g)
	}
	return t.work.left > 0
}

// forGoal returns the best lines for a goal, after the search.
func (t *table) forGoal(g Goal) []Line {
	if g.Matchpoints {
		return t.best(t.fronts, t.against(t.field))
	}
	return t.best(t.fronts, t.forTricks(g.Tricks))
}

// window returns how many numbers of tricks count.
func (t *table) window() int { return max(int(t.task.high-t.task.low+1), 0) }

// bit returns the place in a yield of a layout and a number of tricks of the window.
func (t *table) bit(layout, tricks int) int {
	return (tricks-int(t.task.low))*t.layouts.words()*64 + layout
}

// forTricks returns the prize for a number of tricks or more, with a little for each trick; for 0, for each trick alone.
func (t *table) forTricks(tricks int) prize {
	p := make(prize, t.window()*t.layouts.words()*64)
	for i, w := range t.weights {
		for k := int(t.task.low); k <= int(t.task.high); k++ {
			switch {
			case tricks == 0:
				p[t.bit(i, k)] = w
			case k == tricks:
				p[t.bit(i, k)] = w + w*1e-7
			default:
				p[t.bit(i, k)] = w * 1e-7
			}
		}
	}
	return p
}

// against is the prize for matchpoints against a line.
func (t *table) against(field Line) prize {
	p := make(prize, t.window()*t.layouts.words()*64)
	for i, w := range t.weights {
		tricks := 0
		for k := int(t.task.low); k <= int(t.task.high); k++ {
			if field.plan.yield.has(t.bit(i, k)) {
				tricks = k
			}
		}
		for k := max(tricks, int(t.task.low)); k <= min(tricks+1, int(t.task.high)); k++ {
			p[t.bit(i, k)] = w / 2
		}
	}
	return p
}

// best returns the best line for each lead with third hand's answer to a low card, best first; of those that are told
// alike, one.
func (t *table) best(fronts [][]front, p prize) []Line {
	var lines []Line
	for _, f := range fronts {
		if len(f) == 0 {
			continue
		}
		low := 0
		for i := range f {
			if len(f[i]) > 0 && f[i][0].branches.played >= f[low][0].branches.played {
				low = i
			}
		}
		for _, third := range thirds(f[low]) {
			chosen := slices.Clone(f)
			chosen[low] = slices.DeleteFunc(slices.Clone(f[low]), func(q *plan) bool { return q.branches.card != third })
			if q := p.best(t.work, chosen); q != nil {
				lines = append(lines, t.line(q))
			}
		}
	}
	worth := p.sums()
	slices.SortStableFunc(lines, func(a, b Line) int {
		return cmp.Compare(worth.value(b.plan.yield), worth.value(a.plan.yield))
	})
	return different(lines)
}

// different leaves out lines that are told as one before them is.
func different(lines []Line) []Line {
	var kept []Line
	var told [][]Step
	for _, l := range lines {
		steps := l.Steps()
		if !slices.ContainsFunc(told, func(s []Step) bool { return slices.EqualFunc(s, steps, Step.deeplySame) }) {
			kept, told = append(kept, l), append(told, steps)
		}
	}
	return kept
}

// thirds lists the tokens that third hand plays in plans of one branch.
func thirds(f front) []int8 {
	var cards []int8
	for _, q := range f {
		if !slices.Contains(cards, q.branches.card) {
			cards = append(cards, q.branches.card)
		}
	}
	return cards
}

// worth returns what a line is worth for the goal.
func (t *table) worth(l Line, g Goal) float64 {
	switch {
	case g.Matchpoints:
		return (1-t.field.Chances[1])/2 + t.against(t.field).value(l.plan.yield)
	case g.Tricks > 0:
		return l.Chances[g.Tricks]
	}
	return l.Average()
}

// line returns a plan as a line.
func (t *table) line(q *plan) Line {
	hands, _ := t.task.count()
	l := Line{plan: q, places: t.places, tokens: t.task.shape, layouts: t.layouts, weights: t.weights, counted: t.problem.Counted,
		whole: t.task.low == 1 && int(t.task.high) == max(hands[0], hands[1])}
	for k := range max(hands[0], hands[1]) + 1 {
		c := -1.0
		if k == 0 {
			c = 1
		}
		if k >= int(t.task.low) && k <= int(t.task.high) {
			c = 0
			for i, w := range t.weights {
				if q.yield.has(t.bit(i, k)) {
					c += w
				}
			}
		}
		l.Chances = append(l.Chances, c)
	}
	return l
}
