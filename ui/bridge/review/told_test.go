package review

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// A file's data on a board is shown: the players, its event, and the remarks on calls and cards, at their places; a key
// leads to other tables' results.
func TestToldInReview(t *testing.T) {
	b := asKept(1, board(t, bridge.Duplicate(), 3, "1N Pass 3N Pass Pass Pass rest"))
	b.Watched, b.Number = true, 17
	b.Source = pbn.Source{
		Tags: pbn.Tags{{Name: "Event", Value: "Club night"}, {Name: "Site", Value: "Cluj"}, {Name: "Date", Value: "????.??.??"}, {Name: "Table", Value: "5"},
			{Name: "North", Value: "Ann"}, {Name: "East", Value: "?"}, {Value: "a comment of the board"}},
		Remarks: []pbn.Remark{{At: -1, Comment: "before it"}, {At: 0, Note: "15 to 17"}, {At: 1, Mark: "*"}, {At: 2, Mark: "!?"}, {At: 6, Note: "a lead", Comment: "a word on it"}},
	}
	there := bridgestore.Other{Players: "people", Board: finish(t, b.Board.Prefix(0)), Source: pbn.Source{Tags: pbn.Tags{{Name: "West", Value: "Zoë"}}, Remarks: []pbn.Remark{{At: 0, Note: "strong"}}}}
	b.Results = []pbn.Result{{Tricks: 0}}
	store := newStore(b)
	store.others[1] = there
	d := look(t, store, 1)
	if got := d.page().table().Names; got != [4]string{"Ann"} {
		t.Errorf("there sat %q", got)
	}
	for _, step := range []struct {
		keys string
		want []string
	}{
		{"", []string{"Deal 17", "Club night", "Cluj  ·  Table 5", "a comment of the board", "before it"}},
		{"Right", []string{"“15 to 17”"}},
		{"Right", []string{"Alerted."}},
		{"Right", []string{"Marked !?."}},
		{"Right Right Right Right", []string{"“a lead”", "a word on it"}},
	} {
		d.press(strings.Fields(step.keys)...)
		said := d.parts.title.Text + d.parts.subtitle.Text + d.shows()
		for _, want := range step.want {
			if !strings.Contains(said, want) {
				t.Errorf("after %q it doesn't say %q: %s", step.keys, want, said)
			}
		}
		if strings.Contains(said, "??") {
			t.Errorf("it says what isn't known: %s", said)
		}
	}
	d.press("Home", "t")
	if got := d.page().table().Names; got != [4]string{3: "Zoë"} || d.parts.subtitle.Text != "The same cards at another table" {
		t.Errorf("at the other table sat %q: %s", got, d.shows())
	}
	d.press("Right")
	if !strings.Contains(d.shows(), "“strong”") {
		t.Errorf("of its call it says %s", d.shows())
	}
	if d.parts.buttons.told == nil {
		t.Error("there is no button for the results")
	}
	d.press("w")
	if last := d.said[len(d.said)-1]; last != "told 1" {
		t.Errorf("W leads to %q", d.said)
	}
}

// On a board that the user has played the user has a seat, whatever a file says; and without results there is no button
// for them.
func TestNamesOfAnOwnBoard(t *testing.T) {
	b := asKept(1, board(t, bridge.Duplicate(), 3, "1N Pass 3N Pass Pass Pass rest"))
	b.Source.Tags = pbn.Tags{{Name: "North", Value: "Ann"}}
	d := look(t, newStore(b), 1)
	if got := d.page().table().Names; got != [4]string{} {
		t.Errorf("there sat %q", got)
	}
	d.press("r")
	if d.parts.buttons.told != nil || strings.Contains(strings.Join(d.said, " "), "told") {
		t.Errorf("there are results: %s, %q", d.shows(), d.said)
	}
}
