package table

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Keys in any order break nothing, at any stage of any game.
func TestNonsense(t *testing.T) {
	keys := []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeySpace, fyne.KeyBackspace, fyne.KeyPageUp, fyne.KeyPageDown,
		fyne.KeyDelete, fyne.KeyHome, fyne.KeyTab, fyne.KeyReturn, fyne.KeyEscape}
	letters := []rune("acdhsnopx1234567890wlbvqktjz HSXé☃")
	acts := 150
	if testing.Short() {
		acts = 60
	}
	for _, r := range few.Games() {
		e := sit(t, r.Kind, nil)
		source := random(uint64(r.Kind) + 20)
		for range acts {
			if n := source.IntN(len(keys) + len(letters)); n < len(keys) {
				e.Key(keys[n])
			} else {
				e.Rune(letters[n-len(keys)])
			}
			if e.refresh(); e.play.state.Err != nil {
				t.Fatalf("%s: %v", r.Name, e.play.state.Err)
			}
		}
		e.parts.sheets.Close()
		e.Key(fyne.KeyEscape)
		e.wait(t, "rest", func() bool { e.refresh(); return e.rests() })
	}
}

// A hint gives a reason, and shows its place; a second h or Enter does it. It is counted.
func TestHint(t *testing.T) {
	for _, r := range few.Games() {
		e := sit(t, r.Kind, nil)
		for n := 0; n < 12 && !e.play.state.Over(); n++ {
			if e.play.state.Waits {
				e.goOn(t, func() { e.Key(fyne.KeyReturn) })
				continue
			}
			want := thinly(e.play.view())
			if e.Rune('h'); e.entry.pending.Waiting() != 0 { // it may be a heart; twice it isn't
				e.Rune('h')
			}
			e.wait(t, "the hint", func() bool { return e.advice.Shown })
			if !strings.Contains(e.says(), "H or Enter does it") || !strings.Contains(e.says(), "3") {
				t.Errorf("%s: it says %q", r.Name, e.says())
			}
			events := len(e.play.model.Table.Events())
			e.goOn(t, func() {
				if n%2 == 0 {
					e.Rune('h')
				} else {
					e.Key(fyne.KeyReturn)
				}
			})
			if got := e.play.state.Board.Events()[events]; got != want {
				t.Errorf("%s: it does %v, want %v", r.Name, got, want)
			}
		}
		if e.journal.hints == 0 {
			t.Errorf("%s: no hint is counted", r.Name)
		}
	}
	e := sit(t, few.TwoDummies, func(c *play.Config, _ *Options, _ *play.Start) { c.Adviser = tired{} })
	e.Rune('h')
	e.wait(t, "the answer", func() bool { return strings.Contains(e.says(), "too tired") })
}

// A card is typed, selected with the arrows, or clicked; an illegal one is explained by its rule, and isn't played.
func TestTypedCards(t *testing.T) {
	r := few.Of(few.TwoDummies)
	deal, err := few.ParseDeal(r, `"N:QT532.KJ8.T96.QJ J96.74.AJ8753.64 8.AQT32.Q2.AT872 AK74.965.K4.K953"`)
	if err != nil {
		t.Fatal(err)
	}
	e := sit(t, few.TwoDummies, boards(r, deal, "1C", "Pass", "C9", "CQ", "C4")) // the user plays S next
	for typed, says := range map[string]string{
		"sk": text.T("few.rule.hand-card", "Card", "♠K"),
		"s8": "A club was led",
	} {
		if e.letters(typed); !strings.HasPrefix(e.says(), says) || e.parts.surface.Selected() != noSpot {
			t.Errorf("%q says %q, want %q", typed, e.says(), says)
		}
		e.Key(fyne.KeyBackspace)
	}
	e.letters("s")
	if e.Key(fyne.KeyReturn); len(e.play.model.Table.Trick().Plays) != 3 || e.says() != text.T("few.table.half-a-card") {
		t.Errorf("half a card and Enter: %q", e.says())
	}
	e.Key(fyne.KeyBackspace)
	if e.letters("c2"); e.parts.surface.Selected().Card.String() != "C2" {
		t.Errorf("c2 selects %v", e.parts.surface.Selected().Card)
	}
	e.goOn(t, func() { e.Key(fyne.KeyReturn) })
	if got := e.play.state.Board.Events()[5].String(); got != "C2" {
		t.Errorf("%s is played", got)
	}
	if e.says() == "" || !e.play.state.Waits {
		t.Errorf("a full trick: %q", e.says())
	}
	if e.Rune('l'); !sheet.Peeks(e.parts.sheets.Top()) {
		t.Error("l shows no last trick")
	}
	if e.Key(fyne.KeyEscape); !e.parts.sheets.Empty() || e.homes != 0 {
		t.Error("Esc doesn't put it away alone")
	}
	e.Rune('a')
	if words := wordsOn(e.parts.sheets.Shown()); !strings.Contains(words, "1♣") {
		t.Errorf("the auction is %q", words)
	}
	e.Key(fyne.KeyReturn)
	if e.Key(fyne.KeyEscape); e.homes != 1 {
		t.Error("Esc doesn't leave the table")
	}
}

// A failure to save is shown, and tried again; nothing is lost.
func TestFailure(t *testing.T) {
	e := sit(t, few.TwoDummies, nil)
	e.journal.fail(errors.New("the disk is full"))
	e.enters("1c")
	e.wait(t, "the failure", func() bool { return e.play.state.Err != nil })
	if words := wordsOn(e.parts.sheets.Shown()); !strings.Contains(words, "the disk is full") {
		t.Errorf("it says %q", words)
	}
	e.journal.fail(nil)
	e.Key(fyne.KeyReturn)
	e.wait(t, "the table", func() bool { return e.play.state.Err == nil && e.play.asked() })
	if !e.parts.sheets.Empty() {
		t.Error("the sheet stays")
	}
	e.goOn(t, func() { e.enters("1c") })
}

// Without an act of the user's there is nothing to undo; otherwise the last one is taken back.
func TestUndo(t *testing.T) {
	e := sit(t, few.TwoDummies, nil)
	if e.Undo(); e.says() != text.T("few.table.nothing-to-undo") {
		t.Errorf("it says %q", e.says())
	}
	e.goOn(t, func() { e.enters("1c") })
	e.Undo()
	e.wait(t, "the call", func() bool { return e.play.asked() && len(e.play.model.Table.Calls()) == 0 })
	if e.journal.undos != 1 {
		t.Errorf("%d undos are kept", e.journal.undos)
	}
}
