package table

import (
	"math/rand/v2"
	"testing"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// saidOfCalls adds what is said of every call that is legal on the way of auctions of a game, by a system with some conventions
// switched: before it is made, after it has been, and as a hint.
func saidOfCalls(t *testing.T, said map[string]bool, r bridge.Rules, by bidding.Card, deals int) {
	t.Helper()
	cards := bidding.Cards{by, by}
	for seed := range uint64(deals) {
		b, err := bridge.NewBoard(r, r.Shuffle(rand.New(rand.NewPCG(seed, 7))), card.Seats[seed%4], bridge.VulNone)
		if err != nil {
			t.Fatal(err)
		}
		for b.Phase() == bridge.AuctionPhase {
			a := cards.Read(&b.Table, b.Auction())
			for _, c := range a.Legal(r) {
				m := a.Explain(c)
				meaning := bridgetext.Meaning(m)
				said[text.T("table.would-mean", "Call", bridgetext.Call(c), "Meaning", meaning)] = true
				said[text.T("table.means", "Seat", text.Seat(b.Turn()), "Call", bridgetext.Call(c), "Meaning", meaning)] = true
				hint := bridgetext.Reason(bot.Advice{Event: bridge.Called(c), Meaning: m, Loses: 2, NextCall: bridge.Redouble})
				said[text.T("table.hint-call", "Call", bridgetext.Call(c), "Meaning", hint)] = true
			}
			c, _ := a.Choose(b.Hand(b.Turn()))
			caller := text.Seat(b.Turn())
			if b, err = b.Apply(bridge.Called(c)); err != nil {
				t.Fatal(err)
			}
			last := len(b.Auction().Calls) - 1
			said[bridgetext.Explains(b.Table, cards, last, caller)] = true
			if last > 0 {
				said[bridgetext.MeansOfPartner(bridgetext.Means(b.Table, cards, last, caller), b.Table, cards, last-1)] = true
			}
		}
	}
}

// Whatever is said of a call or advised has room on one line or two between the plates, in three windows, by every system, with its conventions as usual and the other way round, and in every game that has an auction.
// The end is left out of the longest only, which the bidding screen has whole.
func TestAllThatIsSaidHasRoom(t *testing.T) {
	const long = 190 // characters
	said := map[string]bool{}
	deals := 12
	if testing.Short() {
		deals = 3
	}
	for _, r := range someGames(t) {
		for _, system := range bidding.Systems() {
			if r.Choices || !bidding.Knows(r) || !system.Fits(r) {
				continue
			}
			usual := bidding.Card{System: system}
			other := usual
			for _, v := range system.Conventions() {
				other = other.With(v, !other.Has(v))
			}
			saidOfCalls(t, said, r, usual, deals)
			saidOfCalls(t, said, r, other, deals)
		}
	}
	for _, reason := range bot.Reasons() {
		a := bot.Advice{Event: bridge.Played(card.Card{Suit: card.Hearts, Rank: card.Ace}), Reason: reason, Suit: card.Spades, Behind: 12, NextBest: card.Card{Suit: card.Clubs, Rank: card.King}}
		said[bridgetext.Reason(a)] = true
	}
	s := sit(t, board(t, 3, ""), new(forgetful))
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 860, Height: 600}} {
		g := s.parts.geometry(size)
		smaller, cut := 0, 0
		for words := range said {
			s.note.prose.Set(words, s.note.prose.Ink)
			s.note.place(g)
			at := cardtable.NewRect(s.note.bed.Position().X, s.note.bed.Position().Y, s.note.bed.Size().Width, s.note.bed.Size().Height)
			if s.note.prose.Text != words {
				cut++
			}
			if n := utf8.RuneCountInString(words); s.note.prose.Text != words && n <= long {
				t.Errorf("in %v the end is left out of %q", size, words)
			}
			if at.X < g.Note.X-0.5 || at.Y < g.Note.Y-0.5 || at.X+at.W > g.Note.X+g.Note.W+0.5 || at.Y+at.H > g.Note.Y+g.Note.H+0.5 {
				t.Errorf("in %v %q lies at %v, beyond %v", size, words, at, g.Note)
			}
			if s.note.prose.TextSize < 15*g.U {
				smaller++
			}
		}
		t.Logf("in %v %d of %d texts are in smaller letters, of %d the end is left out", size, smaller, len(said), cut)
	}
	if len(said) < 1000 {
		t.Errorf("only %d texts", len(said))
	}
}
