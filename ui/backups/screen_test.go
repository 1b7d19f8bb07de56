package backups

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/storage"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // the name of its game
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/task/tasktest"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	_ "github.com/superbridge/superbridge/ui/poker/text" // its messages
)

// counter counts the calls of a store.
type counter struct {
	*storage.Store
	loss      []storage.Loss
	err       error
	backedUp  int
	compacted int
}

func (c *counter) BackUp(ctx context.Context, tell func(float64)) (storage.Backup, error) {
	if c.backedUp++; c.err != nil {
		return storage.Backup{}, c.err
	}
	return c.Store.BackUp(ctx, tell)
}

func (c *counter) LossTo(ctx context.Context, path string) ([]storage.Loss, error) {
	if c.loss != nil {
		return c.loss, nil
	}
	return c.Store.LossTo(ctx, path)
}

func (c *counter) Compact(ctx context.Context) error {
	c.compacted++
	return c.Store.Compact(ctx)
}

// newScreen returns the screen of a fresh data folder, and a record of restored copies.
func newScreen(t *testing.T) (*Screen, *counter, *[]storage.Backup) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	dir := t.TempDir()
	store, err := storage.Open(context.Background(), dir, storage.Opening{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	restored := &[]storage.Backup{}
	c := &counter{Store: store}
	w := test.NewTempWindow(t, nil)
	const day = 24 * time.Hour
	s := New(widget.NewArt(cardart.Style{}), Options{
		Store: c, Dir: dir, Window: w, Runner: background.AtOnce(), Every: []time.Duration{day, 7 * day, 0}, Often: 7 * day,
		OnOften:   func(_ time.Duration, kept func(error)) { kept(nil) },
		OnRestore: func(b storage.Backup) { *restored = append(*restored, b) }, OnBack: func() {},
	})
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1024, 700))
	return s, c, restored
}

// wants checks the text of the sheet on top.
func wants(t *testing.T, s *Screen, words ...string) {
	t.Helper()
	shown := tasktest.Read(s.sheets).Words
	for _, w := range words {
		if !strings.Contains(shown, w) {
			t.Errorf("the sheet says\n%s, without %q", shown, w)
		}
	}
}

func TestBackUpAndRestore(t *testing.T) {
	s, c, restored := newScreen(t)
	s.Key(fyne.KeyReturn) // there is no copy to look at
	if !s.sheets.Empty() {
		t.Error("there is a sheet")
	}
	s.Rune('k')
	wants(t, s, "The backup is made")
	s.Key(fyne.KeyReturn)
	if c.backedUp != 1 || s.list.Len() != 1 {
		t.Fatalf("%d copies made, %d listed", c.backedUp, s.list.Len())
	}
	s.Key(fyne.KeyReturn)
	wants(t, s, "Nothing had been played yet.", "You would lose nothing that you have played.", s.found.copies[0].Path)
	s.Key(fyne.KeyReturn)
	if !s.sheets.Empty() || len(*restored) > 0 {
		t.Error("Enter restores it")
	}
	c.loss = []storage.Loss{{Game: "OctagonalChess", Gone: 1}, {Game: "SuperBridge", Gone: 12, Older: 1}}
	s.Key(fyne.KeyReturn)
	wants(t, s, ": 1 new session", "Super Bridge: 12 new sessions", "Super Bridge: 1 session continued")
	s.Rune('r')
	if len(*restored) != 1 || (*restored)[0] != s.found.copies[0] {
		t.Errorf("restored is %v", *restored)
	}
}

func TestADamagedCopyIsNotRestored(t *testing.T) {
	s, _, restored := newScreen(t)
	s.Rune('k')
	s.Key(fyne.KeyReturn)
	if err := os.Truncate(s.found.copies[0].Path, 8192); err != nil {
		t.Fatal(err)
	}
	s.Key(fyne.KeyReturn)
	wants(t, s, "This backup can’t be restored", "damaged")
	s.Rune('r')
	if len(*restored) > 0 {
		t.Error("it is restored")
	}
}

func TestACopyThatCantBeMade(t *testing.T) {
	s, c, _ := newScreen(t)
	c.err = errors.New("the disk is full")
	s.Rune('K')
	wants(t, s, "That didn’t work: the disk is full")
	s.Key(fyne.KeyEscape)
	if s.list.Len() != 0 || !s.sheets.Empty() {
		t.Errorf("%d copies are listed", s.list.Len())
	}
}

func TestCompactAndOften(t *testing.T) {
	s, c, _ := newScreen(t)
	s.Rune('z')
	wants(t, s, "Your games took")
	s.Key(fyne.KeyReturn)
	s.Key(fyne.KeyRight)
	s.Redraw()
	if c.compacted != 1 || s.options.Often != 0 || s.choice.Chosen != 2 {
		t.Errorf("compacted %d times, and every %v", c.compacted, s.options.Often)
	}
	if s.Key(fyne.KeyLeft); s.options.Often != 7*24*time.Hour {
		t.Errorf("a copy every %v", s.options.Often)
	}
}

// A copy from before an update is marked.
func TestACopyBeforeAnUpdate(t *testing.T) {
	s, _, _ := newScreen(t)
	if err := os.WriteFile(filepath.Join(s.options.Dir, "superbridge-version-5.db"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	s.read()
	if got := named(s.found.copies[0]); !strings.Contains(got, "before an update") {
		t.Errorf("it is called %q", got)
	}
}

// Each game describes the contents of a copy in its own words; a copy of one day names that day once.
func TestWhatACopyHolds(t *testing.T) {
	s, _, _ := newScreen(t)
	day := time.Date(2026, time.November, 29, 9, 0, 0, 0, time.Local)
	c := &copySheet{screen: s, read: true, holds: storage.Contents{First: day, Last: day.Add(6 * time.Hour), Games: []storage.GameContents{
		{Game: "ProgressivePoker", Sessions: 1, Parts: 5}, {Game: "SuperBridge", Sessions: 2, Parts: 9}, {Game: "chess", Sessions: 1, Parts: 1},
	}}}
	said := strings.Join(c.words(), "\n")
	for _, want := range []string{"played on 29 Nov 2026:", ": 1 session, 5 hands", ": 2 sessions, 9 deals", "chess: 1 session\n"} {
		if !strings.Contains(said, want) {
			t.Errorf("it says\n%s, without %q", said, want)
		}
	}
	c.holds.First = day.AddDate(0, 0, -3)
	if said := strings.Join(c.words(), "\n"); !strings.Contains(said, "from 26 Nov 2026 to 29 Nov 2026, 15:00:") {
		t.Errorf("of several days it says\n%s", said)
	}
}
