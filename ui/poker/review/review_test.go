package review

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// At each place the boards and discards are those of the hand then, and no card is lost or there twice.
func TestEveryPlace(t *testing.T) {
	for players, fantasies := range map[int][]int{2: {0, 0}, 3: {0, 14, 0}, 6: {17, 0, 0, 16, 0, 0}} {
		h := play(t, uint64(players), -1, fantasies...)
		m := newModel(asKept(1, h, 1), nil)
		for n := range h.Len() + 1 {
			m.To(n)
			here, keys := h.Prefix(n), map[string]bool{}
			for _, p := range m.players() {
				var board poker.Board
				for _, row := range poker.Rows {
					for _, c := range p.board[row] {
						board, _ = board.Add(row, c.face)
						keys[c.key] = true
					}
				}
				want(t, fmt.Sprint("board at ", n), board, here.Board(p.seat))
				want(t, "thrown", len(p.thrown), len(here.Discards(p.seat)))
				want(t, "held", len(p.held), len(here.Hold(p.seat)))
				for _, c := range append(p.held, p.thrown...) {
					keys[c.key] = true
				}
			}
			cards := 0
			for _, p := range h.Table().Players {
				cards += here.Board(p.Seat).Len() + len(here.Hold(p.Seat)) + len(here.Discards(p.Seat))
			}
			want(t, fmt.Sprint("cards at ", n), len(keys), cards)
		}
	}
}

// Keys and the mouse go to acts, streets, hands and costly acts.
func TestGoingAbout(t *testing.T) {
	h := play(t, 4, -1, 0, 0)
	d := look(t, newStore(asKept(1, play(t, 3, -1, 0, 0), 1), asKept(2, h, 1), asKept(3, play(t, 5, 4, 0, 0), 1)), 2)
	at := func(place int, keys ...string) {
		t.Helper()
		d.press(keys...)
		want(t, strings.Join(keys, " "), d.Page.Model.At, place)
	}
	at(0)
	at(1, "Right")
	at(2, "Space")
	at(1, "Left")
	at(10, "End")
	at(10, "Right")
	at(0, "Home")
	at(0, "Left")
	at(2, ".")
	at(4, ".")
	at(2, ",")
	at(10, ".", ".", ".", ".")
	d.Parts.Slider.Tapped(&fyne.PointEvent{Position: fyne.NewPos(d.Parts.Slider.X(7), 5)})
	want(t, "by the slider", d.Page.Model.At, 7)
	d.Parts.Table.(*table).Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -25)})
	if d.Page.Model.At == 7 {
		t.Error("the wheel does nothing")
	}

	at(0, "Home")
	person := func(event int) bool { return h.Acts()[event].Seat == 1 }
	var costly []int
	for event := range 10 {
		if person(event) && event%3 == 0 {
			costly = append(costly, event+1)
		}
	}
	at(costly[0], "Down")
	at(costly[1], "m")
	at(costly[0], "Up")
	at(costly[0], "End", "m") // after the last one follows the first

	d.press(string(fyne.KeyPageDown))
	want(t, "the next hand", d.ID(), 3)
	want(t, "from its beginning", d.Page.Model.At, 0)
	d.press(string(fyne.KeyPageDown))
	want(t, "behind the last", d.ID(), 3)
	d.press("[", string(fyne.KeyPageUp), "[")
	want(t, "the first hand", d.ID(), 1)
	d.press("j", "Escape")
	want(t, "said", strings.Join(d.said, " "), "history back")
}

// The act is described with its cost, and the options are listed best first; one can be tried on the table.
func TestWhatAnActCost(t *testing.T) {
	h := play(t, 4, -1, 0, 0)
	first := slices.IndexFunc(h.Acts(), func(a poker.Act) bool { return a.Seat == 1 })
	d := look(t, newStore(asKept(1, h, 1)), 1)
	var costly, good int
	for event := range 10 {
		if j := judgement(h, event); h.Acts()[event].Seat == 1 && event > first {
			if j.Cost > 0 {
				costly = event
			} else {
				good = event
			}
		}
	}
	d.To(good+1, false)
	d.shows("  ·  You", "The expert would have done the same.")
	d.To(costly+1, false)
	d.shows("This cost 2.0 ± 0.5 points")
	options, played := d.Page.Model.options()
	want(t, "options", len(options), 2)
	want(t, "played", played, 1)
	want(t, "the line of what was done", d.Page.Model.Option(played).Bold, true)
	before := d.Page.Model.here().Board(1)
	d.press("1")
	d.shows("The table shows option 1")
	want(t, "the board with the option", d.Page.Model.here().Acts()[costly].String(), options[0].Act.String())
	d.press("Escape")
	want(t, "the board again", d.Page.Model.here().Board(1), before)
	d.press("9") // there is none
	want(t, "no option", d.Page.Model.Tried, -1)
	d.press("End")
	var total float64
	for event := range 10 {
		if h.Acts()[event].Seat == 1 {
			total += judgement(h, event).Cost
		}
	}
	d.shows(fmt.Sprintf("costly acts: %.1f points", total), "points")
	if lines := d.Page.Model.settlement(); len(lines) != 1 || lines[0][0] == "" {
		t.Errorf("settled is %q", lines)
	}
}

