package guide

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// figures returns the sheet: the values of tricks bid and made, and everything written above the line.
func figures(r few.Rules) family.Figures {
	return family.Figures{Title: text.T("few.help.figures"), Tables: []family.Table{below(r), above(r), honours(r)}}
}

// The shares of tables with one figure a line, and with two.
var (
	two   = []float32{2.6, 1.4}
	three = []float32{2, 1, 1}
)

// below returns the values of tricks bid and made.
func below(r few.Rules) family.Table {
	t := family.Table{Shares: two, Head: []string{text.T("few.help.below")}}
	prices := map[int][]string{}
	var order []int
	for _, s := range r.Strains {
		price := r.Sheet.Price[s]
		if s == few.NoTrump && r.Sheet.FirstNoTrump != price {
			continue
		}
		if prices[price] == nil {
			order = append(order, price)
		}
		prices[price] = append(prices[price], fewtext.StrainSign(s))
	}
	for _, price := range order {
		t.Lines = append(t.Lines, []string{strings.Join(prices[price], " "), text.Points(price)})
	}
	if first := r.Sheet.FirstNoTrump; first != r.Sheet.Price[few.NoTrump] {
		t.Lines = append(t.Lines, []string{fewtext.StrainSign(few.NoTrump),
			text.T("few.help.first-then", "First", text.Points(first), "Then", text.Points(r.Sheet.Price[few.NoTrump]))})
	}
	return t
}

// above returns the scores above the line, for a side that isn't vulnerable and one that is.
func above(r few.Rules) family.Table {
	s := r.Sheet
	t := family.Table{Shares: three, Head: []string{text.T("few.help.above"), text.T("few.help.not-vulnerable"), text.T("few.help.vulnerable")}}
	line := func(id string, of [2]int) {
		t.Lines = append(t.Lines, []string{text.T(id), text.Points(of[0]), text.Points(of[1])})
	}
	twice := func(of [2]int) [2]int { return [2]int{2 * of[0], 2 * of[1]} }
	t.Lines = append(t.Lines, []string{text.T("few.help.over"), text.T("few.help.as-below"), text.T("few.help.as-below")})
	line("few.help.over-doubled", s.OvertrickDoubled)
	line("few.help.over-redoubled", twice(s.OvertrickDoubled))
	line("few.help.made-doubled", [2]int{s.Made[bridge.Doubled], s.Made[bridge.Doubled]})
	line("few.help.made-redoubled", [2]int{s.Made[bridge.Redoubled], s.Made[bridge.Redoubled]})
	line("few.help.small", s.SmallSlam)
	line("few.help.grand", s.GrandSlam)
	line("few.help.short", s.Undertrick)
	t.Lines = append(t.Lines, []string{text.T("few.help.short-doubled"), steps(s.UndertrickDoubled[0][:]), steps(s.UndertrickDoubled[1][:])})
	return t
}

// steps lists the costs of undertricks, up to the one after which they are constant.
func steps(costs []int) string {
	var all []string
	for i, c := range costs {
		all = append(all, text.Points(c))
		if rest := costs[i:]; slices.Min(rest) == slices.Max(rest) {
			break
		}
	}
	return strings.Join(all, ", ")
}

// honours returns the scores for honours, and the rest.
func honours(r few.Rules) family.Table {
	s := r.Sheet
	t := family.Table{Shares: two, Head: []string{text.T("few.help.besides")}}
	line := func(id string, points ...int) {
		var all []string
		for _, p := range points {
			all = append(all, text.Points(p))
		}
		t.Lines = append(t.Lines, []string{text.T(id), strings.Join(all, " / ")})
	}
	line("few.help.honours", s.Honours.Four, s.Honours.Five)
	line("few.help.aces", s.Honours.Aces)
	line("few.help.rubber", s.Rubber[0], s.Rubber[1])
	return t
}
