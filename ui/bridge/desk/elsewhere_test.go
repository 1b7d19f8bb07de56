package desk

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/mix"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/seating"
)

// A session with a field is left after each board and resumed. The results of its other tables are saved with the
// boards, and missing ones are played; in the end all are there, and as they are played anywhere.
func TestASessionWithAField(t *testing.T) {
	t.Run("alike", func(t *testing.T) { sessionWithAField(t, true) })
	t.Run("mixed", func(t *testing.T) { sessionWithAField(t, false) })
}

func sessionWithAField(t *testing.T, alike bool) {
	d, _ := newDesk(t)
	d.window.fast = true
	d.deals = func(r bridge.Rules, _ int64) func(int) card.Deal {
		return func(board int) card.Deal { return r.Deck.Seeded(5, 1, board) }
	}
	d.window.chosen, d.choices.Field, d.choices.FieldAlike = bridge.Duplicate().Name, field.Setup{Tables: 4, By: field.ByCross}, alike
	sit, err := d.reader().NextRubber(3, card.South)
	if err != nil {
		t.Fatal(err)
	}
	var id int64
	for boards := 1; boards <= 3; boards++ {
		config, j := d.tables.rubberConfig(sit, d.players([2]bot.Level{}))
		changed := make(chan struct{}, 10_000)
		config.Computer, config.Changed = passing{}, func() { changed <- struct{}{} }
		s, err := play.New(config, sit.Rubber.Rubber, sit.Rubber.Current)
		if err != nil {
			t.Fatal(err)
		}
		in := func() (n int) {
			for _, tr := range s.Travellers() {
				n += tr.In() - 1
			}
			return n
		}
		// After the first board it is left at once, later when all is in.
		for s.State().Board.Phase() != bridge.Finished || boards > 1 && in() < 3*boards {
			b := s.State().Board
			if s.State().Asked {
				e, _ := passing{}.Act(t.Context(), b.View(b.Actor()))
				if err := s.Act(e); err != nil {
					t.Fatal(err)
				}
			}
			<-changed
		}
		s.Close()
		id = j.ID()
		if boards < 3 {
			if sit, err = d.reader().Sitting(id)(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
	}
	r, err := d.store.Rubber(id)
	players := d.choices.FieldLevel.String()
	if !alike {
		players = mix.Club(bridge.Duplicate(), 4, mix.Seed(card.Deck52.Seeded(5, 1, 0).String())).String()
	}
	if err != nil || !r.Finished || r.Field != (bridgestore.Field{Setup: d.choices.Field, Players: players}) {
		t.Fatalf("%+v, %v", r, err)
	}
	theSame(t, d, r)
}

// theSame checks that all tables of a rubber's field are in, and have played as beginners do.
func theSame(t *testing.T, d *seen, r bridgestore.Rubber) {
	t.Helper()
	all, err := d.store.Travellers(t.Context(), r.ID)
	if err != nil || len(all) != len(r.Rubber.Boards) {
		t.Fatalf("%d travellers, %v", len(all), err)
	}
	mixed, _ := mix.Parse(r.Field.Players)
	for i, tr := range all {
		if !tr.Complete() {
			t.Errorf("board %d: %d of %d are in", i+1, tr.In(), tr.Tables)
		}
		for _, l := range tr.Lines[1:] {
			four := bot.Even(bot.Player{Cards: d.choices.Systems.At(r.Seat.Side(), r.Rubber.Rules)})
			if s, ok := mixed.At(l.Table); ok {
				four = s
			}
			four = four.Each(func(p *bot.Player) {
				p.Level, p.Source, p.Scoring = bot.Beginner, field.Seed(l.Board.Number(), l.Table), bot.ScoringOf(r.Rubber.Rules, r.Field.Setup)
			})
			want, err := play.OtherTable(t.Context(), r.Rubber.Boards[i], four)
			if err != nil || !slices.Equal(l.Board.Events(), want.Events()) {
				t.Errorf("board %d, table %d: %v, want %v, %v", i+1, l.Table, l.Board.Events(), want.Events(), err)
			}
		}
	}
}

// Missing results of a finished session's field are played when the results are looked at.
func TestAFieldIsFilled(t *testing.T) {
	d, _ := newDesk(t)
	d.window.fast = true
	south := card.South
	id, err := d.store.NewField(bridge.Duplicate(), 2, &south, bridgestore.Field{Setup: field.Setup{Tables: 3}, Players: "expert"})
	if err != nil {
		t.Fatal(err)
	}
	j := d.store.Journal(id, "club")
	r, err := d.store.Rubber(id)
	for n := range 2 {
		var b bridge.Board
		if err == nil {
			b, err = r.Rubber.Next(card.Deck52.Seeded(3, 1, n))
		}
		if err == nil {
			err = j.Begin(b)
		}
		for range 4 {
			if err == nil {
				b, err = b.Apply(bridge.Called(bridge.Pass))
			}
			if err == nil {
				err = j.Append(b)
			}
		}
		if err == nil {
			r, err = d.store.Rubber(id)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	one := seating.Elsewhere(r, d.choices.Systems.At(r.Seat.Side(), r.Rubber.Rules), nil, func(_ int, other bridgestore.Other) error { return d.store.SaveFieldTable(r.BoardIDs[1], 3, other) }, d.window.Fast())
	if err := one.Play(t.Context(), one.Missing(r.Rubber.Boards)[3]); err != nil {
		t.Fatal(err)
	}
	if in := d.reader().TablesOf(t.Context(), r); len(in) != 1 || in[0].Table != 3 {
		t.Fatalf("before: %+v", in)
	}
	d.others.fill(r)
	theSame(t, d, r)
	if d.others.filling != (filling{}) {
		t.Error("it is still being filled")
	}
}

// A table's result from before the user's first act is saved with that act.
func TestATableOfTheFieldBeforeTheFirstAct(t *testing.T) {
	d, _ := newDesk(t)
	south := card.South
	j := seating.NewJournal(d.store, bridgestore.Rubber{}, bridgestore.Deal{Seat: &south, Length: 8, Players: "club", Field: bridgestore.Field{Setup: field.Setup{Tables: 4}, Players: "club"}})
	b, err := bridge.NewBoard(bridge.Duplicate(), card.Deck52.Seeded(3, 1, 0), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for table := 2; table <= 3; table++ {
		if err := j.KeepTable(table, bridgestore.Other{Players: "club", Board: over(t, b)}); err != nil {
			t.Fatal(err)
		}
	}
	if b, err = b.Apply(bridge.Called(bridge.Pass)); err == nil {
		err = j.Append(b)
	}
	if err == nil {
		err = j.KeepTable(4, bridgestore.Other{Players: "club", Board: over(t, b)})
	}
	if err != nil {
		t.Fatal(err)
	}
	r, err := d.store.Rubber(j.ID())
	if err != nil || len(d.reader().TablesOf(t.Context(), r)) != 3 || r.Field.Tables != 4 {
		t.Errorf("%+v, %v", r, err)
	}
}

// The first session of a day counts; another one is played again.
func TestADayIsRepeated(t *testing.T) {
	d, _ := newDesk(t)
	for _, want := range []bridgestore.Kind{bridgestore.Ordinary, bridgestore.Again} {
		sit, err := d.reader().day(t.Context(), "2026-11-22")
		if err != nil || sit.Kind != want || sit.Rubber.Field.Daily != "2026-11-22" || sit.Rubber.Rubber.Length != field.DailyBoards {
			t.Fatalf("%+v, %v; want kind %q", sit, err, want)
		}
		config, j := d.tables.rubberConfig(sit, d.players([2]bot.Level{}))
		b, err := sit.Rubber.Rubber.Next(config.Deal(0))
		for range 4 {
			if err == nil {
				b, err = b.Apply(bridge.Called(bridge.Pass))
			}
		}
		if err != nil || b.Deal != field.Daily("2026-11-22", 0) {
			t.Fatalf("%v, %v", b.Deal, err)
		}
		if err := j.Append(b); err != nil {
			t.Fatal(err)
		}
		days, err := d.store.DailyResults(t.Context(), "2026-11-22", "2026-11-22")
		if err != nil || len(days) != 1 || days[0].Rubber > j.ID() || (days[0].Rubber == j.ID()) != (want == bridgestore.Ordinary) {
			t.Errorf("%+v, %v", days, err)
		}
	}
}

// The field of a day follows from its date, and says who sits at each table; that of a session from before there were mixes
// stays as it was.
func TestWhoSitsAtTheTables(t *testing.T) {
	d, _ := newDesk(t)
	var was string
	for range 2 {
		sit, err := d.reader().day(t.Context(), "2026-11-22")
		mixed, failed := mix.Parse(sit.Rubber.Field.Players)
		if err != nil || failed != nil || len(mixed) != field.Usually-1 || was != "" && mixed.String() != was {
			t.Fatalf("%+v, %v, %v", sit.Rubber.Field, err, failed)
		}
		was = mixed.String()
		if pairs := pairsOf(sit.Rubber); len(pairs) != field.Usually || pairs[0] != [2]string{} || pairs[1][card.NS] == "" {
			t.Errorf("the pairs are %q", pairs)
		}
		players := seating.Elsewhere(sit.Rubber, bidding.Cards{}, nil, nil, d.window.Fast()).Player
		b, err := sit.Rubber.Rubber.Next(field.Daily("2026-11-22", 0))
		if err != nil {
			t.Fatal(err)
		}
		for table := 2; table <= field.Usually; table++ {
			if got := players(b, table).(bot.Sides); got.String() != mixed[table-2].String() || got[card.NS].Source != field.Seed(b.Number(), table) {
				t.Errorf("table %d: %v", table, got)
			}
		}
	}
	old := bridgestore.Rubber{Field: bridgestore.Field{Setup: field.Usual, Players: "expert"}, Rubber: session.Session{Rules: bridge.Duplicate()}}
	cards := bidding.Cards{{System: bidding.Goren}, {System: bidding.Standard}}
	got := seating.Elsewhere(old, cards, nil, nil, d.window.Fast()).Player(bridge.Board{}, 3).(bot.Sides)
	if got.String() != "expert:goren/standard" || pairsOf(old) != nil {
		t.Errorf("%v, %q", got, pairsOf(old))
	}
}
