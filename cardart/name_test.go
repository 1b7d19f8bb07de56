package cardart_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

func TestNames(t *testing.T) {
	for text, want := range map[string][2]string{
		"SM": {"maid of spades", "subretă de pică"},
		"CK": {"king of clubs", "rege de treflă"},
		"HQ": {"queen of hearts", "damă de cupă"},
		"DJ": {"jack of diamonds", "valet de caro"},
		"SA": {"ace of spades", "as de pică"},
		"DZ": {"12 of diamonds", "12 de caro"},
		"H1": {"1 of hearts", "1 de cupă"},
		"JK": {"joker", "joker"},
	} {
		c := mustParse(t, text)
		if got := [2]string{cardart.English.Name(c), cardart.Romanian.Name(c)}; got != want {
			t.Errorf("%s is %q, want %q", text, got, want)
		}
	}
}

// An honour's name begins with its letter.
func TestNamesGoByTheLetters(t *testing.T) {
	for _, l := range []cardart.Letters{cardart.English, cardart.Romanian} {
		for rank := card.Maid; rank <= card.Ace; rank++ {
			if name := l.Name(card.Card{Suit: card.Hearts, Rank: rank}); !strings.HasPrefix(strings.ToUpper(name), l.Rank(rank)) {
				t.Errorf("%s bears the letter %s", name, l.Rank(rank))
			}
		}
	}
}
