package tabletop

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
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

// The longest words about a row fit beside it, one below the other, in every window and size of letters: also with a joker and
// a fantasy that comes next.
func TestRowWordsHaveRoom(t *testing.T) {
	for _, board := range []string{"S7H7JK/STHTDTS4H4/C6D6H6S7D7", "SQHQJK/STHTDTS4H4/DTCTC6H6S6", "SQHQ/STHTDTJK/-", "S2H3C4/STHTDTJKS4/C6D6H6S6S7"} {
		m := withBoard(t, board, "")
		everywhere(func(name string, g Geometry) {
			for _, row := range poker.Rows {
				w := newRowWords(kitwidget.NewArt(cardart.Style{}))
				w.show(m, g, row)
				at := g.Words(row)
				end := at.Y
				for _, p := range w.all() {
					if p.Text == "" {
						continue
					}
					if p.Position().Y < end-0.5 {
						t.Errorf("%s, %s: %q begins at %v, above %v where the words before it end", board, name, p.Text, p.Position().Y, end)
					}
					if end = p.Position().Y + p.MinSize().Height; end > at.Y+at.H+5*g.U {
						t.Errorf("%s, %s: %q ends at %v, below %v", board, name, p.Text, end, at.Y+at.H)
					}
				}
			}
		})
	}
}

