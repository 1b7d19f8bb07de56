package ui

import (
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/superbridge/superbridge/ui/kit/text"
)

var updateKeys = flag.Bool("update-keys", false, "write docs/manual/keys.md")

// letter returns the upper-case letter of a literal; ok is false if it is something else.
func letter(e ast.Expr) (r rune, ok bool) {
	l, is := e.(*ast.BasicLit)
	if !is || l.Kind != token.CHAR && l.Kind != token.STRING {
		return 0, false
	}
	s, err := strconv.Unquote(l.Value)
	if err != nil || len(s) != 1 || !unicode.IsLetter(rune(s[0])) {
		return 0, false
	}
	return unicode.ToUpper(rune(s[0])), true
}

// handled returns the letters that the packages in some folders, or files, do something at, by their source: cases, keys of maps of commands, and
// the keys of buttons and rows.
func handled(t *testing.T, folders ...string) map[rune]bool {
	t.Helper()
	found := map[rune]bool{}
	take := func(e ast.Expr) {
		if r, ok := letter(e); ok {
			found[r] = true
		}
	}
	for _, folder := range folders {
		if !strings.HasSuffix(folder, ".go") { // else it is a file
			folder = filepath.Join(folder, "*.go")
		}
		paths, err := filepath.Glob(folder)
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: no source, %v", folder, err)
		}
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CaseClause:
					for _, e := range n.List {
						if l, ok := e.(*ast.BasicLit); ok && l.Kind == token.CHAR {
							take(e)
						}
					}
				case *ast.KeyValueExpr:
					if name, ok := n.Key.(*ast.Ident); ok && name.Name == "Key" {
						take(n.Value)
					}
					if l, ok := n.Key.(*ast.BasicLit); ok && l.Kind == token.CHAR {
						if sel, ok := n.Value.(*ast.SelectorExpr); ok && sel.Sel.Name != "Hearts" {
							take(l)
						}
					}
				case *ast.BinaryExpr:
					if n.Op == token.EQL || n.Op == token.NEQ {
						take(n.Y)
					}
				case *ast.AssignStmt:
					if sel, ok := n.Lhs[0].(*ast.SelectorExpr); ok && sel.Sel.Name == "Key" {
						take(n.Rhs[0])
					}
				case *ast.SelectorExpr:
					if x, ok := n.X.(*ast.Ident); ok && x.Name == "fyne" && strings.HasPrefix(n.Sel.Name, "Key") && len(n.Sel.Name) == len("KeyC") {
						found[rune(n.Sel.Name[3])] = true
					}
				case *ast.CompositeLit:
					if name, ok := n.Type.(*ast.Ident); ok && name.Name == "ending" {
						for _, e := range n.Elts {
							take(e)
						}
					}
				case *ast.ValueSpec:
					for i, name := range n.Names {
						if strings.HasSuffix(name.Name, "Key") && i < len(n.Values) {
							take(n.Values[i])
						}
					}
				case *ast.CallExpr:
					name := ""
					switch f := n.Fun.(type) {
					case *ast.Ident:
						name = f.Name
					case *ast.SelectorExpr:
						name = f.Sel.Name
					}
					if low := strings.ToLower(name); strings.Contains(low, "button") || strings.Contains(low, "judgingrow") {
						for _, e := range n.Args {
							take(e)
						}
					}
				}
				return true
			})
		}
	}
	return found
}

// letters returns the letters of a screen in the table.
func (k keysOn) letters() map[rune]bool {
	all := map[rune]bool{}
	for _, one := range k.all() {
		if len(one.caps) == 1 && unicode.IsLetter(rune(one.caps[0])) {
			all[rune(one.caps[0])] = true
		}
	}
	return all
}

// The sheet at F1 has each letter that a screen does something at, and no other.
func TestTheKeyTableHasWhatScreensDo(t *testing.T) {
	for _, k := range keyTable {
		letters, does := k.letters(), handled(t, append([]string{k.screen}, strings.Fields(k.with)...)...)
		for r := range does {
			if !letters[r] && !strings.ContainsRune(strings.ToUpper(k.typed), r) {
				t.Errorf("%s: %c does something and isn't in the table", k.screen, r)
			}
		}
		for r := range letters {
			if !does[r] {
				t.Errorf("%s: %c is in the table and does nothing", k.screen, r)
			}
		}
	}
}

