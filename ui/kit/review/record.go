package review

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Record holds the game-independent part of something played act by act: the user's place in it, and the judge's results. Place
// n is after n acts.
type Record[J any] struct {
	Last    int          // place
	Over    bool         // until then the user sees no more than the rules allow, and nothing is judged
	Watched bool         // the user had no seat
	Beside  []int64      // ids of the records of its session, this one included, in order
	Turns   []int        // places where parts begin, without the first and last place
	Forced  map[int]bool // acts without alternative, which aren't judged
	Judged  map[int]J    // by act, for acts with alternatives

	At      int  // the place
	Tried   int  // the option that is tried in the place of the last act, or -1
	Covered bool // cards are shown that the user saw, and no others
}

// Base returns the record, for the model that embeds it.
func (r *Record[J]) Base() *Record[J] { return r }

// Done returns the act that led to the place; -1 before the first.
func (r *Record[J]) Done() int { return r.At - 1 }

// To moves to a place, clamped to the record.
func (r *Record[J]) To(place int) { r.At, r.Tried = min(max(place, 0), r.Last), -1 }

// Turn returns the beginning of the next part, or with -1 of the one before.
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

// next returns the id of the record after id, or with -1 before it, or 0.
func (r *Record[J]) next(id int64, by int) int64 {
	i := slices.Index(r.Beside, id)
	if i < 0 || i+by < 0 || i+by >= len(r.Beside) {
		return 0
	}
	return r.Beside[i+by]
}

// own reports whether the user saw only part of it, and so may choose whose cards are shown and whose acts are judged.
func (r *Record[J]) own() bool { return r.Over && !r.Watched }

// Model is something played as a game knows it. It embeds a [Record].
type Model[J any] interface {
	Played
	Base() *Record[J]
	// Mine reports whether an act is the user's, or anybody's if the user had no seat.
	Mine(act int) bool
	// Costly reports whether an act is known to have cost something.
	Costly(act int) bool
	// Said returns the words for the place.
	Said() Said
	// Options returns how many acts are compared at the place, best first; 0 as long as that is unknown or hidden.
	Options() int
	// Option and Act return a line of the lists of options and acts.
	Option(i int) Line
	Act(act int) Line
	// Result returns the lines of the final result.
	Result(art *widget.Art) []fyne.CanvasObject
}

// Said holds the words for a place.
type Said struct {
	Title, Subtitle string
	Heading, Words  string
	Verdict         string // the cost of the act, or ""
	Bad             bool   // it cost something
	Costs           string // those of all acts, or ""
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

// Unjudged returns the acts not judged yet: the user's, or everybody's.
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
