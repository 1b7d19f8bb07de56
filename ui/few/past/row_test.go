package past

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestRubbersInTheList(t *testing.T) {
	booby := few.Of(few.Booby)
	made, down := contractOf(t, booby, "2HX-A"), contractOf(t, booby, "3O-B")
	results := []fewstore.Result{{Outcome: fewstore.Outcome{Contract: made, Tricks: 9, Points: 320, Role: fewstore.Declarer}},
		{Outcome: fewstore.Outcome{Contract: down, Tricks: 6, Points: 100, Against: 100}, Starred: true}, {}}
	going := fewstore.Summary{Head: family.Head{ID: 3, Started: now}, Rules: booby, Person: 0, Sitters: sittersOf(booby), Totals: []int{420, 0, 100}, Gain: 320, Deals: results}
	over := going
	over.Over, over.Name = true, "Friday"
	lost, even, watched, settled := over, over, over, over
	lost.Gain, even.Gain = -3, 0
	watched.Person, watched.Name = few.Nobody, ""
	settled.Settled = true
	for name, tt := range map[string]struct {
		sum              fewstore.Summary
		title, end, line string
		gain             int
	}{
		"going":   {going, "Today, 12:00", "In progress", "Booby  ·  3 deals  ·  against Ann, Ben", 0},
		"over":    {over, "Friday", "Won by 320 points", "Today, 12:00  ·  Booby  ·  3 deals  ·  against Ann, Ben", 320},
		"lost":    {lost, "Friday", "Lost by 3 points", "Today, 12:00  ·  Booby  ·  3 deals  ·  against Ann, Ben", -3},
		"even":    {even, "Friday", "Drawn", "Today, 12:00  ·  Booby  ·  3 deals  ·  against Ann, Ben", 0},
		"watched": {watched, "Today, 12:00", "Without you", "Booby  ·  3 deals  ·  Player 1, Ann, Ben", 0},
		"settled": {settled, "Friday", "Won by 320 points", "Today, 12:00  ·  Booby  ·  3 deals  ·  against Ann, Ben  ·  broken off", 320},
	} {
		row := rubber{Summary: tt.sum}.Row(now)
		if row.Title != tt.title || row.End != tt.end || row.Line != tt.line || row.Gain != tt.gain {
			t.Errorf("%s: %+v", name, row)
		}
	}
	var chips []string
	for _, c := range (rubber{Summary: going}).Row(now).Chips {
		chips = append(chips, c.Words, c.Says)
	}
	if want := []string{"2♥× +1", "Deal 1: 2♥× +1. 320 points for you", "3 nullo –2", "Deal 2: 3 nullo –2. No points\nThis deal has a star.",
		"Pass", "Deal 3: All passed. No points"}; !slices.Equal(chips, want) {
		t.Errorf("the chips say %q", chips)
	}
	starred := rubber{Summary: going}.WithStar(0, true).With(storage.Marks{Name: "Mine"})
	if row := starred.Row(now); !row.Chips[0].Starred || row.Title != "Mine" || results[0].Starred {
		t.Errorf("with a star and a name it is %+v", row)
	}
	over.Rules = booby.With(few.Options{DealerLeads: true})
	title, lines := rubber{Summary: over}.Head(now)
	want := "Friday\nWon by 320 points\nToday, 12:00  ·  Booby  ·  dealer’s left leads\nAgainst Ann (club player), Ben (expert)\nYou: 420  ·  Ann: 0  ·  Ben: 100"
	if got := strings.Join(append(title, lines...), "\n"); got != want {
		t.Errorf("above its deals it says\n%s\nwant\n%s", got, want)
	}
}

// Each option of the rules is said above the deals.
func TestOptionsAreSaid(t *testing.T) {
	all := few.Options{CleanRubber: true, RedoubledFifty: true, EvenPenalties: true, DealerLeads: true, NulloMinor: true, ReserveTakenUp: true}
	for _, r := range few.Games() {
		r = r.With(all)
		_, lines := rubber{Summary: fewstore.Summary{Head: family.Head{Started: now}, Rules: r, Sitters: sittersOf(r)}}.Head(now)
		if got, want := strings.Count(lines[0], history.Dot), 1+strings.Count(r.String(), " "); got != want || strings.Contains(lines[0], "few.past") {
			t.Errorf("%v: %q", r, lines[0])
		}
	}
}

