package main

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"
)

// rules is the folder of the documents that are cited, relative to the root of the repository.
const rules = "docs/rules"

// places holds what can be cited of a document.
type places map[string]bool

var (
	heading = regexp.MustCompile(`^#{2,} (?:\d+\. )?(.+)$`)
	bold    = regexp.MustCompile(`\*\*([^*]+)\*\*`)
	row     = regexp.MustCompile(`^\| ([^|]+) \|`)

	citation = regexp.MustCompile(`\(Rules: ([^()]*)\)`)
	opening  = regexp.MustCompile(`\(Rules:`)
	// How rules were cited before they lay in the repository.
	otherForm = regexp.MustCompile(`\(Rulings? [A-Z]|\bruling R[0-9]|\(Source: (rules|lessons|super-bridge|bridge-|octagonal-|progressive-)`)
)

// placesIn returns the places of a page: its headings, its names in bold, and rows of tables as "row 22".
func placesIn(text string) places {
	all := places{}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if m := heading.FindStringSubmatch(line); m != nil {
			all[strings.ReplaceAll(m[1], "`", "")] = true
		}
		if m := row.FindStringSubmatch(line); m != nil {
			all["row "+strings.Trim(m[1], "*`")] = true
		}
		for _, m := range bold.FindAllStringSubmatch(line, -1) {
			all[strings.TrimRight(m[1], ".:,")] = true
		}
	}
	return all
}

// checkCitations returns, for all comments and pages, each citation that leads nowhere, as "file:line: why".
func checkCitations(root fs.FS) (wrong []string, err error) {
	documents := map[string]places{} // by name, without .md
	pages, err := fs.Glob(root, rules+"/*.md")
	if err != nil {
		return nil, err
	}
	for _, page := range pages {
		text, err := fs.ReadFile(root, page)
		if err != nil {
			return nil, err
		}
		documents[strings.TrimSuffix(path.Base(page), ".md")] = placesIn(string(text))
	}
	err = eachFile(root, ".go .md", func(name, text string) error {
		passages, err := paragraphs(text), error(nil)
		if path.Ext(name) == ".go" {
			passages, err = comments(name, text)
		}
		for _, p := range passages {
			for _, fault := range p.faults(documents) {
				wrong = append(wrong, name+":"+fault)
			}
		}
		return err
	})
	return wrong, err
}

// faults returns what is wrong with the citations in a passage, as "line: why".
func (p passage) faults(documents map[string]places) (all []string) {
	report := func(offset int, format string, args ...any) {
		all = append(all, fmt.Sprintf("%d: %s", p.line(offset), fmt.Sprintf(format, args...)))
	}
	cited := citation.FindAllStringSubmatchIndex(p.joined, -1)
	if open := opening.FindAllStringIndex(p.joined, -1); len(open) != len(cited) {
		report(open[0][0], "a citation doesn't end, or has brackets in it")
	}
	for _, m := range otherForm.FindAllStringIndex(p.joined, -1) {
		report(m[0], "%q isn't how rules are cited", strings.TrimSpace(p.joined[m[0]:m[1]]))
	}
	for _, m := range cited {
		for _, part := range strings.Split(strings.TrimSuffix(p.joined[m[2]:m[3]], "."), ";") {
			cites := strings.Split(part, ",")
			name := strings.TrimSpace(cites[0])
			document, ok := documents[name]
			if !ok {
				report(m[0], "there is no %s/%s.md", rules, name)
				continue
			}
			for _, place := range cites[1:] {
				if place = strings.TrimSpace(place); !document[place] {
					report(m[0], "%s/%s.md has no heading, name in bold or row %q", rules, name, place)
				}
			}
		}
	}
	return all
}
