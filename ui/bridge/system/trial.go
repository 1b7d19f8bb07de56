package system

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/laboratory"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// trial is the comparison of the text with another system on random deals.
type trial struct {
	against int // 0 is the text that is saved, and then the other systems
	deals   int // index of dealCounts
	cancel  context.CancelFunc
	of      int // deals of the comparison that goes on, or went last
	result  *laboratory.Result
	past    past      // of the result, to be kept
	names   [2]string // of both
	failed  string    // why it couldn't be done, or ""
	kept    []string  // earlier results
}

// dealCounts are the numbers of deals to choose from.
var dealCounts = []int{200, 1000, 5000}

// running reports whether a comparison goes on.
func (t *trial) running() bool { return t.cancel != nil }

// loadTrials reads earlier results.
func (s *Screen) loadTrials() {
	if s.unnamed {
		return
	}
	s.options.Trials(s.draft.Name(), func(kept []string) {
		s.trial.kept = kept
		s.update()
	})
}

// opponents are the names of what the text can be compared with.
func (s *Screen) opponents() []string {
	names := []string{text.T("editor.trial.saved")}
	for _, y := range s.options.Others {
		names = append(names, bridgetext.System(y))
	}
	return names
}

// compare begins the comparison of the text with the chosen system, or ends the one that goes on.
func (s *Screen) compare() {
	s.turn(trialPage)
	t := &s.trial
	if t.running() {
		s.stopTrial()
		return
	}
	s.commit()
	if s.read == nil || len(s.faults) > 0 {
		t.failed = text.T("editor.trial.faulty")
		s.update()
		return
	}
	ctx, cancel := context.WithCancel(s.ctx) // what comes when it has ended is of no interest
	t.cancel, t.result, t.failed, t.of = cancel, nil, "", dealCounts[t.deals]
	t.names = [2]string{s.draft.Title(), s.opponents()[t.against]}
	now, saved, against := s.draft, s.history.Saved(), t.against
	seed := s.options.Random().Uint64()
	show := background.Newest(ctx, s.options.Runner.Do, func(r laboratory.Result) {
		t.result = &r
		s.updateTrial()
	})
	if t.against == 0 {
		t.names[1] = text.T("editor.trial.saved-text")
	}
	t.past = past{when: time.Now(), sum: sumOf(s.draft), against: fmt.Sprintf("saved %08x", sumOf(saved)), seed: seed}
	if against > 0 {
		t.past.against = s.options.Others[against-1].String()
	}
	of, threads := t.of, s.options.Threads
	s.options.Runner.Run(ctx, func() func() {
		a, err := now.Read()
		var b *bidding.Book
		if against > 0 {
			b = bidding.BookOf(s.options.Others[against-1])
		} else if err == nil {
			b, err = saved.Read()
		}
		var r laboratory.Result
		if err == nil {
			r, err = laboratory.Trial{A: a, B: b, Deals: of, Seed: seed, Threads: threads}.Run(ctx, show)
		}
		return func() { s.compared(r, err) }
	})
	s.update()
}

// compared shows and keeps the result of a comparison.
func (s *Screen) compared(r laboratory.Result, err error) {
	t := &s.trial
	if t.result = &r; err != nil {
		t.failed = text.Error(err)
	}
	s.stopTrial()
}

// stopTrial ends the comparison at once, with what it has come to.
func (s *Screen) stopTrial() {
	t := &s.trial
	t.cancel()
	t.cancel = nil
	s.keepTrial()
	s.update()
}

// keepTrial keeps what the comparison has come to.
func (s *Screen) keepTrial() {
	t := &s.trial
	if t.result == nil || t.result.Deals == 0 || s.unnamed {
		return
	}
	t.past.deals, t.past.mean, t.past.error, t.past.differ = t.result.Deals, t.result.Mean, t.result.Error, t.result.Differ
	t.kept = append(t.kept, t.past.String())
	s.options.OnTrial(s.draft.Name(), t.past.String())
}

