package ui

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/crash"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// elsewhere are the sheets that the tour doesn't lead to, with the reason.
var elsewhere = map[string]string{
	"bridge/lessons.trickSheet": "it lies on a deal of a lesson that has been played",
	"bridge/system.dealSheet":   "it lies on a deal of a comparison, which takes long",
	"bridge/table.keepSheet":    "it lies on a deal that is played on from the record",
	"bridge/table.failureSheet": "it is the notice of the other tables",
	"chess/table.pickerSheet":   "it lies on a pawn in the Castle",
	"chess/table.drawSheet":     "it is there if somebody else offers a draw",
	"poker/table.rebuySheet":    "it is there if chips are short",
	"chess/table.failureSheet":  "it is the notice of the other tables",
	"poker/table.failureSheet":  "it is the notice of the other tables",
	"few/table.failureSheet":    "it is the notice of the other tables",
}

// sheetsOn returns the kinds of the sheets on a screen by their packages, the lowest first.
func sheetsOn(o fyne.CanvasObject) (all []string) {
	c, ok := o.(*fyne.Container)
	if !ok {
		return nil
	}
	if l := reflect.ValueOf(c.Layout); l.IsValid() && l.Type().String() == "sheet.layout" {
		layers := l.Field(0).Elem().FieldByName("layers")
		for i := range layers.Len() {
			kind := layers.Index(i).Elem().FieldByName("sheet").Elem().Type()
			if kind.Kind() == reflect.Pointer {
				kind = kind.Elem()
			}
			_, folder, _ := strings.Cut(kind.PkgPath(), "/superbridge/ui/")
			all = append(all, strings.TrimPrefix(folder+"."+kind.Name(), "."))
		}
	}
	for _, inside := range c.Objects {
		all = append(all, sheetsOn(inside)...)
	}
	return all
}

// built matches a kind of sheets in the source of a package.
var built = regexp.MustCompile(`// Build implements \[sheet\.Sheet\].*\nfunc \((?:\w+ )?\*?(\w+)\)`)

// kindsOfSheets returns all kinds of sheets, by their packages.
func kindsOfSheets(t *testing.T) (all []string) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		for _, m := range built.FindAllSubmatch(source, -1) {
			all = append(all, strings.TrimLeft(filepath.ToSlash(filepath.Dir(path))+"."+string(m[1]), "."))
		}
		return err
	})
	if err != nil || len(all) < 40 {
		t.Fatalf("%d kinds of sheets, %v", len(all), err)
	}
	return all
}

// allSheets checks that the tour has led to every sheet.
func allSheets(t *testing.T, kinds []string, seen map[string]bool) {
	t.Helper()
	for _, kind := range kinds {
		if _, other := elsewhere[kind]; seen[kind] == other {
			t.Errorf("the tour leads to %s: %t", kind, seen[kind])
		}
	}
}

// sheet presses keys that lay a sheet on the current screen, and looks at it. The last key may need others to be over.
func (p *painter) sheet(kind, state string, keys ...string) {
	p.t.Helper()
	p.press(keys...)
	p.lies(kind)
	p.draw(folderOf(p.screen), state)
}

// lies waits until a kind of sheet is on top.
func (p *painter) lies(kind string) {
	p.t.Helper()
	end := time.Now().Add(time.Minute)
	for !p.has(kind) {
		if time.Now().After(end) {
			p.t.Fatalf("on %T lies %v, not %s; it says\n%s", p.screen, sheetsOn(p.screen.Content()), kind, written(p.screen.Content()))
		}
		p.still(100 * time.Millisecond)
	}
	p.laid[kind] = true
}

// has reports whether a kind of sheet is on top.
func (p *painter) has(kind string) bool {
	all := sheetsOn(p.screen.Content())
	return len(all) > 0 && all[len(all)-1] == kind
}

