package main

import (
	"go/parser"
	"go/scanner"
	"go/token"
	"log"
	"os"
)

// codeLine holds the tokens of a line of code.
type codeLine struct {
	at     int    // the number of the line in its file, from 1
	tokens string // with x for each name and 0 for each literal
}

// codeOf returns the lines of code of a file, from a position on.
func codeOf(path string, from token.Pos) (code []codeLine) {
	source, err := os.ReadFile(path)
	if err != nil {
		log.Fatal(err)
	}
	set := token.NewFileSet()
	file := set.AddFile(path, -1, len(source))
	var s scanner.Scanner
	s.Init(file, source, nil, 0)
	for {
		at, tok, literal := s.Scan()
		word := tok.String()
		switch {
		case tok == token.EOF:
			return code
		case at < from, tok == token.SEMICOLON && literal == "\n": // which the language adds
			continue
		case tok == token.IDENT:
			word = "x"
		case tok.IsLiteral():
			word = "0"
		}
		if line := file.Line(at); len(code) == 0 || code[len(code)-1].at != line {
			code = append(code, codeLine{line, word})
		} else {
			code[len(code)-1].tokens += " " + word
		}
	}
}

// afterImports returns the position at which a file's imports end.
func afterImports(path string) token.Pos {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	if err != nil {
		log.Fatal(err)
	}
	end := file.Name.End()
	for _, d := range file.Decls {
		end = max(end, d.End())
	}
	return end
}
