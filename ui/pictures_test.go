package ui

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/poker"
	bridgewelcome "github.com/superbridge/superbridge/ui/bridge/welcome"
	"github.com/superbridge/superbridge/ui/command"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/welcome"
)

var (
	picturesIn    = flag.String("pictures", "", "a `folder` for a picture of every screen")
	pictureSizes  = flag.String("sizes", "1024x700,1366x768,2560x1440", "of the pictures, with commas between")
	picturesSpeak = flag.String("language", string(text.English), "of the pictures, or "+string(text.Pseudo)+" for longer words")
	onlyPictures  = flag.String("only", "", "the `beginning` of the names of the pictures that are wanted")
)

// dealNumber is the number of a deal of 52 cards.
const dealNumber = "0000000C09RF8JVM2GZ2NRENQX"

// pictureDay is the time of all pictures.
var pictureDay = time.Date(2026, time.March, 22, 19, 30, 0, 0, time.UTC)

// Draws every screen of the window, in each size, by day and by night, always at the same time and with the same deals:
// so the pictures are equal, byte for byte, unless something visible changes. Computer players think meanwhile, but the
// clock is stopped.
func TestPictures(t *testing.T) {
	if *picturesIn == "" {
		t.Skip("pictures are drawn on demand: make pictures OUT=FOLDER")
	}
	folder, err := filepath.Abs(*picturesIn)
	if err == nil {
		err = os.MkdirAll(folder, 0o777)
	}
	if err != nil {
		t.Fatal(err)
	}
	defer func() { spoken = text.English; text.Use(text.English) }()
	spoken = text.Language(*picturesSpeak)
	drawn := eachScreen(t, func(p *painter, name string) {
		switch name {
		case "backups-look", "history-folder": // they show folders of the machine
		default:
			p.pictures(folder, name)
		}
	})
	for _, k := range keyTable {
		if !drawn[k.screen] {
			t.Errorf("no picture is of %s", k.screen)
		}
	}
}

// eachScreen leads through every screen, always at the same time and with the same deals, and looks at each. It returns
// the folders of the screens.
func eachScreen(t *testing.T, look func(p *painter, name string)) (drawn map[string]bool) {
	kinds := kindsOfSheets(t)
	t.Chdir(t.TempDir()) // the window shows the data folder, which is the same each time from there
	time.Local = time.UTC
	ended := make(chan os.Signal, 1)
	signal.Notify(ended, os.Interrupt, syscall.SIGTERM) // the commands do it too, which only works in the bubble after this
	defer signal.Stop(ended)
	go func() {
		<-ended
		os.Exit(1)
	}()
	synctest.Test(t, func(t *testing.T) {
		time.Sleep(time.Until(pictureDay))
		const dir = "superbridge"
		fillFolder(t, dir)
		p := &painter{desk: openFresh(t, dir), drawn: map[string]bool{}, laid: map[string]bool{}}
		p.look = func(name string) { look(p, name) }
		p.tour()
		drawn = p.drawn
		allSheets(t, kinds, p.laid)
	})
	return drawn
}

// painter leads through the screens of a program.
type painter struct {
	*desk
	look  func(name string) // at the current screen
	drawn map[string]bool   // folders of the screens looked at
	laid  map[string]bool   // kinds of the sheets that have been on top
}

// draw looks at the current screen, of a folder.
func (p *painter) draw(folder, state string) {
	p.t.Helper()
	p.visited(folder)
	p.drawn[folder] = true
	name := strings.ReplaceAll(folder, "/", "-")
	if state != "" {
		name += "-" + state
	}
	if strings.HasPrefix(name, *onlyPictures) {
		p.look(name)
	}
}

// pictures draws the current screen in all sizes, into files of a folder.
func (p *painter) pictures(folder, name string) {
	p.t.Helper()
	was := p.window.Canvas().Size()
	for _, look := range []struct {
		name string
		is   theme.Appearance
	}{{"dark", theme.AlwaysDark}, {"light", theme.AlwaysLight}} {
		p.step(func() {
			s := p.settings
			s.Appearance = look.is
			p.applySettings(s)
			p.redraw()
		})
		for _, size := range strings.Split(*pictureSizes, ",") {
			var w, h float32
			if _, err := fmt.Sscanf(size, "%gx%g", &w, &h); err != nil {
				p.t.Fatal(err)
			}
			p.resize(fyne.NewSize(w, h))
			p.save(filepath.Join(folder, name+"-"+size+"-"+look.name+".png"))
		}
	}
	p.resize(was)
}

// resize gives the window a size, draws the screens in the unit of that size as the program does, and waits until
// everything has found its place.
func (p *painter) resize(size fyne.Size) {
	p.step(func() { p.window.Resize(size) })
	p.step(p.redraw)
	p.still(time.Second)
}

// save writes the picture of the window to a file.
func (p *painter) save(name string) {
	p.t.Helper()
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, layouttest.Drawn(p.window.Canvas())); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(name, out.Bytes(), 0o666); err != nil {
		p.t.Fatal(err)
	}
}

