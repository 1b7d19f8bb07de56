// Command imports holds the rule of rooms: which folder of Super Bridge may import which, and what the games
// must never touch. It reads every file that is not a test, for every system, and prints each breach.
//
//	go run ./.ci/imports
package main

import (
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

const module = "github.com/superbridge/superbridge"

func main() {
	log.SetFlags(0)
	if breaches := read(); len(breaches) > 0 {
		log.Fatalf("%s\n%d breaches of the rule of rooms; the rule is in .ci/imports/rooms.go", strings.Join(breaches, "\n"), len(breaches))
	}
}

// read returns the breaches in all files.
func read() (breaches []string) {
	list := exec.Command("go", "list", "-e", "-tags", "window", "-f", "{{.ImportPath}}\t{{.Dir}}", "./...")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		log.Fatal(err) // go has said why
	}
	for line := range strings.Lines(string(out)) {
		name, dir, _ := strings.Cut(strings.TrimSpace(line), "\t")
		room := strings.TrimPrefix(strings.TrimPrefix(name, module), "/")
		files, err := os.ReadDir(dir)
		if err != nil {
			log.Fatal(err)
		}
		for _, f := range files {
			if path := filepath.Join(dir, f.Name()); strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
				breaches = append(breaches, check(room, path, nil)...)
			}
		}
	}
	return breaches
}

// within reports whether path is root or lies below it.
func within(path, root string) bool {
	return path == root || strings.HasPrefix(path, root+"/")
}

// inAny reports whether a path is one of the roots or lies below one.
func inAny(path string, roots []string) bool {
	return slices.ContainsFunc(roots, func(root string) bool { return within(path, root) })
}

// place returns a name of a room for messages; main.go has none.
func place(room string) string {
	if room == "" {
		return "main.go"
	}
	return fmt.Sprintf("the room %q", room)
}
