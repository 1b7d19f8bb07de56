package bidding

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// kept is a folder of systems for a screen.
type kept struct {
	files   map[string]string
	unread  error
	opened  []string // what has been opened
	refused error    // why the next file isn't taken
}

// openOwn opens the screen with a folder of systems, for a game with 52 cards.
func openOwn(t *testing.T, k *kept, ours string) *Screen {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	t.Cleanup(func() { bidding.Register(nil) })
	bidding.Register(k.files)
	chosen, err := bidding.RecallCard(ours)
	if err != nil {
		t.Fatal(err)
	}
	s := New(widget.NewArt(cardart.Style{}), Options{
		Rules: bridge.Duplicate(), Cards: bidding.Cards{chosen}, Auction: auction(), Side: card.NS, OnBack: func() {},
		Of: func(bridge.Rules) bidding.Cards { return bidding.Cards{} }, OnCards: func(_ bridge.Rules, _, _ bidding.Card, kept func(error)) { kept(nil) },
		Own: &Own{
			OnReload: func(then func(error)) { then(errors.Join(k.unread, bidding.Register(k.files))) },
			OnEdit:   func(s bidding.System, _ bridge.Auction) { k.opened = append(k.opened, "edit "+s.String()) },
			OnBegin:  func(from string, _ bridge.Auction) { k.opened = append(k.opened, "begin "+from) },
			OnImport: func(_ string, then func(bidding.System, error)) { then(chosen.System, k.refused) },
		},
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s
}

// said returns the words of the screen.
func said(s *Screen) string {
	var words []string
	for _, o := range test.LaidOutObjects(s.Content()) {
		if p, ok := o.(*widget.Prose); ok {
			words = append(words, p.Text)
		}
	}
	return strings.Join(words, "\n")
}

// A system with faults stays chosen, and the screen says what is wrong with it and that Standard is bid meanwhile. Mended, it is bid.
func TestFaultySystem(t *testing.T) {
	const good = "system standard\ntitle Mine\ninclude standard\n"
	k := &kept{files: map[string]string{"mine.book": good + "nonsense\n"}, unread: errors.New("other.book: no access")}
	s := openOwn(t, k, "mine-stayman")
	for _, want := range []string{"mine.book:4: ", "Meanwhile Standard is bid.", "other.book: no access", "mine (faulty)"} {
		if !strings.Contains(said(s), want) {
			t.Errorf("it doesn't say %q:\n%s", want, said(s))
		}
	}
	k.files, k.unread = map[string]string{"mine.book": good}, nil
	s.Refocus()
	if words := said(s); strings.Contains(words, "Meanwhile") || !strings.Contains(words, "Mine") || strings.Contains(words, "faulty") {
		t.Errorf("mended it says %s", words)
	}
	k.files = nil
	s.Reload()
	if got := s.explorer.cards[card.NS].String(); !strings.HasPrefix(got, "mine") || !strings.Contains(said(s), "its file isn't there") {
		t.Errorf("without its file %s is bid", got)
	}
}

// F7 opens a user's system or a copy of one of the program's, and F8 a copy of either.
func TestSystemsAreOpened(t *testing.T) {
	k := &kept{files: map[string]string{"mine.book": "system standard\ninclude standard\n"}}
	s := openOwn(t, k, "mine")
	press(s, fyne.KeyF7, fyne.KeyF8)
	s.setCard(card.NS, bidding.Card{System: bidding.Goren})
	press(s, fyne.KeyF7)
	s.setDeck(0)
	press(s, fyne.KeyF8)
	if got, want := strings.Join(k.opened, ", "), "edit mine, begin mine, begin goren, begin own68"; got != want {
		t.Errorf("opened %s, want %s", got, want)
	}
}

// A file that is brought in is among the systems, or the screen says what is wrong with it.
func TestImport(t *testing.T) {
	k := &kept{files: map[string]string{"mine.book": "system standard\ntitle Mine\ninclude standard\n"}}
	s := openOwn(t, k, "mine")
	if s.takeIn("there/mine.book"); !strings.Contains(said(s), "Mine is among the systems now.") {
		t.Errorf("it says %s", said(s))
	}
	k.refused = errors.New("mine.book:7: nonsense")
	if s.takeIn("there/mine.book"); !strings.Contains(said(s), "mine.book:7: nonsense") || strings.Contains(said(s), "among the systems now") {
		t.Errorf("it says %s", said(s))
	}
}
