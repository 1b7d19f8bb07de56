// Command imports holds the rule of rooms: which folder of Super Bridge may import which, and what the games
// must never touch. It reads every file that is not a test, for every system, and prints each breach.
//
//	go run ./.ci/imports          # hold the rule
//	go run ./.ci/imports -draw    # and draw docs/rooms.svg and docs/rooms-ui.svg, the pictures of who imports whom, and write the index of ARCHITECTURE.md
//	go run ./.ci/imports -floors  # and count the floors of the window; -v lists them
//	go run ./.ci/imports -shared  # and count the lines of each game that other games' rooms have too; -v lists them
//	go run ./.ci/imports -figures # and count lines of code, and the methods of the types with most
package main

import (
	"flag"
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
	draw := flag.Bool("draw", false, "draw the rooms, docs/rooms.svg and docs/rooms-ui.svg, and write the index of "+indexPage)
	floors := flag.Bool("floors", false, "count the floors of the window, and the uses against their order")
	shared := flag.Bool("shared", false, "count the lines of each game that other games' rooms have too")
	figures := flag.Bool("figures", false, "count lines of code, and the methods of the types with most")
	detail := flag.Bool("v", false, "list what is counted")
	flag.Parse()
	files := sources(".")
	imports, breaches := read(files)
	if len(breaches) > 0 {
		log.Fatalf("%s\n%d breaches of the rule of rooms; the rule is in .ci/imports/rooms.go", strings.Join(breaches, "\n"), len(breaches))
	}
	if *draw {
		for _, p := range plans {
			svg, err := p.drawing(imports)
			if err == nil {
				err = os.WriteFile(p.file, svg, 0o666)
			}
			if err != nil {
				log.Fatal(err)
			}
		}
		page, err := indexedPage(os.DirFS("."))
		if err == nil {
			err = os.WriteFile(indexPage, page, 0o666)
		}
		if err != nil {
			log.Fatal(err)
		}
	}
	if *floors {
		g, err := usesOf(".", imports)
		if err != nil {
			log.Fatal(err)
		}
		printFloors(os.Stdout, g, *detail)
	}
	if *shared {
		printShared(os.Stdout, runsIn(files), *detail)
	}
	if *figures {
		printFigures(os.Stdout, files)
	}
}

// read returns the rooms that each room imports, and the breaches in its files.
func read(sources map[string][]string) (imports map[string][]string, breaches []string) {
	imports = map[string][]string{}
	for room, paths := range sources {
		for _, path := range paths {
			others, found := check(room, path, nil)
			imports[room], breaches = append(imports[room], others...), append(breaches, found...)
		}
		slices.Sort(imports[room])
		imports[room] = slices.Compact(imports[room])
	}
	slices.Sort(breaches)
	return imports, breaches
}

// sources returns the files of each room of the program in a folder that are no tests, for any system.
func sources(root string) map[string][]string {
	all := map[string][]string{}
	list := exec.Command("go", "list", "-e", "-tags", "window", "-f", "{{.ImportPath}}\t{{.Dir}}", "./...")
	list.Dir, list.Stderr = root, os.Stderr
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
				all[room] = append(all[room], path)
			}
		}
	}
	return all
}

// within reports whether path is root or lies below it.
func within(path, root string) bool {
	return path == root || strings.HasPrefix(path, root+"/")
}

// inAny reports whether a path is one of the roots or lies below one.
func inAny(path string, roots []string) bool {
	return slices.ContainsFunc(roots, func(root string) bool { return within(path, root) })
}

// named returns a name of a room for messages; main.go has none.
func named(room string) string {
	if room == "" {
		return "main.go"
	}
	return fmt.Sprintf("the room %q", room)
}
