package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// forms are the literals of several words that are no messages: what programs read.
var forms = []string{
	"the opening is played",           // never printed
	"board %d: the board is finished", // what superbridge act answers, as all of act_*.go
	"superbridge chess draw",
	// The errors of package flag.
	"(?s)^flag provided but not defined: -(.*)$", "^flag needs an argument: -(.*)$", "(?s)^bad flag syntax: (.*)$", "value out of range",
}

// inEnglish finds three words.
var inEnglish = regexp.MustCompile(`[A-Za-z']{2,}[,;:]? [a-z'%]+[,;:]? [a-z']{2,}`)

// eachNode calls f for each node of the program's source but for what superbridge act answers.
func eachNode(t *testing.T, f func(at token.Position, n ast.Node)) {
	t.Helper()
	sources, err := filepath.Glob("*.go")
	if err != nil || len(sources) < 20 {
		t.Fatalf("%d files: %v", len(sources), err)
	}
	files := token.NewFileSet()
	for _, name := range sources {
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "act_") {
			continue
		}
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if n != nil {
				f(files.Position(n.Pos()), n)
			}
			return true
		})
	}
}

// eachLiteral calls f for each literal text.
func eachLiteral(t *testing.T, f func(at token.Position, literal string)) {
	t.Helper()
	eachNode(t, func(at token.Position, n ast.Node) {
		if literal, ok := literalOf(n); ok {
			f(at, literal)
		}
	})
}

// literalOf returns the text of a literal.
func literalOf(n ast.Node) (string, bool) {
	l, ok := n.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	literal, err := strconv.Unquote(l.Value)
	return literal, err == nil
}

func TestNoEnglishOutsideTheMessages(t *testing.T) {
	found := 0
	eachLiteral(t, func(at token.Position, literal string) {
		if slices.Contains(forms, literal) {
			found++
		} else if inEnglish.MatchString(literal) {
			t.Errorf("%v: %q is no message", at, literal)
		}
	})
	if found < len(forms) {
		t.Errorf("only %d of %q are in the source", found, forms)
	}
}

// Some ids go through other functions than T and TN.
func TestEveryMessageOfTheCommandLineIsThere(t *testing.T) {
	n := 0
	eachLiteral(t, func(at token.Position, literal string) {
		if !strings.HasPrefix(literal, "command.") || strings.HasSuffix(literal, ".") {
			return
		}
		n++
		if !text.Has(literal) {
			t.Errorf("%v: no message has the id %q", at, literal)
		}
	})
	if n < 300 {
		t.Errorf("there are only %d ids", n)
	}
	for _, archive := range archives {
		for _, of := range []string{"", "-added", "-none", "-no-place", "-left-out"} {
			if id := "command.archive." + archive.id + of; !text.Has(id) {
				t.Errorf("no message has the id %q", id)
			}
		}
	}
}

// valueName finds the values that a message names.
var valueName = regexp.MustCompile(`{{[^}]*\.([A-Z]\w*)[^}]*}}`)

// withPairs are the functions that fill in a message, with the place of their first pair.
var withPairs = map[string]int{"text.T": 1, "text.TN": 2, "usage": 1, "failed": 1, "tell": 2}

func TestMessagesNameTheValuesThatTheyGet(t *testing.T) {
	names := map[string]string{} // by id, sorted
	sources, err := filepath.Glob("*.en.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range sources {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var messages map[string]json.RawMessage
		if err := json.Unmarshal(content, &messages); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for id, m := range messages {
			var named []string
			for _, found := range valueName.FindAllStringSubmatch(string(m), -1) {
				named = append(named, found[1])
			}
			names[id] = sortedNames(named)
		}
	}
	checked := 0
	eachNode(t, func(at token.Position, n ast.Node) {
		id, given := filledIn(n)
		want, ok := names[id]
		if !ok {
			return // no call, or of a message of another room or with a computed id
		}
		checked++
		if slices.Contains(given, "?") && strings.Contains(want, "N ") {
			given = append(given, "N")
		}
		given = slices.DeleteFunc(given, func(name string) bool { return name == "?" })
		if got := sortedNames(given); got != want {
			t.Errorf("%v: %s names %q and gets %q", at, id, want, got)
		}
	})
	if checked < 300 {
		t.Errorf("only %d calls have been looked at", checked)
	}
}

// filledIn returns the id of the message that a call fills in, and the names of its values: "?" for a number that the
// message may name.
func filledIn(n ast.Node) (id string, given []string) {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return "", nil
	}
	function := ""
	switch f := call.Fun.(type) {
	case *ast.Ident:
		function = f.Name
	case *ast.SelectorExpr:
		if x, ok := f.X.(*ast.Ident); ok {
			function = x.Name + "." + f.Sel.Name
		}
	}
	first, ok := withPairs[function]
	if !ok {
		return "", nil
	}
	for i, arg := range call.Args {
		switch literal, ok := literalOf(arg); {
		case ok && id == "":
			id = literal
		case ok && i >= first && (i-first)%2 == 0:
			given = append(given, literal)
		}
	}
	if function == "text.TN" {
		given = append(given, "?")
	}
	return id, given
}

// sortedNames returns names in order, each once and with a space behind it.
func sortedNames(names []string) string {
	slices.Sort(names)
	all := ""
	for _, name := range slices.Compact(names) {
		all += name + " "
	}
	return all
}

// The exit status, and what is tried next, depend on what went wrong below.
func TestMistakesWrapTheirCause(t *testing.T) {
	for _, err := range []error{
		usage("command.fault.cannot-write", "Path", "a.pbn", "Why", fs.ErrExist),
		failed("command.import.nothing-added", "File", "a.pbn", "Why", fs.ErrExist),
	} {
		if !errors.Is(err, fs.ErrExist) {
			t.Errorf("%v has lost its cause", err)
		}
	}
	if wrong := (usageError{}); !errors.As(fmt.Errorf("outside: %w", outside("-n", 0, 1, 9)), &wrong) {
		t.Error("a mistake of the user's isn't found")
	}
}
