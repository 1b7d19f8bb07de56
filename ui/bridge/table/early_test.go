package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// early returns a table at which East is about to play and South, who declares, comes next: what brings his turn, a card that he may play
// then, and one that he mayn't.
func earlyTable(t *testing.T, on bool) (s *Screen, turn func(), legal, illegal card.Card) {
	t.Helper()
	b := board(t, 3, "1N Pass Pass Pass any any any")
	plays := b.View(card.South).LegalPlays()
	legal, illegal = plays.Cards()[0], b.Hand(card.South).Minus(plays).Cards()[0]
	s, turn = earlyAt(t, b, on)
	return s, turn, legal, illegal
}

// earlyAt returns the table of a board before its last event, and what makes that event happen.
func earlyAt(t *testing.T, b bridge.Board, on bool) (s *Screen, turn func()) {
	t.Helper()
	s = sitWith(t, b, 4, new(forgetful), func(_ *play.Config, o *Options) { o.Early = on })
	m := stateOf(b.Prefix(len(b.Events())-1), -1)
	s.play.model = m
	s.parts.surface.SetModel(m)
	return s, s.refresh
}

// southLeads returns a board whose last card gives South the lead, with hearts and clubs to choose from.
func southLeads(t *testing.T) bridge.Board {
	t.Helper()
	for seed := range uint64(100) {
		b := board(t, seed, "Pass 1N Pass Pass Pass any any any any")
		if plays := b.View(card.South).LegalPlays(); b.Turn() == card.South && plays.Suit(card.Hearts) != (card.Hand{}) && plays.Suit(card.Clubs) != (card.Hand{}) {
			return b
		}
	}
	t.Fatal("South never leads to the second trick")
	return bridge.Board{}
}

// raised reports whether a card is seen to be marked.
func raised(s *Screen, c card.Card) bool {
	for _, sprite := range s.parts.surface.Scene().Sprites {
		if sprite.Face == c {
			return sprite.Chosen
		}
	}
	return false
}

// played waits until a card has been played.
func played(t *testing.T, s *Screen, c card.Card) {
	t.Helper()
	eventually(t, c.String()+" has been played", func() bool {
		b := s.play.session.State().Board
		return !b.Hand(card.South).Has(c)
	})
}

// A card that is marked before its turn, by a click or by typing, is seen to be, and is played when the turn comes.
func TestACardThatIsMarkedIsPlayed(t *testing.T) {
	for name, mark := range map[string]func(*Screen, card.Card){
		"click": func(s *Screen, c card.Card) { s.tapped(c, true) },
		"typed": func(s *Screen, c card.Card) {
			for _, r := range c.String() {
				s.Rune(r - 'A' + 'a')
				if r < 'A' {
					t.Fatalf("%v has a digit", c)
				}
			}
		},
	} {
		s, turn, legal, _ := earlyTable(t, true)
		if name == "typed" && legal.Rank < card.Ten {
			for _, c := range s.play.session.State().Board.View(card.South).LegalPlays().Cards() {
				if c.Rank >= card.Ten {
					legal = c
				}
			}
		}
		before := len(s.play.session.State().Board.Events())
		mark(s, legal)
		if s.early.Card() != legal || !raised(s, legal) || len(s.play.session.State().Board.Events()) != before {
			t.Errorf("%s: %v is marked, want %v; it says %q", name, s.early.Card(), legal, s.note.prose.Text)
			continue
		}
		turn()
		played(t, s, legal)
		if s.early.Card() != (card.Card{}) {
			t.Errorf("%s: the mark stays", name)
		}
	}
}

// The marked card waits while a sheet lies on the table, even when another takes its place, and is played once the last is gone, however it
// goes.
func TestAMarkWaitsForTheTable(t *testing.T) {
	for _, away := range map[string]func(*Screen){
		"Escape": func(s *Screen) { s.Key(fyne.KeyEscape) },
		"Enter":  func(s *Screen) { s.Key(fyne.KeyReturn) },
		"click":  func(s *Screen) { s.tapped(card.Card{}, false) },
	} {
		for sheet, open := range map[string]func(*Screen){"auction": nil, "score": func(s *Screen) { s.scoring.openScore() }, "claim": (*Screen).openClaim} {
			s, turn, legal, _ := earlyTable(t, true)
			turn()
			s.early.Toggle(legal) // as if during the previous trick
			s.turnAuction()
			if open != nil {
				open(s)
			}
			if turn(); s.parts.sheets.Empty() || s.early.Card() != legal {
				t.Fatalf("%s: %v is marked, and the table is free: %t", sheet, s.early.Card(), s.parts.sheets.Empty())
			}
			if sheet == "claim" {
				s.Key(fyne.KeyEscape)
			} else {
				away(s)
			}
			if s.early.There() {
				t.Fatalf("%s: %v is marked still", sheet, legal)
			}
			played(t, s, legal)
		}
	}
}

