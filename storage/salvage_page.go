package storage

import "encoding/binary"

// This reads SQLite pages without SQLite, which refuses a whole file if the definitions of its tables are damaged: see
// https://www.sqlite.org/fileformat2.html. It reads only what is needed to tell to which table the rows on a page
// belong; the rows themselves are left to SQLite.

// pageSize is the page size of our files, which is SQLite's default.
const pageSize = 4096

// headSize is the size of the header on the first page.
const headSize = 100

// Kinds of pages of a tree. The rows of a table are on its leaves; those of a table without row ids, and of an index,
// on all of its pages.
const (
	innerIndex = 2
	innerTable = 5
	leafIndex  = 10
	leafTable  = 13
)

// page is a page of a b-tree.
type page struct {
	kind  byte
	data  []byte
	cells []int  // where they start, of those that start within the page
	whole bool   // all of them do
	right uint32 // the child after the last cell; 0 for a leaf
}

// parsePage returns a page; ok is false if it isn't a b-tree page. Any number other than 1 stands for a page after the
// first.
func parsePage(data []byte, number uint32) (p page, ok bool) {
	at := 0
	if number == 1 {
		at = headSize
	}
	if len(data) < pageSize {
		return p, false
	}
	p = page{kind: data[at], data: data, whole: true}
	pointers := at + 8
	switch p.kind {
	case innerIndex, innerTable:
		p.right = binary.BigEndian.Uint32(data[at+8:])
		pointers += 4
	case leafIndex, leafTable:
	default:
		return p, false
	}
	n := int(binary.BigEndian.Uint16(data[at+3:]))
	if pointers+2*n > pageSize {
		return p, false
	}
	for i := range n {
		cell := int(binary.BigEndian.Uint16(data[pointers+2*i:]))
		if cell < pointers+2*n || cell > pageSize-4 {
			p.whole = false
			continue
		}
		p.cells = append(p.cells, cell)
	}
	return p, len(p.cells) > 0 || p.whole
}

// inner reports whether there are pages below.
func (p page) inner() bool { return p.kind == innerIndex || p.kind == innerTable }

// children returns the pages below, in order.
func (p page) children() (all []uint32) {
	if !p.inner() {
		return nil
	}
	for _, cell := range p.cells {
		all = append(all, binary.BigEndian.Uint32(p.data[cell:]))
	}
	return append(all, p.right)
}

// field is a value of a record.
type field struct {
	kind byte // null, integer, real, text or blob
	data []byte
}

// Kinds of values.
const (
	nullValue    = 'n'
	integerValue = 'i'
	realValue    = 'r'
	textValue    = 't'
	blobValue    = 'b'
)

// integer returns the value of an integer.
func (f field) integer() (n int64) {
	if len(f.data) > 0 && f.data[0] >= 0x80 {
		n = -1
	}
	for _, b := range f.data {
		n = n<<8 | int64(b)
	}
	return n
}

// record returns the record in a cell, truncated to what is on the page; ok is false if there is none.
func (p page) record(cell int) (all []field, ok bool) {
	data := p.data[cell:]
	if p.kind == innerTable {
		return nil, false
	}
	if p.kind == innerIndex {
		data = data[4:]
	}
	size, n := varint(data)
	data = data[n:]
	if p.kind == leafTable {
		_, n = varint(data) // the row id
		data = data[n:]
	}
	head, n := varint(data)
	if n == 0 || head < uint64(n) || head > uint64(len(data)) || size > 1<<31 {
		return nil, false
	}
	types, at, end := data[n:head], head, uint64(0)
	for end = head; len(types) > 0; {
		serial, n := varint(types)
		if n == 0 {
			return nil, false
		}
		types = types[n:]
		f, length := fieldOf(serial)
		if f.kind == 0 || length > size {
			return nil, false
		}
		end += length
		if from, to := min(at, uint64(len(data))), min(end, uint64(len(data))); from < to {
			f.data = data[from:to]
		}
		at = end
		all = append(all, f)
	}
	return all, end == size // or these bytes are no record
}

// fieldOf returns the kind of a value and its length in bytes. Two serial types are invalid.
func fieldOf(serial uint64) (f field, length uint64) {
	switch {
	case serial == 0:
		return field{kind: nullValue}, 0
	case serial <= 4:
		return field{kind: integerValue}, serial
	case serial <= 6:
		return field{kind: integerValue}, 2*serial - 4
	case serial == 7:
		return field{kind: realValue}, 8
	case serial <= 9: // 0 and 1 take no space
		return field{kind: integerValue}, 0
	case serial <= 11:
		return field{}, 0
	case serial%2 == 0:
		return field{kind: blobValue}, (serial - 12) / 2
	}
	return field{kind: textValue}, (serial - 13) / 2
}

// varint returns a number and its length in bytes: 0 if there are too few.
func varint(data []byte) (v uint64, n int) {
	for n < len(data) && n < 8 {
		b := data[n]
		n++
		v = v<<7 | uint64(b&0x7f)
		if b < 0x80 {
			return v, n
		}
	}
	if n < len(data) && n == 8 {
		return v<<8 | uint64(data[n]), 9
	}
	return 0, 0
}
