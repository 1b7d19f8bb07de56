package past

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestGamesInTheList(t *testing.T) {
	results := []pokerstore.Result{{Points: 12, Chips: 12, Next: 14, Royalties: 7}, {Points: -6, Chips: -6, Dead: true, Starred: true}, {Chips: 40, Dealt: 14, Next: 14}, {}}
	going := pokerstore.Summary{Head: family.Head{ID: 3, Started: now}, Rules: poker.Standard(), Person: 1, Sitters: sitters, Chips: 46, Hands: results}
	over := going
	over.Over, over.Gains, over.Name = true, []pokerstore.Gain{{Seat: 1, Chips: 46}, {Seat: 2, Chips: 60}, {Seat: 4, Chips: -106}}, "Friday"
	agreed, lost, even, watched := going, over, over, over
	agreed.Rules.Hands = 20
	lost.Chips, lost.Gains = -3, []pokerstore.Gain{{Seat: 1, Chips: -3}, {Seat: 2, Chips: 3}}
	even.Chips, even.Gains = 0, nil
	watched.Person, watched.Sitters, watched.Name = 0, []pokerstore.Sitter{{Seat: 2}, {Seat: 5, Name: "Eve"}}, ""
	for name, tt := range map[string]struct {
		sum              pokerstore.Summary
		title, end, line string
		gain             int
	}{
		"going":   {going, "Today, 12:00", "In progress", "Progressive poker  ·  4 hands  ·  against Ann, Ben", 0},
		"agreed":  {agreed, "Today, 12:00", "In progress", "Progressive poker  ·  4 of 20 hands  ·  against Ann, Ben", 0},
		"over":    {over, "Friday", "46 chips won", "Today, 12:00  ·  Progressive poker  ·  4 hands  ·  against Ann, Ben  ·  place 2 of 3", 46},
		"lost":    {lost, "Friday", "3 chips lost", "Today, 12:00  ·  Progressive poker  ·  4 hands  ·  against Ann, Ben  ·  place 2 of 2", -3},
		"even":    {even, "Friday", "Even", "Today, 12:00  ·  Progressive poker  ·  4 hands  ·  against Ann, Ben", 0},
		"watched": {watched, "Today, 12:00", "Without you", "Progressive poker  ·  4 hands  ·  Seat 2, Eve", 0},
	} {
		row := game{Summary: tt.sum}.Row(now)
		if row.Title != tt.title || row.End != tt.end || row.Line != tt.line || row.Gain != tt.gain {
			t.Errorf("%s: %+v", name, row)
		}
	}
	var chips []string
	for _, c := range (game{Summary: going}).Row(now).Chips {
		chips = append(chips, c.Words, c.Says)
	}
	if want := []string{"+12", "Hand 1: 12 chips won. Fantasy next: 14 cards", "D –6", "Hand 2: 6 chips lost. Dead\nThis hand has a star.",
		"F +40", "Hand 3: 40 chips won. Fantasy of 14 cards, return", "0", "Hand 4: Even"}; !slices.Equal(chips, want) {
		t.Errorf("the chips say %q", chips)
	}
	starred := game{Summary: going}.WithStar(0, true).With(storage.Marks{Name: "Mine"})
	if row := starred.Row(now); !row.Chips[0].Starred || row.Title != "Mine" || results[0].Starred {
		t.Errorf("with a star and a name it is %+v", row)
	}
	title, lines := game{Summary: over}.Head(now)
	if got := strings.Join(append(title, lines...), "\n"); got != "Friday\n46 chips won\nToday, 12:00  ·  Progressive poker  ·  A point is 1 chip  ·  place 2 of 3\nAgainst Ann (club player), Ben (expert)" {
		t.Errorf("above its hands it says\n%s", got)
	}
	if _, lines := (game{Summary: going}).Head(now); !strings.HasSuffix(lines[0], "so far 46 chips won") {
		t.Errorf("of one that goes on it says %q", lines)
	}
}

