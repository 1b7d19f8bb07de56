package games

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// house returns the games of a house: groups of tiles, as many as the numbers say.
func house(groups ...int) (all []family.Tile) {
	for i, n := range groups {
		for j := range n {
			id := fmt.Sprintf("%c%d", 'a'+i, j+1)
			all = append(all, family.Tile{
				ID: id, Name: "Game " + id, Sentence: "What a game this is, and how long its sentence goes on and on.",
				Players: "4 players", Group: fmt.Sprintf("Group %d", i+1),
				Picture: func() vector.Drawing {
					d := vector.Drawing{Width: 160, Height: 96}
					d.Fill(vector.RoundRect(0, 0, 160, 96, 9), vector.Plain(vector.RGB(0x336633)))
					return d
				},
			})
		}
	}
	return all
}

// open returns the screen in a window, and a record of its calls.
func open(t *testing.T, size fyne.Size, chosen string, all []family.Tile) (*Screen, fyne.Window, *[]string) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	said := &[]string{}
	s := New(widget.NewArt(cardart.Style{}), Options{
		Games: all, Chosen: chosen,
		OnChoose: func(id string) { *said = append(*said, id) },
		OnBack:   func() { *said = append(*said, "back") },
	})
	w := test.NewTempWindow(t, s.Content())
	w.SetPadded(false)
	w.Resize(size)
	return s, w, said
}

var large, small = fyne.NewSize(1280, 800), fyne.NewSize(1024, 700)

// at returns the ID of the selected game, and checks that only its tile is marked.
func (s *Screen) at(t *testing.T) string {
	t.Helper()
	for i, tile := range s.tiles {
		if tile.selected != (i == s.selected) {
			t.Errorf("tile %d is marked: %v, and the keyboard is on %d", i, tile.selected, s.selected)
		}
	}
	return s.options.Games[s.selected].ID
}

// The arrows move to the nearest tile across groups, and stay if there is none.
func TestArrows(t *testing.T) {
	s, _, said := open(t, large, "b2", house(1, 2, 5, 1, 1))
	var rows []int
	for _, row := range s.shelf.rows {
		rows = append(rows, len(row))
	}
	if want := []int{3, 4, 1, 2}; !slices.Equal(rows, want) {
		t.Fatalf("rows of %v tiles, want %v", rows, want)
	}
	if got := s.at(t); got != "b2" {
		t.Fatalf("the keyboard is on %s at first", got)
	}
	for _, step := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyUp, "b2"}, {fyne.KeyDown, "c3"}, {fyne.KeyRight, "c4"}, {fyne.KeyUp, "b2"}, {fyne.KeyLeft, "b1"}, {fyne.KeyDown, "c2"},
		{fyne.KeyDown, "c5"}, {fyne.KeyRight, "d1"}, {fyne.KeyRight, "e1"}, {fyne.KeyUp, "c5"}, {fyne.KeyLeft, "c4"},
		{fyne.KeyEnd, "e1"}, {fyne.KeyDown, "e1"}, {fyne.KeyHome, "a1"}, {fyne.KeyPageDown, "c1"}, {fyne.KeyPageUp, "a1"}, {fyne.KeyRight, "b1"},
	} {
		if s.Key(step.key); s.at(t) != step.want {
			t.Errorf("%s leads to %s, want %s", step.key, s.at(t), step.want)
		}
	}
	s.Key(fyne.KeyReturn)
	s.Key(fyne.KeyEscape)
	s.Key(fyne.KeyBackspace)
	if want := []string{"b1", "back", "back"}; !slices.Equal(*said, want) {
		t.Errorf("the screen says %q, want %q", *said, want)
	}
}

// The first letters of a name, or of a word in it, lead to its game; a letter that fits no name starts another.
func TestTyping(t *testing.T) {
	all := house(1, 4)
	for i, name := range []string{"Super Bridge", "Duplicate bridge", "Chicago", "Rubber bridge", "Échecs"} {
		all[i].Name = name
	}
	s, _, said := open(t, large, "", all)
	for _, step := range []struct{ typed, want string }{
		{"c", "Chicago"}, {"hi", "Chicago"}, {"d", "Duplicate bridge"}, {"BR", "Super Bridge"}, {"r", "Rubber bridge"}, {"r", "Rubber bridge"},
		{"s", "Super Bridge"}, {"uper b", "Super Bridge"}, {"z", "Super Bridge"}, {"é", "Échecs"}, {" ", "Échecs"},
	} {
		for _, r := range step.typed {
			s.Rune(r)
		}
		if got := s.options.Games[s.selected].Name; got != step.want {
			t.Errorf("after %q the keyboard is on %s, want %s", step.typed, got, step.want)
		}
	}
	s.Rune('é') // is taken back by a Backspace, and the next one leads back
	s.Key(fyne.KeyBackspace)
	if len(*said) > 0 || s.typed != "" {
		t.Errorf("after Backspace the screen says %q, and %q is typed", *said, s.typed)
	}
	s.Key(fyne.KeyBackspace)
	if want := []string{"back"}; !slices.Equal(*said, want) {
		t.Errorf("the screen says %q, want %q", *said, want)
	}
}

