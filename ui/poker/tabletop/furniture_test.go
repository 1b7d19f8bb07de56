package tabletop

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// lay returns a table of a size that shows a model.
func lay(t *testing.T, m Model, w, h float32) *Surface {
	t.Helper()
	test.NewTempApp(t)
	art := kitwidget.NewArt(cardart.Style{})
	s := NewSurface(art, kitwidget.NewTips(art))
	s.OnRest = func() {}
	s.Resize(fyne.NewSize(w, h))
	s.SetModel(m)
	return s
}

// withBoard returns the model of two players with this board and hand of the user's.
func withBoard(t *testing.T, board, hold string) Model {
	t.Helper()
	m := NewModel(begin(t, tableOf(0, 0), 3), 1, names)
	return m.With(placing(t, board, hold))
}

// With the largest stacks and all marks, nothing overlaps on a plate, at any size.
func TestPlatesHaveRoom(t *testing.T) {
	everywhere(func(name string, g Geometry) {
		m := NewModel(begin(t, tableOf(make([]int, g.Players)...), 3), 1, names)
		for place := range m.Players {
			v := newPlateView(kitwidget.NewArt(cardart.Style{}))
			p := plateOf(m, place, g)
			p.stack, p.button, p.fantasy = 12345, true, 17
			v.set(p)
			r := v.CreateRenderer().(*plateRenderer)
			size := fyne.NewSize(g.Plate(place).W, g.Plate(place).H)
			r.Layout(size)
			end := r.name.Position().X + r.name.MinSize().Width
			next := r.tag.Position().X
			if !p.tall {
				next = min(next, r.chips.Position().X)
			}
			if !p.tall && r.coin.Visible() {
				next = min(next, r.coin.Position().X)
			}
			if end > next+0.5 {
				t.Errorf("%s: the name of player %d ends at %v, and what follows begins at %v", name, place, end, next)
			}
			if last := r.chips.Position().X + r.chips.MinSize().Width; !p.tall && last > r.tag.Position().X || last > size.Width {
				t.Errorf("%s: the chips of player %d end at %v, and the mark begins at %v", name, place, last, r.tag.Position().X)
			}
		}
	})
}

// The longest words about a row fit beside it, in every window.
func TestRowWordsHaveRoom(t *testing.T) {
	m := withBoard(t, "S7H7JK/STHTDTS4H4/C6D6H6S7D7", "")
	everywhere(func(name string, g Geometry) {
		for _, row := range poker.Rows {
			w := newRowWords(kitwidget.NewArt(cardart.Style{}))
			w.show(m, g, row)
			at := g.Words(row)
			for _, p := range w.all() {
				if low := p.Position().Y + p.Size().Height; low > at.Y+at.H+5*g.U {
					t.Errorf("%s: %q ends at %v, below %v", name, p.Text, low, at.Y+at.H)
				}
			}
		}
	})
}

// The words on the user's rows during placing.
func TestWhatIsSaidAboutRows(t *testing.T) {
	for _, tt := range []struct{ board, top, middle, bottom string }{
		{"-/-/-", "|", "|", "|"},
		{"SQHQ/-/-", "Pair of queens|+7 points", "|", "|"}, // much of the others is free: no warning yet
		{"SQHQ/S9H8C5/-", "Pair of queens|+7 points", "Nine high|Weaker than above", "|"},
		{"JKSQ/S9H9/-", "Pair of queens|+7 points · joker as ♠Q", "Pair of nines|", "|"},
		{"SQHQC4/-/SJHJD9C8C2", "Pair of queens|", "|", "Pair of jacks|Dead: out of order"},
		{"-/-/S6H6D6C6JK", "|", "|", "Five sixes|+12 points · joker as ♠6"},
	} {
		m := withBoard(t, tt.board, "")
		for row, want := range []string{tt.top, tt.middle, tt.bottom} {
			w := newRowWords(kitwidget.NewArt(cardart.Style{}))
			w.show(m, NewGeometry(1280, 800, 2), poker.Row(row))
			if got := w.strength.Text + "|" + w.earns.Text; got != want {
				t.Errorf("%s, row %d: %q, want %q", tt.board, row, got, want)
			}
		}
	}
}

// Under the mouse, another player's board has words on its rows; a fantasy stays secret.
func TestWhatIsSaidAboutOthers(t *testing.T) {
	m := NewModel(begin(t, tableOf(0, 0), 3), 1, names)
	b, err := poker.ParseBoard("SQHQ/D7/-")
	if err != nil {
		t.Fatal(err)
	}
	m.Players[1].Board = b
	if got := m.says(1); got != "Top: pair of queens\nMiddle: seven high" {
		t.Errorf("it says %q", got)
	}
	m.Players[1].Board, m.Players[1].Hidden = poker.Board{}, true
	if got := m.says(1); got != text.T("poker.tip.hidden", "Name", "Clara") {
		t.Errorf("of a fantasy it says %q", got)
	}
	if m.says(0) != "" || m.says(2) != "" {
		t.Error("there is something to say about nobody")
	}
}

// A hint has a badge on each card in the hand, and none once they have gone there, or are different cards.
func TestBadges(t *testing.T) {
	m := NewModel(begin(t, tableOf(0, 0), 3), 1, names)
	s := lay(t, m, 1280, 800)
	shown := func() (n int) {
		for _, d := range s.badges.discs {
			if d.Objects()[0].Visible() {
				n++
			}
		}
		return n
	}
	p := m.Placing
	for i := range p.Len() {
		var err error
		if p, err = p.Put(i, ToBottom); err != nil {
			t.Fatal(err)
		}
	}
	if s.Hint(p); shown() != 5 {
		t.Errorf("%d badges are shown", shown())
	}
	if s.SetModel(m.With(p)); shown() != 0 {
		t.Errorf("%d badges are left on the felt", shown())
	}
	s.SetModel(m)
	if s.Hint(Placing{}); shown() != 0 {
		t.Errorf("%d badges stay after the hint", shown())
	}
}

// Only new events are heard: a deal, placed cards, acts and payments; not what was taken back.
func TestCues(t *testing.T) {
	m := NewModel(begin(t, tableOf(0, 0), 3), 1, names)
	p, err := m.Placing.Put(0, ToTop)
	if err != nil {
		t.Fatal(err)
	}
	acted := m
	acted.Acts++
	paid := m
	paid.Paid++
	for name, tt := range map[string]struct {
		old, new Model
		want     string
	}{
		"a deal":         {Model{}, m, "shuffle deal"},
		"a card":         {m, m.With(p), "card"},
		"a card, back":   {m.With(p), m, ""},
		"an act":         {m, acted, "card"},
		"an act, undone": {acted, m, ""},
		"a payment":      {m, paid, "call"},
		"nothing":        {m, m, ""},
		"taken up":       {Model{}, acted, ""},
	} {
		var heard []string
		for _, c := range Cues(tt.old, tt.new) {
			heard = append(heard, c.Effect.String())
		}
		if got := strings.Join(heard, " "); got != tt.want {
			t.Errorf("%s: %q is heard, want %q", name, got, tt.want)
		}
	}
}
