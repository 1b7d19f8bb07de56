package practice

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/practice"
)

// The parts of the bidding are a page of their own, which Escape leads back to: each is asked at the level that the user has reached in it.
func TestTopics(t *testing.T) {
	r := enter(t)
	r.letters("7")
	if r.topics == nil || r.drill != nil || len(r.topics.rows) != len(practice.Situations()) {
		t.Fatalf("the page shows %v", r.topics)
	}
	r.letters("1xé") // nothing here
	r.press(fyne.KeyUp, fyne.KeyLeft, fyne.KeyDown, fyne.KeyEnd, fyne.KeyRight, fyne.KeyHome, fyne.KeyRight, fyne.KeyReturn)
	if r.drill == nil || r.drill.order.topic != "answers" || r.drill.order.choice.Level != 1 {
		t.Fatalf("asked is %+v", r.drill)
	}
	if r.panel.question.Text == "" {
		t.Error("nothing is asked")
	}
	right := r.drill.best().String()
	for n := 1; n <= 8; n++ {
		r.desk.do(t, right)
		r.wantKept(t, n, "calling/answers", true, 0, 0)
		r.press(fyne.KeyReturn)
	}
	if r.drill.order.choice.Level != 2 {
		t.Errorf("after eight right ones the level is %d", r.drill.order.choice.Level)
	}
	r.press(fyne.KeyEscape)
	if r.drill != nil || r.topics == nil || r.topic != 1 {
		t.Fatal("it doesn't lead back to the parts")
	}
	if words := r.topics.words[1].Text; !strings.Contains(words, "Level 2") || !strings.Contains(words, "8 done") {
		t.Errorf("the row says %q", words)
	}
	r.press(fyne.KeyEscape)
	if r.topics != nil || !strings.Contains(r.overview.tiles[6].words.Text, "8 done") {
		t.Errorf("the tile says %q", r.overview.tiles[6].words.Text)
	}
}
