package text

import (
	"bytes"
	"encoding/json"
	"fmt"
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

	"github.com/superbridge/superbridge/game/card"
)

// prefixes lists the beginnings of ids whose ends are computed by the program, as in T("seat." + s.String()). Other ids
// are written out where they are used.
var prefixes = []string{
	"theme.", "theme.says.",
	"paper.kind.", "paper.step.",
	"fault.", "shortcut.", "history.import.fault.", "plain.next-call.", "plain.next-card.", "choice.would.", "choice.chosen.", "choice.announced.", "choice.line.", "plain.choice.",
	"seat.", "seat.letter.", "side.", "vul.", "purpose.", "reason.",
	"date.month.", "search.month.", "date.weekday.", "game.", "game.any.", "help.key.", "help.do.", "settings.appearance.", "settings.felt.", "settings.text.", "settings.card-size.", "settings.holding.", "settings.sound.", "settings.level.", "table.vul.", "trouble.why.",
	"deals.", "people.", "people.level.", "people.plays.", "convention.", "carding.", "system.name.", "system.style.", "house.", "house.about.", "house.option.", "deck.rank.", "deck.suit.", "search.word.",
	"poker.row.", "poker.kind.", "poker.rank.", "poker.ranks.", "poker.strength.",
	"poker.word.", "poker.past.filter.", "poker.past.part.", "poker.past.level.", "poker.past.event.", "poker.settled.row.",
	"poker.rule.", "poker.rule.FreeBoxes.", "poker.reason.makes.", "poker.reason.makes-points.", "poker.reason.flush.", "poker.reason.straight.", "poker.no-box.", "poker.key.", "poker.statistics.", "poker.statistics.words.", "poker.statistics.row.", "poker.pair.",
	"poker.help.top.", "poker.help.fantasy.", "poker.placed.",
	"chess.army.", "chess.kind.", "chess.letter.", "chess.win.", "chess.draw.", "chess.told.becomes.", "chess.rule.", "chess.rule.PieceMove.", "chess.reason.", "chess.look.", "chess.settings.squares.", "chess.settings.speed.",
	"chess.mode.", "chess.fault.", "chess.fault.TooMany.", "chess.house.", "chess.house.about.", "chess.house.option.", "chess.offer.about.", "chess.offer.aim.",
	"chess.past.end.", "chess.past.level.", "chess.past.filter.", "chess.past.part.", "chess.word.",
	"chess.editor.chosen.", "chess.puzzle.task.", "chess.puzzle.solved.", "chess.statistics.", "chess.statistics.words.", "chess.statistics.level.", "chess.statistics.end.",
	"few.strain.", "few.review.stage.", "few.review.short.", "few.place.", "few.told.", "few.item.", "few.rule.", "few.reason.", "few.end.", "few.pair.",
	"few.table.deal-by", "few.table.give.", "few.table.reserve.", "few.table.rubber-alone", "few.table.standing", "few.table.takes", "few.table.with-packet.", "few.table.ask.", "few.table.ask.both-chosen.", "few.table.ask.bid-too.",
	"few.table.claimed", "few.table.wins-rubber", "few.table.wins-game", "few.table.next-soloist", "few.table.settle-line",
	"few.house.", "few.house.about.", "few.house.usual.", "few.house.changed.", "few.help.key.", "few.help.do.", "few.help.example.",
	"few.lexicon.", "few.lexicon.says.", "few.lexicon.also.", "meaning.unnamed.",
	"few.past.filter.", "few.past.part.", "few.past.option.", "few.past.level.", "few.past.call.", "few.word.", "few.statistics.",
	"ordering.row.", "ordering.side.", "ordering.wrong.",
	"rule.follow-suit.", "statistics.players.", "statistics.bars.", "statistics.bars.words.", "statistics.heat.words.", "statistics.heat.words.all-games.",
	"command.archive.", "command.head.", "command.row.", "command.doctor.of.",
	"bridge.word.", "bridge.word.also.", "bridge.word.says.", "bridge.word.picture.",
	"drill.kind.", "drill.about.", "drill.topic.", "drill.ask.", "drill.why.", "drill.technique.",
	"lesson.", "lesson.suit.", "lesson.why.", "lesson.reason.", "lesson.counted.",
	"spoken.word.", "spoken.does.", "spoken.rank.", "spoken.suit.", "spoken.of.", "spoken.letter.", "spoken.manner.", "spoken.bridge.call.", "spoken.bid.", "spoken.bridge.ask.", "spoken.bridge.ask.you-", "spoken.bridge.", "spoken.few.at.", "spoken.few.packet.", "spoken.poker.row.", "spoken.bridge.contract", "few.told.change", "few.told.name", "few.table.",
	"few.statistics.words.", "few.statistics.level.", "few.statistics.role.", "few.statistics.short.", "few.statistics.shorter.",
}