// The judge goes through the user's acts automatically, and through everybody's on request; results are saved, and
// known acts aren't judged again.
func TestTheJudge(t *testing.T) {
	h := play(t, 4, -1, 0, 0)
	store := newStore(asKept(1, h, 1))
	asked := 0
	count := func(o *Options) {
		o.Judge = func(_ context.Context, h poker.Hand, event int) (bot.Judgement, error) {
			asked++
			return judgement(h, event), nil
		}
	}
	d := look(t, store, 1, count)
	want(t, "the person's acts", asked, 5)
	want(t, "kept", len(store.judged[1]), 5)
	want(t, "more to do", d.Parts.Judging.Button.Hidden, true)
	d.press("y")
	want(t, "everybody's acts", asked, 10)
	d.Close()
	d = look(t, store, 1, count)
	want(t, "looked at again", asked, 10)
	want(t, "known", len(d.Page.Model.Judged), 10)

	store.err = errFull
	store.judged = map[int64]map[int]bot.Judgement{}
	d = look(t, store, 1, count)
	d.shows("The expert has stopped: the disk is full")
	want(t, "he can go on", d.Parts.Judging.Button.Hidden, false)
	store.err = nil
	d.press("a")
	want(t, "all is judged", len(d.Page.Model.Judged), 5)
}

// A key stops the judge and resumes it; closing the screen stops it.
func TestTheJudgeIsStopped(t *testing.T) {
	store := newStore(asKept(1, play(t, 4, -1, 0, 0), 1))
	var queue []func()
	run := func() {
		for len(queue) > 0 {
			f := queue[0]
			queue = queue[1:]
			f()
		}
	}
	var d *desk
	judged := 0
	d = look(t, store, 1, func(o *Options) {
		o.Runner = background.NewRunnerWith(func(f func()) { queue = append(queue, f) }, func(f func()) { f() })
		o.Judge = func(ctx context.Context, h poker.Hand, event int) (bot.Judgement, error) {
			if judged++; judged == 3 {
				d.press("a")
			}
			return judgement(h, event), ctx.Err()
		}
	})
	run()
	want(t, "judged before the stop", len(d.Page.Model.Judged), 2)
	want(t, "kept", len(store.judged[1]), 2)
	if _, _, works := d.Judging.Works(); works {
		t.Error("he goes on")
	}
	d.shows("Hand 3")
	d.press("a")
	d.shows("The expert looks at act 1 of 3.")
	run()
	want(t, "judged", len(d.Page.Model.Judged), 5)
}

// Of a hand in progress the user sees no more than at the table; of a finished one everything, or the former view.
func TestWhatIsSeen(t *testing.T) {
	going := play(t, 9, 6, 0, 14, 0)
	d := look(t, newStore(asKept(1, going, 1)), 1, func(o *Options) { o.Place = 6 })
	if open, down := d.faces(2); open != 0 || down == 0 {
		t.Errorf("of a fantasy %d cards are open, and %d lie face down", open, down)
	}
	if open, down := d.faces(3); open != going.Board(3).Len() || down == 0 {
		t.Errorf("of an opponent %d cards are open, want those of his board, and %d lie face down", open, down)
	}
	want(t, "judged", len(d.Page.Model.Judged), 0)
	d.press("o") // does nothing
	if open, _ := d.faces(2); open != 0 {
		t.Error("a key opens a fantasy that goes on")
	}

	over := play(t, 9, -1, 0, 14, 0)
	store := newStore(asKept(1, over, 1))
	d = look(t, store, 1, func(o *Options) { o.Place = 6 })
	if _, down := d.faces(2); down != 0 {
		t.Errorf("of a hand that is over %d cards lie face down", down)
	}
	d.press("End")
	for seat := poker.Seat(1); seat <= 3; seat++ {
		if open, down := d.faces(seat); open != poker.Boxes+len(over.Discards(seat)) || down != 0 {
			t.Errorf("at the end %d cards of %v are open", open, seat)
		}
	}
	d.press("o", "Home", "Right")
	if open, down := d.faces(2); open != 0 || down == 0 {
		t.Errorf("as it was seen %d cards of the fantasy are open", open)
	}
	if store.settings[cardsSetting] != "seen" {
		t.Error("that isn't kept for the next hand")
	}
	d.To(1, false)
	d.shows("Set face down")
	d.press("y")
	if _, ok := d.Page.Model.Judged[0]; !ok || !d.Page.Model.secret(0) {
		t.Fatal("that is no test")
	}
	d.press("1")
	want(t, "an option in the place of what isn't seen", d.Page.Model.Tried, -1)
}

