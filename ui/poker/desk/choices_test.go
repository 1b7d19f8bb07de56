package desk

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/setting"
)

// quick is a window without anything but a pace.
type quick struct{ family.Window }

func (quick) Fast() bool           { return false }
func (quick) Think() time.Duration { return 0 }

// The user's pairs are settled until he goes on, and others' for a while, unless he chooses otherwise; what he chooses is
// kept, and is the pace of a table.
func TestChoices(t *testing.T) {
	c := usual()
	row := c.rows()[0]
	if row.Options[row.Chosen(c)] != "Until Enter" {
		t.Errorf("a new user has %q", row.Options[row.Chosen(c)])
	}
	row.Choose(&c, 0)
	others := c.rows()[1]
	if others.Options[others.Chosen(c)] != "1.8 s" {
		t.Errorf("others' pairs stay for %q", others.Options[others.Chosen(c)])
	}
	others.Choose(&c, 2)
	store := newStore(t)
	if err := setting.Save(store, choiceFields, c); err != nil {
		t.Fatal(err)
	}
	kept := usual()
	setting.Load(store, choiceFields, &kept)
	if kept != c || kept.Pair != stays[0] || kept.Others != othersStay[2] {
		t.Errorf("%v is kept, want %v", kept, c)
	}
	d := &Desk{window: quick{}, choices: kept}
	if pace := d.pace(); pace.Own != stays[0] || pace.Pair != othersStay[2] {
		t.Errorf("the pace of a table is %+v", pace)
	}
}
