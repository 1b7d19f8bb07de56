package bridge

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/storage"
)

// gap is a row that lacks some of the marks that an import has for it.
type gap struct {
	table string
	id    int64
	marks storage.Marks // its present marks
	added int           // number of fields added, out of name, note and star
}

// gaps returns the rows of a stored rubber and of its boards to which the rubber being imported, another state of
// it, can add marks.
func (im *importer) gaps(kept int64) ([]gap, error) {
	var all []gap
	err := storage.Each(context.Background(), im.tx, `
		SELECT 'session', here.id, here.name, here.note, here.starred <> 0, its.name, its.note, its.starred <> 0
		FROM session AS here JOIN session AS its ON its.id = ?1 WHERE here.id = ?2
		UNION ALL
		SELECT 'part', here.id, here.name, here.note, here.starred <> 0, its.name, its.note, its.starred <> 0
		FROM part AS here JOIN part AS its ON its.session = ?1 AND its.position = here.position WHERE here.session = ?2`, []any{im.id, kept}, func(rows *sql.Rows) error {
		var g gap
		var marks storage.Marks
		if err := rows.Scan(&g.table, &g.id, &g.marks.Name, &g.marks.Note, &g.marks.Starred, &marks.Name, &marks.Note, &marks.Starred); err != nil {
			return err
		}
		if g.marks, g.added = g.marks.Filled(marks); g.added > 0 {
			all = append(all, g)
		}
		return nil
	})
	return all, err
}

// fill adds the marks.
func (im *importer) fill(gaps []gap) error {
	for _, g := range gaps {
		if _, err := g.marks.Set(im.tx, g.table, g.id); err != nil {
			return err
		}
		im.done.Marks += g.added
	}
	return nil
}