// A name, a note and a star are saved; if that fails they revert.
func TestMarks(t *testing.T) {
	store := newStore(asKept(1, play(t, 4, -1, 0, 0), 1))
	d := look(t, store, 1)
	d.press("*")
	want(t, "the star", d.Page.Model.kept.Marks.Starred, true)
	d.press("#")
	if _, ok := d.Sheets.Top().(*marks.Sheet); !ok {
		t.Fatal("there is no sheet for the note")
	}
	d.Key(fyne.KeyEscape)
	store.err = errFull
	d.press("*")
	want(t, "the star that isn't kept", d.Page.Model.kept.Marks.Starred, true)
	d.shows("This could not be saved: the disk is full")
	if !slices.Contains(store.saved, "marks {Name: Note: Starred:true}") {
		t.Errorf("kept is %q", store.saved)
	}
}

// While the next hand is being read the lists of the one before are still there, and can be scrolled.
func TestWhileTheNextHandIsRead(t *testing.T) {
	var queue []func()
	store := newStore(asKept(1, play(t, 4, -1, 0, 0), 1), asKept(2, play(t, 5, -1, 0, 0), 1))
	d := look(t, store, 1, func(o *Options) {
		o.Runner = background.NewRunnerWith(func(f func()) { queue = append(queue, f) }, func(f func()) { f() })
	})
	for len(queue) > 0 {
		f := queue[0]
		queue = queue[1:]
		f()
	}
	d.To(4, false)
	d.press("]")
	d.Parts.Options.ShowRows()
	d.Parts.Acts.ShowRows()
	d.press("1", "Right", "m", "*", "o", "y", "a", "#", ".")
	want(t, "the hand", d.ID(), 2)
}

func TestAHandThatIsGone(t *testing.T) {
	d := look(t, newStore(), 7)
	d.press("Right", "End", "a", "y", "m", "o", "*", "#", "1", ",", string(fyne.KeyPageDown), "Down", "Escape")
	want(t, "said", strings.Join(d.said, " "), "back")
}

// Nothing overlaps, in any window, with any number of players, and cards can be told apart.
func TestGeometry(t *testing.T) {
	for _, size := range [][3]float32{{620, 520, 1}, {830, 620, 1}, {1800, 1150, 1.8}, {620, 900, 1}} {
		for players := 2; players <= 6; players++ {
			g := newGeometry(size[0], size[1], size[2], players)
			if g.card < 38*size[2] {
				t.Errorf("%v with %d players: cards are %v wide", size, players, g.card)
			}
			table := cardtable.NewRect(0, 0, size[0], size[1])
			for place := range players {
				r := g.places[place]
				if !table.Contains(r.X, r.Y) || !table.Contains(r.X+r.W, r.Y+r.H) {
					t.Errorf("%v with %d players: place %d is at %v", size, players, place, r)
				}
				for other := range place {
					if r.Overlaps(g.places[other]) {
						t.Errorf("%v with %d players: places %d and %d overlap", size, players, other, place)
					}
				}
				aside := g.aside(place)
				for _, spots := range [][]cardtable.Rect{g.fan(aside, 5, false), g.fan(aside, 4, true)} {
					for _, s := range spots {
						if s.X < aside.X-0.01 || s.X+s.W > aside.X+aside.W+0.01 || s.Y < aside.Y-0.01 || s.Y+s.H > aside.Y+aside.H+0.01 {
							t.Errorf("%v with %d players: a card at %v is not in %v", size, players, s, aside)
						}
					}
				}
				if aside.X < g.box(place, poker.Bottom, 4).X+g.card {
					t.Errorf("%v with %d players: the board reaches %v", size, players, aside)
				}
				for _, s := range g.spread(place, 17) {
					if s.X < r.X-0.01 || s.X+s.W > aside.X {
						t.Errorf("%v with %d players: a card of a fantasy lies at %v", size, players, s)
					}
				}
			}
		}
	}
}

