package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// register registers systems for one test.
func register(t *testing.T, files map[string]string) error {
	t.Helper()
	t.Cleanup(func() { Register(nil) })
	return Register(files)
}

// weak is a book of a user: Standard with a weak no-trump.
const weak = `system standard
title Weak no-trump
context weak no-trump: opening; whole
  1N | 12-14hcp balanced | opening no-trump
  or else
  1M | 12+ 5+M | opening
  1D | 12+ 4+D | opening
  1C | 12+ 2+C | opening
  or else
  P | 0-11 | no opening
include standard
figure oneNT 12-14
`

// A user's system can be chosen by its name, with its switches, and is bid by its own book.
func TestUsersSystem(t *testing.T) {
	if err := register(t, map[string]string{"weak.book": weak, "part.book": "context nothing: opening\n  1N | 1+ | opening\n"}); err != nil {
		t.Fatal(err)
	}
	c, err := ParseCard("weak-stayman+keycards")
	if err != nil {
		t.Fatal(err)
	}
	if got := c.String(); got != "weak-stayman+keycards" {
		t.Errorf("the card is %s", got)
	}
	if got := c.System.Title(); got != "Weak no-trump" || c.System.Err() != nil || c.System.Shipped() {
		t.Errorf("its title is %q, %v, shipped %t", got, c.System.Err(), c.System.Shipped())
	}
	if !c.System.Fits(bridge.Duplicate()) || c.System.Fits(bridge.SuperBridge()) {
		t.Error("it is for 52 cards alone")
	}
	if all := Systems(); all[len(all)-1] != c.System {
		t.Errorf("the systems are %v", all)
	}
	if _, err := ParseCard("part"); err == nil {
		t.Error("a file for others to include is a system")
	}
	hand, err := card.ParseHand("KQ84.A53.Q72.Q95")
	if err != nil {
		t.Fatal(err)
	}
	table := &bridge.Table{Rules: bridge.Duplicate()}
	for of, want := range map[Card]string{c: "1N", {System: Standard}: "1C"} {
		if got, _ := (Cards{of, of}).Read(table, bridge.Auction{}).Choose(hand); got.String() != want {
			t.Errorf("%v opens %v, want %s", of, got, want)
		}
	}
	if got := c.System.book().figures.openNT; got != (Range{12, 14}) {
		t.Errorf("its figure for one no-trump is %v", got)
	}
	if got := figures52.openNT; got != (Range{15, 17}) {
		t.Errorf("the deck's figure has become %v", got)
	}
}

// A system that is gone, or whose book has faults, keeps its number and its name, and is bid as Standard until it is mended.
func TestUsersSystemIsGone(t *testing.T) {
	if err := register(t, map[string]string{"weak.book": weak}); err != nil {
		t.Fatal(err)
	}
	c, err := ParseCard("weak-stayman")
	if err != nil {
		t.Fatal(err)
	}
	for _, files := range []map[string]string{{}, {"weak.book": weak + "  nonsense\n"}} {
		if err := register(t, files); err != nil {
			t.Fatal(err)
		}
		if c.System.Err() == nil || c.String() != "weak-stayman" || c.System.Title() != "weak" {
			t.Errorf("%v with title %q has no fault", c, c.System.Title())
		}
		table := &bridge.Table{Rules: bridge.Duplicate()}
		if got := (Cards{c, c}).Read(table, bridge.Auction{}).Explain(bridge.Bid(1, bridge.NoTrump)); got.High != (Range{15, 17}) {
			t.Errorf("one no-trump has %v, want Standard's", got.High)
		}
	}
	if err := c.System.Err(); !strings.Contains(err.Error(), "weak.book:13") {
		t.Errorf("the fault is %v, want its line", err)
	}
	if err := register(t, map[string]string{"weak.book": weak}); err != nil || c.System.Err() != nil {
		t.Errorf("the mended file is refused: %v, %v", err, c.System.Err())
	}
}

