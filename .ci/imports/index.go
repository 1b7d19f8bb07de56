package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
)

// indexPage is the page that ends with the index of files, between the two lines below.
const indexPage = "ARCHITECTURE.md"

const (
	indexBegins = "<!-- The index is written by go run ./.ci/imports -draw. -->\n"
	indexEnds   = "<!-- Here it ends. -->\n"
)

// indexed are the folders of the index, with all below them.
var indexed = []string{"game", "cardart", "storage", "ui"}

// translated matches message files in other languages than English, each of which lies beside its English one.
var translated = regexp.MustCompile(`\.(?:[a-df-z][a-z]|e[a-mo-z])\.json$`)

// index returns a line for each folder with its files, tests apart; Go files are named without .go.
func index(root fs.FS) ([]byte, error) {
	folders := map[string][]string{}
	for _, top := range indexed {
		err := fs.WalkDir(root, top, func(name string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && d.Name() == "testdata":
				return fs.SkipDir
			case translated.MatchString(name):
				return nil
			case d.IsDir() || strings.HasPrefix(d.Name(), ".") || strings.HasSuffix(name, "_test.go"):
				return nil
			}
			folder := path.Dir(name)
			folders[folder] = append(folders[folder], strings.TrimSuffix(path.Base(name), ".go"))
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	for _, folder := range slices.Sorted(maps.Keys(folders)) {
		fmt.Fprintf(&out, "- **%s**: %s\n", folder, strings.Join(folders[folder], ", "))
	}
	return out.Bytes(), nil
}

// withIndex returns a page with the index in its place.
func withIndex(page, index []byte) ([]byte, error) {
	before, rest, begins := bytes.Cut(page, []byte(indexBegins))
	_, after, ends := bytes.Cut(rest, []byte(indexEnds))
	if !begins || !ends {
		return nil, fmt.Errorf("%s has no place for the index: want the lines %q and %q", indexPage, indexBegins, indexEnds)
	}
	return slices.Concat(before, []byte(indexBegins+"\n"), index, []byte("\n"+indexEnds), after), nil
}

// indexedPage returns the page with the index of the files below a root.
func indexedPage(root fs.FS) ([]byte, error) {
	page, err := fs.ReadFile(root, indexPage)
	if err != nil {
		return nil, err
	}
	files, err := index(root)
	if err != nil {
		return nil, err
	}
	return withIndex(bytes.ReplaceAll(page, []byte("\r\n"), []byte("\n")), files)
}
