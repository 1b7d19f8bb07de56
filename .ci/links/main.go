// Command links looks for links that lead nowhere. It reads every page of Markdown and follows each link and picture in it to a
// file of the repository and, behind a #, to a heading of that page. Whatever file names a page or picture in docs, a
// comment or a package's description, must name one that exists too. Addresses elsewhere are left alone.
//
// On the pages that explain the sources it looks up the code spans too: paths, names of Go, targets of make.
//
//	go run ./.ci/links
package main

import (
	"io/fs"
	"log"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// site matches the start of a web address of a file in the repository.
var site = regexp.MustCompile(`^https://(raw\.githubusercontent\.com/superbridge/superbridge|github\.com/superbridge/superbridge/blob)/main/`)

var (
	link  = regexp.MustCompile(`\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|(?m:^\[[^\]]+\]: (\S+))`)
	span  = regexp.MustCompile("`[^`\n]*`")
	fence = regexp.MustCompile("(?ms)^```.*?^```|^(?: {4}|\t).*?$")
	mark  = regexp.MustCompile("[`*]|!?\\[([^\\]]*)\\]\\([^)]*\\)")
	// inDocs matches the path of a page or picture in docs, relative to the root of the repository.
	inDocs = regexp.MustCompile(`\bdocs/[\w./-]+\.(?:md|png|svg)\b`)
)

func main() {
	log.SetFlags(0)
	root := os.DirFS(".")
	broken, err := check(root)
	if err != nil {
		log.Fatal(err)
	}
	wrong, err := checkSpans(root, explained...)
	if err != nil {
		log.Fatal(err)
	}
	if broken = append(broken, wrong...); len(broken) > 0 {
		log.Fatalf("%s\n%d links or code spans lead nowhere", strings.Join(broken, "\n"), len(broken))
	}
}

// check returns, for all files in a folder, each link that leads nowhere, as "page: link".
func check(root fs.FS) (broken []string, err error) {
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains([]string{".git", "build", ".flatpak-builder"}, name):
			return fs.SkipDir
		case d.IsDir() || !speaks(name):
			return nil
		}
		text, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		for _, to := range targets(name, string(text)) {
			if !leads(root, name, to) {
				broken = append(broken, name+": "+to)
			}
		}
		return nil
	})
	return broken, err
}

// speaks reports whether the links of a file are checked. Tests of the checks name files that don't exist.
func speaks(name string) bool {
	return !(strings.HasPrefix(name, ".ci/") && strings.HasSuffix(name, "_test.go")) &&
		(slices.Contains([]string{".md", ".go", ".book", ".xml", ".toml", ".yml"}, path.Ext(name)) || path.Base(name) == "Makefile")
}

// targets returns where the links of a file lead: as they are written, and with a / before those that begin at the root.
func targets(name, text string) (all []string) {
	for _, to := range inDocs.FindAllStringIndex(text, -1) {
		if before := strings.TrimRight(text[:to[0]], "./"); !strings.HasSuffix(before, "](") { // the links of a page follow
			all = append(all, "/"+text[to[0]:to[1]])
		}
	}
	if path.Ext(name) != ".md" {
		return all
	}
	for _, to := range link.FindAllStringSubmatch(span.ReplaceAllString(fence.ReplaceAllString(text, ""), ""), -1) {
		where := to[1] + to[2]
		if address := site.FindString(where); address != "" {
			where = "/" + where[len(address):]
		}
		if !strings.Contains(where, "://") && !strings.HasPrefix(where, "mailto:") {
			all = append(all, where)
		}
	}
	return all
}

// leads reports whether a link of a file leads to a file, and to a heading of it if the link has one.
func leads(root fs.FS, from, to string) bool {
	file, heading, _ := strings.Cut(to, "#")
	switch {
	case file == "":
		file = from
	case file[0] == '/':
		file = file[1:]
	default:
		file = path.Join(path.Dir(from), file)
	}
	if _, err := fs.Stat(root, file); err != nil {
		return false
	}
	if heading == "" {
		return true
	}
	text, err := fs.ReadFile(root, file)
	return err == nil && slices.Contains(headings(string(text)), heading)
}

// headings returns the names by which links know the headings of a page: in small letters, with a - for each space and without
// other signs; a name that was there already has -1, -2 and so on behind it.
func headings(text string) (names []string) {
	times := map[string]int{}
	for line := range strings.Lines(fence.ReplaceAllString(text, "")) {
		title := strings.TrimLeft(line, "#")
		if level := len(line) - len(title); level == 0 || level > 6 || title[0] != ' ' {
			continue
		}
		name := strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
				return unicode.ToLower(r)
			}
			return -1
		}, mark.ReplaceAllString(strings.TrimSpace(title), "$1"))
		if n := times[name]; n > 0 {
			names = append(names, name+"-"+string(rune('0'+n)))
		} else {
			names = append(names, name)
		}
		times[name]++
	}
	return names
}
