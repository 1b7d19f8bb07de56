package analysis

import (
	"flag"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

var boards = flag.Int("boards", 3, "boards of computer players of which reasons are held against their definitions; one with -short")

// Most cards that cost something on real boards have a reason, and it holds.
func TestReasonsOnBoards(t *testing.T) {
	m := match.Match{Players: [4]match.Player{bot.Player{}, bot.Player{}, bot.Player{}, bot.Player{}}}
	rules, next, length := bridge.Duplicate(), 0, *boards
	if testing.Short() {
		length = 1
	}
	rubber, err := m.Session(t.Context(), session.Session{Rules: rules, Length: length}, func() card.Deal {
		next++
		return rules.Deck.Seeded(11, 1, next)
	})
	if err != nil {
		t.Fatal(err)
	}
	costly, said, others := 0, 0, 0
	for i, b := range rubber.Boards {
		judge := must(assess.NewJudge(b, assess.Options{From: rules.Tricks()}))
		for act, ok, err := judge.Next(t.Context()); ok || err != nil; act, ok, err = judge.Next(t.Context()) {
			if err != nil {
				t.Fatal(err)
			}
			if b.Events()[act.Event].Kind == bridge.ClaimKind || act.Cost == 0 {
				continue
			}
			costly++
			before := b.Prefix(act.Event)
			r := Why(t.Context(), b, act)
			if r.Kind != NoReason {
				said++
			}
			if r.Tricks != act.Cost || !act.Better[act.Cost-1].Has(r.Better) {
				t.Errorf("board %d, event %d: %+v of %+v", i+1, act.Event, r, act)
			}
			if wrong := refute(t, must(dd.At(before)), hidden(before), r); wrong != "" {
				t.Errorf("board %d, event %d: %+v is said, but %s", i+1, act.Event, r, wrong)
			}
			// The reason for a card found is about that card, and no other.
			for c := range act.Better[len(act.Better)-1].All() {
				its := WhyCard(t.Context(), b, act, c)
				if its.Better != c && its.Kind != NoReason || its.Tricks != act.Gain(c) {
					t.Errorf("board %d, event %d: of %v it is said %+v", i+1, act.Event, c, its)
				}
				if wrong := refute(t, must(dd.At(before)), hidden(before), its); wrong != "" && its.Kind != NoReason {
					t.Errorf("board %d, event %d: of %v %+v is said, but %s", i+1, act.Event, c, its, wrong)
				}
				if its.Kind != NoReason && c != r.Better {
					others++
				}
			}
		}
	}
	if others == 0 {
		t.Error("no card was found but the one that is named first")
	}
	t.Logf("of %d cards that cost something %d have a reason", costly, said)
	if said*10 < costly*6 {
		t.Errorf("of %d cards that cost something only %d have a reason", costly, said)
	}
}

// The seats that a player doesn't see: before the opening lead dummy too.
func TestHidden(t *testing.T) {
	b := must(bridge.NewBoard(bridge.Duplicate(), card.Deck52.Seeded(1, 1, 1), card.South, bridge.VulNone))
	for _, text := range []string{"1N", "Pass", "Pass", "Pass"} {
		b = must(b.Apply(must(bridge.ParseEvent(text))))
	}
	for _, want := range []string{"ENS", "EW", "WS", "WE"} { // West leads, then dummy, East and declarer
		got := ""
		for _, seat := range hidden(b) {
			got += seat.String()
		}
		if got != want {
			t.Errorf("%v doesn't see %s, want %s", b.Turn(), got, want)
		}
		b = must(b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0])))
	}
}
