package challenges

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// clipboard is one for tests.
type clipboard struct{ words string }

func (c *clipboard) Content() string         { return c.words }
func (c *clipboard) SetContent(words string) { c.words = words }

// desk is the screen over a real store, with a record of its calls.
type desk struct {
	*Screen
	t     *testing.T
	store *bridgestore.Store
	clip  clipboard
	said  []string
}

// by returns a challenge that others have played at random.
func by(rules bridge.Rules, boards int, names ...string) challenge.Challenge {
	r := card.Source(5, 0, 0)
	c := must(challenge.New(rules, boards, r))
	for _, name := range names {
		var done []bridge.Board
		for _, b := range c.Boards {
			done = append(done, bridgetest.Play(r, b))
		}
		c = must(c.With(name, "club", done))
	}
	return c
}

func open(t *testing.T, all ...challenge.Challenge) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{t: t, store: must(bridgestore.Open(t.TempDir(), time.Now))}
	t.Cleanup(func() { d.store.Close() })
	for _, c := range all {
		if _, _, err := d.store.AddChallenge(t.Context(), c, false); err != nil {
			t.Fatal(err)
		}
	}
	load := func(ctx context.Context) (State, error) {
		name, err := d.store.ChallengeName()
		if err != nil {
			return State{}, err
		}
		kept, err := d.store.Challenges(ctx)
		return State{Name: name, All: kept}, err
	}
	window := test.NewTempWindow(t, nil)
	rules := bridge.SuperBridge()
	d.Screen = New(widget.NewArt(cardart.Style{}), Options{
		State: must(load(t.Context())), Load: load, Game: rules, Window: window, Clipboard: &d.clip, Runner: background.AtOnce(),
		Rules: func(boards int) (challenge.Challenge, error) {
			return challenge.New(rules, boards, card.Source(8, 0, 0))
		},
		Add: func(c challenge.Challenge) (int64, int, error) {
			return d.store.AddChallenge(context.Background(), c, false)
		},
		KeepName: d.store.KeepChallengeName, Remove: d.store.DeleteChallenge,
		OnPlay: func(bridgestore.Challenge) { d.said = append(d.said, "play") },
		OnBack: func() { d.said = append(d.said, "back") },
	})
	window.SetContent(d.Content())
	window.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(d.Screen.Close)
	return d
}

// rows writes out the page that is shown.
func (d *desk) rows() (all []string) {
	for _, r := range d.grid().Rows {
		var cells []string
		for _, c := range r.Cells {
			cells = append(cells, c.Words)
		}
		all = append(all, strings.Join(cells, "|"))
	}
	return all
}

// Before a board is played nothing of it is seen; keys lead to pages and boards.
func TestResultsAreSealedUntilPlayed(t *testing.T) {
	d := open(t, by(bridge.SuperBridge(), 3, "Ann", "Bob"))
	if got := d.rows(); len(got) != 2 || !strings.HasSuffix(got[0], "3/3|0|–") && !strings.Contains(got[0], "|–") {
		t.Errorf("the ranking is %q", got)
	}
	if about := d.grid().About; about != text.TN("challenge.sealed", 6) {
		t.Errorf("about the ranking: %q", about)
	}
	d.Rune('2')
	if g := d.grid(); len(g.Rows) != 0 || g.Empty != text.T("challenge.first-play") {
		t.Errorf("the first board shows %v", d.rows())
	}
	d.Key(fyne.KeyPageDown)
	d.Key(fyne.KeyRight)
	if d.board != 1 || d.page != Play || len(d.rows()) != 0 {
		t.Errorf("board %d, page %d: %v", d.board, d.page, d.rows())
	}
	d.Key(fyne.KeyReturn)
	d.Key(fyne.KeyEscape)
	if !slices.Equal(d.said, []string{"play", "back"}) {
		t.Errorf("the screen said %q", d.said)
	}
}

