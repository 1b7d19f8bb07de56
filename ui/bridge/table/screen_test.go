package table

import (
	"errors"
	"strings"
	"testing"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// forgetful is a journal that keeps nothing, and fails if told to.
type forgetful struct{ err error }

func (f *forgetful) Begin(bridge.Board) error  { return f.err }
func (f *forgetful) Append(bridge.Board) error { return f.err }
func (f *forgetful) Undo(bridge.Board) error   { return f.err }
func (f *forgetful) Settle() error             { return f.err }
func (f *forgetful) Hinted() error             { return f.err }

// sit returns the table of a person who sits South and is asked for the next act of b. The
// test brings the table up to date itself, with refresh, so that only one goroutine does.
func sit(t *testing.T, b bridge.Board, journal *forgetful) *Screen {
	t.Helper()
	return sitAt(t, b, 4, journal)
}

// sitAt returns the table of sit, with b the first board of a rubber of a length.
func sitAt(t *testing.T, b bridge.Board, length int, journal *forgetful) *Screen {
	t.Helper()
	return sitWith(t, b, length, journal, func(*play.Config, *Options) {})
}

// sitWith is sitAt with another configuration.
func sitWith(t *testing.T, b bridge.Board, length int, journal *forgetful, change func(*play.Config, *Options)) *Screen {
	t.Helper()
	config := play.Config{
		User: bridge.User{Seat: card.South, BothHands: true}, Computer: bot.Player{}, Journal: journal,
		Deal: func(board int) card.Deal { return card.Deck68.Seeded(1, 1, board) },
	}
	options := Options{Runner: background.NewRunner(fyne.Do), OnHome: func() {}, OnNewRubber: func() {}}
	change(&config, &options)
	s := newScreen(newArt(t), config, options, b.Rules)
	changed := make(chan bool, 1000)
	s.play.config.Changed = func() { changed <- true }
	session, err := play.New(s.play.config, session.Session{Rules: b.Rules, Length: length}, &b)
	if err != nil {
		t.Fatal(err)
	}
	s.play.session = session
	t.Cleanup(func() {
		s.Close()
		s.play.work.Wait(2 * time.Minute)
	})
	for !session.State().Asked && session.State().Board.Phase() != bridge.Finished {
		<-changed
	}
	w := test.NewTempWindow(t, s.Content())
	w.Resize(fyne.NewSize(1280, 800))
	s.refresh()
	return s
}

// southToPlay is a board on which South, declarer, is to play to the first trick.
const southToPlay = "1N Pass Pass Pass any any any"

// Advice that takes a while is announced, but not once it has come or been dropped.
func TestAdviceIsAnnounced(t *testing.T) {
	s := sit(t, board(t, 3, southToPlay), new(forgetful))
	ctx := s.advice.Ask(t.Context())
	if s.advice.ponders(ctx); s.note.prose.Text != text.T("table.hint-ponders") {
		t.Errorf("it says %q", s.note.prose.Text)
	}
	s.note.say("")
	s.advice.drop()
	if s.advice.ponders(ctx); s.note.prose.Text == text.T("table.hint-ponders") {
		t.Error("advice that was dropped is announced")
	}
}

// A user who chooses something himself while advice is being worked out gets what he has chosen.
func TestAdviceGivesWay(t *testing.T) {
	for name, choose := range map[string]func(s *Screen){
		"the arrows": func(s *Screen) { s.Key(fyne.KeyRight) },
		"a card, typed": func(s *Screen) {
			for _, r := range s.play.model.Plays.Cards()[0].String() {
				s.Rune(unicode.ToLower(r))
			}
		},
		"a claim": func(s *Screen) { s.openClaim() },
		"a card, clicked, though it can't be played": func(s *Screen) {
			for c := range s.play.model.Table.Rules.Deck.Hand().Minus(s.play.model.Plays).All() {
				s.tapped(c, true)
				return
			}
		},
	} {
		s := sit(t, board(t, 3, southToPlay), new(forgetful))
		ctx := s.advice.Ask(t.Context())
		if choose(s); s.advice.Open() || ctx.Err() == nil {
			t.Errorf("%s: the advice is still on its way", name)
		}
	}
	s := sit(t, board(t, 3, ""), new(forgetful))
	s.advice.Ask(t.Context())
	if s.Rune('p'); s.advice.Open() {
		t.Error("a call, typed: the advice is still on its way")
	}
}

// A card that can't be played says why, by mouse and typed, and nothing stays selected
// that Enter would play.
func TestRefusedCard(t *testing.T) {
	b := board(t, 3, southToPlay)
	s := sit(t, b, new(forgetful))
	legal := s.play.model.Plays.Cards()[0]
	suits := map[card.Suit]bool{}
	for wrong := range s.play.model.Hands[card.South].Minus(s.play.model.Plays).All() {
		suits[wrong.Suit] = true
		_, broken := b.Apply(bridge.Played(wrong))
		want := bridgetext.Rule(broken)
		for name, try := range map[string]func(){
			"a click": func() { s.tapped(wrong, true) },
			"typed": func() {
				for _, r := range strings.ToLower(wrong.String()) {
					s.Rune(r)
				}
			},
		} {
			if name == "typed" && wrong.Suit == card.Clubs {
				continue // c is a claim where no club can be played
			}
			s.parts.surface.Select(legal)
			s.note.said = ""
			try()
			if s.note.prose.Text != want {
				t.Errorf("%s: it says %q of %v, want %q", name, s.note.prose.Text, wrong, want)
			}
			if name == "typed" && s.parts.surface.Selected() != (card.Card{}) {
				t.Errorf("%v stays selected", s.parts.surface.Selected())
			}
		}
	}
	if !suits[card.Hearts] || !suits[card.Diamonds] {
		t.Errorf("only cards of %v are refused", suits)
	}
}

// The keys h and s once dropped the heart and began a spade, whatever stood on the cards.
func TestCardsAreTypedAsTheyAreLabelled(t *testing.T) {
	s := sit(t, board(t, 6, southToPlay), new(forgetful))
	s.parts.art.Style.Letters = cardart.Romanian
	typed := 0
	for _, c := range s.play.model.Plays.Cards() {
		if !c.Rank.Honour() || c.Rank == card.Ace {
			continue
		}
		s.parts.surface.Select(card.Card{})
		for _, r := range strings.ToLower(c.Suit.String() + cardart.Romanian.Rank(c.Rank)) {
			s.Rune(r)
		}
		if got := s.parts.surface.Selected(); got != c {
			t.Errorf("%v was typed, %v is selected", c, got)
		}
		typed++
	}
	if typed < 2 {
		t.Errorf("only %d honours could be typed", typed)
	}
}

// The note "h…" stayed although the v had dropped the h.
func TestALetterThatDropsWhatWasTypedDropsItsNote(t *testing.T) {
	s := sit(t, board(t, 3, southToLead), new(forgetful))
	before := s.note.prose.Text
	s.Rune('h')
	if s.note.prose.Text == before {
		t.Error("what is typed isn't shown")
	}
	if s.Rune('v'); s.note.prose.Text != before {
		t.Errorf("it says %q, want %q", s.note.prose.Text, before)
	}
}

// What is looked at over a result goes away and leaves the result.
func TestAuctionOverResult(t *testing.T) {
	s := sit(t, board(t, 3, "1N Pass Pass Pass any any any Claim_5"), new(forgetful))
	if laidOn(s) != "result" {
		t.Fatalf("sheet %q, want the result", laidOn(s))
	}
	s.Rune('a')
	if laidOn(s) != "auction" {
		t.Errorf("sheet %q, want the auction", laidOn(s))
	}
	s.refresh()
	s.Key(fyne.KeyEscape)
	if laidOn(s) != "result" {
		t.Errorf("sheet %q, want the result again", laidOn(s))
	}
}

// When the next deal can't be saved the table says so, and the result comes back.
func TestNextDealNotSaved(t *testing.T) {
	journal := new(forgetful)
	s := sit(t, board(t, 3, "1N Pass Pass Pass any any any Claim_5"), journal)
	journal.err = errors.New("the disk is full")
	if err := s.play.session.Next(); err == nil {
		t.Fatal("no error")
	}
	s.refresh()
	if laidOn(s) != "failure" {
		t.Errorf("sheet %q, want the failure", laidOn(s))
	}
	journal.err = nil
	s.play.session.Retry()
	s.refresh()
	if laidOn(s) != "result" {
		t.Errorf("sheet %q, want the result again", laidOn(s))
	}
}

// An answer in another language than the one in use is gone: a hint doesn't stay in Russian at a table that speaks English.
func TestAnswersSpeakTheLanguageInUse(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	text.Use(text.Russian)
	s := sit(t, board(t, 3, southToPlay), new(forgetful))
	if s.note.say("Подсказка"); s.note.prose.Text != "Подсказка" {
		t.Errorf("it says %q, not the answer", s.note.prose.Text)
	}
	text.Use(text.English)
	if s.Redraw(); s.note.prose.Text != s.play.asked() {
		t.Errorf("in English it says %q", s.note.prose.Text)
	}
}