// The words on the user's rows during placing.
func TestWhatIsSaidAboutRows(t *testing.T) {
	for _, tt := range []struct{ board, top, middle, bottom string }{
		{"-/-/-", "|", "|", "|"},
		{"SQHQ/-/-", "Pair of queens|+7 points · fantasy of 14 next", "|", "|"}, // much of the others is free: no warning yet
		{"SQHQ/S9H8C5/-", "Pair of queens|+7 points · fantasy of 14 next", "Nine high|Weaker than above", "|"},
		{"JKSQ/S9H9/-", "Pair of queens|+7 points · fantasy of 14 next|joker as ♠Q", "Pair of nines|", "|"},
		{"SQHQC4/-/SJHJD9C8C2", "Pair of queens|", "|", "Pair of jacks|Dead: weaker than above"},
		{"SKHKC4/S2H3D9C8C7/DTCTD7C6H3", "Pair of kings|", "Nine high|Dead: weaker than above", "Pair of tens|"},
		{"-/-/S6H6D6C6JK", "|", "|", "Five sixes|+12 points|joker as ♠6"},
	} {
		m := withBoard(t, tt.board, "")
		for row, want := range []string{tt.top, tt.middle, tt.bottom} {
			w := newRowWords(kitwidget.NewArt(cardart.Style{}))
			w.show(m, NewGeometry(1280, 800, 2), poker.Row(row))
			got := w.strength.Text + "|" + w.earns.Text
			if w.joker.Text != "" {
				got += "|" + w.joker.Text
			}
			if got != want {
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

// A hint has a letter on each card in the hand and its ghost in the box where it is to go, and neither once cards have
// gone there, or are different ones.
func TestHint(t *testing.T) {
	hands := play(t, begin(t, tableOf(0, 0), 3), rand.New(rand.NewPCG(4, 4)))
	at := slices.IndexFunc(hands, func(h poker.Hand) bool { seat, _ := h.Turn(); return h.Stage() == 3 && seat == 1 })
	m := NewModel(hands[at], 1, names)
	s := lay(t, m, 1280, 800)
	shown := func() (n int) {
		for _, d := range s.advised.discs {
			if d.Objects()[0].Visible() {
				n++
			}
		}
		return n
	}
	p := m.Placing.Take(hands[at+1].Acts()[at])
	if !p.Complete() {
		t.Fatalf("%v is no act of these cards", hands[at+1].Acts()[at])
	}
	if s.Hint(p); shown() != 3 || s.advised.many != 3 {
		t.Errorf("%d letters and %d ghosts are shown", shown(), s.advised.many)
	}
	g := s.Geometry()
	for n, c := range s.advised.cards {
		placed := cardtable.NewRect(s.advised.faces[n].Position().X, s.advised.faces[n].Position().Y, s.advised.faces[n].Size().Width, s.advised.faces[n].Size().Height)
		for i := range p.Len() {
			row, isRow := p.At(i).Row()
			switch {
			case p.Card(i) != c:
			case !isRow && placed != g.AwaySpots(1)[0]:
				t.Errorf("the ghost of %v, to be thrown away, is at %v", c, placed)
			case isRow && !slices.ContainsFunc([]int{0, 1, 2, 3, 4}, func(box int) bool { return placed == g.Box(0, row, box) }):
				t.Errorf("the ghost of %v, for the %v row, is at %v", c, row, placed)
			}
		}
		for _, sprite := range s.Scene().Sprites {
			if sprite.Spot == placed {
				t.Errorf("the ghost of %v is below %s", c, sprite.Key)
			}
		}
	}
	if s.away.says.Text != "" {
		t.Errorf("on the ghost of what is thrown away it says %q", s.away.says.Text)
	}
	if s.SetModel(m.With(p)); shown() != 0 || s.advised.many != 0 {
		t.Errorf("%d letters and %d ghosts are left on the felt", shown(), s.advised.many)
	}
	s.SetModel(m)
	if s.Hint(Placing{}); shown() != 0 || s.advised.many != 0 {
		t.Errorf("%d letters and %d ghosts stay after the hint", shown(), s.advised.many)
	}
}

// The rows of other players say what they are worth from a pair on, and where a dead hand is at fault; the cards of a
// fantasy that is face down say nothing.
func TestLabels(t *testing.T) {
	m := NewModel(begin(t, tableOf(0, 0, 0), 3), 1, names)
	for place, tt := range []struct {
		board string
		want  [3]string
	}{
		1: {"SQHQ/D7/SAHASKHK", [3]string{"Pair of queens +7", "", "Aces and kings"}},
		2: {"SKHKC4/S2H3D9C8C7/DTCTD7C6H3", [3]string{"Pair of kings", text.T("poker.dead"), "Pair of tens"}},
	} {
		if place == 0 {
			continue
		}
		b, err := poker.ParseBoard(tt.board)
		if err != nil {
			t.Fatal(err)
		}
		m.Players[place].Board = b
		s := lay(t, m, 1280, 800)
		for row, prose := range s.labels[place].words {
			if prose.Text != tt.want[row] || prose.Visible() != (tt.want[row] != "") {
				t.Errorf("%s: the %v row says %q, want %q", tt.board, poker.Row(row), prose.Text, tt.want[row])
			}
		}
	}
	hands := play(t, begin(t, tableOf(0, 0, 0), 3), rand.New(rand.NewPCG(4, 4)))
	s := lay(t, NewModel(hands[0], 1, names), 1280, 800)
	s.Run = func(time.Duration, func(time.Duration)) func() { return func() {} }
	said := func() (n int) {
		for place := 1; place < 3; place++ {
			for _, prose := range s.labels[place].words {
				n += len(prose.Text)
			}
		}
		return n
	}
	s.SetModel(NewModel(hands[len(hands)-2], 1, names))
	before := said()
	if s.Finish(); before != 0 || said() == 0 {
		t.Errorf("before the cards have come the rows say %d letters, then %d", before, said())
	}
	if s.SetModel(NewModel(hands[0], 1, names)); said() != 0 {
		t.Error("the rows say what cards were worth that have been taken back")
	}
	m.Players[1].Board, m.Players[1].Hidden = poker.Board{}, true
	for row, prose := range lay(t, m, 1280, 800).labels[1].words {
		if prose.Visible() {
			t.Errorf("the %v row of a hidden fantasy says %q", poker.Row(row), prose.Text)
		}
	}
}

// The longest words about a row of another player's fit on it, in every window.
func TestLabelsHaveRoom(t *testing.T) {
	everywhere(func(name string, g Geometry) {
		m := NewModel(begin(t, tableOf(make([]int, g.Players)...), 3), 1, names)
		b, err := poker.ParseBoard("S7H7C7/STHTDTS4H4/SQHQDQC9H9")
		if err != nil {
			t.Fatal(err)
		}
		for place := 1; place < g.Players; place++ {
			m.Players[place].Board = b
			l := newLabels(kitwidget.NewArt(cardart.Style{}))
			l.show(m, place, g)
			for row, prose := range l.words {
				least, at := prose.MinSize(), g.Label(place, poker.Row(row))
				if seen := g.Seen(place, poker.Row(row)); least.Width > at.W || least.Height > at.H+0.5 || at.Y < seen.Y || at.Y+at.H > seen.Y+seen.H {
					t.Errorf("%s: %q needs %v and has %v, of a row seen at %v", name, prose.Text, least, at, seen)
				}
			}
		}
	})
}

// While two players settle, rows that win shine and rows that lose are in the shade; no other time has either.
func TestLights(t *testing.T) {
	hands := play(t, begin(t, tableOf(0, 0, 0, 0), 3), rand.New(rand.NewPCG(6, 6)))
	m := NewModel(hands[len(hands)-1], 1, names)
	for paid := range len(m.Settled.Pairs) + 1 {
		shown := m.Show(paid)
		s := lay(t, shown, 1280, 800)
		pay, settles := shown.settled()
		if settles != (paid > 0) || settles != slices.ContainsFunc(s.Marks, func(o fyne.CanvasObject) bool { return o == fyne.CanvasObject(s.lights.rows[0][0]) }) {
			t.Errorf("after %d payments a pair is lit: %v", paid, settles)
		}
		if !settles {
			continue
		}
		for _, row := range poker.Rows {
			first, second := s.lights.rows[0][row], s.lights.rows[1][row]
			shines := [2]bool{first.Visible() && first.StrokeWidth > 0, second.Visible() && second.StrokeWidth > 0}
			if shines != [2]bool{pay.Lines[row] == poker.Won, pay.Lines[row] == poker.Lost} || first.Visible() != (pay.Lines[row] != poker.Tied) {
				t.Errorf("pair %v, %s: in the %v row %v shine", pay.Pair, pay.Lines, row, shines)
			}
			place := shown.PlaceOf(pay.Pair.First)
			if x, y := s.Geometry().Row(place, row).Centre(); first.Visible() && !(first.Position().X < x && first.Position().Y < y) {
				t.Errorf("the light of the %v row of place %d is at %v", row, place, first.Position())
			}
		}
	}
	if _, settles := m.Show(6).Ended(hands[len(hands)-1].Table()).settled(); settles {
		t.Error("after the settlement a pair is lit")
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