// After what was played here, calls and cards stand beside each other, the next player's with Tab.
func TestCallsAndCardsBesideEachOther(t *testing.T) {
	c := by(bridge.SuperBridge(), 2, "Ann", "Bob", "Cid")
	d := open(t, c)
	if _, _, err := d.store.AddChallenge(t.Context(), c, true); err != nil { // as if computer players had played it here
		t.Fatal(err)
	}
	d.Reload()
	d.Rune('3')
	heads := func() (all []string) {
		for _, c := range d.grid().Columns {
			all = append(all, c.Head)
		}
		return all
	}
	if got := heads(); !slices.Equal(got, []string{"", "Ann", "Bob"}) {
		t.Errorf("beside each other are %q", got)
	}
	d.Key(fyne.KeyTab)
	if got := heads(); !slices.Equal(got, []string{"", "Ann", "Cid"}) {
		t.Errorf("then %q", got)
	}
	rows := strings.Join(d.rows(), "\n")
	b := d.whole().Players[0].Results[0]
	for _, e := range b.Events() {
		if e.Kind == bridge.PlayKind && !strings.Contains(rows, text.Card(e.Card)) {
			t.Errorf("%v is missing:\n%s", e.Card, rows)
		}
	}
	d.Rune('2')
	if got := d.rows(); len(got) != 3 {
		t.Errorf("results: %q", got)
	}
}

// A challenge is made and sent: on the clipboard is a text that another folder reads.
func TestMakeAndSend(t *testing.T) {
	d := open(t)
	d.Rune('n')
	d.Key(fyne.KeyReturn)
	if len(d.state.All) != 1 || len(d.now().Own) != lengths[0] {
		t.Fatalf("%d challenges", len(d.state.All))
	}
	d.Rune('e')
	d.Key(fyne.KeyReturn)
	if c, err := challenge.Parse(d.clip.words); err != nil || c.Key() != d.now().Challenge.Key() {
		t.Errorf("on the clipboard is %q: %v", d.clip.words, err)
	}
	d.sheets.Top().(*sendSheet).field.SetText("Zoë")
	d.Key(fyne.KeyEscape)
	if name := must(d.store.ChallengeName()); name != "Zoë" {
		t.Errorf("the name is %q", name)
	}
}

// What comes is added, from the clipboard or a file, or one sentence says why not; nothing is lost by that.
func TestReceive(t *testing.T) {
	d := open(t)
	sent := by(bridge.Duplicate(), 2, "Ann")
	d.clip.words = "> " + strings.ReplaceAll(sent.String(), "\n", "\n> ")
	d.Paste()
	if d.note != text.TN("challenge.added", 2) || d.bad || len(d.state.All) != 1 {
		t.Errorf("pasted: %q, %d challenges", d.note, len(d.state.All))
	}
	path := filepath.Join(t.TempDir(), "a.sbc")
	for content, want := range map[string]string{"hello": challenge.ErrNone.Error(), strings.Repeat("x", challenge.LongestText+1): "too long"} {
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		d.Drop(path)
		if !d.bad || !strings.Contains(d.note, want) || len(d.state.All) != 1 {
			t.Errorf("%.10s: %q", content, d.note)
		}
	}
	d.Drop(filepath.Join(t.TempDir(), "gone.sbc"))
	if !d.bad {
		t.Error("a file that isn't there is read")
	}
	d.Key(fyne.KeyDelete)
	d.Key(fyne.KeyReturn)
	if len(d.state.All) != 0 {
		t.Error("it isn't removed")
	}
}

// A challenge in a file, with its code, is written beside what is there.
func TestWrite(t *testing.T) {
	dir, c := t.TempDir(), by(bridge.SuperBridge(), 4, "Ann")
	first, second := must(write(dir, c)), must(write(dir, c))
	if first == second || must(challenge.Parse(string(must(os.ReadFile(second))))).String() != c.String() {
		t.Errorf("%s and %s", first, second)
	}
	if files := must(os.ReadDir(dir)); len(files) != 4 {
		t.Errorf("%d files", len(files))
	}
}

func TestFitsAndFails(t *testing.T) {
	d := open(t, by(bridge.SuperBridge(), 32, "Ann"))
	if least := d.Content().MinSize(); least.Width > 1024 || least.Height > 700 {
		t.Errorf("the screen needs %v", least)
	}
	d.options.Add = func(challenge.Challenge) (int64, int, error) { return 0, 0, errors.New("no disk") }
	d.clip.words = by(bridge.Duplicate(), 1).String()
	d.Paste()
	if !d.bad || !strings.Contains(d.note, "no disk") {
		t.Errorf("the note is %q", d.note)
	}
}
