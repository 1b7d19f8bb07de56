package table

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
)

// resultSheet shows the result of a finished board beside the hands, which lie open. It is seen once these are there.
type resultSheet struct {
	laid
	sheet.Spaced
	scoring *scoring
	// late is when the result came behind a trick that nobody had to play. An Enter that was meant for a card of that
	// trick doesn't take it away.
	late time.Time
}

var (
	_ sheet.Leaver = (*resultSheet)(nil)
	_ sheet.Looker = (*resultSheet)(nil)
)

// resultGrace is the time by which an Enter may be late for a card that has played itself.
const resultGrace = 400 * time.Millisecond

// Build implements [sheet.Sheet].
func (r *resultSheet) Build() fyne.CanvasObject {
	if r.parts.surface.Spreading() {
		return nil
	}
	return r.fittedIn(r.fits, leastResult, r.scoring.showResult)
}

// leastResult is the smallest size of a result's letters, as a share of the usual one. They shrink so that it hides no hand and no plate.
const leastResult = 0.85

// fits reports whether a result of a size hides no hand and no plate.
func (r *resultSheet) fits(size fyne.Size) bool {
	g := r.parts.geometry(r.parts.content.Size())
	at := g.ResultSpot(size.Width, size.Height)
	return at.Y+at.H <= g.H && !slices.ContainsFunc(r.parts.surface.Taken(), at.Overlaps)
}

// Look implements [sheet.Looker].
func (r *resultSheet) Look() sheet.Look { return sheet.Look{Veil: sheet.None, Place: r.beside} }

// beside puts the result where it hides no hand.
func (r *resultSheet) beside(room, least fyne.Size) (fyne.Position, fyne.Size) {
	g := r.parts.geometry(room)
	return spot(g.ResultSpot(least.Width, least.Height))
}

// Enter implements [sheet.Sheet]: it goes on. An impatient user sees the result all the same.
func (r *resultSheet) Enter() {
	if moving := r.scoring.finale.finish(); !moving && time.Since(r.late) >= resultGrace {
		r.scoring.endings()[0].do()
	}
}

// Key implements [sheet.Sheet].
func (r *resultSheet) Key(fyne.KeyName) { r.scoring.finale.finish() }

// Leave implements [sheet.Leaver]: it leaves the table, but not before all is seen.
func (r *resultSheet) Leave() {
	if !r.scoring.finale.finish() {
		r.scoring.exit.leave()
	}
}
