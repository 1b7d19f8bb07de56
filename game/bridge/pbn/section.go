package pbn

import (
	"strconv"
	"strings"
)

// Section returns the table of a tag whose value names the columns of its rows, as Rank\2R;PairId\4L. A minus sign for a value that
// isn't there becomes ""; a row has as many values as there are columns. (Source: PBN standard 2.1, chapter 5.2.)
func (t Tag) Section() Section {
	s := Section{Name: t.Name}
	for spec := range strings.SplitSeq(t.Value, ";") {
		name, width, _ := strings.Cut(strings.TrimSpace(spec), `\`)
		name = strings.TrimLeft(strings.TrimSpace(name), "+-") // by which the rows are in order
		if name == "" {
			continue
		}
		c := Column{Name: name, Left: strings.HasSuffix(strings.ToUpper(width), "L")}
		if n, err := strconv.Atoi(strings.TrimRight(width, "LRlr ")); err == nil && n > 0 {
			c.Width = n
		}
		s.Columns = append(s.Columns, c)
	}
	if len(s.Columns) == 0 {
		return s
	}
	for _, row := range t.Rows {
		if cells := cellsOf(row); len(cells) > 0 {
			all := make([]string, len(s.Columns))
			copy(all, cells)
			s.Rows = append(s.Rows, all)
		}
	}
	return s
}

// cellsOf returns the values of a row. One in quotes may have blanks.
func cellsOf(row string) (cells []string) {
	for {
		row = strings.TrimLeft(row, blanks)
		switch {
		case row == "":
			return cells
		case row[0] == '"':
			value, after, _ := cutString(row)
			cells, row = append(cells, value), after
		default:
			end := strings.IndexAny(row, blanks)
			if end < 0 {
				end = len(row)
			}
			value := row[:end]
			if value == "-" {
				value = ""
			}
			cells, row = append(cells, value), row[end:]
		}
	}
}

// Tags returns a row as tags, of which those without a value are left out.
func (s Section) Tags(row int) (tags Tags) {
	for i, value := range s.Rows[row] {
		if value != "" {
			tags = append(tags, Tag{Name: s.Columns[i].Name, Value: value})
		}
	}
	return tags
}