// uses are the uses of messages in the program.
type uses struct {
	literals map[string]bool                      // every text in the source
	called   map[string]map[string]token.Position // ids that T and TN are called with, by the folder that calls
	begun    map[string]token.Position            // beginnings of ids that T and TN are called with
	imports  map[string]map[string]bool           // the folders under ui that each folder imports
}

// window is the path of the window's package, of which this package imports only the text.
const window = "../.."

// scan reads the source of the window.
func scan(t *testing.T) uses {
	t.Helper()
	found := uses{make(map[string]bool), make(map[string]map[string]token.Position), make(map[string]token.Position), make(map[string]map[string]bool)}
	files := token.NewFileSet()
	err := filepath.WalkDir(window, func(path string, e fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		folder := filepath.Dir(path)
		if found.called[folder] == nil {
			found.called[folder], found.imports[folder] = make(map[string]token.Position), map[string]bool{folder: true}
		}
		for _, spec := range file.Imports {
			if _, within, ok := strings.Cut(spec.Path.Value, "/superbridge/ui/"); ok {
				found.imports[folder][filepath.Join(window, strings.Trim(within, `"`))] = true
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if text, ok := literal(n); ok {
				found.literals[text] = true
			}
			for id, at := range idsOf(n) {
				found.called[folder][id] = files.Position(at)
			}
			call, ok := n.(*ast.CallExpr)
			if !ok || !asksForMessage(call) {
				return true
			}
			if id, ok := literal(call.Args[0]); ok {
				found.called[folder][id] = files.Position(call.Pos())
			} else if begin, ok := literal(first(call.Args[0])); ok {
				found.begun[begin] = files.Position(call.Pos())
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(found.called) < 10 {
		t.Fatalf("there are %d folders in the window", len(found.called))
	}
	return found
}

// idsOf returns the ids in a value of another room's type Words.
func idsOf(n ast.Node) map[string]token.Pos {
	words, ok := n.(*ast.CompositeLit)
	if !ok {
		return nil
	}
	if of, ok := words.Type.(*ast.SelectorExpr); !ok || of.Sel.Name != "Words" {
		return nil
	}
	ids := map[string]token.Pos{}
	ast.Inspect(words, func(n ast.Node) bool {
		if id, ok := literal(n); ok {
			ids[id] = n.Pos()
		}
		return true
	})
	return ids
}

// first returns the first term of a sum.
func first(e ast.Expr) ast.Expr {
	for {
		sum, ok := e.(*ast.BinaryExpr)
		if !ok {
			return e
		}
		e = sum.X
	}
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
	return (name == "T" || name == "TN" || name == "Own") && len(call.Args) > 0
}

// catalogue returns the ids in all message files of the window, with the file of each.
func catalogue(t *testing.T) map[string]string {
	t.Helper()
	ids := make(map[string]string)
	err := filepath.WalkDir(window, func(name string, e fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".en.json") {
			return err
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		var messages map[string]any
		if err := json.Unmarshal(content, &messages); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for id := range messages {
			if ids[id] != "" {
				t.Errorf("%s and %s both have %q", ids[id], name, id)
			}
			if bytes.Count(content, []byte("\n  "+strconv.Quote(id)+":")) > 1 {
				t.Errorf("%s has %q twice", name, id)
			}
			ids[id] = name
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return ids
}

// Every requested message exists, and can be found: it is in the same package, or in one that it imports.
func TestEveryMessageThatIsAskedForIsThere(t *testing.T) {
	ids, found := catalogue(t), scan(t)
	for folder, asked := range found.called {
		missing := make(map[string]bool)
		for id, at := range asked {
			switch from := filepath.Dir(ids[id]); {
			case ids[id] == "":
				t.Errorf("%v: no message has the id %q", at, id)
			case from != filepath.Join(window, "kit/text") && !found.imports[folder][from] && !missing[from]:
				t.Errorf("%v: %q is in %s, which %s doesn't import", at, id, ids[id], folder)
				missing[from] = true
			}
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
			return ok && (p == "game." || p == "lesson." || p == "shortcut." || p == "fault." || // those of lessons, keys and faults are held together with their data
				!strings.Contains(end, "."))
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
	want(t, TN("game.players", 1), "1 player")
	want(t, TN("game.players", 2), "2 players")
	want(t, T("side.you", "Side", Side(card.NS)), "You (N-S)")
	if Has("no.such.message") || !Has("game.players") || !Has("side.NS") {
		t.Error("Has is wrong")
	}
}