// The screen is drawn in every size and in both appearances, at every place.
func TestEverySizeAndPlace(t *testing.T) {
	for _, players := range [][]int{{0, 14}, {0, 0, 0, 15, 0, 0}} {
		h := play(t, 11, -1, players...)
		d := look(t, newStore(asKept(1, h, 2)), 1)
		for _, size := range []fyne.Size{{Width: 2560, Height: 1440}, {Width: 1280, Height: 800}, {Width: 1024, Height: 700}} {
			d.window.Resize(size)
			for n := range h.Len() + 1 {
				if size.Width > 1024 && n != h.Len() && n != 3 { // all places in the smallest window
					continue
				}
				d.To(n, true)
				if strings.Contains(d.Parts.Words.Text+d.Parts.Verdict.Text+d.Parts.Heading.Text, "poker.review") {
					t.Errorf("at %d a message is missing: %q", n, d.Parts.Words.Text)
				}
				// The keyboard doesn't scroll the column.
				if least, room := d.Parts.Column.Content.MinSize().Height, d.Parts.Column.Size().Height; least > room {
					t.Errorf("%v at %d: the column is %v high and has room for %v", size, n, least, room)
				}
			}
		}
		fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysDark})
		d.Redraw()
	}
}

// The words on the rows' worth are beside the rows, and overlap neither each other nor the discards: with the joker in
// any row, in windows of many sizes, and with large letters.
func TestWordsBesideRows(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	art := widget.NewArt(cardart.Style{})
	five, err := poker.ParseCards("SJHJCJC3D3")
	if err != nil {
		t.Fatal(err)
	}
	jack, fullHouse := five[0], poker.Standard().Strength(poker.Bottom, five)
	for _, size := range [][3]float32{{620, 520, 1}, {800, 560, 1.22}, {830, 620, 1}, {1800, 1150, 1.8}, {620, 900, 1}} {
		for players := 2; players <= 6; players++ {
			g := newGeometry(size[0], size[1], size[2], players)
			for _, joker := range poker.Rows {
				for _, thrown := range []int{0, 4} {
					p := player{name: "Ann", over: true, thrown: make([]dealt, thrown)}
					for _, row := range poker.Rows {
						p.board[row] = make([]dealt, row.Len())
						p.rated.Strengths[row], p.rated.Royalties[row] = fullHouse, 25
					}
					p.board[joker][0].face, p.rated.Joker = card.Joker, jack
					s := newSeat(art)
					s.show(p, players-1, g)
					var lines []cardtable.Rect
					for row, o := range append(s.words[:], s.joker) {
						if o.Text == "" {
							t.Fatalf("line %d says nothing", row)
						}
						lines = append(lines, cardtable.NewRect(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height))
						if least := o.MinSize().Height; least > o.Size().Height+0.01 {
							t.Errorf("%v with %d players: line %d needs %v and has %v", size, players, row, least, o.Size().Height)
						}
					}
					for i, a := range lines {
						for _, b := range lines[:i] {
							if a.Y < b.Y+b.H-0.01 && b.Y < a.Y+a.H-0.01 {
								t.Errorf("%v with %d players, joker in row %d: lines at %v and %v", size, players, joker, a, b)
							}
						}
						if low := g.caption(players - 1).Y; thrown > 0 && a.Y+a.H > low+0.01 {
							t.Errorf("%v with %d players: a line at %v lies on what is thrown away, at %v", size, players, a, low)
						}
						if head := g.head(players - 1); a.Y < head.Y+head.H-0.01 {
							t.Errorf("%v with %d players: a line at %v lies on the name", size, players, a)
						}
					}
					for _, row := range poker.Rows {
						box := g.box(players-1, row, 0)
						end := lines[row].Y + lines[row].H
						if row == joker {
							end = lines[3].Y + lines[3].H
						}
						if end < box.Y || lines[row].Y > box.Y+box.H {
							t.Errorf("%v with %d players: row %d is at %v, and said at %v", size, players, row, box, lines[row])
						}
					}
				}
			}
		}
	}
}
