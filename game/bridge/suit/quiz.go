package suit

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// QuizLevels is the number of levels of a [Quiz]; the easiest is 1.
const QuizLevels = 10

// Quiz is a suit with a number of tricks to be taken, and lines of which one is best. It is a value.
type Quiz struct {
	Level   int
	Problem Problem
	Tricks  int
	Lines   []Line // two to four, in the order in which they are offered
	Best    int    // the place of the best line
}

// difficulty sets the quizzes of a level.
type difficulty struct {
	lines       int     // to choose from
	least, most float64 // by which the best line is ahead of the next, as a chance
	cards       [2]int  // of both hands together, at least and at most
}

var difficulties = [QuizLevels]difficulty{
	{2, 0.25, 1, [2]int{4, 6}},
	{2, 0.15, 0.40, [2]int{4, 6}},
	{3, 0.15, 0.50, [2]int{4, 6}},
	{3, 0.10, 0.30, [2]int{4, 7}},
	{3, 0.08, 0.20, [2]int{5, 7}},
	{4, 0.08, 0.30, [2]int{5, 7}},
	{4, 0.06, 0.15, [2]int{5, 8}},
	{4, 0.04, 0.10, [2]int{5, 8}},
	{4, 0.03, 0.06, [2]int{6, 8}},
	{4, 0.015, 0.04, [2]int{6, 8}},
}

const (
	honours     = 5   // A K Q J and the ten, or the Maid
	longestHand = 5   // cards of one hand
	quizWork    = 1e6 // steps of a search; a tenth of a second or so
	quizTries   = 400 // suits that are looked at
	// The best line works in some layouts that can be told by practice, and not in all.
	seldom, nearlyAlways = 0.08, 0.98
)

// ErrNoQuiz is the error of [NewQuiz] if it has looked at many suits; another source may make up for it.
var ErrNoQuiz = fault.New("no suit was found that is good for the quiz")

// NewQuiz makes a quiz of a level, 1 to [QuizLevels], for a deck. It fails with the error of ctx, or with [ErrNoQuiz].
func NewQuiz(ctx context.Context, level int, deck card.Deck, random *rand.Rand) (Quiz, error) {
	d := difficulties[min(max(level, 1), QuizLevels)-1]
	for range quizTries {
		p := d.deal(deck, random)
		q, ok := d.quiz(ctx, p, random)
		if err := ctx.Err(); err != nil {
			return Quiz{}, err
		}
		if ok {
			q.Level = level
			return q, nil
		}
	}
	return Quiz{}, ErrNoQuiz
}

// deal gives both hands cards by chance, with some of the honours and not all of them.
func (d difficulty) deal(deck card.Deck, random *rand.Rand) Problem {
	var ranks []card.Rank
	for r := range deck.Ranks.Ranks() {
		ranks = append(ranks, r)
	}
	for {
		total := d.cards[0] + random.IntN(d.cards[1]-d.cards[0]+1)
		north := max(1, total-longestHand) + random.IntN(min(longestHand, total-1)-max(1, total-longestHand)+1)
		held := 2 + random.IntN(min(3, total-1))
		p := Problem{Deck: deck}
		places := append(someOf(random, honours, held, 0), spots(random, len(ranks), total-held)...)
		for i, at := range random.Perm(total) {
			if i < north {
				p.North = p.North.With(ranks[places[at]])
			} else {
				p.South = p.South.With(ranks[places[at]])
			}
		}
		if p.North.Len() < p.South.Len() {
			p.North, p.South = p.South, p.North
		}
		if p.South != 0 {
			return p
		}
	}
}

// spots returns the places, from the top, of cards below the honours. In a longer suit than one of 13 cards most are the lowest: else there
// would be too many layouts.
func spots(random *rand.Rand, suit, n int) (places []int) {
	const short, high = 13, 3
	if suit <= short {
		return someOf(random, suit-honours, n, honours)
	}
	places = someOf(random, high, random.IntN(min(2, n)+1), honours)
	for i := 1; len(places) < n; i++ {
		places = append(places, suit-i)
	}
	return places
}

// someOf returns some of n numbers from a first one on.
func someOf(random *rand.Rand, n, some, first int) []int {
	all := random.Perm(n)[:some]
	for i := range all {
		all[i] += first
	}
	return all
}

// quiz returns a quiz about a suit; ok is false if none is good.
func (d difficulty) quiz(ctx context.Context, p Problem, random *rand.Rand) (q Quiz, ok bool) {
	t := table{problem: p, places: p.order(p.Missing().Len(), false)}
	if !t.search(ctx, Goal{}, Goal{}, quizWork) {
		return q, false
	}
	for _, tricks := range random.Perm(max(p.North.Len(), p.South.Len())) {
		if lines, ok := d.choose(t.forGoal(Goal{Tricks: tricks + 1}), tricks+1, random); ok && t.work.left > 0 {
			best := lines[0]
			random.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
			at := slices.IndexFunc(lines, func(l Line) bool { return l.plan == best.plan })
			return Quiz{Problem: p, Tricks: tricks + 1, Lines: lines, Best: at}, true
		}
	}
	return q, false
}

// choose returns the best line for a number of tricks and others of the lines, which are the best first; ok is false if they aren't of this
// difficulty.
func (d difficulty) choose(lines []Line, tricks int, random *rand.Rand) (chosen []Line, ok bool) {
	if len(lines) < d.lines || slices.ContainsFunc(lines, func(l Line) bool { return len(l.Steps()) == 0 }) {
		return nil, false
	}
	best := lines[0].Chances[tricks]
	ahead := best - lines[1].Chances[tricks]
	if best < seldom || best > nearlyAlways || ahead < d.least || ahead > d.most {
		return nil, false
	}
	others := slices.Clone(lines[2:])
	random.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	return append(slices.Clone(lines[:2]), others[:d.lines-2]...), true
}

// Chance returns how often a line takes the tricks.
func (q Quiz) Chance(line int) float64 { return q.Lines[line].Chances[q.Tricks] }

// Key names the suit and the tricks among all quizzes.
func (q Quiz) Key() string {
	return strings.TrimSpace(fmt.Sprintf("%d %v %v %d", q.Problem.Deck.Len(), q.Problem.North, q.Problem.South, q.Tricks))
}