// updateTrial shows how far the comparison has come.
func (s *Screen) updateTrial() {
	if s.page == trialPage {
		s.update()
	}
}

// gain says what a comparison has come to.
func (t *trial) gain() string {
	r := t.result
	id := "editor.trial.gain"
	switch {
	case r.Deals < 2:
		id = "editor.trial.begun"
	case r.Mean == 0 && r.Error == 0:
		id = "editor.trial.same"
	}
	return text.T(id, "A", t.names[0], "B", t.names[1], "Mean", signed(r.Mean), "Error", fmt.Sprintf("%.2f", r.Error), "Deals", text.Points(r.Deals), "Differ", text.Points(r.Differ))
}

// signed writes a number with its sign.
func signed(x float64) string {
	if x < 0 {
		return fmt.Sprintf("–%.2f", -x)
	}
	return fmt.Sprintf("+%.2f", x)
}

// mostKept is the number of earlier results that are shown.
const mostKept = 5

// buildTrial makes the page of the laboratory.
func (s *Screen) buildTrial() fyne.CanvasObject {
	t, lines := &s.trial, container.New(stack(theme.U(6)))
	lines.Add(s.heading("editor.trial"))
	lines.Add(s.small(text.T("editor.trial.how")))
	var counts []string
	for _, n := range dealCounts {
		counts = append(counts, text.Points(n))
	}
	lines.Add(s.choice(text.T("editor.trial.against"), switchWidth+40, s.opponents(), t.against, func(i int) { t.against = i }))
	lines.Add(s.choice(text.T("editor.trial.deals"), switchWidth+40, counts, t.deals, func(i int) { t.deals = i }))
	if t.running() {
		lines.Add(widget.NewEven(0, s.button("editor.trial.cancel", string(trialKey), s.stopTrial)))
	} else {
		start := s.button("editor.trial.start", string(trialKey), s.compare)
		start.Primary = true
		lines.Add(widget.NewEven(0, start))
	}
	if t.failed != "" {
		failed := s.prose(t.failed)
		failed.Ink = theme.Current().Bad
		lines.Add(failed)
	}
	if t.running() {
		done := 0
		if t.result != nil {
			done = t.result.Deals
		}
		lines.Add(s.prose(text.T("editor.trial.done", "Done", text.Points(done), "All", text.Points(t.of))))
	}
	if t.result != nil && t.result.Deals > 0 {
		lines.Add(s.prose(t.gain()))
		if len(t.result.Most) > 0 {
			lines.Add(s.small(text.T("editor.trial.most")))
		}
		for _, d := range t.result.Most {
			lines.Add(s.row(strconv.Itoa(d.Board), s.small(s.swing(d)), func() { s.sheets.Push(&dealSheet{s: s, rules: t.result.Rules, deal: d, names: t.names}) }))
		}
	}
	if n := len(t.kept); n > 0 {
		lines.Add(s.small(text.T("editor.trial.kept")))
		for i := n - 1; i >= max(0, n-mostKept); i-- {
			lines.Add(s.small(s.pastWords(t.kept[i])))
		}
	}
	return lines
}

// swing is a deal in the list of those that differ most: what was gained, and the contracts of both rooms.
func (s *Screen) swing(d laboratory.Deal) string {
	imps := text.TN("editor.trial.imps", max(d.IMPs, -d.IMPs), "Sign", map[bool]string{true: "–", false: "+"}[d.IMPs < 0])
	return text.T("editor.trial.swing", "Board", d.Board+1, "IMPs", imps, "A", s.contract(d.Rooms[0]), "B", s.contract(d.Rooms[1]))
}

// contract is the contract of a room with its result.
func (s *Screen) contract(r laboratory.Room) string {
	c := r.Auction.Contract()
	if c.PassedOut() {
		return bridgetext.ShortContract(c)
	}
	return bridgetext.ShortContract(c) + " " + bridgetext.Margin(r.Tricks, s.trial.result.Rules.Needs(c.Level))
}
