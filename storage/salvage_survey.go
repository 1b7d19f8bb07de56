package storage

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"io"
	"os"
	"slices"
	"strings"
)

// survey is the information in the pages of a damaged file.
type survey struct {
	file  *os.File
	count uint32   // number of pages
	ours  bool     // the header says that the file is ours
	is    int      // version from the header; 0 if it has none
	heads []uint32 // pages of trees without a parent: the roots, and what is below a damaged page
	// defined holds the definitions that can still be read, by name.
	defined map[string]definition
}

// definition is a row of sqlite_schema.
type definition struct {
	kind      string // table, index, view or trigger
	root      uint32
	statement string // as far as it is on the page
}

// newSurvey examines all pages of a file without a log. head is the file's header before it was mended.
func newSurvey(ctx context.Context, path string, head []byte) (s *survey, err error) {
	s = &survey{defined: map[string]definition{}}
	if s.file, err = os.Open(path); err != nil {
		return nil, err
	}
	info, err := s.file.Stat()
	if err == nil {
		s.count = uint32(min(info.Size()/pageSize, 1<<32-2))
		err = s.look(ctx, head)
	}
	if err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

func (s *survey) close() { s.file.Close() }

// look fills the survey in.
func (s *survey) look(ctx context.Context, head []byte) error {
	free := s.freed(head)
	trees, below := make([]bool, s.count+1), make([]bool, s.count+1)
	all := bufio.NewReaderSize(s.file, 1<<18)
	data := make([]byte, pageSize)
	for number := uint32(1); number <= s.count; number++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if _, err := io.ReadFull(all, data); err != nil {
			return err
		}
		p, ok := parsePage(data, number)
		if !ok || free[number] {
			continue
		}
		trees[number] = !s.define(p) && number > 1
		children := p.children()
		if p.whole && !slices.ContainsFunc(children, func(child uint32) bool { return child < 2 || child > s.count }) {
			for _, child := range children {
				below[child] = true
			}
		}
	}
	for number, is := range trees {
		if is && !below[number] {
			s.heads = append(s.heads, uint32(number))
		}
	}
	return nil
}

// freed reads the header of the file, any part of which may be damaged, and returns the pages that it lists as free:
// their contents have been deleted.
func (s *survey) freed(head []byte) map[uint32]bool {
	free := map[uint32]bool{}
	if len(head) < headSize {
		return free
	}
	s.ours = binary.BigEndian.Uint32(head[68:]) == applicationID
	if version := binary.BigEndian.Uint32(head[60:]); s.ours && version < 1<<16 {
		s.is = int(version)
	}
	for trunk := binary.BigEndian.Uint32(head[32:]); trunk > 1 && !free[trunk]; {
		data, ok := s.read(trunk)
		if !ok {
			break
		}
		n := binary.BigEndian.Uint32(data[4:])
		if n > pageSize/4-2 {
			break
		}
		free[trunk] = true
		for i := range n {
			free[binary.BigEndian.Uint32(data[8+4*i:])] = true
		}
		trunk = binary.BigEndian.Uint32(data)
	}
	return free
}

// read reads a page; ok is false if there is no page with that number.
func (s *survey) read(number uint32) (data []byte, ok bool) {
	if number < 1 || number > s.count {
		return nil, false
	}
	data = make([]byte, pageSize)
	_, err := s.file.ReadAt(data, int64(number-1)*pageSize)
	return data, err == nil
}

// define collects the definitions on a page, and reports whether there are any.
func (s *survey) define(p page) (defines bool) {
	if p.kind != leafTable {
		return false
	}
	for _, cell := range p.cells {
		record, ok := p.record(cell)
		if !ok || len(record) != 5 || record[0].kind != textValue || record[1].kind != textValue || record[3].kind != integerValue {
			continue
		}
		d := definition{string(record[0].data), uint32(record[3].integer()), string(bytes.Clone(record[4].data))}
		name := string(record[1].data)
		if !strings.HasPrefix(d.statement, "CREATE ") || !slices.Contains([]string{"table", "index", "view", "trigger"}, d.kind) {
			continue
		}
		defines = true
		if was, ok := s.defined[name]; !ok || was.root > s.count {
			s.defined[name] = d
		}
	}
	return defines
}

// mostRecords is the number of records examined to identify a tree.
const mostRecords = 200

// records returns some records of a tree.
func (s *survey) records(root uint32) (all [][]field) {
	seen := map[uint32]bool{}
	var visit func(number uint32)
	visit = func(number uint32) {
		data, ok := s.read(number)
		if !ok || seen[number] || len(all) >= mostRecords || len(seen) >= mostRecords {
			return
		}
		seen[number] = true
		p, ok := parsePage(data, number)
		if !ok {
			return
		}
		if p.kind != innerTable {
			for _, cell := range p.cells {
				if record, ok := p.record(cell); ok {
					all = append(all, record)
				}
			}
		}
		for _, child := range p.children() {
			visit(child)
		}
	}
	visit(root)
	return all
}

// The number of records in ten that a table must accept for a tree to be one of its: some may be damaged. Fewer are
// enough if the definition names the tree.
const mostOfTen, namedOfTen = 9, 5

// holds reports whether a tree may belong to a table: it has records, and the table accepts at least ofTen in ten of
// them.
func (s *survey) holds(root uint32, records [][]field, l layout, ofTen int) bool {
	data, ok := s.read(root)
	p, parsed := parsePage(data, root)
	if !ok || !parsed || l.rowless != (p.kind == innerIndex || p.kind == leafIndex) {
		return false
	}
	took := 0
	for _, record := range records {
		if l.takes(record) {
			took++
		}
	}
	return took > 0 && 10*took >= ofTen*len(records)
}

// version returns the best matching version: its definitions exist, the header names it, and most trees belong to its
// tables.
func (s *survey) version(all []edition) (version int, known bool) {
	best := -1
	for i, e := range all {
		fit := 0
		for name, d := range s.defined {
			if text, ok := e.defines[name]; ok && d.statement != "" && strings.HasPrefix(text, d.statement) {
				fit++
			}
		}
		known = known || fit > 0
		if fit *= 2; i+1 == s.is {
			fit++
		}
		if fit >= best {
			version, best = i+1, fit
		}
	}
	if known || 1 <= s.is && s.is <= len(all) {
		return version, known
	}
	best = -1
	trees := map[uint32][][]field{}
	for _, head := range s.heads {
		trees[head] = s.records(head)
	}
	for i, e := range all {
		fit := 0
		for head, records := range trees {
			if slices.ContainsFunc(e.layouts, func(l layout) bool { return s.holds(head, records, l, mostOfTen) }) {
				fit++
			}
		}
		if fit >= best {
			version, best = i+1, fit
		}
	}
	return version, false
}
