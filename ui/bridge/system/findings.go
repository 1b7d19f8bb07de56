package system

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// findings hold the faults that the checker has found in the text read last.
type findings struct {
	checking background.Question
	found    *bidding.Checked // nil before anything was bid
	more     bool             // the checker goes on
}

// stages are the numbers of deals that the checker bids, one after the other, each with what comes of it shown.
var stages = []int{20, 150, 1000}

// checkSeed determines the deals of the checker: the same for each text, so that a fault which is gone has been mended.
const checkSeed = 1

// stop ends the checker.
func (f *findings) stop() {
	f.checking.Stop()
	f.more = false
}

// clear forgets what was found: the text can't be read.
func (f *findings) clear() {
	f.stop()
	f.found = nil
}

// check checks the text read last in the background, after a pause. The next change ends that.
func (s *Screen) check() {
	b, ctx := s.read, s.findings.checking.Ask(s.ctx)
	s.findings.more = true
	if s.pause <= 0 {
		s.stage(ctx, b, 0)
		return
	}
	s.options.Runner.Later(ctx, s.pause, func() { s.stage(ctx, b, 0) })
}

// stage bids the deals of a stage, and goes on to the next.
func (s *Screen) stage(ctx context.Context, b *bidding.Book, i int) {
	s.options.Runner.Run(ctx, func() func() {
		done, err := b.Check(ctx, stages[i], checkSeed)
		return func() {
			if err != nil {
				return
			}
			s.findings.found, s.findings.more = &done, i+1 < len(stages)
			if s.page == findingsPage {
				s.update()
			}
			if s.findings.more {
				s.stage(ctx, b, i+1)
			}
		}
	})
}

// mostFindings is the number of findings that are shown.
const mostFindings = 60

// buildFindings makes the page with what the checker has found. Each finding leads to its line.
func (s *Screen) buildFindings() fyne.CanvasObject {
	f, lines := &s.findings, container.New(stack(theme.U(4)))
	lines.Add(s.heading("editor.findings"))
	lines.Add(s.small(text.T("editor.findings.how")))
	if f.found == nil {
		id := "editor.findings.none-yet"
		if len(s.faults) > 0 {
			id = "editor.findings.faulty"
		}
		lines.Add(s.prose(text.T(id)))
		return lines
	}
	lines.Add(s.prose(text.TN("editor.findings.found", len(f.found.Faults), "Auctions", f.found.Auctions, "Contexts", f.found.Contexts, "Reached", f.found.Reached)))
	if f.more {
		lines.Add(s.small(text.T("editor.findings.more")))
	}
	for i, one := range f.found.Faults {
		if i == mostFindings {
			lines.Add(s.small(text.TN("system.more-faults", len(f.found.Faults)-mostFindings)))
			break
		}
		said := text.Error(one.What)
		if one.Place != "" {
			said = text.T("editor.at", "Place", one.Place, "What", said)
		}
		lines.Add(s.row(said, s.small(said), func() { s.toPlace(one.Place) }))
	}
	return lines
}
