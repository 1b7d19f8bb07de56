package storage

// gap is a row that has not all the marks that an import has for it.
type gap struct {
	table string
	id    int64
	marks Marks // with what it has itself
	added int   // of name, note and star
}

// gaps returns the rows of a rubber and of its boards to which the rubber that is being imported, which is another
// state of it, can add marks.
func (im *importer) gaps(kept int64) ([]gap, error) {
	rows, err := im.tx.Query(`
		SELECT 'rubber', here.id, here.name, here.note, here.starred, its.name, its.note, its.starred
		FROM rubber AS here JOIN rubber AS its ON its.id = ?1 WHERE here.id = ?2
		UNION ALL
		SELECT 'board', here.id, here.name, here.note, here.starred, its.name, its.note, its.starred
		FROM board AS here JOIN board AS its ON its.rubber = ?1 AND its.position = here.position WHERE here.rubber = ?2`, im.id, kept)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []gap
	for rows.Next() {
		var g gap
		var its Marks
		if err := rows.Scan(&g.table, &g.id, &g.marks.Name, &g.marks.Note, &g.marks.Starred, &its.Name, &its.Note, &its.Starred); err != nil {
			return nil, err
		}
		if g.marks, g.added = g.marks.filled(its); g.added > 0 {
			all = append(all, g)
		}
	}
	return all, rows.Err()
}

// filled returns the marks with what others have and they have not, and how many of name, note and star that is.
func (m Marks) filled(others Marks) (filled Marks, added int) {
	if m.Name == "" && others.Name != "" {
		m.Name = others.Name
		added++
	}
	if m.Note == "" && others.Note != "" {
		m.Note = others.Note
		added++
	}
	if !m.Starred && others.Starred {
		m.Starred = true
		added++
	}
	return m, added
}

// fill adds the marks.
func (im *importer) fill(gaps []gap) error {
	for _, g := range gaps {
		if _, err := setMarks(im.tx, g.table, g.id, g.marks); err != nil {
			return err
		}
		im.done.Marks += g.added
	}
	return nil
}
