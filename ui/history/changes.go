package history

import (
	"slices"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// marked is the session or part that marks belong to.
type marked struct {
	session, part int64 // one of them is 0
	storage.Marks
}

// deletion is a deletion by one key.
type deletion struct {
	session int64
	words   string // its message
}

// changes writes the user's changes to the store: marks of the selection, and sessions moved to the trash.
type changes struct {
	*selection
	store   Store
	deleted []deletion // the last at the end
}

// keep writes to the store in the background, and then brings the screen up to date.
func (c *changes) keep(write func() error, then func()) {
	c.system.runner.Write(c.ctx, write, func(err error) {
		c.fail(err)
		then()
	})
}

// lookAgain repeats the search after a change.
func (c *changes) lookAgain() { c.look(0) }

// star puts a star on the selection, or removes it.
func (c *changes) star() {
	if m, ok := c.toMark(); ok {
		m.Starred = !m.Starred
		c.mark(m)
	}
}

// mark marks a session or a part: at once in sight, and then in the store.
func (c *changes) mark(m marked) {
	if m.session != 0 {
		c.sessions.change(m.session, func(session *history.Session) { *session = (*session).With(m.Marks) })
		c.keep(func() error { return c.store.MarkSession(m.session, m.Marks) }, func() {})
	} else {
		change := func(part *history.Part) { *part = (*part).With(m.Marks) }
		c.parts.change(m.part, change)
		c.lines.change(m.part, change)
		if c.part.id == m.part && c.part.err == nil {
			c.part.value = c.part.value.With(m.Marks)
		}
		c.markChip(m)
		c.keep(func() error { return c.store.MarkPart(m.part, m.Marks) }, func() {})
	}
	c.list.ShowRows()
	c.table.ShowRows()
	c.opened()
	c.part.got()
}

// markChip marks the part in the row of its session too.
func (c *changes) markChip(m marked) {
	i := c.lines.index(m.part)
	c.sessions.change(c.linesOf, func(session *history.Session) { *session = (*session).WithStar(i, m.Starred) })
}

// delete puts the selected session, or that of the selected part, in the trash.
func (c *changes) delete() {
	d := c.toDelete()
	id := d.session
	if id == 0 || c.query.Deleted {
		return
	}
	c.deleted = append(c.deleted, d)
	c.remove(id)
	c.keep(func() error { return c.store.Delete(id) }, c.lookAgain)
}

// restore takes the selected session, or that of the selected part, out of the trash.
func (c *changes) restore() {
	id := c.toDelete().session
	if id == 0 || !c.query.Deleted {
		return
	}
	c.deleted = slices.DeleteFunc(c.deleted, func(other deletion) bool { return other.session == id })
	c.remove(id)
	c.keep(func() error { return c.store.Restore(id) }, c.lookAgain)
}

// remove takes a session out of the lists. The next session, or the next part of another one, is selected.
func (c *changes) remove(id int64) {
	if c.byParts() {
		c.at.Part = c.partBeside(id)
		gone := map[int64]bool{}
		for i, part := range c.parts.ids {
			if l, ok := c.parts.has(i); ok && l.Session() == id {
				gone[part] = true
			}
		}
		c.parts = c.parts.without(gone)
		c.sessions = c.sessions.without(map[int64]bool{id: true})
		c.redraw()
		return
	}
	i := c.sessions.index(id)
	c.sessions = c.sessions.without(map[int64]bool{id: true})
	c.inTable = false
	c.at.Session, c.at.Part = 0, 0
	if n := c.sessions.len(); n > 0 {
		c.at.Session = c.sessions.ids[min(i, n-1)]
	}
	c.redraw()
}

// undo takes the last deletion back.
func (c *changes) undo() {
	if len(c.deleted) == 0 {
		return
	}
	last := len(c.deleted) - 1
	id := c.deleted[last].session
	c.deleted = c.deleted[:last]
	if !c.byParts() { // its list stays where it is
		c.at.Session, c.at.Part = id, 0
	}
	c.keep(func() error { return c.store.Restore(id) }, c.lookAgain)
}
