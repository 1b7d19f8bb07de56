package review

import (
	"cmp"
	"context"
	"sync"

	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// page is a board that is looked at.
type page struct {
	*model
	works
	search  search
	far     farTable
	answers answers
	lines   lines

	branches []bridgestore.BoardSummary // where it was played on or again, and its own original
	chosen   int                        // index of the one to be opened, or -1
	pointed  int                        // the call that is pointed at, or -1
	typed    typing.Typing              // of a card
}

// works holds what background work on a board needs.
type works struct {
	ctx     context.Context // of the board on display
	runner  *background.Runner
	working *sync.WaitGroup // counts work that is still saving its results
	store   Store
}

// newPage returns a board that is looked at in the parts of a screen.
func newPage(m *model, w works, shown *parts, o Options) *page {
	p := &page{model: m, works: w, chosen: -1, pointed: -1}
	update := func() { shown.update(false) }
	p.search = search{works: w, of: m, shown: shown, options: o.Analysis}
	p.far = farTable{works: w, of: m, search: &p.search, play: o.OtherTable, update: update}
	p.answers = answers{works: w, of: m, adviser: o.Adviser, known: map[asked]*answer{}, update: update}
	p.lines = lines{works: w, of: m, effort: cmp.Or(o.Lines, line.Usual), known: map[asked]*toldLine{}, update: update}
	return p
}

// Part returns the id of the board.
func (p *page) Part() int64 { return p.board.ID }

// Marked returns the board's marks.
func (p *page) Marked() *storage.Marks { return &p.board.Marks }
