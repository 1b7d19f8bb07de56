package guide

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// wordNamed returns a word of the vocabulary.
func wordNamed(t *testing.T, r bridge.Rules, name string) family.Word {
	t.Helper()
	words := Words(r)
	i := slices.IndexFunc(words, func(w family.Word) bool { return w.Word == name })
	if i < 0 {
		t.Fatalf("there is no word %q", name)
	}
	return words[i]
}

// Each word is explained in one to three plain sentences, and each in the messages is in the vocabulary.
func TestWords(t *testing.T) {
	for _, id := range wordIDs {
		if !text.Has("bridge.word."+id) || !text.Has("bridge.word.says."+id) {
			t.Errorf("the word %q has no text", id)
		}
		_, pictured := pictures[id]
		if pictured != text.Has("bridge.word.picture."+id) {
			t.Errorf("the word %q has a picture without words, or words without a picture", id)
		}
	}
	for id := range pictures {
		if !slices.Contains(wordIDs, id) {
			t.Errorf("there is no word to the picture of %q", id)
		}
	}
	for _, r := range bridge.Games() {
		before := ""
		for _, w := range Words(r) {
			said := w.Says
			if w.Picture != nil {
				said += "\n" + w.Picture.Caption
			}
			if strings.Contains(said+w.Word, "no value") || strings.Contains(said, "bridge.word") {
				t.Errorf("%v: %s: it says %q", r, w.Word, said)
			}
			if now := strings.ToLower(w.Word); now <= before {
				t.Errorf("%q comes after %q", now, before)
			} else {
				before = now
			}
			if n := strings.Count(w.Says, ". "); n > 2 {
				t.Errorf("%s: %q has %d sentences", w.Word, w.Says, n+1)
			}
			for _, s := range strings.FieldsFunc(said, func(c rune) bool { return c == '.' || c == '\n' || c == ':' }) {
				if n := len(strings.Fields(s)); n > 20 {
					t.Errorf("%s: %q has %d words", w.Word, s, n)
				}
			}
		}
	}
}

// The figures in the words are those of the game.
func TestWordsFollowTheRules(t *testing.T) {
	for _, tt := range []struct {
		rules      bridge.Rules
		word, says string
	}{
		{bridge.SuperBridge(), "Fit", "10 cards or more"}, {bridge.Duplicate(), "Fit", "8 cards or more"},
		{bridge.SuperBridge(), "Book", "The first 8 tricks"}, {bridge.Duplicate(), "Level", "a bid of 1 is for 7 tricks"},
		{bridge.SuperBridge(), "Points", "An ace counts 5"}, {bridge.Rubber(), "Points", "An ace counts 4"},
		{bridge.SuperBridge(), "Game", "180 points"}, {bridge.Duplicate(), "Hand", "13 at the start"},
	} {
		if w := wordNamed(t, tt.rules, tt.word); !strings.Contains(w.Says, tt.says) {
			t.Errorf("%v: %s: %q isn't in %q", tt.rules, tt.word, tt.says, w.Says)
		}
	}
	if caption := wordNamed(t, bridge.Duplicate(), "Finesse").Picture.Caption; !strings.HasSuffix(caption, "This way: 2 tricks. Otherwise: 1 trick.") {
		t.Errorf("the caption of the finesse is %q", caption)
	}
}

// The hands of pictures show what their words say.
func TestHandsOfPictures(t *testing.T) {
	length := func(id string, s card.Suit) int {
		hands, _, _, err := pictures[id].cards()
		if err != nil {
			t.Fatal(err)
		}
		return hands[card.South][s].Len()
	}
	for id, clubs := range map[string]int{"void": 0, "singleton": 1, "doubleton": 2} {
		if got := length(id, card.Clubs); got != clubs {
			t.Errorf("%s: there are %d clubs", id, got)
		}
	}
	for id, hearts := range map[string]int{"balanced": 4, "fourth": 5} {
		if got := length(id, card.Hearts); got != hearts {
			t.Errorf("%s: there are %d hearts", id, got)
		}
	}
	fit := pictures["fit"]
	hands, _, _, err := fit.cards()
	if err != nil || hands[card.North][card.Spades].Len() != 4 || hands[card.South][card.Spades].Len() != 5 {
		t.Errorf("the fit is %v, %v", hands, err)
	}
	for id, winner := range map[string]card.Seat{"trick": card.East, "trump": card.South} {
		p := pictures[id]
		_, trick, marked, err := p.cards()
		c, _ := trick.Card(winner)
		if err != nil || !trick.Full() || trick.Winner(p.strain) != winner || !marked.Has(c) {
			t.Errorf("%s: the trick is %v, %v", id, trick, err)
		}
	}
}

// The cards of a picture are all different and on the felt, and those with a frame are there; four hands have equally
// many cards.
func TestPicturesAreWhole(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	art := widget.NewArt(cardart.Style{})
	for id, p := range pictures {
		hands, trick, marked, err := p.cards()
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		seen := card.Hand{}
		for _, seat := range card.Seats {
			all := hands[seat].Cards()
			if c, ok := trick.Card(seat); ok {
				all = append(all, c)
			}
			for _, c := range all {
				if seen.Has(c) || !card.Deck52.Has(c) {
					t.Errorf("%s: %v is there twice, or not in the pack", id, c)
				}
				seen = seen.With(c)
			}
			if p.best.cards != "" && len(all)*4 != dealt(t, p) {
				t.Errorf("%s: %v has %d cards", id, seat, len(all))
			}
			if places := fanned(hands[seat]); len(places) > 0 && seat%2 == 1 && places[len(places)-1].x+cardHeight*cardart.Aspect > 2*(toHand-rim) {
				t.Errorf("%s: %v's cards don't lie on the felt", id, seat)
			}
		}
		for c := range marked.All() {
			if !seen.Has(c) {
				t.Errorf("%s: %v has a frame and isn't there", id, c)
			}
		}
		d := p.draw(art)
		if want := 1 + seen.Len(); len(d.Shapes) < 10*want {
			t.Errorf("%s: %d shapes are too few for %d cards", id, len(d.Shapes), seen.Len())
		}
	}
}

// dealt returns the number of cards in a position.
func dealt(t *testing.T, p position) (n int) {
	t.Helper()
	hands, err := card.ParseDeal(p.deal)
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range hands {
		n += h.Len()
	}
	return n
}

// A position is refused if a card is played that isn't held, or that doesn't exist.
func TestMistakesInPositions(t *testing.T) {
	for _, p := range []position{{hand: "AQ.."}, {deal: "N:A... K... Q... J...", trick: "SK"}, {deal: "N:A... K... Q... J...", marked: "SX"}, {deal: "N:A", trick: ""}} {
		if _, _, _, err := p.cards(); err == nil {
			t.Errorf("%+v has no mistake", p)
		}
	}
}