func TestDealsInTheList(t *testing.T) {
	r := few.Of(few.BridgeForThree)
	sum := fewstore.DealSummary{PartHead: family.PartHead{ID: 31, Game: 3, Finished: now, Of: 5, Marks: storage.Marks{Name: "Kings"}}, Number: 3, Rules: r, Person: 0, Sitters: sittersOf(r),
		Outcome: fewstore.Outcome{Contract: contractOf(t, r, "4SX-B"), Tricks: 9, Role: fewstore.Defender, Points: 200, Short: 1, Honours: 100}}
	for name, tt := range map[string]struct {
		change func(*fewstore.DealSummary)
		row    history.Row
		cells  []string
	}{
		"won": {func(*fewstore.DealSummary) {}, history.Row{Title: "4♠× by Ann  ·  1 down", End: "+200 points", Gain: 200,
			Line: "Kings  ·  Today, 12:00  ·  deal 3  ·  Bridge for three  ·  against Ann, Ben"}, []string{"3", "4♠×", "Ann", "–1", "+200"}},
		"passed": {func(d *fewstore.DealSummary) { d.Outcome = fewstore.Outcome{} }, history.Row{Title: "All passed", End: "0 points",
			Line: "Kings  ·  Today, 12:00  ·  deal 3  ·  Bridge for three  ·  against Ann, Ben"}, []string{"3", "Pass"}},
		"going": {func(d *fewstore.DealSummary) { d.Finished, d.Outcome = time.Time{}, fewstore.Outcome{} },
			history.Row{Title: "In progress", Line: "Kings  ·  deal 3  ·  Bridge for three  ·  against Ann, Ben"}, []string{"3", "In progress"}},
		"watched": {func(d *fewstore.DealSummary) { d.Person = few.Nobody }, history.Row{Title: "4♠× by Ann  ·  1 down",
			Line: "Kings  ·  Today, 12:00  ·  deal 3  ·  Bridge for three  ·  Player 1, Ann, Ben"}, []string{"3", "4♠×", "Ann", "–1"}},
		"again": {func(d *fewstore.DealSummary) { d.Kind = storage.Again }, history.Row{Title: "4♠× by Ann  ·  1 down", End: "+200 points", Gain: 200,
			Line: "Kings  ·  Today, 12:00  ·  deal 3  ·  Bridge for three  ·  against Ann, Ben  ·  A deal seen before"}, []string{"3", "4♠×", "Ann", "–1", "+200"}},
	} {
		one := sum
		tt.change(&one)
		d := deal{DealSummary: one}
		row, cells := d.Row(now), d.Cells()
		if honours := map[bool]string{true: "100 points for honours"}[one.Honours > 0]; row.LineEnd != honours {
			t.Errorf("%s: at the end of the line it says %q", name, row.LineEnd)
		}
		if row.Title != tt.row.Title || row.End != tt.row.End || row.Line != tt.row.Line || row.Gain != tt.row.Gain || row.Starred {
			t.Errorf("%s: %+v", name, row)
		}
		if !slices.Equal(cells.Words, tt.cells) || cells.Faint != (name == "going") || cells.Gain != tt.row.Gain {
			t.Errorf("%s: the table has %+v", name, cells)
		}
	}
}