// No letter occurs twice for a screen, and each key is explained.
func TestTheKeyTableIsInOrder(t *testing.T) {
	for _, k := range keyTable {
		seen := map[string]bool{}
		for _, one := range append(k.all(), parseKeys(everywhere)...) {
			if seen[one.caps] || !text.Has("shortcut."+one.does) {
				t.Errorf("%s: %s=%s", k.screen, one.caps, one.does)
			}
			seen[one.caps] = true
		}
	}
}

// A letter stands for one idea on all screens, apart from the exceptions, each of which is real and gives a reason.
func TestOneLetterOneIdea(t *testing.T) {
	stands, first := map[string]string{}, map[string]string{}
	for _, k := range keyTable {
		for _, one := range k.all() {
			if !one.letter() || excepted(k.screen, one.caps) {
				continue
			}
			if was := stands[one.caps]; was != "" && was != one.idea() {
				t.Errorf("%s: %s stands for %s, and on %s for %s", k.screen, one.caps, one.idea(), first[one.caps], was)
				continue
			}
			stands[one.caps], first[one.caps] = one.idea(), k.screen
		}
	}
	for _, x := range exceptions {
		if len(x.why) < 10 {
			t.Errorf("%s: it isn't said why %s is an exception", x.screen, x.letters)
		}
		for _, r := range x.letters {
			i := slices.IndexFunc(keyTable, func(k keysOn) bool { return k.screen == x.screen })
			if i < 0 {
				t.Errorf("there is no screen %s", x.screen)
				continue
			}
			j := slices.IndexFunc(keyTable[i].all(), func(one key) bool { return one.caps == string(r) })
			if j < 0 || stands[string(r)] == keyTable[i].all()[j].idea() || stands[string(r)] == "" {
				t.Errorf("%s: %c is no exception", x.screen, r)
			}
		}
	}
}

// Each explanation is of a key.
func TestNoKeyIsExplainedInVain(t *testing.T) {
	page, err := os.ReadFile("kit/text/shortcut.en.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]string
	if err := json.Unmarshal(page, &all); err != nil {
		t.Fatal(err)
	}
	keys := parseKeys(everywhere)
	for _, k := range keyTable {
		keys = append(keys, k.all()...)
	}
	for id := range all {
		_, does, _ := strings.Cut(id, ".")
		if !slices.ContainsFunc(keys, func(one key) bool { return one.does == does || one.idea() == does }) {
			t.Errorf("no key has %s", id)
		}
	}
}

// docs/manual/keys.md matches the table; go test ./ui -run KeysPage -update-keys writes it.
func TestKeysPage(t *testing.T) {
	const path = "../docs/manual/keys.md"
	page := keysPage()
	if *updateKeys {
		if err := os.WriteFile(path, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile(path); err != nil || string(kept) != page {
		t.Errorf("%s isn't what the table says, %v", path, err)
	}
}

// keysPage returns the table of all keys, and the letters that mean different things on different screens.
func keysPage() string {
	var b strings.Builder
	b.WriteString("# Keys\n\nWritten from `ui/keytable.go` by `go test ./ui -run KeysPage -update-keys`.\n")
	idea := map[string]string{}
	add := func(heading, keys string) {
		fmt.Fprintf(&b, "\n## %s\n\n| key | does |\n|---|---|\n", heading)
		for _, one := range parseKeys(keys) {
			fmt.Fprintf(&b, "| `%s` | %s |\n", one.caps, text.T("shortcut."+one.does))
			if one.letter() && !excepted(heading, one.caps) {
				idea[one.caps] = one.idea()
			}
		}
	}
	add("everywhere", everywhere)
	for _, k := range keyTable {
		add(k.screen, k.keys)
	}
	b.WriteString("\n## Letters\n\nA letter stands for one thing on all screens.\n\n| letter | stands for |\n|---|---|\n")
	for r := 'A'; r <= 'Z'; r++ {
		if does := idea[string(r)]; does != "" {
			fmt.Fprintf(&b, "| `%c` | %s |\n", r, text.T("shortcut."+does))
		}
	}
	b.WriteString("\nBut for these:\n\n| screen | letters | why |\n|---|---|---|\n")
	for _, x := range exceptions {
		fmt.Fprintf(&b, "| %s | `%s` | %s |\n", x.screen, strings.Join(strings.Split(x.letters, ""), "` `"), x.why)
	}
	return b.String()
}