// back leads to the home screen.
func (p *painter) back() {
	p.t.Helper()
	p.until(func() bool {
		if !isShown[*home.Screen](p.desk)() && !p.way.left {
			p.press("Escape")
		}
		return isShown[*home.Screen](p.desk)()
	})
}

// see presses keys that lead to a screen of a folder, draws it, and goes home.
func (p *painter) see(folder string, keys ...string) {
	p.t.Helper()
	p.press(keys...)
	p.draw(folder, "")
	p.back()
}

// tour visits every screen.
func (p *painter) tour() {
	p.until(func() bool { return isShown[*home.Screen](p.desk)() || isShown[*welcome.Screen](p.desk)() })
	p.step(func() { p.show(bridgewelcome.New(p.art, bridgewelcome.Options{OnBack: p.showHome})) })
	p.draw("bridge/welcome", "")
	p.back()
	p.step(func() { p.show(welcome.New(p.art, welcome.Options{Families: p.families.about(), OnBack: p.showHome})) })
	p.draw("welcome", "")
	p.back()
	p.see("games", "g")
	p.press("s")
	p.draw("settings", "")
	p.press("k")
	p.draw("backups", "")
	p.sheet("kit/task.Sheet", "now", "k")
	p.press("Enter")
	p.draw("backups", "some")
	p.sheet("backups.copySheet", "look", "Enter")
	p.press("Escape")
	p.back()
	p.press("d")
	p.draw("deck", "")
	p.sheet("deck.closeUp", "close-up", "Enter")
	p.press("Escape")
	p.sheet("kit/task.Sheet", "export", "e")
	p.back()
	p.see("history", "j")
	p.step(p.toggleHelp)
	p.draw("help", "")
	p.back()
	for _, game := range []string{bridge.SuperBridge().Name, bridge.Duplicate().Name, few.Games()[0].Name, poker.Name, chess.Name} {
		p.game(game)
	}
	p.rubber()
	p.choose(chess.Name)
	p.press("x")
	p.draw("chess/puzzles", "")
	p.press("h", "h")
	p.draw("chess/puzzles", "hint")
	p.press("f")
	p.draw("chess/puzzles", "solved")
	p.back()
	p.choose(chess.Name)
	p.press("i", "F3")
	p.draw("chess/editor", "")
	p.press("End", "Up", "k", "q")
	p.draw("chess/editor", "wrong")
	p.back()
	p.choose(bridge.Duplicate().Name)
	p.see("bridge/bidding", "b")
	p.press("b")
	p.visited("bridge/bidding")
	p.press("F8")
	p.draw("bridge/system", "")
	p.press("F3")
	p.draw("bridge/system", "try")
	p.press("F3", "F3")
	p.draw("bridge/system", "compare")
	p.sheetsOfSystem()
	p.back()
	p.press("i")
	p.visited("bridge/deal")
	p.press(strings.Split(dealNumber, "")...) // in the place of one by chance
	p.draw("bridge/deal", "")
	p.sheet("bridge/ordering.Sheet", "conditions", "F3")
	p.back()
	p.see("bridge/lessons", "l")
	p.press("x")
	p.visited("bridge/practice")
	p.draw("bridge/practice", "")
	p.press("7")
	p.draw("bridge/practice", "parts")
	p.press("Escape", "8")
	p.draw("bridge/practice", "reading")
	p.press("Escape", "s")
	p.visited("bridge/suit")
	p.until(func() bool { return p.says(text.T("suit.seen")) })
	p.draw("bridge/suit", "")
	p.press("Escape", "q")
	p.visited("bridge/quiz")
	p.until(func() bool { return p.says(text.T("suit.quiz.how", "Last", 2)) })
	p.draw("bridge/quiz", "")
	p.press("1")
	p.draw("bridge/quiz", "answered")
	p.press("Escape", "w")
	p.draw("bridge/practice", "week")
	p.press("Escape")
	p.back()
	p.press("y")
	p.draw("bridge/daily", "")
	p.press("Enter")
	p.visited("bridge/table")
	p.playBoard()
	p.draw("bridge/table", "over")
	p.press("t")
	p.draw("bridge/standings", "")
	p.back()
	p.clubEvening()
	p.challenges()
	p.lines()
	p.troubles()
	p.step(p.showHome)
	p.until(isShown[*home.Screen](p.desk))
	p.shut()
}

// choose leads to the home screen of a game.
func (p *painter) choose(game string) {
	p.step(func() { p.chooseGame(game) })
	p.visited("home")
}

// asks reports whether the screen shows a message with any value: the longest part of it without the value.
func (p *painter) asks(id, value string) bool {
	const any = "97531" // a number, since a message may have a plural for it
	longest := ""
	for _, part := range strings.Split(text.T(id, value, any), any) {
		if len(part) > len(longest) {
			longest = part
		}
	}
	return p.says(strings.TrimSpace(longest))
}

