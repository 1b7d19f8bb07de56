package review

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Record is what any game knows of something played act by act: where the user looks, and what a judge has found. Place n is after n acts.
type Record[J any] struct {
	Last    int          // place
	Over    bool         // while it goes on the user sees no more than he may, and nothing is judged
	Watched bool         // nobody sits at the table
	Beside  []int64      // the numbers of what was played with it, itself included, in order
	Turns   []int        // the places at which parts begin, the first and the last place excluded
	Forced  map[int]bool // acts in whose place nothing else could be done, so that they aren't judged
	Judged  map[int]J    // by the acts, in whose place something else could have been done

	At      int  // the place
	Tried   int  // the option that is tried in the place of the last act, or -1
	Covered bool // cards are shown that the user saw, and no others
}

// Base returns the record, for the model that embeds it.
func (r *Record[J]) Base() *Record[J] { return r }

// Done returns the act that the place is about, the one that was done last; -1 before the first.
func (r *Record[J]) Done() int { return r.At - 1 }

// To goes to a place; beyond the ends is at the ends.
func (r *Record[J]) To(place int) { r.At, r.Tried = min(max(place, 0), r.Last), -1 }

// Turn returns the place at which the next part begins, or with -1 the one before.
func (r *Record[J]) Turn(by int) int {
	places := slices.Concat([]int{0}, r.Turns, []int{r.Last})
	if by < 0 {
		slices.Reverse(places)
	}
	for _, n := range places {
		if by > 0 && n > r.At || by < 0 && n < r.At {
			return n
		}
	}
	return r.At
}

// next returns what was played after it, or with -1 before it, or 0.
func (r *Record[J]) next(id int64, by int) int64 {
	i := slices.Index(r.Beside, id)
	if i < 0 || i+by < 0 || i+by >= len(r.Beside) {
		return 0
	}
	return r.Beside[i+by]
}

// own reports whether the user has seen less than all, so that he may choose whose cards he sees and whose acts are judged.
func (r *Record[J]) own() bool { return r.Over && !r.Watched }

// Model is something played as a game knows it. It embeds a [Record].
type Model[J any] interface {
	Played
	Base() *Record[J]
	// Mine reports whether an act is the user's, or anybody's where nobody sits.
	Mine(act int) bool
	// Costly reports whether an act is known to have cost something.
	Costly(act int) bool
	// Said returns what is said at the place.
	Said() Said
	// Options returns how many acts are compared at the place, the best first; none as long as that isn't known, or may not be.
	Options() int
	// Option and Act return a line of the lists of options and acts.
	Option(i int) Line
	Act(act int) Line
	// Result returns lines that say at the end what it came to.
	Result(art *widget.Art) []fyne.CanvasObject
}

// Said is what is said at a place.
type Said struct {
	Title, Subtitle string
	Heading, Words  string
	Verdict         string // what the act cost, or ""
	Bad             bool   // it cost something
	Costs           string // of all acts, or ""
}

// Mistakes returns the places behind the user's costly acts.
func Mistakes[J any](m Model[J]) (places []int) {
	for act := range m.Base().Last {
		if m.Mine(act) && m.Costly(act) {
			places = append(places, act+1)
		}
	}
	return places
}

// Unjudged returns the acts that nobody has judged yet: the user's, or everybody's.
func Unjudged[J any](m Model[J], everybody bool) (acts []int) {
	r := m.Base()
	if !r.Over {
		return nil
	}
	for act := range r.Last {
		if _, ok := r.Judged[act]; !ok && !r.Forced[act] && (everybody || m.Mine(act)) {
			acts = append(acts, act)
		}
	}
	return acts
}