// Names in another script are typed in it, and letters without their marks are enough.
func TestTypingInOtherScripts(t *testing.T) {
	all := house(3)
	for i, name := range []string{"Супербридж", "Прогрессивный покер", "Ŝako"} {
		all[i].Name = name
	}
	s, _, _ := open(t, large, "", all)
	for _, step := range []struct{ typed, want string }{{"пр", "Прогрессивный покер"}, {"С", "Супербридж"}, {"по", "Прогрессивный покер"}} {
		for _, r := range step.typed {
			if !s.Spell(r, 'x') {
				t.Errorf("%c spells nothing", r)
			}
		}
		if got := s.options.Games[s.selected].Name; got != step.want {
			t.Errorf("after %q the keyboard is on %s, want %s", step.typed, got, step.want)
		}
	}
	if s.Spell('щ', 'o') {
		t.Error("a letter that begins no name spells one")
	}
	if s.Rune('s'); s.options.Games[s.selected].Name != "Ŝako" {
		t.Error("s doesn't lead to Ŝako")
	}
}

// An arrow ends typing: the next letter begins another name.
func TestAnArrowEndsTheTyping(t *testing.T) {
	all := house(3)
	for i, name := range []string{"Chicago", "Chess", "Hearts"} {
		all[i].Name = name
	}
	s, _, _ := open(t, large, "", all)
	s.Rune('c')
	s.Key(fyne.KeyRight)
	s.Rune('h')
	if got := s.options.Games[s.selected].Name; got != "Hearts" {
		t.Errorf("the keyboard is on %s", got)
	}
}

// A click on a tile chooses its game.
func TestMouse(t *testing.T) {
	s, w, said := open(t, large, "a1", house(1, 3))
	tile := s.tiles[2]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(tile).AddXY(20, 20)
	test.TapCanvas(w.Canvas(), at)
	if want := []string{"b2"}; !slices.Equal(*said, want) || s.at(t) != "b2" {
		t.Errorf("a click says %q with the keyboard on %s", *said, s.at(t))
	}
}

// Tiles don't overlap and stay in the window; if they are too many the selected one is scrolled into view, with its
// heading.
func TestLayout(t *testing.T) {
	for _, size := range []fyne.Size{small, large, fyne.NewSize(2560, 1440)} {
		for _, groups := range [][]int{{1}, {1, 2}, {1, 1, 1}, {1, 5, 3, 1, 2}, {4, 4, 4}, {30, 30}} {
			s, _, _ := open(t, size, "a1", house(groups...))
			for i, a := range s.tiles {
				for _, b := range s.tiles[:i] {
					apartX := a.Position().X >= b.Position().X+b.Size().Width || b.Position().X >= a.Position().X+a.Size().Width
					apartY := a.Position().Y >= b.Position().Y+b.Size().Height || b.Position().Y >= a.Position().Y+a.Size().Height
					if !apartX && !apartY {
						t.Fatalf("%v in %v: tiles overlap", groups, size)
					}
				}
				if right := a.Position().X + a.Size().Width; a.Position().X < 0 || right > s.shelf.width+0.5 {
					t.Errorf("%v in %v: a tile reaches from %v to %v of %v", groups, size, a.Position().X, right, s.shelf.width)
				}
				s.to(i)
				top, bottom := s.shelf.span(a, s.scroll.Size().Height)
				if above, below := top-s.scroll.Offset.Y, bottom-s.scroll.Offset.Y; above < -0.5 || below > s.scroll.Size().Height+0.5 {
					t.Errorf("%v in %v: tile %d is seen from %v to %v of %v", groups, size, i, above, below, s.scroll.Size().Height)
				}
			}
			if least := s.Content().MinSize(); least.Width > 1024 || least.Height > 700 {
				t.Errorf("%v: the screen needs %v", groups, least)
			}
		}
	}
}

