package help

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestKeysLeadBack(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	back := 0
	bidding := 0
	s := New(widget.NewArt(cardart.Style{}), Options{Rules: bridge.SuperBridge(), OnBack: func() { back++ }, OnBidding: func() { bidding++ }})
	w := test.NewTempWindow(t, s.Content())
	w.Resize(fyne.NewSize(1024, 300))
	s.Key(fyne.KeyPageDown)
	if s.scroll.Offset.Y == 0 {
		t.Error("Page Down doesn't scroll the page in a low window")
	}
	s.Key(fyne.KeyPageUp)
	if s.scroll.Offset.Y != 0 {
		t.Error("Page Up doesn't scroll back")
	}
	s.Key(fyne.KeyEscape)
	s.Key(fyne.KeyReturn)
	s.Key(fyne.KeyEnter)
	if back != 3 {
		t.Errorf("led back %d times, want 3", back)
	}
	if s.Rune('B'); bidding != 1 {
		t.Error("B doesn't lead to the bidding")
	}
}

// proseIn returns all that is written in an object.
func proseIn(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *widget.Prose:
		return o.Text + "\n"
	case *fyne.Container:
		all := ""
		for _, inside := range o.Objects {
			all += proseIn(inside)
		}
		return all
	case *container.Scroll:
		return proseIn(o.Content)
	}
	return ""
}

// Both pages fit the smallest window without being scrolled, whatever the house rules and letters.
func TestBothPagesFitTheSmallestWindow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	for _, letters := range []cardart.Letters{cardart.English, cardart.Romanian} {
		text.SetLetters(letters)
		defer text.SetLetters(cardart.English)
		for _, house := range []string{"", "plain-doubles,redeal,vul=dealing,dealer=N", "vul=NS"} {
			s := New(widget.NewArt(cardart.Style{Letters: letters}), Options{Rules: houseRules(t, house)})
			w := test.NewTempWindow(t, s.Content())
			w.SetPadded(false)
			w.Resize(fyne.NewSize(1024, 700))
			for _, page := range []rune{'k', 'r'} {
				s.Rune(page)
				s.scroll.Resize(fyne.NewSize(1024, 700))
				if least := s.scroll.Content.MinSize(); least.Width > 1024 || least.Height > 700 {
					t.Errorf("%q: page %c needs %v", house, page, least)
				}
			}
		}
	}
}

// The pages are turned by letters and arrows.
func TestPages(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	s := New(widget.NewArt(cardart.Style{}), Options{Rules: bridge.SuperBridge()})
	keys, rules := text.T("help.do.claim"), text.T("help.score.redoubled")
	for i, turn := range []func(){
		func() {}, func() { s.Rune('R') }, func() { s.Rune('k') }, func() { s.Key(fyne.KeyRight) }, func() { s.Key(fyne.KeyLeft) },
	} {
		turn()
		said := proseIn(s.scroll)
		if want := i%2 == 0; strings.Contains(said, keys) != want || strings.Contains(said, rules) == want {
			t.Errorf("after step %d the page says\n%s", i, said)
		}
	}
}

func TestEveryKeyIsExplained(t *testing.T) {
	for _, k := range keys {
		if !text.Has("help.key."+k) || !text.Has("help.do."+k) {
			t.Errorf("the key %q has no text", k)
		}
	}
}

func TestGameBids(t *testing.T) {
	for name, want := range map[string][]string{
		"SuperBridge": {"4NT", "5♠", "5♥", "6♦", "6♣"},
		"Duplicate":   {"3NT", "4♠", "4♥", "5♦", "5♣"},
	} {
		r, err := bridge.RulesNamed(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := gameBids(r); !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", name, got, want)
		}
	}
}

func TestSentences(t *testing.T) {
	got := sentences(bridge.SuperBridge())
	for i, want := range []string{
		"The pack has 68 cards, 17 for each player. A suit is A K Q J M 12 11 10 9 … 1: the maid M, 12, 11 and 1 are new.",
		"The book is 8 tricks: a bid of 1 is for 9, and 9 is the highest, for all 17.",
		"Game needs 180 points in tricks: 4NT, 5♠, 5♥, 6♦, 6♣.",
		"There are three slams: level 7 is the small, 8 the grand and 9 the super slam.",
	} {
		if got[i] != want {
			t.Errorf("got %q, want %q", got[i], want)
		}
	}
}

// With Romanian letters on the cards, help once spoke of A K Q J M all the same.
func TestRomanianLetters(t *testing.T) {
	text.SetLetters(cardart.Romanian)
	defer text.SetLetters(cardart.English)
	got, want := sentences(bridge.SuperBridge())[0], "A suit is A R D V S 12 11 10 9 … 1: the maid S, 12, 11 and 1 are new."
	if !strings.HasSuffix(got, want) {
		t.Errorf("got %q, want it to end with %q", got, want)
	}
	english := text.T("help.keys.english")
	if !slices.Contains(notes(cardart.Romanian), english) || slices.Contains(notes(cardart.English), english) {
		t.Error("that English letters can be typed too is to be said where others stand on the cards, and only there")
	}
}
