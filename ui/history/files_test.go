package history

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// withItems gives the store a rubber to write: the three boards that all its rubbers have.
func withItems(store *fakeStore) *fakeStore {
	r := record.Rubber{Number: 1, Rules: store.boards[0].Rules, Length: 3, Boards: 3}
	store.items = []record.Item{{Rubber: &r}}
	for i, b := range store.boards {
		store.items = append(store.items, record.Item{Board: &record.Entry{Number: i + 1, Board: b}})
	}
	return store
}

// home gives the user a home folder with documents.
func home(t *testing.T) (documents string) {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("USERPROFILE", dir)
	documents = filepath.Join(dir, "Documents")
	if err := os.Mkdir(documents, 0o700); err != nil {
		t.Fatal(err)
	}
	return documents
}

func filesIn(t *testing.T, dir string) (names []string) {
	t.Helper()
	all, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		names = append(names, e.Name())
	}
	return names
}

func TestExport(t *testing.T) {
	dir := home(t)
	store := withItems(newStore(t, 3))
	s, _ := open(t, store, atOnce, Position{})
	typeIn(s, "e")
	press(s, fyne.KeyReturn)
	if shown := words(s.Content()); !strings.Contains(shown, "Written: 3 deals in 1 session.\n"+filepath.Join(dir, "Super Bridge history 2026-11-21.jsonl")+"\n") {
		t.Errorf("it says %q", shown)
	}
	press(s, fyne.KeyReturn)
	typeIn(s, "e")
	press(s, fyne.KeyEnter, fyne.KeyEscape)
	if got := filesIn(t, dir); !s.sheets.Empty() || !slices.Equal(got, []string{"Super Bridge history 2026-11-21 2.jsonl", "Super Bridge history 2026-11-21.jsonl"}) {
		t.Errorf("the files are %q", got)
	}
	if len(store.wrote) > 0 {
		t.Errorf("of everything only a part was asked for: %q", store.wrote)
	}

	// The results on display, in PBN, which can't hold the note.
	typeIn(s, "o2")
	press(s, fyne.KeyEscape)
	typeIn(s, "e")
	press(s, fyne.KeyDown, fyne.KeyRight)
	if shown := words(s.Content()); !strings.Contains(shown, "PBN knows 52 cards only") || !strings.Contains(shown, "The 3 sessions shown, each complete") {
		t.Errorf("it says %q", shown)
	}
	press(s, fyne.KeyReturn)
	if shown := words(s.Content()); !strings.Contains(shown, "Written: 0 deals in 0 sessions.") || !strings.Contains(shown, "3 deals were skipped: this format is for 52 cards.") {
		t.Errorf("it says %q", shown)
	}
	if !slices.Equal(store.wrote, []string{"history of [3 2 1]"}) {
		t.Errorf("asked for %q", store.wrote)
	}
}

func TestExportIsCancelled(t *testing.T) {
	dir := home(t)
	store, todo := withItems(newStore(t, 3)), &later{}
	s, said := open(t, store, todo.system(), Position{})
	todo.all()
	typeIn(s, "e")
	press(s, fyne.KeyReturn)
	if !s.Busy() {
		t.Error("it isn't busy")
	}
	press(s, fyne.KeyReturn, fyne.KeyDown, fyne.KeyEscape)
	todo.all()
	if shown := words(s.Content()); s.Busy() || !strings.Contains(shown, "Cancelled. No file was left behind.") || len(filesIn(t, dir)) > 0 {
		t.Errorf("it says %q; the files are %q", shown, filesIn(t, dir))
	}
	press(s, fyne.KeyReturn)
	s.Close() // nor is one left after leaving
	todo.all()
	if got := filesIn(t, dir); len(got) > 0 || len(*said) > 0 {
		t.Errorf("the files are %q", got)
	}
}

// Progress is given in rubbers: of the rubbers on display all boards are written, not only the boards on display.
func TestExportTellsHowFarItIs(t *testing.T) {
	dir := home(t)
	store := withItems(newStore(t, 60))
	one := store.items
	for range 59 {
		store.items = append(store.items, one...)
	}
	s, _ := open(t, store, atOnce, Position{})
	for _, shown := range []bool{false, true} {
		var told []string
		e := &export{files: s.files, shown: shown}
		words, err := e.work(filepath.Join(dir, fmt.Sprint(shown)))(t.Context(), func(p task.Progress) { told = append(told, p.Words) })
		if err != nil || words != "Written: 180 deals in 60 sessions." || !slices.Equal(slices.Compact(told), []string{"0 of 60", "33 of 60"}) {
			t.Errorf("only what is shown: %t: told %q, then %q (%v)", shown, told, words, err)
		}
	}
}

// A mark that has just been made is in the export.
func TestExportWaitsForMarks(t *testing.T) {
	dir := home(t)
	store, todo := withItems(newStore(t, 3)), &later{}
	s, _ := open(t, store, todo.system(), Position{})
	todo.all()
	typeIn(s, "*")
	waiting := len(*todo)
	typeIn(s, "e")
	press(s, fyne.KeyReturn)
	if waiting == 0 || len(*todo) != waiting {
		t.Errorf("%d things are to be done, before the export %d", len(*todo), waiting)
	}
	todo.all()
	if got := filesIn(t, dir); len(store.wrote) != 1 || len(got) != 1 {
		t.Errorf("kept %q, the files are %q", store.wrote, got)
	}
}

