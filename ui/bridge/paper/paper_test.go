package paper

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// read writes a document and returns the text of its pages, as another program reads it.
func read(t *testing.T, write func(io.Writer) error) (pages []string) {
	t.Helper()
	if _, err := exec.LookPath("pdftotext"); err != nil && runtime.GOOS == "linux" {
		t.Fatal("pdftotext is missing: .ci/need test installs it")
	} else if err != nil {
		t.Skip("pdftotext is missing: this test wants it")
	}
	var file bytes.Buffer
	if err := write(&file); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "paper.pdf")
	if err := os.WriteFile(path, file.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	said, err := exec.Command("pdftotext", "-raw", path, "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	pages = strings.Split(strings.TrimSuffix(string(said), "\f"), "\f")
	for i, p := range pages {
		pages[i] = strings.ReplaceAll(strings.Join(strings.Fields(p), " "), " ×", "×") // wide spaces are spaces, and some letters stand apart
	}
	return pages
}

// wants reports texts that a page hasn't.
func wants(t *testing.T, page string, texts ...string) {
	t.Helper()
	for _, want := range texts {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in %s", want, page)
		}
	}
}

// boards returns boards of rules, with made-up tricks.
func boards(t *testing.T, r bridge.Rules, n int) (all []Board) {
	t.Helper()
	for i := range n {
		b, err := bridge.NewBoard(r, r.Seeded(58, 1, i), r.Dealer(i), r.VulnerabilityAt(i, bridge.Standing{}))
		if err != nil {
			t.Fatal(err)
		}
		var tricks dd.Tricks
		for _, seat := range card.Seats {
			for strain := range tricks[seat] {
				n := (i + strain) % (r.Tricks() + 1)
				if seat.Side() == card.EW {
					n = r.Tricks() - n
				}
				tricks[seat][strain] = dd.Bounds{Min: n, Max: n}
			}
		}
		all = append(all, Board{Number: i + 1, Board: b, Tricks: &tricks})
	}
	return all
}

var (
	fonts = page.Fonts{Plain: goregular.TTF, Bold: gobold.TTF}
	a4    = Paper{Size: page.A4, Fonts: fonts}
)

// Thirty-six boards are two pages, in each language and on both papers, and have all cards, points, tricks and par.
func TestRecords(t *testing.T) {
	for _, r := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		for name, size := range Sizes {
			all := boards(t, r, 36)
			pages := read(t, func(w io.Writer) error { return Paper{Size: size, Fonts: fonts}.Records(w, "Club", all) })
			if len(pages) != 2 {
				t.Fatalf("%s on %s: %d pages", r.Name, name, len(pages))
			}
			for i, b := range all {
				for _, hand := range b.Deal {
					for _, suit := range card.Suits {
						wants(t, pages[i/18], text.Suit(suit)+" "+text.Holding(hand[suit]))
					}
				}
				for _, line := range b.parLines() {
					wants(t, pages[i/18], line)
				}
			}
			wants(t, pages[0], "Hand records Club Page 1", "Dealer South")
		}
	}
	defer text.Use(text.Current())
	for _, l := range text.Languages() {
		text.Use(l)
		pages := read(t, func(w io.Writer) error {
			return a4.Records(w, "Ĉĝĥ Ștefan Щука", boards(t, bridge.SuperBridge(), 1))
		})
		wants(t, pages[0], text.T("paper.records"), "Ĉĝĥ Ștefan Щука", text.T("paper.dealer", "Seat", text.Seat(card.South)))
	}
}

// The same boards give the same bytes.
func TestSameBytes(t *testing.T) {
	var files [10]bytes.Buffer // two would be the same by chance now and then
	for i := range files {
		if err := a4.Records(&files[i], "", boards(t, bridge.SuperBridge(), 2)); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(files[0].Bytes(), files[i].Bytes()) {
			t.Fatalf("the first and file %d differ", i+1)
		}
	}
}

func TestParLines(t *testing.T) {
	b := boards(t, bridge.Duplicate(), 1)[0]
	for _, seat := range card.Seats {
		for strain := range b.Tricks[seat] {
			b.Tricks[seat][strain] = dd.Bounds{Min: 6, Max: 6}
		}
	}
	for _, seat := range []card.Seat{card.North, card.South} {
		b.Tricks[seat][bridge.Spades] = dd.Bounds{Min: 10, Max: 10}
	}
	if got := fmt.Sprint(b.parLines()); got != "[Par N-S 420 4♠ N S]" {
		t.Error(got)
	}
	b.Tricks[card.North][bridge.Spades].Max = 11 // not known
	if got := b.parLines(); got != nil {
		t.Error(got)
	}
}

