package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// What a package gives that the games may not use, or all that they may. Chance is handed to them, and so is the time.
var (
	// What makes or names a generator, so that its seed came from the caller.
	ownChance = []string{"New", "NewPCG", "NewChaCha8", "NewSource", "NewZipf",
		"Rand", "Source", "Source64", "PCG", "ChaCha8", "Zipf"}
	// What reads the clock, waits for it, or asks the system for its zone. Dates and durations are values like others.
	clock = []string{"Now", "Since", "Until", "Sleep", "After", "AfterFunc", "Tick", "NewTicker", "NewTimer", "Ticker", "Timer",
		"Local", "LoadLocation"}
)

// check returns the rooms that one file of a room imports, and its breaches, each with its place. The source is read from
// the path unless it is given, as [parser.ParseFile] has it.
func check(room, path string, source any) (imports, breaches []string) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, source, 0)
	if err != nil {
		return nil, []string{err.Error()}
	}
	report := func(at token.Pos, format string, args ...any) {
		breaches = append(breaches, fmt.Sprintf("%s: %s", files.Position(at), fmt.Sprintf(format, args...)))
	}
	if _, ok := rooms[room]; !ok && !within(room, "ui") {
		report(file.Package, "no rule says where %s belongs", named(room))
	}
	pure := within(room, "game") || within(room, "cardart")
	var chance, now string // what this file calls math/rand and time
	for _, spec := range file.Imports {
		imported := strings.Trim(spec.Path.Value, "`\"")
		if other, ours := strings.CutPrefix(imported, module+"/"); ours {
			imports = append(imports, other)
			if why := forbidden(room, other); why != "" {
				report(spec.Pos(), "%s may not import %s: %s", named(room), other, why)
			}
		}
		if inAny(room, windowless) && inAny(imported, screens) {
			report(spec.Pos(), "%s may not import %s: it is in the program without a window", named(room), imported)
		}
		if !pure {
			continue
		}
		if inAny(imported, outside) && exceptions[[2]string{room, imported}] == "" {
			report(spec.Pos(), "%s may not import %s: games and cards know nothing outside", named(room), imported)
		}
		name := imported[strings.LastIndex(imported, "/")+1:]
		if spec.Name != nil {
			name = spec.Name.Name
		}
		switch {
		case within(imported, "math/rand"):
			if chance = name; name == "v2" {
				chance = "rand"
			}
		case imported == "time":
			now = name
		default:
			continue
		}
		if name == "." {
			report(spec.Pos(), "%s imports %s without its name, which hides what is used of it", named(room), imported)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		use, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		switch on, ok := use.X.(*ast.Ident); {
		case !ok || on.Obj != nil: // a variable may have the name
		case on.Name == chance && !slices.Contains(ownChance, use.Sel.Name):
			report(use.Pos(), "%s.%s is chance that nobody handed over", on.Name, use.Sel.Name)
		case on.Name == now && slices.Contains(clock, use.Sel.Name):
			report(use.Pos(), "%s.%s is a clock that nobody handed over", on.Name, use.Sel.Name)
		}
		return true
	})
	return imports, breaches
}
