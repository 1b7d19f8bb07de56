// Command citations looks up what comments and documents cite of the rules in docs/rules, and prints, with file and line, each
// citation that leads nowhere. A citation is a document and places in it, as in
//
//	(Rules: bridge-few, Booby)
//	(Rules: super-bridge, Pack; progressive-poker, R5, R6)
//	(Rules: bridge-52, Worked examples, row 22.)
//
// A place is a heading without its number, a name in bold, or a row of a table by its first cell.
package main

import (
	"fmt"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strings"
)

// rules is the folder of the documents, relative to the root of the repository.
const rules = "docs/rules"

func main() {
	log.SetFlags(0)
	breaches, err := read(".")
	if err != nil {
		log.Fatal(err)
	}
	if len(breaches) > 0 {
		log.Fatalf("%s\n%d citations lead nowhere; %s/README.md says what a citation is", strings.Join(breaches, "\n"), len(breaches), rules)
	}
}

// read returns the breaches in all Go files and Markdown documents of a repository.
func read(root string) (breaches []string, err error) {
	documents, err := readDocuments(filepath.Join(root, rules))
	if err != nil {
		return nil, err
	}
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := entry.Name()
		if entry.IsDir() {
			if path != root && (strings.HasPrefix(name, ".") && name != ".ci" || name == "testdata" || name == "build") {
				return fs.SkipDir
			}
			return nil
		}
		var texts []text
		switch filepath.Ext(name) {
		case ".go":
			texts, err = comments(path, nil)
		case ".md":
			texts, err = paragraphs(path)
		}
		for _, t := range texts {
			for _, b := range t.breaches(documents) {
				breaches = append(breaches, fmt.Sprintf("%s:%d: %s", path, b.line, b.what))
			}
		}
		return err
	})
	return breaches, err
}

// readDocuments returns the documents in a folder, by their names without .md.
func readDocuments(folder string) (map[string]document, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.md"))
	if err != nil {
		return nil, err
	}
	all := map[string]document{}
	for _, path := range files {
		content, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		all[strings.TrimSuffix(filepath.Base(path), ".md")] = parseDocument(string(content))
	}
	return all, nil
}
