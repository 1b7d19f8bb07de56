package main

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// explained lists the pages whose code spans are checked.
var explained = []string{"ARCHITECTURE.md", "CONTRIBUTING.md"}

var (
	// block is a block of code between fences.
	block = regexp.MustCompile("(?ms)^```.*?^```")
	// filePath is a path with a folder in it, filePattern the name of a file without. Both may have a *.
	filePath    = regexp.MustCompile(`^[\w.*-]+(/[\w.*-]+)*/?$`)
	filePattern = regexp.MustCompile(`^[\w.*-]*\.(md|go|book|cases|golden|json|mod|svg|yml)$`)
	// dotted is a name behind its package or type, or both; camel a name of two words or more.
	dotted = regexp.MustCompile(`^[A-Za-z]\w*(\.[A-Za-z]\w*){1,2}$`)
	camel  = regexp.MustCompile(`^[A-Za-z]+[a-z0-9][A-Z]\w*$`)
	// placed is a name with its file behind it, in brackets.
	placed = regexp.MustCompile("`([^`\n]+)` \\(`([^`\n]+\\.go)`\\)")
	target = regexp.MustCompile(`(?m)^([a-z-]+):`)
)

// checkSpans returns, for the code spans of pages, each that leads nowhere, as "page:line: why". A path must exist. The
// name of a file without its folder must be in the folder that the page named last, or in the root; with a * it may be in
// any. A Go name must be declared in the package it names, and in the file that follows it in brackets; make must have the target. A span that looks like none of
// these, such as a word of a bidding system, is left alone.
func checkSpans(root fs.FS, pages ...string) (wrong []string, err error) {
	known, err := readSources(root)
	if err != nil {
		return nil, err
	}
	for _, page := range pages {
		text, err := fs.ReadFile(root, page)
		if err != nil {
			return nil, err
		}
		blank := block.ReplaceAllStringFunc(string(text), func(code string) string { return strings.Repeat("\n", strings.Count(code, "\n")) })
		n, folder := 0, "."
		for line := range strings.Lines(blank) {
			n++
			for _, code := range span.FindAllString(line, -1) {
				name := strings.Trim(code, "`")
				if why := known.fault(name, folder); why != "" {
					wrong = append(wrong, fmt.Sprintf("%s:%d: %s %s", page, n, code, why))
				}
				folder = known.folder(name, folder)
			}
			for _, m := range placed.FindAllStringSubmatch(line, -1) {
				if !known.exists(m[1]) && !known.holds(m[2], m[1]) {
					wrong = append(wrong, fmt.Sprintf("%s:%d: `%s` isn't declared in %s", page, n, m[1], m[2]))
				}
			}
		}
	}
	return wrong, nil
}

// folder returns the folder that a page speaks of after a code span: the one that the span is, or whose file it is, or else
// the one before.
func (s *sources) folder(code, before string) string {
	name := strings.TrimSuffix(code, "/")
	switch {
	case !strings.Contains(code, "/") || !slices.Contains(s.files, name):
		return before
	case path.Ext(name) == "" || s.declared[name] != nil:
		return name
	}
	return path.Dir(name)
}

// fault says what is wrong with a code span on a page that has named a folder before, or "".
func (s *sources) fault(code, before string) string {
	words := strings.Fields(code)
	if len(words) > 1 {
		if words[0] == "make" && !slices.Contains(s.targets, words[1]) {
			return "is no target of make"
		}
		for _, word := range words {
			if strings.HasPrefix(word, "./") && !s.exists(word) {
				return "names a path that doesn't exist"
			}
		}
		return ""
	}
	code = strings.TrimSuffix(code, "()")
	at := strings.LastIndex(code, "/") + 1
	first, name, _ := strings.Cut(code[at:], ".")
	folder := s.declared[code[:at]+first]
	switch {
	case at > 0 && folder != nil && name != "":
		if !folder[name] {
			return "isn't declared in that package"
		}
	case filePath.MatchString(code) && at > 0:
		if !s.exists(code) {
			return "doesn't exist"
		}
	case filePattern.MatchString(code):
		if !s.exists(path.Join(before, code)) && !slices.Contains(s.files, code) && !(strings.Contains(code, "*") && s.anyFile(code)) {
			return "doesn't exist"
		}
	case dotted.MatchString(code):
		if !s.names(first, name) {
			return "is declared nowhere"
		}
	case camel.MatchString(code):
		if !s.anywhere(code) {
			return "is declared nowhere"
		}
	}
	return ""
}

// holds reports whether a file of that path or name declares a name, which may have its package before it.
func (s *sources) holds(file, name string) bool {
	for place, names := range s.within {
		if place != file && path.Base(place) != file {
			continue
		}
		for declared := range names {
			if name == declared || strings.HasSuffix(name, "."+declared) {
				return true
			}
		}
	}
	return false
}

// exists reports whether path, relative to the root, is a file or a folder.
func (s *sources) exists(name string) bool {
	name = path.Clean(strings.TrimSuffix(name, "/..."))
	return slices.ContainsFunc(s.files, func(file string) bool {
		ok, err := path.Match(name, file)
		return err == nil && ok
	})
}

// anyFile reports whether some folder has a file with that name.
func (s *sources) anyFile(name string) bool {
	return slices.ContainsFunc(s.files, func(file string) bool {
		ok, err := path.Match(name, path.Base(file))
		return err == nil && ok
	})
}

// names reports whether a name is declared: in a package with the name first, in a type with that name, or, if first is a
// package from outside, whether the sources use it.
func (s *sources) names(first, name string) bool {
	if folders := s.packages[first]; len(folders) > 0 {
		return slices.ContainsFunc(folders, func(folder string) bool { return s.declared[folder][name] })
	}
	return s.anywhere(first+"."+name) || s.used[first+"."+name]
}

// anywhere reports whether a package declares a name.
func (s *sources) anywhere(name string) bool {
	for _, names := range s.declared {
		if names[name] {
			return true
		}
	}
	return false
}