// Before the user's turn an h or a c can only begin a card, and no hint or claim is promised.
func TestALetterBeforeTheTurn(t *testing.T) {
	s, turn := earlyAt(t, southLeads(t), true)
	says := func(r rune, suit card.Suit, early, due string) {
		t.Helper()
		want := early
		if s.play.model.Yours {
			want = due
			if s.play.model.Plays.Suit(suit) == (card.Hand{}) {
				t.Fatalf("South can play no %v, so the letter is a hint or a claim at once", suit)
			}
		} else if !s.early.mayMarkOf(suit) {
			t.Fatalf("South has no %v to mark", suit)
		}
		s.Rune(r)
		if got := s.note.prose.Text; got != text.T(want) {
			t.Errorf("%c: it says %q, want %q", r, got, text.T(want))
		}
		s.Key(fyne.KeyBackspace)
	}
	for _, yours := range []bool{false, true} {
		if s.play.model.Yours != yours {
			t.Fatalf("it is the user's turn: %v, want %v", !yours, yours)
		}
		says('h', card.Hearts, "table.early-heart", "table.hint-or-card")
		says('c', card.Clubs, "table.early-club", "table.claim-or-card")
		turn()
	}
}

// A claim drops the mark: the card isn't played first.
func TestAClaimDropsTheMark(t *testing.T) {
	b := late(t, 1, "1N Pass Pass Pass", 6)
	p := newTypist(t, b, cardart.English)
	p.play.options.Early = true
	p.early.Toggle(b.View(card.South).LegalPlays().Cards()[0])
	p.press(t, "C Delete y")
	if e := <-p.journal.acts; e != bridge.Claimed(0) || p.early.There() {
		t.Errorf("%v is kept, and there is a mark: %t", e, p.early.There())
	}
}

// A second click and Escape take the mark back; one on another card moves it.
func TestAMarkIsTakenBack(t *testing.T) {
	s, _, legal, illegal := earlyTable(t, true)
	s.tapped(illegal, true)
	s.tapped(legal, true)
	if s.early.Card() != legal || raised(s, illegal) {
		t.Errorf("%v is marked", s.early.Card())
	}
	if s.tapped(legal, true); s.early.Card() != (card.Card{}) || raised(s, legal) {
		t.Errorf("after a second click %v is marked", s.early.Card())
	}
	s.tapped(legal, true)
	if s.Undo(); s.early.Card() != (card.Card{}) {
		t.Errorf("after taking back a decision %v is marked", s.early.Card())
	}
	s.tapped(legal, true)
	if s.Key(fyne.KeyEscape); s.early.Card() != (card.Card{}) || raised(s, legal) {
		t.Errorf("after Escape %v is marked", s.early.Card())
	}
}

// A card that can't be played when its turn comes stays in the hand, and that is said.
func TestAMarkThatIsAgainstTheRules(t *testing.T) {
	s, turn, _, illegal := earlyTable(t, true)
	s.tapped(illegal, true)
	turn()
	if want := text.T("table.mark-dropped", "Card", text.Card(illegal)); s.early.Card() != (card.Card{}) || s.note.prose.Text != want {
		t.Errorf("%v is marked, and it says %q, want %q", s.early.Card(), s.note.prose.Text, want)
	}
	if b := s.play.session.State().Board; b.Turn() != card.South || !b.Hand(card.South).Has(illegal) {
		t.Error("it is played")
	}
}

// Without the setting a click before one's turn does nothing, as ever; nor does one on a card that somebody else plays.
func TestWhatCantBeMarked(t *testing.T) {
	s, _, legal, _ := earlyTable(t, false)
	if s.tapped(legal, true); s.early.Card() != (card.Card{}) || s.note.prose.Text != text.T("table.not-your-turn") {
		t.Errorf("%v is marked, and it says %q", s.early.Card(), s.note.prose.Text)
	}
	b := board(t, 3, "Pass Pass 1N Pass Pass Pass any") // North's, with both hands the user's
	m := tabletop.NewModel(play.State{Board: b}, play.Config{User: bridge.User{Seat: card.South}})
	s, _, _, _ = earlyTable(t, true)
	s.play.config.User.BothHands = false
	s.play.model = m
	for _, seat := range []card.Seat{card.North, card.South} {
		for _, c := range m.Hands[seat].Cards() {
			if s.early.mayMark(c) {
				t.Fatalf("who watches marks %v in %v's hand", c, seat)
			}
		}
	}
}
