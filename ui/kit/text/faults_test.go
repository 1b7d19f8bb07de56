package text

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

var update = flag.Bool("update", false, "write the messages of new kinds of faults, and remove those of old ones")

// root is the root of the repository.
const root = "../../.."

// faultFile has the messages of faults.
const faultFile = "fault.en.json"

// untyped are the folders and files whose errors have no kind, as they never reach a user: with the reason.
var untyped = map[string]string{
	"game/fault":                    "it makes the errors that have one",
	"game/bridge/assess":            "its callers assess finished boards only",
	"game/bridge/bidding/cases":     "the test cases of the systems are part of the program",
	"game/bridge/dd":                "the solver's callers pass positions of a board",
	"game/bridge/lesson":            "lessons are part of the program, and tests read them all",
	"game/chess/chesstest":          "it is for tests",
	"game/chess/lesson":             "lessons are part of the program, and tests read them all",
	"game/chess/puzzle":             "puzzles are part of the program, and tests prove them all",
	"game/few/fewtest":              "it is for tests",
	"game/few/lesson":               "lessons are part of the program, and tests read them all",
	"game/few/solve":                "the solver's callers pass positions of a deal",
	"game/learning":                 "lessons are part of the program, and tests read them all",
	"game/poker/bot/estimate.go":    "the table is part of the program",
	"game/poker/lesson":             "lessons are part of the program, and tests read them all",
	"ui/bridge/choices/choices.go":  "a choice that can't be read is left as it was",
	"ui/bridge/guide/position.go":   "the pages are part of the program, and tests read them all",
	"ui/bridge/taught/journal.go":   "a board that can't be read starts again",
	"ui/chess/play/clock.go":        "the one whose time is up loses the game",
	"ui/command/act.go":             "other programs read what superbridge act answers",
	"ui/command/act_chess.go":       "other programs read what superbridge act answers",
	"ui/command/act_few.go":         "other programs read what superbridge act answers",
	"ui/command/act_poker.go":       "other programs read what superbridge act answers",
	"ui/command/chess_table.go":     "the game stops when its opening is played",
	"ui/command/clean.go":           "it stands for an exit status",
	"ui/command/words.go":           "it stands for an exit status",
	"ui/kit/chart/face.go":          "the font is part of the program",
	"ui/kit/placement/placement.go": "a window whose placement can't be read takes the usual one",
	"ui/kit/text/grammar.go":        "messages are part of the program, and tests read them all",
	"ui/kit/text/messages.go":       "messages are part of the program, and tests read them all",
	"ui/poker/tabletop/placing.go":  "its Refusal says why a card can't go there",
	"storage/inspect.go":            "SQLite reports what is damaged in its own words",
	"storage/examine.go":            "SQLite reports what is damaged in its own words",
}

// made are the functions that make errors and phrases with a kind, by the package.
var made = []string{"fault.New", "fault.Errorf", "fault.Say"}

// plainlyMade are those that make errors without one.
var plainlyMade = []string{"errors.New", "fmt.Errorf"}

// source holds the errors that the program makes.
type source struct {
	kinds   map[string]token.Position // each kind, with a place where it is made
	untyped map[string]bool           // entries of [untyped] that are needed
}

// kindsIn reads the source of the games, of the data file and of the window.
func kindsIn(t *testing.T) source {
	t.Helper()
	found := source{map[string]token.Position{}, map[string]bool{}}
	files := token.NewFileSet()
	for _, top := range []string{"game", "storage", "ui"} {
		err := filepath.WalkDir(filepath.Join(root, top), func(path string, e fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(files, path, nil, 0)
			if err != nil {
				return err
			}
			room, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					found.add(t, filepath.ToSlash(room), files.Position(call.Pos()), call)
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return found
}

// add takes what a call makes.
func (s source) add(t *testing.T, file string, at token.Position, call *ast.CallExpr) {
	of, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return
	}
	room, ok := of.X.(*ast.Ident)
	if !ok {
		return
	}
	switch name := room.Name + "." + of.Sel.Name; {
	case slices.Contains(plainlyMade, name) && saysMessage(call.Args[0]):
	case slices.Contains(plainlyMade, name):
		if entry := untypedEntry(file); entry != "" {
			s.untyped[entry] = true
		} else {
			t.Errorf("%v: %s makes an error without a kind, which can't be said in other languages: want fault.New or fault.Errorf", at, name)
		}
	case slices.Contains(made, name):
		kind, ok := constant(call.Args[0])
		switch {
		case !ok:
			t.Errorf("%v: the kind of %s has to be written there, as a text", at, name)
		case len(call.Args) == 1 && strings.Contains(kind, "%"):
			t.Errorf("%v: %q has no values", at, kind)
		case kind != "":
			s.kinds[kind] = at
		}
	}
}

// saysMessage reports whether an expression is a message, as text.T returns it.
func saysMessage(e ast.Expr) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	of, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	room, ok := of.X.(*ast.Ident)
	return ok && room.Name == "text" && (of.Sel.Name == "T" || of.Sel.Name == "TN")
}

// untypedEntry returns the entry of [untyped] that a file falls under, or "".
func untypedEntry(file string) string {
	for entry := range untyped {
		if file == entry || strings.HasPrefix(file, entry+"/") {
			return entry
		}
	}
	return ""
}

// constant returns the text of a literal, or of a sum of literals.
func constant(e ast.Expr) (string, bool) {
	if sum, ok := e.(*ast.BinaryExpr); ok {
		x, ok := constant(sum.X)
		y, too := constant(sum.Y)
		return x + y, ok && too
	}
	return literal(e)
}

// english returns the English message of a kind: with {{.V1}} for its first value, and so on.
func englishOf(kind string) string {
	var out strings.Builder
	at := 0
	for _, v := range fault.Verbs(kind) {
		out.WriteString(kind[at:v.At[0]])
		if v.Value < 0 {
			out.WriteString("%")
		} else {
			fmt.Fprintf(&out, "{{.V%d}}", v.Value+1)
		}
		at = v.At[1]
	}
	return out.String() + kind[at:]
}

// messages returns the messages of faults by their kind. One with plural forms is a map.
func messages(t *testing.T) map[string]any {
	t.Helper()
	content, err := os.ReadFile(faultFile)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]any{}
	if err := json.Unmarshal(content, &all); err != nil {
		t.Fatal(err)
	}
	for id, message := range maps.Clone(all) {
		delete(all, id)
		all[strings.TrimPrefix(id, "fault.")] = message
	}
	return all
}

