// Package printing offers the papers of a session, in the window.
package printing

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strconv"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/paper"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Choice is the choice of papers of a session, for a [task.Sheet]. Read and Deal are required.
type Choice struct {
	Rules   bridge.Rules
	Colours cardart.Colours
	Memory  int // in bytes, for finding tricks
	// Read returns the session, and is called on another goroutine.
	Read func(context.Context) (paper.Session, error)
	// Deal returns the deals of an evening, by board, counted from 0.
	Deal func(board int) card.Deal

	kind, size     int
	compute        bool
	movement, many int // of the kinds, and of the numbers of tables
}

// The papers that are offered.
const (
	records = iota
	curtains
	lists
	score
	evening
)

// kinds are the ids of the names of the papers, and of what is said of them. An evening is for games whose boards are each
// scored alone.
func (p *Choice) kinds() [][2]string {
	all := [][2]string{
		{"paper.records", "paper.about.records"}, {"paper.curtains", "paper.about.curtains"}, {"paper.lists", "paper.about.lists"},
		{"paper.score", "paper.about.score"}, {"paper.evening-for", "paper.about.evening-for"},
	}
	if p.Rules.CarryBelow {
		all = all[:evening]
	}
	return all
}

// Task returns the task of writing the papers as they are chosen now into a folder.
func (p *Choice) Task(dir string) task.Task {
	row := func(label string, value *int, options ...string) task.Row {
		*value = min(*value, len(options)-1)
		return task.Row{Label: label, Options: options, Chosen: *value, Choose: func(i int) { *value = i }}
	}
	var names []string
	for _, ids := range p.kinds() {
		names = append(names, text.T(ids[0]))
	}
	rows := []task.Row{row(text.T("paper.which"), &p.kind, names...), row(text.T("paper.size"), &p.size, "A4", "Letter")}
	about := []string{text.T(p.kinds()[p.kind][1])}
	switch p.kind {
	case records:
		compute := 0
		if p.compute {
			compute = 1
		}
		rows = append(rows, task.Row{Label: text.T("paper.tricks"), Options: []string{text.T("paper.tricks.known"), text.T("paper.tricks.compute")},
			Chosen: compute, Choose: func(i int) { p.compute = i == 1 }})
	case evening:
		rows = append(rows, p.eveningRows(row)...)
	}
	path := disk.FreePath(dir, names[p.kind], ".pdf")
	chosen := *p
	return task.Task{Rows: rows, About: about, Into: text.T("task.new-file"), Path: path, Work: func(ctx context.Context, tell func(task.Progress)) (string, error) {
		write, err := chosen.prepare(ctx, tell)
		if err != nil {
			return "", err
		}
		return text.T("paper.done"), disk.WriteNew(path, func(w io.Writer) error {
			out := bufio.NewWriter(w)
			return errors.Join(write(out), out.Flush(), ctx.Err())
		})
	}}
}

// eveningRows are the choices for an evening.
func (p *Choice) eveningRows(row func(label string, value *int, options ...string) task.Row) []task.Row {
	var kinds, tables []string
	for _, kind := range movements {
		kinds = append(kinds, text.T("paper.kind."+kind.String()))
	}
	rows := []task.Row{row(text.T("paper.movement-kind"), &p.movement, kinds...)}
	for n := p.fewest(); n <= club.MostTables; n++ {
		tables = append(tables, strconv.Itoa(n))
	}
	return append(rows, row(text.T("paper.tables-head"), &p.many, tables...))
}

// movements are the kinds of movements in the order in which they are offered.
var movements = []club.Kind{club.Individual, club.Howell, club.Mitchell}

// fewest returns the least number of tables of the chosen movement.
func (p *Choice) fewest() int {
	if movements[p.movement] == club.Mitchell {
		return club.FewestTables + 1
	}
	return club.FewestTables
}

// prepare reads and computes what the papers need, and returns what writes them.
func (p *Choice) prepare(ctx context.Context, tell func(task.Progress)) (func(io.Writer) error, error) {
	on := paper.Paper{Fonts: picture.Fonts(), Size: []page.Size{page.A4, page.Letter}[p.size], Colours: p.Colours}
	if p.kind == evening {
		return p.evening(on)
	}
	s, err := p.Read(ctx)
	if err != nil {
		return nil, err
	}
	if p.kind == records && p.compute {
		o := dd.Options{Memory: p.Memory, Nodes: analysis.DefaultNodes}
		if s.Boards, err = paper.Solve(ctx, s.Boards, o, func(done, total int) { tell(task.Of(done, total)) }); err != nil {
			return nil, err
		}
	}
	return func(w io.Writer) error {
		switch p.kind {
		case curtains:
			return on.Curtains(w, s.Name, s.Boards)
		case lists:
			return on.Lists(w, s.Name, s.Boards)
		case score:
			return on.Score(w, s.Name, s.Score, s.Side)
		}
		return on.Records(w, s.Name, s.Boards)
	}, nil
}

// evening deals the boards of an evening.
func (p *Choice) evening(on paper.Paper) (func(io.Writer) error, error) {
	m, err := club.New(movements[p.movement], p.fewest()+p.many)
	if err != nil {
		return nil, err
	}
	e := paper.NewEvening(m, p.Rules)
	var boards []paper.Board
	for i := range e.Boards() {
		b, err := bridge.NewBoard(p.Rules, p.Deal(i), p.Rules.Dealer(i), p.Rules.Vulnerability(i))
		if err != nil {
			return nil, err
		}
		boards = append(boards, paper.Board{Number: i + 1, Board: b})
	}
	return func(w io.Writer) error { return on.Evening(w, text.Game(p.Rules.Name), e, boards) }, nil
}