// A faulty system keeps the deck that it is for, and its card its switches; with 68 cards the players' own is bid meanwhile.
func TestFaultySystemKeepsItsDeck(t *testing.T) {
	if err := register(t, map[string]string{"big.book": "system own\ndeck 68\n  nonsense\n"}); err != nil {
		t.Fatal(err)
	}
	c, err := RecallCard("big-stayman+attitude")
	if err != nil || c.String() != "big-stayman+attitude" {
		t.Fatalf("%v, %v", c, err)
	}
	if c.System.Err() == nil || !c.System.Fits(bridge.SuperBridge()) || c.System.Fits(bridge.Duplicate()) {
		t.Error("it is for another deck than its own")
	}
	table := &bridge.Table{Rules: bridge.SuperBridge()}
	for _, call := range Read(table, bridge.Auction{}).Proposed() {
		if got, want := (Cards{c, c}).Read(table, bridge.Auction{}).Explain(call), Read(table, bridge.Auction{}).Explain(call); got != want {
			t.Errorf("%v means %+v, want %+v", call, got, want)
		}
	}
	if b := BookOf(c.System); b == nil || len(b.Files()) == 0 {
		t.Error("it has no book")
	}
}

// A card that was chosen before is read although its system isn't there.
func TestRecallCard(t *testing.T) {
	t.Cleanup(func() { Register(nil) })
	if _, err := ParseCard("nowhere"); err == nil {
		t.Error("a system is chosen that isn't there")
	}
	c, err := RecallCard("nowhere-stayman")
	if err != nil || c.System.Err() == nil || c.String() != "nowhere-stayman" {
		t.Errorf("%v, %v, fault %v", c, err, c.System.Err())
	}
	if again, err := RecallCard("nowhere-stayman"); err != nil || again != c {
		t.Errorf("it has another number the second time: %v, %v", again, err)
	}
	if c, err := RecallCard("standard-magic"); err != nil || c != (Card{System: Standard}) {
		t.Errorf("a convention that is gone: %v, %v", c, err)
	}
	for _, text := range []string{"", "no way", "a/b", "stayman"} {
		if _, err := RecallCard(text); err == nil {
			t.Errorf("%q is a card", text)
		}
	}
}

