package ui

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/editor"
	"github.com/superbridge/superbridge/ui/chess/table"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/games"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/trouble"
)

// typeMove types a move at the board of chess when it is the user's turn, and does it.
func (d *desk) typeMove(move string) {
	d.t.Helper()
	d.until(func() bool { return d.says(text.T("chess.choose-piece")) })
	for _, r := range move {
		d.press(string(r))
	}
	d.press("Enter")
}

// chessGames returns the games of chess in progress.
func (d *desk) chessGames() []int64 {
	d.t.Helper()
	ids, err := chessstore.On(d.App.store).Unfinished(d.t.Context())
	if err != nil {
		d.t.Fatal(err)
	}
	return ids
}

// A game of chess is chosen, begun, left, and continued at the next start of the program, by keys alone. One in which
// the user hasn't moved leaves nothing behind.
func TestAGameOfChessByKeys(t *testing.T) {
	dir := t.TempDir()
	d := openHouse(t, dir)
	d.press("g")
	for _, r := range "octa" {
		d.press(string(r))
	}
	d.press("Enter")
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Octagonal chess") })
	for _, key := range []fyne.KeyName{fyne.KeyHome, fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyLeft} { // against one beginner
		d.step(func() { d.screen.Key(key) })
	}
	if !d.says("Clara") || d.says("Victor") {
		t.Errorf("home says %q", written(d.screen.Content()))
	}
	d.press("n")
	d.until(isShown[*table.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	if ids := d.chessGames(); len(ids) != 0 {
		t.Errorf("of a game that was only looked at %v is kept", ids)
	}
	d.press("n")
	d.until(isShown[*table.Screen](d))
	d.typeMove("c4d5")
	d.until(func() bool { return len(d.chessGames()) == 1 })
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	if ids := d.chessGames(); len(ids) != 0 || d.says("Continue the game") {
		t.Errorf("of a game that was left after a move %v goes on", ids)
	}
	d.press("n")
	d.until(isShown[*table.Screen](d))
	d.typeMove("c4d5")
	d.until(func() bool { return len(d.chessGames()) == 1 })
	d.shut() // in the middle of the game

	d = openHouse(t, dir)
	if !d.says("Continue the game") || !d.says("Conquest, 2 players") || d.says("Victor") {
		t.Fatalf("home says %q", written(d.screen.Content()))
	}
	id := d.chessGames()[0]
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	g, err := chessstore.On(d.App.store).Game(t.Context(), id)
	if err != nil || g.Person != chess.Red || len(g.Seats) != 2 || g.Seats[1].Name != "Clara" || g.Seats[1].Level != "beginner" {
		t.Fatalf("it is kept as %+v, %v", g, err)
	}
	if events := g.Game.Events(); len(events) == 0 || events[0].String() != "c4-d5" {
		t.Errorf("what happened is %v", events)
	}
	d.shut()
}

// The same by the mouse alone.
func TestAGameOfChessByMouse(t *testing.T) {
	d := openHouse(t, t.TempDir())
	d.click("Games")
	d.until(isShown[*games.Screen](d))
	d.step(func() { d.screen.Key(fyne.KeyEnd) }) // as the wheel does
	d.click("Octagonal chess")
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Octagonal chess") })
	d.click("House rules")
	d.click("Done")
	d.click("Players and clock")
	d.click("Done")
	d.click("New game")
	d.until(isShown[*table.Screen](d))
	d.click("Home")
	d.until(isShown[*home.Screen](d))
	d.shut()
}

// A written game is played on, and saved from the first move there.
func TestAGameOfChessFromAPosition(t *testing.T) {
	d := openHouse(t, t.TempDir())
	d.step(func() { d.chooseGame(chess.Name) })
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Octagonal chess") })
	d.press("i")
	field := d.window.Canvas().Focused()
	for _, r := range "A1-2 ; d3-e4 i14-h13 ; *" {
		d.step(func() { field.TypedRune(r) })
	}
	d.step(func() { field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) })
	d.until(isShown[*table.Screen](d))
	d.typeMove("e4f5")
	d.until(func() bool { return len(d.chessGames()) == 1 })
	g, err := chessstore.On(d.App.store).Game(t.Context(), d.chessGames()[0])
	if err != nil || g.Game.Len() < 3 || g.Game.At(3).String() != "A1-2 ; d3-e4 i14-h13 e4-f5 ; *" {
		t.Errorf("it is kept as %v, %v", g.Game, err)
	}
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	d.shut()
}

// A position is set up on the board by keys, kept while the window is open, played against computer players, and saved from the first move on.
func TestAGameOfChessFromTheBoard(t *testing.T) {
	d := openHouse(t, t.TempDir())
	d.step(func() { d.chooseGame(chess.Name) })
	open := func() {
		d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Octagonal chess") })
		d.press("i", "F3")
		d.until(isShown[*editor.Screen](d))
	}
	open()
	if !d.says("Red is to move") {
		t.Error("it doesn't begin with the start of the chosen game")
	}
	d.press("2") // two players
	d.key(fyne.KeyHome)
	d.press("4") // yellow is to move
	d.press("Escape")
	open()
	if !d.says("Yellow is to move") {
		t.Error("what was set up isn't there any more")
	}
	d.step(func() { d.edit(&fyne.ShortcutUndo{}) })
	if !d.says("Yellow is to move") {
		t.Error("what was before is undone")
	}
	d.press("4")
	d.step(func() { d.edit(&fyne.ShortcutUndo{}) })
	d.step(func() { d.edit(&fyne.ShortcutRedo{}) })
	if !d.says("Red is to move") {
		t.Error("nothing is done again")
	}
	d.key(fyne.KeySpace)
	d.until(isShown[*table.Screen](d))
	d.typeMove("d3e4")
	d.until(func() bool { return len(d.chessGames()) == 1 })
	g, err := chessstore.On(d.App.store).Game(t.Context(), d.chessGames()[0])
	if err != nil || g.Game.Len() < 1 || g.Game.At(1).String() != "A1-2 ; d3-e4 ; *" {
		t.Errorf("it is kept as %v, %v", g.Game, err)
	}
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	d.shut()
}

// If the file disappears during a game of chess, acts at the board report it as anywhere else.
func TestAFileThatGoesWhileChessIsPlayed(t *testing.T) {
	dir := t.TempDir()
	d := openHouse(t, dir)
	d.step(func() { d.chooseGame(chess.Name) })
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Octagonal chess") })
	d.press("n")
	d.until(isShown[*table.Screen](d))
	path := filepath.Join(dir, "superbridge.db")
	if err := os.Rename(path, path+".aside"); err != nil {
		t.Fatal(err)
	}
	d.typeMove("c4d5")
	d.until(isShown[*trouble.Screen](d))
	if err := os.Rename(path+".aside", path); err != nil {
		t.Fatal(err)
	}
	d.press("Enter") // it is there again
	d.until(isShown[*home.Screen](d))
	d.shut()
}

// The colours of chess's boards and the speed of pieces are chosen on the settings screen, also over the table, hold at
// once, and come back at the next start.
func TestTheStyleOfBoards(t *testing.T) {
	defer tabletop.Use(tabletop.UsualStyle())
	dir := t.TempDir()
	d := openHouse(t, dir)
	d.step(func() { d.chooseGame(chess.Name) })
	d.press("n")
	d.until(isShown[*table.Screen](d))
	d.key(widget.SettingsKey)
	for label, i := range map[string]int{text.T("chess.settings.squares"): 1, text.T("chess.settings.speed"): 2} {
		c := choiceOn(d.screen.Content(), label)
		if c == nil {
			t.Fatalf("the settings have no %q", label)
		}
		d.step(func() { c.Choose(i) })
	}
	want := tabletop.Style{Squares: tabletop.Green, Speed: tabletop.Fast}
	if tabletop.InUse() != want {
		t.Errorf("boards have %v, want %v", tabletop.InUse(), want)
	}
	d.until(func() bool { speed, _, _ := d.App.store.Setting("chess.speed"); return speed == string(tabletop.Fast) })
	d.shut()
	tabletop.Use(tabletop.UsualStyle())
	d = openHouse(t, dir)
	if tabletop.InUse() != want {
		t.Errorf("at the next start boards have %v, want %v", tabletop.InUse(), want)
	}
	d.shut()
}
