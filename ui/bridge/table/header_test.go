package table

import (
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// longest is a table whose header has the most to say.
func longest(t *testing.T, calls string) tabletop.Model {
	m := modelOf(t, board(t, 3, calls), card.South, true)
	m.Number, m.Length, m.Points = 16, 16, [2]int{-12840, 10260}
	return m
}

// headerAt returns the header of a window of a size, and that of what it says there is room for beside each other.
func headerAt(t *testing.T, g tabletop.Geometry, m tabletop.Model, title string) *widget.Headline {
	t.Helper()
	h := widget.NewHeadline(newArt(t), tabletop.BarHeight)
	h.Set(headerLines(m, title))
	h.Resize(fyne.NewSize(g.Bar.W, g.Bar.H))
	test.WidgetRenderer(h).Layout(h.Size())
	edge, gap := widget.HeadlineInset*g.U-0.5, widget.HeadlineGap*g.U-0.5
	deal, contract, score := h.Left.MinSize().Width, h.Middle.MinSize().Width, h.Right.MinSize().Width
	if from := (g.W - contract) / 2; edge+deal+gap > from || edge+score+gap > from || contract > g.W*(1-2*widget.HeadlineSide) {
		t.Errorf("%vx%v: %q, %q and %q run into each other", g.W, g.H, h.Left.Text, h.Middle.Text, h.Right.Text)
	}
	if h.Left.Position().X < edge || h.Left.Align != fyne.TextAlignLeading || h.Right.Position().X+h.Right.Size().Width > g.W-edge || h.Right.Align != fyne.TextAlignTrailing {
		t.Errorf("%vx%v: the texts lie elsewhere", g.W, g.H)
	}
	if x, _ := (cardtable.NewRect(h.Middle.Position().X, 0, h.Middle.Size().Width, 1)).Centre(); math.Abs(float64(x-g.W/2)) > 0.5 || h.Middle.Align != fyne.TextAlignCenter {
		t.Errorf("%vx%v: the contract has its middle at %v", g.W, g.H, x)
	}
	return h
}

// The longest lines of the header have room beside each other. In the window that the program begins with they say
// all, and in one of 1024 by 700 what is said of most deals.
func TestTheHeaderHasRoom(t *testing.T) {
	for _, person := range []card.Seat{card.South, card.West} {
		m := longest(t, "9N X XX Pass Pass Pass")
		m.Person = person
		for _, dealer := range card.Seats {
			for _, vul := range []bridge.Vulnerability{bridge.VulNone, bridge.VulNS, bridge.VulBoth} {
				m.Table.Dealer, m.Table.Vul = dealer, vul
				for _, g := range []tabletop.Geometry{tabletop.NewGeometry(1280, 800), tabletop.NewGeometry(2560, 1440), tabletop.NewGeometry(1024, 700)} {
					m := m
					if g.W == 1024 {
						headerAt(t, g, m, "")
						m.Number, m.Length, m.Points = 4, 4, [2]int{-1840, 1260}
					}
					h := headerAt(t, g, m, "")
					if got, want := []string{h.Left.Text, h.Middle.Text, h.Right.Text}, []string{dealLines(m)[0], contractLines(m)[0], scoreLines(m)[0]}; !slices.Equal(got, want) {
						t.Errorf("%vx%v: %q, want %q", g.W, g.H, got, want)
					}
				}
			}
		}
		if want := text.T("table.deal", "N", 16, "Of", 16, "Dealer", "West", "Vul", "both sides vulnerable"); dealLines(m)[0] != want {
			t.Errorf("the header says %q, want %q", dealLines(m)[0], want)
		}
	}
}

// Nothing is said of who is vulnerable where nobody can be, or where a guide hasn't spoken of that.
func TestTheHeaderLeavesOutWhoIsVulnerable(t *testing.T) {
	m := longest(t, "1C Pass Pass Pass")
	for _, length := range []int{0, 1, 16} {
		m.Length, m.Even, m.Table.Rules = length, true, bridge.SuperBridge()
		even := dealLines(m)
		m.Even, m.Table.Rules = false, bridge.MiniBridge()
		for i, line := range dealLines(m) {
			if strings.Contains(line, "vulnerable") || line != even[i] || i == 0 && !strings.Contains(line, text.Seat(m.Table.Dealer)) {
				t.Errorf("of %d deals: %q, and in lessons %q", length, line, even[i])
			}
		}
	}
}

// Where the room is short each line says less, but still what matters most; a title that is too long ends in three dots.
func TestTheHeaderOfASmallWindow(t *testing.T) {
	small := tabletop.NewGeometry(860, 600)
	for _, calls := range []string{"", "Pass Pass Pass Pass", "1C Pass Pass Pass", "7N X XX Pass Pass Pass", "9N X XX Pass Pass Pass"} {
		m := longest(t, calls)
		for _, length := range []int{1, 16} {
			m.Length = length
			for _, vul := range []bridge.Vulnerability{bridge.VulNone, bridge.VulNS, bridge.VulBoth} {
				m.Table.Vul = vul
				h := headerAt(t, small, m, "")
				if !slices.Contains(dealLines(m), h.Left.Text) || !slices.Contains(contractLines(m), h.Middle.Text) || !slices.Contains(scoreLines(m), h.Right.Text) {
					t.Errorf("%q: it says %q, %q and %q", calls, h.Left.Text, h.Middle.Text, h.Right.Text)
				}
				headerAt(t, small, m, text.T("practice.from-trick", "Trick", 17))
			}
		}
	}
	m := longest(t, "7N X XX Pass Pass Pass")
	if h := headerAt(t, small, m, strings.Repeat("a title ", 20)); !strings.HasPrefix(h.Right.Text, "a title a title") || !strings.HasSuffix(h.Right.Text, "…") {
		t.Errorf("a long title becomes %q", h.Right.Text)
	}
	m.Over = true // a board that is over has more said of it
	// With more room it says all again.
	h := headerAt(t, small, m, "")
	if h.Left.Text == dealLines(m)[0] {
		t.Fatal("there is room for all")
	}
	wide := tabletop.NewGeometry(1280, 800)
	h.Resize(fyne.NewSize(wide.Bar.W, wide.Bar.H))
	if test.WidgetRenderer(h).Layout(h.Size()); h.Left.Text != dealLines(m)[0] {
		t.Errorf("in a larger window it says %q", h.Left.Text)
	}
}
