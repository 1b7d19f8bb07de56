package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// A hint shows its worth, and a second H, or Enter, places the cards as advised; the user still confirms.
func TestHint(t *testing.T) {
	for name, take := range map[string]func(e *evening){
		"H":     func(e *evening) { e.Rune('H') },
		"Enter": func(e *evening) { e.Key(fyne.KeyReturn) },
	} {
		e := sit(t, 2, nil)
		e.letters("1t")
		e.Rune('h')
		want := text.T("poker.hint-again", "Expected", "Expected: –1.3 ± 0.5 points, dead 10 %, fantasy 25 %.")
		if !strings.HasSuffix(e.said(), want) || e.journal.hints != 1 {
			t.Errorf("%s: it says %q, want %q; %d hints", name, e.said(), want, e.journal.hints)
		}
		if e.play.model.Placing.Begun() || !e.advice.Shown {
			t.Errorf("%s: before it is taken over cards are placed: %v", name, e.play.model.Placing.Act())
		}
		if take(e); e.play.model.Placing.Act().String() != e.building(t).String() || e.play.model.Acts > 1 {
			t.Errorf("%s: %v is placed, want %v", name, e.play.model.Placing.Act(), e.building(t))
		}
		if e.advice.Shown {
			t.Errorf("%s: the hint is still there", name)
		}
	}
}

// A hint says what the act does for the board, and leaves reasons out that there is no room for.
func TestHintWithReasons(t *testing.T) {
	e := sit(t, 2, nil)
	act, err := poker.ParseAct("1 SQ/S9H9/D7D4")
	if err != nil {
		t.Fatal(err)
	}
	expected := "Expected: +2.0 points, dead 12 %, fantasy 40 %."
	found := bot.Advice{Act: act, Options: []bot.Option{{Act: act, Points: 2, Dead: 0.12, Fantasy: 0.4}}}
	e.note.advise(func() []string { return e.advice.wordings(found) })
	if want := "Middle row: pair of nines. Another queen on top would bring a fantasy.\n" + expected + " Press H again to do it."; e.note.said != want {
		t.Errorf("it says %q, want %q", e.note.said, want)
	}
	for _, tt := range []struct {
		size fyne.Size
		want string
	}{
		{fyne.NewSize(1920, 1080), e.note.said},
		{fyne.NewSize(600, 480), "Middle row: pair of nines.\n" + expected},
		{fyne.NewSize(1920, 1080), e.note.said},
	} {
		e.window.Resize(tt.size)
		if e.parts.show(); e.note.prose.Text != tt.want {
			t.Errorf("%v: the note has %q, want %q", tt.size, e.note.prose.Text, tt.want)
		}
	}
	if e.note.say("so"); e.note.prose.Text != "so" {
		t.Errorf("after the next answer the note has %q", e.note.prose.Text)
	}
}

// A hint is said again where the language changes, with its shorter wordings; another answer isn't.
func TestAHintInAnotherLanguage(t *testing.T) {
	defer text.Use(text.English)
	e := sit(t, 2, nil)
	e.Rune('h')
	english, short := e.note.said, len(e.note.short)
	text.Use(text.Russian)
	e.Redraw()
	if said := e.note.said; said == "" || said == english || !strings.Contains(said, "очк") || len(e.note.short) != short || !e.advice.Shown {
		t.Errorf("in Russian it says %q, with %d shorter wordings, want %d", said, len(e.note.short), short)
	}
	e.note.say("so")
	text.Use(text.English)
	if e.Redraw(); e.note.said != "" {
		t.Errorf("an answer without a hint stays: %q", e.note.said)
	}
}

// A hint that fails says why; out of turn there is none; and Esc removes it.
func TestNoHint(t *testing.T) {
	e := sit(t, 2, func(_ *poker.Table, c *play.Config, _ *Options) { c.Adviser = tired{} })
	if e.Rune('h'); !strings.Contains(e.said(), "too tired") || e.journal.hints != 0 {
		t.Errorf("it says %q, %d hints", e.said(), e.journal.hints)
	}
	e = sit(t, 2, nil)
	e.Rune('h')
	if e.Key(fyne.KeyEscape); e.advice.Shown || e.homes != 0 || e.said() != text.TN("poker.place-all", 5) {
		t.Errorf("after Esc the hint is shown: %v; it says %q", e.advice.Shown, e.said())
	}
	e = sit(t, 2, func(_ *poker.Table, c *play.Config, _ *Options) { c.Adviser = nil })
	if e.Rune('h'); e.said() != text.T("poker.no-hint") {
		t.Errorf("without an adviser it says %q", e.said())
	}
}

// A fantasy is sorted by rank and by suit, proposed as a whole, and set.
func TestFantasy(t *testing.T) {
	e := sit(t, 2, func(table *poker.Table, _ *play.Config, _ *Options) { table.Players[0].Fantasy = 17 })
	if e.said() != text.TN("poker.place-fantasy", 4, "Cards", 13) || !e.parts.buttons.sort.Visible() {
		t.Errorf("it says %q", e.said())
	}
	byRank := e.play.model.Placing.Left()
	e.Rune('s')
	bySuit := e.play.model.Placing.Left()
	for n := 1; n < len(bySuit); n++ {
		if a, b := e.play.model.Placing.Card(bySuit[n-1]), e.play.model.Placing.Card(bySuit[n]); a.Rank < 18 && a.Suit < b.Suit {
			t.Errorf("by suit %v comes before %v", a, b)
		}
	}
	if e.Rune('s'); e.play.model.Placing.Left()[3] != byRank[3] {
		t.Error("a second S doesn't sort by rank again")
	}
	e.letters("hh")
	if !e.play.model.Placing.Complete() || e.parts.buttons.confirm.Hidden {
		t.Fatalf("the proposal is %v", e.play.model.Placing.Act())
	}
	e.goOn(t, func() { e.click(e.parts.buttons.confirm) })
	if me := e.play.model.Person(); me.Board.Len() != poker.Boxes || me.Thrown != 4 {
		t.Errorf("the board is %v, %d are thrown away", me.Board, me.Thrown)
	}
}

// A hint disappears with its cards.
func TestAHintGoesWithItsCards(t *testing.T) {
	e := sit(t, 2, nil)
	e.Rune('h')
	e.byBuilding(t)
	e.goOn(t, func() { e.Key(fyne.KeyReturn) })
	if e.advice.Shown || e.play.model.Stage != 2 || e.play.model.Placing.At(0) != tabletop.Hand {
		t.Errorf("on street %d the hint is shown: %v", e.play.model.Stage, e.advice.Shown)
	}
}