// A book's figures are said with what is wrong with them, and an including file's go before those of the file that it includes.
func TestFigureLines(t *testing.T) {
	read := func(text string) (*Book, error) {
		return ReadBook(func(file string) (string, bool) { return text, file == "mine.book" }, "mine")
	}
	b, err := read("system standard\nfigure no-trump 20 22 24 26 29 31 34 39\nfigure oneNT 13-15\ninclude standard\nfigure oneNT 12-14\n")
	if err != nil {
		t.Fatal(err)
	}
	if f := b.book.figures; f.openNT != (Range{12, 14}) || f.noTrump[0] != 20 || f.trumps[0] != 15 || !f.Holds {
		t.Errorf("the figures are %+v", f)
	}
	for text, want := range map[string]string{
		"figure oneNT 14-12":                         "mine.book:1: want a range for figure oneNT, as in 15-17",
		"figure oneNT 12":                            "want a range",
		"figure open x":                              "want a number from 0 to 60 for figure open",
		"figure open 99":                             "want a number",
		"figure trumps 9 8":                          "want the points for a contract at each level",
		"figure trumps 20 22 24 26 29 31 34":         "mine.book:1: want 8 numbers for figure trumps with 52 cards",
		"figure no-trump 20 22 24 26 29 31 34 39 40": "want 8 numbers for figure no-trump",
		"figure no-trump 20 22 24 26 29 31 34 39\nsystem own\ndeck 68": "mine.book:1: want 10 numbers for figure no-trump with 68 cards",
		"figure magic 3":         `there is no figure "magic": want action, force`,
		"deck 40":                `there is no deck of "40" cards: want 52, 68 or 36`,
		"figure short-honours 3": `there is no figure "short-honours"`,
	} {
		if _, err := read(text + "\n"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// What a user's book says above its first include comes before conventions too, and its own words are what a call means.
func TestOwnContextsComeFirst(t *testing.T) {
	const book = "system standard\n" +
		"context a five-card Stayman: after 1N\n" +
		"  2C | 11+hcp | question: asks for a major of five cards | forcing, shows nothing\n" +
		"include standard\n"
	if err := register(t, map[string]string{"five.book": book}); err != nil {
		t.Fatal(err)
	}
	c, err := ParseCard("five")
	if err != nil {
		t.Fatal(err)
	}
	a := Cards{c, c}.Read(&bridge.Table{Rules: bridge.Duplicate()}, auctionOf(t, "1N P"))
	m := a.Explain(bridge.Bid(2, bridge.Clubs))
	if m.Purpose != Question || m.Said != "asks for a major of five cards" || m.High.Min != 11 || a.Place(bridge.Bid(2, bridge.Clubs)) != "five.book:3" {
		t.Errorf("two clubs means %+v, by %s", m, a.Place(bridge.Bid(2, bridge.Clubs)))
	}
	for text, want := range map[string]string{
		"context x: opening\n  1N | 1+ | nothing sensible\n": "a call is for no \"nothing sensible\": want ace answer, ace question", "context x: opening\n  1N | 1+ | opening:\n": "says nothing behind the colon",
		"convention landy\n": "or no such line for what is always played",
	} {
		_, err := ReadBook(func(file string) (string, bool) { return text, file == "mine.book" }, "mine")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// The same files change nothing, and others do.
func TestChanges(t *testing.T) {
	files := map[string]string{"weak.book": weak}
	if err := register(t, files); err != nil {
		t.Fatal(err)
	}
	had := Changes()
	Register(map[string]string{"weak.book": weak})
	if Changes() != had {
		t.Error("the same files have changed something")
	}
	files["weak.book"] = weak + "# more\n"
	Register(files)
	if Changes() != had+1 {
		t.Errorf("%d changes, want %d", Changes(), had+1)
	}
}

// What a pair has switched on or off stays so when its book's default changes meanwhile, or has faults.
func TestSwitchesStay(t *testing.T) {
	const usual, changed = "system standard\ninclude standard\n", "system standard\noff stayman\non ogust\ninclude standard\n"
	const faulty = usual + "  nonsense\n"
	use := func(text string) {
		t.Helper()
		if err := register(t, map[string]string{"mine.book": text}); err != nil {
			t.Fatal(err)
		}
	}
	for _, tt := range []struct{ book, text string }{
		{usual, "mine-stayman+ogust"}, {usual, "mine+stayman-ogust"}, {changed, "mine-stayman+ogust"}, {changed, "mine+stayman-ogust"}, {faulty, "mine-stayman+ogust"}, {faulty, "mine+stayman-ogust"},
	} {
		use(tt.book)
		held, err := RecallCard(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		on := strings.Contains(tt.text, "+stayman")
		for _, book := range []string{usual, changed, faulty, usual, changed} {
			use(book)
			again, err := RecallCard(held.String())
			if err != nil || again != held || held.String() != tt.text || held.Has(Stayman) != on || held.With(Transfers, false).Has(Stayman) != on {
				t.Errorf("%s of %q is %v, again %v, with %q: Stayman is %t, %v", tt.text, tt.book, held, again, book, held.Has(Stayman), err)
			}
		}
	}
	use(usual)
	c, err := ParseCard("mine")
	if err != nil {
		t.Fatal(err)
	}
	if back := c.With(Stayman, false).With(Stayman, true); back != c {
		t.Errorf("a switch back leaves %v", back)
	}
	use(changed)
	if c.Has(Stayman) || !c.Has(Ogust) {
		t.Error("what nobody has switched doesn't follow the book")
	}
}
