package storage

import (
	"context"
	"database/sql"
	"encoding/binary"
	"os"
	"slices"
)

// If SQLite can't read the definitions of the tables, or meets a damaged page on its way down a tree, everything below
// is still intact: each page of a tree is the root of a smaller one. SQLite reads such a piece in a file with a single
// definition, that of the table with the piece as its root.

// copyPieces copies what can be read of tables piece by piece.
func (s *salvage) copyPieces(ctx context.Context, tables []*table) (err error) {
	if s.found == nil {
		if s.head == nil {
			s.head = headOf(string(s.from))
		}
		if s.found, err = newSurvey(ctx, string(s.from), s.head); err != nil {
			return err
		}
	}
	roots, taken := []piece{}, map[uint32]bool{1: true}
	failed := map[string]bool{}
	for _, t := range tables {
		failed[t.name] = true
	}
	for name, d := range s.found.defined {
		taken[d.root] = taken[d.root] || !failed[name] // a root that fails may be another table's
	}
	for _, t := range tables {
		root := s.found.defined[t.name].root
		if t.old == nil && s.found.holds(root, s.found.records(root), t.layout, namedOfTen) {
			taken[root] = true
			roots, t.failed = append(roots, piece{root, []*table{t}}), false // unless it fails again
		}
	}
	copyAll := func(pieces []piece) error {
		for _, p := range pieces {
			if err := s.copyPiece(ctx, p); err != nil {
				return err
			}
		}
		return nil
	}
	if err := copyAll(roots); err != nil {
		return err
	}
	tables = slices.DeleteFunc(slices.Clone(tables), func(t *table) bool { return !t.failed })
	var sure, unsure []piece
	for _, head := range s.found.heads {
		if taken[head] {
			continue
		}
		p, records := piece{root: head}, s.found.records(head)
		for _, t := range tables {
			if s.found.holds(head, records, t.layout, mostOfTen) {
				p.tables = append(p.tables, t)
			}
		}
		switch len(p.tables) {
		case 0:
		case 1:
			sure = append(sure, p)
		default:
			unsure = append(unsure, p)
		}
	}
	if err := copyAll(sure); err != nil {
		return err
	}
	return copyAll(unsure)
}

// piece is a tree that may belong to one of several tables.
type piece struct {
	root   uint32
	tables []*table
}

// copyPiece copies a piece to the table to which it most likely belongs: the one that accepts most of its rows with
// valid foreign keys; among equals one whose columns all rows have, then one whose root is there in a file of the same
// version.
func (s *salvage) copyPiece(ctx context.Context, p piece) error {
	best, most := p.tables[0], -1
	records := s.found.records(p.root)
	for _, t := range p.tables {
		if len(p.tables) == 1 {
			break
		}
		was := *t
		t.most = mostTried
		n, err := s.try(ctx, t, p.root)
		if *t = was; err != nil {
			return err
		}
		n *= 4
		if !slices.ContainsFunc(records, func(record []field) bool { return len(record) < len(t.stored) }) {
			n += 2
		}
		if t.root == p.root {
			n++
		}
		if n > most {
			best, most = t, n
		}
	}
	return s.inPiece(ctx, best, p.root, func(tx *sql.Tx) error { return best.copyIn(ctx, tx) })
}

// mostTried is the number of rows tried to identify a table.
const mostTried = 1000

// try copies some of a piece to a table, rolls that back, and returns the number of rows accepted that match the
// others.
func (s *salvage) try(ctx context.Context, t *table, root uint32) (n int, err error) {
	strangers := func(tx *sql.Tx) (n int, err error) {
		err = tx.QueryRowContext(ctx, "SELECT count(*) FROM pragma_foreign_key_check('"+t.name+"')").Scan(&n)
		return n, err
	}
	err = s.inPiece(ctx, t, root, func(tx *sql.Tx) error {
		before, err := strangers(tx)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "SAVEPOINT try"); err != nil {
			return err
		}
		kept := t.kept
		if err := t.copyIn(ctx, tx); err != nil {
			return err
		}
		after, err := strangers(tx)
		if err != nil {
			return err
		}
		n = t.kept - kept - (after - before)
		_, err = tx.ExecContext(ctx, "ROLLBACK TO try; RELEASE try")
		return err
	})
	return n, err
}

// inPiece calls f with a transaction of the new file while the table is read from a piece of the old one.
func (s *salvage) inPiece(ctx context.Context, t *table, root uint32, f func(tx *sql.Tx) error) error {
	if err := s.define(t.layout, root); err != nil {
		return err
	}
	old, err := connect(s.from.dsn("mode=ro&immutable=1"))
	if err != nil {
		t.failed = true
		return nil
	}
	defer old.Close()
	t.old = old
	defer func() { t.old = nil }()
	return InTx(ctx, t.db, f)
}

// define makes a piece of a table the only table of the file that is read.
func (s *salvage) define(l layout, root uint32) error {
	first := make([]byte, pageSize)
	copy(first, newHead(s.found.count, false))
	text, statement := "table"+l.name+l.name, l.statement()
	record := []byte{0, 13 + 2*5, byte(13 + 2*len(l.name)), byte(13 + 2*len(l.name)), 4}
	record = appendVarint(record, uint64(13+2*len(statement)))
	record[0] = byte(len(record))
	record = append(record, text...)
	record = binary.BigEndian.AppendUint32(record, root)
	record = append(record, statement...)
	cell := append(appendVarint(nil, uint64(len(record))), 1) // the row id
	cell = append(cell, record...)
	at := pageSize - len(cell)
	copy(first[at:], cell)
	first[headSize] = leafTable
	binary.BigEndian.PutUint16(first[headSize+3:], 1)
	binary.BigEndian.PutUint16(first[headSize+5:], uint16(at))
	binary.BigEndian.PutUint16(first[headSize+8:], uint16(at))
	file, err := os.OpenFile(string(s.from), os.O_RDWR, 0)
	if err != nil {
		return err
	}
	_, err = file.WriteAt(first, 0)
	if closeErr := file.Close(); err == nil {
		err = closeErr
	}
	return err
}

// appendVarint appends a number below 1 << 14 in SQLite's encoding.
func appendVarint(data []byte, v uint64) []byte {
	if v < 0x80 {
		return append(data, byte(v))
	}
	return append(data, byte(v>>7)|0x80, byte(v&0x7f))
}
