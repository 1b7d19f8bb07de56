package bidding

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// open returns the screen after calls, and a counter of OnBack.
func open(t *testing.T, words string) (s *Screen, back *int) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	back = new(int)
	s = New(widget.NewArt(cardart.Style{}), Options{
		Rules: bridge.SuperBridge(), Auction: auction(calls(t, words)...), Side: card.NS,
		OnBack: func() { *back++ }, Of: func(bridge.Rules) bidding.Cards { return bidding.Cards{} }, OnCards: func(_ bridge.Rules, _, _ bidding.Card, kept func(error)) { kept(nil) },
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s, back
}

func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

// typed types letters and digits; ³ to ⁶ are the keys F3 to F6.
func typed(s *Screen, letters string) {
	keys := map[rune]fyne.KeyName{'³': fyne.KeyF3, '⁴': fyne.KeyF4, '⁵': fyne.KeyF5, '⁶': fyne.KeyF6}
	for _, r := range letters {
		if key, ok := keys[r]; ok {
			s.Key(key)
			continue
		}
		s.Rune(r)
	}
}

// find returns the line of a call.
func (s *Screen) find(t *testing.T, word string) int {
	t.Helper()
	for i, l := range s.lines {
		if l.call == call(t, word) {
			return i
		}
	}
	t.Fatalf("%s is not listed", word)
	return 0
}

func TestWalkByArrows(t *testing.T) {
	s, back := open(t, "")
	for range s.find(t, "1S") {
		press(s, fyne.KeyDown)
	}
	press(s, fyne.KeyReturn)
	s.explorer.want(t, "1S Pass")
	press(s, fyne.KeyEnd)
	if s.selected != len(s.lines)-1 || !s.links[s.selected].Selected {
		t.Errorf("End leads to line %d of %d", s.selected, len(s.lines))
	}
	press(s, fyne.KeyHome, fyne.KeyUp)
	for range s.find(t, "2N") {
		press(s, fyne.KeyDown)
	}
	press(s, fyne.KeyRight)
	s.explorer.want(t, "1S Pass 2N Pass")
	press(s, fyne.KeyBackspace)
	s.explorer.want(t, "1S Pass")
	s.Undo() // as Ctrl+Z does
	s.explorer.want(t, "")
	if press(s, fyne.KeyEscape); *back != 1 {
		t.Errorf("led back %d times", *back)
	}
}

func TestWalkByMouse(t *testing.T) {
	s, _ := open(t, "")
	test.Tap(s.links[s.find(t, "1S")])
	test.Tap(s.links[s.find(t, "2N")])
	test.Tap(s.links[s.find(t, "3C")])
	s.explorer.want(t, "1S Pass 2N Pass 3C Pass")
	test.Tap(s.calls[2]) // 2N, in the auction
	s.explorer.want(t, "1S Pass")
	test.Tap(s.links[s.find(t, "2N")])
	test.Tap(s.meant[0]) // the meaning of 1S
	s.explorer.want(t, "")
}

// A call is made as soon as it is whole, and a letter that belongs to it makes it another one.
func TestWalkInOtherLanguages(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	for _, tt := range []struct {
		language text.Language
		typed    string
		want     string
	}{
		{text.Romanian, "1c", "1C Pass"},
		{text.Romanian, "1cu", "1H Pass"},
		{text.Romanian, "1c1cu", "1C Pass 1H Pass"},
		{text.Romanian, "1p", "Pass Pass"},
		{text.Romanian, "1pi2fa", "1S Pass 2N Pass"},
		{text.Romanian, "1t", ""},
		{text.Romanian, "⁵1pic", "1S X"},
		{text.Romanian, "⁵1picrc", "1S X XX"},
		{text.Esperanto, "1s", "1S Pass"},
		{text.Esperanto, "1sa", "1N Pass"},
		{text.Esperanto, "⁵1s", "1S"},
		{text.Esperanto, "1d", "1D Pass"},
	} {
		text.Use(tt.language)
		s, _ := open(t, "")
		typed(s, tt.typed)
		s.explorer.want(t, tt.want)
	}
	text.Use(text.Esperanto)
	s, _ := open(t, "")
	deck := s.explorer.deck()
	if typed(s, "d"); s.explorer.deck() == deck {
		t.Error("in Esperanto d alone isn’t the deck")
	}
	text.Use(text.Russian)
	s, _ = open(t, "")
	typed(s, "1")
	for _, sign := range "бк" {
		if !s.Spell(sign, 'x') {
			t.Errorf("%c is no part of 1бк", sign)
		}
	}
	s.explorer.want(t, "1N Pass")
	if s.Spell('т', 'n') {
		t.Error("т alone is part of a call")
	}
	if !s.Spell('П', 'G') {
		t.Error("П is no pass")
	}
	s.explorer.want(t, "1N Pass Pass Pass")
}

func TestWalkByTyping(t *testing.T) {
	s, back := open(t, "")
	typed(s, "1s2n")
	s.explorer.want(t, "1S Pass 2N Pass")
	typed(s, "2h")
	if want := text.T("rule.bid-higher", "Bid", "2NT"); s.note.Text != want {
		t.Errorf("it says %q, want %q", s.note.Text, want)
	}
	press(s, fyne.KeyEscape) // deletes the typed text
	if s.note.Text != text.T("system.how") || *back != 0 {
		t.Errorf("it says %q, and led back %d times", s.note.Text, *back)
	}
	typed(s, "n")
	s.explorer.want(t, "")
	typed(s, "⁵1d x")
	s.explorer.want(t, "1D X")
	typed(s, "x")
	s.explorer.want(t, "1D X XX")
	typed(s, "ppp")
	s.explorer.want(t, "1D X XX Pass Pass Pass")
	if len(s.lines) != 6 || s.note.Text != text.T("system.over.how") {
		t.Errorf("%d lines; it says %q", len(s.lines), s.note.Text)
	}
	press(s, fyne.KeyDown, fyne.KeyReturn) // back to the double
	s.explorer.want(t, "1D")
	if c := s.lines[s.selected].call; c != bridge.Double {
		t.Errorf("%v is selected", c)
	}
	typed(s, "3")
	s.Redraw()
	if s.note.Text != "3…" {
		t.Errorf("when drawn again it says %q", s.note.Text)
	}
	typed(s, "7c") // a card has no 7c, but a bid has
	if s.card {
		t.Error("the c of a bid leads to the card")
	}
}

func TestSwitches(t *testing.T) {
	s, _ := open(t, "1S Pass")
	few := len(s.lines)
	typed(s, "⁶")
	if legal := len(s.explorer.auction.Legal(s.explorer.rules)); len(s.lines) != legal || legal == few {
		t.Errorf("%d lines, want %d", len(s.lines), legal)
	}
	typed(s, "⁶d")
	if len(s.lines) == few || s.explorer.rules.Name != "Duplicate" {
		t.Errorf("%d lines by the rules %s", len(s.lines), s.explorer.rules.Name)
	}
	s.explorer.want(t, "1S Pass")
	typed(s, strings.Repeat("D", len(bidding.Games())-1)+"⁵") // round to the first
	if s.explorer.rules.Name != "SuperBridge" || s.explorer.alone {
		t.Errorf("the rules are %s, the opponents are silent: %t", s.explorer.rules.Name, s.explorer.alone)
	}
}

// The user's hand is shown with its points and seat, as long as the deck is the same, and while it is the user's turn
// or nobody's: it is irrelevant to the calls of others.
func TestYourHand(t *testing.T) {
	s, _ := open(t, "")
	if s.hand() != "" {
		t.Errorf("without a table the hand is %q", s.hand())
	}
	hand, err := card.ParseHand("AM.K1..4")
	if err != nil {
		t.Fatal(err)
	}
	s.options.Hand, s.options.Seat = hand, s.explorer.auction.Turn()
	want := text.T("system.hand", "Points", "10 HCP", "Seat", text.Seat(s.options.Seat), "Hand", "♠ A M, ♥ K 1, ♦ –, ♣ 4")
	if got := s.hand(); got != want || !strings.Contains(want, "South") {
		t.Errorf("the hand is %q, want %q", got, want)
	}
	for _, calls := range []struct {
		letters string
		shown   bool
	}{{"1c", false}, {"1d", true}, {"p", true}} { // South, North, South; then it is over
		typed(s, calls.letters)
		if got := s.hand(); (got == want) != calls.shown || !calls.shown && got != "" {
			t.Errorf("after %v the hand is %q", s.explorer.auction.Calls, got)
		}
	}
	typed(s, "n")
	if typed(s, "d"); s.hand() != "" {
		t.Errorf("with another deck the hand is %q", s.hand())
	}
}

func TestTheCardLeadsToTheCalls(t *testing.T) {
	s, back := open(t, "1S Pass")
	typed(s, "b")
	if !s.card {
		t.Fatal("B doesn't lead to the card")
	}
	typed(s, "⁶3n") // mean nothing here
	if !s.explorer.alone || s.explorer.all || s.typed != "" {
		t.Error("a key for the calls did something on the card")
	}
	over := 0
	for i, l := range s.lines {
		if l.label == written(auction(calls(t, "1S 2D X")...)) {
			over = i
		}
	}
	s.to(over)
	press(s, fyne.KeyReturn)
	s.explorer.want(t, "1S 2D")
	if s.card || s.lines[s.selected].call != bridge.Double || s.explorer.ours != card.NS {
		t.Errorf("on the card: %t, selected %+v", s.card, s.lines[s.selected])
	}
	press(s, fyne.KeyEscape)
	if !s.card || *back != 0 || s.selected != over {
		t.Errorf("Escape leads to the card: %t, line %d, led back %d times", s.card, s.selected, *back)
	}
	press(s, fyne.KeyEscape)
	if *back != 1 {
		t.Error("Escape doesn't lead back from the card")
	}
}

func TestTheSelectionKeepsInSight(t *testing.T) {
	for _, letters := range []string{"⁶", "b"} {
		s, _ := open(t, "")
		typed(s, letters)
		for _, key := range []fyne.KeyName{fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyPageDown, fyne.KeyPageDown} {
			before := s.selected
			press(s, key)
			driver := fyne.CurrentApp().Driver()
			link, room := s.links[s.selected], s.scroll
			top := driver.AbsolutePositionForObject(link).Y - driver.AbsolutePositionForObject(room).Y
			if top < -0.5 || top+link.Size().Height > room.Size().Height+0.5 || before == s.selected {
				t.Errorf("%q, %s: line %d stands from %v to %v of %v", letters, key, s.selected, top, top+link.Size().Height, room.Size().Height)
			}
		}
	}
}

// Below the last line of the card there is more to read.
func TestTheEndOfTheCard(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyPageDown} {
		s, _ := open(t, "")
		typed(s, "b")
		press(s, fyne.KeyEnd)
		end := s.scroll.Content.Size().Height - s.scroll.Size().Height
		if s.scroll.Offset.Y == end {
			t.Fatal("there is nothing below the last line")
		}
		press(s, key)
		if s.scroll.Offset.Y != end || s.selected != len(s.links)-1 {
			t.Errorf("%s leads to %v of %v, line %d", key, s.scroll.Offset.Y, end, s.selected)
		}
		press(s, fyne.KeyUp)
		if s.selected != len(s.links)-2 {
			t.Errorf("from there Up leads to line %d", s.selected)
		}
	}
}

