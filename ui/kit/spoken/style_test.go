package spoken

import (
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// Cards and suits are told by name, by letters and by signs, and so are those in texts for the screen.
func TestStyle(t *testing.T) {
	maid := card.Card{Suit: card.Hearts, Rank: card.Maid}
	for style, want := range map[CardStyle][5]string{
		Names:   {"maid of hearts", "10 of hearts", "Play 2 of hearts.", "5+ spades, 4 clubs", "Not shown: spades, hearts"},
		Letters: {"HM", "H10", "Play H2.", "5+ S, 4C", "Not shown: S, H"},
		Signs:   {"♥M", "♥10", "Play ♥2.", "5+ ♠, 4♣", "Not shown: ♠♥"},
	} {
		m := Manner{Cards: style}
		got := [5]string{m.Card(maid), m.Card(card.Card{Suit: card.Hearts, Rank: 10}), m.Words("Play ♥2."), m.Words("5+ ♠, 4♣"), m.Words("Not shown: ♠♥")}
		if got != want {
			t.Errorf("style %d: %q, want %q", style, got, want)
		}
	}
}

// Words become a sentence once, and what isn't there leaves no space.
func TestSentences(t *testing.T) {
	for words, want := range map[string]string{"": "", "You pass": "You pass.", "You pass.": "You pass.", "Call?": "Call?"} {
		if got := Sentence(words); got != want {
			t.Errorf("%q becomes %q", words, got)
		}
	}
	if got := Sentences("", "One.", "", "Two."); got != "One. Two." {
		t.Errorf("they are %q", got)
	}
}