// drill draws an exercise of poker: before it is answered, with a hint, and with the verdict.
func (p *painter) drill() {
	p.press("x")
	p.until(func() bool { return p.says(text.TN("poker.place-all", 5)) })
	p.draw("poker/practice", "")
	p.press("h")
	p.until(func() bool { return p.asks("poker.hint-again", "Expected") })
	p.draw("poker/practice", "hint")
	p.press("Escape")
	for range 5 {
		p.press("1", "b")
	}
	p.press("Enter")
	p.until(func() bool { return p.asks("poker.drill.worse", "Cost") })
	p.draw("poker/practice", "over")
	p.back()
	p.see("poker/daily", "y")
}

// game draws the screens of a game.
func (p *painter) game(game string) {
	folder := "bridge"
	if other, ok := map[string]string{few.Games()[0].Name: "few", poker.Name: "poker", chess.Name: "chess"}[game]; ok {
		folder = other
	}
	p.choose(game)
	p.draw("home", game)
	p.sheetsAtHome(game)
	if game == chess.Name {
		p.endOfChess()
		p.choose(game)
	}
	p.press("t")
	p.draw(folder+"/statistics", game)
	p.sheetsOfStatistics(game)
	p.back()
	if folder != "bridge" {
		p.press("l")
		p.draw(folder+"/lessons", "")
		p.press("Enter", "Enter", "Enter")
		p.draw(folder+"/lessons", "step")
		p.sheet("kit/teach.restartSheet", "restart", string(fyne.KeyHome))
		p.press("Escape")
		p.back()
		p.back()
	}
	p.step(p.toggleHelp)
	p.draw("help", game)
	if folder == "poker" || folder == "chess" {
		p.press("3")
		p.draw("help", game+"-pictures")
		p.press("4")
		p.draw("help", game+"-more-pictures")
	}
	p.back()
	if game == poker.Name {
		p.drill()
	}
	p.step(func() { p.show(p.history(history.Position{Game: game}, p.showHome)) })
	p.draw("history", game)
	p.sheetsOfHistory(game)
	p.press("2")
	p.draw("history", game+"-parts")
	if game != bridge.SuperBridge().Name { // a board of 68 cards is searched for a minute or more
		p.press("Enter")
		p.draw(folder+"/review", game)
		p.press("m")
		p.draw(folder+"/review", game+"-costly")
		p.press("1")
		p.draw(folder+"/review", game+"-tried")
		p.press("f", "y", "Down", "Down", "l")
		p.draw(folder+"/review", game+"-line")
		p.press("y")
		p.press("End", "o", "y", "*")
		p.draw(folder+"/review", game+"-end")
	}
	p.back()
	p.choose(game)
	p.press("n")
	p.draw(folder+"/table", game)
	p.press("h")
	p.draw(folder+"/table", game+"-hint")
	p.press("Enter")
	p.draw(folder+"/table", game+"-on")
	if folder != "bridge" {
		p.sheetsAtTable(folder)
	}
	p.back()
}

// fillFolder fills a data folder with sessions of computer players, one of them in the user's place.
func fillFolder(t *testing.T, dir string) {
	t.Helper()
	run := func(dir string, args ...string) string {
		t.Helper()
		var out, wrong bytes.Buffer
		if status := command.Run(t.Context(), append([]string{"-data-dir", dir}, args...), &out, &wrong, command.Front{}); status != 0 {
			t.Fatalf("%v: status %d: %s", args, status, &wrong)
		}
		time.Sleep(20 * time.Minute)
		return out.String()
	}
	const theirs = "theirs"
	run(theirs, "match", "-rules", "SuperBridge", "-seed", "7", "-save")
	run(theirs, "match", "-rules", "Duplicate", "-seed", "7", "-save")
	run(theirs, "match", "-rules", "Chicago", "-seed", "7", "-save")
	run(theirs, "match", "-rules", few.Games()[0].Name, "-deals", "3", "-seed", "7", "-save")
	run(theirs, "poker", "-hands", "3", "-seed", "7", "-save")
	run(theirs, "chess", "-variant", "A2-2", "-seed", "10", "-save")
	all := run(theirs, "export", "-")
	all = strings.NewReplacer(`"person":""`, `"person":"S"`, `"person":0`, `"person":1`, `,"length":4,`, `,"length":4,"seat":"S",`,
		`"player":"S","name":"beginner","level":"beginner"`, `"player":"S"`, `"seat":1,"name":"beginner","level":"beginner"`, `"seat":1`,
		"r=beginner:beginner", "r=person:").Replace(all)
	all += "A1-2 ; d3-e4 i14-h13 ; * ; r=person: y=beginner:Clara started=2026-03-22T18:00:00.000Z changed=2026-03-22T18:05:00.000Z\n"
	const file = "all.jsonl"
	if err := os.WriteFile(file, []byte(all), 0o600); err != nil {
		t.Fatal(err)
	}
	run(dir, "import", file)
}