// sheetsAtHome looks at the sheets of the home screen of a game.
func (p *painter) sheetsAtHome(game string) {
	switch game {
	case bridge.SuperBridge().Name:
		p.step(func() {
			p.crashed = &crash.Report{Path: filepath.Join("superbridge", "crash-1.txt"), Text: "panic: index out of range [17] with length 17\n\ngoroutine 1 [running]:"}
			p.offerReport(p.screen.(*home.Screen))
		})
		p.sheet("reportSheet", "report")
		p.press("Escape")
		p.sheet("bridge/offer.houseSheet", "rules-"+game, "r")
	case bridge.Rubber().Name:
		p.sheet("bridge/offer.rosterSheet", "evening", "c")
	case bridge.Duplicate().Name:
		p.sheet("bridge/offer.fieldSheet", "field", "c")
	case few.Games()[0].Name:
		p.sheet("kit/houserules.Sheet", "rules-"+game, "r")
	case chess.Name:
		p.sheet("kit/houserules.Sheet", "rules-"+game, "r")
		p.press("Escape")
		p.sheet("chess/offer.playersSheet", "players", "c")
		p.press("Escape")
		p.sheet("chess/offer.fromSheet", "from", "i")
	default:
		return
	}
	p.press("Escape")
}

// sheetsOfHistory looks at the sheets of the history, which is shown.
func (p *painter) sheetsOfHistory(game string) {
	if game != bridge.Duplicate().Name {
		return
	}
	for _, s := range [][3]string{{"history.filterSheet", "filter", "o"}, {"history.gamesSheet", "games", "g"}, {"kit/marks.Sheet", "note", "#"}} {
		p.sheet(s[0], s[1], s[2])
		p.press("Escape")
	}
	p.sheet("kit/task.Sheet", "export", "e")
	p.sheet("kit/filedialog.shown", "folder", "f")
	p.press("Escape", "Escape")
	p.step(p.screen.(interface{ Print() }).Print)
	p.lies("kit/task.Sheet")
	p.draw("history", "print")
	p.press("Escape")
	for p.window.Canvas().Overlays().Top() != nil {
		p.press("Escape")
	}
}

// sheetsOfSystem looks at the sheets of the text of a new system, which is shown, and leaves it without a trace.
func (p *painter) sheetsOfSystem() {
	path := filepath.Join(storage.SystemsDir(p.options.Dir), "mine.book")
	p.press("F8") // saves it
	p.until(func() bool { _, err := os.Stat(path); return err == nil })
	saved, err := os.ReadFile(path)
	if err == nil {
		err = os.WriteFile(path, append(saved, "# from elsewhere\n"...), 0o600)
	}
	if err != nil {
		p.t.Fatal(err)
	}
	p.press("n") // a line more
	p.sheet("bridge/system.changedSheet", "changed", "F8")
	p.sheet("bridge/system.changedSheet", "differences", "l")
	p.press("Escape")
	p.sheet("bridge/system.leaveSheet", "leave", "Escape")
	p.press("Delete")
	p.visited("bridge/bidding")
	if err := os.RemoveAll(filepath.Dir(path)); err != nil {
		p.t.Error(err)
	}
}

// sheetsAtTable looks at the sheets of the table, which a game has just been begun at and is played at until the first result.
func (p *painter) sheetsAtTable(folder string) {
	switch folder {
	case "bridge":
		p.sheetsAtBridge()
	case "few":
		p.sheetsAtFew()
	case "poker":
		p.sheetsAtPoker()
	case "chess":
		p.sheet("chess/table.lookSheet", "look", "s")
		p.press("Escape")
		p.sheet("chess/table.resignSheet", "resign", "q")
		p.press("Escape")
	}
}

// goOn follows hints at a table until a kind of sheet is on top, which keys may lay there.
func (p *painter) goOn(kind string, keys ...string) {
	p.t.Helper()
	end := time.Now().Add(2 * time.Minute)
	for !time.Now().After(end) {
		p.press(keys...)
		if p.still(20 * time.Millisecond); p.has(kind) {
			return
		}
		p.press("h")
		if p.still(20 * time.Millisecond); p.has(kind) {
			return
		}
		p.press("Enter")
		p.still(20 * time.Millisecond)
	}
	p.t.Fatalf("%s never comes: it says\n%s", kind, written(p.screen.Content()))
}

// rubber looks at the sheets of a rubber of bridge.
func (p *painter) rubber() {
	game := bridge.Rubber().Name
	p.choose(game)
	p.draw("home", game)
	p.sheetsAtHome(game)
	p.press("n")
	p.visited("bridge/table")
	p.sheetsAtTable("bridge")
	p.back()
}