// A window grows if its content needs that. Wrapping text once made it grow, as long as its width wasn't known.
func TestTheWindowKeepsItsSize(t *testing.T) {
	test.NewTempApp(t)
	hand := card.Deck68.Seeded(1, 1, 0)[card.South]
	s := New(widget.NewArt(cardart.Style{}), Options{Rules: bridge.SuperBridge(), Auction: auction(), Hand: hand})
	for range 2 {
		if size := s.Content().MinSize(); size.Width > 1024 || size.Height > 600 {
			t.Errorf("card: %t: at first the screen needs %v", s.card, size)
		}
		s.show(true)
	}
}

// Nothing is cut off in the smallest window, and every line is as high as its text, in larger
// ones too.
func TestItAllFits(t *testing.T) {
	for _, letters := range []string{"", "1s2n3c", "⁵1d x1h2c", "⁶", "b", "bd"} {
		s, _ := open(t, "")
		typed(s, letters)
		if size := s.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
			t.Errorf("%q: the screen needs %v", letters, size)
		}
		for _, width := range []float32{1024, 1400, 1100, 1024} {
			fyne.CurrentApp().Driver().AllWindows()[0].Resize(fyne.NewSize(width, 700))
			content, room := s.scroll.Content, s.scroll.Size()
			if high, need := content.Size().Height, max(content.MinSize().Height, room.Height); high != need {
				t.Errorf("%q, %v wide: what is scrolled is %v high, and needs %v", letters, width, high, need)
			}
			driver := fyne.CurrentApp().Driver()
			right := driver.AbsolutePositionForObject(s.scroll).X + room.Width
			for i, l := range s.links {
				end, least := driver.AbsolutePositionForObject(l).X+l.Size().Width, l.MinSize()
				if end > right || least.Height != l.Size().Height || least.Width > l.Size().Width {
					t.Fatalf("%q, %v wide: %q has %v and needs %v", letters, width, s.lines[i].words, l.Size(), least)
				}
			}
		}
	}
}