// The actions of rubbers and deals, and their callbacks.
func TestActions(t *testing.T) {
	var opened, reviewed []int64
	f := New(Options{Store: unasked, OnOpen: func(id int64) { opened = append(opened, id) }, OnReview: func(id int64) { reviewed = append(reviewed, id) }})
	going := rubber{fewstore.Summary{Head: family.Head{ID: 3}, Person: 0}, f}
	over, watched := going, going
	over.Over, watched.Person = true, few.Nobody
	if len(over.Actions()) != 0 || len(watched.Actions()) != 0 || len(going.Actions()) != 1 {
		t.Error("a rubber that is over or without a person is continued, or another one can't be")
	}
	going.Actions()[0].Do()
	d := deal{fewstore.DealSummary{PartHead: family.PartHead{ID: 31, Game: 3}}, f}
	d.Actions(false)[0].Do()
	if len(d.Actions(true)) != 0 {
		t.Error("a deal in the trash is played on")
	}
	d.Finished = now
	d.Actions(true)[0].Do()
	if !slices.Equal(opened, []int64{3, 3}) || !slices.Equal(reviewed, []int64{31}) {
		t.Errorf("opened are %v, reviewed %v", opened, reviewed)
	}
}

// The pane of a deal of each game shows the table, the auction, other acts, and the score.
func TestWholeDeals(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	art := widget.NewArt(cardart.Style{})
	turned := 0
	place := history.Place{Room: func() float32 { return 500 }, Width: func() float32 { return 700 }, Scroll: func(n int) { turned += n }}
	for kind := few.TwoDummies; kind <= few.ChineseBridge; kind++ {
		w := whole{dealOf(t, kind, 5)}
		body := w.Body(art, place)
		body.Resize(fyne.NewSize(700, body.MinSize().Height))
		said := words(body)
		for _, want := range []string{"The auction\n", " Pass", "The score\n"} {
			if !strings.Contains(said, want) {
				t.Errorf("%v: it doesn't say %q:\n%s", w.Rules, want, said)
			}
		}
		var acts string
		switch kind {
		case few.Booby:
			acts = "Ann gives 4 cards to dummy. "
		case few.NulloForTwo:
			acts = "from the stock"
		case few.Slam:
			acts = "Ann lays 3 cards aside for the end. "
		}
		if !strings.Contains(said, acts) || strings.Contains(said, "few.") || len(w.score()) == 0 {
			t.Errorf("%v: it doesn't say %q:\n%s", w.Rules, acts, said)
		}
		table := body.(*fyne.Container).Objects[0].(*fyne.Container).Objects[0].(*tabletop.Surface)
		if table.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -20)}); turned != 2*(int(kind)+1) {
			t.Errorf("%v: the wheel above the table moves the pane by %d", w.Rules, turned)
		}
		w.Finished = time.Time{}
		if got := words(w.Body(art, place)); !strings.Contains(got, "when the deal is over") {
			t.Errorf("%v: of a deal that goes on it says %q", w.Rules, got)
		}
	}
}

func TestLines(t *testing.T) {
	w := whole{dealOf(t, few.TwoDummies, 2)}
	w.Undos, w.Hints = 2, 1
	if got := w.Line(now); got != "Today, 12:00  ·  Two dummies  ·  Dealer: You  ·  2 undos  ·  1 hint" {
		t.Errorf("below the title it says %q", got)
	}
	w = whole{dealOf(t, few.BridgeForThree, 2)}
	if got := w.Line(now); got != "Today, 12:00  ·  Bridge for three  ·  Soloist: You" {
		t.Errorf("below the title it says %q", got)
	}
}

// What was found is said as one message, whose words follow each of its numbers.
func TestWhatWasFound(t *testing.T) {
	defer text.Use(text.English)
	for _, tt := range []struct {
		language     text.Language
		games, parts int
		want         string
	}{
		{text.English, 1, 2, "2 deals in 1 game for two or three"},
		{text.Romanian, 2, 20, "20 de done în 2 partide în doi sau în trei"},
		{text.Russian, 1, 5, "5 сдач в 1 партии на двоих и троих"},
		{text.Russian, 22, 1, "1 сдача в 22 партиях на двоих и троих"},
		{text.Esperanto, 2, 1, "1 disdono en 2 ludoj por du aŭ tri"},
	} {
		text.Use(tt.language)
		if got := amount(tt.games, tt.parts); got != tt.want {
			t.Errorf("%s: it says %q, want %q", tt.language, got, tt.want)
		}
	}
}
