package statistics

import (
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// contractSide is the side whose contracts the bars and the map show: the user's side's or, if chosen, those defended.
// In both, upward and strong is good for the user.
type contractSide struct {
	rules    bridge.Rules
	filter   bridgestore.Filter
	defended bool
}

func newContractSide(r bridge.Rules, f bridgestore.Filter) contractSide {
	s := contractSide{r, f, f.Role == bridgestore.Defender}
	if !s.defended {
		s.filter = declaring(f)
	}
	return s
}

func (s contractSide) wants(c bridgestore.Cell) bool {
	return s.defended && defended(c) || !s.defended && ours(c)
}

// good returns the number of a tally's contracts that went well.
func (s contractSide) good(t bridgestore.Tally) int {
	if s.defended {
		return t.Boards - t.Made
	}
	return t.Made
}

// kinds returns the endings of the messages on the two kinds of bars: those that go up, and down.
func (s contractSide) kinds() [2]string {
	if s.defended {
		return [2]string{"beaten", "let-through"}
	}
	return [2]string{"made", "down"}
}

// bars are the contracts of each level.
func (s contractSide) bars(st bridgestore.Statistics) chart.Bars {
	kinds := s.kinds()
	b := statistics.NewBars(text.T("statistics.bars"), text.T("statistics.bars."+kinds[0]), text.T("statistics.bars."+kinds[1]),
		text.T("statistics.contracts.empty"))
	if s.defended {
		b.Title = text.T("statistics.bars.defended")
	}
	for level := 1; level <= s.rules.Level; level++ {
		t := st.Sum(func(c bridgestore.Cell) bool { return s.wants(c) && c.Level == level })
		b.Bars = append(b.Bars, chart.Bar{Label: strconv.Itoa(level), Up: s.good(t), Down: t.Boards - s.good(t)})
	}
	return b
}

// figure returns the bars with their words.
func (s contractSide) figure(b chart.Bars) figure {
	return statistics.NewFigure(b, func(m chart.Mark) string { return s.barWords(b, m.Column, m.Row) }, func(m chart.Mark) source {
		bar := b.Bars[m.Column]
		return statistics.Found(s.barFilter(m.Column, m.Row), [2]int{bar.Up, bar.Down}[m.Row])
	})
}

// barWords describes a bar; row is 0 for one that goes up.
func (s contractSide) barWords(b chart.Bars, column, row int) string {
	bar := b.Bars[column]
	n, all := [2]int{bar.Up, bar.Down}[row], bar.Up+bar.Down
	share, _ := statistics.Share(n, all, 0)
	return text.TN("statistics.bars.words."+s.kinds()[row], all, "Level", bar.Label, "Count", text.Points(n),
		"Contracts", text.Points(all), "Share", share)
}

func (s contractSide) barFilter(column, row int) bridgestore.Filter {
	f := s.filter
	f.Level, f.Outcome = column+1, bridgestore.Made
	if s.defended != (row == 1) {
		f.Outcome = bridgestore.Down
	}
	return f
}

// strains are the rows of the map, from the top.
var strains = []bridge.Strain{bridge.NoTrump, bridge.Spades, bridge.Hearts, bridge.Diamonds, bridge.Clubs}

// heat is a map of contracts by level and strain, with the tally of each cell.
type heat struct {
	chart.Heat
	side    contractSide
	tallies [][]bridgestore.Tally
}

// newHeat returns the map. It shows the share of contracts that went well or, by points, the mean points.
func newHeat(side contractSide, st bridgestore.Statistics, byPoints bool) heat {
	h := heat{side: side, Heat: chart.Heat{
		Title: text.T("statistics.heat.made"), Low: text.Percent(0), High: text.Percent(1), Empty: text.T("statistics.contracts.empty"),
	}}
	if side.defended {
		h.Title = text.T("statistics.heat.beaten")
	}
	for level := 1; level <= side.rules.Level; level++ {
		h.Columns = append(h.Columns, strconv.Itoa(level))
	}
	for r, strain := range strains {
		h.Rows = append(h.Rows, bridgetext.StrainSign(strain))
		h.tallies, h.Cells = append(h.tallies, nil), append(h.Cells, nil)
		for level := 1; level <= side.rules.Level; level++ {
			t := st.Sum(func(cell bridgestore.Cell) bool {
				return side.wants(cell) && cell.Level == level && cell.Strain == strain
			})
			h.tallies[r] = append(h.tallies[r], t)
			h.Cells[r] = append(h.Cells[r], statistics.Cell(t.Boards, float64(side.good(t))/float64(max(t.Boards, 1))))
		}
	}
	if byPoints {
		h.Title = text.T("statistics.heat.points")
		h.Heat = statistics.Gains(h.Heat, h.tallies, func(t bridgestore.Tally) (int, float64) { return t.Boards, pointsOf(t) })
	}
	return h
}

func pointsOf(t bridgestore.Tally) float64 { return float64(t.Points) / float64(max(t.Boards, 1)) }

// figure returns the map with the words for its cells.
func (h heat) figure() figure {
	return statistics.NewFigure(h.Heat, func(m chart.Mark) string { return h.words(m.Column, m.Row) },
		func(m chart.Mark) source {
			return statistics.Found(h.filter(m.Column, m.Row), h.tallies[m.Row][m.Column].Boards)
		})
}

// words describes a cell.
func (h heat) words(column, row int) string {
	t := h.tallies[row][column]
	share, chance := statistics.Share(h.side.good(t), t.Boards, 0)
	if chance != "" {
		share += " " + chance
	}
	good, values := h.side.kinds()[0], []any{"Contract", h.Columns[column] + h.Rows[row], "Boards", boards(t.Boards), "Share", share}
	if h.side.rules.Name == "" {
		return text.T("statistics.heat.words.all-games."+good, values...)
	}
	return text.T("statistics.heat.words."+good, append(values, "Points", statistics.Signed(pointsOf(t), 0))...)
}

func (h heat) filter(column, row int) bridgestore.Filter {
	f := h.side.filter
	strain := strains[row]
	f.Level, f.Strain = column+1, &strain
	return f
}
