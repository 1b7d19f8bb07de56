package main

import (
	"fmt"
	"go/parser"
	"go/token"
	"io"
	"log"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
)

// run is the least number of consecutive matching lines that count as shared.
const run = 6

// unlike is the least number of different lines in a run. Rows of a table and lists of names have fewer.
const unlike = 3

// sharedMeaning explains the output of -shared.
const sharedMeaning = `Lines of code of a game that are part of six or more on end which stand in a room of another game too, with other names and literals
perhaps. Neither tests, comments, blank lines nor imports count, nor rows of a table or lists of names, whose lines are of two kinds
at most. The rooms of a game are its folders, and those files of ui and ui/command that import the rooms of that game alone.`

// sharing lists the games to compare, in the order of the table.
var sharing = []string{"bridge", "few", "poker", "chess"}

// piece holds a file of a game.
type piece struct {
	game, room string // ui/GAME/review for ui/poker/review, or ui, or ui/command
	path       string // from the root of the repository
	code       []codeLine
	with       map[int][]string // files of other games with the same line, by its index in code
}

// runsIn returns the files of the games, with the lines that they share.
func runsIn(sources map[string][]string) (pieces []*piece) {
	for _, room := range slices.Sorted(maps.Keys(sources)) {
		for _, file := range sources[room] {
			if game, kind := pieceOf(room, file); game != "" {
				at := path.Join(room, filepath.Base(file))
				pieces = append(pieces, &piece{game, kind, at, codeOf(file, afterImports(file)), map[int][]string{}})
			}
		}
	}
	type place struct {
		in *piece
		at int
	}
	places := map[string][]place{}
	for _, p := range pieces {
		for i := 0; i+run <= len(p.code); i++ {
			if words, ok := window(p.code[i : i+run]); ok {
				places[words] = append(places[words], place{p, i})
			}
		}
	}
	for _, alike := range places {
		for _, a := range alike {
			for _, b := range alike {
				if a.in.game == b.in.game {
					continue
				}
				for i := a.at; i < a.at+run; i++ {
					if !slices.Contains(a.in.with[i], b.in.path) {
						a.in.with[i] = append(a.in.with[i], b.in.path)
					}
				}
			}
		}
	}
	return pieces
}

// window returns the tokens of lines as one text. ok is false for rows of a table or a list of names.
func window(code []codeLine) (words string, ok bool) {
	kinds := map[string]bool{}
	for _, l := range code {
		words += l.tokens + "\n"
		kinds[l.tokens] = true
	}
	return words, len(kinds) >= unlike
}

// pieceOf returns the game and the room of a file, or "" if it belongs to none.
func pieceOf(room, file string) (game, kind string) {
	if game = gameOf(room); slices.Contains(sharing, game) {
		return game, strings.Replace(room, "/"+game, "/GAME", 1)
	}
	if room != "ui" && room != "ui/command" {
		return "", ""
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
	if err != nil {
		log.Fatal(err)
	}
	of := map[string]bool{}
	for _, spec := range parsed.Imports {
		if other, ours := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), module+"/"); ours && gameOf(other) != "" {
			of[gameOf(other)] = true
		}
	}
	for game, other := range kin {
		if of[game] {
			delete(of, other) // on which it builds
		}
	}
	if games := slices.Collect(maps.Keys(of)); len(games) == 1 && slices.Contains(sharing, games[0]) {
		return games[0], room
	}
	return "", ""
}

// share counts lines, and those of them that are shared.
type share struct{ shared, lines int }

func (s share) String() string {
	if s.lines == 0 {
		return "–"
	}
	return fmt.Sprintf("%d/%d %d%%", s.shared, s.lines, (200*s.shared+s.lines)/(2*s.lines))
}

// printShared prints the shared lines of each room by game, largest room first; with detail it lists them.
func printShared(w io.Writer, pieces []*piece, detail bool) {
	const all = "all"
	shares := map[string]map[string]share{}
	add := func(room, game string, s share) {
		if shares[room] == nil {
			shares[room] = map[string]share{}
		}
		sum := shares[room][game]
		shares[room][game] = share{sum.shared + s.shared, sum.lines + s.lines}
	}
	for _, p := range pieces {
		s := share{len(p.with), len(p.code)}
		for _, room := range []string{p.room, all} {
			add(room, p.game, s)
			add(room, all, s)
		}
	}
	order := slices.SortedFunc(maps.Keys(shares), func(a, b string) int {
		if d := shares[b][all].shared - shares[a][all].shared; d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	fmt.Fprintln(w, sharedMeaning)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	columns := append(slices.Clone(sharing), all)
	fmt.Fprintf(table, "room\t%s\n", strings.Join(columns, "\t"))
	for _, room := range order {
		fmt.Fprint(table, room)
		for _, game := range columns {
			fmt.Fprintf(table, "\t%v", shares[room][game])
		}
		fmt.Fprintln(table)
	}
	table.Flush()
	if detail {
		for _, p := range pieces {
			p.print(w)
		}
	}
}

// print prints the shared runs of a file.
func (p *piece) print(w io.Writer) {
	for i := 0; i < len(p.code); i++ {
		first := i
		var others []string
		for ; len(p.with[i]) > 0; i++ {
			others = append(others, p.with[i]...)
		}
		if i == first {
			continue
		}
		slices.Sort(others)
		fmt.Fprintf(w, "%s:%d-%d in %s\n", p.path, p.code[first].at, p.code[i-1].at, strings.Join(slices.Compact(others), " "))
	}
}
