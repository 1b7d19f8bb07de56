package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"log"
	"maps"
	"slices"
)

// figuresMeaning explains the output of -figures.
const figuresMeaning = `A line of code is one on which a word, a sign or a literal begins: no blank line, no comment, no further line of a literal. Tests
don't count.`

// oneGame lists rooms that every further game needs of its own.
var oneGame = []string{"ui/poker/desk", "ui/poker/play", "ui/poker/review", "ui/poker/past", "ui/poker/statistics"}

// mostMethods limits the list of types by their methods.
const mostMethods = 10

// printFigures prints the number of lines of code, and the types with the most methods.
func printFigures(w io.Writer, sources map[string][]string) {
	lines, methods := map[string]int{}, map[string]int{}
	all := 0
	for room, paths := range sources {
		for _, path := range paths {
			n := len(codeOf(path, token.NoPos))
			lines[room], all = lines[room]+n, all+n
			for receiver, n := range methodsIn(path) {
				methods[receiver+" of "+named(room)] += n
			}
		}
	}
	poker := 0
	for _, room := range oneGame {
		poker += lines[room]
	}
	fmt.Fprintln(w, figuresMeaning)
	fmt.Fprintf(w, "lines of code: %d\nof package ui: %d\nof poker's desk, play, review, past and statistics: %d\n", all, lines["ui"], poker)
	fmt.Fprintln(w, "most methods:")
	order := slices.SortedFunc(maps.Keys(methods), func(a, b string) int {
		return cmp.Or(cmp.Compare(methods[b], methods[a]), cmp.Compare(a, b))
	})
	for _, receiver := range order[:min(mostMethods, len(order))] {
		fmt.Fprintf(w, "%5d %s\n", methods[receiver], receiver)
	}
}

// methodsIn counts the methods in a file, by type.
func methodsIn(path string) map[string]int {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		log.Fatal(err)
	}
	count := map[string]int{}
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
			count[receiverOf(f.Recv.List[0].Type)]++
		}
	}
	return count
}

// receiverOf returns the name of a receiver's type, without pointer and parameters.
func receiverOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiverOf(e.X)
	case *ast.ParenExpr:
		return receiverOf(e.X)
	case *ast.IndexExpr:
		return receiverOf(e.X)
	case *ast.IndexListExpr:
		return receiverOf(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}
