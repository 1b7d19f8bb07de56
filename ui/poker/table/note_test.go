package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// Every note fits between the boards, in every supported window.
func TestNotesHaveRoom(t *testing.T) {
	test.NewTempApp(t)
	words := []string{
		text.T("poker.hint-again", "Expected", pokertext.Option(bot.Option{Points: -12.34, Error: 1.26, Dead: 1, Fantasy: 1})),
		text.TN("poker.place-fantasy", 4, "Cards", 13), text.TN("poker.place-all", 5),
	}
	for _, id := range []string{
		"choose-first", "none-away", "enough-away", "all-placed", "not-your-turn", "place-two", "complete", "would-be-dead", "no-hint",
		"hint-ponders", "nothing-to-undo", "leave-later", "leave-first",
	} {
		words = append(words, text.T("poker."+id))
	}
	for _, id := range []string{"complete-early", "early", "thinking", "ready"} {
		words = append(words, text.T("poker."+id, "Name", "Victor"))
	}
	reasons := strings.Repeat(pokertext.Reason(bot.Reason{Kind: bot.MakesRow, Row: poker.Middle, Strength: poker.Standard().Strength(poker.Middle, poker.Cards(poker.Pack(2)[:5])), Points: 50})+" ", 2)
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1366, Height: 768}, {Width: 2560, Height: 1440}} {
		for players := 2; players <= 6; players++ {
			g := tabletop.NewGeometry(size.Width, size.Height, players)
			for _, w := range words {
				n := newNote(table{parts: &parts{art: widget.NewArt(cardart.Style{})}})
				n.said, n.short = reasons+"\n"+w, []string{w}
				n.prose.Set(n.said, nil)
				n.lay(g)
				bed := tabletop.Rect{X: n.bed.Position().X, Y: n.bed.Position().Y, W: n.bed.Size().Width, H: n.bed.Size().Height}
				if high := n.prose.MinSize().Height; high > bed.H || bed.Y < g.Note.Y-1 || bed.X < g.Note.X-0.1 || bed.Y+bed.H > g.Note.Y+g.Note.H+0.1 {
					t.Errorf("%v, %d players: %q is %v high and lies on %v, and there is room for %v", size, players, w, high, bed, g.Note)
				}
			}
		}
	}
}

// An answer in another language than the one in use is gone: a hint doesn't stay in Russian at a table that speaks English.
func TestAnswersSpeakTheLanguageInUse(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	text.Use(text.Russian)
	e := sit(t, 2, nil)
	if e.note.say("Подсказка"); e.note.prose.Text != "Подсказка" {
		t.Errorf("it says %q, not the answer", e.note.prose.Text)
	}
	text.Use(text.English)
	if e.Redraw(); e.note.prose.Text != e.note.text() || e.note.said != "" {
		t.Errorf("in English it says %q", e.note.prose.Text)
	}
}
