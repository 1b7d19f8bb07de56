package main

import (
	"regexp"
	"strings"
)

// document is the places that can be cited in a document.
type document map[string]bool

var (
	heading = regexp.MustCompile(`^#{2,} (?:\d+\. )?(.+)$`)
	bold    = regexp.MustCompile(`\*\*([^*]+)\*\*`)
	row     = regexp.MustCompile(`^\| ([^|]+) \|`)
)

// parseDocument returns the places of a Markdown text: its headings, its names in bold, and rows of tables as "row 22".
func parseDocument(content string) document {
	places := document{}
	for line := range strings.Lines(content) {
		line = strings.TrimSpace(line)
		if m := heading.FindStringSubmatch(line); m != nil {
			places[strings.ReplaceAll(m[1], "`", "")] = true
		}
		if m := row.FindStringSubmatch(line); m != nil {
			places["row "+strings.Trim(m[1], "*`")] = true
		}
		for _, m := range bold.FindAllStringSubmatch(line, -1) {
			places[strings.TrimRight(m[1], ".:,")] = true
		}
	}
	return places
}
