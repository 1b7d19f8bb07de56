package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/keyboard"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// speak makes a language the one in use for a test.
func speak(t *testing.T, l text.Language) {
	t.Helper()
	text.Use(l)
	t.Cleanup(func() { text.Use(text.English) })
}

// spell types signs as the window hands them on, those of a Russian layout with the meaning of their keys.
func (p *typist) spell(signs string) {
	for _, sign := range signs {
		key := keyboard.Latin(sign, -1, func() bool { return false })
		if key == sign || !p.Spell(sign, key) {
			p.Rune(key)
		}
	}
}

// Calls are typed in the language in use, and a call that may become another one is whole all the same.
func TestCallsInOtherLanguages(t *testing.T) {
	const doubles, redoubles = "Pass 1N Pass Pass", "1N X Pass Pass"
	for _, tt := range []struct {
		language      text.Language
		before, typed string
		want          string
	}{
		{text.Russian, "", "4бк", "4N"},
		{text.Russian, "", "4б", "4D"},
		{text.Russian, "", "4п", "4S"},
		{text.Russian, "", "4пп", "Pass"},
		{text.Russian, "", "з", "Pass"}, // on the key of P
		{text.Russian, "", "4c", "4C"},
		{text.Russian, doubles, "к", "X"},
		{text.Russian, doubles, "ч", "X"}, // on the key of X
		{text.Russian, redoubles, "к", "XX"},
		{text.Russian, redoubles, "рк", "XX"},
		{text.Romanian, "", "4c", "4C"},
		{text.Romanian, "", "4cu", "4H"},
		{text.Romanian, "1D 4D Pass Pass", "4cu", "4H"}, // though 4c is too low
		{text.Romanian, "", "4p", "Pass"},
		{text.Romanian, "", "4pi", "4S"},
		{text.Romanian, redoubles, "rc", "XX"},
		{text.Esperanto, "", "4sa", "4N"},
		{text.Esperanto, doubles, "d", "X"},
	} {
		speak(t, tt.language)
		p := newTypist(t, board(t, 3, tt.before), cardart.English)
		p.spell(tt.typed)
		if c, ok := p.parts.box.Selection(); !ok || c.String() != tt.want {
			t.Errorf("%s: %q behind %q chooses %v, want %s; it says %q", tt.language, tt.typed, tt.before, c, tt.want, p.note.prose.Text)
		}
		p.Key(fyne.KeyReturn)
		if e := <-p.journal.acts; e.String() != tt.want {
			t.Errorf("%s: %q and Enter call %v", tt.language, tt.typed, e)
		}
	}
}

// The р of рк is on the key of H. Where nothing can be redoubled it asks for a hint at once, and else if no к follows.
func TestHintOrRedouble(t *testing.T) {
	speak(t, text.Russian)
	p := newTypist(t, board(t, 3, ""), cardart.English)
	if p.spell("р"); !p.advice.Open() || p.entry.pending.Waiting() != 0 {
		t.Error("where there is nothing to redouble р is no hint")
	}
	redoubles := board(t, 3, "1N X Pass Pass")
	p = newTypist(t, redoubles, cardart.English)
	if p.spell("р"); p.advice.Open() || p.entry.pending.Waiting() != 'h' || p.note.prose.Text != text.T("table.typed", "Letters", "р") {
		t.Fatalf("р doesn't wait for a к: %q", p.note.prose.Text)
	}
	if p.press(t, "wait"); !p.advice.Open() || p.entry.typed != "" {
		t.Error("р alone is no hint")
	}
	p = newTypist(t, redoubles, cardart.English)
	if p.spell("рр"); !p.advice.Open() || p.entry.typed != "" {
		t.Error("р twice is no hint")
	}
	p = newTypist(t, redoubles, cardart.English)
	if p.spell("р4б"); p.advice.Open() || p.entry.typed != "4б" {
		t.Errorf("behind р a bid is %q", p.entry.typed)
	}
}

// Cards are typed in the language in use; a letter that is none of a card is a command, on a Russian layout too.
func TestCardsInOtherLanguages(t *testing.T) {
	lead := board(t, 3, southToLead)
	for language, letters := range map[text.Language]cardart.Letters{
		text.Russian: cardart.Russian, text.Romanian: cardart.Romanian, text.Esperanto: cardart.Esperanto, text.English: cardart.Russian,
	} {
		speak(t, language)
		suits := map[text.Language][4]string{
			text.Russian: {"т", "б", "ч", "п"}, text.Romanian: {"tr", "ca", "cu", "pi"}, text.Esperanto: {"tr", "ka", "ke", "pi"}, text.English: {"c", "d", "h", "s"},
		}[language]
		p := newTypist(t, lead, letters)
		for c := range lead.Hand(card.South).All() {
			typed := suits[c.Suit] + strings.ToLower(letters.Rank(c.Rank))
			p.spell(typed)
			if got := p.parts.surface.Selected(); got != c || p.entry.pending.Waiting() != 0 || p.advice.Open() || laidOn(p.Screen) != "" {
				t.Errorf("%s: %q selects %v, want %v", language, typed, got, c)
			}
		}
	}
	speak(t, text.Russian)
	p := newTypist(t, lead, cardart.Russian)
	if p.spell("р"); p.entry.pending.Waiting() != 'h' {
		t.Error("р is no h")
	}
	if p.spell("ф"); laidOn(p.Screen) == "" && p.parts.surface.Selected() == (card.Card{}) {
		t.Error("ф is neither the maid of hearts nor the auction")
	}
}

// Over a sheet with keys of its own nothing is spelled.
func TestSheetsHaveNoWords(t *testing.T) {
	speak(t, text.Russian)
	p := newTypist(t, board(t, 3, southToLead), cardart.Russian)
	p.openClaim()
	if p.Spell('т', 'n') || p.entry.typed != "" {
		t.Errorf("over a claim %q is typed", p.entry.typed)
	}
}
