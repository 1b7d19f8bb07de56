package history

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/past"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Each choice can be made, is shown in words, and can be undone.
func TestEachChoiceIsSaidAndDropped(t *testing.T) {
	all := families{past.New(past.Options{Store: unasked})}
	want := [][]string{
		{"7 days", "30 days", "This year", "Dates …"},
		{"Beginners", "Club players", "Experts", "Different"},
		{"You declared", "Partner declared", "You defended", "Your side declared"},
		{"North declared", "East declared", "South declared", "West declared"},
		{"Made", "Down", "Passed out"},
		{"Level 1", "Level 2", "Level 3", "Level 4", "Level 5", "Level 6", "Level 7", "Level 8", "Level 9"},
		{"♣", "♦", "♥", "♠", "NT"},
	}
	check := func(change func(*history.Query), words string) {
		var q history.Query
		change(&q)
		parts := all.wishes(q)
		if len(parts) != 1 || parts[0].Words != words || q.Everything() {
			t.Errorf("%s: %+v has the parts %+v", words, q, parts)
			return
		}
		if parts[0].Drop(&q); !q.Everything() {
			t.Errorf("%s: when it is dropped, %+v is left", words, q)
		}
	}
	var seen []history.Query
	for i, r := range all.choices(history.Query{}) {
		if got := len(r.Options) - 1; got != len(want[i]) {
			t.Fatalf("%s has %d choices: %q", r.Label, got, r.Options)
		}
		for n, words := range want[i] {
			check(func(q *history.Query) { r.Choose(q, n+1) }, words)
			var q history.Query
			r.Choose(&q, n+1)
			if slices.Contains(seen, q) {
				t.Errorf("%s: another choice asks for the same", words)
			}
			seen = append(seen, q)
			if chosen := all.choices(q)[i].Chosen; chosen != n+1 {
				t.Errorf("%s: the row shows %d", words, chosen)
			}
		}
	}
	for _, s := range all.switches(history.Query{}) {
		check(s.Flip, s.Label)
	}
	for _, r := range bridge.Games() {
		var q history.Query
		all.flipGame(&q, r.Name)
		if said := gamesSaid(q); said != text.Game(r.Name) {
			t.Errorf("%s is said as %q", r.Name, said)
		}
		if all.flipGame(&q, r.Name); !q.Everything() {
			t.Errorf("without %s, %+v is left", r.Name, q)
		}
	}
	for _, c := range [][3]string{{"2026", "", "From 2026"}, {"", "2026-05", "Until 2026-05"}, {"2026-01", "2026-05", "2026-01 to 2026-05"}, {"2026-05-03", " 2026-05-03", "2026-05-03"}} {
		if got := all.wishes(history.Query{Period: history.OwnDates, First: c[0], Last: c[1]})[0].Words; got != c[2] {
			t.Errorf("got %q, want %q", got, c[2])
		}
	}
}

// A game that is only in the list can be searched for: it is among the choices, is selected by its id, and is named in
// the query.
func TestAGameOfTheListIsLookedFor(t *testing.T) {
	made := bridge.SuperBridge()
	made.Name, made.Level = "Longwood", 11
	t.Cleanup(bridge.Register(made))
	var q history.Query
	all := families{past.New(past.Options{Store: unasked})}
	for _, r := range all.choices(q) {
		if r.Label == text.T("history.filter.level") && r.Options[len(r.Options)-1] != "11" {
			t.Errorf("levels go up to %s", r.Options[len(r.Options)-1])
		}
	}
	all.flipGame(&q, "Longwood")
	if q.Games != "Longwood" || gamesSaid(q) != "Longwood" {
		t.Errorf("it asks for %q, in words %v", q.Games, gamesSaid(q))
	}
	store := newStore(t, 2)
	store.rubbers[1].Rules = "Longwood"
	s, _ := open(t, store, atOnce, Position{Query: q})
	if s.list.Len() != 1 || !strings.Contains(words(s.Content()), "Longwood") {
		t.Errorf("%d rubbers are listed: %s", s.list.Len(), words(s.Content()))
	}
}
