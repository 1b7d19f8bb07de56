package typing

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// languages are all with words, and English.
func languages() []text.Language {
	return append(slices.Sorted(maps.Keys(vocabularies)), text.English)
}

// speak makes a language the one in use for a test.
func speak(t *testing.T, l text.Language) {
	t.Helper()
	text.Use(l)
	t.Cleanup(func() { text.Use(text.English) })
}

// anyCall are the legal calls where both doubles could be typed.
var anyCall = []bridge.Call{bridge.Double, bridge.Redouble}

// callWords returns all calls by what is typed for them in the language in use, and in English; a word that comes twice is an error.
func callWords(t *testing.T) map[string]bridge.Call {
	t.Helper()
	v, all := current(), map[string]bridge.Call{}
	add := func(word string, c bridge.Call) {
		if other, twice := all[word]; twice && other != c {
			t.Errorf("%s: %q is %v and %v", text.Current(), word, other, c)
		}
		all[word] = c
	}
	for level := 1; level <= 9; level++ {
		for s, letter := range "cdhsn" {
			bid := bridge.Bid(level, bridge.Strain(s))
			add(strconv.Itoa(level)+string(letter), bid)
			if v.Strains[s] != "" {
				add(strconv.Itoa(level)+v.Strains[s], bid)
			}
		}
	}
	for word, c := range map[string]bridge.Call{"p": bridge.Pass, v.Pass: bridge.Pass, "x": bridge.Double, v.Double: bridge.Double, "xx": bridge.Redouble, v.Redouble: bridge.Redouble} {
		if word != "" {
			add(word, c)
		}
	}
	return all
}

// cardWords returns all cards by what is typed for them, as callWords does.
func cardWords(t *testing.T, letters cardart.Letters) map[string]card.Card {
	t.Helper()
	v, all := current(), map[string]card.Card{}
	for c := range card.Deck68.Hand().All() {
		for _, suit := range []string{c.Suit.String(), v.Strains[c.Suit]} {
			for _, rank := range []string{c.Rank.String(), letters.Rank(c.Rank), v.Honours.Rank(c.Rank)} {
				word := strings.ToLower(suit + rank)
				if other, twice := all[word]; suit != "" && twice && other != c {
					t.Errorf("%s: %q is %v and %v", text.Current(), word, other, c)
				}
				if suit != "" {
					all[word] = c
				}
			}
		}
	}
	return all
}

// In no language a typed word is two calls, or two cards, and each is what it says when it is typed letter by letter.
func TestNoWordMeansTwoThings(t *testing.T) {
	for _, language := range languages() {
		speak(t, language)
		for word, want := range callWords(t) {
			var typed Typing
			var got bridge.Call
			var whole bool
			for _, r := range word {
				typed, got, whole = typed.Call(r, anyCall)
			}
			if !whole || got != want {
				t.Errorf("%s: %q is %v, %v, want %v", language, word, got, whole, want)
			}
		}
		for _, letters := range cardart.AllLetters {
			for word, want := range cardWords(t, letters) {
				var typed Typing
				var got card.Card
				var whole bool
				for _, r := range strings.ToUpper(word) {
					typed, got, whole = typed.Card(r, letters)
				}
				if !whole || got != want {
					t.Errorf("%s: %q is %v, %v, want %v", language, word, got, whole, want)
				}
			}
		}
	}
}

// What is typed in English is the same in every language.
func TestEnglishEverywhere(t *testing.T) {
	calls, cards := callWords(t), cardWords(t, cardart.English)
	for _, language := range languages() {
		speak(t, language)
		here, deck := callWords(t), cardWords(t, cardart.English)
		for word, c := range calls {
			if here[word] != c {
				t.Errorf("%s: %q is %v, and in English %v", language, word, here[word], c)
			}
		}
		for word, c := range cards {
			if deck[word] != c {
				t.Errorf("%s: %q is %v, and in English %v", language, word, deck[word], c)
			}
		}
	}
}

