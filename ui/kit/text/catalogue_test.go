package text

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// prefixes lists the beginnings of ids whose ends are worked out by the program, as in
// T("seat." + s.String()). Other ids are written out where they are used.
var prefixes = []string{
	"seat.", "seat.letter.", "side.", "vul.", "suit.", "purpose.", "reason.",
	"game.", "game.any.", "help.key.", "help.do.", "settings.appearance.", "settings.sound.", "settings.level.", "table.vul.", "trouble.why.",
	"board.deals.", "company.", "deck.rank.", "deck.suit.", "search.word.",
}

// uses is what the program says about messages.
type uses struct {
	literals map[string]bool           // every text in the source
	called   map[string]token.Position // ids that T and TN are called with
	begun    map[string]token.Position // beginnings of ids that T and TN are called with
}

// scan reads the source of the window.
func scan(t *testing.T) uses {
	t.Helper()
	found := uses{make(map[string]bool), make(map[string]token.Position), make(map[string]token.Position)}
	files := token.NewFileSet()
	err := filepath.WalkDir("../..", func(path string, e fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if text, ok := literal(n); ok {
				found.literals[text] = true
			}
			call, ok := n.(*ast.CallExpr)
			if !ok || !asksForMessage(call) {
				return true
			}
			if id, ok := literal(call.Args[0]); ok {
				found.called[id] = files.Position(call.Pos())
			} else if sum, ok := call.Args[0].(*ast.BinaryExpr); ok {
				if begin, ok := literal(first(sum)); ok {
					found.begun[begin] = files.Position(call.Pos())
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// first returns what a sum starts with.
func first(sum *ast.BinaryExpr) ast.Expr {
	if inner, ok := sum.X.(*ast.BinaryExpr); ok {
		return first(inner)
	}
	return sum.X
}

func literal(n ast.Node) (string, bool) {
	l, ok := n.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(l.Value)
	return text, err == nil
}

// asksForMessage reports whether a call is one of T or TN, of this package or of text.
func asksForMessage(call *ast.CallExpr) bool {
	name := ""
	switch f := call.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		if x, ok := f.X.(*ast.Ident); ok && x.Name == "text" {
			name = f.Sel.Name
		}
	}
	return (name == "T" || name == "TN") && len(call.Args) > 0
}

// catalogue returns the ids in all files of messages, with the file where each is.
func catalogue(t *testing.T) map[string]string {
	t.Helper()
	ids := make(map[string]string)
	names, err := filepath.Glob("*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var messages map[string]any
		if err := json.Unmarshal(content, &messages); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for id := range messages {
			if ids[id] != "" {
				t.Errorf("%s and %s both have %q", ids[id], name, id)
			}
			ids[id] = name
		}
	}
	return ids
}

func TestEveryMessageThatIsAskedForIsThere(t *testing.T) {
	ids, found := catalogue(t), scan(t)
	for id, at := range found.called {
		if ids[id] == "" {
			t.Errorf("%v: no message has the id %q", at, id)
		}
	}
	for begin, at := range found.begun {
		if !slices.Contains(prefixes, begin) {
			t.Errorf("%v: %q is not among the prefixes of this test", at, begin)
		}
	}
}

func TestEveryMessageIsUsed(t *testing.T) {
	found := scan(t)
	for id, name := range catalogue(t) {
		begun := slices.ContainsFunc(prefixes, func(p string) bool {
			end, ok := strings.CutPrefix(id, p)
			return ok && (p == "game." || !strings.Contains(end, "."))
		})
		if !begun && !found.literals[id] {
			t.Errorf("%s: nobody asks for %q", name, id)
		}
	}
	for _, p := range prefixes {
		if _, ok := found.begun[p]; !ok {
			t.Errorf("nobody asks for a message that begins with %q", p)
		}
	}
}

func TestMessagesAreFilledIn(t *testing.T) {
	want(t, T("no.such.message"), "no.such.message")
	want(t, TN("line.overtricks", 1), "1 overtrick")
	want(t, TN("line.overtricks", 2), "2 overtricks")
	if Has("no.such.message") || !Has("line.overtricks") || !Has("side.NS") {
		t.Error("Has is wrong")
	}
}
