package standings

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/bridge/results/resultstest"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/task/tasktest"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// sessionOf returns boards, numbered from 1 on, of tables with the given results.
func sessionOf(boards ...[]string) (s results.Session) {
	for i, b := range boards {
		s.Boards = append(s.Boards, results.Board{Number: i + 1, Board: resultstest.Board(b[0]), Traveller: resultstest.Traveller(b...)})
	}
	return s
}

// three returns three boards at four tables: a good one, a bad one, one that no other table has finished.
func three() results.Session {
	return sessionOf([]string{"3N 10", "3N 9", "3N 9", ""}, []string{"3N 8", "3N 9", "3N 9", "1N 8"}, []string{"1N 8", "", "", ""})
}

// stand is a screen with a record of its calls, in order, and the data that it reads.
type stand struct {
	*Screen
	said    []string
	session results.Session
	err     error
}

func open(t *testing.T, session results.Session, page Page, board int) *stand {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	if err := os.Mkdir(filepath.Join(home, "Documents"), 0o700); err != nil {
		t.Fatal(err)
	}
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	s := &stand{session: session}
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1024, 700))
	s.Screen = New(widget.NewArt(cardart.Style{}), Options{
		Title: "Duplicate", View: results.View{Side: card.NS, You: true}, Page: page, Board: board,
		Session: session,
		Load:    func(context.Context) (results.Session, error) { return s.session, s.err },
		Window:  w, Runner: background.AtOnce(),
		OnReview: func(b results.Board, table int) {
			s.said = append(s.said, fmt.Sprintf("board %d at %d", b.Number, table))
		},
		OnBack: func() { s.said = append(s.said, "back") },
	})
	w.SetContent(s.Content())
	t.Cleanup(s.Close)
	return s
}

func (s *stand) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

// at is the row that is chosen: its first cell but the place.
func (s *stand) at() string {
	row := s.row()
	if row < 0 {
		return ""
	}
	return s.view.grid.Rows[row].Cells[0].Words
}

