package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"sort"
	"strings"
)

// text is a comment or a paragraph on one line, and where its lines were.
type text struct {
	joined string
	starts []int // where each of its lines begins in joined
	lines  []int // the number of each in the file
}

// breach is a citation that leads nowhere.
type breach struct {
	line int
	what string
}

var (
	citation = regexp.MustCompile(`\(Rules: ([^()]*)\)`)
	path     = regexp.MustCompile(rules + `/([A-Za-z0-9-]+)\.md`)
	opening  = regexp.MustCompile(`\(Rules:`)
	// How rules were cited before they lay in the repository.
	otherForm = regexp.MustCompile(`\(Rulings? [A-Z]|\bruling R[0-9]|\(Source: (rules|lessons|super-bridge|bridge-|octagonal-|progressive-)`)
)

// add adds a line of the file to the text.
func (t *text) add(line string, number int) {
	if t.joined != "" {
		t.joined += " "
	}
	t.starts, t.lines = append(t.starts, len(t.joined)), append(t.lines, number)
	t.joined += strings.TrimSpace(line)
}

// at returns the line of the file in which a place of the joined text was.
func (t text) at(offset int) int {
	return t.lines[sort.SearchInts(t.starts, offset+1)-1]
}

// breaches returns what is wrong with the citations in the text.
func (t text) breaches(documents map[string]document) (all []breach) {
	report := func(offset int, format string, args ...any) {
		all = append(all, breach{t.at(offset), fmt.Sprintf(format, args...)})
	}
	cited := citation.FindAllStringSubmatchIndex(t.joined, -1)
	if open := opening.FindAllStringIndex(t.joined, -1); len(open) != len(cited) {
		report(open[0][0], "a citation doesn't end, or has brackets in it")
	}
	for _, m := range path.FindAllStringSubmatchIndex(t.joined, -1) {
		if name := t.joined[m[2]:m[3]]; documents[name] == nil {
			report(m[0], "there is no %s/%s.md", rules, name)
		}
	}
	for _, m := range otherForm.FindAllStringIndex(t.joined, -1) {
		report(m[0], "%q isn't how rules are cited", strings.TrimSpace(t.joined[m[0]:m[1]]))
	}
	for _, m := range cited {
		for _, part := range strings.Split(strings.TrimSuffix(t.joined[m[2]:m[3]], "."), ";") {
			places := strings.Split(part, ",")
			name := strings.TrimSpace(places[0])
			d, ok := documents[name]
			if !ok {
				report(m[0], "there is no %s/%s.md", rules, name)
				continue
			}
			for _, place := range places[1:] {
				if place = strings.TrimSpace(place); !d[place] {
					report(m[0], "%s/%s.md has no heading, name in bold or row %q", rules, name, place)
				}
			}
		}
	}
	return all
}

// comments returns the comments of a Go file. The source is read from the path unless it is given, as [parser.ParseFile] has it.
func comments(path string, source any) ([]text, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var all []text
	for _, group := range file.Comments {
		all = append(all, commentText(files, group))
	}
	return all, nil
}

// commentText returns the text of a comment without its marks.
func commentText(files *token.FileSet, group *ast.CommentGroup) (t text) {
	for _, c := range group.List {
		first := files.Position(c.Pos()).Line
		body := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(c.Text, "//"), "/*"), "*/")
		for i, line := range strings.Split(body, "\n") {
			t.add(line, first+i)
		}
	}
	return t
}

// paragraphs returns the paragraphs of a Markdown file.
func paragraphs(path string) ([]text, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	all := []text{{}}
	for i, line := range strings.Split(string(content), "\n") {
		if strings.TrimSpace(line) == "" {
			all = append(all, text{})
			continue
		}
		all[len(all)-1].add(line, i+1)
	}
	return all, nil
}