func TestTypeCallsInOtherLanguages(t *testing.T) {
	start := (bridge.Auction{Dealer: card.South}).Legal(bridge.SuperBridge())
	double := []bridge.Call{bridge.Pass, bridge.Double}
	redouble := []bridge.Call{bridge.Pass, bridge.Redouble}
	for _, tt := range []struct {
		language text.Language
		typed    string
		legal    []bridge.Call
		want     string // the last call that was whole, or ""
		left     Typing
	}{
		{text.Romanian, "4tr", start, "4C", ""},
		{text.Romanian, "4c", start, "4C", "4c"},
		{text.Romanian, "4ca", start, "4D", ""},
		{text.Romanian, "4CU", start, "4H", ""},
		{text.Romanian, "4p", start, "Pass", "4p"},
		{text.Romanian, "4pi", start, "4S", ""},
		{text.Romanian, "4fa", start, "4N", ""},
		{text.Romanian, "4n", start, "4N", ""},
		{text.Romanian, "4cx", double, "X", "x"},
		{text.Romanian, "c", double, "X", ""},
		{text.Romanian, "c", redouble, "XX", ""},
		{text.Romanian, "rc", redouble, "XX", ""},
		{text.Romanian, "r", start, "", ""},
		{text.Romanian, "4t", start, "", "4t"},
		{text.Romanian, "4t5d", start, "5D", ""},
		{text.Romanian, "4c5cu", start, "5H", ""},
		{text.Russian, "4т", start, "4C", ""},
		{text.Russian, "4б", start, "4D", "4б"},
		{text.Russian, "4бк", start, "4N", ""},
		{text.Russian, "4Ч", start, "4H", ""},
		{text.Russian, "4п", start, "4S", ""}, // behind a level spades, alone a pass
		{text.Russian, "п", start, "Pass", ""},
		{text.Russian, "4пп", start, "Pass", ""},
		{text.Russian, "4p", start, "Pass", ""},
		{text.Russian, "к", double, "X", ""},
		{text.Russian, "к", redouble, "XX", ""},
		{text.Russian, "рк", redouble, "XX", ""},
		{text.Russian, "р", double, "", ""},
		{text.Russian, "т", start, "", ""},
		{text.Esperanto, "4tr", start, "4C", ""},
		{text.Esperanto, "4ka", start, "4D", ""},
		{text.Esperanto, "4ke", start, "4H", ""},
		{text.Esperanto, "4pi", start, "4S", ""},
		{text.Esperanto, "4s", start, "4S", "4s"},
		{text.Esperanto, "4sa", start, "4N", ""},
		{text.Esperanto, "4d", start, "4D", ""},
		{text.Esperanto, "d", double, "X", ""},
		{text.Esperanto, "rd", redouble, "XX", ""},
		{text.English, "4т", start, "", ""},
	} {
		speak(t, tt.language)
		var buffer Typing
		got := ""
		for _, r := range tt.typed {
			next, call, done := buffer.Call(r, tt.legal)
			if buffer = next; done {
				got = call.String()
			}
		}
		if got != tt.want || buffer != tt.left {
			t.Errorf("%s: %q gives %q and leaves %q, want %q and %q", tt.language, tt.typed, got, buffer, tt.want, tt.left)
		}
		if half := tt.want == "" && tt.left != ""; buffer.HalfCall(tt.legal) != half {
			t.Errorf("%s: behind %q a call is typed by half: %v", tt.language, tt.typed, !half)
		}
	}
}

func TestTypeCardsInOtherLanguages(t *testing.T) {
	for language, cases := range map[text.Language][]typedCards{
		text.Romanian: {
			{"trd", "CQ", ""},
			{"cad", "DQ", "cad"},
			{"cud", "HQ", ""},
			{"pis", "SM", ""},
			{"ca", "CA", "ca"}, // the ace of clubs, or a diamond begins
			{"ca12", "DZ", ""},
			{"ca1", "D1", "ca1"},
			{"cd", "CQ", ""},
			{"cadk", "DK", ""}, // the ace of clubs, and then the king of diamonds in English
			{"caskh2", "H2", ""},
			{"cu", "", "cu"},
			{"cupi", "", "pi"},
			{"t", "", "t"},
			{"tx", "", ""},
			{"hq", "HQ", ""},
		},
		text.Russian: {
			{"тт", "CA", ""},
			{"бк", "DK", ""},
			{"чд", "HQ", ""},
			{"ПФ", "SM", ""},
			{"ч12", "HZ", ""},
			{"пв", "SJ", ""},
			{"hd", "", "d"},
			{"hт", "HA", ""},
			{"чq", "HQ", ""},
		},
		text.Esperanto: {
			{"trf", "CJ", ""},
			{"kas", "DM", ""},
			{"ker", "HK", ""},
			{"pid", "SQ", ""},
			{"sa", "SA", ""},
			{"sk", "SK", ""},
		},
	} {
		speak(t, language)
		typeCards(t, cardart.English, cases)
	}
	speak(t, text.English)
	typeCards(t, cardart.Russian, []typedCards{{"hд", "HQ", ""}, {"hф", "HM", ""}, {"ч", "", ""}})
	typeCards(t, cardart.Esperanto, []typedCards{{"hf", "HJ", ""}, {"hs", "HM", ""}, {"hr", "HK", ""}})
}

// A card that is whole isn't typed by half, though another one may begin so.
func TestHalfCards(t *testing.T) {
	speak(t, text.Romanian)
	for typed, half := range map[Typing]bool{"": false, "h": true, "tr": true, "t": true, "ca": false, "cad": false, "h1": false, "cu": true} {
		if got := typed.HalfCard(cardart.English); got != half {
			t.Errorf("%q is half a card: %v", typed, got)
		}
	}
	if got := Begun('C'); !slices.Equal(got, []card.Suit{card.Clubs, card.Diamonds, card.Hearts}) {
		t.Errorf("in Romanian c begins %v", got)
	}
}

// Letters in any order break nothing, and what is left is the beginning of something.
func FuzzTyping(f *testing.F) {
	f.Add("4cadkтр", uint8(1))
	f.Add("рк4бк", uint8(2))
	f.Fuzz(func(t *testing.T, typed string, n uint8) {
		all := languages()
		speak(t, all[int(n)%len(all)])
		letters := cardart.AllLetters[int(n)%len(cardart.AllLetters)]
		var call, c Typing
		for _, r := range typed {
			if call, _, _ = call.Call(r, anyCall); len(call) > 8 {
				t.Fatalf("a call is %q", call)
			}
			if c, _, _ = c.Card(r, letters); len(c) > 8 {
				t.Fatalf("a card is %q", c)
			}
		}
	})
}
