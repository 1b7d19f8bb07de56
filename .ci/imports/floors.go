package main

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// floorsMeaning explains the output of -floors.
const floorsMeaning = `A file of package ui uses another one if it names a function, method, type, variable or constant from there; a file or a folder
directly below ui uses such a folder if it imports a package of it. Tests don't count. What uses each other in a circle shares a
floor; each other use leads to a floor below. In a circle as few uses as a greedy order finds go against the order.`

// graph maps each node to the nodes it uses, with an example: a name, or the path of a package.
type graph map[string]map[string]string

// use adds a use. A node that uses itself is there without a use.
func (g graph) use(from, to, why string) {
	if g[from] == nil {
		g[from] = map[string]string{}
	}
	if from != to && (g[from][to] == "" || why < g[from][to]) {
		g[from][to] = why
	}
}

// nodes returns all nodes, used ones too, sorted by name.
func (g graph) nodes() []string {
	all := map[string]bool{}
	for from, uses := range g {
		all[from] = true
		for to := range uses {
			all[to] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// usesOf returns the uses among the files of package ui and the folders directly below it, in the program in the folder root,
// given the imports of each room.
func usesOf(root string, imports map[string][]string) (graph, error) {
	g := graph{}
	for room, others := range imports {
		if node := folderBelowUI(room); node != "" {
			g.use(node, node, "")
			for _, other := range others {
				if to := folderBelowUI(other); to != "" {
					g.use(node, to, other)
				}
			}
		}
	}
	return g, g.addFiles(root)
}

// folderBelowUI returns the folder directly below ui that a room is in, as ui/kit, or "".
func folderBelowUI(room string) string {
	parts := strings.Split(room, "/")
	if len(parts) < 2 || parts[0] != "ui" {
		return ""
	}
	return path.Join(parts[:2]...)
}

// addFiles adds the uses by the files of package ui.
func (g graph) addFiles(root string) error {
	list := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}\t{{.Dir}}\t{{join .GoFiles \" \"}}", "./ui")
	list.Dir, list.Stderr = root, os.Stderr
	out, err := list.Output()
	if err != nil {
		return err
	}
	exports, set, files := map[string]string{}, token.NewFileSet(), []*ast.File(nil)
	for line := range strings.Lines(string(out)) {
		parts := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		exports[parts[0]] = parts[1]
		if parts[0] != module+"/ui" {
			continue
		}
		for _, name := range strings.Fields(parts[3]) {
			file, err := parser.ParseFile(set, filepath.Join(parts[2], name), nil, 0)
			if err != nil {
				return err
			}
			files = append(files, file)
		}
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	look := importer.ForCompiler(set, "gc", func(p string) (io.ReadCloser, error) { return os.Open(exports[p]) })
	pkg, err := (&types.Config{Importer: look}).Check(module+"/ui", set, files, info)
	if err != nil {
		return err
	}
	node := func(at token.Pos) string { return "ui/" + filepath.Base(set.Position(at).Filename) }
	for _, file := range files {
		from := node(file.Package)
		g.use(from, from, "")
		for _, spec := range file.Imports {
			if room, ours := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), module+"/"); ours && folderBelowUI(room) != "" {
				g.use(from, folderBelowUI(room), room)
			}
		}
	}
	for name, used := range info.Uses {
		if used.Pkg() == pkg && (used.Parent() == pkg.Scope() || isMethod(used)) {
			g.use(node(name.Pos()), node(used.Pos()), used.Name())
		}
	}
	return nil
}

// isMethod reports whether an object is a method of a type that is no interface.
func isMethod(o types.Object) bool {
	f, ok := o.(*types.Func)
	return ok && f.Signature().Recv() != nil && !types.IsInterface(f.Signature().Recv().Type())
}

// printFloors prints the number of floors, and of uses against their order; with detail it lists them.
func printFloors(w io.Writer, g graph, detail bool) {
	floors := floorsOf(g)
	against := againstOrder(g)
	fmt.Fprintln(w, floorsMeaning)
	fmt.Fprintf(w, "floors: %d\nuses against the order: %d, of %d\n", len(floors), len(against), g.size())
	if !detail {
		return
	}
	for i, floor := range slices.Backward(floors) {
		fmt.Fprintf(w, "floor %d:", i+1)
		for _, circle := range floor {
			if len(circle) > 1 {
				fmt.Fprintf(w, " (%s)", strings.Join(circle, " "))
			} else {
				fmt.Fprintf(w, " %s", circle[0])
			}
		}
		fmt.Fprintln(w)
	}
	for _, u := range against {
		fmt.Fprintf(w, "against the order: %s uses %s, for %s\n", u[0], u[1], g[u[0]][u[1]])
	}
}

// size returns the number of uses.
func (g graph) size() (n int) {
	for from, uses := range g {
		for to := range uses {
			if to != from {
				n++
			}
		}
	}
	return n
}
