package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/keyboard"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// spell types signs as the window hands them on, those of a Russian layout with the meaning of their keys.
func (e *evening) spell(signs string) {
	for _, sign := range signs {
		key := keyboard.Latin(sign, -1, func() bool { return false })
		if key == sign || !e.Spell(sign, key) {
			e.Rune(key)
		}
	}
}

// Calls are typed in the language in use. Where a packet or trumps are chosen, a letter that is also a double chooses them.
func TestCallsInOtherLanguages(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	for _, tt := range []struct {
		language     text.Language
		kind         few.Kind
		typed, calls string
	}{
		{text.Russian, few.TwoDummies, "1б", "1D"},
		{text.Russian, few.TwoDummies, "1бк", "1N"},
		{text.Russian, few.TwoDummies, "1п", "1S"},
		{text.Russian, few.TwoDummies, "п", "Pass"},
		{text.Russian, few.TwoDummies, "1п2т", "2C"},
		{text.Russian, few.TwoDummies, "1c", "1C"},
		{text.Russian, few.Slam, "11", "11"},
		{text.Russian, few.Slam, "4ч", "4H"},
		{text.Romanian, few.TwoDummies, "1c", "1C"},
		{text.Romanian, few.TwoDummies, "1cu", "1H"},
		{text.Romanian, few.TwoDummies, "1p", "Pass"},
		{text.Romanian, few.TwoDummies, "1pi", "1S"},
		{text.Romanian, few.OpenOrClosed, "c2ca", "2D closed"},
		{text.Esperanto, few.ChineseBridge, "4sa", "4N"},
		{text.Esperanto, few.ChineseBridge, "4ke", "4H"},
	} {
		text.Use(tt.language)
		e := sit(t, tt.kind, nil)
		if e.spell(tt.typed); e.chosen() != tt.calls {
			t.Errorf("%s, %v: %q chooses %q, want %q; it says %q", tt.language, tt.kind, tt.typed, e.chosen(), tt.calls, e.says())
		}
	}
	text.Use(text.Romanian)
	e := sit(t, few.TwoDummies, nil)
	e.letters("1t")
	if e.Key(fyne.KeyReturn); e.says() != text.T("few.table.half-a-call") || len(e.play.model.Table.Calls()) != 0 {
		t.Errorf("with 1t typed Enter says %q", e.says())
	}
	text.Use(text.Russian)
	e = sit(t, few.TwoDummies, nil)
	e.spell("1б")
	if e.Key(fyne.KeyBackspace); e.entry.typed != "1" {
		t.Errorf("behind 1б Backspace leaves %q", e.entry.typed)
	}
}

// Doubles are typed in the language in use. The р of рк is on the key of H.
func TestDoublesInOtherLanguages(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	r := few.Of(few.TwoDummies)
	deal := few.Shuffle(r, random(1))
	for _, tt := range []struct {
		language text.Language
		events   []string
		typed    string
		want     string
	}{
		{text.Russian, []string{"Pass", "1H"}, "к", "X"},
		{text.Russian, []string{"1H", "X"}, "рк", "XX"},
		{text.Russian, []string{"1H", "X"}, "к", "XX"},
		{text.Romanian, []string{"1H", "X"}, "rc", "XX"},
		{text.Esperanto, []string{"1H", "X"}, "rd", "XX"},
		{text.Romanian, []string{"1H", "X"}, "c", "XX"},
	} {
		text.Use(tt.language)
		e := sit(t, few.TwoDummies, boards(r, deal, tt.events...))
		if e.spell(tt.typed); e.chosen() != tt.want || e.entry.pending.Waiting() != 0 {
			t.Errorf("%s: %q behind %v chooses %q, want %q", tt.language, tt.typed, tt.events, e.chosen(), tt.want)
		}
	}
	text.Use(text.Russian)
	e := sit(t, few.TwoDummies, boards(r, deal, "1H", "X"))
	if e.spell("р"); e.entry.pending.Waiting() != 'h' || e.entry.typed != "р" || e.says() != text.T("few.table.typed", "Letters", "р") {
		t.Errorf("р waits as %c, and it says %q", e.entry.pending.Waiting(), e.says())
	}
	e.spell("р")
	e.wait(t, "the hint", func() bool { return e.advice.Shown })
}

// Trumps are named in the language in use. п alone is spades where nobody may pass.
func TestNamingInOtherLanguages(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	r := few.Of(few.Slam)
	deal := few.Shuffle(r, random(3))
	for language, words := range map[text.Language][5]string{
		text.Russian:   {"т", "б", "ч", "п", "бк"},
		text.Romanian:  {"tr", "ca", "cu", "pi", "fa"},
		text.Esperanto: {"tr", "ka", "ke", "pi", "sa"},
	} {
		text.Use(language)
		e := sit(t, few.Slam, boards(r, deal, "Pass", "8", "Pass", "Pass"))
		for strain, word := range words {
			e.Key(fyne.KeyEscape)
			want := few.Named(few.Strain(strain)).String()
			if e.spell(word); e.chosen() != want {
				t.Errorf("%s: %q chooses %q, want %q", language, word, e.chosen(), want)
			}
		}
		e.Key(fyne.KeyEscape)
		if e.letters("o"); e.chosen() != "Trumps O" {
			t.Errorf("%s: o chooses %q", language, e.chosen())
		}
	}
	text.Use(text.Russian)
	e := sit(t, few.Slam, boards(r, deal, "Pass", "8", "Pass", "Pass", "Trumps C", "X"))
	if e.spell("п"); e.chosen() != "Pass" {
		t.Errorf("where a pass is possible п chooses %q", e.chosen())
	}
}

// An answer in another language than the one in use is gone: a hint doesn't stay in Russian at a table that speaks English.
func TestAnswersSpeakTheLanguageInUse(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	text.Use(text.Russian)
	e := sit(t, few.TwoDummies, nil)
	if e.note.say("Подсказка"); e.note.prose.Text != "Подсказка" {
		t.Errorf("it says %q, not the answer", e.note.prose.Text)
	}
	text.Use(text.English)
	if e.Redraw(); e.note.prose.Text != e.note.text() || e.note.said != "" {
		t.Errorf("in English it says %q", e.note.prose.Text)
	}
}
