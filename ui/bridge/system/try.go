package system

import (
	"math/rand/v2"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// tried is a hand with an auction, and what the hand calls.
type tried struct {
	auction bridge.Auction
	words   string // the auction as it is typed
	hand    string // as it is typed
	said    string // the call with its reason, or what is wrong
	bad     bool
	at      string // the line of the call, or ""
}

// begin takes the auction that was shown before. It is one that North has begun.
func (t *tried) begin(a bridge.Auction) {
	t.auction = bridge.Auction{Dealer: card.North, Calls: a.Calls}
	if t.auction.Over() {
		t.auction.Calls = nil
	}
	var words []string
	for _, c := range t.auction.Calls {
		words = append(words, strings.Replace(c.String(), "Pass", "P", 1))
	}
	t.words = strings.Join(words, " ")
}

// table returns the table at which a book is tried.
func (t *tried) table(b *bidding.Book) *bridge.Table { return &bridge.Table{Rules: b.Rules()} }

// parseAuction reads the auction as it is typed. It may be over.
func parseAuction(r bridge.Rules, words string) (bridge.Auction, error) {
	a := bridge.Auction{Dealer: card.North}
	for word := range strings.FieldsSeq(words) {
		c, err := bridge.ParseCall(strings.ToUpper(word))
		if err == nil {
			err = a.Check(r, c)
		}
		if err != nil {
			return a, err
		}
		a = a.With(c)
	}
	return a, nil
}

// ask finds what the hand calls by the text read last.
func (s *Screen) ask() {
	t := &s.tried
	t.said, t.bad, t.at = "", false, ""
	if s.read == nil {
		return
	}
	rules := s.read.Rules()
	a, err := parseAuction(rules, t.words)
	switch {
	case err != nil:
		t.said, t.bad = bridgetext.Rule(err), true
		return
	case a.Over():
		t.said, t.bad = text.T("editor.try.over"), true
		return
	}
	t.auction = a
	if strings.TrimSpace(t.hand) == "" {
		return
	}
	hand, err := card.ParseHand(strings.TrimSpace(t.hand))
	switch {
	case err != nil:
		t.said, t.bad = text.Error(err), true
		return
	case hand.Len() != rules.Tricks():
		t.said, t.bad = text.TN("editor.try.cards", hand.Len(), "Want", rules.Tricks()), true
		return
	}
	now := bidding.Books{s.read, s.read}.Read(t.table(s.read), a)
	c, m := now.Choose(hand)
	t.at = now.Place(c)
	t.said = text.T("editor.try.calls", "Call", bridgetext.Call(c), "Meaning", bridgetext.Meaning(m))
	if now.Shown()[now.Turn()].Miss(hand) > 0 {
		t.said += "\n" + text.T("editor.try.misfits")
	}
}

// triesOfHands is the number of hands dealt to find one that fits the auction.
const triesOfHands = 3000

// randomHand returns a hand that the player to call may have after an auction, or else the nearest one.
func randomHand(r *rand.Rand, b *bidding.Book, a bridge.Auction) card.Hand {
	rules := b.Rules()
	now := bidding.Books{b, b}.Read(&bridge.Table{Rules: rules}, a)
	shown := now.Shown()[now.Turn()]
	var best card.Hand
	least := -1
	for range triesOfHands {
		hand := rules.Deck.Shuffle(r)[card.North]
		if miss := shown.Miss(hand); least < 0 || miss < least {
			if best, least = hand, miss; miss == 0 {
				break
			}
		}
	}
	return best
}

// deal tries a random hand that fits the auction.
func (s *Screen) deal() {
	s.turn(tryPage)
	b, words := s.read, s.tried.words
	if b == nil {
		return
	}
	s.options.Runner.Run(s.ctx, func() func() {
		a, err := parseAuction(b.Rules(), words)
		if err != nil || a.Over() {
			return s.answer
		}
		hand := randomHand(s.options.Random(), b, a)
		return func() {
			s.tried.hand = hand.String()
			s.parts.setting = true
			s.parts.hand.SetText(s.tried.hand)
			s.parts.setting = false
			s.answer()
		}
	})
}

// answer shows what the hand calls.
func (s *Screen) answer() {
	s.ask()
	s.update()
}

// buildTry makes the page on which a hand is tried.
func (s *Screen) buildTry() fyne.CanvasObject {
	t, lines := &s.tried, container.New(stack(theme.U(8)))
	lines.Add(s.heading("editor.try.title"))
	lines.Add(s.small(text.T("editor.try.auction")))
	lines.Add(s.parts.auction)
	lines.Add(s.small(text.T("editor.try.hand")))
	lines.Add(s.parts.hand)
	random := s.button("editor.try.random", string(handKey), s.deal)
	jump := s.button("editor.jump", string(jumpKey), s.jump)
	for _, b := range []*widget.Button{random, jump} {
		b.TextSize = theme.U(theme.SmallText)
	}
	lines.Add(widget.NewEven(theme.U(8), random, jump))
	if t.said != "" {
		said := s.prose(t.said)
		if t.bad {
			said.Ink = theme.Current().Bad
		}
		if t.at == "" {
			lines.Add(said)
		} else {
			lines.Add(s.row(t.at, said, func() { s.toPlace(t.at) }))
			lines.Add(s.small(text.T("editor.try.line", "Place", t.at)))
		}
	}
	return lines
}