func want[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// From the ranking keys lead to the boards, the greatest gain first, and from there to the review of each.
func TestFromTheRankingToAReview(t *testing.T) {
	s := open(t, three(), Ranking, 0)
	want(t, "title", s.view.grid.Title, "Ranking after 3 boards, N-S")
	want(t, "own row", s.view.grid.Rows[s.row()].Own, true)
	s.press(fyne.KeyReturn)
	want(t, "page", s.page, Boards)
	want(t, "the first", s.at(), "1")
	s.press(fyne.KeyReturn, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn, fyne.KeyHome, fyne.KeySpace, fyne.KeyEscape)
	if w := []string{"board 1 at 1", "board 2 at 1", "board 1 at 1", "back"}; !slices.Equal(s.said, w) {
		t.Errorf("the screen said %q, want %q", s.said, w)
	}
}

// A traveller has the user's row chosen at first; each row opens the board at its table, but not those that still play.
func TestTravellerLeadsToEachTable(t *testing.T) {
	s := open(t, three(), Traveller, 1)
	want(t, "title", s.view.grid.Title, "Board 2 · dealer North · N-S vulnerable")
	want(t, "chosen", s.at(), "1 · you")
	s.press(fyne.KeyHome, fyne.KeyReturn, fyne.KeyEnd, fyne.KeyReturn, fyne.KeyPageUp)
	want(t, "the board before", s.board, 0)
	want(t, "chosen there", s.at(), "1 · you")
	s.press(fyne.KeyPageUp, fyne.KeyEnd, fyne.KeyReturn) // table 4 still plays
	want(t, "chosen at last", s.at(), "4")
	if w := []string{"board 2 at 2", "board 2 at 1"}; !slices.Equal(s.said, w) {
		t.Errorf("the screen said %q, want %q", s.said, w)
	}
}

// From a board its traveller is one key away, and Left and Right go from page to page.
func TestPages(t *testing.T) {
	s := open(t, three(), Boards, 0)
	s.press(fyne.KeyEnd)
	s.Rune('3')
	want(t, "page", s.page, Traveller)
	want(t, "board", s.session.Boards[s.board].Number, 2)
	s.press(fyne.KeyRight)
	want(t, "beyond the last", s.page, Traveller)
	s.press(fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft)
	want(t, "the first", s.page, Ranking)
	s.view.tabs.Choose(1)
	want(t, "by the mouse", s.page, Boards)
	s.Rune('1')
	want(t, "by its letter", s.page, Ranking)
}

// When another table finishes the page is updated, and the chosen row stays chosen.
func TestFillsItself(t *testing.T) {
	s := open(t, three(), Traveller, 0)
	want(t, "about", s.view.grid.About, "Results in: 3 of 4 tables")
	s.press(fyne.KeyDown)
	want(t, "chosen", s.at(), "2")
	s.session.Boards[0].Traveller = resultstest.Traveller("3N 10", "3N 9", "3N 9", "3N 12")
	s.Reload()
	want(t, "about", s.view.grid.About, "Datum N-S +630")
	want(t, "chosen", s.at(), "2")
	want(t, "the best", s.view.grid.Rows[0].Cells[0].Words, "4")
}

// Another way to compare is one key away; in a match of two tables there is one.
func TestMethod(t *testing.T) {
	s := open(t, three(), Ranking, 0)
	for _, by := range []field.Method{field.ByIMPs, field.ByCross, field.ByMatchpoints} {
		s.Rune('4')
		want(t, "by", s.options.View.By, by)
	}
	s = open(t, sessionOf([]string{"3N 10", "3N 9"}), Ranking, 0)
	s.Rune('4')
	want(t, "by", s.options.View.By, field.ByMatchpoints)
	want(t, "the button", s.view.method.Hidden, true)
	want(t, "the result", s.view.tabs.Label, "+1 IMP")
}

// A message replaces a page that can't be shown.
func TestInWords(t *testing.T) {
	s := open(t, results.Session{}, Ranking, 0)
	words, _ := s.view.message()
	want(t, "of no boards", words, "No board is finished yet.")
	s.press(fyne.KeyDown, fyne.KeyReturn, fyne.KeyPageDown, fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
	s.Rune('e')
	s.err = errors.New("the disk is gone")
	s.Reload()
	words, _ = s.view.message()
	want(t, "of an error", words, "The results can’t be shown: the disk is gone")
	if len(s.said) > 0 || !s.sheets.Empty() {
		t.Errorf("the screen said %q", s.said)
	}
	s = open(t, sessionOf([]string{"3N 10", "", ""}), Boards, 0)
	words, _ = s.view.message()
	want(t, "while the others play", words, "There is nothing to compare yet: the other tables are still playing.")
}

// Sixteen tables and thirty-two boards fit or are scrolled, and the chosen row is visible, even in a small window.
func TestLargeFieldsFit(t *testing.T) {
	var boards [][]string
	for i := range 32 {
		var b []string
		for n := range 16 {
			b = append(b, fmt.Sprintf("3N %d", 6+(i+n)%8))
		}
		boards = append(boards, b)
	}
	for page, rows := range map[Page]int{Ranking: 16, Boards: 32, Traveller: 16} {
		s := open(t, sessionOf(boards...), page, 31)
		want(t, "rows", s.rows(), rows)
		for row := range rows {
			s.choose(row)
			m := s.view.plot.Picture().Marks[row]
			top, bottom := float32(m.Y0)-s.view.scroll.Offset.Y, float32(m.Y1)-s.view.scroll.Offset.Y
			if top < -0.5 || bottom > s.view.scroll.Size().Height+0.5 {
				t.Errorf("page %d: row %d is from %v to %v of %v", page, row, top, bottom, s.view.scroll.Size().Height)
			}
			if high := bottom - top; high < 1.4*theme.BodyText {
				t.Errorf("page %d: rows are %v high", page, high)
			}
		}
		if least := s.Content().MinSize(); least.Width > 1024 || least.Height > 700 {
			t.Errorf("the screen needs %v", least)
		}
	}
}

// A page is written as a picture; the page that is shown is offered first.
func TestExport(t *testing.T) {
	s := open(t, three(), Boards, 0)
	s.Rune('e')
	shown := tasktest.Read(s.sheets)
	want(t, "offered", shown.Choices[0].Chosen, int(Boards))
	s.press(fyne.KeyReturn)
	files, err := os.ReadDir(filepath.Join(os.Getenv("HOME"), "Documents"))
	if err != nil || len(files) != 1 || files[0].Name() != "Super Bridge results.svg" {
		t.Fatalf("there are %v (%v); %s", files, err, tasktest.Read(s.sheets).Words)
	}
	svg, err := os.ReadFile(filepath.Join(os.Getenv("HOME"), "Documents", files[0].Name()))
	if err != nil || !strings.HasPrefix(string(svg), "<svg") {
		t.Errorf("the file starts with %.20q (%v)", svg, err)
	}
}

// A click on a row acts like Enter.
func TestMouse(t *testing.T) {
	s := open(t, three(), Traveller, 0)
	m := s.view.plot.Picture().Marks[1]
	s.view.plot.Tapped(&fyne.PointEvent{Position: fyne.NewPos(50, float32(m.Y0+m.Y1)/2)})
	if w := []string{"board 1 at 2"}; !slices.Equal(s.said, w) {
		t.Errorf("a click says %q, want %q", s.said, w)
	}
}

// The screen is drawn again, as when the theme changes, with the same row chosen.
func TestRedraw(t *testing.T) {
	s := open(t, three(), Traveller, 1)
	s.press(fyne.KeyHome)
	s.Redraw()
	want(t, "chosen", s.at(), "2")
	want(t, "title", s.view.grid.Title, "Board 2 · dealer North · N-S vulnerable")
}