// A group that is longer than a row has rows of its own; others share one. Each has its heading once, above its first tile.
func TestGroups(t *testing.T) {
	for _, tt := range []struct {
		groups, rows []int
		under        []int // the groups of which each row has the headings, added up by row
	}{
		{[]int{1, 2}, []int{3}, []int{2}},
		{[]int{2, 3, 3}, []int{2, 3, 3}, []int{1, 1, 1}},
		{[]int{1, 3, 1, 1}, []int{4, 2}, []int{2, 2}},
		{[]int{10, 7, 1, 1}, []int{4, 4, 2, 4, 3, 2}, []int{1, 0, 0, 1, 0, 2}},
	} {
		s, _, _ := open(t, large, "", house(tt.groups...))
		var rows, under []int
		for _, row := range s.shelf.rows {
			n := 0
			for _, g := range s.shelf.groups {
				first, heading := g.tiles[0], g.heading
				if slices.Contains(row, first) {
					n++
					if heading.Position().X != first.Position().X || heading.Position().Y+heading.MinSize().Height > first.Position().Y {
						t.Errorf("%v: the heading of %s is at %v, its first tile at %v", tt.groups, g.name, heading.Position(), first.Position())
					}
				}
			}
			rows, under = append(rows, len(row)), append(under, n)
		}
		if !slices.Equal(rows, tt.rows) || !slices.Equal(under, tt.under) {
			t.Errorf("%v: rows of %v with %v headings, want %v with %v", tt.groups, rows, under, tt.rows, tt.under)
		}
	}
}

// As many games as the program has are seen without scrolling, whatever the size of the window.
func TestAllGamesAreInSight(t *testing.T) {
	for _, size := range []fyne.Size{small, fyne.NewSize(1366, 768), large} {
		s, _, _ := open(t, size, "a1", house(10, 7, 1, 1))
		if s.scroll.Content.MinSize().Height > s.scroll.Size().Height {
			t.Errorf("%v: the tiles need %v of %v", size, s.scroll.Content.MinSize().Height, s.scroll.Size().Height)
		}
	}
}

// The screen says what the game is that the mouse is on, or else the keyboard; and only the current game is called so
// and has a badge. The tiles stay where they are meanwhile.
func TestWhatTheMarkedGameIs(t *testing.T) {
	all := house(2, 1)
	all[0].Sentence, all[1].Sentence, all[2].Sentence = "Short.", "Another.", strings.Repeat("Long words follow. ", 9)
	s, _, _ := open(t, small, "a2", all)
	before := s.tiles[0].Position()
	says := func(when, sentence string, present bool) {
		t.Helper()
		if !strings.HasPrefix(s.says.Text, sentence) || strings.Contains(s.says.Text, "current game") != present {
			t.Errorf("%s the screen says %q", when, s.says.Text)
		}
		if s.tiles[0].Position() != before || s.says.Size().Height > s.foot.Size().Height {
			t.Errorf("%s the tiles are at %v instead of %v, and the words need %v of %v", when, s.tiles[0].Position(), before, s.says.Size().Height, s.foot.Size().Height)
		}
	}
	says("at first", "Another.", true)
	s.Key(fyne.KeyRight)
	says("after an arrow", "Long words", false)
	s.tiles[0].MouseIn(nil)
	says("under the mouse", "Short.", false)
	s.tiles[0].MouseOut()
	says("when the mouse has gone", "Long words", false)
	for i, tile := range s.tiles {
		if (tile.badge != nil) != (i == 1) {
			t.Errorf("tile %d has a badge: %v", i, tile.badge != nil)
		}
	}
}

// The tile that has been chosen before is in sight when the screen is shown, whether it is the first or the last.
func TestTheChosenTileIsInSight(t *testing.T) {
	for _, chosen := range []string{"a1", "b60"} {
		s, _, _ := open(t, small, chosen, house(1, 60))
		top, bottom := s.shelf.span(s.tiles[s.selected], s.scroll.Size().Height)
		if above, below := top-s.scroll.Offset.Y, bottom-s.scroll.Offset.Y; above < -0.5 || below > s.scroll.Size().Height+0.5 {
			t.Errorf("%s is seen from %v to %v of %v", chosen, above, below, s.scroll.Size().Height)
		}
		if chosen == "a1" && s.scroll.Offset.Y != 0 {
			t.Errorf("with the first it is scrolled to %v", s.scroll.Offset.Y)
		}
	}
}

// Redrawing retains the selection.
func TestRedraw(t *testing.T) {
	s, _, _ := open(t, large, "a1", house(1, 3))
	s.Key(fyne.KeyEnd)
	s.Redraw()
	if got := s.at(t); got != "b3" {
		t.Errorf("the keyboard is on %s", got)
	}
}
