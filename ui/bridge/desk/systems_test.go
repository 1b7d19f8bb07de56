package desk

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	systems "github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/bidding"
	"github.com/superbridge/superbridge/ui/bridge/system"
)

// folderOf returns a data folder with files of systems.
func folderOf(t *testing.T, files map[string]string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.MkdirAll(storage.SystemsDir(dir), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(storage.SystemsDir(dir), name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { systems.Register(nil) })
	return dir
}

// A file that somebody has sent is read with those beside it that it includes, as one file; one with faults isn't, nor one that is no system.
func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"Good one.book": "system standard\ninclude part\ninclude standard\n", "part.book": "# mine\n",
		"bad.book": "system standard\ninclude standard\nnonsense\n", "nothing.book": "context c: opening\n  1N | 12-14hcp | opening no-trump\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b, err := readFile(filepath.Join(dir, "Good one.book"))
	if err != nil || b.Name() != "good_one" || !strings.Contains(b.Text(), "file part\n# mine\n") {
		t.Errorf("%q, %v", b.Text(), err)
	}
	if _, err := readFile(filepath.Join(dir, "bad.book")); err == nil || !strings.HasPrefix(err.Error(), "bad.book:3: ") {
		t.Errorf("the faulty file: %v", err)
	}
	if _, err := readFile(filepath.Join(dir, "nothing.book")); err != systems.ErrNoSystem {
		t.Errorf("the file that is no system: %v", err)
	}
	if _, err := readFile(filepath.Join(dir, "missing.book")); err == nil {
		t.Error("a missing file is read")
	}
}

// A new system takes no name that another has, nor that of a book of the program.
func TestFreeNames(t *testing.T) {
	dir := folderOf(t, map[string]string{"mine.book": "system standard\ninclude standard\n", "part.book": "# mine\n", "LOUD.book": "# mine\n"})
	files, err := readSystems(dir)
	if err != nil {
		t.Fatal(err)
	}
	for want, got := range map[string]string{"": "mine_2", "mine": "mine_2", "part": "part_2", "stayman": "stayman_2", "other": "other", "Ünlü": "ünlü", "loud": "loud_2", "i̇": "i"} {
		if name := free(files, want); name != got {
			t.Errorf("for %q it is %q, want %q", want, name, got)
		}
	}
}

// A new system is begun on the bidding screen as a copy of the one that is shown, and can be chosen once it is saved.
func TestNewSystem(t *testing.T) {
	d, _ := newDesk(t)
	t.Cleanup(func() { systems.Register(nil) })
	d.bids.showBidding(nil)
	d.window.Screen().Key(fyne.KeyF8)
	s, ok := d.window.Screen().(*system.Screen)
	if !ok {
		t.Fatalf("%T is shown", d.window.Screen())
	}
	s.Key(fyne.KeyF8)
	s.Key(fyne.KeyEscape)
	if _, ok := d.window.Screen().(*bidding.Screen); !ok {
		t.Errorf("then %T is shown", d.window.Screen())
	}
	card, err := systems.ParseCard("mine")
	if err != nil || !card.System.Fits(bridge.SuperBridge()) {
		t.Errorf("it can't be bid with 68 cards: %v", err)
	}
}

// A file that another program has changed while its text is open stays until the user has decided.
func TestSystemChangedOnDisk(t *testing.T) {
	d, _ := newDesk(t)
	t.Cleanup(func() { systems.Register(nil) })
	dir := d.window.Dir()
	begun, err := systems.Begin("mine", "standard")
	if err != nil {
		t.Fatal(err)
	}
	if err := storage.WriteSystem(dir, "mine", begun); err != nil {
		t.Fatal(err)
	}
	if _, err := readSystems(dir); err != nil {
		t.Fatal(err)
	}
	card, err := systems.ParseCard("mine")
	if err != nil {
		t.Fatal(err)
	}
	d.bids.showBidding(nil)
	d.bids.own().OnEdit(card.System, bridge.Auction{})
	s := d.window.Screen().(*system.Screen)
	path := filepath.Join(storage.SystemsDir(dir), "mine.book")
	theirs := begun + "# from an editor\n"
	if err := os.WriteFile(path, []byte(theirs), 0o600); err != nil {
		t.Fatal(err)
	}
	s.Rune('n') // a change
	s.Key(fyne.KeyF8)
	if now, err := os.ReadFile(path); err != nil || string(now) != theirs {
		t.Fatalf("it is overwritten, %v", err)
	}
	s.Key(fyne.KeyReturn) // keep mine
	now, err := os.ReadFile(path)
	if err != nil || string(now) == theirs || string(now) == begun {
		t.Errorf("the user's text isn't saved, %v", err)
	}
	if had, err := os.ReadFile(path + "~"); err != nil || string(had) != theirs {
		t.Errorf("the other text is lost, %v", err)
	}
}

// A new system whose name another program has taken meanwhile gets another one.
func TestNewSystemWithTakenName(t *testing.T) {
	d, _ := newDesk(t)
	t.Cleanup(func() { systems.Register(nil) })
	d.bids.showBidding(nil)
	d.bids.own().OnBegin("standard", bridge.Auction{})
	if err := storage.WriteSystem(d.window.Dir(), "mine", "theirs\n"); err != nil {
		t.Fatal(err)
	}
	d.window.Screen().Key(fyne.KeyF8)
	files, err := storage.ReadSystems(d.window.Dir())
	if err != nil || files["mine.book"] != "theirs\n" || files["mine_2.book"] == "" {
		t.Errorf("%d files, %v", len(files), err)
	}
}

// A second press, or one that comes too late, opens no second editor.
func TestOneEditor(t *testing.T) {
	d, _ := newDesk(t)
	t.Cleanup(func() { systems.Register(nil) })
	d.bids.showBidding(nil)
	first := d.window.Screen()
	d.bids.editor(func(files map[string]string) (edit.Book, bool, error) {
		d.bids.own().OnBegin("standard", bridge.Auction{}) // meanwhile
		text, err := systems.Begin("mine", "standard")
		return edit.New("mine", text, among(files)), true, err
	}, bridge.Auction{})
	if _, ok := d.window.Screen().(*system.Screen); !ok {
		t.Fatalf("%T is shown", d.window.Screen())
	}
	d.window.Screen().Key(fyne.KeyEscape)
	if d.window.Screen() != first {
		t.Errorf("under the editor is %T", d.window.Screen())
	}
}
