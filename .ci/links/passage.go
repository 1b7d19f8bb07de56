package main

import (
	"go/parser"
	"go/token"
	"sort"
	"strings"
)

// passage holds a comment or a paragraph on one line, and the places of its lines.
type passage struct {
	joined string
	starts []int // where each of its lines begins in joined
	lines  []int // the number of each in the file
}

// add adds a line of the file to the passage.
func (p *passage) add(line string, number int) {
	if p.joined != "" {
		p.joined += " "
	}
	p.starts, p.lines = append(p.starts, len(p.joined)), append(p.lines, number)
	p.joined += strings.TrimSpace(line)
}

// line returns the line of the file that an offset in the joined text was on.
func (p passage) line(offset int) int {
	return p.lines[sort.SearchInts(p.starts, offset+1)-1]
}

// comments returns the comments of a Go file, without their marks.
func comments(name, source string) ([]passage, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var all []passage
	for _, group := range file.Comments {
		var p passage
		for _, c := range group.List {
			first := files.Position(c.Pos()).Line
			body := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(c.Text, "//"), "/*"), "*/")
			for i, line := range strings.Split(body, "\n") {
				p.add(line, first+i)
			}
		}
		all = append(all, p)
	}
	return all, nil
}

// paragraphs returns the paragraphs of a page.
func paragraphs(text string) []passage {
	all := []passage{{}}
	for i, line := range strings.Split(text, "\n") {
		if strings.TrimSpace(line) == "" {
			all = append(all, passage{})
			continue
		}
		all[len(all)-1].add(line, i+1)
	}
	return all
}