// write writes the messages of all kinds, with those that have plural forms as they are.
func write(t *testing.T, kinds map[string]token.Position, have map[string]any) {
	t.Helper()
	var out bytes.Buffer
	out.WriteString("{")
	for i, kind := range slices.Sorted(maps.Keys(kinds)) {
		var message any = englishOf(kind)
		if forms, ok := have[kind].(map[string]any); ok {
			message = forms
		}
		if i > 0 {
			out.WriteString(",")
		}
		out.WriteString("\n  " + encoded(t, "fault."+kind) + ": " + encoded(t, message))
	}
	out.WriteString("\n}\n")
	if err := os.WriteFile(faultFile, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// encoded returns a value as JSON, with < and > as they are.
func encoded(t *testing.T, v any) string {
	t.Helper()
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(out.String())
}

// Each kind of error has a message, and each message a kind. In English it says what the
// error says; the message for one may be another.
func TestEachFaultHasItsMessage(t *testing.T) {
	kinds, have := kindsIn(t).kinds, messages(t)
	if *update {
		write(t, kinds, have)
		return
	}
	if len(kinds) < 500 {
		t.Fatalf("there are %d kinds", len(kinds))
	}
	for kind, at := range kinds {
		message := have[kind]
		if forms, ok := message.(map[string]any); ok {
			message = forms["other"]
		}
		if want := englishOf(kind); message != want {
			t.Errorf("%v: the message of %q in %s is %q, want %q (go test ./ui/kit/text -update writes it)", at, kind, faultFile, message, want)
		}
	}
	for kind := range have {
		if _, ok := kinds[kind]; !ok {
			t.Errorf("%s: no error is %q", faultFile, kind)
		}
	}
}

// Errors without a kind are made only where no user sees them.
func TestErrorsHaveAKind(t *testing.T) {
	needed := kindsIn(t).untyped
	for entry := range untyped {
		if !needed[entry] {
			t.Errorf("%s makes no errors without a kind any more, and is in the list", entry)
		}
	}
}

// Filled in, each English message is what the error says by itself.
func TestMessagesOfFaultsSayWhatErrorsSay(t *testing.T) {
	for kind := range kindsIn(t).kinds {
		values := sample(kind)
		if said, want := Error(fault.Errorf(kind, values...)), fmt.Errorf(kind, values...).Error(); said != want {
			t.Errorf("%q is said as %q, want %q", kind, said, want)
		}
	}
}

// sample returns values for a kind.
func sample(kind string) (values []any) {
	for _, v := range fault.Verbs(kind) {
		if v.Value != len(values) {
			continue
		}
		switch v.Format[len(v.Format)-1] {
		case 'd':
			values = append(values, 2)
		case 'w':
			values = append(values, errors.New("it is so"))
		default:
			values = append(values, "text"+strconv.Itoa(v.Value))
		}
	}
	return values
}

func TestErrorSaysWhatIsWrapped(t *testing.T) {
	cause := errors.New("the disk is full")
	seat := fault.Errorf("the hand of %v: %w", card.North, cause)
	for want, err := range map[string]error{
		"":                                    nil,
		"the disk is full":                    cause,
		"the hand of N: the disk is full":     seat,
		"x: the hand of N: the disk is full":  fmt.Errorf("x: %w", seat),
		"the hand of N: the disk is full\ny":  errors.Join(seat, errors.New("y")),
		"1 more move is due":                  fault.Errorf("%d more moves are due", 1),
		`"\x1b" is not a card: no such thing`: &card.ParseError{What: fault.Say("card"), Text: "\x1b", Why: fault.Say("no such thing")},
	} {
		if got := Error(err); got != want {
			t.Errorf("%v is said as %q, want %q", err, got, want)
		}
	}
	if !errors.Is(seat, cause) {
		t.Error("what a fault wraps isn't found")
	}
}
