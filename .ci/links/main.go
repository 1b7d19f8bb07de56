// Command links looks for links, citations and names that lead nowhere, and prints each with its file. Addresses elsewhere are
// left alone.
//
//   - A link or picture on a page of Markdown leads to a file of the repository and, behind a #, to a heading of that page. Whatever
//     file names a page or picture in docs, a comment or a package's description, must name one that exists too.
//   - A citation in a comment or on a page leads to a document of docs/rules, and to places in it: a heading without its number, a
//     name in bold, or a row of a table by its first cell. Commas separate places, semicolons documents:
//     (Rules: super-bridge, Pack; progressive-poker, R5, R6), (Rules: bridge-52, Worked examples, row 22.)
//   - On the pages that explain the sources, code spans are paths, names of Go, and targets of make.
//
// Usage:
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
	"strconv"
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
	spans := func(root fs.FS) ([]string, error) { return checkSpans(root, explained...) }
	var broken []string
	for _, check := range []func(fs.FS) ([]string, error){checkLinks, checkCitations, spans} {
		wrong, err := check(root)
		if err != nil {
			log.Fatal(err)
		}
		broken = append(broken, wrong...)
	}
	if len(broken) > 0 {
		log.Fatalf("%s\n%d links, citations or code spans lead nowhere", strings.Join(broken, "\n"), len(broken))
	}
}

// list returns the files and folders of the repository, without what builds and tests bring along.
func list(root fs.FS) (names []string, err error) {
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && (slices.Contains([]string{".git", "build", ".flatpak-builder"}, name) || d.Name() == "testdata") {
			return fs.SkipDir
		}
		names = append(names, name)
		return err
	})
	return names, err
}

// eachFile calls do for each file of the repository that has one of the endings, with its path and its text.
func eachFile(root fs.FS, endings string, do func(name, text string) error) error {
	names, err := list(root)
	for _, name := range names {
		if !slices.ContainsFunc(strings.Fields(endings), func(ending string) bool { return strings.HasSuffix(name, ending) }) {
			continue
		}
		text, err := fs.ReadFile(root, name)
		if err == nil {
			err = do(name, string(text))
		}
		if err != nil {
			return err
		}
	}
	return err
}

// checkLinks returns, for all files, each link that leads nowhere, as "page: link".
func checkLinks(root fs.FS) (broken []string, err error) {
	err = eachFile(root, ".md .go .book .xml .toml .yml Makefile", func(name, text string) error {
		if strings.HasPrefix(name, ".ci/") && strings.HasSuffix(name, "_test.go") { // which name files that don't exist
			return nil
		}
		for _, to := range targets(name, text) {
			if !leads(root, name, to) {
				broken = append(broken, name+": "+to)
			}
		}
		return nil
	})
	return broken, err
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
			names = append(names, name+"-"+strconv.Itoa(n))
		} else {
			names = append(names, name)
		}
		times[name]++
	}
	return names
}
