package paper

import (
	"context"
	"io"

	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Hand records have 18 boards on a page.
const (
	recordColumns = 3
	recordRows    = 6
)

// Records writes hand records: a diagram of each board, 18 on a page.
func (p Paper) Records(w io.Writer, about string, boards []Board) error {
	b := p.begin(text.T("paper.records"), about)
	b.cells(len(boards), recordColumns, recordRows, func(i int, x, y, w, h float64) {
		const gap = 2.5
		diagram(b, x+gap/2, y+gap/2, w-gap, h-gap, boards[i])
		column, row := i%recordColumns, i/recordColumns%recordRows
		if column > 0 {
			b.Line(x, y, x, y+h, hair, rule)
		}
		if row > 0 {
			b.Line(x, y, x+w, y, hair, rule)
		}
	})
	return b.Output(w)
}

// Solve finds the tricks of boards for which they aren't known, each a new board of the result. It calls progress with the
// number of boards that have them, from the start on; it fails with the error of ctx. With 68 cards a board may take a minute.
func Solve(ctx context.Context, boards []Board, o dd.Options, progress func(done, total int)) ([]Board, error) {
	solved := make([]Board, len(boards))
	done := 0
	for i, b := range boards {
		if solved[i] = b; b.Tricks != nil {
			done++
		}
	}
	progress(done, len(boards))
	for i := range solved {
		if solved[i].Tricks != nil {
			continue
		}
		tricks, err := dd.Table(ctx, solved[i].Deal, o)
		if err != nil {
			return nil, err
		}
		solved[i].Tricks = &tricks
		done++
		progress(done, len(boards))
	}
	return solved, nil
}

// With returns the board with what an analysis of it has found.
func (b Board) With(a analysis.Analysis) Board {
	if a.Total > 0 {
		b.Tricks, b.Par = &a.Tricks, a.Par
	}
	return b
}
