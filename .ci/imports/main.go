// Command imports holds the rule of rooms: which folder of Super Bridge may import which, and what the games
// must never touch. It reads every file that is not a test, for every system, and prints each breach.
//
//	go run ./.ci/imports
package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

const module = "github.com/superbridge/superbridge"

// rooms says which other rooms each room may import. A folder that is neither here nor under ui/ is a breach:
// where a new room stands is decided here first. main.go and the folders under ui may know them all.
var rooms = map[string][]string{
	"game/card":       {},
	"game/bridge":     {"game/card"},
	"game/bridge/dd":  {"game/card", "game/bridge"},
	"game/bridge/bot": {"game/card", "game/bridge", "game/bridge/dd"},
	// Players that newer ones are measured against.
	"game/bridge/bot/first": {"game/card", "game/bridge", "game/bridge/bot"},
	"game/bridge/assess":    {"game/card", "game/bridge", "game/bridge/dd"},
	"game/bridge/analysis":  {"game/card", "game/bridge", "game/bridge/dd", "game/bridge/assess"},
	"game/bridge/match":     {"game/card", "game/bridge"},
	"game/bridge/record":    {"game/card", "game/bridge"},
	"game/bridge/review":    {"game/card", "game/bridge", "game/bridge/bot", "game/bridge/assess"},
	"game/bridge/study":     {"game/card", "game/bridge", "game/bridge/dd"},
	"cardart":               {"game/card", "cardart/vector", "cardart/sign", "cardart/court", "cardart/solid"},
	// What cards are made of.
	"cardart/vector": {},
	"cardart/sign":   {"game/card", "cardart/vector"},
	"cardart/court":  {"game/card", "cardart/vector", "cardart/sign"},
	"cardart/solid":  {"game/card", "cardart/vector"},
	// The deck as files.
	"cardart/export": {"game/card", "cardart/vector", "cardart"},
	"storage":        {"game/card", "game/bridge", "game/bridge/match", "game/bridge/record", "game/bridge/analysis"},
	// Another solver, for the tests of game/bridge/dd.
	"game/bridge/dd/internal/libdds": {"game/card", "game/bridge"},
}

// The games know no window, no database, no clock, no disk, no net; chance is handed to them.
var (
	outsideGame = []string{"fyne.io", "database/sql", "github.com/mattn", "os", "time", "net", "crypto/rand"}
	// What makes or names a generator, so that its seed came from the caller.
	ownChance = []string{"New", "NewPCG", "NewChaCha8", "NewSource", "NewZipf",
		"Rand", "Source", "Source64", "PCG", "ChaCha8", "Zipf"}
)

func main() {
	log.SetFlags(0)
	list := exec.Command("go", "list", "-e", "-tags", "window", "-f", "{{.ImportPath}}\t{{.Dir}}", "./...")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		log.Fatal(err) // go has said why
	}
	var breaches []string
	for line := range strings.Lines(string(out)) {
		name, dir, _ := strings.Cut(strings.TrimSpace(line), "\t")
		files, err := os.ReadDir(dir)
		if err != nil {
			log.Fatal(err)
		}
		for _, f := range files {
			if path := filepath.Join(dir, f.Name()); strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
				breaches = append(breaches, check(strings.TrimPrefix(strings.TrimPrefix(name, module), "/"), path)...)
			}
		}
	}
	if len(breaches) > 0 {
		log.Fatalf("%s\n%d breaches of the rule of rooms, which stands in .ci/imports/main.go",
			strings.Join(breaches, "\n"), len(breaches))
	}
}

// check returns the breaches in one file of a room, each with its place.
func check(room, path string) (breaches []string) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, 0)
	if err != nil {
		return []string{err.Error()}
	}
	report := func(at token.Pos, format string, args ...any) {
		breaches = append(breaches, fmt.Sprintf("%s: %s", files.Position(at), fmt.Sprintf(format, args...)))
	}
	free := room == "" || within(room, "ui") // main.go and the window may import all
	if _, ok := rooms[room]; !ok && !free {
		report(file.Package, "no rule says where the room %q stands", room)
	}
	chance := "" // what this file calls math/rand
	for _, spec := range file.Imports {
		imported := strings.Trim(spec.Path.Value, "`\"")
		if other, ours := strings.CutPrefix(imported, module+"/"); ours && !free && !slices.Contains(rooms[room], other) {
			report(spec.Pos(), "%s may not import %s", room, other)
		}
		if !within(room, "game") {
			continue
		}
		if slices.ContainsFunc(outsideGame, func(root string) bool { return within(imported, root) }) {
			report(spec.Pos(), "the games may not import %s", imported)
		}
		if within(imported, "math/rand") {
			chance = "rand"
			if spec.Name != nil {
				chance = spec.Name.Name
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if use, ok := n.(*ast.SelectorExpr); ok && chance != "" {
			if on, ok := use.X.(*ast.Ident); ok && on.Name == chance && on.Obj == nil && !slices.Contains(ownChance, use.Sel.Name) {
				report(use.Pos(), "%s.%s is chance that nobody handed over", on.Name, use.Sel.Name)
			}
		}
		return true
	})
	return breaches
}

// within reports whether path is root or lies below it.
func within(path, root string) bool {
	return path == root || strings.HasPrefix(path, root+"/")
}