func TestExportFails(t *testing.T) {
	dir := home(t)
	s, _ := open(t, withItems(newStore(t, 3)), atOnce, Position{})
	typeIn(s, "e")
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	press(s, fyne.KeyReturn)
	if shown := words(s.Content()); !strings.Contains(shown, "Nothing was written: that folder no longer exists. Choose another.") {
		t.Errorf("it says %q", shown)
	}
}

// reads lets the screen read a file, as if it had been chosen in the dialog.
func reads(s *Screen, path string) string {
	s.files.importFrom(path)
	shown := words(s.Content())
	press(s, fyne.KeyReturn)
	return shown
}

// A file that is dropped on the window is read, but not below a sheet.
func TestDrop(t *testing.T) {
	dir, store := home(t), newStore(t, 1)
	s, _ := open(t, store, atOnce, Position{})
	path := filepath.Join(dir, "one.lin")
	if err := os.WriteFile(path, []byte("qx|o9|md|3SAK63HQ4DKT72C853,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7|sv|b|"), 0o600); err != nil {
		t.Fatal(err)
	}
	typeIn(s, "o")
	if s.Drop(path); len(store.added) > 0 {
		t.Error("it is read below a sheet")
	}
	press(s, fyne.KeyEscape)
	if s.Drop(path); len(store.added) != 1 || store.added[0].ToPlay == nil || store.added[0].ToPlay.List != "one" {
		t.Errorf("added is %+v", store.added)
	}
}

func TestImport(t *testing.T) {
	dir := home(t)
	store := withItems(newStore(t, 3))
	s, _ := open(t, store, atOnce, Position{})
	typeIn(s, "e")
	press(s, fyne.KeyReturn, fyne.KeyReturn)
	file := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for path, want := range map[string]string{
		filepath.Join(dir, "Super Bridge history 2026-11-21.jsonl"): "Added: 3 deals in 1 session.",
		file("empty.pbn", ""):                                        "The file is empty.",
		file("broken.jsonl", "\n{\"x\": 1}"):                         "Line 2: nobody knows the key \"x\". Nothing was added.",
		file("story.pbn", "Once upon a time"):                        "Line 1: this is neither a board as a line of JSON nor PBN nor LIN. Nothing was added.",
		file("teams.pbn", "[Event \"\"]\n[Deal \"N:AK.. - - -\"]\n"): "1 game was left out.\nLine 2: not all hands are given. The board is left out.",
		filepath.Join(dir, "no.pbn"):                                 "The file can’t be read:",
		dir:                                                          "The file can’t be read: it is not a file. Nothing was added.",
	} {
		if shown := reads(s, path); !strings.Contains(shown, want) {
			t.Errorf("%s: it says %q, want %q", filepath.Base(path), shown, want)
		}
		if !s.sheets.Empty() {
			t.Errorf("%s: the sheet still is there", path)
		}
	}
	if looks := len(store.filters); looks < 2 {
		t.Errorf("it has looked %d times: what was added isn't shown", looks)
	}
}

// An import mentions filters in use, which may hide what it has added, but not if it has added nothing, or while the
// trash is shown.
func TestImportUnderFilters(t *testing.T) {
	dir := home(t)
	store := withItems(newStore(t, 3))
	s, _ := open(t, store, atOnce, Position{})
	path := filepath.Join(dir, "deal.pbn")
	if err := os.WriteFile(path, []byte("[Event \"\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	empty := filepath.Join(dir, "empty.pbn")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		query history.Query
		path  string
		want  bool
	}{
		{history.Query{}, path, false},
		{history.Query{Games: "chess"}, path, true},
		{history.Query{Games: "chess"}, empty, false},
		{history.Query{Deleted: true}, path, false},
		{history.Query{Deleted: true, Games: "chess"}, path, false},
	} {
		s.query = tt.query
		if said := reads(s, tt.path); strings.Contains(said, text.T("history.import.filtered")) != tt.want {
			t.Errorf("with the filters %+v the import of %s says %q", tt.query, filepath.Base(tt.path), said)
		}
	}
}

func TestTheDialogForAFileIsClosed(t *testing.T) {
	home(t)
	s, said := open(t, newStore(t, 3), atOnce, Position{})
	typeIn(s, "i")
	typeIn(s, "iu")
	press(s, fyne.KeyReturn, fyne.KeyEscape)
	if !s.sheets.Empty() || s.options.Window.Canvas().Overlays().Top() != nil {
		t.Error("the dialog is still open")
	}
	typeIn(s, "ef")
	press(s, fyne.KeyEscape)
	if s.sheets.Empty() || s.options.Window.Canvas().Overlays().Top() != nil {
		t.Error("the dialog for the folder has taken the sheet along")
	}
	press(s, fyne.KeyEscape, fyne.KeyEscape)
	if !s.sheets.Empty() || !slices.Equal(*said, []string{"back\n"}) {
		t.Errorf("said %q", *said)
	}
}
