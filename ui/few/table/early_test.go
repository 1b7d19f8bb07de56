package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/earlycard"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// earlyTable returns a table of a game at which the user is the next to play: a function that makes it the user's turn,
// a card of the user's that is legal then, and one that isn't.
func earlyTable(t *testing.T, kind few.Kind, on bool) (e *evening, turn func(), legal, illegal card.Card) {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		for _, b := range everyMoment(t, kind, seed) {
			n := len(b.Events())
			if b.Stage() != few.StagePlaying || b.Turn() != 0 || n == 0 || len(b.Trick().Plays) == 0 {
				continue
			}
			before := b.Prefix(n - 1)
			hand := b.View(0).Cards(b.From())
			plays := b.View(0).LegalPlays()
			i := slices.IndexFunc(hand, func(s few.Slot) bool { return s.There && s.Card != (card.Card{}) && !plays.Has(s.Card) })
			if before.Stage() != few.StagePlaying || before.Turn() == 0 || i < 0 || b.From() != (few.Place{Pile: few.Hand, Of: 0}) {
				continue
			}
			e = lay(t, kind, func(_ *play.Config, o *Options, start *play.Start) {
				o.Early = on
				start.Session, start.Board = few.NewSession(b.Rules()), &b
			})
			e.wait(t, "the start", e.rests)
			e.showAt(before, false)
			return e, func() { e.refresh() }, plays.Cards()[0], hand[i].Card
		}
	}
	t.Fatalf("%v: no such moment", kind)
	return nil, nil, card.Card{}, card.Card{}
}

// marked reports whether a card is seen to be marked.
func (e *evening) marked(c card.Card) bool {
	s, ok := e.parts.surface.Scene().Sprite(c.String())
	return ok && s.Chosen
}

// A card marked before the user's turn, by a click or by typing, is shown as marked, and is played at the turn: at each
// table.
func TestACardThatIsMarkedIsPlayed(t *testing.T) {
	for _, r := range few.Games() {
		for name, mark := range map[string]func(*testing.T, *evening, card.Card){
			"click": func(t *testing.T, e *evening, c card.Card) { at, _ := e.play.model.Piles.At(c); e.spotClicked(at) },
			"typed": func(t *testing.T, e *evening, c card.Card) { e.entry.chooseCard(c) },
		} {
			e, turn, legal, _ := earlyTable(t, r.Kind, true)
			events := len(e.play.session.State().Board.Events())
			mark(t, e, legal)
			if e.early.Card() != legal || !e.marked(legal) || len(e.play.session.State().Board.Events()) != events {
				t.Errorf("%s, %s: %v is marked, want %v; it says %q", r.Name, name, e.early.Card(), legal, e.says())
				continue
			}
			turn()
			e.wait(t, "the card", func() bool { return len(e.play.session.State().Board.Events()) > events })
			if got := e.play.session.State().Board.Events()[events]; got != few.Played(legal) || e.early.There() {
				t.Errorf("%s, %s: played is %v, want %v; there is a mark: %t", r.Name, name, got, legal, e.early.There())
			}
		}
	}
}

// The marked card waits while a sheet is on the table, even when another replaces it, and is played once the last is
// gone.
func TestAMarkWaitsForTheTable(t *testing.T) {
	for name, away := range map[string]func(*evening){
		"Escape": func(e *evening) { e.Key(fyne.KeyEscape) },
		"click":  func(e *evening) { e.elseClicked() },
		"letter": func(e *evening) { e.scoring.turnScore() },
	} {
		e, turn, legal, _ := earlyTable(t, few.BridgeForThree, true)
		events := len(e.play.session.State().Board.Events())
		turn()
		e.early.Toggle(legal) // as if during the previous trick
		e.turnAuction()
		turn()
		if e.scoring.turnScore(); e.parts.sheets.Empty() || e.early.Card() != legal || len(e.play.session.State().Board.Events()) > events {
			t.Fatalf("%s: %v is marked, and the table is free: %t", name, e.early.Card(), e.parts.sheets.Empty())
		}
		if away(e); e.early.There() {
			t.Errorf("%s: %v is marked still", name, e.early.Card())
		}
		e.wait(t, "the card", func() bool { return len(e.play.session.State().Board.Events()) > events })
		if got := e.play.session.State().Board.Events()[events]; got != few.Played(legal) {
			t.Errorf("%s: played is %v, want %v", name, got, legal)
		}
	}
}

// A second click and Escape take the mark back, and so does taking back an act; one on another card moves it.
func TestAMarkIsTakenBack(t *testing.T) {
	e, _, legal, illegal := earlyTable(t, few.BridgeForThree, true)
	click := func(c card.Card) { at, _ := e.play.model.Piles.At(c); e.spotClicked(at) }
	click(illegal)
	if click(legal); e.early.Card() != legal || e.marked(illegal) {
		t.Errorf("%v is marked", e.early.Card())
	}
	if click(legal); e.early.There() || e.marked(legal) {
		t.Error("a second click doesn't take it back")
	}
	click(legal)
	if e.Key(fyne.KeyEscape); e.early.There() || e.homes > 0 {
		t.Errorf("after Escape %v is marked, and the table left: %d", e.early.Card(), e.homes)
	}
	click(legal)
	if e.Undo(); e.early.There() {
		t.Error("Undo doesn't take it back")
	}
}

// Before the user's turn an h can only begin a heart, and no hint is offered.
func TestALetterBeforeTheTurn(t *testing.T) {
	e, _, _, _ := earlyTable(t, few.BridgeForThree, true)
	if !e.entry.mayBe(card.Hearts) {
		t.Fatal("there is no heart to mark")
	}
	if e.Rune('h'); e.says() != text.T("table.early-heart") {
		t.Errorf("it says %q", e.says())
	}
}

// A marked card that is illegal at its turn stays in the hand, and a message says so. Without the setting nothing is
// marked.
func TestAMarkThatIsDropped(t *testing.T) {
	e, turn, _, illegal := earlyTable(t, few.NulloForTwo, true)
	at, _ := e.play.model.Piles.At(illegal)
	events := len(e.play.session.State().Board.Events())
	e.spotClicked(at)
	turn()
	if want := text.T("table.mark-dropped", "Card", text.Card(illegal)); e.says() != want || e.early.There() || len(e.play.session.State().Board.Events()) != events {
		t.Errorf("it says %q, want %q; there is a mark: %t", e.says(), want, e.early.There())
	}
	e, _, legal, _ := earlyTable(t, few.NulloForTwo, false)
	at, _ = e.play.model.Piles.At(legal)
	if e.spotClicked(at); e.early.Mark != (earlycard.Mark{}) || e.says() != text.T("few.table.not-your-turn") {
		t.Errorf("without the setting %v is marked; it says %q", e.early.Card(), e.says())
	}
}
