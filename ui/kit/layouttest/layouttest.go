// Package layouttest finds objects in a window that overlap, exceed their boxes, or leave the window. Tests use it on
// any screen: it walks the visible objects.
package layouttest

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Step is the distance of the widths, and of the heights, that are tried, and most the largest of them, in points.
const (
	Step = 37
	most = 2560
)

// round is the tolerance for rounding, in points.
const round = 0.5

// Sizes returns window sizes from a least size on: each width at steps, with heights spread so that together every
// height at steps occurs equally often; and always the least and the largest size.
func Sizes(least fyne.Size, heights int) []fyne.Size {
	var high []float32
	for h := least.Height; h < most; h += Step {
		high = append(high, h)
	}
	sizes := []fyne.Size{least, {Width: most, Height: most}, {Width: most, Height: least.Height}, {Width: least.Width, Height: most}}
	i := 0
	for w := least.Width; w < most; w += Step {
		for n := range heights {
			sizes = append(sizes, fyne.NewSize(w, high[(i+n*len(high)/heights)%len(high)]))
		}
		i += 7 // has no factor in common with the number of heights, as a rule
	}
	return sizes
}

// Every returns all widths with all heights that are some steps more than a least size.
func Every(least fyne.Size) (sizes []fyne.Size) {
	for w := least.Width; w <= most; w += Step {
		for h := least.Height; h <= most; h += Step {
			sizes = append(sizes, fyne.NewSize(w, h))
		}
	}
	return sizes
}

var every = flag.Bool("every-size", false, "lay out everything in every size, and not a sample of it")

// Tried reports whether case n is laid out: one in of is, and all with -every-size.
func Tried(n, of int) bool { return *every || n%of == 0 }

// measures are those that are tried: each size of cards and of words, some together.
var measures = []tablescale.Scale{
	{Cards: tablescale.UsualCards, Words: theme.NormalLetters},
	{Cards: tablescale.LargerCards, Words: theme.LargestLetters},
	{Cards: tablescale.UsualCards, Words: theme.LargestLetters},
	{Cards: tablescale.LargeCards, Words: theme.LargeLetters},
	{Cards: tablescale.LargerCards, Words: theme.NormalLetters},
}

// Measured sets the scale of cards and words for case number n, until the test is over.
func Measured(t *testing.T, n int) tablescale.Scale {
	m := measures[n%len(measures)]
	tablescale.Choose(m)
	t.Cleanup(func() { tablescale.Choose(tablescale.Scale{}) })
	return m
}

// Measures is the number of scales that [Measured] uses.
var Measures = len(measures)

// Windows returns the sizes of common windows, none smaller than least.
func Windows(least fyne.Size) []fyne.Size {
	return []fyne.Size{least, least.Max(theme.Smallest), {Width: 1280, Height: 800}, {Width: 1366, Height: 768}, {Width: 1920, Height: 1080}}
}

// Thing is an object that nothing else may overlap.
type Thing struct {
	Kind string // for counting
	Name string // within its kind
	Of   string // things with the same one may overlap: the cards of a hand; "" means none
	At   cardtable.Rect
}

func (a Thing) touches(b Thing) bool {
	if a.Of != "" && a.Of == b.Of {
		return false
	}
	return a.At.X < b.At.X+b.At.W-round && b.At.X < a.At.X+a.At.W-round && a.At.Y < b.At.Y+b.At.H-round && b.At.Y < a.At.Y+a.At.H-round
}

// Faults counts faults by kind.
type Faults struct {
	// Lies returns the kind of a card on a table, and its group; nil means its hand, or otherwise the trick.
	Lies func(cardtable.Sprite) (kind, of string)
	// Unveiled says that no veil dims the screen below the sheets, so that no sheet may partly cover anything there.
	Unveiled bool
	// Cardless says that only words and controls are walked, and no cards.
	Cardless bool
	// MayBeCut reports whether it is no fault that a text has lost its end; nil: it never is one.
	MayBeCut func(words string) bool

	count   map[string]int
	first   map[string]string
	more    map[string][]string // each one that differs from those before by more than numbers
	checked int                 // windows
}

// Add takes note of a fault of a kind.
func (f *Faults) Add(kind, words string) {
	if f.count == nil {
		f.count, f.first, f.more = map[string]int{}, map[string]string{}, map[string][]string{}
	}
	if f.count[kind]++; f.count[kind] == 1 {
		f.first[kind] = words
	}
	if like := numbers.ReplaceAllString(words, "0"); !slices.ContainsFunc(f.more[kind], func(m string) bool { return numbers.ReplaceAllString(m, "0") == like }) {
		f.more[kind] = append(f.more[kind], words)
	}
}

// numbers matches the numbers in what is said of a fault.
var numbers = regexp.MustCompile(`[0-9.]+`)

// Check finds things that overlap another one, or that aren't wholly within a room.
func (f *Faults) Check(where string, room cardtable.Rect, things []Thing) {
	f.checked++
	for i, a := range things {
		if a.At.X < room.X-round || a.At.Y < room.Y-round || a.At.X+a.At.W > room.X+room.W+round || a.At.Y+a.At.H > room.Y+room.H+round {
			f.Add(a.Kind+" outside", fmt.Sprintf("%s: %s at %v leaves %v", where, a.Name, a.At, room))
		}
		for _, b := range things[i+1:] {
			if a.touches(b) {
				kinds := []string{a.Kind, b.Kind}
				slices.Sort(kinds)
				f.Add(strings.Join(kinds, " on "), fmt.Sprintf("%s: %s at %v, %s at %v", where, a.Name, a.At, b.Name, b.At))
			}
		}
	}
}

// Fits finds out whether something that needs a size has that.
func (f *Faults) Fits(where, kind, name string, needs, has fyne.Size) {
	if needs.Width > has.Width+round {
		f.Add(kind+" too wide", fmt.Sprintf("%s: %s needs %v and has %v", where, name, needs.Width, has.Width))
	}
	if needs.Height > has.Height+round {
		f.Add(kind+" too high", fmt.Sprintf("%s: %s needs %v and has %v", where, name, needs.Height, has.Height))
	}
}

// Report reports the number of faults by kind, and fails the test if there are any.
func (f *Faults) Report(t *testing.T) {
	t.Helper()
	kinds, all := []string{}, 0
	for kind, n := range f.count {
		kinds, all = append(kinds, kind), all+n
	}
	slices.Sort(kinds)
	t.Logf("%d overlaps and texts that don't fit, in %d windows", all, f.checked)
	for _, kind := range kinds {
		t.Errorf("%6d × %s: %s", f.count[kind], kind, f.first[kind])
		for _, words := range f.more[kind][1:] {
			t.Log(words)
		}
	}
}
