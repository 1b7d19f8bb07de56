package bidding

import (
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
)

// Style says how much a pair bids on its points. Partners agree on it, as on the rest of their card: each range of points
// in their system is a little lower or higher, so that all of their calls are true and none lacks a hand.
type Style uint8

// The styles.
const (
	Ordinary Style = iota // as the system has it
	Bold                  // opens, answers, competes and bids games on a point less
	Sound                 // on a point more
	numStyles
)

var styleNames = [numStyles]string{Ordinary: "ordinary", Bold: "bold", Sound: "sound"}

// String returns the style's name: ordinary, bold or sound. It never changes.
func (s Style) String() string {
	if s >= numStyles {
		return "unknown"
	}
	return styleNames[s]
}

// Styles lists all styles.
func Styles() []Style { return []Style{Ordinary, Bold, Sound} }

// Style returns the style of the pair.
func (c Card) Style() Style { return c.style }

// Styled returns the card of a pair that plays the same in another style.
func (c Card) Styled(s Style) Card {
	c.style = s
	return c
}

// styledFigures holds the figures of styles by those of the systems.
var styledFigures sync.Map

// styledKey says whose figures they are.
type styledKey struct {
	of    *figures
	style Style
}

// styled returns the figures of a pair that plays with these in a style, by the rules' deck.
func (f *figures) styled(s Style, r bridge.Rules) *figures {
	if s == Ordinary {
		return f
	}
	key := styledKey{f, s}
	if had, ok := styledFigures.Load(key); ok {
		return had.(*figures)
	}
	less := 1
	if s == Sound {
		less = -1
	}
	g := *f
	g.less = less
	for _, points := range []*int{&g.Open, &g.strong, &g.respond, &g.newTwo, &g.overcall, &g.overcallTo, &g.jumpOver, &g.takeOut, &g.force, &g.action} {
		*points -= less
	}
	for _, points := range []*Range{&g.openNT, &g.twoNT, &g.overNT, &g.preEmpt} {
		*points = Range{points.Min - less, points.Max - less}
	}
	g.noTrump, g.trumps = lowered(f.noTrump, less, SlamLevel(r)), lowered(f.trumps, less, SlamLevel(r))
	had, _ := styledFigures.LoadOrStore(key, &g)
	return had.(*figures)
}

// lowered returns the points for contracts, by level, with as many less for those below slam.
func lowered(points []int, less, slam int) []int {
	all := slices.Clone(points)
	for level := range all[:min(slam, len(all))] {
		all[level] -= less
		if slam < len(all) {
			all[level] = min(all[level], all[slam])
		}
	}
	return all
}

// shifted returns a range of points that a book gives, as the pair's style has it: an end that is none stays.
func (f *figures) shifted(r Range) Range {
	if f.less == 0 {
		return r
	}
	if r.Min > 0 {
		r.Min = max(1, r.Min-f.less)
	}
	if r.Max < f.total() {
		r.Max = max(1, r.Max-f.less)
	}
	return r
}
