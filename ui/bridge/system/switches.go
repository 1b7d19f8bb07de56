package system

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// usualNoTrumps are the ranges of one no-trump that can be switched to.
var usualNoTrumps = []bidding.Range{{Min: 10, Max: 12}, {Min: 12, Max: 14}, {Min: 14, Max: 16}, {Min: 15, Max: 17}, {Min: 16, Max: 18}}

// switching is a row of switches: what it is for, and the text with each of its values.
type switching struct {
	label   string
	options []string
	chosen  int
	with    func(b edit.Book, i int) edit.Book
}

// switches returns the switches of a text. They are at what the text read last has.
func (s *Screen) switches() (all []switching) {
	at, onOff := s.switched, []string{text.T("system.off"), text.T("system.on")}
	is := func(on bool) int {
		if on {
			return 1
		}
		return 0
	}
	if now := at.NoTrump; at.HasNoTrump {
		ranges := usualNoTrumps
		if !slices.Contains(ranges, now) {
			ranges = append(slices.Clone(ranges), now)
		}
		row := switching{label: text.T("editor.switch.no-trump"), chosen: slices.Index(ranges, now),
			with: func(b edit.Book, i int) edit.Book { return b.WithNoTrump(ranges[i]) }}
		for _, r := range ranges {
			row.options = append(row.options, fmt.Sprintf("%d–%d", r.Min, r.Max))
		}
		all = append(all, row)
	}
	if cards := at.Majors; cards > 0 {
		all = append(all, switching{text.T("editor.switch.majors"), []string{"4", "5"}, cards - 4,
			func(b edit.Book, i int) edit.Book { return b.WithMajors(4 + i) }})
	}
	if on := at.TwoOverOne; at.HasTwoOverOne {
		all = append(all, switching{text.T("editor.switch.two-over-one"), onOff, is(on),
			func(b edit.Book, i int) edit.Book { return b.WithTwoOverOne(i == 1) }})
	}
	if s.read == nil {
		return all
	}
	for _, v := range s.read.Conventions() {
		all = append(all, switching{conventionName(v), onOff, is(s.read.Usual(v)),
			func(b edit.Book, i int) edit.Book { return b.WithUsual(v, i == 1) }})
	}
	return all
}

// switchWidth is the width of the values of a switch.
const switchWidth = 150

// buildSwitches makes the page with the switches.
func (s *Screen) buildSwitches() fyne.CanvasObject {
	lines := container.New(stack(0))
	lines.Add(s.heading("editor.switches"))
	lines.Add(s.small(text.T("editor.switches.how")))
	for _, w := range s.switches() {
		lines.Add(s.choice(w.label, switchWidth, w.options, w.chosen, func(to int) {
			s.commit()
			s.holding(func() { s.change(w.with(s.draft, to)) })
		}))
	}
	return lines
}

// conventionName returns the name of a convention, which its explanation begins with.
func conventionName(v bidding.Convention) string {
	name, _, _ := strings.Cut(text.T("convention."+v.String()), ":")
	return name
}
