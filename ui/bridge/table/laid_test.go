package table

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// laidOn names the sheet on top: "result" for a resultSheet, or "" if there is none.
func laidOn(s *Screen) string {
	if s.parts.sheets.Empty() {
		return ""
	}
	return strings.TrimSuffix(strings.TrimPrefix(fmt.Sprintf("%T", s.parts.sheets.Top()), "*table."), "Sheet")
}

// claimOn returns the claim that lies on the table, or one of nothing.
func claimOn(s *Screen) *claimSheet {
	if c, ok := s.parts.sheets.Top().(*claimSheet); ok {
		return c
	}
	return &claimSheet{laid: s.peek.laid}
}

// What each sheet is, where it lies and what it dims. The auction once hid partner's plate.
func TestWhereTheSheetsLie(t *testing.T) {
	for _, tt := range []struct {
		name, events, keys string
		dims               bool
		free               func(tabletop.Geometry) []tabletop.Rect // what it hides nothing of
	}{
		{"lastTrick", southToPlay + " any any any any", "l", true, func(g tabletop.Geometry) []tabletop.Rect { return []tabletop.Rect{g.Plate[tabletop.Top], g.Note} }},
		{"auction", southToPlay, "a", true, func(g tabletop.Geometry) []tabletop.Rect { return []tabletop.Rect{g.Plate[tabletop.Top], g.Note} }},
		{"claim", southToPlay, "C", false, func(g tabletop.Geometry) []tabletop.Rect { return []tabletop.Rect{g.Fan, g.Plate[tabletop.Top]} }},
		{"result", "1N Pass Pass Pass any any any Claim_5", "", false, func(g tabletop.Geometry) []tabletop.Rect {
			return []tabletop.Rect{g.Plate[tabletop.Top], g.Plate[tabletop.Bottom]}
		}},
	} {
		for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
			s := sit(t, board(t, 3, tt.events), new(forgetful))
			s.Content().Resize(size)
			for _, r := range tt.keys {
				s.Rune(r)
			}
			s.finale.finish()
			o := s.parts.sheets.Shown()
			if laidOn(s) != tt.name || o == nil {
				t.Fatalf("%s: sheet %q", tt.name, laidOn(s))
			}
			at := cardtable.NewRect(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height)
			for i, free := range tt.free(tabletop.NewGeometry(size.Width, size.Height)) {
				if at.Overlaps(free) {
					t.Errorf("%s at %v lies on %d, which is at %v", tt.name, at, i, free)
				}
			}
			if at.X < 0 || at.Y < 0 || at.X+at.W > size.Width || at.Y+at.H > size.Height {
				t.Errorf("%s at %v is not wholly on a table of %v", tt.name, at, size)
			}
			if s.parts.veil.Visible() != tt.dims {
				t.Errorf("%s: the cards are dimmed: %v", tt.name, !tt.dims)
			}
		}
	}
}

// A sheet to look at takes the place of another one, but not of a question.
func TestWhatIsLookedAt(t *testing.T) {
	for _, tt := range []struct{ events, keys, want string }{
		{southToPlay, "l", ""}, // there is no trick yet
		{southToPlay, "a", "auction"},
		{southToPlay, "aa", ""},
		{southToPlay, "Ca", "claim"},
		{southToPlay, "aC", "claim"},
		{southToPlay + " any any any any", "la", "auction"},
		{southToPlay + " any any any any", "lal", "lastTrick"},
		{southToPlay + " any any any any", "lall", ""},
		{"1N Pass Pass Pass any any any Claim_5", "a", "auction"},
		{"1N Pass Pass Pass any any any Claim_5", "aa", "result"},
		{"1N Pass Pass Pass any any any Claim_5", "ma", "auction"},
		{"1N Pass Pass Pass any any any Claim_5", "maa", "lookBack"},
		{"1N Pass Pass Pass any any any Claim_5", "raar", "result"},
	} {
		s := sit(t, board(t, 3, tt.events), new(forgetful))
		s.play.work.Runner = heardBy(unheard)
		s.play.options.Adviser = &adviser{advise: waits}
		for _, r := range tt.keys {
			s.Rune(r)
		}
		if got := laidOn(s); got != tt.want {
			t.Errorf("%q: %q is there, want %q", tt.keys, got, tt.want)
		}
		s.play.work.Cancel()
	}
}
