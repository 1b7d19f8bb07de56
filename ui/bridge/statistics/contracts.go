package statistics

import (
	"math"
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// contractSide is whose contracts the bars and the map are about: those of the user's
// side, or those defended if he wants to see these. What stands and is strong is good for
// him in both.
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

// good returns for how many of the contracts of a tally things went well.
func (s contractSide) good(t bridgestore.Tally) int {
	if s.defended {
		return t.Boards - t.Made
	}
	return t.Made
}

// up and down are what the two kinds of bars are called.
func (s contractSide) up() string {
	if s.defended {
		return text.T("statistics.bars.beaten")
	}
	return text.T("statistics.bars.made")
}

func (s contractSide) down() string {
	if s.defended {
		return text.T("statistics.bars.let-through")
	}
	return text.T("statistics.bars.down")
}

// bars are the contracts of each level.
func (s contractSide) bars(st bridgestore.Statistics) chart.Bars {
	b := chart.Bars{
		Title: text.T("statistics.bars"), Count: text.Points, Short: statistics.Short, Up: s.up(), Down: s.down(),
		Empty: text.T("statistics.contracts.empty"),
	}
	if s.defended {
		b.Title = text.T("statistics.bars.defended")
	}
	for level := 1; level <= s.rules.Level; level++ {
		t := st.Sum(func(c bridgestore.Cell) bool { return s.wants(c) && c.Level == level })
		b.Bars = append(b.Bars, chart.Bar{Label: strconv.Itoa(level), Up: s.good(t), Down: t.Boards - s.good(t)})
	}
	return b
}

// barWords says what a bar stands for; row is 0 for one that stands.
func (s contractSide) barWords(b chart.Bars, column, row int) string {
	bar := b.Bars[column]
	n, kind := bar.Up, s.up()
	if row == 1 {
		n, kind = bar.Down, s.down()
	}
	share, _ := statistics.Share(n, bar.Up+bar.Down, 0)
	return text.T("statistics.bars.words", "Level", bar.Label, "Count", text.Points(n), "Kind", kind,
		"Contracts", contracts(bar.Up+bar.Down), "Share", share)
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

// heat is a map of contracts by level and strain, with what each cell comes to.
type heat struct {
	chart.Heat
	side    contractSide
	tallies [][]bridgestore.Tally
}

// fewInCell is how many boards a cell needs to be drawn in full size.
const fewInCell = 5

// newHeat returns the map. It shows how many of the contracts went well or, by points, how
// many points they brought.
func newHeat(side contractSide, st bridgestore.Statistics, byPoints bool) heat {
	h := heat{side: side, Heat: chart.Heat{
		Title: text.T("statistics.heat.made"), Low: statistics.Percent(0), High: statistics.Percent(1), Empty: text.T("statistics.contracts.empty"),
	}}
	if side.defended {
		h.Title = text.T("statistics.heat.beaten")
	}
	for level := 1; level <= side.rules.Level; level++ {
		h.Columns = append(h.Columns, strconv.Itoa(level))
	}
	most, few := 0., 0. // points a board, of cells with some boards, and of all
	for r, strain := range strains {
		h.Rows = append(h.Rows, bridgetext.StrainSign(strain))
		h.tallies = append(h.tallies, make([]bridgestore.Tally, len(h.Columns)))
		h.Cells = append(h.Cells, make([]chart.Cell, len(h.Columns)))
		for c := range h.Columns {
			t := st.Sum(func(cell bridgestore.Cell) bool {
				return side.wants(cell) && cell.Level == c+1 && cell.Strain == strain
			})
			h.tallies[r][c] = t
			if t.Boards == 0 {
				continue
			}
			h.Cells[r][c] = chart.Cell{Label: text.Points(t.Boards), Short: statistics.Short(t.Boards), Shade: float64(side.good(t)) / float64(t.Boards), Few: t.Boards < fewInCell}
			few = max(few, math.Abs(pointsOf(t)))
			if t.Boards >= fewInCell {
				most = max(most, math.Abs(pointsOf(t)))
			}
		}
	}
	if most == 0 {
		most = few
	}
	if byPoints {
		h.showPoints(most)
	}
	return h
}

func pointsOf(t bridgestore.Tally) float64 { return float64(t.Points) / float64(t.Boards) }

// showPoints shades the cells by their points, the most of which have the full shade.
func (h *heat) showPoints(most float64) {
	most = chart.NewAxis(0, most, 1).High
	h.Title, h.Signed = text.T("statistics.heat.points"), true
	h.Low, h.High = statistics.Signed(-most, 0), statistics.Signed(most, 0)
	for r := range h.Cells {
		for c := range h.Cells[r] {
			if t := h.tallies[r][c]; t.Boards > 0 {
				h.Cells[r][c].Shade = max(-1, min(1, pointsOf(t)/most))
			}
		}
	}
}

// words says what a cell stands for.
func (h heat) words(column, row int) string {
	t := h.tallies[row][column]
	good := h.side.good(t)
	share, chance := statistics.Share(good, t.Boards, 0)
	if chance != "" {
		share += " " + chance
	}
	if h.side.rules.Name == "" {
		return text.T("statistics.heat.words.all-games", "Contract", h.Columns[column]+h.Rows[row], "Boards", boards(t.Boards),
			"Share", share, "Kind", h.side.up())
	}
	return text.T("statistics.heat.words", "Contract", h.Columns[column]+h.Rows[row], "Boards", boards(t.Boards),
		"Share", share, "Kind", h.side.up(), "Points", statistics.Signed(pointsOf(t), 0))
}

func (h heat) filter(column, row int) bridgestore.Filter {
	f := h.side.filter
	strain := strains[row]
	f.Level, f.Strain = column+1, &strain
	return f
}