// sheetsAtBridge looks at the sheets of a table of bridge.
func (p *painter) sheetsAtBridge() {
	p.step(p.laySettings)
	p.draw("settings", "over")
	p.press("Escape")
	const table = "bridge/table."
	p.sheet(table+"worthSheet", "worth", "y")
	p.press("y")
	p.sheet(table+"scorePeek", "score", "w")
	p.press("w")
	p.step(func() { p.screen.(interface{ Report() }).Report() })
	p.sheet("bridge/report.Sheet", "report")
	p.press("Escape")
	p.goOn(table+"lastTrickSheet", "l")
	p.sheet(table+"lastTrickSheet", "last-trick")
	p.press("l")
	p.sheet(table+"auctionSheet", "auction", "a")
	p.press("a")
	p.sheet(table+"claimSheet", "claim", "c")
	p.sheet(table+"claimSheet", "concede", string(fyne.KeyDelete))
	p.press("y")
	p.sheet(table+"resultSheet", "result")
	p.sheet(table+"lookBackSheet", "better", "m")
	p.press("m")
	p.sheet(table+"scoreSheet", "pad", "w")
	p.sheet(table+"scoreSheet", "deals", "o")
	p.sheet("kit/task.Sheet", "export", "e")
	p.press("Escape")
	p.sheet(table+"settleSheet", "settle", "q")
	p.press("Enter")
	p.sheet(table+"scoreSheet", "end")
}

// sheetsAtFew looks at the sheets of a table of bridge for two.
func (p *painter) sheetsAtFew() {
	const table = "few/table."
	p.goOn(table+"lastTrickSheet", "l")
	p.sheet(table+"lastTrickSheet", "last-trick")
	p.press("l")
	p.sheet(table+"auctionSheet", "auction", "a")
	p.press("a")
	p.sheet(table+"scoreSheet", "score", "w")
	p.press("w")
	p.goOn(table+"claimSheet", "c", "c") // once may begin a card
	p.press("0", "Enter")
	p.sheet(table+"claimSheet", "claim")
	p.press("Enter")
	p.sheet(table+"resultSheet", "result")
	p.sheet(table+"settleSheet", "settle", "q")
	p.press("Enter")
	p.sheet(table+"endSheet", "end")
}

// sheetsAtPoker looks at the sheets of a table of poker.
func (p *painter) sheetsAtPoker() {
	const table = "poker/table."
	p.goOn(table+"resultSheet", "Enter") // confirms
	p.sheet(table+"resultSheet", "result")
	p.sheet(table+"resultSheet", "result-unfolded", "o")
	p.press("o")
	p.sheet(table+"leaveSheet", "leave", "q")
	p.press("Enter")
	p.sheet(table+"endSheet", "end")
}

// endOfChess looks at the sheet at the end of a game of chess, which goes on from the home screen.
func (p *painter) endOfChess() {
	p.press("p")
	p.visited("chess/table")
	p.press("q")
	p.lies("chess/table.resignSheet")
	p.press("Enter")
	p.sheet("chess/table.endSheet", "end")
	p.back()
}

// troubles looks at everything that can be wrong with a data folder.
func (p *painter) troubles() {
	p.step(func() { p.showTrouble(errors.New("the disk is full")) })
	p.draw("trouble", "")
	var all []storage.Problem
	for problem := range problems {
		all = append(all, problem)
	}
	slices.Sort(all)
	copies := []storage.Backup{{At: pictureDay}}
	for _, problem := range all {
		if problem == storage.Gone { // its choices need the file
			continue
		}
		p.step(func() {
			p.troubled(&storage.OpenError{Path: filepath.Join("superbridge", "superbridge.db"), Problem: problem, Err: errors.New("disk")}, copies...)
		})
		p.draw("trouble", problems[problem])
	}
}

// lines looks at lines over the screen: good news and bad.
func (p *painter) lines() {
	p.step(func() { p.complain(text.T("app.not-kept", "Error", text.T("trouble.why.no-space"))) })
	p.draw(folderOf(p.screen), "complaint")
	p.step(func() { p.tell(text.T("app.moment.left")) })
	p.draw(folderOf(p.screen), "line")
}

// sheetsOfStatistics looks at the lists of a screen of statistics and at the sheet for a period of one's own.
func (p *painter) sheetsOfStatistics(game string) {
	for row := '1'; row <= '9'; row++ {
		if p.press(string(row)); !p.has("kit/statistics.drop") {
			break
		}
		p.sheet("kit/statistics.drop", game+"-list-"+string(row))
		p.press("Escape")
	}
	p.press("1", string(fyne.KeyEnd))
	p.sheet("kit/statistics.ownSheet", game+"-own", "Enter")
	p.press("Escape")
}