// Deals known beforehand aren't solved again, and a deal of four cards a hand is; stopping ends it.
func TestSolve(t *testing.T) {
	all := boards(t, bridge.Duplicate(), 2)
	all[1].Tricks = nil
	for seat := range all[1].Deal {
		var few card.Hand
		for i, c := range all[1].Deal[seat].Cards() {
			if i%4 == 0 {
				few = few.With(c)
			}
		}
		all[1].Deal[seat] = few
	}
	for seat := range all[1].Deal { // hands of one length
		for all[1].Deal[seat].Len() > 3 {
			all[1].Deal[seat] = all[1].Deal[seat].Without(all[1].Deal[seat].Cards()[0])
		}
	}
	var told []string
	solved, err := Solve(context.Background(), all, dd.Options{}, func(done, total int) { told = append(told, fmt.Sprint(done, "/", total)) })
	if err != nil || solved[0].Tricks != all[0].Tricks || solved[1].Tricks == nil || fmt.Sprint(told) != "[1/2 2/2]" {
		t.Errorf("%v, %v, %v", solved[1].Tricks, told, err)
	}
	if all[1].Tricks != nil {
		t.Error("the boards have changed")
	}
	ended, stop := context.WithCancel(context.Background())
	stop()
	all = boards(t, bridge.SuperBridge(), 1)
	all[0].Tricks = nil
	if _, err := Solve(ended, all, dd.Options{}, func(int, int) {}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// A list deals each card to the hand that has it, and a curtain card has the hand.
func TestDealing(t *testing.T) {
	all := boards(t, bridge.SuperBridge(), 1)
	said := read(t, func(w io.Writer) error { return a4.Lists(w, "", all) })[0]
	row := "♠"
	for rank := range card.Deck68.Ranks.Ranks() {
		for _, seat := range card.Seats {
			if all[0].Deal[seat].Has(card.Card{Suit: card.Spades, Rank: rank}) {
				row += " " + text.SeatLetter(seat)
			}
		}
	}
	wants(t, said, row, "A K Q J M 12 11 10 9 8 7 6 5 4 3 2 1")
	said = read(t, func(w io.Writer) error { return a4.Curtains(w, "", all) })[0]
	wants(t, said, "♦ "+text.Holding(all[0].Deal[card.West][card.Diamonds]), "17 cards")
}

// All papers of all movements can be written, and the plan is on them.
func TestEvenings(t *testing.T) {
	for _, kind := range []club.Kind{club.Mitchell, club.Howell, club.Individual} {
		for _, tables := range []int{3, 8} {
			m, err := club.New(kind, tables)
			if err != nil {
				t.Fatal(err)
			}
			e := NewEvening(m, bridge.SuperBridge())
			for _, write := range []func(io.Writer, string, Evening) error{a4.Travellers, a4.Slips, a4.Personal, a4.Movement} {
				if err := write(io.Discard, "", e); err != nil {
					t.Errorf("%v of %d: %v", kind, tables, err)
				}
			}
		}
	}
}

// An evening for eight: the instructions, where player 3 sits in round 2, and what travels with board 5.
func TestEveningForEight(t *testing.T) {
	m, err := club.For(club.Individual, 8)
	if err != nil {
		t.Fatal(err)
	}
	e := NewEvening(m, bridge.SuperBridge())
	pages := read(t, func(w io.Writer) error { return a4.Evening(w, "", e, boards(t, e.Rules, e.Boards())) })
	wants(t, pages[0], "2 tables, 7 rounds, 2 boards a round", "There are 14 boards", "superbridge paper -h")
	all := strings.Join(pages, " ")
	at, seat, _ := m.At(1, 3)
	place := m.Rounds[1][at]
	wants(t, all, fmt.Sprintf("2 %d %s %d against %d + %d 3–4", at+1, text.Seat(seat), place.Seats[seat.Partner()], place.Seats[seat.Left()], place.Seats[seat.Next(3)]))
	p := m.Rounds[2][0] // set 3 has boards 5 and 6
	wants(t, all, fmt.Sprintf("%d + %d %d + %d", p.Seats[card.North], p.Seats[card.South], p.Seats[card.East], p.Seats[card.West]), "Board 5")
}

func TestRankingPages(t *testing.T) {
	results, err := club.ReadCSV(strings.NewReader("board,ns,ew,contract,by,result\n1,1,2,4S,S,=\n1,3,4,4SX,S,-1\n"), bridge.SuperBridge())
	if err != nil {
		t.Fatal(err)
	}
	pages := read(t, func(w io.Writer) error { return a4.Ranking(w, "Club", club.Score(results, field.ByIMPs), field.ByIMPs) })
	wants(t, strings.Join(pages, " "), "1 1 1 2 / 2 100.00", "By IMPs to the datum", "4♠ S 12 +260 2", "4♠× S 11 –200 0")
}

// A rubber's pad has its entries above and below the line, and a session without one its deals.
func TestScores(t *testing.T) {
	for _, r := range []bridge.Rules{bridge.Rubber(), bridge.SuperBridge()} {
		s := session.Session{Rules: r, Length: r.Length}
		if !r.CarryBelow {
			s.Length = 4
		}
		b, err := s.Next(r.Seeded(58, 1, 0))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range []bridge.Event{bridge.Called(bridge.Bid(4, bridge.Spades)), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass)} {
			if b, err = b.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		for b.Phase() != bridge.Finished {
			if b, err = b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0])); err != nil {
				t.Fatal(err)
			}
		}
		s = s.With(b)
		pages := read(t, func(w io.Writer) error { return a4.Score(w, "", s, card.NS) })
		points := b.Points()
		wants(t, pages[0], "Score sheet", text.Points(max(points[card.NS], points[card.EW])))
	}
}

func BenchmarkRecords(b *testing.B) {
	r := bridge.SuperBridge()
	var all []Board
	for i := range 36 {
		board, _ := bridge.NewBoard(r, r.Seeded(58, 1, i), r.Dealer(i), r.Vulnerability(i))
		var tricks dd.Tricks
		for seat := range tricks {
			for strain := range tricks[seat] {
				tricks[seat][strain] = dd.Bounds{Min: 8, Max: 8}
			}
		}
		all = append(all, Board{Number: i + 1, Board: board, Tricks: &tricks})
	}
	for b.Loop() {
		if err := a4.Records(io.Discard, "", all); err != nil {
			b.Fatal(err)
		}
	}
}
