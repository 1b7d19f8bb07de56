package cardart_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

func TestNames(t *testing.T) {
	for text, want := range map[string][4]string{
		"SM": {"maid of spades", "subretă de pică", "фрейлина пик", "servistino de pikoj"},
		"CK": {"king of clubs", "rege de treflă", "король треф", "reĝo de trefoj"},
		"HQ": {"queen of hearts", "damă de cupă", "дама червей", "damo de keroj"},
		"DJ": {"jack of diamonds", "valet de caro", "валет бубён", "fanto de karooj"},
		"SA": {"ace of spades", "as de pică", "туз пик", "aso de pikoj"},
		"DZ": {"12 of diamonds", "12 de caro", "12 бубён", "12 de karooj"},
		"H1": {"1 of hearts", "1 de cupă", "1 червей", "1 de keroj"},
		"JK": {"joker", "joker", "джокер", "ĵokero"},
	} {
		c := mustParse(t, text)
		var got [4]string
		for i, l := range cardart.AllLetters {
			got[i] = l.Name(c)
		}
		if got != want {
			t.Errorf("%s is %q, want %q", text, got, want)
		}
	}
}

// An honour's name begins with its letter.
func TestNamesGoByTheLetters(t *testing.T) {
	for _, l := range cardart.AllLetters {
		for rank := card.Maid; rank <= card.Ace; rank++ {
			if name := l.Name(card.Card{Suit: card.Hearts, Rank: rank}); !strings.HasPrefix(strings.ToUpper(name), l.Rank(rank)) {
				t.Errorf("%s bears the letter %s", name, l.Rank(rank))
			}
		}
	}
}
