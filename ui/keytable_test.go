package ui

import (
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

var updateKeys = flag.Bool("update-keys", false, "write docs/keys.md")

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

// handled returns the letters that the packages in some folders do something at, by their source: cases, keys of maps of commands, and
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
		paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
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
						if sel, ok := n.Value.(*ast.SelectorExpr); ok && len(sel.Sel.Name) == len("KeyC") {
							found[rune(sel.Sel.Name[3])] = true
						}
					}
					if l, ok := n.Key.(*ast.BasicLit); ok && l.Kind == token.CHAR {
						if sel, ok := n.Value.(*ast.SelectorExpr); ok && sel.Sel.Name != "Hearts" {
							take(l)
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
	for _, its := range k.all() {
		if len(its.caps) == 1 && unicode.IsLetter(rune(its.caps[0])) {
			all[rune(its.caps[0])] = true
		}
	}
	return all
}

// The sheet at F1 has each letter that a screen does something at.
func TestTheKeyTableHasWhatScreensDo(t *testing.T) {
	for _, k := range keyTable {
		its := k.letters()
		for r := range handled(t, append([]string{k.screen}, strings.Fields(k.with)...)...) {
			if !its[r] && !strings.ContainsRune(strings.ToUpper(k.typed), r) {
				t.Errorf("%s: %c does something and isn't in the table", k.screen, r)
			}
		}
	}
}

// No letter stands twice for a screen, and each key is explained.
func TestTheKeyTableIsInOrder(t *testing.T) {
	for _, k := range keyTable {
		seen := map[string]bool{}
		for _, its := range append(k.all(), parseKeys(everywhere)...) {
			if seen[its.caps] || !text.Has("shortcut."+its.does) {
				t.Errorf("%s: %s=%s", k.screen, its.caps, its.does)
			}
			seen[its.caps] = true
		}
	}
}

// The hint has its letter to itself, but for a switch of the deck, and the history too.
func TestOneLetterOneMeaning(t *testing.T) {
	for _, k := range keyTable {
		for _, its := range k.all() {
			if own := map[string]string{"H": "hint", "J": "history"}[its.caps]; own != "" && its.does != own && k.screen != "deck" {
				t.Errorf("%s: %s means %s", k.screen, its.caps, its.does)
			}
		}
	}
}

// docs/keys.md is what the table says; go test ./ui -run KeysPage -update-keys writes it.
func TestKeysPage(t *testing.T) {
	const path = "../docs/keys.md"
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
	meanings := map[string][]string{}
	add := func(heading, keys string) {
		fmt.Fprintf(&b, "\n## %s\n\n| key | does |\n|---|---|\n", heading)
		for _, its := range parseKeys(keys) {
			fmt.Fprintf(&b, "| `%s` | %s |\n", its.caps, text.T("shortcut."+its.does))
			if len(its.caps) == 1 && unicode.IsLetter(rune(its.caps[0])) && !slices.Contains(meanings[its.caps], its.does) {
				meanings[its.caps] = append(meanings[its.caps], its.does)
			}
		}
	}
	add("everywhere", everywhere)
	for _, k := range keyTable {
		add(k.screen, k.keys)
	}
	b.WriteString("\n## Letters\n\n| letter | means |\n|---|---|\n")
	for r := 'A'; r <= 'Z'; r++ {
		if all := meanings[string(r)]; len(all) > 0 {
			var said []string
			for _, does := range all {
				said = append(said, text.T("shortcut."+does))
			}
			fmt.Fprintf(&b, "| `%c` | %s |\n", r, strings.Join(said, " · "))
		}
	}
	return b.String()
}
