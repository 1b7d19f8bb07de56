package desk

import (
	"testing"

	"github.com/superbridge/superbridge/ui/kit/setting"
)

// The user's pairs are settled until he goes on, unless he chooses otherwise; what he chooses is kept.
func TestChoices(t *testing.T) {
	c := usual()
	row := c.rows()[0]
	if row.Options[row.Chosen(c)] != "Until Enter" {
		t.Errorf("a new user has %q", row.Options[row.Chosen(c)])
	}
	row.Choose(&c, 0)
	store := newStore(t)
	if err := setting.Save(store, choiceFields, c); err != nil {
		t.Fatal(err)
	}
	kept := usual()
	setting.Load(store, choiceFields, &kept)
	if kept != c || kept.Pair != stays[0] {
		t.Errorf("%v is kept, want %v", kept.Pair, stays[0])
	}
}
