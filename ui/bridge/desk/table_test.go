package desk

import (
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
)

// Players chosen at a table sit down with the next deal; the deal in progress continues with those who began it, even
// if the table is left meanwhile. They used not to come as long as the user stayed, and the deal was saved as played by
// players who hadn't.
func TestOthersSitDownWithTheNextDeal(t *testing.T) {
	d, _ := newDesk(t)
	d.window.fast = false
	d.choices.Level, d.choices.Partner = bot.Club, bot.Club
	south := card.South
	s := session.Session{Rules: bridge.SuperBridge(), Length: 4}
	b, err := s.Next(s.Rules.Deck.Seeded(5, 1, 0))
	if err != nil {
		t.Fatal(err)
	}
	id, err := d.store.NewDeal(b, bridgestore.Deal{Seat: &south, Length: 4, Players: d.reader().Players(south, b.Rules).String()})
	if err != nil {
		t.Fatal(err)
	}
	sit, err := d.reader().Sitting(id)(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	_, j := d.tables.rubberConfig(sit, d.seated(sit.Players))
	next := d.tables.reseat(sit, j)
	if next() {
		t.Fatal("nothing has changed, and the next deal has a new table")
	}
	d.choices.Apart, d.choices.Level, d.choices.Partner, d.choices.ByTheBook = true, bot.Expert, bot.Beginner, false
	again, err := d.reader().Sitting(id)(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	config, _ := d.tables.rubberConfig(again, d.seated(again.Players))
	if is, was := fmt.Sprint(config.Computer), "club+book"; is != was || again.Players.String() != was {
		t.Errorf("the deal goes on with %v, kept as %v; it began with %v", is, again.Players, was)
	}
	for range 4 {
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err == nil {
			err = j.Append(b)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	d.live()
	if !next() {
		t.Error("the next deal is played with the old players")
	}
	d.untilTable()
	d.window.leave()
	ids, err := d.store.BoardIDs(t.Context(), id)
	if err != nil || len(ids) != 2 {
		t.Fatalf("boards %v are kept, %v", ids, err)
	}
	for i, want := range []string{"club+book", "beginner/expert"} {
		if b, err := d.store.Board(t.Context(), ids[i]); err != nil || b.Players != want {
			t.Errorf("board %d is kept as played by %q (%v), want %q", i, b.Players, err, want)
		}
	}
}

// Each setting of the players takes effect with the next deal. A new system used to wait for a new level.
func TestEachSettingTakesEffectWithTheNextDeal(t *testing.T) {
	game := slices.IndexFunc(bidding.Games(), func(r bridge.Rules) bool { return r.Deck == bridge.Duplicate().Deck })
	other := (game + 1) % len(bidding.Games())
	for name, change := range map[string]func(*choices.Choices){
		"level":      func(c *choices.Choices) { c.Level = bot.Beginner },
		"book":       func(c *choices.Choices) { c.ByTheBook = !c.ByTheBook },
		"system":     func(c *choices.Choices) { c.Systems[game].Ours.System = bidding.Goren },
		"theirs":     func(c *choices.Choices) { c.Systems[game].Theirs.System = bidding.Goren },
		"convention": func(c *choices.Choices) { c.Systems[game].Ours = c.Systems[game].Ours.With(bidding.Stayman, false) },
		"both hands": func(c *choices.Choices) { c.PlayBoth = !c.PlayBoth },
		"nothing":    func(*choices.Choices) {},
		"other deck": func(c *choices.Choices) { c.Systems[other].Ours.System = bidding.Goren },
		"the pace":   func(c *choices.Choices) { c.FullTrick++ },
	} {
		t.Run(name, func(t *testing.T) {
			d, _ := newDesk(t)
			d.window.fast = false
			d.window.chosen, d.choices.Level = bridge.Duplicate().Name, bot.Club
			sit, err := d.reader().NextRubber(4, card.South)
			if err != nil {
				t.Fatal(err)
			}
			_, j := d.tables.rubberConfig(sit, d.seated(sit.Players))
			next := d.tables.reseat(sit, j)
			if next() {
				t.Fatal("nothing has changed, and the next deal has a new table")
			}
			change(&d.choices)
			if want := name != "nothing" && name != "the pace" && name != "other deck"; next() != want {
				t.Errorf("the next deal has a new table: %v, want %v", !want, want)
			}
		})
	}
}