func TestHandsInTheList(t *testing.T) {
	sum := pokerstore.HandSummary{PartHead: family.PartHead{ID: 31, Game: 3, Finished: now, Of: 5, Marks: storage.Marks{Name: "Kings"}}, Number: 3, Person: 1, Sitters: sitters,
		Result: pokerstore.Result{Points: 12, Chips: 9, Next: 15, Royalties: 8}}
	for name, tt := range map[string]struct {
		change func(*pokerstore.HandSummary)
		row    history.Row
		cells  []string
	}{
		"won": {func(*pokerstore.HandSummary) {}, history.Row{Title: "+12 points  ·  Fantasy next: 15 cards", End: "9 chips won", Gain: 9, LineEnd: "8 points of royalties",
			Line: "Kings  ·  Today, 12:00  ·  hand 3  ·  Progressive poker  ·  against Ann, Ben"}, []string{"3", "Fantasy next: 15 cards", "8", "+12", "+9"}},
		"going": {func(h *pokerstore.HandSummary) { h.Finished, h.Result = time.Time{}, pokerstore.Result{} },
			history.Row{Title: "In progress", Line: "Kings  ·  hand 3  ·  Progressive poker  ·  against Ann, Ben"}, []string{"3", "In progress"}},
		"watched": {func(h *pokerstore.HandSummary) { h.Person, h.Result = 0, pokerstore.Result{} },
			history.Row{Title: "Hand 3", Line: "Kings  ·  Today, 12:00  ·  hand 3  ·  Progressive poker  ·  Seat 1, Ann, Ben"}, []string{"3"}},
	} {
		h := sum
		tt.change(&h)
		row, cells := hand{HandSummary: h}.Row(now), hand{HandSummary: h}.Cells()
		if row.Title != tt.row.Title || row.End != tt.row.End || row.Gain != tt.row.Gain || row.Line != tt.row.Line || row.LineEnd != tt.row.LineEnd {
			t.Errorf("%s: %+v", name, row)
		}
		if !slices.Equal(cells.Words, tt.cells) || cells.Faint != (name == "going") {
			t.Errorf("%s: the table says %+v", name, cells)
		}
	}
}

// The buttons continue a game, and open the review of a finished hand.
func TestWhatCanBeDone(t *testing.T) {
	var said []string
	f := New(Options{Store: unasked, OnOpen: func(int64) { said = append(said, "open") }, OnReview: func(int64) { said = append(said, "review") }})
	press := func(all []history.Action) {
		for _, a := range all {
			a.Do()
		}
	}
	press(game{pokerstore.Summary{Person: 1}, f}.Actions())
	press(game{pokerstore.Summary{Head: family.Head{Over: true}, Person: 1}, f}.Actions())
	press(game{pokerstore.Summary{}, f}.Actions())
	press(hand{pokerstore.HandSummary{PartHead: family.PartHead{Finished: now}, Person: 1}, f}.Actions(false))
	press(hand{pokerstore.HandSummary{Person: 1}, f}.Actions(false))
	press(hand{pokerstore.HandSummary{Person: 1}, f}.Actions(true))
	press(hand{pokerstore.HandSummary{}, f}.Actions(false))
	if want := []string{"open", "review", "open"}; !slices.Equal(said, want) {
		t.Errorf("said %q, want %q", said, want)
	}
}

// All boards of a hand are drawn with their cards, the user's first, and each pair is settled in words; of a hand in
// progress nothing is shown.
func TestAHandIsShown(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	art := widget.NewArt(cardart.Style{})
	for seed := range uint64(12) {
		w := handOf(t, seed)
		w.After = []poker.Event{{Kind: poker.Leave, Seat: 4}, {Kind: poker.Rebuy, Seat: 1, Chips: 500}}
		for width, across := range map[float32]int{280: 1, 580: 2, 1400: 3} {
			body := whole{w}.Body(art, history.Place{Width: func() float32 { return width }})
			body.Resize(fyne.NewSize(width, body.MinSize().Height))
			boards := body.(*fyne.Container).Objects[0].(*fyne.Container)
			cards, row := 0, 0
			for _, b := range boards.Objects {
				if end := b.Position().X + b.Size().Width; end > width+1 {
					t.Errorf("%v wide: a board ends at %v", width, end)
				}
				if b.Position().Y == 0 {
					row++
				}
				for _, line := range b.(*fyne.Container).Objects[1:] {
					cards += len(line.(*fyne.Container).Objects) - 1
				}
			}
			if cards != 3*poker.Boxes || row != across {
				t.Errorf("%v wide: %d cards, %d boards side by side", width, cards, row)
			}
			shown := words(body)
			for _, want := range []string{"You", "Ann", "Ben", "Settlement", "After the hand", "Ben left.", "You bought 500 chips."} {
				if !strings.Contains(shown, want) {
					t.Errorf("it doesn't say %q:\n%s", want, shown)
				}
			}
			if n := strings.Count(shown, " from ") + strings.Count(shown, "nothing is owed"); n != 3 {
				t.Errorf("%d pairs are settled:\n%s", n, shown)
			}
		}
	}
	going := handOf(t, 1)
	going.Hand, going.Finished = going.Hand.Prefix(4), time.Time{}
	if shown := words(whole{going}.Body(art, history.Place{})); shown != "The boards are shown when the hand is over.\n" {
		t.Errorf("of a hand that goes on it says %q", shown)
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
		{text.English, 1, 2, "2 hands in 1 game of poker"},
		{text.Romanian, 20, 1, "1 mână în 20 de partide de poker"},
		{text.Russian, 1, 5, "5 раздач в 1 партии покера"},
		{text.Russian, 5, 1, "1 раздача в 5 партиях покера"},
		{text.Esperanto, 2, 1, "1 mano en 2 ludoj de pokero"},
	} {
		text.Use(tt.language)
		if got := amount(tt.games, tt.parts); got != tt.want {
			t.Errorf("%s: it says %q, want %q", tt.language, got, tt.want)
		}
	}
}
