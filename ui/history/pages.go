package history

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/ui/kit/background"
)

// pages are rows of which only the ids are known at first. Their content is read page by page, as it becomes visible,
// and a few pages are cached.
type pages[T any] struct {
	ids     []int64
	of      []uint8 // the family of each; nil means the first
	id      func(T) int64
	kept    map[int][]T // whole pages, as ids has them; a zero row is one that is gone
	used    []int       // the cached pages, the most recently used last
	wanted  []int       // those that are missing, the one wanted last at the end
	reading bool
}

const (
	pageRows   = 50
	keptPages  = 20
	mostWanted = 3 // as many as can be in sight, and one
)

func newPages[T any](id func(T) int64, ids []int64) *pages[T] {
	return &pages[T]{ids: ids, id: id, kept: map[int][]T{}}
}

// with returns the rows with their families.
func (p *pages[T]) with(of []uint8) *pages[T] {
	p.of = of
	return p
}

// family returns the family of a row.
func (p *pages[T]) family(i int) uint8 {
	if p.of == nil {
		return 0
	}
	return p.of[i]
}

// len returns the number of rows.
func (p *pages[T]) len() int { return len(p.ids) }

// index returns the row with an id, or -1.
func (p *pages[T]) index(id int64) int { return slices.Index(p.ids, id) }

// at returns a row; ok is false if it is not there. Then it is wanted, unless it is gone.
func (p *pages[T]) at(i int) (row T, ok bool) {
	if i < 0 || i >= len(p.ids) {
		return row, false
	}
	page := i / pageRows
	rows, ok := p.kept[page]
	if !ok {
		p.wanted = last(p.wanted, page)
		if len(p.wanted) > mostWanted {
			p.wanted = p.wanted[1:]
		}
		return row, false
	}
	p.used = last(p.used, page)
	row = rows[i%pageRows]
	return row, p.id(row) == p.ids[i]
}

// last returns the list with n at its end, and nowhere else.
func last(list []int, n int) []int {
	if len(list) > 0 && list[len(list)-1] == n {
		return list
	}
	return append(slices.DeleteFunc(list, func(m int) bool { return m == n }), n)
}

// page returns the ids of a page, and their families.
func (p *pages[T]) page(n int) (ids []int64, of []uint8) {
	from, to := n*pageRows, min((n+1)*pageRows, len(p.ids))
	if p.of != nil {
		of = p.of[from:to]
	}
	return p.ids[from:to], of
}

// reading reads rows by their ids and families.
type reading[T any] func(ctx context.Context, ids []int64, of []uint8) ([]T, error)

// put caches a page with its rows, and drops the least recently used one.
func (p *pages[T]) put(page int, rows []T) {
	p.wanted = slices.DeleteFunc(p.wanted, func(n int) bool { return n == page })
	byID := make(map[int64]T, len(rows))
	for _, row := range rows {
		byID[p.id(row)] = row
	}
	all := make([]T, pageRows)
	ids, _ := p.page(page)
	for i, id := range ids {
		all[i] = byID[id]
	}
	p.kept[page] = all
	p.used = last(p.used, page)
	if len(p.used) > keptPages {
		delete(p.kept, p.used[0])
		p.used = p.used[1:]
	}
}

// again requests the pages used last again, and drops the others. The old rows stay until then.
func (p *pages[T]) again() {
	for len(p.used) > mostWanted {
		delete(p.kept, p.used[0])
		p.used = p.used[1:]
	}
	p.wanted = slices.Clone(p.used)
}

// change changes a row, if it is there.
func (p *pages[T]) change(id int64, change func(*T)) {
	i := p.index(id)
	if _, ok := p.at(i); ok {
		change(&p.kept[i/pageRows][i%pageRows])
	}
}

// read reads the page of a row, or the first.
func (p *pages[T]) read(ctx context.Context, i int, read reading[T]) error {
	if len(p.ids) == 0 {
		return nil
	}
	page := max(0, i) / pageRows
	ids, of := p.page(page)
	rows, err := read(ctx, ids, of)
	p.put(page, rows)
	return err
}

// fetch reads requested pages in the background, the last first, and calls got when some have been read.
func (p *pages[T]) fetch(ctx context.Context, runner *background.Runner, read reading[T], got func(error)) {
	if p.reading || len(p.wanted) == 0 {
		return
	}
	page := p.wanted[len(p.wanted)-1]
	ids, of := p.page(page)
	p.reading = true
	runner.Run(ctx, func() func() {
		rows, err := read(ctx, ids, of)
		return func() {
			p.reading = false
			p.put(page, rows)
			got(err)
			p.fetch(ctx, runner, read, got)
		}
	})
}

// has returns a row if it has been read; it doesn't want it.
func (p *pages[T]) has(i int) (row T, ok bool) {
	if rows, read := p.kept[i/pageRows]; read {
		row = rows[i%pageRows]
		return row, p.id(row) == p.ids[i]
	}
	return row, false
}

// without returns the rows but for some. All of them are still to be read.
func (p *pages[T]) without(ids map[int64]bool) *pages[T] {
	rest := newPages(p.id, make([]int64, 0, len(p.ids)))
	for i, id := range p.ids {
		if ids[id] {
			continue
		}
		rest.ids = append(rest.ids, id)
		if p.of != nil {
			rest.of = append(rest.of, p.of[i])
		}
	}
	return rest
}
